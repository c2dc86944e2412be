import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  // Node adds `import` or `require` itself; named here, `import` would also apply to what is required.
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.test.tsx', 'scripts/*.test.mjs'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
