import type { further as english } from '../en/further.js'

export const further: Readonly<Record<keyof typeof english, string>> = {
  'tour.1':
    'Vous êtes éleveur. Avec un troupeau de cartes vous suivez ce parcours jusqu’à Kansas City, d’arrêt en arrêt.',
  'tour.2':
    'En chemin vous engagez des ouvriers : les cowboys achètent, les bâtisseurs construisent, les ingénieurs avancent la locomotive.',
  'tour.3': 'Vous élevez vos propres bâtiments. Ils ne servent qu’à vous, et certains font payer les autres.',
  'tour.4': 'Dangers et hors-la-loi barrent la route. Retirez-les pour des points et de l’argent.',
  'tour.5': 'Vous achetez de meilleures bêtes. À Kansas City chaque race différente de votre main compte.',
  'tour.6':
    'Votre locomotive avance sur la voie : les villes lointaines coûtent moins, les gares donnent des points.',
  'tour.7':
    'À Kansas City vous choisissez ce qui vient sur le plateau : ouvriers à engager, dangers pour les autres.',
  'tour.8':
    'Puis vous vendez : votre main vaut la somme de ses races différentes. Le bétail part vers une ville, et le disque que vous y posez libère un nouveau pouvoir.',
  'tour.9':
    'Un nouveau trajet commence avec un meilleur troupeau. Quand le marché de l’emploi est plein, qui a le plus de points gagne.',

  'kansas.title': 'Kansas City en détail',
  'kansas.about': 'Les cinq étapes d’une visite : prévision, revenu, livraison, et ce que chacune décide.',
  'kansas.way':
    'Cette leçon parle de Kansas City. Allez-y à grands pas ; elle attend votre arrivée et explique chacune des cinq étapes.',
  'kansas.way.why':
    'Un trajet court avec peu d’arrêts livre tôt. Souvent la livraison de plus vaut mieux que les actions laissées.',
  'kansas.foresight':
    'Trois fois vous choisissez une tuile sur deux. Dangers et hors-la-loi vont sur le parcours, les ouvriers au marché de l’emploi.',
  'kansas.foresight.why':
    'Mettez les dangers là où passent les autres et pas vous. Choisissez les ouvriers que vous voulez engager au prochain trajet.',
  'kansas.market':
    'Chaque ouvrier remplit le marché de l’emploi. Une rangée pleine fait avancer le marqueur : deux flèches jaunes complètent le marché au bétail, la dernière finit la partie.',
  'kansas.market.why':
    'Vous donnez donc aussi le rythme : les ouvriers raccourcissent la partie, dangers et hors-la-loi l’allongent.',
  'kansas.income':
    'Votre main vaut {value}, chaque race comptée une fois. Les certificats ajoutent 1 chacun ; décidez combien en dépenser.',
  'kansas.income.why':
    'Vous pouvez en garder {limit} au plus. Dépensez-les s’ils mènent à la ville suivante, pas pour quelques dollars.',
  'kansas.city':
    'Villes à portée : {cities}. Seules Kansas City et New York reprennent de vos disques ; au-delà de la locomotive, chaque passage à niveau coûte 1 $.',
  'kansas.city.why':
    'Deux villes voisines ensemble donnent ce que montre leur flèche. Pensez par paires, et ne livrez à Kansas City qu’au besoin : elle coûte 6 points.',
  'kansas.city.gently':
    'Kansas City donne des dollars maintenant mais coûte 6 points à la fin. Une autre ville est à portée.',
  'kansas.disc': 'Choisissez le disque à envoyer. La case dessous est à vous désormais.',
  'kansas.disc.why':
    'Les villes à bordure blanche ne prennent que des disques à bordure blanche. Gardez-en un à bordure noire pour Chicago, Toledo, Philadelphie ou New York.',
  'kansas.end':
    'C’était une visite entière. La prévision est complétée, votre main aussi, et le trajet suivant commence.',

  'stations.title': 'Gares et chefs de gare',
  'stations.about':
    'Menez votre locomotive sur un embranchement, améliorez la gare, et prenez peut-être son chef.',
  'stations.goal':
    'Au bord de la voie attendent dix gares. Arrêtez la locomotive sur un embranchement, payez, posez un disque : des points et un pouvoir.',
  'stations.goal.why':
    'Une gare envoie un disque sans livraison. Les lointaines valent jusqu’à 9 points, et de la dernière la locomotive revient en rapportant 3 $.',
  'stations.hire':
    'Engagez un ouvrier ici : un ingénieur mène la locomotive plus loin, et un chef de gare demande un ouvrier.',
  'stations.hire.why': 'On ne donne à une gare que des ouvriers engagés ; les imprimés vous restent.',
  'stations.hire.gently': 'C’est possible aussi. Mais sans ouvrier engagé on ne prend pas de chef de gare.',
  'stations.engine':
    'Votre locomotive peut avancer ici : comptez pour finir sur un embranchement, s’il y en a un proche.',
  'stations.engine.why':
    'Les cases d’autres locomotives ne comptent pas : quelqu’un devant vous vous mène plus loin gratuitement.',
  'stations.upgrade': 'Vous êtes à une gare. L’améliorer maintenant ? Vous avez {money}.',
  'stations.upgrade.why':
    'Les quatre premières gares sont bon marché et ne prennent que des disques à bordure blanche. Les autres coûtent plus, valent plus et prennent tout disque.',
  'stations.upgrade.gently':
    'Vous pouvez la laisser et revenir, mais revenir coûte des mouvements de la locomotive. Si vous pouvez payer, améliorez-la.',
  'stations.master':
    'Un chef de gare attend ici. Donnez un ouvrier engagé : un certificat pour toujours ou un gain immédiat, et des points à la fin.',
  'stations.master.why':
    'L’ouvrier s’en va, la case agira de nouveau au prochain engagement. Un certificat permanent pris tôt sert à chaque revenu.',
  'stations.end': 'Voilà pour les gares. Continuez : les suivantes sont plus loin et valent plus.',

  'objectives.title': 'Les cartes Objectif',
  'objectives.about': 'Prenez une carte, jouez-la au bon moment, comptez-la à la fin.',
  'objectives.goal':
    'Voici les cartes Objectif. Chacune demande des choses que vous réunissez et donne des points à la fin, ou en coûte en cas d’échec.',
  'objectives.goal.why':
    'Prenez celles qui demandent ce que vous faites déjà : bâtiments avec des bâtisseurs, gares avec des ingénieurs, dangers avec des cowboys.',
  'objectives.place':
    'Ici vous pouvez prendre une carte Objectif. Elle va sur votre défausse et viendra en main plus tard.',
  'objectives.place.why':
    'Les livraisons en donnent aussi : voyez les flèches entre Fulton, St. Louis, Bloomington, Peoria et Chicago.',
  'objectives.choose':
    'Une des quatre visibles, ou celle du dessus de la pioche. De quoi êtes-vous déjà proche ?',
  'objectives.choose.why':
    'Chaque élément compte pour une seule carte. Deux cartes aux demandes différentes sont plus faciles ensemble.',
  'objectives.hand':
    'Une carte Objectif est dans votre main. Jouée, elle agit aussitôt, et elle sera forcément comptée à la fin.',
  'objectives.hand.why':
    'Vous pouvez attendre : une carte jamais jouée ne coûte rien. Mais elle prend une place dans votre main à chaque trajet.',
  'objectives.end': 'À vous maintenant : continuez, et regardez vos cartes avant le dernier trajet.',

  'north.title': 'Ruée vers le nord',
  'north.about': 'Des magasins dans les villes du Nord : comment y aller, et ce qu’ils ouvrent.',
  'north.board':
    'Cette extension a un second plateau. Vous placez des magasins là où un rail mène depuis la mairie, vos disques ou vos magasins.',
  'north.board.why':
    'Les grandes villes du Nord acceptent des livraisons et valent beaucoup de points, mais seulement avec votre magasin.',
  'north.action':
    'Votre sixième action auxiliaire place un magasin : 1 $ et une carte de valeur 2. Essayez maintenant.',
  'north.action.why':
    'Elle écarte aussi le bétail faible. Un magasin sur trois libère une case Cloche, qui compte pour les objectifs.',
  'north.action.gently':
    'C’est possible aussi. Mais un magasin maintenant ouvre la route aux autres : la sixième action en pose un.',
  'north.shop':
    'Choisissez la ville et la case. Certaines cases donnent, d’autres coûtent ; la ville peut apporter plus.',
  'north.shop.why':
    'D’ici les villes suivantes sont à portée. Les moyennes agissent aussitôt, les gares peuvent être améliorées.',
  'north.city':
    'Une livraison : outre la bande, vous pouvez choisir une grande ville avec votre magasin, si votre troupeau suffit.',
  'north.city.why':
    'Un disque sur la bande ouvre aussi des voies vers le Nord : Bloomington mène à la moitié.',
  'north.end': 'Vous connaissez le Nord. Comptez vos magasins avant de viser les villes lointaines.',

  'poker.title': 'La table de poker',
  'poker.about': 'Prenez place, posez des cartes, dites « Montrez vos jeux ».',
  'poker.table':
    'Deux bâtiments neutres mènent à la table de poker : en D on pose des cartes, en G on dit « Montrez vos jeux ».',
  'poker.table.why':
    'Qui s’assied le premier gagne le plus : les jetons valent 6, 5, 4 et 3 points. Il faut un ouvrier engagé.',
  'poker.seat':
    'Ici vous pouvez asseoir l’ouvrier engagé le plus à droite d’une rangée. Il reste à table toute la partie.',
  'poker.seat.why': 'Asseyez tôt un ouvrier dont vous pouvez vous passer : le premier jeton vaut 6 points.',
  'poker.lay':
    'Poser une carte face cachée ? Le pot contient {pot}. La plus haute somme des valeurs gagne, peu importent les races.',
  'poker.lay.why': 'Un double, inutile à Kansas City, compte ici pour toute sa valeur.',
  'poker.showdown':
    '« Montrez vos jeux » : chacun montre ses cartes, la plus haute somme prend le pot et 3 $ de plus.',
  'poker.showdown.why':
    'Faites-le tant que vous menez : les cartes retournent aux défausses, et un nouveau pot commence.',
  'poker.end': 'Les places restent prises et un nouveau pot commence. Continuez par vous-même.',

  'sam.title': 'Comment fonctionne Sam',
  'sam.about': 'Jouez contre l’éleveur automatique et lisez ses cartes.',
  'sam.goal':
    'Sam est un adversaire fait de cartes. Il ne pense pas : à chaque tour il en retourne une, avance et fait ce qu’elle dit.',
  'sam.goal.why':
    'On peut donc le prévoir : il prend toujours le moins cher, le plus proche ou le plus grand, dans un ordre fixe.',
  'sam.start': 'Vous commencez comme toujours : placez votre éleveur sur un bâtiment neutre.',
  'sam.card':
    'Sam a retourné la carte {card} et avancé de {steps, plural, one {# lieu} other {# lieux}}. Le lieu où il s’arrête n’importe pas.',
  'sam.card.why':
    'Mettez des bâtiments à mains sur son chemin : pour chaque main qu’il passe vous prenez 2 $ à la banque.',
  'sam.choice':
    'Le journal dit ce que Sam a choisi et pourquoi. Sa spécialité, le métier qu’il a le plus, décide de beaucoup.',
  'sam.choice.why': 'Engagez avant lui les ouvriers de sa spécialité, et ses meilleures cartes feront peu.',
  'sam.city':
    'Sam a livré. Il va de ville en ville dans l’ordre sans payer : chaque visite le mène plus loin.',
  'sam.city.why':
    'On ne peut pas arrêter ses livraisons. Soyez plus rapide, ou terminez la partie avant qu’il n’atteigne les villes lointaines.',
  'sam.end': 'Vous le connaissez. Jouez jusqu’au bout, ou prenez un Sam plus difficile la prochaine fois.',
}
