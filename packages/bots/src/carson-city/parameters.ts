import type { Parameters } from '../study.js'

export const parameters: Parameters = { weights: [], priors: {} }
