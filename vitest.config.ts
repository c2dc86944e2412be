import { dirname, join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const ICON = 'game-icon:'

/** After a build, the packages are tested as they were built: without a detour, and twice as fast. */
const BUILT = process.env.RAILHEAD_BUILT === '1'
const conditions = BUILT ? [] : ['source']
const PACKAGES = join(import.meta.dirname, 'packages/')
const SOURCE = /^(?!web\/)([^/]+)\/src\/(.*\.js)$/

export const shared = defineConfig({
  plugins: [
    // Outlines of icons are looked up when the client is built; to its tests they are all the same.
    {
      name: 'game-icons',
      resolveId: id => (id.startsWith(ICON) ? `\0${id}` : undefined),
      load: id => (id.startsWith(`\0${ICON}`) ? "export default 'M0 0'" : undefined),
    },
    {
      name: 'built',
      enforce: 'pre',
      resolveId(id, importer) {
        if (!BUILT || !importer || !id.startsWith('.')) return undefined
        const file = join(dirname(importer), id)
        const [, name, path] = (file.startsWith(PACKAGES) && SOURCE.exec(file.slice(PACKAGES.length))) || []
        return path === undefined ? undefined : join(PACKAGES, name, 'dist', path)
      },
    },
  ],
  resolve: { conditions },
  // Node adds `import` or `require` itself; named here, `import` would also apply to what is required.
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    server: { deps: { external: BUILT ? [/\/packages\/[^/]+\/dist\//] : [] } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Files share what they import, which is half of their work: no module may keep anything of a test.
    isolate: false,
    setupFiles: 'packages/server/test/testing/freshConnections.ts',
    // Half of the time many of them wait: for disks, databases and processes.
    maxWorkers: 4,
  },
})

const testsIn = (where: string): string[] => [`${where}/test/**/*.test.ts`, `${where}/test/**/*.test.tsx`]

/** The suites of the server that also run on PostgreSQL. */
const ON_POSTGRES = [
  'storage/storage',
  'storage/attempts',
  'rooms/nodes',
  'rooms/time',
  'rooms/stalling',
  'http/api',
  'http/tokens',
  'http/openapi',
  'http/studies',
  'http/shares',
  'live/live',
  'live/race',
  'live/secrecy',
  'live/limits',
  'bots/turns',
  'accounts/accounts',
  'accounts/services',
  'accounts/proof',
  'results/results',
  'results/farming',
  'notifications/notifications',
  'reviews/reviews',
  'examples/bot',
  'safety/fuzz',
  'safety/studies',
  'safety/attacks',
].map(name => `packages/server/test/${name}.test.ts`)

/** What takes longest, longest first: begun last, each of them would hold everything up. */
const SLOW = [
  'server/test/safety/kill',
  'server/test/safety/outage',
  'server/test/live/secrecy',
  'cli/test/corpusReplay',
  'server/test/live/race',
  'scripts/container',
]

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = SLOW.findIndex(name => moduleId.includes(name))
      return found < 0 ? SLOW.length : found
    }
    // A process goes on with the next file only if that is of the same project.
    const project = ({ project: { name } }: TestSpecification): number => (name === 'postgres' ? 1 : 0)
    return (await super.sort(files)).sort((a, b) => project(a) - project(b) || place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    globalSetup: 'packages/server/test/testing/shared.ts',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'all',
          include: [...testsIn('packages/*'), ...testsIn('examples/*'), 'scripts/*.test.mjs'],
          exclude: configDefaults.exclude,
          provide: { database: 'folder' },
        },
      },
      {
        ...shared,
        test: { ...shared.test, name: 'postgres', include: ON_POSTGRES, provide: { database: 'postgres' } },
      },
    ],
  },
})
