import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { LOW_PRIORITY } from './lowest.js'

const yesNo = z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off'] })
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

/** Every setting of the server: its name, what it may be, and what it is when nothing is said. */
const schema = z.strictObject({
  /** Where to listen; if taken, the next free one. 0 lets the system choose. */
  port: whole(0, 65_535).default(8080),
  host: z.string().min(1).default('0.0.0.0'),
  /** The folder that holds everything. */
  data: z
    .string()
    .min(1)
    .default('.railhead')
    .transform(path => resolve(path)),
  /** A PostgreSQL database instead of the folder: `postgres://user:password@host/name`. Any number of processes share it. */
  databaseUrl: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections to PostgreSQL of this process, besides a few for itself. */
  databaseConnections: whole(2, 200).default(10),
  /** The address people use, if a proxy stands before the server. With https:, cookies travel encrypted only. */
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether X-Forwarded-For tells the truth, because a proxy of ours writes its end; a number: so many, one behind the other. */
  trustProxy: yesNo.or(z.boolean()).or(whole(2, 10)).default(false),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** How many processes think for bots. */
  botProcesses: whole(1, 64).default(Math.max(1, cpus().length - 1)),
  /** How far processes of bots and reviews stand back behind others: 0 not at all, 19 behind everything. */
  botPriority: whole(0, 19).default(LOW_PRIORITY),
  /** How long a bot may think about one answer. */
  botSeconds: z.coerce.number().min(0.05).max(600).default(3),
  /** How many processes review finished matches that people asked for; 0: this server makes no reviews. */
  reviewProcesses: whole(0, 64).default(1),
  /** Seconds of the processor that a review may take. */
  reviewSeconds: z.coerce.number().min(0.1).max(3600).default(180),
  /** HTTP requests per minute, of one address and of one session. */
  requestsPerMinute: whole(1, 1_000_000).default(600),
  /** New guests per minute of one address. */
  guestsPerMinute: whole(1, 1_000_000).default(30),
  /** Attempts to log in per minute, of one address and for one account. */
  loginsPerMinute: whole(1, 1_000_000).default(10),
  /** Where mail is handed in: `smtp://user:password@host:587`, or `smtps://…`. Without it, no mail. */
  smtpUrl: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The password there, if it is not in the address. */
  smtpPassword: z.string().min(1).optional(),
  /** Whom mail comes from. */
  mailFrom: z.string().min(3).default('Railhead <railhead@localhost>'),
  /** Encrypts stored addresses of webhooks and browsers. Default: one of its own, kept in the folder. */
  secret: z.string().min(20).optional(),
  /** For tests: webhooks and pushes may go to this machine, which is forbidden otherwise. */
  webhooksToLoopback: yesNo.or(z.boolean()).default(false),
  /** Open sockets of one address. */
  socketsPerAddress: whole(1, 1_000_000).default(100),
  /** Whole positions and pieces of history per second that one address may ask for, on average. */
  positionsPerSecond: whole(1, 1_000_000).default(10),
  /** Answers, undos, notes and the like per second that one address may send over its sockets, on average. */
  commandsPerSecond: whole(1, 1_000_000).default(50),
  /** Open connections of all addresses together, sockets included. */
  connections: whole(10, 1_000_000).default(10_000),
  /** How often sockets are pinged, and closed if their session or token was ended. */
  pingSeconds: whole(1, 300).default(30),
  /** Messages per second that one socket may send, on average. */
  messagesPerSecond: whole(1, 1_000_000).default(20),
  /** Tables of one account that never began; a guest has a quarter of this and of the next two. */
  waitingTables: whole(1, 1_000_000).default(20),
  /** Running tables that one account opened. */
  runningTables: whole(1, 1_000_000).default(100),
  /** Matches from files of one account. */
  importedMatches: whole(1, 1_000_000).default(200),
  /** Reported problems that are kept in all. */
  reportsKept: whole(1, 1_000_000).default(2_000),
  /** A port of their own for metrics, at /metrics. Without it there are none. 0 lets the system choose. */
  metricsPort: whole(0, 65_535).optional(),
  /** The address for metrics: nobody but this machine, if nothing is said. */
  metricsHost: z.string().min(1).default('127.0.0.1'),
  /** A file of corrected rulings, `{game: {ruling: value}}`: what tables go by that say nothing else. */
  corrections: z.string().min(1).optional(),
  /** With it an account becomes administrator, at /admin. Default: one that is kept in the folder. */
  adminCode: z.string().min(12).optional(),
  /** A login service beside own accounts: its issuer, or its discovery address. */
  oidcIssuer: z.url({ protocol: /^https?$/ }).optional(),
  /** As what this server is known there, and its secret, if it has one. */
  oidcClientId: z.string().min(1).optional(),
  oidcClientSecret: z.string().min(1).optional(),
  /** What the button says. Default: the host of the service. */
  oidcName: z.string().min(1).max(40).optional(),
  /** How long a server that stops says so by /readyz before it closes anything: for proxies that ask now and then. */
  drainSeconds: z.coerce.number().min(0).max(600).default(0),
})

