import { randomBytes } from 'node:crypto'
import { below, type Chance } from '@railhead/kernel'
import { LIMITS, type Position, paths } from '@railhead/protocol'

/** Requests and messages that no honest client sends. Each is wrong in at least one way. For tests. */

export interface HostileRequest {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string | Buffer
}

function pick<T>(chance: Chance, items: readonly T[]): T {
  return items[below(chance, items.length)]
}

const deep = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

/** Texts in place of a JSON value of any kind. */
const NASTY: readonly string[] = [
  'null',
  '[]',
  '{}',
  '-1',
  '1e999',
  '1.5',
  '99999999999999999999',
  '"\\u0000"',
  '"\\ud800"',
  `"${'x'.repeat(3000)}"`,
  '[[[[1]]]]',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"length":-1}',
  '["toString"]',
  '{"kind":"me","extra":1}',
]

const NOT_JSON: readonly (string | Buffer)[] = [
  '',
  '{',
  '}{',
  'undefined',
  "{'a':1}",
  '{"a":1,}',
  'NaN',
  '\u0000',
  '{"type":"hello"',
  '<xml/>',
  deep('[', ']', 1000),
  deep('{"a":', '}', 500),
  deep('[', ']', 7000),
]

const TABLE_BODY = {
  game: '"high-card"',
  config: '{"players":2}',
  title: '"x"',
  visibility: '"open"',
  start: 'false',
}
const BODIES: readonly [string, string, Record<string, string>, readonly string[]][] = [
  ['POST', paths.session, { name: '"Eve"' }, ['name']],
  ['POST', paths.tables, TABLE_BODY, ['game', 'title', 'visibility', 'start', 'seats', 'shuffleSeats']],
  ['POST', paths.import, { file: '{"format":"railhead-match"}' }, ['file', 'seats']],
  ['POST', paths.account, { mail: '"nobody"', password: '"x"' }, ['mail', 'password']],
  ['POST', paths.tokens, { name: '"x"', password: '"x"' }, ['name', 'password']],
  ['PUT', paths.notifications, { webhook: '"https://10.0.0.1/x"' }, ['mail']],
  ['POST', paths.push, { endpoint: '"https://[::1]/x"', keys: '{}' }, ['endpoint', 'keys']],
]

