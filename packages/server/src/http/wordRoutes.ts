import { LANGS, type Lang, type Seat, SPECTATOR, translator } from '@railhead/kernel'
import type { TextsResponse, WordsResponse } from '@railhead/protocol'
import { type LiveMatch, logOf } from '@railhead/table'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../errors.js'
import { readAs } from '../json.js'
import { seatOf } from '../rooms/describe.js'
import type { Room } from '../rooms/room.js'
import { gameParams, langQuery, tableParams, wordsQuery } from '../schemas.js'
import type { Service } from './app.js'
import { mustAfford } from './costly.js'
import { personOf } from './session.js'

/** Texts of games, and what happens at a table in sentences, for programs that show it to people. */
export function wordRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, now } = service
  app.get('/api/games/:game/texts', async (request): Promise<TextsResponse> => {
    const { game } = readAs(gameParams, request.params)
    const lang = known(readAs(langQuery, request.query).lang)
    return { lang, texts: rooms.gameOf(game).text.catalogues[lang] }
  })

  app.get('/api/tables/:id/words', async (request): Promise<WordsResponse> => {
    const { id } = readAs(tableParams, request.params)
    const { lang, from } = readAs(wordsQuery, request.query)
    const me = await personOf(store, request, now())
    mustAfford(service, request)
    return rooms.on(id, async room =>
      wordsOf(room, await room.match(), seatOf(room.info, me?.id), known(lang), from),
    )
  })
}

function known(lang: string | undefined): Lang {
  const found = LANGS.find(one => one === (lang ?? 'en'))
  if (!found) throw new Refused('badRequest', `There is no language '${lang}'.`, LANGS, 'lang')
  return found
}

function wordsOf(
  { info }: Room,
  live: LiveMatch,
  seat: Seat | null,
  lang: Lang,
  from: number | undefined,
): WordsResponse {
  const { text } = live.game
  const nameOf = (of: Seat): string => {
    const there = info.seats[of]
    return there?.kind === 'person' ? there.name : `#${of + 1}`
  }
  const say = translator(lang, [text.catalogues[lang]], nameOf)
  const view = live.match.view(seat ?? SPECTATOR)
  const mine = live.decisions().filter(open => open.seat === seat)
  return {
    lang,
    moment: live.moment,
    decisions: mine.map(open => ({
      id: open.id,
      prompt: say(text.prompt(view, open)),
      options: open.options.map(option => say(text.option(view, open.seat, option))),
    })),
    log:
      from === undefined
        ? []
        : logOf(live, seat, from).map(({ moment, events }) => ({
            moment,
            lines: events.map(event => say(text.event(event, view))),
          })),
  }
}
