import type { LessonKey } from './en.js'
import { further } from './pl/further.js'

export const pl: Readonly<Record<LessonKey, string>> = {
  ...further,
  'first.title': 'Pierwszy spęd',
  'first.about': 'Od pierwszego pomocnika do pierwszej dostawy, krok po kroku.',
  'first.goal':
    'Twój ranczer pędzi stado tym szlakiem do Kansas City. Stamtąd krowy jadą koleją do miasta, które zapłaci.',
  'first.goal.why':
    'Płacą za różnorodność: w Kansas City każdy rodzaj krów w ręce liczy się raz. Wszystko po drodze pomaga przyjść z krowami różnych i lepszych rodzajów.',
  'first.start': 'Na początek postaw ranczera na budynku neutralnym. W budynku A zatrudnia się pomocników.',
  'first.start.why':
    'Budynki neutralne są niczyje: korzystają z nich wszyscy. Mając co najmniej 6 $, dobrze zacząć od pierwszego pomocnika.',
  'first.start.gently':
    'Można i tutaj. Ale póki masz pieniądze, pomocnik zatrudniony wcześnie przyda się przez całą grę: zatrudnisz go w budynku A.',
  'first.hire':
    'Zatrudnij pomocnika, masz {money}. Kowboje kupują krowy, rzemieślnicy budują, inżynierowie przesuwają lokomotywę.',
  'first.hire.why':
    'Pomocnicy zostają do końca gry. Dwóch lub trzech jednego rodzaju potrafi to, czego jeden nigdy nie zrobi.',
  'first.hire.gently':
    'Można i tak. Ale przychodzi się tu po pomocnika: pieniądze jeszcze będą, a pomocnik zatrudniony wcześnie pracuje najdłużej.',
  'first.visit':
    'Każdej akcji budynku możesz użyć raz, w dowolnej kolejności. Nic więcej nie chcesz? Zakończ tutaj, a potem dobierzesz karty do {limit}.',
  'first.move':
    'Teraz ruch: najwyżej {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}. Puste działki nie są krokami. Zatrzymaj się tam, gdzie podoba ci się oferta.',
  'first.move.why':
    'Nigdy się nie cofasz. Długie ruchy szybko prowadzą do Kansas City z małą liczbą akcji; krótkie wykorzystują więcej budynków.',
  'first.move.gently': 'W to samo miejsce prowadzi tańsza droga.',
  'first.discard':
    'Tutaj krowa przynosi pieniądze: odrzuć ją, weź dolary, a na koniec tury dobierzesz inną kartę.',
  'first.discard.why':
    'Masz w ręce {breeds, plural, one {# rodzaj} few {# rodzaje} many {# rodzajów} other {# rodzaju}} krów o łącznej wartości {value}. Druga krowa tego samego rodzaju nic w Kansas City nie doda, więc to ją warto oddać.',
  'first.buy':
    'To targ bydła. Masz {cowboys, plural, one {# kowboja} few {# kowbojów} many {# kowbojów} other {# kowboja}} i {money}: im więcej kowbojów, tym tańsze i lepsze krowy.',
  'first.buy.why':
    'Kupiona karta trafia na stos kart odrzuconych i przyjdzie do ręki później. Droższe krowy są więcej warte w Kansas City i dają punkty na koniec.',
  'first.buy.gently': 'Krowa o wartości co najmniej 3 poprawi każdą następną dostawę; ta doda niewiele.',
  'first.build':
    'Tutaj się buduje: własny mały budynek na wolnej działce, po 2 $ za każdego potrzebnego rzemieślnika. Masz {builders, plural, one {# rzemieślnika} few {# rzemieślników} many {# rzemieślników} other {# rzemieślnika}}.',
  'first.build.why':
    'Z własnego budynku korzystasz przy każdym okrążeniu, to też jeszcze jeden postój. Za przejście przez niektóre płacą inni.',
  'first.engine': 'Tutaj lokomotywa może jechać naprzód: o jedno pole za każdego inżyniera.',
  'first.engine.why':
    'Im dalej lokomotywa, tym tańszy transport do odległych miast; przy torach czekają stacje do rozbudowy.',
  'first.auxiliary':
    'Zamiast akcji danego pola zawsze możesz wykonać jedną akcję pomocniczą: dolar, nowa karta, później więcej.',
  'first.auxiliary.why':
    'To wyjście tam, gdzie pole nic ci nie daje. Dyski zdjęte z twojej planszy wzmacniają te akcje.',
  'first.fee':
    'To przejście kosztowało: za dłonie na żetonach i cudzych budynkach płaci się, przechodząc przez nie.',
  'first.fee.why':
    'Koszt zielonej i czarnej dłoni zależy od liczby graczy; liczba obok pola mówi, ile zapłacisz.',
  'first.foresight':
    'Kansas City. Najpierw wybierz żetony: każdy trafia na planszę, niebezpieczeństwo lub bandyta na szlak, pomocnik na rynek pracy.',
  'first.foresight.why':
    'Ty decydujesz, co stanie na drodze innych i kogo będzie można zatrudnić. Gdy rynek pracy się zapełni, gra się kończy.',
  'first.income':
    'Teraz liczy się karty w ręce: {breeds, plural, one {# rodzaj} few {# rodzaje} many {# rodzajów} other {# rodzaju}} krów o łącznej wartości {value}. Można dodać certyfikaty; sumę wypłaca się w dolarach.',
  'first.income.why':
    'Masz certyfikatów: {certificates}, limit wynosi {limit}. Wydaj je, jeśli prowadzą do następnego miasta; zachowane przydadzą się później.',
  'first.deliver':
    'Pieniądze za stado już masz. Teraz dostarcz je do miasta o wartości do {total}; zostanie tam twój dysk.',
  'first.deliver.why':
    'Każdy krzyż przy torach między lokomotywą a miastem kosztuje dolara. Większość miast przyjmuje twój dysk tylko raz, więc myśl o następnym; samo Kansas City odbiera punkty na koniec.',
  'first.deliver.gently':
    'Kansas City przyjmie każde stado, ale odbierze punkty na koniec. Inne miasto w zasięgu jest lepsze.',
  'first.disc': 'Który dysk wysyłasz? Pole pod nim otwiera nową możliwość na twojej planszy.',
  'first.disc.why':
    'Więcej kroków, więcej kart w ręce, więcej certyfikatów, mocniejsze akcje pomocnicze: najpierw zdejmij to, czego użyjesz przy każdym okrążeniu.',
  'first.end':
    'To była dostawa: serce gry. Gdyby gra kończyła się teraz, {points, plural, one {byłby # punkt} few {byłyby # punkty} many {byłoby # punktów} other {byłoby # punktu}}; przed tobą jeszcze kilka spędów.',
  'first.end.why':
    'Punkty dają miasta, krowy, budynki, stacje, niebezpieczeństwa i karty celów. Graj dalej samodzielnie: podpowiedzi są pod ręką.',
}
