import type { PokerKey } from './en.js'

export const pl: Readonly<Record<PokerKey, string>> = {
  chair: 'Wolne miejsce: {player}',
  seated:
    '{player}: żeton za {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, {count, plural, one {położona # karta} few {położone # karty} many {położonych # kart} other {położonych # karty}}',
  'seat.help':
    'W budynku na polu D pomocnik może usiąść i wziąć górny żeton; potem leżą tu zakryte najwyżej trzy karty: podczas postoju pierwsza za 1 $, druga za 2 $.',
  pot: 'Pula: {money}',
  'pot.help':
    'W budynku na polu G można zarządzić sprawdzenie kart: najwyższa wartość hodowlana bierze pulę i {bonus} z banku; przy remisie wygraną się dzieli.',
  tokens:
    '{count, plural, =0 {Nie ma już żetonów} one {Został # żeton} few {Zostały # żetony} many {Zostało # żetonów} other {Zostało # żetonu}}',
  'tokens.help': 'Kto siada, bierze górny: dolary od razu, punkty na koniec.',
  showdown: 'Sprawdzenie kart',
  value: 'wartość hodowlana {value}',
  wins: '{player} wygrywa {money}',
}
