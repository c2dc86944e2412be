/** What all processes share; encrypted if it is a secret. */
export interface SettingTable {
  name: string
  value: string
}

/** How often something was tried lately. */
export interface AttemptTable {
  /** A hash: of an address, of a mail address. */
  name: string
  /** How much of what is allowed was used up at that time. */
  spent: number
  at: number
}
