/** The four goods: what “any resource” may be. */
export const goods = ['water', 'cocoa', 'corn', 'stone'] as const;
export type Good = (typeof goods)[number];

/** The goods and harmony tokens, which pay as any of them. */
export const resources = [...goods, 'harmony'] as const;
export type Resource = (typeof resources)[number];

export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];
