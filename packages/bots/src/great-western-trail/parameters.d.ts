import type { Parameters } from '../study.js'
export declare const parameters: Parameters
