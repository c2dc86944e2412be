import type { events as english } from '../en/events.js'
import type { Translated } from '../en.js'

export const events: Translated<typeof english> = {
  'event.turn': 'Tura {number}: {who}',
  'event.placed': '{who} zaczyna: {space}.',
  'event.moved': '{who} idzie: {from} → {to}.',
  'event.fee': '{who} płaci {money} opłaty graczowi {owner} ({space}).',
  'event.fee.bank': '{who} płaci {money} opłaty do banku ({space}).',
  'event.money': '{who} dostaje {money}.',
  'event.pays': '{who} płaci {money}.',
  'event.local': '{who} używa: {building} – {action}.',
  'event.used': '{who} używa: {building}.',
  'event.special': '{who} wykonuje akcję ryzyka działki.',
  'event.copied': '{who} używa sąsiedniego budynku: {building}.',
  'event.auxiliary': '{who} wykonuje akcję pomocniczą „{auxiliary}”.',
  'event.auxiliary.double': '{who} wykonuje podwójną akcję pomocniczą „{auxiliary}”.',
  'event.certificates':
    '{who} ma teraz {to, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}} (wcześniej {from}).',
  'event.exchangeToken': '{who} bierze żeton wymiany.',
  'event.exchanged': '{who} używa żetonu wymiany.',
  'event.drew': '{who} dobiera {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'event.drew.cards':
    '{who} dobiera {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}: {cards}.',
  'event.reshuffled': '{who} tasuje karty odrzucone i tworzy nowy stos.',
  'event.discarded': '{who} odrzuca: {cards}.',
  'event.removed': '{who} usuwa z gry: {card}.',
  'event.hired':
    '{who} zatrudnia {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}}{free, select, yes {} other { za {cost}}}.',
  'event.bought':
    '{who} kupuje za {price}: {card} ({cowboys, plural, one {# kowboj} few {# kowbojów} many {# kowbojów} other {# kowboja}}).',
  'event.bought.second': '{who} bierze drugą kartę: {card}.',
  'event.marketGrew': 'Nowe na targu bydła: {cards}.',
  'event.built': '{who} stawia budynek {building}{free, select, yes {} other { za {cost}}}: {site}.',
  'event.built.replaced':
    '{who} stawia budynek {building}{free, select, yes {} other { za {cost}}}: {site}; zastąpiony: {replaced}.',
  'event.engine': '{who} przesuwa lokomotywę: {from} → {to}.',
  'event.upgraded': '{who} rozbudowuje{free, select, yes {} other { za {cost}}}: {station}.',
  'event.disc': '{who} kładzie dysk: {place}. Odblokowano: {disc}.',
  'event.discFromStation': '{who} przenosi dysk: {station} → {place}.',
  'event.stationMaster':
    '{who} oddaje {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} ({station}) i bierze żeton: {master}.',
  'event.bonusStationMaster': '{who} bierze zapasowy żeton: {master}.',
  'event.tile': '{who} zabiera: {tile}.',
  'event.objectiveTaken':
    '{who} bierze{from, select, deck { ze stosu} other {}}{to, select, hand { na rękę} other {}}: {objective}.',
  'event.objectivePlayed': '{who} zagrywa: {objective}.',
  'event.displayRefilled': 'Nowa odkryta karta: {objective}.',
  'event.foresight': '{who} wybiera: {tile} → {space}.',
  'event.foresight.full': '{who} wybiera: {tile}; brak miejsca, żeton opuszcza grę.',
  'event.foresight.worker':
    '{who} wysyła {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} na rynek pracy.',
  'event.foresightRefilled': 'Pola rozwoju: {tiles}.',
  'event.jobMarketToken': 'Żeton rynku pracy przechodzi do rzędu {row}.',
  'event.income':
    '{who} pokazuje: {hand}{spent, plural, =0 {} one {; wydaje # certyfikat} few {; wydaje # certyfikaty} many {; wydaje # certyfikatów} other {; wydaje # certyfikatu}}; razem {total}, dochód {money}.',
  'event.delivered': '{who} wykonuje dostawę: {city}.',
  'event.transport': '{who} płaci {money} za transport.',
  'event.shop': '{who} umieszcza sklep{free, select, yes {} other { za {cost}}}: {town}.',
  'event.tookCattle': '{who} bierze z targu za darmo: {card}.',
  'event.seated':
    '{who} sadza {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} przy stole do pokera (żeton: {points}).',
  'event.laid': '{who} kładzie kartę na stole do pokera za {price}: {card}.',
  'event.showdown': 'Sprawdzenie kart, w puli {pot}: {hands}.',
  'event.showdown.hand': '{who} – {cards}',
  'event.wonPot': '{who} wygrywa {money} przy stole do pokera.',
  'event.endTriggered': '{who} zabiera żeton rynku pracy: pozostali mają po jednej ostatniej turze.',
  'event.over': 'Koniec gry.',
}
