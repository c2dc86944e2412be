import { greatWesternTrail, tablesOf } from '@railhead/great-western-trail'
import { Match } from '@railhead/kernel'
import { expect, test } from 'vitest'
import {
  BOARD,
  MEDIUM_TILE,
  mediumTilePlace,
  northPlace,
  PLATE,
  type Point,
  pawnPlace,
  SMALL,
  STATIONS_ON_TRACK,
  spacePlace,
  stationPlace,
  TILE,
} from '../../../src/games/great-western-trail/board/layout.js'

/** Below a building at a place with an action of its own. */
const SPECIAL = 20
const STATION = { width: 48, height: 46 }

interface Drawn {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const drawn = (name: string, { x, y }: Point, width: number, height: number): Drawn => ({
  name,
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const covers = (one: Drawn, other: Drawn): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test.each(['second', 'first'] as const)(
  '%s edition: places of the trail cover neither each other nor a station, and lie on the board',
  edition => {
    const { state } = Match.start(greatWesternTrail, { edition, players: 2 }, 'layout')
    const { trail, track } = tablesOf(state)
    const places = trail.spaces.flatMap(({ kind, name, special }, i) => {
      if (!trail.isOnBoard[i] || kind === 'kansasCity' || kind === 'start') return []
      const small = kind === 'hazard' || kind === 'camp'
      const place = spacePlace(trail, i)
      const tile = small ? drawn(name, place, SMALL.width, SMALL.height) : drawn(name, place, TILE, TILE)
      return [{ tile, bottom: tile.bottom + (special === undefined ? 0 : SPECIAL) }]
    })
    for (const { tile, bottom } of places) {
      expect(bottom, tile.name).toBeLessThanOrEqual(BOARD.height)
      expect(tile.left, tile.name).toBeGreaterThanOrEqual(BOARD.x)
    }
    const stations = Array.from({ length: STATIONS_ON_TRACK }, (_, i) =>
      drawn(`station ${i}`, stationPlace(track, i), STATION.width, STATION.height),
    )
    const tiles = [...places.map(({ tile }) => tile), ...stations]
    const covered = tiles.flatMap((one, i) =>
      tiles.slice(i + 1).flatMap(other => (covers(one, other) ? [`${one.name} ${other.name}`] : [])),
    )
    expect(covered).toEqual([])
  },
)

test('in the north no tile of a medium town lies under the plate of a large city', () => {
  const config = { edition: 'second', players: 2, addons: ['railsToTheNorth'] }
  const towns = tablesOf(Match.start(greatWesternTrail, config, 'layout').state).north?.towns ?? []
  expect(towns).not.toEqual([])
  const plates = towns
    .filter(({ kind }) => kind === 'large')
    .map(town => {
      const { x, y } = northPlace(town)
      return drawn(town.name, { x, y: y + PLATE.y }, PLATE.width, PLATE.height)
    })
  const covered = towns
    .filter(({ kind }) => kind === 'medium')
    .flatMap(town => {
      const { x, y } = northPlace(town)
      const away = mediumTilePlace(town, towns)
      const tile = drawn(town.name, { x: x + away.x, y: y + away.y }, MEDIUM_TILE.width, MEDIUM_TILE.height)
      return plates
        .filter(
          plate =>
            plate.left < tile.right &&
            plate.right > tile.left &&
            plate.top < tile.bottom &&
            plate.bottom > tile.top,
        )
        .map(({ name }) => `${town.name} under ${name}`)
    })
  expect(covered).toEqual([])
})

test('cattlemen in Kansas City stand above its name', () => {
  const { trail } = tablesOf(Match.start(greatWesternTrail, { edition: 'second', players: 4 }, 'city').state)
  const space = trail.spaces.findIndex(({ kind }) => kind === 'kansasCity')
  const city = spacePlace(trail, space)
  /** From the middle of the city to the upper edge of its name; from the middle of a cattleman to the ring below it. */
  const [name, ring] = [28, 20]
  for (let seat = 0; seat < 4; seat++)
    expect(pawnPlace(trail, space, seat, 4).y + ring).toBeLessThan(city.y + name)
})
