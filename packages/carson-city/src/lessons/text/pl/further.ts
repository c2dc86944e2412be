import type { further as english } from '../en/further.js'

export const further: Readonly<Record<keyof typeof english, string>> = {
  'tour.1': 'W cztery rundy wyrośnie tu miasto: ziemia, budynki, drogi i kowboje, którzy chcą tego samego.',
  'tour.2': 'Każdy zajmuje ziemię. Domy, góry i budynki na niej dadzą punkty na koniec.',
  'tour.3': 'Co rundę wybierasz postać: korzyść, miejsce w kolejności, limit pieniędzy.',
  'tour.4': 'Po kolei stawiasz kowbojów: na polach akcji, na ziemi, by ją kupić, na budynkach, by je okraść.',
  'tour.5': 'Kto wcześnie pasuje, trzyma kowbojów w domu. To siła ognia w przyszłych pojedynkach.',
  'tour.6': 'Pola rozgrywa się po kolei: kafelki się kupuje i buduje. Dobrzy sąsiedzi dają dobry dochód.',
  'tour.7':
    'Pieniądze mogą stać się punktami, a budynki dają dochód. Gdzie dwóch chce tego samego, jest pojedynek.',
  'tour.8':
    'Po czterech rundach liczy się wszystko na twojej ziemi i pieniądze. Wygrywa ten, kto ma najwięcej punktów.',

  'duels.title': 'Pojedynki',
  'duels.about': 'Skąd bierze się siła ognia, kiedy dołączyć do cudzego kowboja, a kiedy zachować swoich.',
  'duels.firepower':
    'Twoja siła ognia wynosi teraz {firepower}: kowboje w rezerwie i rewolwery. W pojedynku dodaje się kość.',
  'duels.firepower.why':
    'Kowboj na planszy nie strzela. Dwóch zatrzymanych w domu wyrównuje dwa oczka na kości.',
  'duels.card': 'Wybierz postać. Najemnik daje trzy rewolwery na rundę, kapitan dodatkowych kowbojów.',
  'duels.card.why': 'Niski numer stawia pierwszy i znajduje puste miejsca; wysoki widzi, gdzie stoją inni.',
  'duels.place': 'Postaw kowboja. Gdzie już ktoś stoi, będzie pojedynek; szanse są zapisane przy opcji.',
  'duels.place.why':
    'Dołączaj tam, gdzie masz przewagę, a nagroda jest dobra. Na polach wypłaty i jednej drogi nikt nie walczy.',
  'duels.keep':
    'Twoja siła ognia wynosi {firepower} z kowbojami, którzy są jeszcze w domu. Każdy postawiony ją zmniejsza.',
  'duels.keep.why':
    'Przy remisie wygrywa ten, kto spasował wcześniej. Wczesny pas z dwoma lub trzema kowbojami w rezerwie to często najlepsza obrona.',
  'duels.duel':
    'Pojedynek: każdy rzuca kością i dodaje siłę ognia. Zwycięzca działa, przegrany od razu zabiera kowboja.',
  'duels.duel.why':
    'Pokonany kowboj nie przepada: w domu wzmacnia cię w następnych pojedynkach i będzie w następnej rundzie. Zużywa go tylko akcja.',
  'duels.end':
    'Tak działają pojedynki. Twoja siła ognia wynosi {firepower}; patrz na cudzą, zanim pójdziesz do innych.',

  'last.title': 'Ostatnia runda',
  'last.about': 'Cała partia we dwoje z myślą o tym, co liczy się w czwartej rundzie.',
  'last.goal':
    'Ta lekcja czeka na czwartą rundę. Do tego czasu graj, jak chcesz; myśl o ziemi, budynkach i pieniądzach na koniec.',
  'last.goal.why':
    'Na koniec wszystko na twojej ziemi daje po 2 punkty, a każde pełne 6 $ jeden. Co zarobisz późno, musi stać się punktami.',
  'last.card': 'Ostatnia runda. Masz {money}; wybrana karta ograniczy, ile z tego zachowasz.',
  'last.card.why':
    'Ponad limitem punkt kosztuje 10 $, a do limitu każde 6 $ daje punkt. Wysoki limit jest teraz wart punkty.',
  'last.place':
    'W domu masz {cowboys, plural, one {# kowboja} few {# kowbojów} many {# kowbojów} other {# kowboja}}. Następnej rundy nie ma: zajmuj miejsca, które dają punkty.',
  'last.place.why':
    'Ziemia z domem lub górą daje za nie po 2 punkty. Kto pasuje pierwszy, nadal wygrywa remisy, także ostatni.',
  'last.money': 'Masz {money}. Teraz można kupić punkty; co zostawisz, liczy się na koniec, 6 $ za punkt.',
  'last.money.why': 'Taniej niż 6 $ za punkt: kupuj. Drożej: zostaw, o ile pozwala limit.',
  'last.end':
    'Partia skończona; w grze {points, plural, one {zdobyto # punkt} few {zdobyto # punkty} many {zdobyto # punktów} other {zdobyto # punktu}}, resztę dały ziemia i pieniądze. Spójrz na tabelę punktów.',
  'last.end.why':
    'Zobacz, skąd są punkty zwycięzcy: wcześnie zabudowana ziemia płaci dwa razy, dochodem i punktami.',
}
