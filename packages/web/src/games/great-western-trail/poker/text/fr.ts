import type { PokerKey } from './en.js'

export const fr: Readonly<Record<PokerKey, string>> = {
  chair: 'Place libre ({player})',
  seated:
    '{player} : jeton de {points, plural, one {# point} other {# points}}, {count, plural, one {# carte posée} other {# cartes posées}}',
  'seat.help':
    'Au bâtiment de la case D, un ouvrier peut s’asseoir et prendre le jeton du dessus ; ensuite, jusqu’à trois cartes sont posées ici face cachée : 1 $ pour la première et 2 $ pour la deuxième du même arrêt.',
  pot: 'Pot : {money}',
  'pot.help':
    'Au bâtiment de la case G, on peut déclencher « Montrez vos jeux » : la plus haute valeur d’élevage prend le pot et {bonus} de la banque ; à égalité, on partage.',
  tokens: '{count, plural, =0 {Plus de jeton} one {Reste # jeton} other {Restent # jetons}}',
  'tokens.help': 'Qui s’assoit prend celui du dessus : des dollars tout de suite, des points à la fin.',
  showdown: 'Montrez vos jeux',
  value: 'valeur d’élevage {value}',
  wins: '{player} gagne {money}',
}
