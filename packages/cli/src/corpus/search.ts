import { below, type Chance, playAgain, type RecordedMatch, type Script, seedChance } from '@railhead/kernel'
import { PLAYERS, playMatch } from '../runner.js'
import { type Candidate, candidateOf, type RecordSettings, scriptByNewest } from './candidate.js'
import { configurationsOf, pairsOf, rulingsToMeet, type Settings } from './configurations.js'
import { Explorer } from './explorer.js'
import { NEXT } from './files.js'

/** Who plays where nothing in particular is looked for: sensible and senseless. */
const COMPANIES: readonly (readonly string[])[] = [
  ['greenhorn'],
  ['hand', 'greenhorn', 'random'],
  ['random', 'greenhorn'],
  ['greenhorn', 'hand', 'greenhorn'],
]
/** So many rulings are other than usual in one match. */
const RULINGS_AT_ONCE = 4
/** Of a hundred matches for settings, so many are left unfinished. */
const LEFT = 40

/** Looks for matches that show what is missing. */
export class Search {
  private readonly found: Candidate[] = []
  private readonly missing: Set<string>
  private readonly explorer: Explorer
  private readonly luck: Chance
  private readonly configurations: readonly Settings[]
  /** Of each configuration. */
  private readonly pairs: readonly (readonly string[])[]
  private readonly known: readonly RecordedMatch[]
  private readonly rulings: ReturnType<typeof rulingsToMeet>
  private played = 0

  constructor(
    private readonly settings: RecordSettings,
    open: ReadonlySet<string>,
  ) {
    this.missing = new Set(open)
    this.explorer = new Explorer(settings.game, settings.inventory)
    this.luck = seedChance(settings.seed)
    const { game } = settings
    this.configurations = configurationsOf(game)
    this.pairs = this.configurations.map(one => pairsOf(game, game.config.parse(one)))
    this.rulings = rulingsToMeet(game)
    this.known = settings.filed.map(({ match }) => match)
  }

  /** Matches that between them show as much as was found; many more than needed. */
  run(): Candidate[] {
    this.playKnown()
    this.playSettings()
    this.playRulings()
    this.explore()
    return this.found
  }

  private offer(script: Script, players: readonly string[]): void {
    const candidate = candidateOf(this.settings, script, { id: '', players })
    this.explorer.meet(candidate.things)
    const news = [...candidate.things].filter(thing => this.missing.delete(thing))
    if (news.length > 0) this.found.push(candidate)
  }

  /** Matches that were recorded before, by the newest rules: as far as they go, and from there to the end. */
  private playKnown(): void {
    const { filed, game } = this.settings
    for (const { release, match } of filed) {
      // What released matches of the newest version show is known.
      if (release !== NEXT && match.rules === game.rulesVersion) continue
      if (this.missing.size === 0 || !this.settings.goOn()) return
      const script = scriptByNewest(game, match)
      const { answers, state, stopped } = playAgain(game, script)
      const begun = script.answers.slice(0, answers)
      const rest = stopped ? this.explorer.finish(state, this.played++, this.luck) : []
      this.offer({ ...script, answers: [...begun, ...rest] }, stopped ? ['explorer'] : match.players)
    }
  }

  /** Always the settings that add most; some of the matches are left in the middle. */
  private playSettings(): void {
    for (;;) {
      const counts = this.pairs.map(pairs => pairs.filter(pair => this.missing.has(pair)).length)
      const most = Math.max(0, ...counts)
      if (most === 0) break
      this.play(this.configurations[counts.indexOf(most)], below(this.luck, 100) < LEFT)
    }
    if (this.missing.has('end/left unfinished')) this.play(this.configurations[0], true)
  }

  /** A few rulings in each match. */
  private playRulings(): void {
    for (;;) {
      const open = this.rulings.filter(({ thing }) => this.missing.has(thing))
      if (open.length === 0) return
      // Of each ruling one value at a time.
      const byId = new Map(open.map(({ rulings }) => [Object.keys(rulings)[0], rulings]))
      const chosen = [...byId.values()].slice(0, RULINGS_AT_ONCE)
      this.play({ ...this.anySettings(), rulings: Object.assign({}, ...chosen) }, false)
    }
  }

  private anySettings(): Settings {
    return this.configurations[below(this.luck, this.configurations.length)]
  }

  private play(settings: object, leave: boolean): void {
    const { game, seed } = this.settings
    const config = game.config.parse(settings)
    const number = this.played++
    const company = COMPANIES[number % COMPANIES.length]
    const players = Array.from(
      { length: game.config.seats(config) },
      (_, seat) => company[seat % company.length],
    )
    const script = { config: settings, seed: `${seed}/${number}` }
    const { answers, failure } = playMatch(
      game,
      config,
      script.seed,
      players.map(name => PLAYERS[name]),
    )
    if (failure !== undefined) throw new Error(`${failure} in ${JSON.stringify(script)}`)
    const length = leave ? Math.floor((answers.length * (20 + below(this.luck, 75))) / 100) : answers.length
    this.offer({ ...script, answers: answers.slice(0, length) }, players)
  }

  /** From the beginning, or from the middle of a match that came far already. */
  private explore(): void {
    const { game, goOn, seed } = this.settings
    while (this.missing.size > 0 && goOn()) {
      const number = this.played++
      const start = number % 2 === 0 ? this.farStart() : undefined
      const script = start ?? { config: this.usefulSettings(), seed: `${seed}/${number}`, answers: [] }
      const { state, answers } = playAgain(game, script)
      const rest = this.explorer.finish(state, number, this.luck)
      this.offer({ ...script, answers: [...script.answers.slice(0, answers), ...rest] }, ['explorer'])
    }
  }

  private farStart(): Script | undefined {
    const matches = [...this.known, ...this.found.map(({ match }) => match)]
    if (matches.length === 0) return undefined
    const script = scriptByNewest(this.settings.game, matches[below(this.luck, matches.length)])
    const cut = Math.floor((script.answers.length * (30 + below(this.luck, 65))) / 100)
    return this.isUseful(script.config) ? { ...script, answers: script.answers.slice(0, cut) } : undefined
  }

  /** Settings by which something that is missing can be met, if it does not take long to find some. */
  private usefulSettings(): object {
    for (let attempt = 0; attempt < 100; attempt++) {
      const settings = this.anySettings()
      const other = this.rulings[below(this.luck, this.rulings.length)]
      const config = attempt % 2 === 1 && other ? { ...settings, rulings: other.rulings } : settings
      if (this.isUseful(config)) return config
    }
    return this.anySettings()
  }

  private isUseful(config: unknown): boolean {
    const { game, inventory } = this.settings
    return inventory?.wanted(game.config.parse(config)).some(thing => this.missing.has(thing)) ?? true
  }
}
