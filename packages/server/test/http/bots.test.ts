import {
  type BotsResponse,
  CLOSE,
  type NewBotResponse,
  paths,
  type StreamCommand,
  type StreamMessage,
  type TableResponse,
  type TextsResponse,
  type WordsResponse,
} from '@railhead/protocol'
import { streamMessage } from '@railhead/protocol/schemas'
import { games } from '@railhead/shelf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Guest } from '../testing/client.js'
import { type TestServer, testServer } from '../testing/server.js'
import { answerFirst, decide, tableIn } from '../testing/table.js'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await testServer()
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

let accounts = 0
async function account(name = 'Maker'): Promise<Guest> {
  const guest = await Guest.arrive(base, name)
  await guest.ask('POST', paths.account, { mail: `m${++accounts}@example.org`, password: 'a long password' })
  return guest
}

const newBot = (owner: Guest, name: string, more: object = {}): Promise<NewBotResponse> =>
  owner.ask<NewBotResponse>('POST', paths.bots, { name, ...more })

/** A program on the stream of its bot. */
class Program {
  readonly heard: StreamMessage[] = []
  closed: number | undefined
  private readonly socket: WebSocket
  private readonly waiting = new Set<() => void>()

  constructor(readonly token: string) {
    this.socket = new WebSocket(base.replace('http', 'ws') + paths.stream, {
      headers: { authorization: `Bearer ${token}` },
    })
    this.socket.on('message', data => {
      this.heard.push(streamMessage.parse(JSON.parse(`${data}`)) as StreamMessage)
      for (const check of this.waiting) check()
    })
    this.socket.on('close', code => {
      this.closed = code
      for (const check of this.waiting) check()
    })
  }

  static async connect(token: string): Promise<Program> {
    const program = new Program(token)
    await program.hears('ready')
    return program
  }

  /** The first message of that kind, once there is one. */
  async hears<T extends StreamMessage['type']>(
    type: T,
    fits: (message: Extract<StreamMessage, { type: T }>) => boolean = () => true,
  ): Promise<Extract<StreamMessage, { type: T }>> {
    const is = (message: StreamMessage): message is Extract<StreamMessage, { type: T }> =>
      message.type === type && fits(message as Extract<StreamMessage, { type: T }>)
    await this.until(() => this.heard.some(is))
    return this.heard.filter(is)[0]
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise(resolve => {
      const check = (): void => {
        if (!holds()) return
        this.waiting.delete(check)
        resolve()
      }
      this.waiting.add(check)
      check()
    })
  }

  send(command: StreamCommand | object): void {
    this.socket.send(JSON.stringify(command))
  }

  async post(path: string, body: object = {}, method = 'POST'): Promise<Response> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' }
    return fetch(base + path, { method, headers, body: JSON.stringify(body) })
  }

  async end(): Promise<void> {
    this.socket.close()
    await this.until(() => this.closed !== undefined)
  }
}

const listed = async (guest: Guest): Promise<string[]> =>
  (await guest.ask<BotsResponse>('GET', paths.bots)).bots.map(bot => bot.name)

const TWO = { game: 'high-card', config: { players: 2 } } as const

test('an account makes bots with names of their own, changes them, renews their tokens and forgets them', async () => {
  const ann = await account('Ann')
  const { bot, token } = await newBot(ann, 'Silver', { games: ['high-card'] })
  expect(bot).toMatchObject({
    name: 'Silver',
    games: ['high-card'],
    invitations: 'ask',
    tables: 0,
    since: null,
  })
  expect((await ann.send('POST', paths.bots, { name: 'SILVER' })).status).toBe(409)
  expect((await ann.send('POST', paths.bots, { name: 'X', games: ['chess'] })).status).toBe(400)
  expect((await (await Guest.arrive(base, 'Gus')).send('POST', paths.bots, { name: 'Y' })).status).toBe(400)
  const bob = await account('Bob')
  expect((await bob.send('PUT', paths.bot(bot.id), { name: 'Mine' })).status).toBe(404)
  const changed = await ann.ask('PUT', paths.bot(bot.id), { name: 'Scout', games: null, most: 2 })
  expect(changed).toMatchObject({
    name: 'Scout',
    most: 2,
    games: ['high-card', ...games.map(({ id }) => id)],
  })

  const program = await Program.connect(token)
  // A bot cannot rename itself, nor see to its owner's account.
  expect((await program.post(paths.session, { name: 'Other' })).status).toBe(400)
  expect((await program.post(paths.bots, { name: 'Other' })).status).toBe(401)
  const { token: second } = await ann.ask<NewBotResponse>('POST', paths.botToken(bot.id))
  await program.until(() => program.closed !== undefined)
  expect(program.closed).toBe(CLOSE.noSession)
  const again = await Program.connect(second)
  expect(await listed(bob)).toContain('Scout')
  await ann.ask('DELETE', paths.bot(bot.id))
  await again.until(() => again.closed !== undefined)
  await expect.poll(() => listed(bob)).not.toContain('Scout')
  expect((await ann.ask<BotsResponse>('GET', paths.myBots)).bots).toEqual([])
})

