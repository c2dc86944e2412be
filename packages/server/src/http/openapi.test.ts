import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type MatchFile, type NewTokenAnswer, paths, type SessionAnswer } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { answered, expectDescribed } from '../testing/contract.js'
import { playToTheEnd } from '../testing/play.js'
import { Browser } from '../testing/receiver.js'
import { testServer } from '../testing/server.js'
import { startMailServer } from '../testing/smtp.js'
import { openApi } from './openapi.js'
import { OPERATIONS } from './operations.js'

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
  const flags = { smtpUrl: mail.url, webhooksToLoopback: true, secret: 'a secret of twenty letters' }
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
  const [ann, bob] = await Promise.all([Guest.arrive(base, 'Ann'), Guest.arrive(base, 'Bob')])
  for (const path of ['/healthz', '/readyz', paths.session, paths.games]) await raw('GET', path)
  await ann.ask('POST', paths.session, { name: 'Anna' })
  await ann.ask('PUT', paths.preferences, { lang: 'en', sound: true, quietFrom: 22 })
  await ann.ask('GET', paths.preferences)

  await ann.ask('POST', paths.account, { mail: 'ann@example.org', password: PASSWORD })
  await ann.ask('POST', paths.tokens, { name: 'my bot' })
  const { id } = await ann.ask<NewTokenAnswer>('POST', paths.tokens, { name: 'another' })
  await ann.ask('DELETE', paths.token(id))
  await ann.ask('GET', paths.tokens)
  const endpoint = 'http://127.0.0.1:9/push'
  await ann.ask('PUT', paths.notifications, { webhook: 'https://discord.example/x', mail: false })
  await ann.ask('POST', paths.push, { endpoint, keys: new Browser().keys })
  await ann.ask('GET', paths.notifications)
  await ann.ask('DELETE', paths.push)
  await ann.ask('GET', paths.account)

  const gone = await bob.create({ game: 'high-card', config: {} })
  await ann.ask('POST', paths.join(gone.id), { seat: 1 })
  await ann.ask('POST', paths.leave(gone.id))
  await bob.ask('PUT', paths.seat(gone.id, 1), { kind: 'bot', level: 'random' })
  await bob.ask('POST', paths.leave(gone.id))
  const time = { kind: 'clock', minutes: 10, increment: 5, onExpiry: 'bot' } as const
  const table = await ann.create({ game: 'high-card', config: { players: 2 }, visibility: 'open', time })
  await ann.ask('GET', paths.list('open'))
  await bob.join(table.id)
  await ann.ask('POST', paths.start(table.id))
  for (const scope of ['mine', 'watch'] as const) await ann.ask('GET', paths.list(scope))
  await ann.ask('POST', paths.hint(table.id))
  const visits = await Promise.all([ann.sit(table.id), bob.sit(table.id)])
  await playToTheEnd(visits)
  await ann.ask('GET', paths.table(table.id))
  await ann.ask('GET', paths.moment(table.id, 1))
  await ann.ask('GET', paths.history(table.id, 0, 5))
  await ann.ask('GET', paths.log(table.id, 0))
  const file = await ann.ask<MatchFile>('GET', paths.export(table.id))
  await bob.ask('POST', paths.import, { file })
  await bob.ask('POST', paths.rematch(table.id))
  await ann.ask('GET', paths.list('finished'))
  for (const person of [ann.me.id, bob.me.id]) {
    await bob.ask('GET', paths.statistics(person))
    await bob.ask('GET', paths.results(person))
  }
  await bob.ask('GET', paths.against(ann.me.id, bob.me.id))
  await bob.ask('GET', paths.ratings('high-card'))

  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const tokenOf = async (): Promise<string> => {
    await ann.ask('POST', paths.loginLink, { mail: 'ann@example.org' })
    return /token\/([\w-]{43})/.exec((await mail.next()).text)?.[1] ?? ''
  }
  const pressed = await tokenOf()
  await raw('GET', paths.loginPage(pressed))
  await raw('POST', paths.loginPage(pressed), { headers: { ...form, cookie: ann.cookie }, body: '' })
  await raw('POST', paths.loginToken, { headers: json, body: JSON.stringify({ token: await tokenOf() }) })
  const body = JSON.stringify({ mail: 'ann@example.org', password: PASSWORD })
  const back = await raw('POST', paths.login, { headers: json, body })
  const { me } = (await back.json()) as SessionAnswer
  const again = ann.as(me ?? ann.me, back.headers.getSetCookie()[0].split(';')[0])
  await again.ask('PUT', paths.password, { password: 'another long one', old: PASSWORD })
  const { sessions } = await again.ask<{ sessions: { id: string }[] }>('GET', paths.account)
  await again.ask('GET', paths.exportMe)
  await again.ask('DELETE', paths.endSession(sessions[0].id))
  await bob.ask('DELETE', paths.account)
  await (await Guest.arrive(base, 'Cid')).ask('DELETE', paths.session)
  for (const visit of visits) visit.close()
  await server.close()
  await mail.close()

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
  expect(check(200, { me: { ...me, secret: 1 } })).toThrow('SessionAnswer')
  expect(check(200, { me: { ...me, kind: 'admin' } })).toThrow('SessionAnswer')
  expect(check(201, { me })).toThrow('not described')
  expect(check(200, { me }, '/api/nowhere')).toThrow('not described')
  expect(check(400, { error: 'no' })).toThrow('Error')
  expect(check(400, { error: { code: 'badRequest', message: 'No.' } })).not.toThrow()
})
