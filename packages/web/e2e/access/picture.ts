import { inflateSync } from 'node:zlib'
import type { CDPSession } from 'playwright-core'

/** What a page looks like, point by point: red, green, blue, and whatever follows. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** Bytes for each point. */
  readonly step: number
  readonly data: Uint8Array
}

const SIGNATURE = 8
const TRUE_COLOUR = 2
const WITH_ALPHA = 6

/** What is in sight, as it is painted. */
export async function painted(session: CDPSession): Promise<Picture> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return pointsOf(Buffer.from(data, 'base64'))
}

/** Reads a PNG of 8 bits a colour that is not interlaced: what Chromium writes. */
function pointsOf(png: Buffer): Picture {
  const width = png.readUInt32BE(SIGNATURE + 8)
  const height = png.readUInt32BE(SIGNATURE + 12)
  const [depth, kind] = png.subarray(SIGNATURE + 16)
  if (depth !== 8 || (kind !== TRUE_COLOUR && kind !== WITH_ALPHA)) throw new Error('Not a PNG of Chromium.')
  const step = kind === TRUE_COLOUR ? 3 : 4
  const parts: Buffer[] = []
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return {
    width,
    height,
    step,
    data: unfiltered(inflateSync(Buffer.concat(parts)), width * step, height, step),
  }
}

/** Each line says how its bytes differ from those left of them, above them, between both, or the nearest of them. */
function unfiltered(raw: Buffer, line: number, height: number, step: number): Uint8Array {
  const data = new Uint8Array(line * height)
  for (let y = 0; y < height; y++) {
    const from = y * (line + 1) + 1
    const to = y * line
    const filter = raw[from - 1]
    for (let x = 0; x < line; x++) {
      const left = x < step ? 0 : data[to + x - step]
      const up = y === 0 ? 0 : data[to + x - line]
      const corner = x < step || y === 0 ? 0 : data[to + x - line - step]
      data[to + x] = raw[from + x] + foretold(filter, left, up, corner)
    }
  }
  return data
}

function foretold(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ]
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
}
