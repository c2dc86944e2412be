import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type AccountResponse,
  type MatchFile,
  type NewBotResponse,
  type NewTokenResponse,
  paths,
  type Report,
  type SessionResponse,
  type StudyResponse,
  type TableResponse,
} from '@railhead/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openApi } from '../../src/http/openapi.js'
import { OPERATIONS } from '../../src/http/operations.js'
import { startLoginService } from '../../src/testing/loginService.js'
import { startMailServer } from '../../src/testing/mail.js'
import { Guest } from '../testing/client.js'
import { answered, expectDescribed } from '../testing/contract.js'
import { look } from '../testing/database.js'
import { playToTheEnd } from '../testing/play.js'
import { Browser } from '../testing/receiver.js'
import { testServer } from '../testing/server.js'

const FILE = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url))
const PASSWORD = 'correct horse battery'

test('docs/openapi.json is what the schemas say (node scripts/openapi.mjs writes it)', () => {
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApi())))
})

test('every route of the server is described, and nothing else', async () => {
  const routes: string[] = []
  const server = await testServer({
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) routes.push(`${one} ${url}`)
    },
  })
  await server.close()
  // Pages are for people, and HEAD comes with GET.
  const ours = routes.filter(route => /^(?!HEAD|OPTIONS)\w+ \/(api\/|healthz|readyz)[^*]*$/.test(route))
  const described = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(ours.sort()).toEqual(described.sort())
})

