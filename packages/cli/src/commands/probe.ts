import { modelOf, RELEASES } from '@railhead/bots'
import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import { BOT_FORM, botSpec, mindOf } from '../bots.js'
import { type Command, columns, UsageError } from '../command.js'
import { chosenConfig, chosenGame } from '../games.js'
import { answer, type ProbeResult, probeMatches, probeSiblings } from '../probe.js'
import { probeHints } from '../probeHints.js'
import { progressBar } from '../progress.js'

const MATCHES = 20
const PLAY_OUTS = 8
/** Siblings are played on with by somebody who does not change from release to release. */
const PLAY_ON = `drover@${RELEASES[0]}`
/** Hints are asked for at every so many questions. */
const HINTS_EVERY = 7

export const probe: Command = {
  name: 'probe',
  summary: 'Let a bot play against itself and tell how it plays and how well it knows what comes.',
  operands: [],
  flags: {
    game: { value: 'GAME', help: 'which game (the first one)' },
    config: { value: 'JSON', help: 'its configuration (the plainest)' },
    bot: { value: 'BOT', help: `which bot, without seconds: ${BOT_FORM} (drover)` },
    matches: { value: 'N', help: `how many matches (${MATCHES})` },
    siblings: {
      value: 'N',
      help: 'also compare the options of so many positions with what they come to (0)',
    },
    'play-on': {
      value: 'BOT',
      help: `who plays the matches of those positions, and on from them (${PLAY_ON})`,
    },
    'play-outs': { value: 'N', help: `matches played on from each of those options (${PLAY_OUTS})` },
    hints: { value: 'N', help: 'also check the hints to so many questions (0)' },
    seed: { value: 'TEXT', help: "the same seed gives the same matches ('probe')" },
  },
  async run(input, world) {
    const game = chosenGame(input, world)
    const model = modelOf(game.id)
    if (model === undefined) throw new UsageError(`There is no model for '${game.id}' yet.`)
    const config = chosenConfig(game, input, 2)
    const bot = botSpec(input.text('bot') ?? 'drover')
    const matches = input.wholeNumber('matches', 1) ?? MATCHES
    const positions = input.wholeNumber('siblings', 0, 1000) ?? 0
    const playOuts = input.wholeNumber('play-outs', 1, 1000) ?? PLAY_OUTS
    const mind = await mindOf(game, bot)
    const seed = input.text('seed') ?? 'probe'
    const bar = progressBar(world, matches)
    const result: ProbeResult = probeMatches(game, model, mind, bot.level, config, seed, matches, bar)
    if (positions > 0) {
      const playing = botSpec(input.text('play-on') ?? PLAY_ON)
      const players = { mind: await mindOf(game, playing), level: playing.level }
      const done = progressBar(world, positions, 'siblings ')
      result.siblings = probeSiblings(
        game,
        model,
        { mind, level: bot.level },
        players,
        config,
        positions,
        playOuts,
        done,
      )
    }
    const questions = input.wholeNumber('hints', 0, 100_000) ?? 0
    if (questions > 0) {
      const play = (state: PlainState, question: Decision<PlainOption>, luck: string): PlainOption =>
        answer(game, mind, bot.level, state, question, luck)
      const done = progressBar(world, questions, 'hints ')
      result.hints = probeHints(game, config, play, questions, HINTS_EVERY, done)
    }
    world.output.write(input.has('json') ? `${JSON.stringify(result)}\n` : tableOf(result))
    return 0
  },
}

function tableOf({ matches, meanScore, counts, choices, errors, siblings, hints }: ProbeResult): string {
  const rows: [string, string][] = [
    ['matches', String(matches)],
    ['mean score', String(meanScore)],
    ...Object.entries(counts).map(([name, count]): [string, string] => [name, String(count)]),
    ...Object.entries(choices).map(([name, { offered, taken }]): [string, string] => [
      name,
      `${taken} of ${offered}`,
    ]),
    ...errors.map(({ at, error, trivial }): [string, string] => [
      `error at ${Math.round(at * 100)} %`,
      `${error} points (trivial: ${trivial})`,
    ]),
  ]
  if (siblings !== undefined)
    rows.push([
      'siblings',
      `r = ${siblings.correlation} by the net, ${siblings.searched} as the level searches, over ${siblings.options} options (values without fault: ${siblings.ceiling})`,
    ])
  if (hints !== undefined)
    rows.push([
      'hints',
      `${hints.hints} to ${hints.questions} questions; ${hints.confirmed} of ${hints.causes} causes confirmed, ${hints.contradictions} contradictions`,
    ])
  return `${columns(rows)}\n`
}
