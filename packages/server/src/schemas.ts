import { LIMITS } from '@railhead/protocol'
import { tableScope, tableStatus } from '@railhead/protocol/schemas'
import { z } from 'zod'

/** Readers of everything that comes from outside: bodies and messages as the protocol says, addresses as below. */
export {
  accountBody,
  banBody,
  botBody,
  botChange,
  claimBody,
  clientMessage,
  correctionsBody,
  createTableBody,
  deleteAccountBody,
  endServiceBody,
  handledBody,
  importBody,
  joinBody,
  loginBody,
  loginLinkBody,
  loginTokenBody,
  noBody,
  notificationsBody,
  oidcBody,
  passwordBody,
  preferences,
  proposalBody,
  pushBody,
  rematchBody,
  removeTableBody,
  reportBody,
  roleBody,
  rulesBody,
  sealBody,
  seatBody,
  sessionBody,
  streamCommand,
  studyBody,
  studyChange,
  timeRule,
  tokenBody,
  watchersBody,
  wordBody,
} from '@railhead/protocol/schemas'

const id = z.string().max(60)
/** Numbers in addresses: digits only. */
const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const time = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

export const tableParams = z.strictObject({ id })
export const sessionParams = z.strictObject({ id })
export const tokenParams = z.strictObject({ id })
export const personParams = z.strictObject({ id })
export const momentParams = z.strictObject({ id, moment: digits })
export const seatParams = z.strictObject({ id, seat: digits })
export const againstParams = z.strictObject({ id, other: id })
export const resultsQuery = z.strictObject({ before: time.exactOptional() })
export const ratingsQuery = z.strictObject({ game: z.string().min(1).max(60) })
export const listQuery = z.strictObject({ scope: tableScope, before: time.exactOptional() })
export const historyQuery = z.strictObject({
  from: digits,
  count: digits.refine(value => value <= LIMITS.historySteps, `At most ${LIMITS.historySteps}.`),
})
export const gameParams = z.strictObject({ game: z.string().min(1).max(60) })
const lang = z.string().max(20)
export const langQuery = z.strictObject({ lang: lang.exactOptional() })
export const wordsQuery = z.strictObject({ lang: lang.exactOptional(), from: digits.exactOptional() })
export const logQuery = z.strictObject({ from: digits.exactOptional() })

/** What a login service sends back; whatever else it adds is not looked at. */
export const oidcQuery = z.object({
  state: z.string().max(100).exactOptional(),
  code: z.string().max(4000).exactOptional(),
  iss: z.string().max(500).exactOptional(),
})
export const searchQuery = z.strictObject({ search: z.string().max(100).exactOptional() })
export const statusQuery = z.strictObject({ status: tableStatus })
export const reportParams = z.strictObject({ id })
export const studyParams = z.strictObject({ id })
