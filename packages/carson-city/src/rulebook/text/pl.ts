import type { RuleKey } from './en.js'

export const pl: Readonly<Record<RuleKey, string>> = {
  'part.round': 'Runda',
  'part.street': 'Pola akcji',
  'part.town': 'Miasto',
  'part.end': 'Koniec i punktacja',
  'part.setup': 'Przygotowanie',
  'part.variants': 'Warianty',
  goal: 'O czym jest ta gra',
  'goal.1':
    'Na pustyni w Nevadzie rośnie miasto. Przez cztery rundy wysyłasz kowbojów: by zająć ziemię, budować, zarabiać i przeszkadzać innym. Gdzie dwóch chce tego samego, jest pojedynek.',
  'goal.2':
    'Punkty zdobywa się w trakcie gry i na koniec, za to, co stoi na twojej ziemi, i za pieniądze. Wygrywa ten, kto ma najwięcej punktów; przy remisie ten, kto pierwszy spasował w ostatniej rundzie.',
  round: 'Runda',
  'round.1':
    'Runda ma cztery fazy: każdy bierze postać; stawia się kowbojów; pola akcji rozgrywa się od lewej do prawej; runda się kończy. Po czwartej liczy się punkty.',
  'round.2':
    'Każdy bierze dokładnie jedną z siedmiu postaci; co daje od razu, wykonuje się przed wyborem następnego gracza. Niewybrane karty nic nie robią. W następnej rundzie są znów wszystkie i można wziąć tę samą.',
  order: 'Kto jest pierwszy',
  'order.1':
    'W pierwszej rundzie kolejność wyboru jest losowa; później to kolejność, w jakiej pasowano w poprzedniej rundzie.',
  'order.2':
    'Kowbojów stawia się według numerów kart: szeryf 1, bankier 2, sklepikarka 3, robotnik 4, osadnik 5, kapitan 6, najemnik 7.',
  'order.3':
    'Kto pasuje, zajmuje pierwsze wolne miejsce kolejności pasowania. Rozstrzyga ona remisy w pojedynkach, kto ustala kolejność kilku pojedynków, kolejność odłożonych budynków, następny wybór postaci i remis na koniec.',
  characters: 'Postacie',
  'characters.1':
    'Karta mówi, co dostajesz i ile pieniędzy możesz zachować na koniec rundy. Gdy oferuje 8 $ albo coś później, dostajesz jedno z dwojga.',
  'characters.2':
    'Sklepikarka, żółta: 8 $ można wziąć też przy dochodzie z budynków; inaczej wtedy, przed atakami, wskazujesz rodzaj budynku i wszystkie twoje budynki tego rodzaju dają podwójny dochód. Jeśli taki budynek zostanie okradziony, właściciel i napastnik dostają po zwykłym dochodzie. Czerwona: liczą się tylko domy na twojej ziemi, na koniec rundy.',
  'characters.3':
    'Robotnik, żółty: połowę ceny zaokrągla się w górę; zniżka dotyczy kafelków, nie ziemi. Czerwony: kafelek kosztuje 5 $, gdziekolwiek leży; zbuduj go według zasad albo zachowaj. Rynek od razu się przesuwa i uzupełnia. Co zbudowano, działa już w tej rundzie.',
  'characters.4':
    'Kapitan: jedna oferta albo żadna; nikt nie może mieć więcej niż dziesięciu kowbojów. Rewolwery czerwonego kapitana zostają na zawsze. Najemnik: rewolwery liczą się wszędzie, gdzie liczy się rewolwery, w tej rundzie.',
  'characters.5':
    'Bankier, czerwony: jedna oferta, po polach akcji i przed limitem pieniędzy. Szeryf, czerwony: nie zaczynasz pojedynków i nikogo nie atakujesz, ale bronisz swoich budynków, stajesz z innymi na polach wypłaty i jednej drogi oraz walczysz, jeśli ktoś przyjdzie do ciebie. Każdy przegrany pojedynek daje od razu 3 punkty.',
  white: 'Biały kowboj',
  'white.1':
    'Żółty szeryf daje białego kowboja na rundę. Stawia się go jak każdego innego, ale można z tego zrezygnować. Nie wlicza się do twoich kowbojów ani do limitu dziesięciu.',
  'white.2':
    'Staje tylko tam, gdzie nie ma żadnego kowboja, i nigdy na cudzym budynku. Nikt nie może do niego dołączyć, nawet ty, więc nigdy nie walczy. Na polach wypłaty i jednej drogi musi być pierwszy, inni mogą przyjść potem. Na twoim budynku strzeże go: w tej rundzie nie można go zaatakować.',
  'white.3':
    'Jego akcję wykonujesz jak zwykle ty. Potem, albo gdy nie był potrzebny, wraca na kartę. Dopóki nie stoi na planszy, liczy się jako kowboj w twojej rezerwie.',
  placement: 'Rozstawianie kowbojów',
  'placement.1':
    'Po kolei każdy stawia jednego kowboja albo pasuje. Pas jest ostateczny na tę rundę. Trwa to, aż spasują wszyscy; ostatni może stawiać kilku z rzędu. Postawiony kowboj się nie rusza.',
  'placement.2':
    'Kowboja stawia się na otwartym polu akcji, na niczyjej parceli, na cudzym budynku, by zaatakować, albo na własnym, by bronić, atakowanym czy nie. Parcela z właścicielem bez budynku nikogo nie przyjmie. Można zająć kilka parceli w rundzie.',
  'placement.3':
    'W jednym miejscu najwyżej jeden twój kowboj; pola wypłaty i jednej drogi przyjmują dowolnie wielu. Gdzie stoją inni, możesz dołączyć: to pojedynek. Pola bez kafelka i zamknięte nikogo nie przyjmują.',
  'placement.4':
    'Stawianie nic nie kosztuje i nikt nie pyta, czy potem zapłacisz. Zachowani kowboje wzmacniają cię w pojedynkach i będą w następnej rundzie. Bez kowboja trzeba pasować.',
  duels: 'Pojedynki i siła ognia',
  'duels.1':
    'Siła ognia to twoi kowboje w rezerwie, rewolwery i to, co masz na rundę: żeton trzech rewolwerów albo najemnik. Kowboje na planszy nic nie dodają.',
  'duels.2':
    'Gdzie stoją kowboje kilku graczy, walczą, gdy przyjdzie kolej na to miejsce, wszyscy naraz: każdy rzuca kością i dodaje siłę ognia. Najwyższy wynik wygrywa i tylko zwycięzca działa. Przy remisie ten, kto spasował wcześniej.',
  'duels.3':
    'Przegrani od razu zabierają kowbojów: wzmacniają ich w następnych pojedynkach i będą w następnej rundzie. Co zdobyto wcześniej na polach akcji, już się liczy. Na polach wypłaty i jednej drogi nikt nie walczy.',
  'duels.4':
    'Przykład: 3 na kości, dwóch kowbojów w rezerwie, jeden rewolwer i żeton trzech rewolwerów dają 9.',
  street: 'Pola akcji',
  'street.1':
    'Miejsca rozgrywa się jedno po drugim: wypłata, amunicja, trzy drogi, jedna droga, parcele, budynki od 12 $ do 3 $, odłożone budynki, dochód z parceli, dochód z kowbojów, hazard, dochód z budynków, punkty za parcele, za kowbojów, za budynki i kupno punktów po 5, 4, 3 i 2 $.',
  'street.2':
    'Kto stoi tam sam albo wygrał pojedynek, może działać albo zrezygnować; nikt nie zrobi tego za niego. Kowboj idzie potem do wspólnej rezerwy, użyty czy nie. Dochód z budynków jest co rundę, bez kowboja.',
  'street.3':
    'Dochód i punkty za kowbojów liczą twoją siłę ognia bez kowboja na polu: trzech kowbojów i dwa rewolwery dają 10 $ albo 2 punkty. Żeton trzech rewolwerów nie liczy się w pojedynku o własne pole. Połowy zaokrągla się w dół.',
  'street.4':
    'Kupno punktów po 2 $ jest otwarte w rundzie 1, po 3 $ w rundach 1 i 2, po 4 $ w rundach 1–3, po 5 $ zawsze.',
  parcels: 'Kupowanie ziemi',
  'parcels.1':
    'Parcela kosztuje 1 $ i po 1 $ za każdy dom, budynek i górę na niej i na najwyżej ośmiu parcelach wokół: od 1 do 10 $. Czyje są, nie ma znaczenia; drogi i kowboje się nie liczą. To cena sprzed zakupów budynków w tej rundzie.',
  'parcels.2':
    'Płacisz bankowi i kładziesz jeden z dwunastu kafelków własności. Dom lub góra zostaje i należy do ciebie. Ziemia nigdy nie zmienia właściciela. Bez kafelka własności lub bez pieniędzy nic nie dostajesz, a kowboj przepada.',
  'parcels.3':
    'Najpierw walczy się o sporne parcele; ze wszystkich uczestników kolejność ustala ten, kto spasował pierwszy, i każdą kupuje się przed następną. Potem pozostałe w kolejności pasowania, swoje w dowolnej.',
  roads: 'Drogi',
  'roads.1':
    'Drogi leżą na bokach parceli, po jednej na bok, i każda musi dotykać już leżącej. Parcela jest osiągnięta, gdy droga dotyka jednego z jej rogów. Na początku są to centrum miasta i osiem sąsiednich.',
  'roads.2':
    'Przy każdym pytaniu do ciebie możesz za darmo położyć dowolnie wiele dróg z rezerwy, także właśnie zdobyte. Położone są niczyje, służą wszystkim i zostają. Jeśli brakuje, dostajesz, ile jest; na polu jednej drogi w kolejności pasowania.',
  'roads.3':
    'Droga wewnątrz mapy sięga sześciu parceli; z jednym końcem na brzegu czterech, wzdłuż brzegu trzech albo dwóch przy rogu mapy.',
  building: 'Budowanie',
  'building.1':
    'Rynek ma siedem miejsc od 3 do 12 $. Płacisz cenę od razu w całości i budujesz kafelek albo go zachowujesz. Puste miejsce uzupełnia się dopiero na koniec rundy.',
  'building.2':
    'Budynek stawia się na własnej parceli bez domu, budynku i góry. Rancza i kopalnie mogą stać wszędzie. Pozostałe wymagają drogi do parceli i stawia się z nimi dom: na pustej, osiągniętej parceli twojej, niczyjej albo cudzej za zgodą właściciela. Jeśli odmówi, wybierz inne miejsce albo zachowaj kafelek; pieniądze przepadły. Dom nie zmienia właściciela ziemi.',
  'building.3':
    'Najpierw możesz położyć drogi. Odłożone kafelki można budować co rundę po miejscu za 3 $, w kolejności pasowania, dowolnie wiele, także właśnie kupione. Odłożone nic nie dają i nie można ich zaatakować. Rewolwery dostaje się przy budowie, na zawsze.',
  buildings: 'Budynki',
  'buildings.1':
    'Sąsiednie to parcele wokół, najwyżej osiem. Domy liczą się na niczyjej i na twojej ziemi, każdy za 1, tak jak twoje rancza i kościoły; twoje hotele za 2. Apteki dodają 3 $ za każde twoje ranczo gdziekolwiek, banki za każdą twoją kopalnię; ranczo obok apteki liczy się dwa razy. Pusta parcela nie ma domu, budynku ani góry, czyjakolwiek jest.',
  'buildings.2':
    'Nic nie da więcej niż najwyższa liczba kafelka: ranczo 8, kopalnia, apteka i bank 24, saloon 40, hotel 6.',
  'buildings.3':
    'Przykład: trzy domy i własne ranczo obok apteki dają 15 $; dom, własny hotel i jedna kopalnia dają bankowi 12 $.',
  income: 'Dochód z budynków',
  'income.1':
    'Każdy budynek płaci właścicielowi raz na rundę, według mapy z tej chwili, z tym, co zbudowano w tej rundzie. Dom lub góra na niczyjej ziemi liczy się wszystkim obok, na zajętej tylko właścicielowi; niczego się nie dzieli. Poza mapą nie ma nic.',
  'income.2':
    'Przykład: dwa saloony obok tych samych trzech domów, z których jeden stoi na ziemi pierwszego gracza, dają 15 i 10 $.',
  'income.3': 'Sklepikarka podwaja dochód budynku po zastosowaniu najwyższej liczby.',
  attacks: 'Ataki',
  'attacks.1':
    'Kowboj na cudzym budynku go okrada. Bez obrońcy udaje mu się; z obrońcą jest pojedynek. Napastnik dostaje połowę dochodu, zaokrągloną w dół, właściciel resztę: z 25 to 12 i 13 $. Budynek zostaje cały.',
  'attacks.2':
    'Kowboj napastnika przepada, pokonany obrońca wraca do właściciela. Jeśli wygra obrońca, właściciel dostaje wszystko; obrońca przepada, napastnik odzyskuje kowboja. Kilku napastników walczy między sobą, z obrońcą lub bez, o jedną połowę.',
  'attacks.3':
    'Więzień i kościołów nie można atakować, ani budynków obok kościoła tego samego właściciela. Gdy taki kościół stanie, napastnicy wracają do domu, a dochód zostaje cały.',
  'attacks.4':
    'Wszystkie te pojedynki są przed wypłatami; kolejność ustala ten z uczestników, który spasował pierwszy. Obrońca, którego nikt nie atakuje, przepada, biały wraca na kartę.',
  ending: 'Koniec rundy',
  'ending.1':
    'Po kolei: czerwoni bankier, sklepikarka i osadnik; znacznik rundy zamyka następne pole kupna punktów; nowi kowboje, 4 po pierwszej rundzie, 5 po drugiej i trzeciej, najwyżej dziesięciu; limit pieniędzy; rynek; wracają karty, biały kowboj i żeton trzech rewolwerów.',
  'ending.2':
    'Kto ma więcej pieniędzy, niż pozwala karta, oddaje nadmiar bankowi. Możesz zapłacić więcej, nawet jeśli nic nie musisz: każde pełne 10 $ to punkt. Mając 47 $ i limit 20 $, płacisz 27 $ za 2 punkty albo 30 $ za 3.',
  'ending.3':
    'Kafelki przesuwają się na najtańsze miejsca, nowe przychodzą z worka na najdroższe. Gdy worek jest pusty, miejsca zostają puste. Co było na jedną rundę, kończy się.',
  'ending.4': 'Po czwartej rundzie karty i limit pieniędzy jeszcze obowiązują; potem liczenie.',
  scoring: 'Punktacja końcowa',
  'scoring.1': '– Punkty zdobyte w grze zostają.',
  'scoring.2': '– 2 punkty za każdy budynek, dom i górę na twojej ziemi.',
  'scoring.3': '– 1 punkt za każde pełne 6 $.',
  'scoring.4':
    '– Nic za pustą ziemię, odłożone kafelki, kowbojów, rewolwery, drogi i to, co stoi na niczyjej ziemi.',
  'scoring.5': 'Przykład: 14 punktów z gry, trzy budynki, dom i góra oraz 20 $ dają 14 + 10 + 3 = 27.',
  setup: 'Przygotowanie',
  'setup.1':
    'Gra od dwóch do pięciu osób. Mapa ma osiem na osiem parceli. Dwie kości wybierają centrum miasta, które dostaje dom i drogę z każdej strony, oraz dziewięć gór; zajętą parcelę losuje się ponownie. Nigdy nie leżą na zewnętrznym pierścieniu.',
  'setup.2':
    'Na początku na rynku leżą rancza za 3 i 10 $, kopalnie za 4 i 12 $ i trzy kafelki z worka między nimi. Jest 6 rancz, 6 kopalni, 4 apteki, 4 banki, 3 saloony, 3 hotele, 2 kościoły i 2 więzienia; 27 rewolwerów, 20 domów, 25 dróg, a każdego koloru 12 kafelków własności i 10 kowbojów.',
  'setup.3':
    'Zaczynasz z 15 $, rewolwerem, drogą i trzema kowbojami; siedmiu jest we wspólnej rezerwie. W wylosowanej kolejności, potem wstecz, każdy bierze dwie darmowe parcele gdziekolwiek, także z domem lub górą. Wszystkie pola kupna punktów są otwarte, żeton trzech rewolwerów leży na amunicji.',
  sides: 'Żółte i czerwone postacie',
  'sides.1':
    'Każda karta leży przez całą grę żółtą albo czerwoną stroną do góry. Można mieszać dowolnie; zwykle i za pierwszym razem wszystkie żółte. Numer i miejsce w kolejności są te same; działanie i limit pieniędzy zależą od strony. Z czerwonym szeryfem nie ma białego kowboja.',
  tokens: 'Pojedynki na żetony',
  'tokens.1':
    'Zamiast kości są żetony od 0 do 5. We dwoje każdy ma po jednym każdej wartości i 15 $. W więcej osób miesza się po zestawie na gracza, każdy dostaje sześć w tajemnicy, podaje ich sumę i zaczyna z 30 $ minus ta suma.',
  'tokens.2':
    'W pojedynku każdy kładzie jeden żeton zakryty; odkrywa się je razem i dodaje do siły ognia. Użyte idą na jeden stos. Kto nie ma żadnego, od razu dobiera z niego trzy; jeśli jest ich kilku, w kolejności pasowania.',
  'tokens.3': 'Remisy i cała reszta bez zmian; hazard nadal używa kości.',
  together: 'Rozstawianie jednocześnie',
  'together.1':
    'Gdy tylko pierwszy gracz postawi kowboja albo spasuje, wszyscy stawiają naraz, bez kolejności i ilu chcą. Dopóki nie skończysz, możesz przestawić kowboja na inne dozwolone miejsce, ale nie do rezerwy. Liczy się to, co dotrze pierwsze, a każdy krok sprawdza się na planszy z tej chwili.',
  'together.2':
    'Kto skończył, zajmuje następne miejsce kolejności pasowania i nic już w tej rundzie nie robi. Pozostałe zasady bez zmian.',
  'together.3':
    'Na koniec gry każdy dostaje punkt za każdego gracza, który w czwartej rundzie skończył później.',
  limits: 'Drobne zasady',
  'limits.1':
    'Pieniędzy nie może być mniej niż zero: co kosztuje, wymaga całej kwoty. Gracze niczego sobie nie dają ani nie wymieniają. Domów nie zabraknie; gdy brakuje rewolwerów, dostajesz, ile jest, a najemnik i żeton trzech rewolwerów ich nie potrzebują. Warianty można łączyć.',
}
