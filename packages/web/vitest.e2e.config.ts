import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests in a real browser, against the built client and a real server. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    // So long only what hangs takes, however busy the machine is.
    testTimeout: 400_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Half of the time a browser waits for what is shown to end: three of them for two cores.
    maxWorkers: 3,
    // Each file has a server of its own; what they import and the browser are the same.
    isolate: false,
    // The packages are there as they were built.
    server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/e2e.json' },
  },
})
