import { expect, test } from 'vitest'
import { RAIL_START } from '../../src/components/railroad.js'
import { BUILDER, COWBOY, ENGINEER, GREEN_OUTLAW, isHazard, isOutlaw } from '../../src/components/tiles.js'
import { SAM_CARDS, samCard } from '../../src/solo/cards.js'
import { SAM } from '../../src/solo/sam.js'
import { type SoloGame, soloGame } from './testing.js'

/** Both stand where nothing much happens. */
const ready = (settings = {}): SoloGame => soloGame(settings).human('nA').herder('nA')

/** The human passes as long as anything is asked, until Sam has had so many turns. */
function playOn(game: SoloGame, turns: number): SoloGame {
  while (game.told('samCard').length < turns) {
    const [option] = game.options().slice(-1)
    game.answer({ ...option })
  }
  return game
}

test('SAM-TURN-01 the human begins, then both take turns', () => {
  const game = playOn(soloGame(), 3)
  expect(game.told('turn').map(event => event.seat)).toEqual([0, SAM, 0, SAM, 0, SAM, 0])
  expect(game.told('turn').map(event => event.number)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('SAM-TURN-02 for rules that nothing changes Sam is a player: two-player fees, columns and market', () => {
  const game = ready()
  expect(game.state.playerCount).toBe(2)
  expect(game.state.jobs).toHaveLength(24)
})

test('SAM-TURN-03 SAM-TURN-04 an empty draw pile is reshuffled at the start of his next turn, not before', () => {
  const game = ready()
  game.sam.discard = game.sam.deck.filter(card => card !== 8)
  game.sam.deck = [8]
  game.start()
  expect(game.sam.deck).toEqual([])
  expect(game.sam.discard).toHaveLength(15)
  expect(game.told('reshuffled')).toEqual([])
  game.start()
  expect(game.told('reshuffled')).toEqual([{ type: 'reshuffled', seat: SAM }])
  expect(game.sam.deck).toHaveLength(14)
  expect(game.sam.discard).toHaveLength(1)
})

test('SAM-TURN-05 SAM-TURN-10 he draws exactly one card a turn, and it ends on his discard pile', () => {
  const game = playOn(soloGame(), 4)
  const drawn = game.told('samCard').map(event => event.card)
  expect(drawn).toHaveLength(4)
  expect(game.sam.discard).toEqual(drawn)
  expect(game.sam.deck).toHaveLength(11)
})

test('SAM-EDGE-04 with twelve cards he reshuffles in turns 13 and 25, with fifteen in turns 16 and 31', () => {
  for (const [solo, turns] of [
    ['easy', [13, 25]],
    ['medium', [16, 31]],
    ['hard', [16, 31]],
  ] as const) {
    const game = ready({ solo }).bareTrail()
    const shuffled: number[] = []
    for (let turn = 1; turn <= 31; turn++) {
      const before = game.told('reshuffled').length
      game.herder('nA').start()
      if (game.told('reshuffled').some((event, i) => i >= before && event.seat === SAM)) shuffled.push(turn)
    }
    expect(shuffled).toEqual(turns)
  }
})

test('SAM-TURN-06 first the herder moves, then the action is done', () => {
  const types = ready()
    .plays(8)
    .events.map(event => event.type)
  expect(types.indexOf('moved')).toBeLessThan(types.indexOf('outlaw'))
})

test('SAM-TURN-07 the place where he stops has no influence: no local and no auxiliary action', () => {
  for (const place of ['nA', 'nC', 'nF']) {
    const game = soloGame().human('nA').clearTrail().put('camp3', GREEN_OUTLAW).herder(place).plays(8)
    expect(game.told('outlaw')).toHaveLength(1)
    expect([...game.told('local'), ...game.told('auxiliary')]).toEqual([])
  }
})

test('SAM-TURN-08 SAM-TURN-09 in Kansas City the whole action comes before its steps, and both happen in one turn', () => {
  const game = soloGame().human('nA').bareTrail().put('camp3', GREEN_OUTLAW).herder('nG').plays(8)
  const types = game.events.map(event => event.type)
  expect(types.indexOf('outlaw')).toBeGreaterThan(0)
  expect(types.indexOf('outlaw')).toBeLessThan(types.indexOf('foresight'))
  expect(types.indexOf('foresight')).toBeLessThan(types.indexOf('delivered'))
})

test('SAM-TURN-11 SAM-TURN-12 SAM-TURN-13 he never receives money, exchange tokens or certificates', () => {
  const game = playOn(soloGame({ solo: 'hard' }), 25)
  for (const type of ['money', 'exchangeToken', 'certificates', 'income'] as const)
    expect(game.told(type).filter(event => event.seat === SAM)).toEqual([])
  expect(Object.keys(game.sam)).not.toContain('money')
  expect(Object.keys(game.sam)).not.toContain('certificates')
  expect(Object.keys(game.sam)).not.toContain('exchangeTokens')
})

test('SAM-TURN-14 every card he gains goes on the pile of his starting objective', () => {
  const game = ready().market(6, 6, 6).workers(2, 1, 1, COWBOY)
  const [first] = game.sam.pile
  const [objective] = game.state.objectiveDisplay
  game.plays(7).plays(3)
  expect(game.sam.pile).toEqual([first, objective, 6])
})

test('SAM-TURN-15 outlaws and hazards lie beside his board', () => {
  const game = ready()
  const outlaws = game.state.trail.filter(isOutlaw).length
  const hazards = game.state.trail.filter(isHazard).length
  game.plays(8).plays(9)
  expect(game.sam.greenOutlaws + game.sam.orangeOutlaws).toBe(Math.min(1, outlaws))
  expect(game.sam.hazards).toHaveLength(Math.min(1, hazards))
  expect(outlaws + hazards).toBe(7)
})

test('SAM-TURN-16 an impossible action does nothing, and no other card is drawn', () => {
  const game = ready().clearTrail()
  game.sam.deck = [8, 9]
  game.start()
  expect(game.told('samIdle')).toHaveLength(1)
  expect(game.sam.discard).toHaveLength(1)
  expect(game.sam.deck).toHaveLength(1)
})

test('SAM-TURN-17 he has no hand and no phase C', () => {
  const game = playOn(soloGame(), 5)
  expect(game.told('drew').every(event => event.seat === 0)).toBe(true)
  expect(Object.keys(game.sam)).not.toContain('hand')
})

test('SAM-CARD-01 card 1: one step, then the cheapest worker', () => {
  const game = ready()
    .jobMarket(5, { 0: [COWBOY], 3: [BUILDER] })
    .plays(1)
  expect(game.told('samCard')[0].steps).toBe(1)
  expect(game.told('hired')[0]).toMatchObject({ worker: BUILDER, row: 3 })
})

test('SAM-CARD-02 card 2: one step, then a worker of the specialty', () => {
  const game = ready()
    .workers(2, 1, 1, COWBOY)
    .jobMarket(5, { 0: [COWBOY], 3: [BUILDER] })
    .plays(2)
  expect(game.told('samCard')[0].steps).toBe(1)
  expect(game.told('hired')[0]).toMatchObject({ worker: COWBOY, row: 0 })
})

test('SAM-CARD-03 card 3: two steps, then cattle', () => {
  const game = ready().market(4).workers(1, 2, 1, BUILDER).plays(3)
  expect(game.told('samCard')[0].steps).toBe(2)
  expect(game.told('bought')).toHaveLength(1)
})

test('SAM-CARD-04 card 4: two steps, then a building with all builders', () => {
  const game = ready().workers(2, 4, 1, COWBOY).plays(4)
  expect(game.told('samCard')[0].steps).toBe(2)
  expect(game.told('built')[0].building).toBe(6) // needs four
})

test.each([
  [5, 1],
  [6, 2],
])(
  'SAM-CARD-05 SAM-CARD-06 card %d: %d steps, then the engine one space for each engineer',
  (card, steps) => {
    const game = ready().workers(2, 1, 2, COWBOY).plays(card)
    expect(game.told('samCard')[0].steps).toBe(steps)
    expect(game.told('engine')).toEqual([{ type: 'engine', seat: SAM, from: RAIL_START, to: 2 }])
  },
)

test.each([
  [7, 'samObjective'],
  [8, 'outlaw'],
  [9, 'hazard'],
] as const)('SAM-CARD-07 SAM-CARD-08 SAM-CARD-09 card %d: one step, then %s', (card, type) => {
  const game = soloGame({}, 'tiles').human('nA').herder('nA').put('camp3', GREEN_OUTLAW).put('flood1', 6)
  game.plays(card)
  expect(game.told('samCard')[0].steps).toBe(1)
  expect(game.told(type)).toHaveLength(1)
})

test('SAM-CARD-10 card 10: as many steps as specialists; cattle with cowboys as specialty, nothing otherwise', () => {
  const game = ready().market(6).workers(3, 1, 1, COWBOY).plays(10)
  expect(game.told('samCard')[0]).toMatchObject({ movement: 'specialtyWorkers', steps: 3 })
  expect(game.told('bought')).toHaveLength(1)
  const other = ready().market(6).workers(2, 2, 2, BUILDER).plays(10)
  expect(other.told('samCard')[0].steps).toBe(2)
  expect(other.told('moved')).toHaveLength(1)
  expect(other.told('bought')).toEqual([])
  expect(other.told('samIdle')).toEqual([{ type: 'samIdle', why: 'otherSpecialty' }])
})

test('SAM-CARD-11 card 11: most buildings; a building with builders as specialty, nothing otherwise', () => {
  const game = ready().bareTrail().build(0, 1, 'ab1').build(0, 2, 'ab2').workers(1, 3, 1, BUILDER).plays(11)
  expect(game.told('samCard')[0]).toMatchObject({ movement: 'mostBuildings', steps: 2 })
  expect(game.told('built')[0].building).toBe(5)
  expect(ready().workers(2, 2, 2, COWBOY).plays(11).told('built')).toEqual([])
})

test('SAM-CARD-12 card 12: most buildings; the engine with engineers as specialty, nothing otherwise', () => {
  const game = ready().workers(1, 1, 3, ENGINEER).plays(12)
  expect(game.told('samCard')[0]).toMatchObject({ movement: 'mostBuildings', steps: 1 })
  expect(game.sam.engine).toBe(3)
  expect(ready().workers(2, 2, 2, COWBOY).plays(12).sam.engine).toBe(RAIL_START)
})

test('SAM-CARD-13 card 13: specialists; two cards and cattle, or else the best card of value 3', () => {
  const cowboys = ready().market(6, 6).workers(2, 1, 1, COWBOY).plays(13)
  expect(cowboys.told('samCard')[0]).toMatchObject({ movement: 'specialtyWorkers', steps: 2 })
  expect(cowboys.told('marketGrew')[0].cards).toHaveLength(2)
  expect(cowboys.told('bought').length).toBeGreaterThan(0)
  const others = ready().market(4, 6, 5).workers(2, 2, 2, BUILDER).plays(13)
  expect(others.told('tookCattle')).toEqual([{ type: 'tookCattle', seat: SAM, card: 6 }])
})

test('SAM-CARD-14 card 14: specialists; all builders, or else exactly one', () => {
  const builders = ready().workers(1, 4, 1, BUILDER).plays(14)
  expect(builders.told('samCard')[0]).toMatchObject({ movement: 'specialtyWorkers', steps: 4 })
  expect(builders.told('built')[0].building).toBe(6)
  expect(ready().workers(4, 4, 1, COWBOY).plays(14).told('built')[0].building).toBe(1)
})

test('SAM-CARD-15 card 15: specialists; the next station, or else one space for each engineer', () => {
  const engineers = ready().workers(1, 1, 2, ENGINEER).plays(15)
  expect(engineers.told('samCard')[0]).toMatchObject({ movement: 'specialtyWorkers', steps: 2 })
  expect(engineers.told('upgraded')).toEqual([{ type: 'upgraded', seat: SAM, station: 0, cost: 0 }])
  expect(ready().workers(2, 1, 2, COWBOY).plays(15).sam.engine).toBe(2)
})

test('SAM-CARD-16 the kinds of action by card number', () => {
  const kinds = SAM_CARDS.slice(1).map((_, i) => samCard(i + 1, SAM_CARDS).action)
  expect(kinds).toEqual([
    'hireCheapest',
    'hireSpecialty',
    'buyCattle',
    'build',
    'engine',
    'engine',
    'takeObjective',
    'takeOutlaw',
    'takeHazard',
    'buyCattle',
    'build',
    'engine',
    'growAndBuyCattle',
    'build',
    'engineToStation',
  ])
})

test('SAM-EDGE-07 his turn asks nobody anything, and the same chance leads to the same turn', () => {
  const one = playOn(soloGame({}, 'twice'), 20)
  const two = playOn(soloGame({}, 'twice'), 20)
  expect(one.events).toEqual(two.events)
  expect(one.decisions().every(decision => decision.seat === 0)).toBe(true)
})

test('SAM-EDGE-08 workers are counted, not used up', () => {
  const game = ready().workers(3, 3, 3, BUILDER).plays(3).plays(4).plays(5)
  expect(game.sam.workers).toEqual([0, 3, 3, 3])
})
