import { type Mind, modelOf } from '@railhead/bots'
import type { AnyGame, Decision, PlainOption, PlainState } from '@railhead/kernel'
import { BOT_FORM, botSpec, mindOf } from '../bots.js'
import { type Command, columns, UsageError } from '../command.js'
import type { Agreement } from '../correlation.js'
import { chosenConfig, chosenGame } from '../games.js'
import { answer, type ProbeResult, probeMatches } from '../probe.js'
import { probeHints } from '../probeHints.js'
import { byPolicy, type Play, probeSiblings, type SiblingResult } from '../probeSiblings.js'
import { progressBar } from '../progress.js'

const MATCHES = 20
const PLAY_OUTS = 24
/** Siblings are played on with by the bot's own policy: nobody knows how a stranger goes on. */
const POLICY = 'policy'
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
      value: 'WHO',
      help: `who plays the matches of those positions, and on from them: '${POLICY}', the priors of the bot, or a bot (${POLICY})`,
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
      const play = await playerNamed(game, mind, input.text('play-on') ?? POLICY)
      const done = progressBar(world, positions, 'siblings ')
      const set = { config, seed, positions, playOuts }
      result.siblings = probeSiblings(game, model, { mind, level: bot.level }, play, set, done)
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

async function playerNamed(game: AnyGame, mind: Mind, name: string): Promise<Play> {
  if (name === POLICY) return byPolicy(mind.evaluator)
  const { level, ...spec } = botSpec(name)
  const playing = await mindOf(game, { level, ...spec })
  return (state, question, seed) => answer(game, playing, level, state, question, seed)
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
    ...errors.map(({ at, error, told, trivial }): [string, string] => [
      `error at ${Math.round(at * 100)} %`,
      `${error} points by the net, ${told} as told (trivial: ${trivial})`,
    ]),
  ]
  if (siblings !== undefined) rows.push(...siblingRows(siblings))
  if (hints !== undefined)
    rows.push([
      'hints',
      `${hints.hints} to ${hints.questions} questions; ${hints.confirmed} of ${hints.causes} causes confirmed, ${hints.contradictions} contradictions`,
    ])
  return `${columns(rows)}\n`
}

function siblingRows(found: SiblingResult): [string, string][] {
  const { net, search, netFreed, searchFreed, ceiling, positions, options, playOuts } = found
  const digits = (value: number): string => value.toFixed(3)
  const told = ({ r, interval }: Agreement): string => `${digits(r)} (${interval.map(digits).join(' to ')})`
  return [
    [
      'siblings',
      `${options} options of ${positions} positions, each played on with ${playOuts} times; values without fault: r = ${told(ceiling)}`,
    ],
    ['order by the net', `r = ${told(net)}, freed of luck ${told(netFreed)}`],
    ['order by the search', `r = ${told(search)}, freed of luck ${told(searchFreed)}`],
  ]
}
