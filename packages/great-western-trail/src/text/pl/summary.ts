import type { summary as english } from '../en/summary.js'
import type { Translated } from '../en.js'

export const summary: Translated<typeof english> = {
  'summary.turn': 'Tura {number}: {who}',
  'summary.player':
    '{who}: {money}; kowboje {cowboys}, rzemieślnicy {builders}, inżynierowie {engineers}; certyfikaty {certificates} z {limit}{permanent, plural, =0 {} one { + # stały} few { + # stałe} many { + # stałych} other { + # stałego}}; żetony wymiany {tokens}',
  'summary.places': '  ranczer: {place}; lokomotywa: {engine}; limit kroków {steps}',
  'summary.nowhere': 'w domu, przed pierwszą turą',
  'summary.hand': '  ręka ({count} z {limit}): {cards}; stos {draw}, odrzucone {discard}',
  'summary.hand.hidden': '  ręka {count} z {limit}; stos {draw}, odrzucone {discard}',
  'summary.buildings': '  budynki: {list}',
  'summary.cities': '  dostawy: {list}',
  'summary.stations': '  rozbudowane: {list}',
  'summary.masters': '  zawiadowcy: {list}',
  'summary.hazards': '  niebezpieczeństwa: {list}',
  'summary.outlaws.second': '  bandyci: zieloni {green}, pomarańczowi {orange}',
  'summary.outlaws.first': '  tipi: zielone {green}, niebieskie {orange}',
  'summary.played': '  zagrane cele: {list}',
  'summary.shops': '  sklepy: {list}; zostało {left}',
  'summary.laid': '  przy stole do pokera: {cards}',
  'summary.jobs': 'Rynek pracy, rząd {row} ({cost}): {workers}',
  'summary.jobs.token': 'Rynek pracy, rząd {row} ({cost}) z żetonem: {workers}',
  'summary.market': 'Targ bydła: {cards} (stos {deck})',
  'summary.foresight': 'Rozwój {step}: {tiles}',
  'summary.neutral': 'Budynki neutralne na polach od A do G: {letters}',
  'summary.trail.hazards': 'Niebezpieczeństwa na szlaku: {list}',
  'summary.trail.outlaws.second': 'Bandyci na szlaku: {list}',
  'summary.trail.outlaws.first': 'Tipi na szlaku: {list}',
  'summary.trail.masters': 'Zawiadowcy: {list}',
  'summary.master': '{station} – {help}',
  'summary.objectives': 'Odkryte cele: {cards} (stos {deck})',
}