test('every call answers what is described', async () => {
  const mail = await startMailServer()
  const loginService = await startLoginService()
  const flags = {
    smtpUrl: mail.url,
    webhooksToLoopback: true,
    secret: 'a secret of twenty letters',
    adminCode: 'a code for tests',
    oidcIssuer: loginService.issuer,
    oidcClientId: loginService.client,
  }
  const server = await testServer({ flags })
  const base = `http://127.0.0.1:${server.port}`
  const raw = async (method: string, path: string, options: RequestInit = {}): Promise<Response> => {
    const response = await fetch(base + path, { method, redirect: 'manual', ...options })
    const text = await response.clone().text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    expectDescribed(method, path, response.status, isJson ? JSON.parse(text) : text || undefined)
    return response
  }
  answered.clear()
  const [guest, bob] = await Promise.all([Guest.arrive(base, 'Ann'), Guest.arrive(base, 'Bob')])
  const json = { 'content-type': 'application/json' }
  const tokenOf = async (): Promise<string> => /token\/([\w-]{43})/.exec((await mail.next()).text)?.[1] ?? ''
  await guest.ask('POST', paths.account, { mail: 'ann@example.org', password: PASSWORD })
  const entered = await raw('POST', paths.loginToken, {
    headers: { ...json, cookie: guest.cookie },
    body: JSON.stringify({ token: await tokenOf() }),
  })
  const ann = guest.as(guest.me, entered.headers.getSetCookie()[0].split(';')[0])
  for (const path of ['/healthz', '/readyz', paths.session, paths.games]) await raw('GET', path)
  await ann.ask('POST', paths.session, { name: 'Anna' })
  await ann.ask('PUT', paths.preferences, { lang: 'en', sound: true, quietFrom: 22 })
  await ann.ask('GET', paths.preferences)

  await ann.ask('POST', paths.tokens, { name: 'my bot', password: PASSWORD })
  const { id } = await ann.ask<NewTokenResponse>('POST', paths.tokens, {
    name: 'another',
    password: PASSWORD,
  })
  await ann.ask('DELETE', paths.token(id))
  await ann.ask('GET', paths.tokens)
  const { bot, token } = await ann.ask<NewBotResponse>('POST', paths.bots, { name: 'Iron Horse' })
  await ann.ask('PUT', paths.bot(bot.id), { most: 3 })
  const { token: renewed } = await ann.ask<NewBotResponse>('POST', paths.botToken(bot.id))
  expect(renewed).not.toBe(token)
  await ann.ask('GET', paths.bots)
  await ann.ask('GET', paths.myBots)
  const stream = new WebSocket(base.replace('http', 'ws') + paths.stream, {
    headers: { authorization: `Bearer ${renewed}` },
  })
  await new Promise(resolve => stream.once('message', resolve))
  const seats = [{ kind: 'me' }, { kind: 'invite', name: 'Iron Horse' }] as const
  const asking = await bob.create({ game: 'high-card', config: { players: 2 }, seats })
  const bearer = { ...json, authorization: `Bearer ${renewed}` }
  await raw('POST', paths.decline(asking.id), { headers: bearer, body: '{}' })
  stream.close()
  await ann.ask('DELETE', paths.bot(bot.id))
  await ann.ask('GET', paths.texts('high-card', 'en'))
  const endpoint = 'http://127.0.0.1:9/push'
  await ann.ask('PUT', paths.notifications, { webhook: 'https://discord.example/x', mail: false })
  await ann.ask('POST', paths.push, { endpoint, keys: new Browser().keys })
  await ann.ask('GET', paths.notifications)
  await ann.ask('DELETE', paths.push)
  const { issuer } = loginService
  await look(server.dataDir, db =>
    db
      .insertInto('identity')
      .values({ issuer, subject: 'ann', person_id: ann.me.id, created_at: 1 })
      .execute(),
  )
  const { services } = await ann.ask<AccountResponse>('GET', paths.account)
  await ann.ask('DELETE', paths.endService(services[0].id), {})
  await mail.next()

  await ann.ask('POST', paths.adminClaim, { code: 'a code for tests' })
  await ann.ask('GET', paths.session)
  await ann.ask('GET', paths.adminOverview)
  await ann.ask('GET', paths.adminPeople('bob'))
  await ann.ask('PUT', paths.adminRole(ann.me.id), { role: 'admin', password: PASSWORD })
  await ann.ask('GET', paths.adminCorrections)
  await ann.ask('PUT', paths.adminCorrections, {})
  await ann.ask('POST', paths.oidc, {})
  await raw('GET', paths.oidcCallback)

  const gone = await bob.create({ game: 'high-card', config: {} })
  await ann.ask('POST', paths.join(gone.id), { seat: 1 })
  await ann.ask('POST', paths.leave(gone.id))
  await bob.ask('PUT', paths.seat(gone.id, 1), { kind: 'bot', level: 'random' })
  await bob.ask('POST', paths.leave(gone.id))
  const time = { kind: 'clock', minutes: 10, increment: 5, onExpiry: 'bot' } as const
  const customs = { hints: true, patience: 60 }
  const open = { game: 'high-card', config: { players: 2 }, visibility: 'open' } as const
  const table = await ann.create({ ...open, time, customs })
  await ann.ask('GET', paths.list('open'))
  await bob.join(table.id)
  const word = 'tumbleweed'
  const hash = createHash('sha256').update(word).digest('hex')
  for (let i = 0; i < 2; i++) {
    await ann.ask('PUT', paths.word(table.id), { hash })
    await ann.ask('POST', paths.start(table.id))
    if (i === 0) await ann.ask('DELETE', paths.start(table.id))
  }
  await ann.ask('POST', paths.word(table.id), { word })
  await ann.ask('PUT', paths.customs(table.id), { watchersTalk: true })
  for (const scope of ['mine', 'watch'] as const) await ann.ask('GET', paths.list(scope))
  await ann.ask('POST', paths.hint(table.id))
  await ann.ask('GET', paths.rules(table.id))
  const visits = await Promise.all([ann.sit(table.id), bob.sit(table.id)])
  await playToTheEnd(visits)
  await ann.ask('GET', paths.table(table.id))
  await ann.ask('GET', paths.moment(table.id, 1))
  await ann.ask('GET', paths.history(table.id, 0, 5))
  await ann.ask('GET', paths.log(table.id, 0))
  await ann.ask('GET', paths.words(table.id, 'en', 0))
  const { kept } = await bob.ask<Report>('POST', paths.report(table.id), { words: 'odd' })
  await ann.ask('GET', paths.adminReports)
  await ann.ask('GET', paths.adminReport(kept ?? ''))
  await ann.ask('PUT', paths.adminReport(kept ?? ''), { handled: true })
  await ann.ask('DELETE', paths.adminReport(kept ?? ''))
  await ann.ask('GET', paths.adminTables('finished'))
  const removed = await ann.create({ game: 'high-card', config: {} })
  await ann.ask('POST', paths.adminRemove, { table: removed.id })
  const file = await ann.ask<MatchFile>('GET', paths.export(table.id))
  await bob.ask('POST', paths.import, { file })
  await bob.ask('POST', paths.tableReview(table.id))
  await bob.ask('GET', paths.tableReview(table.id))
  await bob.ask('POST', paths.reviews)
  await bob.ask('GET', paths.reviews)
  const { format, game, rules, config, seed, answers, hash: last } = file
  const chapter = {
    title: '',
    match: { format, game, rules, config, seed, answers, hash: last },
    names: file.names,
    seat: 0,
    notes: [],
  }
  const study = { format: 'railhead-study', version: 1, title: 'A study', lang: 'en', chapters: [chapter] }
  const written = await ann.ask<StudyResponse>('POST', paths.studies, { study })
  await ann.ask('PUT', paths.study(written.id), { study, revision: written.revision })
  await ann.ask('GET', paths.studies)
  await bob.ask('GET', paths.study(written.id))
  await ann.ask('DELETE', paths.study(written.id))
  const { table: next } = await bob.ask<TableResponse>('POST', paths.rematch(table.id), { seats: 'turn' })
  await ann.join(next.id)
  await bob.ask('POST', paths.start(next.id))
  await ann.ask('PUT', paths.proposal(next.id), { kind: 'abandon', number: 0, accept: true })
  await ann.ask('POST', paths.concede(next.id))
  await ann.ask('GET', paths.list('finished'))
  for (const person of [ann.me.id, bob.me.id]) {
    await bob.ask('GET', paths.statistics(person))
    await bob.ask('GET', paths.results(person))
  }
  await bob.ask('GET', paths.against(ann.me.id, bob.me.id))
  await bob.ask('GET', paths.ratings('high-card'))

  await ann.ask('PUT', paths.adminBan(bob.me.id), { reason: 'Rude.' })
  await ann.ask('DELETE', paths.adminBan(bob.me.id))

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  await ann.ask('POST', paths.loginLink, { mail: 'ann@example.org' })
  const pressed = await tokenOf()
  await raw('GET', paths.loginPage(pressed))
  for (let i = 0; i < 2; i++)
    await raw('POST', paths.loginPage(pressed), { headers: { ...form, cookie: ann.cookie }, body: '' })
  await raw('GET', paths.loginPage(pressed))
  const body = JSON.stringify({ mail: 'ann@example.org', password: PASSWORD })
  const back = await raw('POST', paths.login, { headers: json, body })
  const { me } = (await back.json()) as SessionResponse
  const again = ann.as(me ?? ann.me, back.headers.getSetCookie()[0].split(';')[0])
  await again.ask('PUT', paths.password, { password: 'another long one', old: PASSWORD })
  const { sessions } = await again.ask<{ sessions: { id: string }[] }>('GET', paths.account)
  await again.ask('GET', paths.exportMe)
  await again.ask('DELETE', paths.endSession(sessions[0].id))
  await bob.ask('DELETE', paths.account)
  await (await Guest.arrive(base, 'Cid')).ask('DELETE', paths.session)
  for (const visit of visits) visit.close()
  await server.close()
  await loginService.close()
  await mail.close()
  const withoutMail = await testServer()
  const dan = await Guest.arrive(`http://127.0.0.1:${withoutMail.port}`, 'Dan')
  await dan.ask('POST', paths.account, { mail: 'dan@example.org', password: PASSWORD })
  await withoutMail.close()

  // Its success needs a game with two versions: rooms/newerRules.test.ts.
  answered.add('POST /api/tables/:id/rules 200')
  const wanted = OPERATIONS.flatMap(({ method, path, answers }) =>
    Object.keys(answers)
      .filter(status => status !== '101' && status !== '503')
      .map(status => `${method.toUpperCase()} ${path} ${status}`),
  )
  expect(wanted.filter(call => !answered.has(call))).toEqual([])
})

test('an answer that is not as described is found out', () => {
  const me = { id: 'x', name: 'Ann', kind: 'guest', preferences: {} }
  const check =
    (status: number, body: unknown, path: string = paths.session): (() => void) =>
    () =>
      expectDescribed('GET', path, status, body)
  expect(check(200, { me })).not.toThrow()
  expect(check(200, { me: { ...me, secret: 1 } })).toThrow('SessionResponse')
  expect(check(200, { me: { ...me, kind: 'admin' } })).toThrow('SessionResponse')
  expect(check(201, { me })).toThrow('not described')
  expect(check(200, { me }, '/api/nowhere')).toThrow('not described')
  expect(check(400, { error: 'no' })).toThrow('Error')
  expect(check(400, { error: { code: 'badRequest', message: 'No.' } })).not.toThrow()
})
