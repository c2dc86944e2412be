import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const PREFIX = 'game-icon:'

/** `import path from 'game-icon:cow'` gives the outline of that icon alone, so only what is used is shipped. */
function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  return {
    name: 'game-icons',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      const outlines = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(match => match[1])
      if (outlines.length === 0) throw new Error(`game-icons has no icon '${name}'.`)
      return `export default ${JSON.stringify(outlines.join(''))}`
    },
  }
}

export default defineConfig({
  plugins: [react(), gameIcons()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the server sends a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
