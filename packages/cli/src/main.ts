import { randomBytes } from 'node:crypto'
import { games } from '@railhead/shelf'
import { railhead } from './railhead.js'

// The reader of a pipe may leave early (`railhead … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await railhead(process.argv.slice(2), {
  games,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  folder: '.railhead',
  env: process.env,
  stopped: () =>
    new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    }),
  clock: () => performance.now() / 1000,
  freshSeed: () => randomBytes(16).toString('hex'),
})