function json(fields: Record<string, string>): string {
  return `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join()}}`
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** `cookies`: of a stranger, and of somebody who sits at the table. */
export function hostileRequest(chance: Chance, table: string, cookies: readonly string[]): HostileRequest {
  const [stranger] = cookies
  const cookie = pick(chance, cookies)
  const known = { ...JSON_TYPE, cookie }
  const guessed = randomBytes(16).toString('base64url')
  const [method, path, fields, names] = pick(chance, BODIES)
  switch (below(chance, 15)) {
    case 0:
      return { method, path, headers: known, body: pick(chance, NOT_JSON) || '{' }
    case 1:
      return { method, path, headers: known, body: randomBytes(1 + below(chance, 300)) }
    case 2:
      return {
        method,
        path,
        headers: known,
        body: json({ ...fields, [pick(chance, names)]: pick(chance, NASTY) }).replace('"x"', '"x","bogus":1'),
      }
    case 3:
      return {
        method,
        path,
        headers: known,
        body: json({ ...fields, [`f${below(chance, 99)}`]: pick(chance, NASTY) }),
      }
    case 4: {
      const huge = below(chance, 50) === 0
      const size = huge ? LIMITS.importBody : LIMITS.body
      const target = huge
        ? { method: 'POST', path: paths.import }
        : { method: 'PUT', path: paths.preferences }
      return { ...target, headers: known, body: `{"name":"${'y'.repeat(size)}"}` }
    }
    case 5:
      return {
        method,
        path,
        headers: {
          cookie,
          'content-type': pick(chance, [
            'text/plain',
            'application/xml',
            'multipart/form-data',
            'application/x-www-form-urlencoded',
          ]),
        },
        body: json(fields),
      }
    case 6:
      return {
        method,
        path,
        headers: {
          ...known,
          origin: pick(chance, ['https://evil.example', 'null', 'http://127.0.0.1:1', 'file://']),
        },
        body: json(fields),
      }
    case 7: {
      const action = pick(chance, ['join', 'leave', 'start', 'rematch', 'hint'])
      return {
        method: 'POST',
        path: `/api/tables/${pick(chance, [guessed, '..%2f..%2f', 'null', "'--", '%00'])}/${action}`,
        headers: known,
        body: '{}',
      }
    }
    case 8: {
      const action = pick(chance, ['join', 'leave', 'start', 'rematch', 'hint'])
      return {
        method: 'POST',
        path: `/api/tables/${table}/${action}`,
        headers: { ...JSON_TYPE, cookie: stranger },
        body: '{}',
      }
    }
    case 9:
      return {
        method: 'PUT',
        path: paths.seat(table, below(chance, 5)),
        headers: known,
        body: pick(chance, ['{"kind":"open"}', '{"kind":"bot","level":"random"}', '{"kind":"me"}']),
      }
    case 10:
      return {
        method: pick(chance, ['GET', 'DELETE', 'PATCH', 'PUT', 'OPTIONS']),
        path: `/api/${pick(chance, ['', 'tables/', 'x/', '..%2f', 'tables/%zz/', 'tables/%00/'])}${guessed}`,
        headers: known,
      }
    case 11:
      return {
        method: 'GET',
        path: pick(chance, [
          paths.moment(table, 10 ** 8),
          `/api/tables/${table}/moments/-1`,
          `/api/tables/${table}/moments/1e3`,
          `/api/tables/${table}/history?from=0&count=9999`,
          `/api/tables/${table}/history`,
          `/api/tables/${table}/log?from=a`,
          '/api/tables',
          '/api/tables?scope=open&scope=mine',
          '/api/tables?scope=open&before=-1',
          paths.export(table),
          paths.export(guessed),
        ]),
        headers: known,
      }
    case 12:
      return {
        method: pick(chance, ['PUT', 'POST']),
        path: pick(chance, [paths.preferences, paths.tables, paths.join(table)]),
        headers: {
          ...JSON_TYPE,
          cookie: pick(chance, [
            'railhead=',
            'railhead=x',
            `railhead=${'A'.repeat(43)}`,
            'a=b;;;=',
            `railhead=${'z'.repeat(4000)}`,
          ]),
        },
        body: '{}',
      }
    case 13:
      return {
        method,
        path,
        headers: {
          ...known,
          authorization: pick(chance, [
            'Bearer',
            'bearer x',
            'Bearer  a b c',
            `Bearer railhead_${guessed}`,
            `Bearer ${cookie.split('=')[1]}`,
            `Bearer ${'z'.repeat(4000)}`,
          ]),
        },
        body: json(fields),
      }
    default:
      return {
        method: 'PUT',
        path: paths.preferences,
        headers: known,
        body: `{"a":${pick(chance, ['null', '[]', '{}', `"${'x'.repeat(300)}"`, '{"b":1}'])}}`,
      }
  }
}

/** To a table where the first seat has answered already. `position`: what that seat is told. */
export function hostileMessage(chance: Chance, position: Position | undefined): string | Buffer {
  const key = `"fuzz.${below(chance, 1e9)}"`
  const decision = position?.decisions[0]
  const answer = {
    type: '"answer"',
    key,
    decision: `"${decision?.id ?? '0.0.0.lay'}"`,
    option: '{"kind":"swap","card":1000}',
  }
  const messages: Record<string, string>[] = [
    answer,
    { ...answer, decision: '"0.1.0.lay"' },
    { ...answer, decision: '"0.0.0.lay"', option: '{"kind":"lay","card":1}' },
    { ...answer, key: pick(chance, ['"held.0.0.0.lay"', '"bot.0.0.0.lay"', '"agreed.1"', '"import.1"']) },
    { type: '"undo"', key, number: '7', to: '0' },
    { type: '"undo"', key, number: '1', to: '1' },
    { type: '"undoReply"', key, number: '1', accept: 'true' },
  ]
  const message = pick(chance, messages)
  const name = pick(chance, Object.keys(message))
  switch (below(chance, 9)) {
    case 0:
      return pick(chance, NOT_JSON)
    case 1:
      return randomBytes(1 + below(chance, 200))
    case 2:
      return json({ ...message, [name]: pick(chance, NASTY) })
    case 3:
      return json({ ...message, [`f${below(chance, 99)}`]: pick(chance, NASTY) })
    case 4:
      return below(chance, 20) === 0 ? 'x'.repeat(LIMITS.message + 1) : json({ type: pick(chance, NASTY) })
    case 5:
      return pick(chance, [
        '{"type":"hello","protocol":2}',
        '{"type":"hello","protocol":1,"seen":-1}',
        '{"type":"chat","key":"chat-key-1","text":""}',
        '{"type":"chat","key":"chat-key-1","text":"   "}',
        `{"type":"chat","key":"chat-key-1","text":"${'x'.repeat(501)}"}`,
        '{"type":"chat","key":"chat-key-1","text":"\\u0007"}',
        '{"type":"note","key":"note-key-1","text":7}',
        '{"type":"active","active":"yes"}',
        '{"type":"resync","seen":1.5}',
        '{"type":"drop table"}',
      ])
    default:
      return json(message)
  }
}
