/** How well a bot plays, from worst to best. */
export const LEVELS = ['random', 'greenhorn', 'hand', 'drover', 'trail-boss', 'cattle-baron'] as const
export type Level = (typeof LEVELS)[number]
