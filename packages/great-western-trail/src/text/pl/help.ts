import type { help as english } from '../en/help.js'
import type { Translated } from '../en.js'

export const help: Translated<typeof english> = {
  'help.card': 'Wartość hodowlana {value}; {points} na koniec.',
  'help.card.unknown': 'Tej karty nie widzisz.',
  'help.objective': 'Wymaga: {needs}. Na koniec {points}, inaczej tracisz {penalty}. Po zagraniu: {action}.',
  'help.objective.start': 'Wymaga: {needs}. Na koniec {points}.',
  'help.worker.cowboy': 'Kowboje kupują krowy: im ich więcej, tym lepiej i taniej.',
  'help.worker.builder': 'Rzemieślnicy stawiają twoje budynki prywatne.',
  'help.worker.engineer': 'Inżynierowie przesuwają lokomotywę dalej.',
  'help.hazard': 'Daje {points} temu, kto je usunie; przejście kosztuje {fee}.',
  'help.outlaw.second': 'Za schwytanie bandyty jest nagroda z jego pola; przejście kosztuje {fee}.',
  'help.outlaw.first': 'Handel z Indianami daje nagrodę z pola; przejście kosztuje {fee}.',
  'help.tile.building': 'Budynek prywatny: z akcji korzysta właściciel, pozostali płacą za dłonie.',
  'help.neutral': 'Dostępny dla wszystkich. Akcje lokalne: {actions}.',
  'help.building':
    'Wymaga {builders, plural, one {# rzemieślnika} few {# rzemieślników} many {# rzemieślników} other {# rzemieślnika}}; {points}; {hand}. Akcje lokalne: {actions}.',
  'help.master.permanent':
    '{count, plural, one {# stały certyfikat} few {# stałe certyfikaty} many {# stałych certyfikatów} other {# stałego certyfikatu}}',
  'help.master.immediate': 'od razu: {action}',
  'help.master.scoring': 'na koniec: {points} za {what}',
  'master.counts.workers': 'każdego pomocnika',
  'master.counts.objectives':
    '{per, plural, one {każdy policzony cel} few {każde # policzone cele} many {każde # policzonych celów} other {każde # policzonego celu}}',
  'master.counts.hazards':
    '{per, plural, one {każde niebezpieczeństwo} few {każde # niebezpieczeństwa} many {każde # niebezpieczeństw} other {każde # niebezpieczeństwa}}',
  'master.counts.outlawPairs': 'każdą parę obu kolorów',
  'master.counts.certificates':
    '{per, plural, one {każdy certyfikat} few {każde # certyfikaty} many {każde # certyfikatów} other {każde # certyfikatu}}',
  'master.counts.stations':
    '{per, plural, one {każdą rozbudowaną stację} few {każde # rozbudowane stacje} many {każde # rozbudowanych stacji} other {każde # rozbudowanej stacji}}',
  'master.counts.buildings': 'każdy swój budynek na szlaku',
  'master.counts.mediumTowns': 'każde średnie miasto z twoim sklepem',
  'master.counts.goodCattle': 'każdą krowę o wartości od 3 do 5',
  'master.counts.exchangeTokens':
    '{per, plural, one {każdy żeton wymiany} few {każde # żetony wymiany} many {każde # żetonów wymiany} other {każde # żetonu wymiany}}',
  'master.counts.areas': 'każdy region z twoim sklepem',
  'help.station':
    'Rozbudowa kosztuje {cost} i dysk ({border, select, black {pasuje każdy} other {tylko z białymi narożnikami}}); {points}',
  'help.city':
    'wymaga wartości hodowlanej {value}; {border, select, black {pasuje każdy dysk} other {dysk z pola z białymi narożnikami}}',
  'help.city.points': '{points} za każdy dysk',
  'help.city.bells': '{points} za każdy dysk i każdy odkryty dzwon',
  'help.city.money': 'weź {money}',
  'help.city.arrow': 'z dyskiem także w następnym mieście: {arrow}',
  'help.city.repeatable': 'można położyć kilka dysków',
  'help.disc.money': 'podwaja akcję pomocniczą „weź pieniądze”',
  'help.disc.cards': 'podwaja akcję pomocniczą „dobierz i odrzuć”',
  'help.disc.certificate': 'odblokowuje akcję pomocniczą „certyfikaty”',
  'help.disc.engine': 'odblokowuje akcję pomocniczą „lokomotywa w przód”',
  'help.disc.removal': 'odblokowuje akcję pomocniczą „usuń karty”',
  'help.disc.shop': 'podwaja akcję pomocniczą „umieść sklep”',
  'help.disc.certificate4': 'podnosi limit certyfikatów do 4',
  'help.disc.certificate6': 'podnosi limit certyfikatów do 6, jeśli odblokowano też 4',
  'help.disc.stepLeft': 'zwiększa limit kroków',
  'help.disc.stepRight': 'zwiększa limit kroków i daje punkty na koniec',
  'help.disc.hand': 'zwiększa limit kart w ręce o 1',
  'help.disc.border':
    '{border, select, black {ciemne narożniki: tylko na miejsca z ciemnymi narożnikami} other {białe narożniki: pasuje wszędzie}}',
  'help.disc.cost': 'zdjęcie dysku kosztuje {money}',
  'help.disc.gain': 'zdjęcie dysku daje {money}',
  'help.auxiliary': 'Pojedyncza: {single}. Podwójna: {double}.',
  'help.workerSpace': '{worker}, pole {number}',
  'help.workerPoints': '{points} na koniec',
  'help.space.start': 'Stąd ranczerzy ruszają ponownie po Kansas City.',
  'help.space.neutral': 'Miejsce budynku neutralnego.',
  'help.space.site': 'Działka budowlana',
  'help.space.hazard': 'Miejsce niebezpieczeństwa.',
  'help.space.camp.second': 'Miejsce bandyty; nagroda za schwytanie: {reward}.',
  'help.space.camp.first': 'Miejsce tipi; handel tutaj: {reward}.',
  'help.space.kansasCity': 'Każdy ranczer zatrzymuje się tu i wysyła bydło.',
  'help.space.forest': 'w lesie',
  'help.space.special': 'akcja ryzyka dla właściciela budynku: {action}',
  'help.phase.a':
    'Przesuń ranczera co najmniej o krok, nie dalej niż limit kroków, i zapłać za dłonie po drodze.',
  'help.phase.b': 'Wykonaj akcje lokalne pola albo zamiast nich pojedynczą akcję pomocniczą.',
  'help.phase.c': 'Dobierz karty do limitu kart w ręce.',
  'help.config.edition': 'Które pudełko: plansza, budynki i miasta się różnią.',
  'help.config.players': 'Ile osób i botów siedzi przy stole.',
  'help.config.neutralBuildings': 'Gdzie stoją budynki neutralne od A do G; na pierwszą partię po kolei.',
  'help.config.buildingFaces': 'Którą stroną leżą budynki prywatne; tak samo u wszystkich.',
  'help.config.cattle':
    'Pomarańczowe karty krów, które trafiają na targ. Oba rodzaje razem są możliwe, ale niezalecane.',
  'help.config.addons': 'Z jakimi dodatkami gracie.',
  'help.config.orangeObjectives':
    'Czy dołączają karty celów z pomarańczowym bydłem z dodatku „Kolej na Północ”.',
  'help.config.solo': 'Jedna osoba przeciw automatycznemu ranczerowi Samowi.',
  'help.config.samFirstCity': 'Dokąd Sam dostarcza najpierw: im dalej, tym trudniej.',
}
