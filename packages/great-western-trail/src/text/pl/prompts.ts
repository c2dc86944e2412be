import type { prompts as english } from '../en/prompts.js'
import type { Translated } from '../en.js'

export const prompts: Translated<typeof english> = {
  'prompt.discardDown':
    'Odrzuć {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}: w ręce zostaje {limit}.',
  'prompt.placeCattleman': 'Postaw ranczera na budynku neutralnym.',
  'prompt.phaseA':
    'Przesuń ranczera o najwyżej {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} (masz {money}).',
  'prompt.moveCattleman':
    'Przesuń ranczera o najwyżej {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} (masz {money}).',
  'prompt.objectiveMove':
    'Przesuń ranczera o najwyżej {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} bez opłat albo zrezygnuj.',
  'prompt.location': 'Pole: {place}, masz {money}. Wybierz akcję albo zakończ tutaj.',
  'prompt.copyAdjacent': 'Wybierz sąsiedni budynek, którego akcje wykonasz.',
  'prompt.auxiliary.1':
    '{optional, select, yes {Wykonaj pojedynczą akcję pomocniczą albo zrezygnuj.} other {Wykonaj pojedynczą akcję pomocniczą.}}',
  'prompt.auxiliary.2':
    '{optional, select, yes {Wykonaj pojedynczą lub podwójną akcję pomocniczą albo zrezygnuj.} other {Wykonaj pojedynczą lub podwójną akcję pomocniczą.}}',
  'prompt.offer': 'Chcesz to zrobić: {action}?',
  'prompt.choose': 'Wybierz akcję albo zrezygnuj.',
  'prompt.hire':
    'Zatrudnij pomocnika{kind, select, more { o {change} drożej} less { o {change} taniej} other {}}{optional, select, yes { albo zrezygnuj} other {}} (masz {money}).',
  'prompt.buyCattle':
    'Kup krowy albo zakończ ({cowboys, plural, one {został # kowboj} few {zostało # kowbojów} many {zostało # kowbojów} other {zostało # kowboja}}, masz {money}).',
  'prompt.buySecond': 'Wybierz drugą kartę tego zakupu.',
  'prompt.build':
    'Wybierz budynek{optional, select, yes { albo zrezygnuj} other {}} ({builders, plural, one {# rzemieślnik} few {# rzemieślników} many {# rzemieślników} other {# rzemieślnika}}, po {price}; masz {money}).',
  'prompt.site': 'Gdzie stanie budynek {building}? (Masz {money}.)',
  'prompt.engine':
    'Przesuń lokomotywę w przód o najwyżej {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}}{optional, select, yes { albo zrezygnuj} other {}}.',
  'prompt.engineBack':
    'Cofnij lokomotywę o {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'prompt.leaveEndOfTrack': 'Lokomotywa opuszcza koniec torów: weź {money} i wybierz pole za nią.',
  'prompt.specialDelivery': 'Jak daleko cofniesz lokomotywę? Liczba pól to wartość dostawy.',
  'prompt.upgradeStation': 'Rozbudować za {cost} ({station})? Masz {money}.',
  'prompt.upgradeBehind': 'Rozbuduj stację za lokomotywą (masz {money}).',
  'prompt.placeDisc': 'Który dysk położysz ({place})?',
  'prompt.placeDisc.reserve':
    'Który dysk położysz ({place})? (Masz {money}; {reserve} musi zostać na transport.)',
  'prompt.takeStationMaster': 'Oddaj pomocnika i weź żeton ({master}) albo zrezygnuj.',
  'prompt.bonusStationMaster': 'Wybierz zapasowego zawiadowcę albo zrezygnuj.',
  'prompt.takeHazard': 'Usuń niebezpieczeństwo{optional, select, yes { albo zrezygnuj} other {}}.',
  'prompt.takeOutlaw.second': 'Schwytaj bandytę{optional, select, yes { albo zrezygnuj} other {}}.',
  'prompt.takeOutlaw.first': 'Handluj z Indianami{optional, select, yes { albo zrezygnuj} other {}}.',
  'prompt.hazardOrOutlaw.second': 'Usuń niebezpieczeństwo, schwytaj bandytę albo zrezygnuj.',
  'prompt.hazardOrOutlaw.first': 'Usuń niebezpieczeństwo, handluj z Indianami albo zrezygnuj.',
  'prompt.takeObjective':
    'Weź {from, select, display {odkrytą kartę} other {kartę}} celu{to, select, hand { na rękę} other {}}{optional, select, yes { albo zrezygnuj} other {}}.',
  'prompt.drawUpTo':
    'Dobierz do {count, plural, one {# karty} few {# kart} many {# kart} other {# karty}}, potem odrzuć tyle samo{optional, select, yes {, albo zrezygnuj} other {}}.',
  'prompt.discardCards': 'Odrzuć {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'prompt.discard': 'Wybierz kartę: {what}.',
  'prompt.removeCards':
    'Usuń z gry do {count, plural, one {# karty} few {# kart} many {# kart} other {# karty}} albo zakończ.',
  'prompt.placeShop': 'Umieść sklep{optional, select, yes { albo zrezygnuj} other {}} (masz {money}).',
  'prompt.freeCattle': 'Weź kartę krowy z targu.',
  'prompt.pokerSeat': 'Posadź pomocnika przy stole do pokera albo zrezygnuj.',
  'prompt.layCard': 'Połóż kartę na stole do pokera za {price} albo zrezygnuj (w puli jest {pot}).',
  'prompt.foresight': 'Kansas City, rozwój {step}: wybierz żeton.',
  'prompt.income':
    'Kansas City, dochód: ile certyfikatów wydajesz? (Masz {certificates}, limit wynosi {limit}.)',
  'prompt.deliver': 'Kansas City, dostawa: wybierz miasto o wartości do {total} (masz {money}).',
  'prompt.deliver.free': 'Wybierz miasto o wartości do {total}, bez kosztu transportu.',
  'prompt.exchange':
    'Użyć żetonu wymiany? (Masz {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.)',
  'prompt.exchange.discard':
    'Żeton wymiany: odrzuć {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
}
