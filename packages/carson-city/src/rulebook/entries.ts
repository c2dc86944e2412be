import type { RuleEntry } from '@railhead/kernel'
import { SPACES } from '../components/actionTrack.js'
import { BUILDINGS } from '../components/buildings.js'
import { CHARACTER_IDS } from '../components/characters.js'
import type { Config, Side } from '../config.js'

const character = (card: number, side: Side): RuleEntry => ({
  art: `character:${card}:${side}`,
  name: { key: `character.${CHARACTER_IDS[card]}` },
  help: { key: `help.${CHARACTER_IDS[card]}.${side}` },
})

/** Every card with the side that is played. */
export const characterEntries = ({ characters }: Config): RuleEntry[] =>
  CHARACTER_IDS.map((_, card) =>
    character(card, typeof characters === 'string' ? characters : (characters[card] ?? 'yellow')),
  )

export const redEntries = (): RuleEntry[] => CHARACTER_IDS.map((_, card) => character(card, 'red'))

/** Spaces that differ only in their price are one entry. */
const ALIKE: Readonly<Record<string, { readonly name: string; readonly help: string }>> = {
  tile: { name: 'score.buildings', help: 'help.build' },
  buyPoints: { name: 'cause.buyPoints', help: 'help.buyPoints' },
}

/** The spaces of the street. */
export function spaceEntries(): RuleEntry[] {
  const seen = new Set<string>()
  return SPACES.flatMap(({ id, effect }, index) => {
    const { name, help } = ALIKE[effect.kind] ?? { name: `space.${id}`, help: `help.${id}` }
    if (seen.has(name)) return []
    seen.add(name)
    return [{ art: `space:${index}`, name: { key: name }, help: { key: help } }]
  })
}

export const buildingEntries = (): RuleEntry[] => [
  ...BUILDINGS.map(({ id }) => ({
    art: `object:${id}`,
    name: { key: `building.${id}` },
    help: { key: `help.${id}` },
  })),
  { art: 'object:house', name: { key: 'score.houses' }, help: { key: 'help.house' } },
  { art: 'object:mountain', name: { key: 'score.mountains' }, help: { key: 'help.mountain' } },
]
