import type { StudyRow } from './schema/studies.js'
import type { Queries } from './store.js'

export type AuthoredStudy = StudyRow & { readonly author: string }

/** How many studies somebody may have, and how many letters they may take together. */
export interface StudyRoom {
  readonly studies: number
  readonly letters: number
}

/** Nothing was changed: there would be more studies than there may be, or larger ones. */
export class NoRoom extends Error {}

/** Fails with `NoRoom` if there is none. */
export async function addStudy(db: Queries, row: StudyRow, most: StudyRoom): Promise<void> {
  await lockPerson(db, row.person_id)
  await db.insertInto('study').values(row).execute()
  await mustFit(db, row.person_id, most)
}

/** Of several who write at once for one person, on whatever process, each sees what the one before wrote. */
async function lockPerson(db: Queries, id: string): Promise<void> {
  await db
    .updateTable('person')
    .set(eb => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .execute()
}

async function mustFit(db: Queries, personId: string, most: StudyRoom): Promise<void> {
  const { count, letters } = await db
    .selectFrom('study')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>(fn('length', ['content'])).as('letters'),
    ])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  if (Number(count) > most.studies || Number(letters) > most.letters) throw new NoRoom()
}

export async function findStudy(db: Queries, id: string): Promise<AuthoredStudy | undefined> {
  return db
    .selectFrom('study')
    .innerJoin('person', 'person.id', 'study.person_id')
    .selectAll('study')
    .select('person.name as author')
    .where('study.id', '=', id)
    .executeTakeFirst()
}

/** Without their content, the last changed first. */
export async function studiesOf(db: Queries, personId: string): Promise<Omit<StudyRow, 'content'>[]> {
  return db
    .selectFrom('study')
    .select(['id', 'person_id', 'title', 'game', 'chapters', 'notes', 'revision', 'created_at', 'changed_at'])
    .where('person_id', '=', personId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute()
}

/** False if it is gone, or was changed by another since; fails with `NoRoom` if there is none. */
export async function changeStudy(
  db: Queries,
  { id, person_id }: Pick<StudyRow, 'id' | 'person_id'>,
  revision: number,
  change: Pick<StudyRow, 'title' | 'game' | 'chapters' | 'notes' | 'content' | 'changed_at'>,
  most: StudyRoom,
): Promise<boolean> {
  await lockPerson(db, person_id)
  const changed = await db
    .updateTable('study')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return false
  await mustFit(db, person_id, most)
  return true
}

export async function removeStudy(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('study').where('id', '=', id).execute()
}