test('a bot is asked: its seat is kept, it joins or declines, and others cannot take the seat', async () => {
  const ann = await account('Ann')
  const { bot, token } = await newBot(ann, 'Asked')
  const host = await Guest.arrive(base, 'Host')
  const other = await Guest.arrive(base, 'Other')
  const table = await host.create({ ...TWO, visibility: 'open' })
  const seat = paths.seat(table.id, 1)
  const wish = { kind: 'invite', name: 'asked' }
  expect(await host.send('PUT', seat, wish)).toMatchObject({
    status: 409,
    body: { error: { code: 'botAway' } },
  })
  expect(await host.send('PUT', seat, { kind: 'invite', name: 'Nobody' })).toMatchObject({ status: 404 })
  const program = await Program.connect(token)
  expect((await host.send('PUT', seat, { kind: 'invite', name: 'Nobody' })).body).toMatchObject({
    error: { expected: ['Asked'] },
  })
  const kept = await host.ask<TableResponse>('PUT', seat, wish)
  expect(kept.table.seats[1]).toEqual({ kind: 'open', invited: { person: bot.id, name: 'Asked' } })
  expect(await program.hears('invited')).toMatchObject({ seat: 1, table: { id: table.id } })
  expect((await other.send('POST', paths.join(table.id), {})).status).toBe(409)
  expect((await host.send('POST', paths.start(table.id))).status).toBe(409)
  expect((await other.send('POST', paths.decline(table.id))).status).toBe(409)
  expect((await program.post(paths.decline(table.id))).status).toBe(200)
  await program.hears('uninvited')
  program.heard.length = 0
  await host.ask('PUT', seat, wish)
  await program.hears('invited')
  expect((await program.post(paths.join(table.id))).status).toBe(200)
  expect(await program.hears('on')).toMatchObject({ on: table.id, message: { type: 'welcome', seat: 1 } })
  expect(await host.send('PUT', paths.seat(table.id, 0), wish)).toMatchObject({ status: 409 })
  await program.end()
})

test('a bot that takes every invitation plays several tables over one stream', async () => {
  const ann = await account('Ann')
  const { token } = await newBot(ann, 'Eager', { invitations: 'accept', most: 2 })
  const program = await Program.connect(token)
  const host = await Guest.arrive(base, 'Host')
  const seats = [{ kind: 'me' }, { kind: 'invite', name: 'Eager' }] as const
  const tables = [
    await host.create({ ...TWO, seats, start: true }),
    await host.create({ ...TWO, seats, start: true }),
  ]
  expect((await host.send('POST', paths.tables, { ...TWO, seats })).body).toMatchObject({
    error: { code: 'tooMany' },
  })
  const [{ tables: at }] = (await host.ask<BotsResponse>('GET', paths.bots)).bots.filter(
    bot => bot.name === 'Eager',
  )
  expect(at).toBe(2)
  for (const table of tables) {
    const visit = await host.sit(table.id)
    const { message } = await program.hears(
      'on',
      said => said.on === table.id && said.message.type === 'welcome' && said.message.sync !== null,
    )
    const decision =
      message.type === 'welcome' ? message.sync?.decisions.find(open => open.ask === 'lay') : undefined
    const answer = {
      type: 'answer',
      key: 'a-key-of-it',
      decision: decision?.id,
      option: decision?.options[0],
    }
    program.send({ on: table.id, message: answer })
    await program.hears('on', said => said.on === table.id && said.message.type === 'done')
    await visit.until(() => visit.number === 1)
    // Nobody asks a bot whether something may be taken back.
    const lay = visit.asked
    await visit.answer(lay?.id ?? '', lay?.options[0] ?? {})
    const reply = await visit.command({ type: 'undo', key: 'undo-of-host', number: visit.number, to: 0 })
    expect(reply.type).toBe('done')
    await visit.until(() => visit.position?.moment === 0)
    await host.ask('POST', paths.concede(table.id))
    expect(await program.hears('closed', said => said.on === table.id)).toMatchObject({ code: 1000 })
    visit.close()
  }
  program.send({ on: tables[0].id, message: { type: 'ping' } })
  expect(await program.hears('refused')).toMatchObject({ code: 'notSeated', path: 'on' })
  program.send({ nonsense: true })
  await program.hears('refused', said => said.code === 'badRequest')
  // After a reconnect everything that stands comes again.
  const third = await host.create({ ...TWO, seats })
  await program.hears('on', said => said.on === third.id)
  await program.end()
  const back = await Program.connect(token)
  expect(await back.hears('ready')).toMatchObject({ me: { name: 'Eager' }, tables: [third.id] })
  await back.hears('on', said => said.on === third.id && said.message.type === 'welcome')
  await back.end()
  await expect.poll(() => listed(host)).not.toContain('Eager')
})

