import type { further as english } from '../en/further.js'

export const further: Readonly<Record<keyof typeof english, string>> = {
  'tour.1': 'Jesteś ranczerem. Ze stadem kart idziesz tym szlakiem do Kansas City, postój po postoju.',
  'tour.2':
    'Po drodze zatrudniasz pomocników: kowboje kupują krowy, rzemieślnicy budują, inżynierowie przesuwają lokomotywę.',
  'tour.3': 'Stawiasz własne budynki. Korzystasz z nich tylko ty, a za niektóre płacą inni.',
  'tour.4': 'Na drodze są niebezpieczeństwa i bandyci. Usuwaj ich dla punktów i pieniędzy.',
  'tour.5': 'Kupujesz lepsze krowy. W Kansas City każdy rodzaj w ręce liczy się raz.',
  'tour.6': 'Lokomotywa jedzie po torach: transport do dalekich miast tanieje, stacje dają punkty.',
  'tour.7':
    'W Kansas City wybierasz, co trafi na planszę: pomocnicy do zatrudnienia, niebezpieczeństwa dla innych.',
  'tour.8':
    'Potem sprzedajesz: karty w ręce są warte tyle, ile razem ich różne rodzaje. Bydło jedzie do miasta, a dysk z planszy odblokowuje nową możliwość.',
  'tour.9':
    'Zaczyna się nowe okrążenie z lepszym stadem. Gdy rynek pracy się zapełni, wygrywa ten, kto ma najwięcej punktów.',

  'kansas.title': 'Kansas City dokładnie',
  'kansas.about': 'Pięć etapów wizyty: rozwój, dochód, dostawa i co każdy rozstrzyga.',
  'kansas.way':
    'Ta lekcja jest o Kansas City. Idź tam długimi ruchami; lekcja poczeka i wyjaśni każdy z pięciu etapów.',
  'kansas.way.why':
    'Krótkie okrążenie z małą liczbą postojów szybciej prowadzi do dostawy. Często dodatkowa dostawa jest warta więcej niż pominięte akcje.',
  'kansas.foresight':
    'Trzy razy wybierasz jeden z dwóch żetonów. Niebezpieczeństwa i bandyci idą na szlak, pomocnicy na rynek pracy.',
  'kansas.foresight.why':
    'Kładź niebezpieczeństwa tam, gdzie chodzą inni, a nie ty. Wybieraj pomocników, których chcesz zatrudnić na następnym okrążeniu.',
  'kansas.market':
    'Każdy pomocnik zapełnia rynek pracy. Pełny rząd przesuwa żeton: dwie żółte strzałki uzupełniają targ bydła, ostatnia kończy grę.',
  'kansas.market.why':
    'Tak nadajesz tempo: pomocnicy skracają grę, niebezpieczeństwa i bandyci ją wydłużają.',
  'kansas.income':
    'Karty w ręce są teraz warte {value}: każdy rodzaj liczy się raz. Certyfikaty dodają po 1: zdecyduj, ile wydasz.',
  'kansas.income.why':
    'Możesz mieć najwyżej {limit}. Wydawaj je, jeśli prowadzą do następnego miasta, a nie dla paru dolarów.',
  'kansas.city':
    'W zasięgu: {cities, plural, one {# miasto} few {# miasta} many {# miast} other {# miasta}}. Drugi twój dysk przyjmą tylko Kansas City i Nowy Jork; każdy krzyż między lokomotywą a miastem kosztuje 1 $.',
  'kansas.city.why':
    'Dwa sąsiednie miasta razem dają to, co pokazuje ich strzałka. Myśl parami, a samo Kansas City zostaw na ostateczność: kosztuje 6 punktów.',
  'kansas.city.gently':
    'Kansas City daje dolary teraz, ale kosztuje 6 punktów na koniec. W zasięgu jest inne miasto.',
  'kansas.disc': 'Wybierz dysk, który wyślesz. Pole pod nim jest odtąd twoje.',
  'kansas.disc.why':
    'Miasta z białymi narożnikami przyjmują tylko dyski z białych pól. Dysk z ciemnego zachowaj na Chicago, Toledo, Filadelfię lub Nowy Jork.',
  'kansas.end':
    'To była cała wizyta. Pola rozwoju są uzupełnione, karty w ręce też; zaczyna się następne okrążenie.',

  'stations.title': 'Stacje i zawiadowcy',
  'stations.about': 'Doprowadź lokomotywę na bocznicę, rozbuduj stację i może weź zawiadowcę.',
  'stations.goal':
    'Przy torze czeka dziesięć stacji. Zatrzymaj lokomotywę na bocznicy, zapłać i połóż dysk: punkty i nowa możliwość.',
  'stations.goal.why':
    'Na stację wysyłasz dysk bez dostawy. Dalekie dają do 9 punktów, a z ostatniej lokomotywa wraca i przynosi 3 $.',
  'stations.hire':
    'Zatrudnij tu pomocnika: inżynier prowadzi lokomotywę dalej, a zawiadowca wymaga pomocnika.',
  'stations.hire.why': 'Stacji oddaje się tylko zatrudnionych pomocników; nadrukowani zostają u ciebie.',
  'stations.hire.gently': 'Można i tak. Ale bez zatrudnionego pomocnika nie weźmiesz zawiadowcy.',
  'stations.engine': 'Tu możesz ruszyć lokomotywę: licz tak, by stanąć na bocznicy, jeśli jest blisko.',
  'stations.engine.why':
    'Pól z innymi lokomotywami się nie liczy: kto stoi przed tobą, za darmo posuwa cię dalej.',
  'stations.upgrade': 'Stoisz przy stacji. Rozbudować ją teraz? Masz {money}.',
  'stations.upgrade.why':
    'Pierwsze cztery stacje są tanie i przyjmują tylko dyski z białych pól. Dalsze kosztują więcej, dają więcej punktów i przyjmują każdy dysk.',
  'stations.upgrade.gently':
    'Możesz ją zostawić i wrócić, ale powrót kosztuje ruchy lokomotywy. Jeśli cię stać, rozbuduj teraz.',
  'stations.master':
    'Czeka tu zawiadowca. Oddaj zatrudnionego pomocnika, a masz stały certyfikat albo nagrodę od razu i punkty na koniec.',
  'stations.master.why':
    'Pomocnik odchodzi, ale pole zadziała znów, gdy zatrudnisz nowego. Stały certyfikat wzięty wcześnie pomaga przy każdym dochodzie.',
  'stations.end': 'To wszystko o stacjach. Graj dalej: następne są dalej i więcej warte.',

  'objectives.title': 'Karty celów',
  'objectives.about': 'Weź kartę, zagraj ją we właściwej chwili i policz na koniec.',
  'objectives.goal':
    'To karty celów. Każda wymaga rzeczy, które zbierasz, i na koniec daje punkty albo odbiera, jeśli się nie udało.',
  'objectives.goal.why':
    'Bierz te, które wymagają tego, co i tak robisz: budynków z rzemieślnikami, stacji z inżynierami, niebezpieczeństw z kowbojami.',
  'objectives.place':
    'Tu możesz wziąć kartę celu. Trafi na stos kart odrzuconych i przyjdzie do ręki później.',
  'objectives.place.why':
    'Dają je też dostawy: patrz na strzałki między Fulton, St. Louis, Bloomington, Peorią a Chicago.',
  'objectives.choose': 'Jedna z czterech odkrytych albo wierzchnia ze stosu. Który cel masz już blisko?',
  'objectives.choose.why':
    'Każda rzecz liczy się tylko do jednej karty. Dwie karty o różnych wymaganiach łatwiej spełnić razem.',
  'objectives.hand':
    'Masz w ręce kartę celu. Zagrana od razu daje pokazaną akcję, ale na koniec trzeba ją policzyć.',
  'objectives.hand.why':
    'Możesz poczekać: niezagrana nic nie odbierze. Ale na każdym okrążeniu zajmuje miejsce w ręce.',
  'objectives.end': 'Teraz ty decydujesz: graj dalej i spójrz na swoje karty przed ostatnim okrążeniem.',

  'north.title': 'Kolej na Północ',
  'north.about': 'Sklepy w miastach północy: jak tam dotrzeć i co otwierają.',
  'north.board':
    'Dodatek ma drugą planszę. Umieszczasz sklepy w miastach, do których prowadzą tory od ratusza, od twoich dysków albo sklepów.',
  'north.board.why': 'Duże miasta północy przyjmują dostawy i dają wiele punktów, ale tylko z twoim sklepem.',
  'north.action': 'Szósta akcja pomocnicza umieszcza sklep: 1 $ i krowa o wartości 2. Spróbuj teraz.',
  'north.action.why':
    'Przy okazji pozbywasz się słabych krów. Co trzeci sklep odkrywa dzwon, a dzwony liczą się do celów.',
  'north.action.gently':
    'Można i tak. Ale sklep teraz otwiera drogę do pozostałych: umieszcza go szósta akcja.',
  'north.shop':
    'Wybierz miasto i miejsce. Jedne coś dają, inne kosztują; samo miasto może dać jeszcze więcej.',
  'north.shop.why': 'Stąd dostępne są następne miasta. Średnie działają od razu, stacje można rozbudować.',
  'north.city':
    'Dostawa: oprócz pasa możesz wybrać duże miasto z twoim sklepem, jeśli stado jest dość dobre.',
  'north.city.why': 'Dysk na pasie też otwiera drogi na północ: Bloomington prowadzi do połowy.',
  'north.end': 'Znasz już północ. Policz sklepy, zanim zaplanujesz dalekie miasta.',

  'poker.title': 'Stół do pokera',
  'poker.about': 'Zajmij miejsce, połóż karty, zażądaj sprawdzenia kart.',
  'poker.table':
    'Do stołu prowadzą dwa budynki neutralne: na polu D kładzie się karty, na polu G się je sprawdza.',
  'poker.table.why':
    'Kto usiądzie pierwszy, dostaje najwięcej: żetony dają 6, 5, 4 i 3 punkty. Potrzeba zatrudnionego pomocnika.',
  'poker.seat':
    'Tu możesz posadzić skrajnego prawego zatrudnionego pomocnika z rzędu. Zostaje przy stole do końca partii.',
  'poker.seat.why': 'Posadź wcześnie kogoś, bez kogo się obejdziesz: pierwszy żeton jest wart 6 punktów.',
  'poker.lay':
    'Położyć zakrytą kartę? W puli jest {pot}. Wygrywa najwyższa suma wartości, rodzaje nie mają znaczenia.',
  'poker.lay.why': 'Druga krowa tego samego rodzaju, zbędna w Kansas City, tu liczy się w całości.',
  'poker.showdown': 'Sprawdzenie kart: wszyscy pokazują karty, najwyższa suma bierze pulę i jeszcze 3 $.',
  'poker.showdown.why':
    'Żądaj go, póki prowadzisz: karty wrócą na stosy odrzuconych i zacznie się nowa pula.',
  'poker.end': 'Miejsca zostają zajęte, zaczyna się nowa pula. Graj dalej samodzielnie.',

  'sam.title': 'Jak działa Sam',
  'sam.about': 'Zagraj z automatycznym ranczerem i naucz się czytać jego karty.',
  'sam.goal': 'Sam to przeciwnik z kart. Nie myśli: co turę odkrywa jedną, idzie i robi, co ona każe.',
  'sam.goal.why':
    'Można go więc przewidzieć: zawsze bierze najtańsze, najbliższe albo największe, w stałej kolejności.',
  'sam.start': 'Zaczynasz jak zawsze: postaw ranczera na budynku neutralnym.',
  'sam.card':
    'Sam odkrył kartę {card} i przeszedł {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}. Gdzie stanął, nie ma znaczenia.',
  'sam.card.why': 'Stawiaj na jego drodze budynki z dłońmi: za każdą miniętą bierzesz 2 $ z banku.',
  'sam.choice':
    'Dziennik mówi, co Sam wybrał i dlaczego. Dużo rozstrzyga specjalizacja: pomocnicy, których ma najwięcej.',
  'sam.choice.why': 'Podbieraj pomocników jego specjalizacji, a najlepsze karty niewiele mu dadzą.',
  'sam.city':
    'Sam dostarczył krowy. Idzie od miasta do miasta po kolei i nie płaci: każda wizyta prowadzi go dalej.',
  'sam.city.why': 'Jego dostaw nie zatrzymasz. Wyprzedź go albo zakończ grę, zanim dotrze do dalekich miast.',
  'sam.end': 'Teraz go znasz. Dograj partię albo następnym razem wybierz trudniejszego Sama.',
}
