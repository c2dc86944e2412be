import type { actions as english } from '../en/actions.js'
import type { Translated } from '../en.js'

export const actions: Translated<typeof english> = {
  'action.cost': '{cost} → {gain}',
  'task.money': 'weź {money}',
  'task.moneyPer':
    'weź {money} za {per, select, cowboys {każdego kowboja} builders {każdego rzemieślnika} engineers {każdego inżyniera} forest {każdy swój budynek w lesie} hazards {każdy swój żeton niebezpieczeństwa} stations {każdą rozbudowaną stację} other {każdy odkryty dzwon}}',
  'task.pay': 'zapłać {money}',
  'task.certificate':
    'zdobądź {amount, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}',
  'task.certificatePer':
    'zdobądź {amount, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}} za {per, select, cowboys {każdego kowboja} builders {każdego rzemieślnika} engineers {każdego inżyniera} forest {każdy swój budynek w lesie} hazards {każdy swój żeton niebezpieczeństwa} stations {każdą rozbudowaną stację} other {każdy odkryty dzwon}}',
  'task.certificateToLimit': 'podnieś certyfikaty do limitu',
  'task.outlawPairs.second':
    'zdobądź {certificates, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}} i {money} za każdą parę: zielony i pomarańczowy bandyta',
  'task.outlawPairs.first':
    'zdobądź {certificates, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}} i {money} za każdą parę: zielone i niebieskie tipi',
  'task.exchangeToken': 'weź żeton wymiany',
  'task.hire': 'zatrudnij pomocnika',
  'task.hire.more': 'zatrudnij pomocnika o {money} drożej',
  'task.hire.less': 'zatrudnij pomocnika o {money} taniej',
  'task.buyCattle': 'kup krowy',
  'task.build': 'zbuduj, po {money} za rzemieślnika',
  'task.build.free': 'zbuduj za darmo',
  'task.build.as':
    'zbuduj za darmo, jak z {builders, plural, one {# rzemieślnikiem} few {# rzemieślnikami} many {# rzemieślnikami} other {# rzemieślnika}}',
  'task.engine':
    'przesuń lokomotywę w przód o najwyżej {count, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'task.enginePer':
    'przesuń lokomotywę w przód o najwyżej 1 pole za {per, select, cowboys {każdego kowboja} builders {każdego rzemieślnika} engineers {każdego inżyniera} forest {każdy swój budynek w lesie} hazards {każdy swój żeton niebezpieczeństwa} stations {każdą rozbudowaną stację} other {każdy odkryty dzwon}}',
  'task.engineBack':
    'cofnij lokomotywę o {count, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'task.specialDelivery':
    'cofnij lokomotywę i wykonaj dostawę o wartości równej liczbie pól, bez kosztu transportu',
  'task.upgradeBehind': 'rozbuduj stację za lokomotywą',
  'task.takeHazard': 'usuń niebezpieczeństwo',
  'task.takeOutlaw.second': 'schwytaj bandytę',
  'task.takeOutlaw.first': 'handluj z Indianami',
  'task.hazardOrOutlaw.second': 'usuń niebezpieczeństwo albo schwytaj bandytę',
  'task.hazardOrOutlaw.first': 'usuń niebezpieczeństwo albo handluj z Indianami',
  'task.takeObjective': 'weź kartę celu',
  'task.takeObjective.hand': 'weź kartę celu na rękę',
  'task.takeObjective.display': 'weź odkrytą kartę celu',
  'task.drawUpTo':
    'dobierz do {count, plural, one {# karty} few {# kart} many {# kart} other {# karty}}, potem odrzuć tyle samo',
  'task.drawUpToPer':
    'dobierz do 1 karty za {per, select, cowboys {każdego kowboja} builders {każdego rzemieślnika} engineers {każdego inżyniera} forest {każdy swój budynek w lesie} hazards {każdy swój żeton niebezpieczeństwa} stations {każdą rozbudowaną stację} other {każdy odkryty dzwon}}, potem odrzuć tyle samo',
  'task.drawThenDiscard':
    'dobierz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, potem odrzuć tyle samo',
  'task.discard.breed': 'odrzuć {count, plural, =1 {} other {# × }}„{breed}”',
  'task.discard.any':
    'odrzuć {count, plural, one {# kartę krowy} few {# karty krów} many {# kart krów} other {# karty krów}}',
  'task.discard.pair': 'odrzuć 2 karty krów tego samego rodzaju',
  'task.discard.value2':
    'odrzuć {count, plural, one {# kartę krowy o wartości 2} few {# karty krów o wartości 2} many {# kart krów o wartości 2} other {# karty krów o wartości 2}}',
  'task.discard.plainValue2':
    'odrzuć {count, plural, one {# niepomarańczową kartę krowy o wartości 2} few {# niepomarańczowe karty krów o wartości 2} many {# niepomarańczowych kart krów o wartości 2} other {# niepomarańczowej karty krowy o wartości 2}}',
  'task.discard.value3':
    'odrzuć {count, plural, one {# kartę krowy o wartości 3} few {# karty krów o wartości 3} many {# kart krów o wartości 3} other {# karty krów o wartości 3}}',
  'task.discard.objective':
    'odrzuć {count, plural, one {# kartę celu} few {# karty celów} many {# kart celów} other {# karty celów}}',
  'task.removeCards':
    'usuń z gry do {count, plural, one {# karty} few {# kart} many {# kart} other {# karty}} z ręki',
  'task.auxiliary.1': 'wykonaj pojedynczą akcję pomocniczą',
  'task.auxiliary.2': 'wykonaj pojedynczą albo podwójną akcję pomocniczą',
  'task.moveCattleman':
    'przesuń ranczera o najwyżej {count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}',
  'task.objectiveMove':
    'przesuń ranczera o najwyżej {count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}, bez opłat i bez akcji pola',
  'task.copyAdjacent': 'wykonaj akcje lokalne sąsiedniego budynku',
  'task.placeShop': 'umieść sklep',
  'task.freeCattle': 'weź z targu za darmo kartę krowy o wartości 3',
  'task.bonusStationMaster': 'weź zapasowego zawiadowcę',
  'task.pokerSeat': 'posadź pomocnika przy stole do pokera',
  'task.layCard': 'połóż kartę na stole do pokera za {money}',
  'task.showdown': 'zarządź sprawdzenie kart przy stole do pokera',

  'brief.money': 'weź pieniądze',
  'brief.certificates': 'zdobądź certyfikaty',
  'brief.outlawPairs': 'certyfikaty i pieniądze',
  'brief.build': 'zbuduj',
  'brief.engine': 'przesuń lokomotywę',
  'brief.specialDelivery': 'dostawa specjalna',
  'brief.upgrade': 'rozbuduj stację',
  'brief.draw': 'dobierz i odrzuć',
  'brief.removeCards': 'usuń karty',
  'brief.auxiliary': 'akcja pomocnicza',
  'brief.moveCattleman': 'przesuń ranczera',
  'brief.copyAdjacent': 'sąsiedni budynek',
  'brief.freeCattle': 'weź kartę krowy',

  'arrow.objective': 'karta celu',
  'arrow.exchangeToken': 'żeton wymiany',
  'effect.transport': 'koszt transportu {money}',
  'fee.bank': '{money} do banku',
  'fee.owner': '{money} dla gracza {owner}',
  'disc.certificates': 'limit certyfikatów {limit}',
  'disc.certificates.later': 'limit certyfikatów {limit}, gdy odblokujesz też 4',
  'disc.steps.money': 'limit kroków +{steps}, od razu {money}',
  'disc.steps.points': 'limit kroków +{steps}, {points} na koniec',
  'disc.handLimit': 'limit kart w ręce +1, kosztuje {cost}',
  'disc.auxiliary':
    '{times, select, single {akcja pomocnicza „{auxiliary}” staje się dostępna} other {akcję pomocniczą „{auxiliary}” można podwajać}}',
  'disc.auxiliary.cost':
    '{times, select, single {akcja pomocnicza „{auxiliary}” staje się dostępna} other {akcję pomocniczą „{auxiliary}” można podwajać}}, kosztuje {cost}',
}
