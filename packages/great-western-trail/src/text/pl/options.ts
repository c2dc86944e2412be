import type { options as english } from '../en/options.js'
import type { Translated } from '../en.js'

export const options: Translated<typeof english> = {
  'option.pass': 'Zrezygnuj',
  'option.pass.location': 'Zakończ tutaj',
  'option.pass.buyCattle': 'Nie kupuj nic więcej',
  'option.pass.buyCattle.none': 'Nic nie kupuj',
  'option.nothingToBuy': '{action} (za {money} nic nie kupisz, można tylko dołożyć karty)',
  'option.pass.removeCards': 'Nie usuwaj nic więcej',
  'option.pass.upgradeStation': 'Nie rozbudowuj',
  'option.pass.takeStationMaster': 'Zostaw zawiadowcę',
  'option.move': 'Idź: {place} ({steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}})',
  'option.move.fees':
    'Idź: {place} ({steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}; zapłać {fees})',
  'option.place': 'Zacznij: {place} – {actions}',
  'option.copy': 'Użyj: {building} – {actions}',
  'option.withMoney': '{action}; będziesz mieć {money}',
  'option.local': 'Akcja lokalna: {action}',
  'option.special': 'Akcja ryzyka: {action}',
  'option.auxiliary': 'Akcja pomocnicza: {action}',
  'option.auxiliary.double': 'Podwójna akcja pomocnicza: {action}',
  'option.choice': 'Tak: {action}',
  'option.upgrade': 'Rozbuduj za {cost} → zostanie ci {left}',
  'option.upgrade.station': 'Rozbuduj: {station} ({points}) za {cost} → zostanie ci {left}',
  'option.card.discard': 'Odrzuć: {card}',
  'option.card.remove': 'Usuń z gry: {card}',
  'option.card.second': 'Weź też: {card}',
  'option.card.free': 'Weź za darmo: {card}',
  'option.card.take': 'Weź: {card}',
  'option.card.takeObjective': 'Weź: {card}; po zagraniu: {action}',
  'option.card.position': '{option} (miejsce {place} w puli)',
  'option.card.lay': 'Połóż za {money}: {card}',
  'option.play': 'Zagraj: {objective}',
  'option.play.action': 'Zagraj: {objective}; potem: {action}',
  'option.deck': 'Weź wierzchnią kartę ze stosu celów, w ciemno',
  'option.draw':
    'Dobierz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, potem odrzuć tyle samo',
  'option.exchange':
    'Użyj żetonu wymiany: dobierz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, potem odrzuć tyle samo',
  'option.buy':
    'Kup za {price}: {card}, {cowboys, plural, one {# kowboj} few {# kowbojów} many {# kowbojów} other {# kowboja}} → zostanie ci {left}',
  'option.buy.two':
    'Kup dwie karty razem za {price}: {card} i drugą, {cowboys, plural, one {# kowboj} few {# kowbojów} many {# kowbojów} other {# kowboja}} → zostanie ci {left}',
  'option.reveal':
    '1 kowboj dokłada na targ bydła {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  'option.hire':
    'Zatrudnij {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} z rzędu {row} za {cost} → zostanie ci {left}',
  'option.hire.bonus':
    'Zatrudnij {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} z rzędu {row} za {cost} → zostanie ci {left}; potem: {bonus}',
  'option.building':
    'Zbuduj od {cost}: {building} ({builders, plural, one {# rzemieślnik} few {# rzemieślników} many {# rzemieślników} other {# rzemieślnika}}, {points}) – {actions}',
  'option.site': 'Zbuduj za {cost}: {site} → zostanie ci {left}',
  'option.site.replace': 'Zastąp za {cost}: {building}, {site} → zostanie ci {left}',
  'option.tile': 'Weź: {tile}, {space}',
  'option.tile.reward': 'Weź: {tile}, {space} – {reward}',
  'option.foresight': 'Połóż: {tile} → {space}',
  'option.foresight.full': 'Wybierz: {tile} – brak miejsca, żeton opuszcza grę',
  'option.foresight.worker':
    'Wyślij {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} na rynek pracy, rząd {row}',
  'option.foresight.token':
    'Wyślij {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} na rynek pracy, rząd {row}: żeton przechodzi do rzędu {next}',
  'option.foresight.market':
    'Wyślij {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} na rynek pracy, rząd {row}: żeton przechodzi do rzędu {next}, a targ bydła się uzupełnia',
  'option.foresight.end':
    'Wyślij {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} na rynek pracy, rząd {row}: to rozpoczyna koniec gry',
  'option.worker':
    'Oddaj {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} → {master}',
  'option.worker.poker':
    'Posadź {worker, select, cowboy {kowboja} builder {rzemieślnika} other {inżyniera}} przy stole do pokera',
  'option.master': 'Weź: {master} – {help}',
  'option.shop': 'Umieść sklep: {town}{free, select, yes {} other { za {cost} → zostanie ci {left}}}',
  'option.shop.gains':
    'Umieść sklep: {town}{free, select, yes {} other { za {cost} → zostanie ci {left}}}; potem: {gains}',
  'option.shop.station': 'możesz rozbudować stację',
  'option.engine': 'Lokomotywa → {position}',
  'option.engine.upgrade': 'Lokomotywa → {position}; potem możesz rozbudować stację za {cost}',
  'option.engine.end': 'Lokomotywa → {position}; potem musi się cofnąć',
  'option.engine.delivery': 'Lokomotywa wstecz → {position}: dostawa o wartości {total}',
  'option.disc': 'Dysk: {gain}',
  'option.disc.station': 'Zabierz dysk: {station} (tracisz {points})',
  'option.spend':
    '{certificates, plural, =0 {Nie wydawaj certyfikatów} one {Wydaj # certyfikat} few {Wydaj # certyfikaty} many {Wydaj # certyfikatów} other {Wydaj # certyfikatu}}: razem {total}, dostajesz {money}',
  'option.spend.unknown':
    '{certificates, plural, =0 {Nie wydawaj certyfikatów} one {Wydaj # certyfikat} few {Wydaj # certyfikaty} many {Wydaj # certyfikatów} other {Wydaj # certyfikatu}}',
  'option.city': 'Dostawa: {city} (wartość {value})',
  'option.city.effects': 'Dostawa: {city} (wartość {value}) – {effects}',
}
