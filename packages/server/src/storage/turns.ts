import type { Queries } from './store.js'

/** Whoever else wants to do what goes by that name, on whatever process, waits until this is written. */
export async function takeTurn(db: Queries, name: string, at: number): Promise<void> {
  const value = String(at)
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
