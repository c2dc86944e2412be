import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const ICON = 'game-icon:'

const shared = defineConfig({
  // Outlines of icons are looked up when the client is built; to its tests they are all the same.
  plugins: [
    {
      name: 'game-icons',
      resolveId: id => (id.startsWith(ICON) ? `\0${id}` : undefined),
      load: id => (id.startsWith(`\0${ICON}`) ? "export default 'M0 0'" : undefined),
    },
  ],
  resolve: { conditions: ['source'] },
  // Node adds `import` or `require` itself; named here, `import` would also apply to what is required.
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: { testTimeout: 300_000, hookTimeout: 300_000 },
})

/** Packages without clock, chance and state of their own: their tests can share what they import. */
const PURE = ['kernel', 'great-western-trail', 'carson-city', 'protocol', 'table', 'review', 'bots']

const testsIn = (where: string): string[] => [`${where}/test/**/*.test.ts`, `${where}/test/**/*.test.tsx`]
const pure = [...PURE.flatMap(name => testsIn(`packages/${name}`)), ...testsIn('examples/*')]

/** What takes longest, longest first: begun last, each of them would hold everything up. */
const SLOW = [
  'server/test/safety/postgres',
  'server/test/live/secrecy',
  'server/test/storage/postgres',
  'cli/test/corpusReplay',
  'server/test/safety/kill',
  'server/test/safety/outage',
  'server/test/live/race',
  'scripts/container',
]

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = SLOW.findIndex(name => moduleId.includes(name))
      return found < 0 ? SLOW.length : found
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        ...shared,
        // A core each: by default one of two would stand idle.
        test: { ...shared.test, name: 'pure', include: pure, isolate: false, maxWorkers: 2 },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'hosts',
          include: [...testsIn('packages/*'), 'scripts/*.test.mjs'],
          exclude: [...configDefaults.exclude, ...pure],
          // They wait for disks, databases and processes most of the time.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          setupFiles: ['packages/server/test/testing/freshConnections.ts'],
        },
      },
    ],
  },
})
