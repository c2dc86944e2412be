import type { north as english } from '../en/north.js'

export const north: Readonly<Record<keyof typeof english, string>> = {
  'north-setup': 'Kolej na Północ: co nowego',
  'north-setup.1':
    'Druga plansza otwiera kraj na północ od kolei: 28 miast połączonych torami, gdzie umieszczasz sklepy. Reszta zostaje jak była, jeśli tu nie powiedziano inaczej.',
  'north-setup.2':
    'Pas miast dodatku zastępuje dawny. Sześć z dziesięciu żetonów miast, po dwa każdego rodzaju, leży odkrytych na sześciu średnich miastach. Dochodzi dwóch zawiadowców: pięciu z jedenastu leży przy stacjach toru, dwóch na północy.',
  'north-setup.3':
    'Dostajesz budynek 13, wszyscy tą samą stroną; przystawkę z 15 sklepami w pięciu rzędach po trzy, ostatnie pole każdego rzędu z dzwonem; i jeszcze jeden dysk. Dochodzą cztery karty celów i jedna początkowa, a z pomarańczowym bydłem jeszcze cztery i jedna, chyba że je pominiesz. W banku jest osiem żetonów wymiany więcej; zaczynasz nadal z jednym.',
  'north-action': 'Szósta akcja pomocnicza',
  'north-action.1':
    'Przystawka daje szóstą akcję pomocniczą: zapłać 1 $ i odrzuć krowę o wartości 2, żeby umieścić sklep. Jest dostępna od początku; dodatkowy dysk na drugim polu ją podwaja. Ten dysk liczy się jako biały i nic nie kosztuje.',
  'north-action.2':
    'Podwójna, gdzie pozwala ikona: 2 $ i dwie krowy o wartości 2, dowolnych rodzajów, za dwa sklepy, pierwszy zakończony przed drugim. Wystarczą początkowe krowy o wartości 2 i pomarańczowe karty o wartości 2; szare i z targu nie.',
  'north-action.3': 'Potrzeba sklepu, dostępnego miasta z wolnym miejscem i pieniędzy także na to miejsce.',
  shops: 'Umieszczanie sklepu',
  'shops.1':
    'Bierzesz skrajny lewy sklep najwyższego niepustego rzędu przystawki i stawiasz na wolnym polu handlu dostępnego miasta. Na miejsce jeden sklep, w mieście jeden twój; cudze nie przeszkadzają. Zostaje tam. Z pustej przystawki nic nie umieścisz.',
  'shops.2':
    'Najpierw płacisz w całości koszt miejsca; potem stawiasz sklep; potem używasz tego, co na miejscu nadrukowano, albo to pomijasz, pieniądze zawsze bierze się w całości; potem działa samo miasto, zależnie od rodzaju. Czego nie użyjesz teraz, przepada. Budynek 13, zawiadowcy i żetony umieszczają sklepy bez innej ceny.',
  'shops.3':
    'Co trzeci sklep odkrywa dzwon, razem pięć. Dzwony liczą cele, budynek 13b i Oregon City. Pusty rząd nie daje nic więcej.',
  reach: 'Które miasta są dostępne',
  'reach.1':
    'Miasto jest dostępne, gdy tory prowadzą do niego prosto z ratusza Kansas City, z miasta pasa z twoim dyskiem albo z miasta z twoim sklepem. Zwrotnice nie przerywają torów, inne miasto tak. Cudze dyski i sklepy nie pomagają.',
  'reach.2':
    'Na początku dostępne jest tylko G1. Prowadzi do GM i Omahy; Omaha do GS i G2 oraz do Fulton i St. Louis. St. Louis otwiera też P1 i PM. Bloomington otwiera B1, a za nim B2, B3, Denver i za B3 Oregon City; oraz Milwaukee, za którym R1, RS, Toronto, R2, RM1, R3, Minneapolis, R4, Montreal i RM2. Chicago otwiera T1 i TM; Toledo otwiera Buffalo; Harrisburg otwiera V1 i VM.',
  'reach.3': 'Przykład: ze sklepem w G1 i dyskiem w Fulton dostępne są GM i Omaha.',
  towns: 'Miasta i pola handlu',
  'towns.1':
    'Każde miasto ma cztery pola handlu. Niektóre dają coś temu, kto zajmie właśnie je: 2 $ (Omaha, P1, R1, R2), żeton wymiany (wszystkie w G2 i B2, jedno w T1), certyfikat (R3, R4), kartę celu odkrytą lub ze stosu (V1). Denver kosztuje 1, 2, 2 i 3 $, Minneapolis i Montreal 1, 3, 3 i 4 $. Pozostałe są darmowe i nic nie dają.',
  'towns.2':
    'Małe miasta nie robią nic więcej. W mieście ze stacją możesz od razu ją rozbudować, gdziekolwiek jest lokomotywa, według zwykłych zasad i z jej zawiadowcą; jeśli zrezygnujesz, to na zawsze. GS kosztuje 7 $ i daje 6 punktów, biała; RS kosztuje 15 $ i daje 8 punktów, ciemna.',
  'towns.3':
    'Średnie miasto robi to, co pokazuje jego żeton, raz dla każdego, kto przyjdzie. Do dużego miasta możesz odtąd dostarczać.',
  'towns.4':
    'Sklep może prowadzić do następnego sklepu lub rozbudowy; jedno kończy się, zanim zacznie się następne. Sklep można umieścić, nawet jeśli miasto nic ci nie da.',
  medium: 'Żetony średnich miast',
  'medium.1': '– Zatrudnij pomocnika o 2 $ taniej, w zwykłych granicach.',
  'medium.2': '– Przesuń lokomotywę o najwyżej trzy pola; osiągniętą stację można rozbudować.',
  'medium.3': '– Usuń z gry do dwóch kart z ręki albo usuń niebezpieczeństwo za darmo.',
  'medium.4': '– Weź 5 $ albo weź z targu na stos odrzuconych krowę o wartości 3, jeśli jest.',
  'medium.5':
    '– Zbuduj lub zastąp za darmo jak z dokładnie dwoma rzemieślnikami, ani mniej, ani więcej: budynek dla najwyżej dwóch albo różnica najwyżej dwóch.',
  'north-delivery': 'Dostawy na północy',
  'north-delivery.1':
    'W etapie 5 możesz też dostarczyć do dużego miasta z twoim sklepem, jeśli suma wystarcza, do każdego raz. Kolory pól obowiązują. Z tego, co daje takie miasto, można zrezygnować, z pieniędzy nie; akcje pasa są obowiązkowe, chyba że stół postanowił inaczej.',
  'north-delivery.2':
    'Duże miasta: Omaha 3, białe, karta celu i 2 $. Denver 8, ciemne. Milwaukee 11, ciemne, karta celu i 3 $. Toronto 12, białe, 5 punktów. Minneapolis 13, ciemne, 10 punktów. Buffalo 14, ciemne, 4 punkty. Oregon City 18, ciemne, 3 punkty za każdy twój odkryty dzwon. Montreal 20, ciemne, 15 punktów. Nie mają strzałek. Ich karty bierze się z odkrytych lub ze stosu.',
  'north-delivery.3':
    'Pas: Kansas City 0 (−6 punktów i 4 $), Fulton 1, St. Louis 4, Bloomington 6 i Harrisburg 15 białe; Chicago 10 (karta celu), Toledo 12 i Nowy Jork 18 (3 punkty za dysk) ciemne. Strzałki: Fulton–St. Louis i Bloomington–Chicago −5 punktów i żeton wymiany, Toledo–Harrisburg 4 punkty i karta celu, Harrisburg–Nowy Jork 6 punktów. Te karty bierze się z odkrytych.',
  'north-delivery.4':
    'Transport do dużego miasta liczy się do pola z jego wartością, 1 $ za krzyż: Buffalo z lokomotywą na 10 kosztuje 3 $, Milwaukee z 5 kosztuje 4 $, Montreal z 10 kosztuje 6 $.',
  'north-more': 'Budynek 13, zawiadowcy i cele',
  'north-more.1':
    '13a: pojedyncza akcja pomocnicza, także szósta; certyfikat; umieść sklep. 13b: certyfikat za każdy odkryty dzwon, do limitu; umieść sklep, może być najpierw. 13a wymaga czterech rzemieślników i jest wart 5 punktów, 13b trzech i 4 punkty.',
  'north-more.2':
    'Nowi zawiadowcy: umieść sklep oraz 2 punkty za każdy twój sklep w średnim mieście; albo zbuduj za darmo jak z dwoma rzemieślnikami oraz 1 punkt za każdą krowę o wartości 3, 4 lub 5, z simentalskimi 4 i 5 włącznie. Każdy zawiadowca może leżeć wszędzie, na północy bierze się go tak samo.',
  'north-more.3':
    'Nowe warunki celów: odkryty dzwon, pomarańczowa krowa; każde liczy się raz. Północne stacje i ten Nowy Jork też się liczą.',
  'north-more.4':
    '9a może dostarczyć do dużego miasta z twoim sklepem; 9b nie sięga północnych stacji; 12b i zawiadowca punktujący stacje je liczą. Każdy rozbudowuje północną stację raz. Bez dysku na planszy bierze się dysk ze stacji, a przedtem dysk przystawki.',
  'north-scoring': 'Punkty na północy',
  'north-scoring.1':
    'Kategorie są te same. Duże miasta liczą się z miastami, północne stacje ze stacjami. Oregon City daje 3 punkty za każdy odkryty dzwon temu, kto ma tam dysk: gdy na przystawce zostały cztery sklepy, odkryte są trzy dzwony, to 9 punktów. Same sklepy i dzwony nic nie dają.',
}
