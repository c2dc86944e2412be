import { RESOLUTION } from '@railhead/carson-city'
import type { MatchRecord } from '@railhead/kernel'
import { carsonRecord } from '../carson.js'
import { recordOf } from '../records.js'
import { importMatch, OPTIONS } from '../world.js'
import type { Stop, Visit, Walk } from './stops.js'

/** A table at which the first seat is asked. */
const asked =
  (record: MatchRecord, bots: number) =>
  async ({ page }: Visit): Promise<void> => {
    await page.goto(await importMatch(page, record, bots))
    await page.locator('.prompt-line.mine').waitFor()
    await page.locator(OPTIONS).first().waitFor({ state: 'attached' })
  }

const TABLE: Stop = { name: 'table' }

const visit = (answers: number, seat: number | undefined, ask: string | undefined): boolean =>
  answers > 150 && seat === 0 && ask === 'location'

/** Tables of both games, in the middle of a match. */
export const TABLES: readonly Walk[] = [
  {
    name: 'Great Western Trail: where to',
    begin: asked(
      recordOf(
        { edition: 'second', players: 3 },
        'dust',
        (answers, seat, ask) => answers > 60 && seat === 0 && ask === 'phaseA',
      ),
      2,
    ),
    stops: [TABLE],
  },
  {
    name: 'first edition',
    begin: asked(recordOf({ edition: 'first', players: 2 }, 'first', visit), 1),
    stops: [TABLE],
  },
  {
    name: 'Sam',
    begin: asked(recordOf({ edition: 'second', solo: 'medium' }, 'sam', visit), 0),
    stops: [TABLE],
  },
  {
    name: 'Carson City: resolving',
    begin: asked(
      carsonRecord({ players: 3 }, 'noon', (_ask, state) => state.phase === RESOLUTION && state.round === 3),
      2,
    ),
    stops: [TABLE],
  },
]
