import type { Queries } from './store.js'

/** Everything that is stored about a person, without what proves who they are. */
export async function everythingAbout(db: Queries, personId: string): Promise<Record<string, unknown>> {
  const [
    person,
    account,
    sessions,
    tokens,
    seats,
    hosted,
    answers,
    chat,
    notes,
    results,
    ratings,
    told,
    identities,
    bans,
    reports,
    bots,
    studies,
    reviews,
  ] = await Promise.all([
    db.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst(),
    db
      .selectFrom('account')
      .select(['mail', 'verified', 'created_at'])
      .where('person_id', '=', personId)
      .executeTakeFirst(),
    db
      .selectFrom('session')
      .select(['device', 'created_at', 'seen_at'])
      .where('person_id', '=', personId)
      .execute(),
    db
      .selectFrom('api_token')
      .select(['name', 'scope', 'created_at', 'used_at', 'expires_at'])
      .where('person_id', '=', personId)
      .execute(),
    db
      .selectFrom('seat')
      .innerJoin('gametable', 'gametable.id', 'seat.table_id')
      .select(['seat.table_id', 'seat.seat', 'gametable.game', 'gametable.status', 'gametable.started_at'])
      .select(['gametable.finished_at', 'gametable.outcome'])
      .where('seat.person_id', '=', personId)
      .execute(),
    db
      .selectFrom('gametable')
      .select(['id', 'title', 'game', 'created_at'])
      .where('host', '=', personId)
      .execute(),
    db
      .selectFrom('log')
      .innerJoin('seat', join =>
        join.onRef('seat.table_id', '=', 'log.table_id').onRef('seat.seat', '=', 'log.seat'),
      )
      .select(['log.table_id', 'log.number', 'log.option', 'log.back_to', 'log.at'])
      .where('seat.person_id', '=', personId)
      .orderBy('log.table_id')
      .orderBy('log.number')
      .execute(),
    db.selectFrom('chat').select(['table_id', 'text', 'at']).where('person_id', '=', personId).execute(),
    db
      .selectFrom('note')
      .innerJoin('seat', join =>
        join.onRef('seat.table_id', '=', 'note.table_id').onRef('seat.seat', '=', 'note.seat'),
      )
      .select(['note.table_id', 'note.text'])
      .where('seat.person_id', '=', personId)
      .execute(),
    db.selectFrom('result').selectAll().where('person_id', '=', personId).execute(),
    db.selectFrom('rating').selectAll().where('person_id', '=', personId).execute(),
    db.selectFrom('told').select(['table_id', 'what', 'at']).where('person_id', '=', personId).execute(),
    db
      .selectFrom('identity')
      .select(['issuer', 'subject', 'created_at'])
      .where('person_id', '=', personId)
      .execute(),
    db.selectFrom('ban').select(['reason', 'until', 'at']).where('person_id', '=', personId).execute(),
    db
      .selectFrom('problem_report')
      .select(['id', 'game', 'words', 'at'])
      .where('person_id', '=', personId)
      .execute(),
    db
      .selectFrom('bot')
      .innerJoin('person', 'person.id', 'bot.person_id')
      .select(['person.id', 'person.name', 'bot.games', 'bot.invitations', 'bot.most', 'bot.created_at'])
      .where('bot.owner_id', '=', personId)
      .execute(),
    db.selectFrom('study').selectAll().where('person_id', '=', personId).execute(),
    db
      .selectFrom('review')
      .select(['table_id', 'state', 'asked_at'])
      .where('person_id', '=', personId)
      .execute(),
  ])
  return {
    person,
    account: account ?? null,
    sessions,
    tokens,
    seats,
    hosted,
    answers,
    chat,
    notes,
    results,
    ratings,
    told,
    identities,
    bans,
    reports,
    bots,
    studies,
    reviews,
  }
}
