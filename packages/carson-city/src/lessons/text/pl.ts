import type { LessonKey } from './en.js'
import { further } from './pl/further.js'

export const pl: Readonly<Record<LessonKey, string>> = {
  ...further,
  'first.title': 'Pierwsze miasto',
  'first.about': 'Ziemia, kowboje, pojedynki i pierwsze budynki, krok po kroku.',
  'first.goal':
    'W cztery rundy wyrośnie tu miasto. Ziemia, budynki i rewolwery przynoszą pieniądze; o zwycięstwie decydują na koniec punkty.',
  'first.goal.why':
    'Pieniądze są na koniec mało warte. Najwięcej punktów dają budynki oraz kupowanie punktów, póki są tanie.',
  'first.free': 'Wybierz własną parcelę; teraz jest za darmo.',
  'first.free.why': 'Przy domach i górach ziemia jest cenniejsza: budynki zarabiają na tym, co stoi wokół.',
  'first.character':
    'Wybierz postać na tę rundę. Daje korzyść, od razu albo później, i miejsce w kolejności.',
  'first.character.why':
    'Numer na karcie decyduje, kto stawia pierwszy. Kwota na niej to pieniądze, które można zatrzymać na koniec rundy.',
  'first.parcel': 'Postaw kowboja na wolnej parceli, by ją zająć, albo na polu akcji. Masz {money}.',
  'first.parcel.why':
    'Parcela kosztuje dolara za ziemię i po dolarze za wszystko na niej i wokół. Ostatnia: ziemia {land}, domy {houses}, góry {mountains}, budynki {buildings}, razem {total}.',
  'first.parcel.gently':
    'Masz kowbojów i pieniądze. Pas teraz to oddanie rundy; postaw jeszcze przynajmniej jednego.',
  'first.street':
    'Teraz jednego na pole akcji: szyld mówi, co ci ono teraz da. Zostało {cowboys, plural, one {# kowboj} few {# kowbojów} many {# kowbojów} other {# kowboja}}.',
  'first.street.why':
    'Pola akcji rozgrywa się od początku do końca. Wcześniejsze mogą opłacić późniejsze, na przykład budynek.',
  'first.pass':
    'Nie musisz stawiać wszystkich. Spasuj, gdy nic więcej nie jest tego warte; twoja siła ognia wyniosłaby {firepower}.',
  'first.pass.why':
    'Kowboje, którzy zostali w domu, strzelają w pojedynkach. Kto spasuje pierwszy, wygrywa remisy i pierwszy wybiera w następnej rundzie.',
  'first.duel':
    'Dwóch na jednym polu: pojedynek. Każdy dodaje kość do swojej siły ognia; twoja wynosi {firepower}.',
  'first.duel.why':
    'Siła ognia to kowboje w domu i rewolwery. Pole dostaje tylko zwycięzca; przegrany zabiera kowboja, który znów może strzelać.',
  'first.resolution':
    'Wszyscy spasowali. Teraz akcje rozgrywa się pole po polu: zobacz, co robią twoi kowboje.',
  'first.resolution.why': 'Zapytamy cię zawsze, gdy jest co rozstrzygnąć: kupić, zbudować, wziąć.',
  'first.build': 'Możesz budować: wybierz parcelę. Na każdej widać dochód, który budynek by tam miał.',
  'first.build.why':
    'Większość budynków potrzebuje drogi do miasta i zarabia na sąsiadach: domach, górach, innych budynkach. Z wieloma stawia się też dom.',
  'first.road':
    'Masz drogi: kładź je wzdłuż krawędzi parceli. Na parceli, do której prowadzi droga, można budować.',
  'first.road.why': 'Położona droga jest niczyja. Prowadź ją do swojej ziemi, nie obok.',
  'first.limit':
    'Postać ogranicza, ile pieniędzy możesz zatrzymać. Nadmiar zamienia się na punkty albo oddaje.',
  'first.limit.why':
    'W pierwszych rundach punkty są tańsze. Planuj wydatki: pieniądze ponad limit kupują niewiele.',
  'first.round':
    'Pierwsza runda za tobą: masz {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} i {money}. Przychodzą nowi kowboje, na rynku leżą nowe kafelki.',
  'first.round.why':
    'Tę rundę zagraj samodzielnie, podpowiedzi są pod ręką. Pomyśl, ile twoje budynki przynoszą co rundę.',
  'first.end':
    'Znasz już grę: masz dotąd {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, a gdyby gra kończyła się teraz: {ended}. W ostatniej rundzie myśl o punktach: reszta pieniędzy to tylko punkt za 6 $.',
  'first.end.why': 'Na koniec liczą się budynki, domy, góry i pieniądze. Graj dalej samodzielnie.',
}
