import { JOB_ROWS } from '../../src/components/jobMarket.js'
import { COPIES_OF_MEDIUM_TILE, SHOPS, type Town, TRADE_SPACES } from '../../src/components/north.js'
import { MOST_CARDS_AT_TABLE } from '../../src/components/poker.js'
import { POSITIONS, RAIL_END, RAIL_START } from '../../src/components/railroad.js'
import {
  hazardType,
  isHazard,
  isNeutral,
  isOutlaw,
  isPrivate,
  isWorker,
  NOTHING,
} from '../../src/components/tiles.js'
import { NO_ENGINE, SAM } from '../../src/solo/sam.js'
import { NO_TILE, NO_TOKEN, NOWHERE, type State, tablesOf } from '../../src/state.js'
import { check } from './check.js'

/** Everything lies where its kind may lie. */
export function checkBoard(state: State): void {
  checkTrail(state)
  checkJobMarket(state)
  checkEngines(state)
  checkShops(state)
  checkPokerTable(state)
}

function checkTrail(state: State): void {
  const { trail } = tablesOf(state)
  for (let space = 0; space < trail.spaces.length; space++) {
    const tile = state.trail[space]
    const { kind, name } = trail.spaces[space]
    const fits =
      kind === 'neutral'
        ? isNeutral(tile)
        : tile === NOTHING ||
          (kind === 'site' && isPrivate(tile)) ||
          (kind === 'camp' && isOutlaw(tile)) ||
          (kind === 'hazard' && isHazard(tile) && trail.hazards[hazardType(tile)].includes(space))
    check(fits, `tile ${tile} lies on ${name}`)
  }
  for (const { space } of state.players) {
    if (space === NOWHERE) continue
    const { kind } = trail.spaces[space]
    check(
      kind !== 'kansasCity' || state.players[state.turn].space === space,
      'a cattleman stays in Kansas City',
    )
  }
}

/** Workers above the token, and in its row before it; nothing behind it. */
function checkJobMarket(state: State): void {
  check(state.jobs.length === JOB_ROWS * state.playerCount, `${state.jobs.length} spaces of the job market`)
  check(state.jobRow <= JOB_ROWS, `the token in row ${state.jobRow}`)
  check((state.jobRow === JOB_ROWS) === state.endedBy >= 0, 'the token leaves exactly when the end is near')
  const token = (state.jobRow + 1) * state.playerCount - 1
  for (let i = 0; i < state.jobs.length; i++) {
    const tile = state.jobs[i]
    check(tile === NOTHING || (isWorker(tile) && i < token), `tile ${tile} on space ${i} of the job market`)
  }
}

function checkEngines(state: State): void {
  const positions = state.players.map(player => player.engine)
  if (state.sam !== undefined && state.sam.engine !== NO_ENGINE) positions.push(state.sam.engine)
  for (let seat = 0; seat < positions.length; seat++) {
    const position = positions[seat]
    check(position >= 0 && position < POSITIONS, `an engine on ${position}`)
    const alone = positions.indexOf(position) === seat
    check(position === RAIL_START || alone, `two engines on ${position}`)
    check(position !== RAIL_END || seat === state.turn, 'an engine stays at the end of the track')
  }
}

const MEDIUM_TOWNS = 6

/** Six tiles on the medium towns and nowhere else, two of a kind at most. */
function checkMediumTiles({ mediumTiles }: State, towns: readonly Town[]): void {
  const placed = mediumTiles.filter(tile => tile !== NO_TILE)
  check(placed.length === (towns.length > 0 ? MEDIUM_TOWNS : 0), `${placed.length} medium-town tiles`)
  for (let town = 0; town < towns.length; town++) {
    const tile = mediumTiles[town]
    check((tile !== NO_TILE) === (towns[town].kind === 'medium'), `tile ${tile} on ${towns[town].name}`)
    const copies = placed.filter(other => other === tile).length
    check(copies <= COPIES_OF_MEDIUM_TILE, `${copies} medium-town tiles ${tile}`)
  }
}

/** Every shop that left an annex stands on the board, and no player has two in one town. */
function checkShops(state: State): void {
  const towns = tablesOf(state).north?.towns ?? []
  checkMediumTiles(state, towns)
  check(state.shops.length === towns.length * TRADE_SPACES, `${state.shops.length} trade spaces`)
  const placed = state.players.map((player, seat): [number, number] => [seat, player.shopsPlaced])
  if (state.sam !== undefined) placed.push([SAM, state.sam.shopsPlaced])
  for (const [owner, shopsPlaced] of placed) {
    // In a loop: it is asked after every answer of every match.
    const shops: number[] = []
    for (let i = 0; i < state.shops.length; i++)
      if (state.shops[i] === owner) shops.push(Math.floor(i / TRADE_SPACES))
    check(shopsPlaced === shops.length && shopsPlaced <= SHOPS, `${shops.length} shops of ${owner}`)
    check(new Set(shops).size === shops.length, `${owner} has two shops in one town`)
  }
}

/** Only who is seated lays cards, each has another token, and without the add-on there is no table. */
function checkPokerTable(state: State): void {
  const most = state.config.addons.includes('pokerTable') ? state.seats : 0
  check(state.tokensTaken <= most, `${state.tokensTaken} of ${most} tokens taken`)
  check(state.pot >= 0 && (most > 0 || state.pot === 0), `$${state.pot} in the pot`)
  const tokens = state.players.map(player => player.bonusToken).filter(token => token !== NO_TOKEN)
  check(new Set(tokens).size === tokens.length && tokens.length === state.tokensTaken, `tokens ${tokens}`)
  for (const { laid, bonusToken } of state.players)
    check(
      laid.length <= (bonusToken === NO_TOKEN ? 0 : MOST_CARDS_AT_TABLE),
      `${laid.length} cards at the poker table`,
    )
}
