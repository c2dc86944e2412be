import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests in a real browser, against the built client and a real server. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    testTimeout: 150_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Two browsers and a server at once are enough for two cores.
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/e2e.json' },
  },
})
