// `npm run icons`: draws the pictures that an installed app needs from our own SVG files, and its screenshots from those
// of the documentation. The results are committed; run it again when one of the drawings changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from './chromium.mjs'
import { ROOT } from './run.mjs'

const PUBLIC = join(ROOT, 'packages', 'web', 'public')
const SCREENSHOTS = join(ROOT, 'docs', 'screenshots')

/** Name, drawing, size. */
const ICONS = [
  ['icon-180.png', 'icon-maskable.svg', 180],
  ['icon-192.png', 'favicon.svg', 192],
  ['icon-512.png', 'favicon.svg', 512],
  ['icon-maskable-512.png', 'icon-maskable.svg', 512],
  ['badge-96.png', 'badge.svg', 96],
]

/** Name, picture of the documentation, width. */
const PICTURES = [
  ['screenshots/great-western-trail.webp', 'middle-1440-light.png', 1280],
  ['screenshots/carson-city.webp', 'carson-1440-light.png', 1280],
  ['screenshots/phone.webp', 'middle-360-light.png', 360],
]

const browser = await launchChromium()
try {
  const page = await browser.newPage()
  for (const [name, drawing, size] of ICONS) {
    const svg = readFileSync(join(PUBLIC, drawing), 'utf8')
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    )
    await page.screenshot({ path: join(PUBLIC, name), omitBackground: true })
  }
  for (const [name, picture, width] of PICTURES) {
    const data = readFileSync(join(SCREENSHOTS, picture)).toString('base64')
    const webp = await page.evaluate(
      async ({ url, wide }) => {
        const image = new Image()
        image.src = url
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = wide
        canvas.height = Math.round((wide * image.height) / image.width)
        canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height)
        return canvas.toDataURL('image/webp', 0.8)
      },
      { url: `data:image/png;base64,${data}`, wide: width },
    )
    writeFileSync(join(PUBLIC, name), Buffer.from(webp.split(',')[1], 'base64'))
  }
} finally {
  await browser.close()
}
