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

/** A few of the configurations that between them hold every pair of choices of any two settings. */
export function everyPair(
  game: AnyGame,
  configs: readonly Record<string, FieldValue>[],
): Record<string, FieldValue>[] {
  const pairsOf = (config: Record<string, FieldValue>): string[] => {
    const choices = game.config.fields.map(({ name }) => `${name}=${JSON.stringify(config[name])}`)
    return choices.flatMap((one, i) => choices.slice(i).map(other => `${one} ${other}`))
  }
  const open = new Set(configs.flatMap(pairsOf))
  const chosen: Record<string, FieldValue>[] = []
  while (open.size > 0) {
    const counts = configs.map(config => pairsOf(config).filter(pair => open.has(pair)).length)
    const best = configs[counts.indexOf(Math.max(...counts))]
    for (const pair of pairsOf(best)) open.delete(pair)
    chosen.push(best)
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
