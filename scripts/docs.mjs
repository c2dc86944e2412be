// `npm run docs`: the pages of docs/ as a site, which the server also shows at /docs.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { render } from './markdown.mjs'
import { ROOT } from './run.mjs'

export const SITE = join(ROOT, 'packages', 'server', 'dist', 'docs')

/** What stands where in the list of pages. Pages that are named nowhere come last. */
const GROUPS = [
  ['Playing', ['README.md', 'docs/review.md', 'docs/bots.md', 'docs/bots-history.md']],
  ['Rules', [/^docs\/rules\//]],
  ['Hosting', ['docs/operations.md', 'docs/performance.md', 'CHANGELOG.md']],
  ['Bots and programs', ['docs/api.md', /^docs\/games\//]],
  ['Adding games', ['docs/adding-a-game.md', 'docs/changing-a-rule.md']],
  ['The house', ['docs/architecture.md', 'CONTRIBUTING.md', /^docs\/decisions\//]],
]

function sources() {
  const inDocs = readdirSync(join(ROOT, 'docs'), { recursive: true })
    .map(name => `docs/${String(name).replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.md'))
  return [
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].filter(name => existsSync(join(ROOT, name))),
    ...inDocs,
  ].sort()
}

/** The address of a page below /docs/: `docs/rules/gwt-solo.md` is `rules/gwt-solo.html`. */
export function addressOf(source) {
  if (source === 'README.md') return 'index.html'
  return source
    .replace(/^docs\//, '')
    .replace(/README\.md$/, 'index.md')
    .replace(/\.md$/, '.html')
}

/** All pages, rendered; with the pictures that they show, and links that lead nowhere. */
export function pages() {
  const all = sources()
  const images = new Set()
  const rendered = all.map(source => {
    const wanted = []
    const here = posix.dirname(addressOf(source))
    const relative = target => posix.relative(here, target) || posix.basename(target)
    const link = target => {
      if (/^[a-z]+:/.test(target)) return target
      const [path, anchor] = target.split('#')
      const file = path === '' ? source : posix.normalize(posix.join(posix.dirname(source), path))
      const page = all.includes(file) ? file : all.find(one => one === `${file.replace(/\/$/, '')}/README.md`)
      if (page !== undefined) {
        wanted.push({ page, anchor })
        return `${page === source ? '' : relative(addressOf(page))}${anchor === undefined ? '' : `#${anchor}`}`
      }
      if (file === 'docs/openapi.json') {
        images.add(file)
        return relative('openapi.json')
      }
      // A file of the sources: named, but not on the site. What is not there at all is a fault.
      if (!existsSync(join(ROOT, file))) wanted.push({ page: file, anchor: undefined })
      return undefined
    }
    const image = target => {
      const file = posix.normalize(posix.join(posix.dirname(source), target))
      if (!existsSync(join(ROOT, file))) wanted.push({ page: file, anchor: undefined })
      images.add(file)
      return relative(file.replace(/^docs\//, ''))
    }
    const text = readFileSync(join(ROOT, source), 'utf8')
    return { source, ...render(text, { link, image }), wanted }
  })
  const anchors = new Map(rendered.map(page => [page.source, new Set(page.anchors)]))
  const dead = rendered.flatMap(({ source, wanted }) =>
    wanted
      .filter(
        ({ page, anchor }) => !anchors.has(page) || (anchor !== undefined && !anchors.get(page).has(anchor)),
      )
      .map(({ page, anchor }) => `${source}: ${page}${anchor === undefined ? '' : `#${anchor}`}`),
  )
  return { rendered, images: [...images], dead }
}

function navigation(all, current) {
  const here = posix.dirname(addressOf(current))
  const left = new Set(all.map(({ source }) => source))
  const item = ({ source, title }) => {
    left.delete(source)
    const address = posix.relative(here, addressOf(source)) || posix.basename(addressOf(source))
    const mark = source === current ? ' aria-current="page"' : ''
    return `<li><a href="${address}"${mark}>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</a></li>`
  }
  const groups = GROUPS.map(([name, wanted]) => {
    const found = wanted.flatMap(one =>
      all.filter(({ source }) => (one instanceof RegExp ? one.test(source) : one === source)),
    )
    return [name, found.map(item)]
  })
  const rest = all.filter(({ source }) => left.has(source)).map(item)
  return [...groups, ['More', rest]]
    .filter(([, items]) => items.length > 0)
    .map(([name, items]) => `<h2>${name}</h2><ul>${items.join('')}</ul>`)
    .join('\n')
}

function frame(all, { source, title, html }) {
  const up = '../'.repeat(addressOf(source).split('/').length - 1)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replace(/</g, '&lt;')} · Railhead</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${up}docs.css">
<body>
<a class="skip" href="#text">To the text</a>
<header><a href="/">Railhead</a></header>
<div class="page">
<nav aria-label="Pages"><details open><summary>Pages</summary>
${navigation(all, source)}
</details></nav>
<main id="text" tabindex="-1">
${html}</main>
</div>
</body>
</html>
`
}

/** Writes the site; returns how many pages it has. */
export function buildDocs(folder = SITE) {
  const { rendered, images } = pages()
  rmSync(folder, { recursive: true, force: true })
  const write = (name, text) => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const page of rendered) write(addressOf(page.source), frame(rendered, page))
  for (const image of images) {
    const target = join(folder, image.replace(/^docs\//, ''))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(ROOT, image), target)
  }
  copyFileSync(join(ROOT, 'scripts', 'docs.css'), join(folder, 'docs.css'))
  return rendered.length
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { dead } = pages()
  if (dead.length > 0) {
    console.error(`Links that lead nowhere:\n${dead.join('\n')}`)
    process.exitCode = 1
  }
  console.log(`${buildDocs()} pages in ${SITE}; a server shows them at /docs.`)
}
