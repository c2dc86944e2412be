import type { Report } from '@railhead/bots'

const WIDTH = 800
const HEIGHT = 400
const MARGIN = 50

/** Mean score by generation, as a small SVG picture. */
export function learningCurve(game: string, reports: readonly Report[]): string {
  const scores = reports.map(report => report.meanScore)
  const low = Math.min(0, ...scores)
  const high = Math.max(10, ...scores)
  const x = (i: number): number => MARGIN + (i / Math.max(1, reports.length - 1)) * (WIDTH - 2 * MARGIN)
  const y = (score: number): number =>
    HEIGHT - MARGIN - ((score - low) / (high - low)) * (HEIGHT - 2 * MARGIN)
  const line = scores.map((score, i) => `${x(i).toFixed(1)},${y(score).toFixed(1)}`).join(' ')
  const step = Math.max(1, Math.ceil((high - low) / 8 / 5)) * 5
  const grid: string[] = []
  for (let score = Math.ceil(low / step) * step; score <= high; score += step)
    grid.push(
      `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y(score)}" y2="${y(score)}" stroke="#d8c9a8"/>`,
      `<text x="${MARGIN - 8}" y="${y(score) + 4}" text-anchor="end">${score}</text>`,
    )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="serif" font-size="12" fill="#2c2016">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f1e4c8"/>`,
    `<text x="${WIDTH / 2}" y="28" text-anchor="middle" font-size="16">${game}: mean score by generation (1 to ${reports.length})</text>`,
    ...grid,
    `<polyline points="${line}" fill="none" stroke="#a3482f" stroke-width="2"/>`,
    '</svg>',
    '',
  ].join('\n')
}
