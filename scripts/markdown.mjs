// Markdown to HTML, as much of it as our own pages use: headings, paragraphs, lists, tables, code, quotes, links,
// pictures and emphasis. What they do not use is not understood; a test reads every page.

const escaped = text =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

/** The name of a heading in addresses. */
export function slug(text) {
  return text
    .replace(/[`*_]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replace(/ /g, '-')
}

/** Text inside of a line. `link` gives the address for a target, or undefined for none; `image` that of a picture. */
function inline(text, { link, image }) {
  const kept = []
  const keep = html => `\0${kept.push(html) - 1}\0`
  const done = text
    .replace(/(`+)(.+?)\1/g, (_all, _ticks, code) =>
      keep(`<code>${escaped(code.replace(/^ (.*) $/, '$1'))}</code>`),
    )
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_all, alt, target) =>
      keep(`<img src="${escaped(image(target))}" alt="${escaped(alt)}" loading="lazy">`),
    )
    .replace(/\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (_all, words, target) => {
      const address = link(target)
      const inside = inline(words, { link, image })
      return keep(address === undefined ? inside : `<a href="${escaped(address)}">${inside}</a>`)
    })
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, (_all, sign) => keep(escaped(sign)))
  let html = escaped(done)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '$1<em>$2</em>')
    .replace(/(^|[^\w])_([^_\s][^_]*)_(?!\w)/g, '$1<em>$2</em>')
  while (html.includes('\0')) html = html.replace(/\0(\d+)\0/g, (_all, i) => kept[Number(i)])
  return html
}

const cells = line =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replace(/\\\|/g, '|'))

const LIST = /^( *)([-*]|\d+\.) +(.*)$/

/** The page of a text: its HTML, its title and the names of its headings. */
export function render(text, links = { link: target => target, image: target => target }) {
  const anchors = []
  let title = ''
  const write = words => inline(words, links)

  function block(lines) {
    let html = ''
    for (let i = 0; i < lines.length; ) {
      const line = lines[i]
      const fence = /^( *)```\s*(\w*)/.exec(line)
      if (line.trim() === '') i++
      else if (fence) {
        const from = ++i
        while (i < lines.length && !lines[i].trim().startsWith('```')) i++
        const code = lines
          .slice(from, i++)
          .map(one => one.slice(Math.min(fence[1].length, one.search(/\S|$/))))
        html += `<pre tabindex="0"><code>${escaped(code.join('\n'))}</code></pre>\n`
      } else if (/^#{1,6} /.test(line)) {
        const [, marks, words] = /^(#+) (.*)$/.exec(line)
        const name = slug(words)
        anchors.push(name)
        if (marks.length === 1 && title === '') title = words.replace(/[`*]/g, '')
        html += `<h${marks.length} id="${escaped(name)}">${write(words)}</h${marks.length}>\n`
        i++
      } else if (/^ *(---+|\*\*\*+)\s*$/.test(line)) {
        html += '<hr>\n'
        i++
      } else if (line.trim().startsWith('|') && /^[\s|:-]+$/.test(lines[i + 1] ?? '')) {
        const head = cells(line)
        i += 2
        const rows = []
        while (i < lines.length && lines[i].trim().startsWith('|')) rows.push(cells(lines[i++]))
        const row = (tag, of) => `<tr>${of.map(cell => `<${tag}>${write(cell)}</${tag}>`).join('')}</tr>`
        html += `<div class="wide" tabindex="0"><table><thead>${row('th', head)}</thead><tbody>${rows.map(one => row('td', one)).join('\n')}</tbody></table></div>\n`
      } else if (line.startsWith('>')) {
        const from = i
        while (i < lines.length && lines[i].startsWith('>')) i++
        html += `<blockquote>${block(lines.slice(from, i).map(one => one.replace(/^> ?/, '')))}</blockquote>\n`
      } else if (LIST.test(line)) {
        const [, indent, mark] = LIST.exec(line)
        const tag = /\d/.test(mark) ? 'ol' : 'ul'
        const items = []
        while (i < lines.length) {
          const item = LIST.exec(lines[i])
          if (!item || item[1].length !== indent.length || /\d/.test(item[2]) !== /\d/.test(mark)) break
          const inside = indent.length + item[2].length + 1
          const own = [item[3]]
          i++
          while (i < lines.length) {
            const next = lines[i]
            const deep = next.search(/\S|$/)
            if (next.trim() === '') {
              const after = lines[i + 1]
              if (after === undefined || after.search(/\S|$/) < inside) break
            } else if (
              deep < inside &&
              (LIST.test(next) || lines[i - 1].trim() === '' || deep <= indent.length - 1)
            )
              break
            own.push(next.slice(Math.min(deep, inside)))
            i++
          }
          items.push(own)
          while (
            i < lines.length &&
            lines[i].trim() === '' &&
            LIST.exec(lines[i + 1] ?? '')?.[1].length === indent.length
          )
            i++
        }
        const bare = html_ => html_.replace(/^<p>([\s\S]*?)<\/p>\n/, '$1\n')
        html += `<${tag}>${items.map(own => `<li>${bare(block(own))}</li>`).join('\n')}</${tag}>\n`
      } else {
        const from = i
        while (
          i < lines.length &&
          lines[i].trim() !== '' &&
          (i === from ||
            !(/^ *```|^#{1,6} |^>/.test(lines[i]) || LIST.test(lines[i]) || lines[i].trim().startsWith('|')))
        )
          i++
        html += `<p>${write(
          lines
            .slice(from, i)
            .map(one => one.trim())
            .join('\n'),
        )}</p>\n`
      }
    }
    return html
  }

  const html = block(text.replace(/\r/g, '').split('\n'))
  return { html, title, anchors }
}
