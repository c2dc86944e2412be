import type { Study } from '../study.js'
export declare const greatWesternTrailStudy: Study