test('a bot has no say in what people agree on: it refuses neither to take back nor to end the match', async () => {
  const { bot, token } = await newBot(await account(), 'Stubborn', { invitations: 'accept' })
  const program = await Program.connect(token)
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(name => Guest.arrive(base, name)))
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'invite', name: bot.name }] as const
  const { id } = await ann.create({ game: 'high-card', config: { players: 3 }, seats })
  await bob.join(id)
  await ann.ask('POST', paths.start(id))
  const visits = [await ann.sit(id), await bob.sit(id)]
  for (const visit of visits) await answerFirst(visit)
  const [{ number }] = visits
  const abandon = { kind: 'abandon', number, accept: true } as const
  const proposed = tableIn(await decide(ann, id, abandon))
  expect(proposed.proposal?.needed).toEqual([1])
  const refusal = await program.post(paths.proposal(id), { ...abandon, accept: false }, 'PUT')
  expect([refusal.status, await refusal.json()]).toMatchObject([403, { error: { code: 'notAllowed' } }])
  expect(tableIn(await decide(bob, id, { ...abandon, accept: false })).proposal).toBeUndefined()

  await visits[0].command({ type: 'undo', key: 'undo-of-ann', number, to: 0 })
  const standing = () => visits[1].heard.flatMap(said => (said.type === 'undoRequest' ? [said.request] : []))
  await visits[1].until(() => standing().length > 0)
  const meant = { type: 'undoReply', key: 'no-of-the-bot', number, to: 0, accept: false }
  program.send({ on: id, message: meant })
  const { message } = await program.hears('on', said => said.message.type === 'refused')
  expect(message).toMatchObject({ code: 'notAllowed', key: 'no-of-the-bot' })
  expect(standing()).toMatchObject([{ needed: [1] }])
  expect(await visits[1].command({ ...meant, type: 'undoReply', key: 'no-of-bob' })).toMatchObject({
    type: 'done',
  })
  for (const visit of visits) visit.close()
  await program.end()
})

test('a stream needs to know who opens it; the bots of somebody who goes, go', async () => {
  const nobody = new Program('nonsense')
  await nobody.until(() => nobody.closed !== undefined)
  expect(nobody.closed).toBe(CLOSE.noSession)
  const ann = await account('Ann')
  const { token } = await newBot(ann, 'Orphan')
  await ann.ask('DELETE', paths.account, { password: 'a long password' })
  const orphan = new Program(token)
  await orphan.until(() => orphan.closed !== undefined)
  expect(orphan.closed).toBe(CLOSE.noSession)
  const bob = await account('Bob')
  expect((await newBot(bob, 'Orphan')).bot.name).toBe('Orphan')
})

test('texts of a game, and what one is asked and told, come in the language asked for', async () => {
  const host = await Guest.arrive(base, 'Host')
  const game = 'great-western-trail'
  const { texts } = await host.ask<TextsResponse>('GET', paths.texts(game, 'fr'))
  const english = await host.ask<TextsResponse>('GET', paths.texts(game, 'en'))
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english.texts).sort())
  expect(texts).not.toEqual(english.texts)
  expect((await host.send('GET', paths.texts(game, 'xx'))).body).toMatchObject({
    error: { path: 'lang', expected: ['en', 'fr', 'pl', 'ru'].map(lang => expect.stringContaining(lang)) },
  })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const table = await host.create({ game, config: { players: 2 }, seats, start: true })
  const visit = await host.sit(table.id)
  await visit.until(() => visit.asked !== undefined)
  for (const lang of ['en', 'ru']) {
    const words = await host.ask<WordsResponse>('GET', paths.words(table.id, lang, 0))
    const [asked] = words.decisions
    expect(asked.id).toBe(visit.position?.decisions[0].id)
    expect(asked.options).toHaveLength(visit.position?.decisions[0].options.length ?? -1)
    expect(/\p{Script=Cyrillic}/u.test(asked.prompt)).toBe(lang === 'ru')
    expect(words.log.map(({ moment }) => moment)).toEqual(visit.log.map(({ moment }) => moment))
  }
  visit.close()
})
