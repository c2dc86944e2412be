import { defineConfig } from 'vitest/config'
import { shared } from './vitest.config.js'

/** What a release leaves behind, played by the helpers of the tests: `npm run release` runs it, and nothing else does. */
export default defineConfig({
  ...shared,
  test: { ...shared.test, include: ['packages/*/test/**/*.record.ts'] },
})
