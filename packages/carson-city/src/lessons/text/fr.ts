import type { LessonKey } from './en.js'
import { further } from './fr/further.js'

export const fr: Readonly<Record<LessonKey, string>> = {
  ...further,
  'first.title': 'Votre première ville',
  'first.about': 'La terre, les cowboys, les duels et les premiers bâtiments, une idée à la fois.',
  'first.goal':
    'Une ville grandit ici en quatre manches. Terres, bâtiments et revolvers rapportent de l’argent ; les points décident à la fin.',
  'first.goal.why':
    'À la fin, l’argent vaut peu. La plupart des points viennent de ce que vous construisez et des points achetés tant qu’ils sont bon marché.',
  'first.free': 'Choisissez une parcelle à vous ; pour l’instant elle ne coûte rien.',
  'first.free.why':
    'Près des maisons et des montagnes, la terre vaut plus : les bâtiments gagnent grâce à ce qui les entoure.',
  'first.character':
    'Choisissez un personnage pour cette manche. Il donne un pouvoir, tout de suite ou plus tard, et une place dans l’ordre.',
  'first.character.why':
    'Le numéro de la carte décide qui place en premier. Le montant est l’argent que vous pouvez garder à la fin de la manche.',
  'first.parcel':
    'Placez un cowboy sur une parcelle libre pour la prendre, ou sur une case de la rue. Vous avez {money}.',
  'first.parcel.why':
    'Une parcelle coûte un dollar pour la terre et un pour chaque chose posée dessus ou autour. La dernière : terre {land}, maisons {houses}, montagnes {mountains}, bâtiments {buildings}, en tout {total}.',
  'first.parcel.gently':
    'Vous avez des cowboys et de l’argent. Passer maintenant, c’est perdre la manche ; placez-en au moins un de plus.',
  'first.street':
    'Maintenant un dans la rue : chaque enseigne dit ce qu’elle vous apporterait. Il vous reste {cowboys, plural, one {# cowboy} other {# cowboys}}.',
  'first.street.why':
    'On parcourt la rue du début à la fin. Ce qui vient tôt peut payer ce qui vient plus tard, un bâtiment par exemple.',
  'first.pass':
    'Inutile de les placer tous. Passez quand plus rien n’en vaut la peine ; votre puissance de feu serait de {firepower}.',
  'first.pass.why':
    'Les cowboys restés chez vous tirent en duel. Le premier à passer gagne aussi les égalités et choisit en premier à la manche suivante.',
  'first.duel':
    'Deux sur une même case : un duel. Chacun ajoute un dé à sa puissance de feu ; la vôtre est de {firepower}.',
  'first.duel.why':
    'La puissance de feu, ce sont les cowboys chez vous et les revolvers. Seul le vainqueur obtient la case ; le perdant reprend son cowboy, qui peut tirer à nouveau.',
  'first.resolution': 'Tout le monde a passé. On parcourt la rue case par case : regardez vos cowboys agir.',
  'first.resolution.why':
    'On vous demande votre avis dès qu’il y a quelque chose à décider : acheter, construire, prendre.',
  'first.build':
    'Vous pouvez construire : choisissez la parcelle. Chacune montre le revenu qu’y aurait le bâtiment.',
  'first.build.why':
    'La plupart des bâtiments veulent une route vers la ville et gagnent par leurs voisins : maisons, montagnes, autres bâtiments. Une maison accompagne beaucoup d’entre eux.',
  'first.road':
    'Vous avez des routes : posez-les le long des parcelles. Une parcelle atteinte par une route peut recevoir un bâtiment.',
  'first.road.why': 'Une route posée n’est plus à personne. Menez-la à vos terres, pas à côté.',
  'first.limit':
    'Votre personnage ne laisse garder qu’une somme limitée. Le reste se change en points ou se perd.',
  'first.limit.why':
    'Les points coûtent moins dans les premières manches. Prévoyez vos dépenses : l’argent au-delà de la limite achète peu.',
  'first.round':
    'La première manche est finie : vous avez {points, plural, one {# point} other {# points}} et {money}. De nouveaux cowboys arrivent, de nouvelles tuiles sont au marché.',
  'first.round.why':
    'Jouez cette manche par vous-même, les conseils sont à portée. Pensez à ce que vos bâtiments rapportent à chaque manche.',
  'first.end':
    'Vous connaissez le jeu : {points, plural, one {# point} other {# points}} pour l’instant, {ended} si la partie finissait maintenant. À la dernière manche, pensez aux points : l’argent restant n’en vaut qu’un pour 6 $.',
  'first.end.why': 'À la fin comptent bâtiments, maisons, montagnes et argent. La suite est à vous.',
}
