import type { further as english } from '../en/further.js'

export const further: Readonly<Record<keyof typeof english, string>> = {
  'tour.1':
    'Une ville va pousser ici en quatre manches : des terres, des bâtiments, des routes, et des cowboys qui veulent la même chose.',
  'tour.2': 'Chacun prend des terres. Maisons, montagnes et bâtiments y vaudront des points à la fin.',
  'tour.3':
    'À chaque manche vous choisissez un personnage : un avantage, une place dans l’ordre, une limite d’argent.',
  'tour.4':
    'À tour de rôle vous placez des cowboys : dans la rue pour agir, sur une terre pour l’acheter, sur un bâtiment pour le piller.',
  'tour.5': 'Qui passe tôt garde des cowboys chez soi. C’est sa puissance de feu dans les duels à venir.',
  'tour.6': 'La rue se résout : on achète des tuiles et on construit. De bons voisins font un bon revenu.',
  'tour.7':
    'L’argent peut devenir des points, et tous les bâtiments paient. Là où deux veulent la même chose, c’est le duel.',
  'tour.8':
    'Après quatre manches tout ce qui est sur vos terres compte, et votre argent. Qui a le plus de points gagne.',

  'duels.title': 'Les duels',
  'duels.about':
    'D’où vient la puissance de feu, quand rejoindre un autre cowboy, et quand garder les vôtres.',
  'duels.firepower':
    'Votre puissance de feu est de {firepower} : cowboys en réserve et revolvers. En duel s’y ajoute un dé.',
  'duels.firepower.why':
    'Un cowboy sur le plateau ne tire pas. Deux cowboys gardés valent deux points de plus au dé.',
  'duels.card':
    'Choisissez un personnage. Le mercenaire apporte trois revolvers pour la manche, le capitaine d’autres cowboys.',
  'duels.card.why':
    'Un petit numéro place d’abord et trouve des places vides ; un grand voit où sont les autres.',
  'duels.place':
    'Placez un cowboy. Là où il y en a déjà un, ce sera un duel ; les chances sont écrites près de l’option.',
  'duels.place.why':
    'Allez là où vous avez l’avantage et où le gain est bon. Sur « Salaire » et « Une route », on ne se bat pas.',
  'duels.keep':
    'Votre puissance de feu est de {firepower} avec les cowboys encore en réserve. Chacun que vous placez la diminue.',
  'duels.keep.why':
    'À égalité, qui a passé le premier gagne. Passer tôt avec deux ou trois cowboys est souvent la meilleure défense.',
  'duels.duel':
    'Un duel : chacun lance un dé et ajoute sa puissance de feu. Le gagnant agit ; le perdant reprend son cowboy aussitôt.',
  'duels.duel.why':
    'Un cowboy battu n’est pas perdu : en réserve il vous renforce dans les duels suivants et sera là à la manche suivante. Il n’est dépensé qu’en agissant.',
  'duels.end':
    'Voilà pour les duels. Votre puissance de feu est de {firepower} ; regardez celle des autres avant d’aller chez eux.',

  'last.title': 'La dernière manche',
  'last.about': 'Une partie entière à deux, en pensant à ce qui compte à la quatrième manche.',
  'last.goal':
    'Cette leçon attend la quatrième manche. Jusque-là jouez à votre gré ; pensez aux terres, aux bâtiments et à l’argent de la fin.',
  'last.goal.why':
    'À la fin, tout ce qui est sur vos terres vaut 2 points, et chaque tranche de 6 $ en vaut 1. Ce qui vient tard doit devenir des points.',
  'last.card': 'La dernière manche. Vous avez {money} ; la carte choisie limite ce que vous en gardez.',
  'last.card.why':
    'Au-dessus de la limite 10 $ achètent un point, en dessous 6 $ en valent un. Une limite haute vaut des points.',
  'last.place':
    'Vous avez {cowboys, plural, one {# cowboy} other {# cowboys}} en réserve. Il n’y a pas de manche suivante : prenez les places à points.',
  'last.place.why':
    'Une terre avec maisons ou montagnes vaut 2 points pour chacune. Qui passe le premier gagne toujours les égalités, la dernière aussi.',
  'last.money':
    'Vous avez {money}. On peut acheter des points ; ce que vous gardez compte à la fin, 6 $ le point.',
  'last.money.why': 'À moins de 6 $ le point, achetez. Au-dessus, gardez, tant que la limite le permet.',
  'last.end':
    'La partie est finie ; {points, plural, one {# point est venu} other {# points sont venus}} en cours de partie, le reste des terres et de l’argent. Voyez la feuille de score.',
  'last.end.why':
    'Voyez d’où viennent les points du gagnant : une terre bâtie tôt paie deux fois, en revenu et en points.',
}
