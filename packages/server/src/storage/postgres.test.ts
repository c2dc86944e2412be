import { onPostgres } from '../testing/database.js'

// The suites of storage and protocol once more, on PostgreSQL.
onPostgres()
await import('./storage.test.js')
await import('./attempts.test.js')
await import('../rooms/nodes.test.js')
await import('../http/api.test.js')
await import('../live/live.test.js')
await import('../live/race.test.js')
await import('../bots/turns.test.js')
await import('../accounts/accounts.test.js')
await import('../results/results.test.js')
await import('../rooms/time.test.js')
await import('../telling/telling.test.js')
await import('../http/tokens.test.js')
await import('../http/openapi.test.js')
await import('../examples/bot.test.js')
