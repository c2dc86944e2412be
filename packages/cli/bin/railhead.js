#!/usr/bin/env node
import { existsSync } from 'node:fs'

const main = new URL('../dist/main.js', import.meta.url)
if (existsSync(main)) await import(main.href)
else {
  console.error(
    'railhead is not built yet. Run `npm run build` in the checkout (or `npm start`, which does it).',
  )
  process.exitCode = 1
}
