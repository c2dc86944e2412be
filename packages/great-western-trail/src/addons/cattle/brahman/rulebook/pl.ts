import type { brahman as english } from './en.js'

export const brahman: Readonly<Record<keyof typeof english, string>> = {
  brahman: 'Bydło brahman',
  'brahman.1':
    'Osiem kart Brahman wtasowuje się do stosu targu; odkrywa się i uzupełnia 9, 12 lub 15 kart; Brahmany leżą po lewej. Brahman kosztuje 8 $ z jednym kowbojem albo 5 $ z dwoma, także razem z innymi zakupami.',
  'brahman.2':
    'Przy dochodzie każdy Brahman w ręce przynosi dodatkowo 4 $, które nie podnoszą sumy. Wszystkie to jeden rodzaj o wartości 2, liczy się jedna: trzy i ręka warta 4 dają 4 + 12 = 16 $ i dostawę o wartości 4. Każda jest warta 3 punkty na koniec. Nigdy się nie zmieniają.',
  'brahman.3':
    'Brahman liczy się jako krowa dowolnego rodzaju, dwie to para, jedna liczy się jako wartość 2 tam, gdzie ikona obejmuje pomarańczowe, i jako pomarańczowe bydło do celów. Wariant działa z dodatkiem „Kolej na Północ” i bez niego. Razem z simentalskim, czego się nie zaleca, targ nie jest większy i liczy się jedna pomarańczowa karta.',
}
