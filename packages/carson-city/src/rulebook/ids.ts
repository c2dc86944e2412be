import type { RuleKey } from './text/en.js'

/** The sections: every text that has a first paragraph. */
export type SectionId = RuleKey extends infer Key ? (Key extends `${infer Id}.1` ? Id : never) : never

/** The parts of the book. */
export type Part = RuleKey extends infer Key ? (Key extends `part.${infer Id}` ? Id : never) : never
