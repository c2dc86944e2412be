import { cattle } from '../../addons/cattle/rulebook/ru.js'
import type { RuleKey } from './en.js'
import { base } from './ru/base.js'
import { north } from './ru/north.js'
import { sam } from './ru/sam.js'
import { variants } from './ru/variants.js'

export const ru: Readonly<Record<RuleKey, string>> = {
  'part.base': 'Ход',
  'part.actions': 'Действия и жетоны',
  'part.kansasCity': 'Канзас-Сити',
  'part.end': 'Конец и подсчёт очков',
  'part.pieces': 'Постройки',
  'part.setup': 'Подготовка',
  'part.variants': 'Оранжевый скот',
  'part.poker': 'Покерный стол',
  'part.first': 'Первое издание',
  'part.north': '«Рельсы на север»',
  'part.sam': 'В одиночку против Сэма',
  ...base,
  ...cattle,
  ...variants,
  ...north,
  ...sam,
}
