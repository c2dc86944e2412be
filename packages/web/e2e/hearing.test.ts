import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carsonTable, randomBots } from './carson.js'
import { Listener } from './listener.js'
import { openTable, openWorld, RANDOM_BOT, twoPlayers, type Visitor, type World } from './world.js'

/** `TRANSCRIPT=docs/transcripts` writes down what was heard and pressed, for people to read. */
const FOLDER = process.env.TRANSCRIPT

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const QUESTION = /(\d+) options?\.$/
const LISTED = /^\d+: (.+)$/
/** So many options are said of a long list. */
const MOST_SAID = 24
/** So often it is listened for the next question before something is wrong. */
const PATIENCE = 400

/** How an option sounds: the first rule that fits gives its worth. */
type Taste = readonly (readonly [RegExp, (found: RegExpExecArray) => number])[]

/** The option that sounds best; of equal ones the first. */
function favourite(taste: Taste, options: readonly string[]): number {
  const worth = options.map(option => {
    for (const [sounds, value] of taste) {
      const found = sounds.exec(option)
      if (found) return value(found)
    }
    return 0
  })
  return worth.indexOf(Math.max(...worth))
}

/** Opens a table and listens. */
async function sitDown(table: object): Promise<{ ear: Listener; visitor: Visitor }> {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const ear = await Listener.at(visitor.page)
  const id = await openTable(visitor.page, 'Ann', table)
  await visitor.page.goto(`/table/${id}`)
  return { ear, visitor }
}

/** Waits for a question to be said; undefined when the final score is read out instead. */
async function question(ear: Listener, first: readonly string[] = []): Promise<string | undefined> {
  let said = first
  for (let i = 0; i < PATIENCE; i++) {
    const asked = said.find(line => QUESTION.test(line))
    if (asked !== undefined) return asked
    said = await ear.listen()
    // Whoever hears nothing for a while looks where the focus is.
    if (i % 8 === 7 && /Final score/.test(await ear.focus(false))) return undefined
  }
  throw new Error(`Nothing is asked any more. Last heard: ${ear.transcript.slice(-6).join(' | ')}`)
}

/** Plays to the end by ear and keyboard alone; gives the score sheet as it is read. */
async function play(ear: Listener, taste: Taste, first: readonly string[] = []): Promise<string[]> {
  let asked = await question(ear, first)
  for (let answers = 0; asked !== undefined; answers++) {
    const count = Number(QUESTION.exec(asked)?.[1])
    await ear.press('p')
    const options: string[] = []
    // On a busy machine they are not all said at once.
    for (let i = 0; options.length < Math.min(count, MOST_SAID) && i < PATIENCE; i++)
      options.push(...(await ear.listen(0)).flatMap(line => LISTED.exec(line)?.[1] ?? []))
    options.length = Math.min(options.length, count)
    expect(options, asked).toHaveLength(Math.min(count, MOST_SAID))
    const chosen = favourite(taste, options)
    await take(ear, chosen, answers)
    asked = await question(ear)
  }
  await ear.focus()
  return ear.read('dialog', /Final score/)
}

/** Takes an option: by its digit, now and then by walking to it, and by the command line where there are many. */
async function take(ear: Listener, chosen: number, answers: number): Promise<void> {
  if (answers % 10 === 4 && chosen < 4) {
    await ear.press('q')
    for (let i = 0; i < chosen; i++) await ear.press('ArrowDown')
    await ear.focus()
    await ear.press('Enter')
  } else if (chosen < 9) await ear.press(String(chosen + 1))
  else {
    await ear.press('/')
    await ear.type(String(chosen + 1))
    await ear.press('Escape')
  }
}

