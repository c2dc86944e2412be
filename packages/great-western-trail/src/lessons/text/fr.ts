import type { LessonKey } from './en.js'
import { further } from './fr/further.js'

export const fr: Readonly<Record<LessonKey, string>> = {
  ...further,
  'first.title': 'Votre premier convoi',
  'first.about': 'Du premier ouvrier à la première livraison, une idée à la fois.',
  'first.goal':
    'Votre éleveur mène un troupeau le long de ce parcours jusqu’à Kansas City. De là, le bétail part en train vers une ville qui paie.',
  'first.goal.why':
    'C’est la variété qui paie : à Kansas City, chaque race de votre main compte une fois. Tout ce qui est en chemin vous aide à arriver avec des bêtes différentes et meilleures.',
  'first.start':
    'Pour commencer, placez votre éleveur sur un bâtiment neutre. C’est au bâtiment A que l’on engage des ouvriers.',
  'first.start.why':
    'Les bâtiments neutres ne sont à personne : tous les utilisent. Avec 6 $ ou plus, un premier ouvrier est un bon départ.',
  'first.start.gently':
    'C’est possible aussi. Mais tant que vous avez de l’argent, un ouvrier engagé tôt sert toute la partie : le bâtiment A en engage un.',
  'first.hire':
    'Engagez un ouvrier, vous avez {money}. Les cowboys achètent du bétail, les bâtisseurs construisent, les ingénieurs avancent la locomotive.',
  'first.hire.why':
    'Un ouvrier reste toute la partie. Deux ou trois du même métier ouvrent ce qu’un seul ne pourra jamais faire.',
  'first.hire.gently':
    'C’est possible aussi. Mais on vient ici pour l’ouvrier : l’argent se regagne, et un ouvrier engagé tôt travaille plus longtemps.',
  'first.visit':
    'Chaque action d’un bâtiment s’utilise une fois, dans l’ordre que vous voulez. Plus rien ne vous tente ? Terminez ici ; vous complétez alors votre main à {limit} cartes.',
  'first.move':
    'Avancez maintenant de {steps, plural, one {# lieu} other {# lieux}} au plus. Les cases Construction vides ne comptent pas. Arrêtez-vous là où l’offre vous plaît.',
  'first.move.why':
    'On ne revient jamais en arrière. De longs trajets mènent vite à Kansas City avec peu d’actions ; de courts trajets utilisent plus de bâtiments.',
  'first.move.gently': 'Un autre chemin mène au même lieu pour moins cher.',
  'first.discard':
    'Ici, une bête rapporte de l’argent : défaussez-la, recevez les dollars, et piochez une autre carte à la fin du tour.',
  'first.discard.why':
    'Vous avez {breeds, plural, one {# race} other {# races}} en main, d’une valeur de {value}. Une deuxième bête de la même race n’ajoute rien à Kansas City : c’est elle qu’il faut donner.',
  'first.buy':
    'Voici le marché au bétail. Avec {cowboys, plural, one {# cowboy} other {# cowboys}} et {money}, vous pouvez acheter ; plus il y a de cowboys, plus le bétail est beau et bon marché.',
  'first.buy.why':
    'La carte achetée va dans votre défausse et viendra en main plus tard. Les races chères valent plus à Kansas City, et des points à la fin.',
  'first.buy.gently': 'Une bête de valeur 3 ou plus améliorerait chaque livraison ; celle-ci ajoute peu.',
  'first.build':
    'Ici on construit : un petit bâtiment personnel sur une case Construction libre, à 2 $ par bâtisseur requis. Vous avez {builders, plural, one {# bâtisseur} other {# bâtisseurs}}.',
  'first.build.why':
    'Votre bâtiment vous sert à chaque passage, et c’est un arrêt de plus. Certains font payer les autres quand ils passent.',
  'first.engine': 'Ici, votre locomotive peut avancer sur la voie, d’une case par ingénieur.',
  'first.engine.why':
    'Plus votre locomotive est loin, moins coûte le transport vers les villes éloignées ; au bord de la voie, des gares attendent d’être améliorées.',
  'first.auxiliary':
    'Au lieu des actions d’un lieu, vous pouvez toujours faire une petite action auxiliaire : un dollar, une carte, plus tard davantage.',
  'first.auxiliary.why':
    'C’est l’issue quand un lieu ne vous offre rien. Les disques que vous levez de votre plateau améliorent ces actions.',
  'first.fee':
    'Ce passage avait un prix : les mains sur les tuiles et sur les bâtiments des autres se paient en passant.',
  'first.fee.why':
    'Le prix d’une main verte ou noire dépend du nombre de joueurs ; le chiffre à côté du lieu dit ce que vous paieriez.',
  'first.foresight':
    'Kansas City. Choisissez d’abord des tuiles : chacune va sur le plateau, un danger ou un hors-la-loi sur le parcours, un ouvrier au marché de l’emploi.',
  'first.foresight.why':
    'Vous décidez de ce qui barrera la route aux autres et de qui pourra être engagé. Quand le marché de l’emploi est plein, la partie s’achève.',
  'first.income':
    'On compte maintenant votre main : {breeds, plural, one {# race} other {# races}}, d’une valeur de {value}. Des certificats peuvent s’ajouter ; la somme se paie en dollars.',
  'first.income.why':
    'Vous avez {certificates, plural, one {# certificat} other {# certificats}} sur {limit} au plus. Dépensez-les s’ils vous mènent à la ville suivante ; ceux que vous gardez serviront plus tard.',
  'first.deliver':
    'Votre troupeau vous est payé. Livrez-le maintenant à une ville de valeur {total} au plus ; un de vos disques y reste.',
  'first.deliver.why':
    'Chaque passage à niveau entre votre locomotive et la ville coûte un dollar de transport. La plupart des villes ne prennent votre disque qu’une fois, pensez à la suivante ; Kansas City même coûte des points à la fin.',
  'first.deliver.gently':
    'Kansas City accepte tout troupeau, mais coûte des points à la fin. Une autre ville à portée vaut mieux.',
  'first.disc': 'Quel disque envoyez-vous ? La case dessous ouvre un nouveau pouvoir sur votre plateau.',
  'first.disc.why':
    'Plus de déplacements, une main plus grande, plus de certificats, de meilleures actions auxiliaires : levez d’abord ce qui vous servira à chaque passage.',
  'first.end':
    'Voilà une livraison : le cœur du jeu. Si la partie finissait maintenant, vous auriez {points, plural, one {# point} other {# points}} ; plusieurs convois suivront.',
  'first.end.why':
    'Les points viennent des villes, du bétail, des bâtiments, des gares, des dangers et des cartes Objectif. La suite est à vous : les conseils restent à portée.',
}
