import { Match } from '@railhead/kernel'
import { PHASES } from '@railhead/review'
import { gameById } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games/registry.js'
import { lessonAbout } from '../../src/learn/lessons.js'

const ids = ['great-western-trail', 'carson-city'] as const

test.each(ids)('%s: whatever one may work on, a category or a phase, has a lesson', async id => {
  const game = gameById(id)
  const lessons = await GAMES[id].lessons()
  const { state } = Match.start(game, { players: 3 }, 'lessons')
  const topics = [...Object.keys(game.standing(state)[0].categories), ...PHASES]
  const taught = new Set(lessons.lessons.flatMap(({ teaches = [] }) => teaches))
  expect(topics.filter(topic => !taught.has(topic))).toEqual([])
  for (const topic of topics) expect(lessonAbout(lessons, topic).teaches).toContain(topic)
  expect(lessonAbout(lessons, 'something else')).toBe(lessons.lessons[0])
})
