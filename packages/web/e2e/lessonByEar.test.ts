import { afterAll, beforeAll, expect, test } from 'vitest'
import { Listener } from './listener.js'
import { openWorld, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** So often it is listened before something is wrong. */
const PATIENCE = 600
const NARROW = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

/** How the page sounds in a language. */
const SOUNDS = {
  ru: { asked: /\d+ вариант\S*\.$/, goesOn: /Дальше: A\.$/, gently: /^Минутку/, over: /^Урок окончен/ },
  pl: { asked: /\d+ opcj\S*\.$/, goesOn: /Dalej: A\.$/, gently: /^Chwileczkę/, over: /^To koniec lekcji/ },
} as const

test.each([
  ['great-western-trail', 0, 'ru'],
  ['carson-city', 1, 'pl'],
] as const)(
  'the first match of %s is played to its end by ear and keyboard on a narrow screen',
  async (_game, course, locale) => {
    const { page, faults } = await world.person({ ...NARROW, locale })
    const sounds = SOUNDS[locale]
    const ear = await Listener.at(page)
    await page.goto('/learn')
    await page.locator('.course').nth(course).locator('.lessons li button').first().focus()
    await ear.press('Enter')
    const taught = new Set<string>()
    let over = false
    let asked = false
    for (let i = 0; i < PATIENCE && !over; i++) {
      const said = await ear.listen()
      over = said.some(line => sounds.over.test(line))
      asked ||= said.some(line => sounds.asked.test(line))
      const lesson = said.find(line => sounds.goesOn.test(line))
      if (lesson !== undefined) {
        taught.add(lesson)
        await ear.press('A')
        await ear.press('a')
      } else if (asked && said.length === 0) {
        asked = false
        await ear.press('1')
      } else if (i % 4 === 3 && sounds.gently.test(await ear.focus(false))) {
        // A word of warning: it is done all the same.
        await ear.focus()
        for (const key of ['Tab', 'Tab', 'Enter']) await ear.press(key)
      }
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    }
    expect(over, ear.transcript.slice(-8).join(' | ')).toBe(true)
    expect(taught.size).toBeGreaterThan(0)
    expect(faults).toEqual([])
  },
)
