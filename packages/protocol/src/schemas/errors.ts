import { z } from 'zod'
import { ERROR_CODES } from '../errors.js'
import type { Wire } from './common.js'

export const wireError = z.strictObject({
  code: z.enum(ERROR_CODES),
  /** One English sentence, for people who write programs; the screen has its own words for each code. */
  message: z.string(),
  /** What would have been right, where that can be said. */
  expected: z.unknown().exactOptional(),
  /** Where in the input the fault lies, e.g. `config.players`. */
  path: z.string().exactOptional(),
})
export type WireError = Wire<typeof wireError>

/** Body of every HTTP answer with a status of 400 or more. */
export const wireErrorBody = z.strictObject({ error: wireError })
export type WireErrorBody = Wire<typeof wireErrorBody>
