import { type AnyGame, anyGame, Match, type MatchRecord, type PlainOption, rulesOf } from '@railhead/kernel'
import { type HighCardConfig, type HighCardState, highCard } from '@railhead/kernel/testing'
import { paths, type RulesResponse } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, type Visit } from '../testing/client.js'
import { playToTheEnd } from '../testing/play.js'
import { type TestServer, testServer } from '../testing/server.js'

/** The toy game in two versions: by the newer one nobody may swap a card any more. */
type State = HighCardState & { readonly rules?: string }
const twice: AnyGame = anyGame({
  ...highCard,
  id: 'twice',
  rulesVersion: '2',
  versions: [
    { version: '1', release: '0.1.0' },
    { version: '2', release: '0.2.0' },
  ],
  config: {
    ...highCard.config,
    parse: (input, version): HighCardConfig & { rules: string } => {
      const { rules, rulings: _, ...rest } = (input ?? {}) as { rules?: string; rulings?: unknown }
      return { ...highCard.config.parse(rest), rules: version ?? rules ?? '2' }
    },
  },
  setup: (config, chance, tell) => ({
    ...highCard.setup(config, chance, tell),
    rules: rulesOf({ rulesVersion: '2' }, config),
  }),
  clone: (state: State) => ({ ...highCard.clone(state), rules: state.rules }),
  view: (state: State, viewer) => ({ ...highCard.view(state, viewer), rules: state.rules }),
  decisions: (state: State) =>
    highCard.decisions(state).filter(({ ask }) => ask !== 'swap' || state.rules === '1'),
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ games: [twice] })
})
afterAll(() => server.close())

interface Party {
  readonly table: string
  readonly people: readonly [Guest, Guest]
  readonly visits: readonly [Visit, Visit]
}

/** A match of two people that began with the older rules, brought from a file. */
async function party(): Promise<Party> {
  const people = [await Guest.arrive(server.url, 'Ann'), await Guest.arrive(server.url, 'Bob')] as const
  const file: MatchRecord = Match.start(twice, { players: 2 }, 'old', '1').record()
  const { table } = await people[0].ask<{ table: { id: string } }>('POST', paths.import, { file })
  await people[1].join(table.id)
  await people[0].ask('POST', paths.start(table.id))
  const visits = await Promise.all([people[0].sit(table.id), people[1].sit(table.id)] as const)
  return { table: table.id, people, visits }
}

const close = ({ visits }: Party): void => {
  for (const visit of visits) visit.close()
}
const lay = async (visit: Visit): Promise<void> => {
  const asked = visit.position?.decisions.find(({ ask }) => ask === 'lay')
  await visit.answer(asked?.id ?? '', asked?.options[0] as PlainOption)
}

test('when all people agree, a match goes on by newer rules, is shown whole, and replays to its end', async () => {
  const at = await party()
  const [ann, bob] = at.people
  await lay(at.visits[0])
  const offer = await ann.ask<RulesResponse>('GET', paths.rules(at.table))
  expect(offer).toEqual({
    from: '1',
    to: '2',
    release: '0.2.0',
    can: true,
    same: false,
    agreed: [],
    needed: [0, 1],
  })
  const first = await ann.ask<RulesResponse>('POST', paths.rules(at.table), { to: '2', accept: true })
  expect(first).toMatchObject({ from: '1', agreed: [0], needed: [1] })
  expect(at.visits[1].position?.decisions.map(({ ask }) => ask).sort()).toEqual(['lay', 'swap'])
  // A no takes the own yes back; and a yes again.
  expect(await ann.ask('POST', paths.rules(at.table), { to: '2', accept: false })).toMatchObject({
    agreed: [],
  })
  await ann.ask('POST', paths.rules(at.table), { to: '2', accept: true })
  const moved = await bob.ask<RulesResponse>('POST', paths.rules(at.table), { to: '2', accept: true })
  expect(moved).toMatchObject({ from: '2', to: '2', can: false })
  await at.visits[1].until(() => at.visits[1].table.rules === '2' && at.visits[1].number === 2)
  expect(at.visits[1].position?.decisions.map(({ ask }) => ask)).toEqual(['lay'])
  await playToTheEnd(at.visits)
  const file = await ann.ask<MatchRecord>('GET', paths.export(at.table))
  expect(file.rules).toBe('2')
  expect(Match.replay(twice, file).hash()).toBe(file.hash)
  close(at)
})

test('what cannot be moved says which answer speaks against it, and goes on as it began', async () => {
  const at = await party()
  const swap = at.visits[0].position?.decisions.find(({ ask }) => ask === 'swap')
  await at.visits[0].answer(swap?.id ?? '', swap?.options[0] as PlainOption)
  const [ann] = at.people
  expect(await ann.ask('GET', paths.rules(at.table))).toMatchObject({ can: false, answer: 1 })
  const refused = await ann.send('POST', paths.rules(at.table), { to: '2', accept: true })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'cannotMove', expected: 1 } } })
  expect((await ann.send('POST', paths.rules(at.table), { to: '7', accept: true })).status).toBe(400)
  const eve = await Guest.arrive(server.url, 'Eve')
  expect((await eve.send('POST', paths.rules(at.table), { to: '2', accept: true })).status).toBe(403)
  await lay(at.visits[0])
  expect(at.visits[0].table.rules).toBe('1')
  close(at)
})
