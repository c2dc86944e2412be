import type { simmental as english } from './en.js'

export const simmental: Readonly<Record<keyof typeof english, string>> = {
  simmental: 'Bydło simentalskie',
  'simmental.1':
    'Osiem pomarańczowych cieląt pierwszego stopnia wtasowuje się do stosu targu; odkrywa się i uzupełnia 9, 12 lub 15 kart. Po osiem kart drugiego i trzeciego stopnia leży obok i nie można ich kupić. Cielę kosztuje 8 $ z jednym kowbojem albo 5 $ z dwoma.',
  'simmental.2':
    'W Kansas City, po pieniądzach z etapu 4 i przed odrzuceniem, możesz wymienić dowolnie wiele kart pierwszego stopnia z ręki na karty drugiego, potem drugiego na trzeciego, póki są. Stare opuszczają grę, nowe idą na stos odrzuconych: karta rośnie o jeden stopień na wizytę i nie podnosi dzisiejszej sumy. Pomiędzy można użyć żetonów wymiany.',
  'simmental.3':
    'Wartość i punkty według stopnia: 2 i 3, 4 i 4, 5 i 5. Wszystkie pomarańczowe karty to jeden rodzaj; liczy się najlepsza. Liczą się jako krowy dowolnego rodzaju i tworzą parę, ale nie są krowami określonej wartości, jeśli ikona nie pokazuje karty pomarańczowej.',
}
