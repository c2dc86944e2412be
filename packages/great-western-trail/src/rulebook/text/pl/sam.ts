import type { sam as english } from '../en/sam.js'

export const sam: Readonly<Record<keyof typeof english, string>> = {
  'sam-setup': 'Solo przeciw Samowi: początek',
  'sam-setup.1':
    'Sam to przeciwnik złożony z 15 kart. Planszę przygotowuje się jak dla dwojga. Zaczynasz z 6 $, czterema kartami i żetonem wymiany na dowolnym budynku neutralnym; ranczer Sama stoi na początku szlaku. Każdy dostaje początkową kartę celu, Sam zakrytą.',
  'sam-setup.2':
    'Na łatwym pomija się jego karty 13–15. Na średnim grają wszystkie. Na trudnym dostaje też kowboja, rzemieślnika i inżyniera z worka 2. Na każdym poziomie ma po jednym pomocniku każdego rodzaju i jednego losowego z worka 2: czterech, na trudnym siedmiu. Rodzaj, którego ma najwięcej, to jego specjalizacja.',
  'sam-setup.3':
    'Sam ma 14 luźnych dysków, dwanaście budynków, zawsze stroną b, jakiekolwiek są twoje, i nie ma stada, pieniędzy ani żetonów. Jego lokomotywa zaczyna tam, gdzie twoja.',
  'sam-setup.4':
    'Pierwsza dostawa idzie do Bloomington, na trudnym do Peorii. Możesz wybrać inne miasto: bliżej Kansas City łatwiej, dalej trudniej.',
  'sam-you': 'Co się zmienia dla ciebie',
  'sam-you.1':
    'Grasz jak we dwoje. Opłaty za budynki Sama idą do banku, 2 $ za dłoń; możesz tam wykonać pojedynczą akcję pomocniczą. 6b może kopiować jego budynki. Twoja lokomotywa przeskakuje jego.',
  'sam-you.2':
    'Po wizycie w Kansas City żeton, który został w kolumnie rozwoju, zsuwa się w dół, a górę uzupełnia się z worka. Wybierasz nadal dowolny.',
  'sam-you.3':
    'Odkryte cele mają kolejność. Gdy bierzesz jeden, te bliżej stosu odsuwają się od niego, a nowy ląduje przy stosie; wzięcie wierzchniej karty ze stosu nic nie zmienia.',
  'sam-you.4': 'Turę Sama rozgrywa się naraz: żetonów wymiany możesz użyć tuż przed nią i tuż po niej.',
  'sam-turn': 'Tura Sama',
  'sam-turn.1':
    'Gracie na zmianę, ty zaczynasz. Sam odkrywa kartę, przesuwa ranczera, jak ona każe, potem wykonuje jej akcję; gdzie stanął, nie ma znaczenia. Jeśli akcja jest niemożliwa, nic się nie dzieje. Gdy na początku jego tury stos kart jest pusty, karty się tasuje.',
  'sam-turn.2':
    'Idzie dokładnie tyle kroków, bez pustych miejsc, i staje w Kansas City: wtedy najpierw akcja karty, potem etapy Kansas City. Wybiera najkrótszą drogę; z równych tę z najniższymi opłatami, potem z najniższymi opłatami dla ciebie, potem pierwszą odnogę planszy.',
  'sam-turn.3':
    'Sam nic nie płaci. Za każdą dłoń na twoich budynkach, które mija lub na których staje, bierzesz 2 $ z banku. Nigdy nie dostaje pieniędzy, żetonów ani certyfikatów i nie używa akcji lokalnych ani pomocniczych. Zdobyte karty leżą zakryte do końca, żetony obok jego planszy. Nie ma ręki.',
  'sam-turn.4':
    'We wszystkim innym Sam jest graczem. Co zasady zostawiają otwarte, rozstrzyga zawsze tak samo, więc jego tura zależy tylko od kart.',
  'sam-cards': 'Karty Sama',
  'sam-cards.1': '– 1: krok, zatrudnij najtańszego. 2: krok, zatrudnij według specjalizacji.',
  'sam-cards.2': '– 3: dwa kroki, kup krowy. 4: dwa kroki, buduj.',
  'sam-cards.3': '– 5: krok, lokomotywa. 6: dwa kroki, lokomotywa.',
  'sam-cards.4': '– 7: krok, karta celu. 8: krok, bandyta. 9: krok, niebezpieczeństwo.',
  'sam-cards.5':
    '– 10: kup krowy, jeśli specjalizacją są kowboje. 11: buduj, jeśli rzemieślnicy. 12: lokomotywa, jeśli inżynierowie. Inaczej nic.',
  'sam-cards.6':
    '– 13: z kowbojami na targ dochodzą za darmo dwie karty i kupuje; inaczej bierze krowę o wartości 3 z największą liczbą punktów. 14: z rzemieślnikami buduje wszystkimi, inaczej dokładnie jednym. 15: z inżynierami lokomotywa jedzie do następnej stacji, której nie zajmuje twoja; inaczej o pole za inżyniera.',
  'sam-cards.7':
    'Karty 10 i 13–15 przesuwają go o tyle kroków, ilu ma pomocników specjalizacji; 11 i 12 o tyle, ile budynków na szlaku ma ten z was, kto ma więcej; co najmniej o jeden, najwyżej o pięć, licząc w chwili odkrycia karty. Budynki neutralne się nie liczą.',
  'sam-cards.8':
    'Po każdym zatrudnieniu specjalizacja się zmienia, jeśli innego rodzaju jest teraz więcej; remis nic nie zmienia. Przykład: z dwoma kowbojami i dwoma rzemieślnikami trzeci rzemieślnik zmienia specjalizację.',
  'sam-market': 'Jak Sam zatrudnia i kupuje',
  'sam-market.1':
    'Zatrudnia jednego pomocnika za darmo, nigdy z rzędu żetonu i nigdy siódmego tego samego rodzaju. Najtańszy: najniższa cena, potem specjalizacja, potem najwyżej i najbardziej w lewo. Według specjalizacji: ona albo rodzaj, którego ma najwięcej; potem cena, potem najwyżej i najbardziej w lewo. Jego pola nic nie robią; miejsce na rynku zostaje puste.',
  'sam-market.2':
    'Kupuje, jakby miał 8 $, każdym kowbojem raz, to, co daje najwięcej punktów: wartość 3 (jeden kowboj 6 $, dwóch 3 $, dwie karty za trzech kowbojów 5 $), Shorthorn (trzech kowbojów 6 $, dwie za pięciu 8 $), Hereford (czterech kowbojów 6 $), także łącznie. Przy remisie zakup z najlepszą kartą, potem z najlepszą drugą, najmniej kowbojów, najmniej dolarów.',
  'sam-market.3':
    'Jeśli nic nie może kupić, kowboj dokłada dwie karty na targ i Sam patrzy znowu. Pozostali kowboje dokładają po dwie karty, których nie kupuje. Nigdy nie bierze kart simentalskich ani Brahman.',
  'sam-market.4':
    'Przykład: karta 13, czterech kowbojów i ta specjalizacja: dochodzą dwie karty, kupuje dwie Corriente trzema kowbojami, czwarty dokłada dwie.',
  'sam-engine': 'Lokomotywa Sama',
  'sam-engine.1':
    'Jedzie o pole za każdego inżyniera i przeskakuje twoją. Jeśli w zasięgu są stacje, staje przy najdalszej; inaczej jedzie całą drogę. Bocznica z twoją lokomotywą nie jest postojem.',
  'sam-engine.2':
    'Na stacji Sam kładzie dysk, bez opłaty i bez względu na narożniki. Zawiadowca opuszcza grę; pozostawiony przez ciebie pomocnik zostaje. Późniejsza rozbudowa tej stacji daje ci jej punkty, ale nie zawiadowcę.',
  'sam-engine.3':
    'Na 39 rozbudowuje ostatnią stację, a jego lokomotywa opuszcza grę; karty lokomotywy nic już nie robią. Bez dysków przenosi dysk ze swojej stacji o najmniejszej liczbie punktów, przy remisie najbliższej początku.',
  'sam-engine.4':
    'Przykład: z 3 z trzema inżynierami staje na pierwszej bocznicy, po 4; z pięcioma jedzie do drugiej.',
  'sam-build': 'Gdzie i co buduje Sam',
  'sam-build.1':
    'Sam buduje za darmo, tyloma rzemieślnikami, ilu ma. Bierze budynek, który wymaga ich najwięcej; z równych z dłonią, potem najwięcej punktów, potem najniższy numer. Z jednym rzemieślnikiem to 1b, potem 2b; z dwoma 4b, potem 3b; z pięcioma 7b przed 11b.',
  'sam-build.2':
    'Stawia go na następnej wolnej działce przed twoim ranczerem, nigdy na odnogach z niebezpieczeństwami; jeśli przed Kansas City takiej nie ma, szuka od początku szlaku. Akcje ryzyka nic dla niego nie znaczą.',
  'sam-build.3':
    'Tylko gdy nic nowego nie może postawić, zastępuje swój budynek, o różnicę w rzemieślnikach: para, która używa ich najwięcej, potem największy nowy, potem najwięcej dłoni, potem najbliżej Kansas City, potem najwięcej punktów i najniższy numer. Stary żeton opuszcza grę. 10b pojawia się tylko tak.',
  'sam-build.4':
    'Karta 14 bez specjalizacji stawia 1b lub 2b albo zastępuje z różnicą dokładnie jeden. Ranczer na zastąpionym budynku zostaje.',
  'sam-takes': 'Co bierze Sam',
  'sam-takes.1':
    'Karta celu: odkryta najdalej od stosu; pozostałe się przesuwają, a nowa ląduje przy stosie. Nigdy nie bierze wierzchniej ze stosu. Na koniec liczy się jako spełniona.',
  'sam-takes.2':
    'Bandyta: z najwyższego pola, bez nagrody. Niebezpieczeństwo: z obszaru, gdzie żetonów jest najwięcej, przy remisie z najlepszym żetonem, potem powódź, susza, lawina; tam żeton z największą liczbą punktów na najniższym polu. Lepszy gdzie indziej go nie kusi.',
  'sam-takes.3':
    'Jeśli nie ma czego wziąć, nic się nie dzieje. Bandyci nie dają mu punktów, niebezpieczeństwa dają swoje.',
  'sam-kansas-city': 'Sam w Kansas City',
  'sam-kansas-city.1':
    'Sam bierze dolny żeton każdej kolumny rozwoju i kładzie go jak zwykle; żółta strzałka uzupełnia targ do 7, z pomarańczowym bydłem do 9. Dochodu nie ma. Potem dostarcza, bez wymaganej wartości i bez transportu.',
  'sam-kansas-city.2':
    'Miasta idą po kolei: Bloomington, Peoria, Chicago, Toledo, Pittsburgh, Filadelfia, Nowy Jork, potem zawsze Nowy Jork; na trudnym zaczyna od Peorii. Kartę celu ze strzałki bierze; pieniądze i żetony przepadają.',
  'sam-kansas-city.3':
    'Jego ranczer wraca na początek szlaku, kolumny się zsuwają i uzupełniają. Bez dysków do miasta idzie dysk z jego stacji o najmniejszej liczbie punktów; bez żadnego nic nie kładzie i to miasto pozostaje następne. Pole rozwoju z pustym workiem zostaje puste.',
  'sam-kansas-city.4':
    'Gdy rynek pracy jest pełny, bierze drugi żeton kolumny albo żaden, jeśli to pomocnik.',
  'sam-scoring': 'Koniec i punkty przeciw Samowi',
  'sam-scoring.1':
    'Kto zapełni rynek pracy, bierze żeton; drugi ma jeszcze dokładnie jedną turę. Wygrywa wyższa suma; przy remisie zwycięstwo jest wspólne.',
  'sam-scoring.2':
    'Sam liczy swoje budynki, miasta i strzałki, stacje, niebezpieczeństwa, krowy, wszystkie karty celów jako spełnione, pomocników w dwóch ostatnich kolumnach i żeton; nic za pieniądze, zawiadowców i dysk kroków. Jego dostawy po kolei są warte razem 0, 0, 0, 6, 14, 24, 33, 42 punkty; na trudnym 0, 0, 6, 14, 24, 33, 42, 51.',
  'sam-scoring.3':
    'Jego budynki stroną b od 1b do 12b są warte 1, 1, 3, 3, 4, 5, 6, 8, 8, 11, 10 i 4 punkty. Ty liczysz jak zwykle. Ranczer, któremu zabrano żeton, zostaje na pustym miejscu. Użyci pomocnicy nie odchodzą. Jego stos jest ukryty do końca.',
  'sam-north': 'Sam na północy: karty i sklepy',
  'sam-north.1':
    'Z dodatkiem „Kolej na Północ” Sam gra 15 innymi kartami, z ruchem i akcjami jak na dawnych; 5, 7, 8, 9 i 15 najpierw umieszczają sklep. Na łatwym nadal nie ma 13–15. Ma 15 sklepów, jeszcze jeden dysk i budynek 13b, który liczy się jako trzech rzemieślników, 4 punkty, bez dłoni; przystawki nie ma.',
  'sam-north.2':
    'Trzy karty ekspansji poziomu wymieniają jego miasta. Umieszcza sklep w pierwszym mieście odkrytej karty, gdzie go jeszcze nie ma: na miejscu z kartą celu, inaczej z największą kwotą, inaczej z inną akcją, inaczej na najtańszym. Nic nie płaci i dostaje tylko karty celów; torów do miasta nie potrzebuje.',
  'sam-north.3':
    'W mieście ze stacją od razu ją rozbudowuje, a zawiadowca opuszcza grę; jego lokomotywa tego nie robi. Średnie i duże miasta nie robią nic więcej. Bez odkrytej karty lub sklepu to pomija. Stacji nie rozbudowuje się dwa razy.',
  'sam-itinerary': 'Sam na północy: karty ekspansji i trasa',
  'sam-itinerary.1':
    'Karta I jest odkryta od początku. Gdy Sam dostarcza do miasta z odwrotu następnej karty, odkrywa się ją i używa najpierw, po kolei II, III. Karta, której wszystkie miasta mają jego sklep, odchodzi, i znów działa starsza.',
  'sam-itinerary.2':
    'Karta I: G1, Omaha, GS. Karta II przychodzi z Bloomington (na trudnym z Chicago): Milwaukee, R1 i Toronto, od średniego także RS. Karta III przychodzi z Toledo (na trudnym z Harrisburg): Buffalo, R4, R2, od średniego także R3, Minneapolis i Montreal.',
  'sam-itinerary.3':
    'Jego trasa zastępuje kolejność miast. Jeśli ma sklep w dużym mieście z listy i jeszcze tam nie dostarczał, jedzie tam, gdzie najwięcej punktów, potem gdzie najwyższa wartość: Milwaukee, Toronto, Buffalo, od średniego Minneapolis i Montreal. Inaczej do następnego z: Bloomington (na trudnym Chicago), Toledo, Harrisburg, potem zawsze Nowy Jork. Omaha i Milwaukee dają mu kartę, nie pieniądze.',
  'sam-itinerary.4':
    'Przykład: po Bloomington i Toledo, ze sklepami w Milwaukee i Toronto, dostarcza do Toronto. Duże miasta i północne stacje liczą się mu jak tobie; pas po kolei 0, 0, 4, 13, 16 punktów. Dzwony, sklepy i Oregon City nic mu nie dają.',
}
