import type { summary as english } from '../en/summary.js'
import type { Translated } from '../en.js'

export const summary: Translated<typeof english> = {
  'summary.turn': 'Tour {number}\u00a0: {who}',
  'summary.player':
    '{who}\u00a0: {money}\u202f; cowboys {cowboys}, bâtisseurs {builders}, ingénieurs {engineers}\u202f; certificats {certificates} sur {limit}{permanent, plural, =0 {} one { + # permanent} other { + # permanents}}\u202f; jetons Échange {tokens}',
  'summary.places':
    '  éleveur\u00a0: {place}\u202f; locomotive\u00a0: {engine}\u202f; limite de déplacement {steps}',
  'summary.nowhere': 'au ranch, avant le premier tour',
  'summary.hand': '  main ({count} sur {limit})\u00a0: {cards}\u202f; pioche {draw}, défausse {discard}',
  'summary.hand.hidden': '  main {count} sur {limit}\u202f; pioche {draw}, défausse {discard}',
  'summary.buildings': '  bâtiments\u00a0: {list}',
  'summary.cities': '  livraisons\u00a0: {list}',
  'summary.stations': '  améliorées\u00a0: {list}',
  'summary.masters': '  chefs de gare\u00a0: {list}',
  'summary.hazards': '  dangers\u00a0: {list}',
  'summary.outlaws.second': '  hors-la-loi\u00a0: verts {green}, orange {orange}',
  'summary.outlaws.first': '  tipis\u00a0: verts {green}, bleus {orange}',
  'summary.played': '  objectifs joués\u00a0: {list}',
  'summary.shops': '  comptoirs\u00a0: {list}\u202f; restants\u00a0: {left}',
  'summary.laid': '  à la table de poker\u00a0: {cards}',
  'summary.jobs': 'Marché de l’emploi, rangée {row} ({cost})\u00a0: {workers}',
  'summary.jobs.token': 'Marché de l’emploi, rangée {row} ({cost}) avec le marqueur\u00a0: {workers}',
  'summary.market': 'Marché au bétail\u00a0: {cards} (pioche {deck})',
  'summary.foresight': 'Prévision {step}\u00a0: {tiles}',
  'summary.neutral': 'Bâtiments neutres sur les cases A à G\u00a0: {letters}',
  'summary.trail.hazards': 'Dangers sur le parcours\u00a0: {list}',
  'summary.trail.outlaws.second': 'Hors-la-loi sur le parcours\u00a0: {list}',
  'summary.trail.outlaws.first': 'Tipis sur le parcours\u00a0: {list}',
  'summary.trail.masters': 'Chefs de gare\u00a0: {list}',
  'summary.master': '{station} – {help}',
  'summary.objectives': 'Offre d’objectifs\u00a0: {cards} (pioche {deck})',
}
