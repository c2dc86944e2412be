import type { TableId } from '@railhead/protocol'
import { newKey } from '../table/newKey.js'

/** Ids of the server have no such beginning and another length. */
const PREFIX = 'here-'

/** Whether the table is one of this device. */
export const isLocalId = (id: TableId): boolean => id.startsWith(PREFIX)

export const newLocalId = (): TableId => `${PREFIX}${newKey()}`
