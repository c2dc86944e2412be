/** Where the run of the tests answers with what its files share. */
export const SHARED = 'RAILHEAD_SHARED'

/** The address of a PostgreSQL server. */
export const POSTGRES = '/postgres'
/** The file of the program of a server. */
export const PROGRAM = '/program'

/** What the run of the tests shares, if there is one. */
export async function sharedBy(path: string): Promise<string | undefined> {
  const desk = process.env[SHARED]
  if (desk === undefined) return undefined
  const answer = await fetch(desk + path)
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return said
}
