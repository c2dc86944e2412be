import { serve } from '@railhead/server'
import { games } from './games.js'

/** A server as a process of its own, for tests that kill it. Settings come from the environment. */
const server = await serve({ games, gamesModule: new URL('./games.js', import.meta.url).href })
process.send?.({ port: server.port, metricsPort: server.metricsPort })
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
