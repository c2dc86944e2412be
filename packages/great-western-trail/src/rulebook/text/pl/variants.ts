import type { variants as english } from '../en/variants.js'

export const variants: Readonly<Record<keyof typeof english, string>> = {
  'first-edition': 'Pierwsza edycja: nazwy i początek',
  'first-edition.1':
    'Wszystko, czego tu nie ma, jest jak w drugiej edycji. Zamiast bandytów są tipi, zamiast pomarańczowych niebieskie; Nowy Jork to San Francisco; rodzaje nazywa się kolorami. Nie ma żetonów wymiany ani pomarańczowego bydła. Budują rzemieślnicy, a akcje działek to akcje ryzyka.',
  'first-edition.2':
    'Każdy ma dziesięć budynków prywatnych. Zawiadowców jest dokładnie pięciu i wszyscy są w grze. Żetony leżą w trzech stosach; niebezpieczeństwo bez miejsca na początku idzie pod swój stos. Tipi idzie na najniższą wolną kwotę, zaczynając od −3.',
  'first-edition.3':
    'Każdy dobiera na początku 4 karty i żadnej nie odrzuca; pieniądze od 6 do 9 $ jak zwykle. Monety z pudełka nie ograniczają gry. Kroki według liczby graczy są takie same.',
  teepees: 'Pierwsza edycja: handel z Indianami',
  'teepees.1':
    'Handlując, bierzesz dowolne tipi i od razu płacisz lub dostajesz kwotę nad nim: −3, −2, −1, 1, 2, 4, 6, 8 lub 10 dolarów. Ujemną trzeba zapłacić w całości. Tipi zostaje u ciebie i się go nie wydaje. Bez tipi akcji nie można użyć.',
  'teepees.2':
    'Tipi z dodatnią kwotą stoją na szlaku, pozostałe obok; zielone mają zieloną dłoń, niebieskie czarną, płatną do banku. W Kansas City wybrane tipi idzie na najniższą wolną kwotę; jeśli wszystkie dziewięć jest zajętych, opuszcza grę.',
  'teepees.3':
    'Między C i E szlak ma na jednej odnodze dwie działki w lesie, na drugiej zwykłą działkę, za którą idzie się do D albo obok tipi; D prowadzi prosto do E.',
  'first-delivery': 'Pierwsza edycja: dostawy i punkty',
  'first-delivery.1':
    'Miasta: Kansas City 0, Topeka 1, Wichita 4, Colorado Springs 6, Santa Fe 8, Albuquerque 10, El Paso 12, San Diego 14, Sacramento 16, San Francisco 18. Ciemne to Albuquerque, El Paso, Sacramento i San Francisco. Kilka twoich dysków przyjmują tylko Kansas City i San Francisco. Kansas City daje 6 $ i odbiera 6 punktów.',
  'first-delivery.2':
    'Karty celów dają Topeka–Wichita, Colorado Springs–Santa Fe i Santa Fe–Albuquerque. Punkty: Sacramento 6, San Francisco 9 za dysk; Topeka–Wichita −3, Wichita–Colorado Springs −1, Albuquerque–El Paso 6, El Paso–San Diego 8, San Diego–Sacramento 4. Prawy dysk kroków jest wart 3.',
  'first-delivery.3': 'Strzałka rynku pracy, która kończy grę, jest czerwona.',
  'first-buildings': 'Pierwsza edycja: budynki, karty i małe akcje',
  'first-buildings.1':
    'D handluje z Indianami albo za 2 $ przesuwa lokomotywę o dwa pola. 5a zatrudnia o 1 $ taniej i przesuwa lokomotywę według inżynierów; 6a daje 10 $ za żółtą krowę i akcję pomocniczą. 2b daje pole lokomotywy za szarą krowę i 3 $ za zieloną; 6b daje 3 $ i kartę celu za dowolną; 8b kopiuje sąsiedni budynek, a przez inny 8b ten za nim. Akcje można tam wykonać w turze dwa razy. Pozostałe działają jak w drugiej edycji.',
  'first-buildings.2':
    'Akcja usuwania nie daje dolarów i można jej użyć tylko po to, by cofnąć lokomotywę. Pierwsza akcja ryzyka za powodziami daje certyfikat i 2 $ za szarą krowę. Działki w lesie to te przy drzewach.',
  'first-buildings.3':
    'Zawiadowcy: 2 $ z pomocnikami, niebezpieczeństwo lub handel z celami oraz po stałym certyfikacie z niebezpieczeństwami, parami tipi i certyfikatami. Karty celów wymagają tipi obu kolorów i San Francisco.',
  'poker-seat': 'Stół do pokera: miejsce przy stole',
  'poker-seat.1':
    'Budynki neutralne na polach D i G, jakiekolwiek mają litery, mają po jednej akcji lokalnej więcej: na D kładzie się karty, na G się je sprawdza. Trzeba tam stanąć; każdej używa się raz na postój jak każdej akcji lokalnej. 6b jej nie kopiuje. Przeciw Samowi stołu nie ma.',
  'poker-seat.2':
    'Żeby grać, trzeba mieć pomocnika przy stole. Na D możesz posadzić skrajnego prawego zatrudnionego pomocnika z jednego rzędu; nadrukowani zostają. Siedzi tam do końca i nie liczy się na planszy; jego pole można znów obsadzić i znów zadziała. Można usiąść i nie kłaść karty.',
  'poker-seat.3':
    'Na powitanie bierzesz górny żeton premii, jest ich tyle co graczy: 1 $ i 6 punktów, 2 $ i 5, 3 $ i 4, 4 $ i 3. Pieniądze przychodzą od razu i mogą opłacić pierwszą kartę; punkty liczą się na koniec. Jedno miejsce i jeden żeton na gracza.',
  'poker-cards': 'Stół do pokera: kładzenie kart',
  'poker-cards.1':
    'Mając pomocnika przy stole, możesz położyć zakrytą kartę z ręki za 1 $, a na tym samym postoju drugą za dalsze 2 $. Pieniądze idą do puli. Nigdy nie masz tam więcej niż trzech kart i żadnej się nie wymienia.',
  'poker-cards.2':
    'Można kłaść krowy i cele. Nie są już w ręce ani w stadzie: nie liczą się do dochodu, limitu kart w ręce ani tasowania. Oglądać możesz je tylko ty.',
  'poker-cards.3':
    'Na koniec gry karty na stole nic nie dają, nie spełniają warunków i nie przynoszą kary; wtedy się ich nie sprawdza, a pula jest niczyja.',
  'poker-showdown': 'Stół do pokera: sprawdzenie kart',
  'poker-showdown.1':
    'Na G, mając przy stole pomocnika i co najmniej jedną kartę, możesz zażądać sprawdzenia kart. Wszyscy przy stole pokazują swoje. Wygrywa najwyższa suma wartości hodowlanych; rodzaje nie mają znaczenia, cele liczą się jako 0, pomarańczowe bydło według swojej wartości.',
  'poker-showdown.2':
    'Najwyższa suma bierze pulę i 3 $ z banku, nawet jeśli jest jedyna i wynosi 0. Przy remisie 3 $ dołącza do puli, którą dzieli się na całe dolary; reszta czeka na następną. Bez kart nie można wygrać.',
  'poker-showdown.3':
    'Przykład: 4 przeciw 2 przy puli 4 $ daje 7 $. Przy remisie każdy dostaje 3 $, a 1 $ zostaje.',
  'poker-showdown.4':
    'Potem karty idą na stosy odrzuconych właścicieli; pomocnicy zostają i można kłaść nowe.',
}
