// `npm run screenshots`: takes every picture of the documentation anew, and from them those of the installed app, in the
// browser tests that look at the same pages (packages/web/e2e). The results are committed; run it when the look of a
// table has changed, and look at each.
import { node, nodeBeside } from './run.mjs'

const TESTS = ['packages/web/e2e/screenshots.test.ts', 'packages/web/e2e/carson.test.ts']
/** Those of them that take pictures. */
const TITLES = 'of a match|the board speaks'

const steps = [
  () => node('scripts/build.mjs'),
  () =>
    nodeBeside(
      'node_modules/vitest/vitest.mjs',
      ['run', '--config', 'packages/web/vitest.e2e.config.ts', '-t', TITLES, ...TESTS],
      { env: { SCREENSHOTS: 'docs/screenshots' } },
    ),
  () => node('scripts/icons.mjs'),
]
for (const step of steps) if (!(await step()).ok) process.exit(1)
