import type { AnyGame, Field, FieldValue } from '@railhead/kernel'

type Choice = FieldValue | undefined
type Combination = readonly Choice[]

/** Every configuration of a game: all combinations of all choices that its rules allow. */
export function everyConfig(game: AnyGame): Record<string, FieldValue>[] {
  const { fields } = game.config
  let combinations: Combination[] = [[]]
  for (const field of fields)
    combinations = combinations.flatMap(start => choicesOf(field).map(choice => [...start, choice]))
  return combinations.map(choices => named(fields, choices)).filter(config => isAllowed(game, config))
}

type Config = Record<string, FieldValue>

/** A few of the configurations that between them hold every pair of choices of any two settings. */
export function everyPair(game: AnyGame, configs: readonly Config[]): Config[] {
  return covering(configs, config => {
    const choices = chosenIn(game, config)
    return choices.flatMap((one, i) => choices.slice(i).map(other => `${one} ${other}`))
  })
}

/** Fewer still: every choice of every setting occurs. */
export function everyChoice(game: AnyGame, configs: readonly Config[]): Config[] {
  return covering(configs, config => chosenIn(game, config))
}

function chosenIn(game: AnyGame, config: Config): string[] {
  return game.config.fields.map(({ name }) => `${name}=${JSON.stringify(config[name])}`)
}

/** Configurations that between them have everything that any has; each adds as much as one can. */
function covering(configs: readonly Config[], partsOf: (config: Config) => string[]): Config[] {
  const parts = configs.map(partsOf)
  const open = new Set(parts.flat())
  const chosen: Config[] = []
  while (open.size > 0) {
    const counts = parts.map(of => of.filter(part => open.has(part)).length)
    const best = counts.indexOf(Math.max(...counts))
    for (const part of parts[best]) open.delete(part)
    chosen.push(configs[best])
  }
  return chosen
}

function choicesOf(field: Field): Choice[] {
  switch (field.kind) {
    case 'choice':
      return field.optional ? [...field.choices, undefined] : [...field.choices]
    case 'set':
      return subsets(field.choices)
    case 'choiceOrList': {
      const mixed = Array.from({ length: field.length }, (_, i) => field.choices[i % field.choices.length])
      return [...field.choices, mixed]
    }
  }
}

function subsets(choices: readonly string[]): string[][] {
  return Array.from({ length: 2 ** choices.length }, (_, bits) =>
    choices.filter((_choice, i) => (bits >> i) & 1),
  )
}

function named(fields: readonly Field[], choices: Combination): Record<string, FieldValue> {
  const config: Record<string, FieldValue> = {}
  for (const [i, { name }] of fields.entries()) {
    const choice = choices[i]
    if (choice !== undefined) config[name] = choice
  }
  return config
}

function isAllowed(game: AnyGame, config: unknown): boolean {
  try {
    game.config.parse(config)
    return true
  } catch {
    return false
  }
}
