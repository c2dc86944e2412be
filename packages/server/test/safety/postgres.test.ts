import { onPostgres } from '../testing/database.js'

// The suites of safety and secrecy once more, on PostgreSQL.
onPostgres()
await import('./fuzz.test.js')
await import('../live/secrecy.test.js')
await import('../live/limits.test.js')
await import('./studies.test.js')