export type Settings = z.output<typeof schema>

export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape)

/**
 * Settings that are secret or hold something secret. Everybody on the machine sees the flags of a process: so each can
 * also be read from a file, which `secretFile` (or `RAILHEAD_SECRET_FILE`) names for `secret`.
 */
export const SECRET_SETTINGS = [
  'databaseUrl',
  'smtpUrl',
  'smtpPassword',
  'secret',
  'adminCode',
  'oidcClientSecret',
] as const satisfies readonly (keyof Settings)[]

export type SecretFile = `${(typeof SECRET_SETTINGS)[number]}File`

const fileSetting = (name: (typeof SECRET_SETTINGS)[number]): SecretFile => `${name}File`

/** A setting that is not what it may be. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

/**
 * Settings from flags, and for what they do not say, from the environment: `botProcesses` is
 * `RAILHEAD_BOT_PROCESSES` there.
 */
export function readSettings(
  flags: Readonly<Record<string, unknown>> = {},
  env: Readonly<Record<string, string | undefined>> = {},
): Settings {
  const input: Record<string, unknown> = {}
  for (const name of [...SETTING_NAMES, ...SECRET_SETTINGS.map(fileSetting)]) {
    const value = env[environmentName(name)]
    if (value !== undefined && value !== '') input[name] = value
  }
  for (const [name, value] of Object.entries(flags)) if (value !== undefined) input[name] = value
  for (const name of SECRET_SETTINGS) readSecretFile(input, name)
  const read = schema.safeParse(input)
  if (read.success) return read.data
  const faults = read.error.issues.map(issue => {
    const name = issue.path.map(String).join('.')
    return name === '' ? issue.message : `'${name}' (${environmentName(name)}): ${issue.message}`
  })
  throw new BadSetting(`Settings that cannot be: ${faults.join('; ')}`)
}

/** Puts what a file says in the place of the setting that names the file. */
function readSecretFile(input: Record<string, unknown>, name: (typeof SECRET_SETTINGS)[number]): void {
  const setting = fileSetting(name)
  const { [setting]: file } = input
  delete input[setting]
  if (file === undefined) return
  if (input[name] !== undefined)
    throw new BadSetting(`'${name}' and '${setting}' are both given; one of them is enough.`)
  try {
    input[name] = readFileSync(String(file), 'utf8').trim()
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new BadSetting(`'${setting}' (${environmentName(setting)}): the file cannot be read (${reason}).`)
  }
}

export function environmentName(setting: string): string {
  // What everybody calls it.
  if (setting === 'databaseUrl') return 'DATABASE_URL'
  if (setting === 'databaseUrlFile') return 'DATABASE_URL_FILE'
  return `RAILHEAD_${setting.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`
}
