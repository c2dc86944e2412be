import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDocs, pages } from './docs.mjs'
import { render, slug } from './markdown.mjs'
import { ROOT } from './run.mjs'

/** Where paths of a page begin that speaks of one package. */
const HOMES = [
  'packages/web/src/play',
  'packages/web/src',
  'packages/server/src',
  'packages/great-western-trail',
]

test('no link between the pages leads nowhere', () => {
  expect(pages().dead).toEqual([])
})

test('every file that the architecture names is there', () => {
  const text = readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8')
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path]) => path)
  const places = path => [path, join('packages', path), ...HOMES.map(home => join(home, path))]
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(path => !places(path).some(place => existsSync(join(ROOT, place))))).toEqual([])
})

test('the site has every page, with the list of all of them and nothing that a policy forbids', () => {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-docs-'))
  expect(buildDocs(folder)).toBeGreaterThan(20)
  const rules = readFileSync(join(folder, 'rules', 'gwt-solo.html'), 'utf8')
  expect(rules).toContain('<td>SAM-SETUP-01</td>')
  expect(rules).toContain('href="../docs.css"')
  expect(rules).toContain('<a href="../operations.html"')
  expect(rules).not.toMatch(/<script|style="/)
  rmSync(folder, { recursive: true })
})

test('what our pages are written with is understood', () => {
  const { html, title, anchors } = render(
    [
      '# A *title*',
      '',
      'Words with `a < b`, **strong**, *soft* and [a link](x.md#y).',
      '',
      '- one',
      '  goes on',
      '- two',
      '  1. deeper',
      '',
      '| a | b |',
      '| --- | --- |',
      '| `x \\| y` | 2 |',
      '',
      '```',
      '<code> & more',
      '```',
      '> said',
    ].join('\n'),
  )
  expect(title).toBe('A title')
  expect(anchors).toEqual(['a-title'])
  expect(html).toContain('<code>a &lt; b</code>, <strong>strong</strong>, <em>soft</em>')
  expect(html).toContain('<a href="x.md#y">a link</a>')
  expect(html).toMatch(/<ul><li>one\ngoes on\n<\/li>\n<li>two\n<ol><li>deeper/)
  expect(html).toContain('<td><code>x | y</code></td>')
  expect(html).toContain('<pre tabindex="0"><code>&lt;code&gt; &amp; more</code></pre>')
  expect(html).toContain('<blockquote><p>said</p>')
  expect(slug("What `railhead` does: 'this'")).toBe('what-railhead-does-this')
})
