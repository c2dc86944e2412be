import type { base as english } from '../en/base.js'

export const base: Readonly<Record<keyof typeof english, string>> = {
  goal: 'O czym jest ta gra',
  'goal.1':
    'Jesteś ranczerem. Pędzisz stado kart szlakiem do Kansas City, tam sprzedajesz to, co masz w ręce, wysyłasz koleją do miasta i zaczynasz szlak od nowa z lepszym stadem. Z okrążenia na okrążenie zapełnia się rynek pracy; gdy jest pełny, gra się kończy.',
  'goal.2':
    'Na każdym okrążeniu decydujesz, gdzie stanąć. Każdy postój to wybór: zatrudnić pomocników, kupić krowy, postawić budynek, przesunąć lokomotywę, oczyścić szlak. Od tego zależy, jak daleko pojedzie bydło i ile przyniesie punktów.',
  'goal.3': 'Wygrywa ten, kto ma najwięcej punktów zwycięstwa; przy remisie zwycięstwo jest wspólne.',
  setup: 'Plansza na początku',
  'setup.1':
    'Gra dwoje, troje lub czworo. Siedem budynków neutralnych od A do G stoi na swoich literach (na pierwszą partię) albo losowo. Pięciu z dziewięciu zawiadowców, wylosowanych, leży przy pierwszych pięciu stacjach; czterech zostaje w pudełku.',
  'setup.2':
    '94 żetony leżą w trzech workach według liczby na odwrocie. Worek 1: 18 niebezpieczeństw (po sześć powodzi, susz i lawin), 9 zielonych i 8 pomarańczowych bandytów. Worek 2: 33 pomocników, po 11 każdego rodzaju. Worek 3: 21 pomocników, 2 zielonych i 3 pomarańczowych bandytów.',
  'setup.3':
    'Siedem żetonów z worka 1 trafia na planszę: bandyta na najniższe wolne pole bandytów, niebezpieczeństwo na najniższe wolne pole swojego obszaru. Żeton bez miejsca wraca i losuje się inny.',
  'setup.4':
    'Rynek pracy używa dwóch, trzech lub czterech prawych kolumn, zależnie od liczby graczy. Pomocnicy z worka 2 wypełniają go od góry aż do pola na lewo od żetonu w drugim rzędzie: 3, 5 lub 7. Na polach rozwoju leżą po dwa żetony z worków 1, 2 i 3.',
  'setup.5':
    'Na targu bydła leży 7, 10 lub 13 z 36 kart: po 7 Black Angus, Longhorn i Corriente (wartość 3), 9 Shorthorn (4), 6 Hereford (5). Cztery z 24 kart celów są odkryte.',
  start: 'Z czym zaczynasz',
  'start.1':
    'Twoje stado to 14 kart: pięć Criollo o wartości 1 oraz po trzy Santa Gertrudis, Pineywoods i Galloway o wartości 2. Na planszy gracza leży 14 dysków i są nadrukowani kowboj, rzemieślnik i inżynier, którzy liczą się jak inni.',
  'start.2':
    'Masz dwanaście budynków prywatnych ze stronami a i b; każdy numer u wszystkich leży tą samą stroną, zawsze a albo wylosowaną. Dostajesz też żeton wymiany i początkową kartę celu. Lokomotywy stoją na polu startowym, certyfikaty na 0.',
  'start.3':
    'Pierwszy gracz ma 6 $ i dobiera 4 karty, drugi 7 $ i 5, trzeci 8 $ i 6, czwarty 9 $ i 7. W pierwszej turze najpierw odrzuć karty do 4, potem za darmo postaw ranczera na dowolnym budynku neutralnym, ktokolwiek tam stoi, i od razu go użyj.',
  turn: 'Twoja tura',
  'turn.1':
    'Gra się zgodnie z ruchem wskazówek zegara. Tura ma trzy fazy: A, ruch ranczera; B, akcje pola, na którym stanął; C, dobieranie kart do limitu kart w ręce.',
  'turn.2':
    'Najpierw w całości spełnia się to, czego akcja wymaga; potem dostajesz jej efekt albo rezygnujesz z całości lub części. Dolary zawsze bierze się w całości. Wymagane odrzucenie wykonuje się dokładnie raz na akcję: tyle kart, takiego rodzaju, dwie tego samego rodzaju albo jedną dowolnego. Karty celów nigdy nie są krowami.',
  'turn.3':
    'Odrzucone karty kładzie się odkryte na swój stos kart odrzuconych. Pieniądze płaci się do banku i bierze z banku, oprócz opłat za cudze budynki. Pieniędzy i żetonów wymiany nie zabraknie.',
  'turn.4':
    'Stado to twój stos kart, ręka i stos kart odrzuconych. Jego najmniejsza wielkość nie jest określona. Swój stos odrzuconych możesz przeglądać, stosu do dobierania nigdy. Karty w ręce są ukryte aż do dochodu; kolejności w stosach kart i workach nie zna nikt; reszta jest jawna.',
  'turn.5':
    'Tego, co nic by nie zmieniło, nie ma wśród możliwości: certyfikatu przy limicie, dobierania, gdy nie ma kart.',
  move: 'Faza A: ruch',
  'move.1':
    'Musisz przejść co najmniej jeden krok i możesz tyle, ile wynosi limit kroków. Każdy żeton, na który wchodzisz, budynek, niebezpieczeństwo czy bandyta, to krok, Kansas City też. Puste miejsca nic nie kosztują i nie można na nich stanąć.',
  'move.2':
    'Idzie się tylko do przodu, za strzałkami, a na rozwidleniach wybiera dowolnie. Inni ranczerzy nie przeszkadzają. Kansas City kończy każdy ruch; potem ruszasz znowu z początku szlaku.',
  'move.3':
    'Limit to 3 kroki, w cztery osoby 4. Zdjęty lewy dysk kroków dodaje 1 w dwie osoby i 2 w trzy lub cztery; prawy dodaje 1. Razem najwyżej 5, 6 lub 7.',
  'move.4':
    'Przykład: budynek neutralny za dwiema powodziami jest o trzy kroki stąd; inną odnogą z jednym budynkiem po drodze o dwa.',
  fees: 'Dłonie: opłata za przejście',
  'fees.1':
    'Za zieloną lub czarną dłoń płaci się od razu, gdy przechodzisz przez jej żeton albo na nim stajesz. Za niebezpieczeństwa i bandytów do banku, za cudzy budynek jego właścicielowi. Za własne nie płacisz.',
  'fees.2':
    'Zielona dłoń kosztuje 2 $, w cztery osoby 1 $. Czarna dłoń kosztuje 2 $, w trzy osoby 1 $. Za obie na jednym żetonie płaci się sumę.',
  'fees.3':
    'Jeśli nie stać cię na całość, oddajesz, co masz, i idziesz dalej; reszty nikt nie zażąda. Płaci się w kolejności drogi, więc pierwszy właściciel dostaje to, co jest. Dotyczy to tylko opłat za przejście: wszystko inne płaci się w całości.',
  place: 'Faza B: akcje pola',
  'place.1':
    'Na budynku neutralnym lub własnym każdej akcji lokalnej możesz użyć raz, w dowolnej kolejności, pomijając zbędne. Z dwóch akcji rozdzielonych ukośnikiem najwyżej jednej.',
  'place.2':
    'Zamiast wszystkich akcji lokalnych możesz wykonać jedną pojedynczą akcję pomocniczą. Na cudzym budynku, niebezpieczeństwie lub bandycie tylko to jest możliwe. Możesz też nie robić nic.',
  'place.3':
    'Niektóre działki mają akcję ryzyka. Należy do właściciela stojącego tam budynku jako jeszcze jedna akcja lokalna, raz na wizytę: odrzuć krowę dowolnego rodzaju za certyfikat albo Criollo za certyfikat i 2 $.',
  'place.4': 'W Kansas City takich akcji nie ma: zastępuje je pięć etapów.',
  further: 'Dalszy ruch w tej samej turze',
  'further.1':
    'Niektóre budynki prowadzą ranczera dalej: co najmniej o krok i najwyżej o tyle, ile pokazano, niezależnie od limitu, ze zwykłymi opłatami. Potem w pełni używasz nowego pola; co zostało niewykorzystane wcześniej, przepada. Tak można też dojść do Kansas City.',
  'further.2': 'Karty dobiera się tylko raz, na koniec tury.',
  auxiliary: 'Akcje pomocnicze',
  'auxiliary.1':
    'Twoja plansza ma pięć małych akcji, każda z dwoma polami dysków. Akcja jest dostępna, gdy brakuje co najmniej jednego dysku, i może być podwójna, gdy brakuje obu. Na początku dostępne są dwie, tylko pojedyncze: weź 1 $; dobierz kartę, potem odrzuć jedną.',
  'auxiliary.2':
    'Pozostałe: zapłać 1 $ i cofnij lokomotywę o pole za certyfikat. Zapłać 1 $ i przesuń lokomotywę o pole w przód. Cofnij lokomotywę o pole, weź 1 $ i usuń z gry kartę z ręki.',
  'auxiliary.3':
    'Podwójna znaczy wszystko dwa razy, koszt i efekt: zapłacić też trzeba podwójnie. Wykonuje się ją tam, gdzie ikona pozwala na pojedynczą lub podwójną, i także tam można wybrać pojedynczą. Zamiast akcji lokalnych jest zawsze pojedyncza.',
  'auxiliary.4':
    'Po dobraniu odrzuca się dowolne karty z ręki, także nowe. Usunięte karty znikają na zawsze; możesz usunąć mniej, ale dolary weź.',
  hire: 'Zatrudnianie pomocników',
  'hire.1':
    'Bierzesz pomocnika z rynku pracy i płacisz cenę rzędu, zmienioną przez akcję. Ceny od góry: 6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4 $. Pomocników z rzędu żetonu rynku pracy jeszcze nie można zatrudnić; gdy żeton opuści planszę, można wszystkich.',
  'hire.2':
    'Pomocnik staje na skrajnym lewym wolnym polu rzędu swojego rodzaju: sześć pól, pierwsze nadrukowane. W pełnym rzędzie nie ma miejsca na kolejnego. Miejsce na rynku zostaje puste.',
  'hire.3':
    'To, co nadrukowano na zakrytym polu, dzieje się od razu albo przepada. Kowboje: 4. usuwa niebezpieczeństwo za darmo, 6. chwyta bandytę. Rzemieślnicy: 4. i 6. budują po 1 $ za rzemieślnika. Inżynierowie: za odrzucone Criollo 2. daje certyfikat, 3. 2 $, 5. dwa certyfikaty, 6. 4 $; 4. zatrudnia kolejnego pomocnika o 2 $ taniej.',
  cattle: 'Kupowanie krów',
  'cattle.1':
    'Kupuje się tylko z odkrytego targu; karty idą na stos odrzuconych. W jednej akcji każdy kowboj działa raz, kowbojów można rozdzielić na kilka zakupów.',
  'cattle.2': '– 1 kowboj: krowa o wartości 3 za 6 $ albo Shorthorn za 12 $.',
  'cattle.3': '– 2 kowbojów: krowa o wartości 3 za 3 $ albo Hereford za 12 $.',
  'cattle.4': '– 3 kowbojów: dwie krowy o wartości 3 za 5 $ razem albo Shorthorn za 6 $.',
  'cattle.5': '– 4 kowbojów: Hereford za 6 $. 5 kowbojów: dwie Shorthorn za 8 $ razem.',
  'cattle.6':
    'Kowboj, który nic nie kupuje, może w dowolnej chwili akcji odkryć dwie następne karty stosu kart targu; inni kowboje mogą je kupić. Targ może urosnąć ponad początkową wielkość. Kupionych kart się nie uzupełnia: nowe przychodzą tylko tak i przez żółte strzałki rynku pracy. Druga akcja kupna w turze ma znowu wszystkich kowbojów.',
  build: 'Budowanie',
  'build.1':
    'Stawiasz budynek prywatny na dowolnej pustej działce, gdziekolwiek stoi ranczer. Potrzeba tylu rzemieślników, ilu pokazuje, i 2 $ za każdego; rzemieślnicy zostają. Pola niebezpieczeństw, bandytów i neutralne nie są działkami.',
  'build.2':
    'Albo zastępujesz swój budynek na szlaku takim, który wymaga więcej rzemieślników: potrzebna i płatna jest tylko różnica. Stary żeton opuszcza grę. Budynki dla więcej niż sześciu rzemieślników pojawiają się tylko tak. Neutralnych i cudzych nie można zastąpić.',
  'build.3':
    'Przykład: 4b na pustej działce wymaga 2 rzemieślników i 4 $; 6b w miejsce 2b wymaga 3 rzemieślników i 6 $.',
  'build.4':
    'Budować pozwalają tylko budynek neutralny B i dwa pola rzędu rzemieślników, tam po 1 $ za rzemieślnika. Żetonów nigdy się nie odwraca. Jeśli zastąpisz budynek pod swoim ranczerem, nowego w tej wizycie nie użyjesz.',
  engine: 'Lokomotywa',
  'engine.1':
    'Ikona inżynierów przesuwa lokomotywę w przód najwyżej o tyle pól, ilu masz inżynierów; liczba – najwyżej o tyle pól. Co najmniej o jedno pole; reszta przepada.',
  'engine.2':
    'Pól z innymi lokomotywami się nie liczy i nie można na nie wjechać; tylko pole startowe mieści kilka. Bocznica to dodatkowe pole ze stacją: z pola przed nią jedziesz na bocznicę albo na następną liczbę. Leżą po 4, 7, 10, 13, 16, 21, 25, 29 i 33; tor kończy się na 39.',
  'engine.3':
    'Wymagane cofnięcie to dokładnie tyle pól, w tym bocznice, jeśli chcesz. Gdy z tyłu brakuje miejsca, akcji nie można użyć.',
  'engine.4':
    'Na 39 ruch się kończy i możesz rozbudować ostatnią stację. Potem lokomotywa musi od razu odjechać w tył na dowolne wolne pole, a ty bierzesz 3 $. Jeśli to bocznica, tam też możesz rozbudować stację.',
  stations: 'Stacje',
  'stations.1':
    'Gdy ruch lokomotywy kończy się na bocznicy, od razu, przed wszystkim innym, decydujesz, czy rozbudować stację. Płacisz jej cenę i kładziesz na niej dysk ze swojej planszy, raz na stację; cudze dyski nie przeszkadzają. Jeśli zrezygnujesz, możesz to zrobić później, gdy lokomotywa znów się tam zatrzyma.',
  'stations.2':
    'Ceny wzdłuż toru: 2, 2, 4, 4, 6, 8, 7, 6, 5, 3 $; punkty: 1, 1, 2, 2, 3, 5, 6, 7, 8, 9. Pierwsze cztery przyjmują tylko dyski z białych pól, pozostałe sześć dowolne. Dysk odblokowuje swoją możliwość z tym samym kosztem lub zyskiem co przy dostawie.',
  'stations.3': 'Przy pierwszych pięciu stacjach czeka zawiadowca.',
  masters: 'Zawiadowcy',
  'masters.1':
    'Zaraz po rozbudowie stacji, która ma jeszcze zawiadowcę, możesz wziąć jego żeton. Oddajesz za niego skrajnego prawego zatrudnionego pomocnika z jednego rzędu; zostaje na stacji na zawsze. Nadrukowanych nie można oddać. Okazja nie wraca.',
  'masters.2':
    'Górna połowa działa od razu albo przepada, albo jest stałym certyfikatem, który przy każdym dochodzie dodaje 1. Dolna punktuje na koniec. Zwolnione pole pomocnika zadziała znowu, gdy zostanie zakryte.',
  tiles: 'Niebezpieczeństwa i bandyci',
  'tiles.1':
    'Usuwając niebezpieczeństwo, bierzesz dowolne z dowolnego obszaru, za pokazaną cenę albo za darmo. Na koniec daje swoje 2, 3 lub 4 punkty. Każdego rodzaju jest sześć: z czarną dłonią za 2 i 3, z zieloną za 2, 3, 4 i 4.',
  'tiles.2':
    'Chwytając bandytę, bierzesz dowolnego z nagrodą jego pola: na pierwszym żeton wymiany, dalej 1, 2, 3, 4, 5, 6, 8 i 10 $. Zieloni mają zieloną dłoń, pomarańczowi czarną. Sami nie dają punktów, ale liczą ich cele, zawiadowcy i budynek 7a; nie wydaje się ich. Pierwsze trzy pola leżą poza szlakiem.',
  'tiles.3': 'Pole staje się puste, nic się nie przesuwa. Ranczer, który tam stał, zostaje i stamtąd rusza.',
  foresight: 'Kansas City, etapy 1–3: rozwój',
  'foresight.1':
    'W Kansas City wykonuje się po kolei pięć etapów. W pierwszych trzech wybierasz jeden z dwóch żetonów pod każdą liczbą i kładziesz go.',
  'foresight.2':
    'Bandyta idzie na najniższe wolne pole bandytów, niebezpieczeństwo na najniższe wolne pole swojego obszaru; jeśli brak miejsca, żeton opuszcza grę. Pomocnik idzie na skrajne lewe wolne pole rzędu rynku pracy z żetonem; pole samego żetonu jest ostatnie.',
  'foresight.3':
    'Gdy pomocnik zakryje pole żetonu, żeton przechodzi do następnego z dwunastu rzędów. Żółta strzałka, po rzędach 6 i 9, uzupełnia targ bydła do 7, 10 lub 13 kart. Ostatnia, zielona, zaczyna koniec gry.',
  'foresight.4':
    'Po etapie 5 ranczer idzie na początek szlaku, a puste pola rozwoju uzupełnia się z ich worków. Jeśli worek jest pusty, w etapie z jednym żetonem bierze się ten żeton, a etap bez żetonów się pomija.',
  income: 'Kansas City, etap 4: dochód',
  'income.1':
    'Pokazujesz karty z ręki. Każdy rodzaj liczy się raz, ze swoją wartością, bez względu na liczbę kart. Karty celów się nie liczą. Możesz wydać certyfikaty, po 1 za każdy; stałe certyfikaty zawiadowców dodają po 1 i się nie zużywają.',
  'income.2':
    'Bierzesz tyle dolarów, ile wyszło, potem odrzucasz wszystkie karty z ręki. Ta sama suma mówi, jak daleko możesz dostarczyć krowy; później nic się do niej nie doda.',
  'income.3':
    'Przykład: dwie Santa Gertrudis (2), Longhorn (3) i Black Angus (3) dają 8; z dwoma certyfikatami 10.',
  'income.4':
    'Tor certyfikatów to 0, 1, 2, 3, 4, 6: ostatnie pole jest warte dwa. Z 6 możesz wydać dowolną liczbę oprócz 1. Nadmiar ponad limit przepada.',
  delivery: 'Kansas City, etap 5: dostawa',
  'delivery.1':
    'Musisz dostarczyć do miasta o wartości najwyżej twojej sumy: Kansas City 0, Fulton 1, St. Louis 4, Bloomington 6, Peoria 8, Chicago 10, Toledo 12, Pittsburgh 14, Filadelfia 16, Nowy Jork 18. Miasto z twoim dyskiem jest dla ciebie zamknięte, oprócz Kansas City i Nowego Jorku. Cudze dyski nie przeszkadzają.',
  'delivery.2':
    'Kładziesz w mieście dysk ze swojej planszy, wykonujesz to, co daje, potem płacisz za transport. Kansas City daje 4 $ i na koniec odbiera 6 punktów za każdy dysk.',
  'delivery.3':
    'Zielona strzałka między dwoma miastami działa, gdy położysz drugi dysk tej pary, i jest obowiązkowa: odkryta karta celu (Fulton–St. Louis, Bloomington–Peoria, Peoria–Chicago), żeton wymiany (St. Louis–Bloomington) albo punkty na koniec.',
  'delivery.4':
    'Transport jest darmowy, jeśli lokomotywa jest na wysokości miasta lub dalej. Inaczej kosztuje 1 $ za każdy krzyż między nimi. Krzyże stoją po 3, 4, 5, 7, 9, 10, 11, 13, 15, 16 i 17; miasto leży przy polu swojej wartości, a lokomotywa na bocznicy liczy się jak na następnej liczbie.',
  discs: 'Dyski i co odblokowują',
  'discs.1':
    'Każdy wysłany dysk odblokowuje swoje pole. Dyski z pól z białymi narożnikami pasują wszędzie. Dyski z pól z ciemnymi, dwa dyski kroków, dwa dyski ręki i drugi dysk certyfikatów, tylko na ciemne: Chicago, Toledo, Filadelfia, Nowy Jork i ostatnie sześć stacji.',
  'discs.2':
    'Dysk akcji pomocniczej otwiera ją albo jej podwójną postać. Lewy dysk kroków dodaje kroki i daje 3 $; prawy dodaje krok i jest wart 3 punkty. Każdy dysk ręki kosztuje 5 $ i zwiększa limit kart w ręce o jedną, do 6; bez tych 5 $ i pieniędzy na transport trzeba wziąć inny. Limit certyfikatów to 3, potem 4, a 6, gdy zdjęto oba dyski.',
  'discs.3':
    'Jeśli na białe miejsce zostały tylko dyski z ciemnych pól, używa się jednego z nich. Jeśli na planszy nie ma żadnego albo żadnego nie można opłacić, bierzesz swój dysk z wybranej stacji, która przestaje być twoja; z rozbudowy możesz zrezygnować. Bez żadnego dysku dostawa daje swoje pieniądze, a rozbudowa jest niemożliwa.',
  draw: 'Faza C: dobieranie kart',
  'draw.1':
    'Mając mniej kart niż limit kart w ręce, dobierasz do niego: na początku 4, najwyżej 6. Mając tyle samo lub więcej, nie dobierasz. Limit podniesiony w tej turze już działa. Po Kansas City dobierasz wszystkie karty od nowa.',
  'draw.2':
    'Stos kart odrzuconych tasuje się w nowy stos kart tylko wtedy, gdy trzeba dobrać, a stos kart jest pusty. Jeśli kart nie ma wcale, gra się z mniejszą liczbą.',
  objectives: 'Karty celów',
  'objectives.1':
    'Bierzesz jedną z czterech odkrytych kart, którą od razu się zastępuje, albo wierzchnią ze stosu. Karta idzie na stos odrzuconych i przyjdzie do ręki jak każda. Gdy stos kart jest pusty, odkrytych się nie uzupełnia.',
  'objectives.2':
    'W swojej turze możesz zagrywać karty celów z ręki przed ruchem oraz przed lub po każdej akcji pola, nigdy w jej trakcie; w Kansas City przed każdym z etapów 1–4. Zagrana karta leży przed tobą do końca, a jej akcja natychmiastowa jest wykonywana od razu albo przepada: weź 2 $; dobierz do trzech kart i odrzuć tyle samo; lokomotywa do 2 lub 3 pól; pojedyncza lub podwójna akcja pomocnicza; albo przesuń ranczera o najwyżej trzy kroki, bez opłat, bez użycia pola i nie do Kansas City. Przed fazą A zmienia to tylko miejsce startu; w fazie B ją kończy.',
  'objectives.3':
    'Na koniec karta, której wszystkie warunki są spełnione, daje punkty, inaczej odbiera karę; początkowa nie odbiera nic. Karty przed tobą liczą się zawsze. Z tych w stadzie dokładasz, które chcesz.',
  'objectives.4':
    'Każda rzecz liczy się do jednego warunku jednej karty: budynki na szlaku, bandyci danego koloru, niebezpieczeństwa, stacje, krowy o wartości 3, Shorthorn, Hereford, dyski w Nowym Jorku. Rozdziela się je w sposób najlepszy dla ciebie. Krowy liczy się w całym stadzie. Sześć kart z zielonym bandytą wymaga pomarańczowego, chyba że stół postanowi inaczej.',
  exchange: 'Żetony wymiany',
  'exchange.1':
    'W każdej chwili, także w cudzej turze i przed dochodem, możesz oddać żeton wymiany: dobierz do dwóch kart, potem odrzuć tyle samo. Kilku żetonów można użyć przed odrzuceniem, chyba że stół postanowił inaczej.',
  'exchange.2':
    'Żetony dają początek gry, strzałka dostawy, pole bandytów i budynek 12b. Pozostałe nie dają punktów.',
  neutral: 'Budynki neutralne',
  'neutral.1': 'Korzystają z nich wszyscy. Każda akcja raz na wizytę, w dowolnej kolejności.',
  private: 'Budynki prywatne',
  'private.1':
    'Liczba rzemieślników to wymaganie przy budowie; punkty liczą się na koniec, jeśli budynek stoi. Z akcji korzysta tylko właściciel, za dłonie płacą inni. Działki w lesie mają obok drzewa.',
  odd: 'Budynki, o których trzeba powiedzieć więcej',
  'odd.1':
    '9a, dostawa specjalna: lokomotywa cofa się co najmniej o pole. Dostarczasz do miasta o wartości nie większej niż liczba przebytych pól; zajętych i bocznic się nie liczy. Obowiązują zwykłe zasady miast i dysków, ale nie ma dochodu ani transportu. Jeśli stanie na bocznicy, jej stację można potem rozbudować.',
  'odd.2':
    '9b rozbudowuje stację za lokomotywą według zwykłych zasad. 8b bierze kartę celu prosto do ręki, nawet ponad limit. 7a liczy pary z zielonego i pomarańczowego bandyty.',
  'odd.3':
    '6b używa akcji jednego sąsiedniego budynku, czyjkolwiek jest, razem z akcją ryzyka jego działki. Sąsiedni to ten, który na szlaku leży bezpośrednio przed lub za, bez pustego miejsca i innego żetonu pomiędzy. Akcji wykonanej w tej turze nie powtórzysz przez 6b ani po nim; niewykonaną jeszcze możesz. 6b nie kopiuje innego 6b.',
  'odd.4':
    'Jeśli cofnięcie kończy się na bocznicy, o rozbudowie decyduje się przed resztą akcji: 3 $ z 1b jeszcze nie ma.',
  end: 'Koniec gry',
  'end.1':
    'Koniec przychodzi, gdy pomocnik stanie na ostatnim polu rynku pracy. Kto to zrobił, bierze żeton rynku pracy, wart 2 punkty, i kończy turę: była ostatnia. Jeśli stało się to w etapie 2, wykonuje się jeszcze etap 3, ale nie wybiera się w nim pomocników.',
  'end.2':
    'Każdy z pozostałych ma dokładnie jedną turę. Kto dojdzie w niej do Kansas City, wykonuje wszystkie pięć etapów, ale nie wybiera pomocników; etap z samymi pomocnikami się pomija.',
  scoring: 'Punktacja końcowa',
  'scoring.1': '– 1 punkt za każde pełne 5 $.',
  'scoring.2': '– Punkty twoich budynków prywatnych na szlaku.',
  'scoring.3':
    '– Miasta i strzałki: Kansas City −6 i Nowy Jork 9 za każdy dysk, Filadelfia 6; Fulton–St. Louis −3, Chicago–Toledo 6, Toledo–Pittsburgh 8, Pittsburgh–Filadelfia 4, z dyskami na obu końcach.',
  'scoring.4': '– Stacje z twoim dyskiem i usunięte niebezpieczeństwa.',
  'scoring.5':
    '– Wszystkie krowy stada: Black Angus 1, Longhorn 2, Corriente 3, Shorthorn od 3 do 5, Hereford od 5 do 7.',
  'scoring.6':
    '– Karty celów, spełnione i nie, oraz to, co liczą zawiadowcy; rzeczy użyte do celów liczą się tu ponownie.',
  'scoring.7':
    '– Po 4 punkty za pomocnika w 5. i 6. kolumnie, 3 za prawy dysk kroków, 2 za żeton rynku pracy.',
}