function keep(ear: Listener, name: string): void {
  if (FOLDER === undefined) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.txt`), `${ear.transcript.join('\n')}\n`)
}

/** Two steps at a time, free of charge; the best delivery, with all certificates; the cheapest of what is for sale. */
const TRAIL: Taste = [
  [/^Deliver to .*value (\d+)/, ([, value]) => 10 + Number(value)],
  [/^Spend .*total (\d+)/, ([, total]) => Number(total)],
  [/^Move to .*\(2 steps\)/, () => 25],
  [/^Move to Kansas City/, () => 24],
  [/^Move to .*\(\d steps?\)/, () => 20],
  [/^Move to .*pay \$(\d+)/, ([, dollars]) => 10 - Number(dollars)],
  [/job market/, () => 30],
  [/^Put |^Place /, () => 5],
  [/^Local action: .*take \$(\d+)/, ([, dollars]) => 40 + Number(dollars)],
  [/^Local action: (hire|buy|build|move your engine|gain)/, () => 30],
  [/^(?:Hire|Buy|Build|Upgrade) .*?\$(\d+)/, ([, dollars]) => 30 - Number(dollars)],
  [/^Auxiliary action: take/, () => 20],
  [/^Finish here|^Buy nothing/, () => 15],
]

test('Great Western Trail: a whole match by what is said and the keyboard, to the score', async () => {
  const { ear, visitor } = await sitDown(twoPlayers(RANDOM_BOT))
  const first = await question(ear)
  expect(first).toMatch(/^Your turn\. Put your cattleman on a neutral building\. 7 options\.$/)

  // The whole table is there to be asked for.
  for (const [key, sounds] of [
    ['h', /hand \(\d of 4\): .*value/],
    ['m', /price: 1 cowboy \$6/],
    ['j', /row 1 \(\$6\)/],
    ['t', /\d steps: Kansas City/],
    ['r', /station 1: Upgrading costs/],
    ['o', /Tumbleweed: \$\d+; cowboys 1/],
    ['c', /New York: needs a breeding value of 18/],
    ['s', /Ann: -?\d+/],
  ] as const) {
    await ear.press(key)
    expect((await ear.listen(0)).join(' '), key).toMatch(sounds)
  }
  await ear.press('w')
  await ear.listen(50)
  const words = await ear.read('tabpanel', /In words/)
  for (const heading of ['What is mine, heading', 'The trail ahead, heading', 'The railroad, heading'])
    expect(words).toContain(heading)

  // The trail is walked with the arrows, and each place says what it is.
  await ear.press('b')
  const met = [await ear.focus()]
  for (let i = 0; i < 4; i++) {
    await ear.press('ArrowRight')
    met.push(await ear.focus())
  }
  expect(new Set(met).size).toBe(met.length)
  expect(met.join('\n')).toMatch(/neutral building A: /i)

  const sheet = await play(ear, TRAIL, [first ?? '']).finally(() => keep(ear, 'great-western-trail'))
  expect(sheet.join('\n')).toMatch(/wins!/)
  expect(sheet).toContainEqual(expect.stringMatching(/^Total: Ann −?\d+; .*Tumbleweed −?\d+$/))
  expect(visitor.faults).toEqual([])
})

/** A character with much money, the cheapest buildings, no duels, then cheap parcels; never back again. */
const TOWN: Taste = [
  [/^Pass|^Back|^Nothing|^Done|^Keep|; duel/, () => -1],
  [/building: .* for \$[34]$/, () => 40],
  [/cash limit \$(\d+)/, ([, limit]) => Number(limit)],
  [/= \$(\d+)/, ([, dollars]) => 20 + Number(dollars)],
  [/claim/i, () => 30],
  [/\$(\d+)/, ([, dollars]) => 15 - Number(dollars)],
]

test('Carson City: a whole match by what is said and the keyboard, to the score', async () => {
  const { ear, visitor } = await sitDown(carsonTable({ players: 2 }, randomBots(1)))
  const first = await question(ear)
  for (const [key, sounds] of [
    ['d', /[A-H][1-8]: mountain/],
    ['t', /Wages: \$4/],
    ['c', /1\. Sheriff: .*cash limit/],
    ['h', /firepower/],
  ] as const) {
    await ear.press(key)
    expect((await ear.listen(0)).join(' '), key).toMatch(sounds)
  }
  // The town is walked parcel by parcel, and each says what is there, what it costs and whether it can be chosen.
  await ear.press('b')
  const met: string[] = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await ear.press(key)
    met.push(await ear.focus())
  }
  expect(new Set(met.slice(0, -1)).size).toBe(met.length - 1)
  for (const parcel of met)
    expect(parcel).toMatch(/^[A-H][1-8]: .*nobody’s, now for nothing; .*can be chosen/)

  // Of many options the first are said, and all of them when asked again.
  const count = Number(QUESTION.exec(first ?? '')?.[1])
  const listed = async (): Promise<number> => {
    await ear.press('p')
    return (await ear.listen(0)).filter(line => LISTED.test(line)).length
  }
  expect(await listed()).toBe(MOST_SAID)
  expect(await listed()).toBeGreaterThanOrEqual(count)
  await ear.press('Escape')

  const sheet = await play(ear, TOWN, [first ?? '']).finally(() => keep(ear, 'carson-city'))
  expect(sheet.join('\n')).toMatch(/wins!/)
  expect(sheet).toContainEqual(expect.stringMatching(/^Total: Ann \d+; .*Tumbleweed \d+$/))
  expect(visitor.faults).toEqual([])
})
