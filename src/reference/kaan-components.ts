/** Ka’an: Cities in the Sky: its components and values, brought into the one form that pages, lists and search take. */
import type { Component } from './components.ts';
import type { Value } from './registry.ts';

export const kaanComponents = (): Component[] => [];

export const kaanValues = (): Value[] => [];
