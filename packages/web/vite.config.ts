import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
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

const SERVICE_WORKER = 'sw.js'

/** Tells the service worker which files there are; its version changes when any of them does. */
function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    async writeBundle({ dir = '.' }) {
      const found = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && entry.name !== SERVICE_WORKER)
        .map(entry => join(entry.parentPath, entry.name))
        // Only shown where the app is installed from.
        .filter(file => !file.startsWith(join(dir, 'screenshots')))
        .sort()
      const version = createHash('sha256')
      for (const file of found) version.update(file.slice(dir.length)).update(readFileSync(file))
      const addresses = found.map(file => `/${relative(dir, file).split(sep).join('/')}`)
      const worker = join(dir, SERVICE_WORKER)
      const code = readFileSync(worker, 'utf8')
      writeFileSync(
        worker,
        code
          .replace('__FILES__', JSON.stringify(addresses))
          .replace('__VERSION__', version.digest('hex').slice(0, 16)),
      )
    },
  }
}

export default defineConfig({
  plugins: [react(), gameIcons(), offlineFiles()],
  worker: { format: 'es' },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the server sends a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/serviceWorker.ts' },
      output: {
        // A service worker keeps its address, so that browsers find the next one there.
        entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
})
