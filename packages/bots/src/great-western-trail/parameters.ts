import type { Parameters } from './insight.js'

export const parameters: Parameters = { weights: [], priors: {} }
