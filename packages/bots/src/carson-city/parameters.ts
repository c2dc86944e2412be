import type { Parameters } from '../parameters.js'

/** Found by training: see docs/bots.md. */
export const parameters: Readonly<Record<string, Parameters>> = {}
