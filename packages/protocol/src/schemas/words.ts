import { z } from 'zod'
import { count, type Wire } from './common.js'

/** GET /api/games/:game/texts?lang=fr: all texts of a game in one language, ICU messages by key. */
export const textsResponse = z.strictObject({
  lang: z.string(),
  /** Events, questions and options of the game, names of its pieces, settings and points. */
  texts: z.record(z.string(), z.string()),
})
export type TextsResponse = Wire<typeof textsResponse>

/**
 * GET /api/tables/:id/words?lang=fr[&from=N]: what I am asked and what I was told since moment N, in sentences as people
 * read them. Without `from` the log is left out.
 */
export const wordsResponse = z.strictObject({
  lang: z.string(),
  moment: count,
  decisions: z.array(
    z.strictObject({
      /** Of the decision, as in `Position.decisions`. */
      id: z.string(),
      prompt: z.string(),
      /** In the order of its options. */
      options: z.array(z.string()),
    }),
  ),
  /** One entry for each moment; the lines in the order of its events. */
  log: z.array(z.strictObject({ moment: count, lines: z.array(z.string()) })),
})
export type WordsResponse = Wire<typeof wordsResponse>
