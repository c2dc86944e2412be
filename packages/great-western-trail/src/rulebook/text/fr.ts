import { cattle } from '../../addons/cattle/rulebook/fr.js'
import type { RuleKey } from './en.js'
import { base } from './fr/base.js'
import { north } from './fr/north.js'
import { sam } from './fr/sam.js'
import { variants } from './fr/variants.js'

export const fr: Readonly<Record<RuleKey, string>> = {
  'part.base': 'Le tour',
  'part.actions': 'Actions et tuiles',
  'part.kansasCity': 'Kansas City',
  'part.end': 'Fin et décompte',
  'part.pieces': 'Bâtiments',
  'part.setup': 'Mise en place',
  'part.variants': 'Bétail orange',
  'part.poker': 'La table de poker',
  'part.first': 'Première édition',
  'part.north': 'Ruée vers le nord',
  'part.sam': 'En solo contre Sam',
  ...base,
  ...cattle,
  ...variants,
  ...north,
  ...sam,
}
