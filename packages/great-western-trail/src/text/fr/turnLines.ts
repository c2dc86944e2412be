import type { turnLines as english } from '../en/turnLines.js'
import type { Translated } from '../en.js'

export const turnLines: Translated<typeof english> = {
  'line.label': '{label}',
  'line.placed': 'départ : {place}',
  'line.way': '{from}→{to}',
  'line.paid': '{what} {money}',
  'line.discarded': 'défausse : {cards}',
  'line.removed': 'retiré : {card}',
  'line.hired': 'engagement : {worker}',
  'line.bought': 'achat : {card}',
  'line.built': 'construction {building}',
  'line.engine': 'locomotive : {position}',
  'line.took': 'pris : {tile}',
  'line.upgraded': 'amélioration : {station}',
  'line.objective': 'objectif pris',
  'line.objectivePlayed': 'objectif joué',
  'line.delivered': 'livraison : {city}',
  'line.disc': 'disque « {disc} »',
  'line.shop': 'magasin : {town}',
  'line.wonPot': 'gagne {money}',
  'line.end': 'fin de la partie déclenchée',
  'line.gained': '+{money}',
  'line.fees': 'taxes {money}',
}
