import { cattle } from '../../addons/cattle/rulebook/pl.js'
import type { RuleKey } from './en.js'
import { base } from './pl/base.js'
import { north } from './pl/north.js'
import { sam } from './pl/sam.js'
import { variants } from './pl/variants.js'

export const pl: Readonly<Record<RuleKey, string>> = {
  'part.base': 'Tura',
  'part.actions': 'Akcje i żetony',
  'part.kansasCity': 'Kansas City',
  'part.end': 'Koniec i punktacja',
  'part.pieces': 'Budynki',
  'part.setup': 'Przygotowanie',
  'part.variants': 'Pomarańczowe bydło',
  'part.poker': 'Stół do pokera',
  'part.first': 'Pierwsza edycja',
  'part.north': 'Kolej na Północ',
  'part.sam': 'Solo przeciw Samowi',
  ...base,
  ...cattle,
  ...variants,
  ...north,
  ...sam,
}
