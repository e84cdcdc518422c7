/** Orloj: its components and values, brought into the one form that pages, lists and search take. */
import type { Component } from './components.ts';
import type { Value } from './registry.ts';

export const orlojComponents = (): Component[] => [];

export const orlojValues = (): Value[] => [];
