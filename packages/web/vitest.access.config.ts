import { mergeConfig } from 'vitest/config'
import browser from './vitest.e2e.config.js'

/** Every page and state in every theme, size of letters and width; `npm test` looks at a choice of them. */
export default mergeConfig(browser, { test: { env: { ACCESS: 'all' } } })
