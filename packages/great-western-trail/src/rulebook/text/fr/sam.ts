import type { sam as english } from '../en/sam.js'

export const sam: Readonly<Record<keyof typeof english, string>> = {
  'sam-setup': 'En solo contre Sam : le départ',
  'sam-setup.1':
    'Sam est un adversaire fait de 15 cartes. Le plateau se prépare pour deux. Vous commencez avec 6 $, quatre cartes et un jeton Échange, sur le bâtiment neutre de votre choix ; l’éleveur de Sam est au début du parcours. Chacun reçoit une carte Objectif de départ, celle de Sam face cachée.',
  'sam-setup.2':
    'Facile retire ses cartes 13 à 15. Moyen les utilise toutes. En difficile il reçoit en plus un cowboy, un bâtisseur et un ingénieur du sac 2. À tout niveau il commence avec un ouvrier de chaque métier et un au hasard du sac 2 : quatre, en difficile sept. Le métier qu’il a le plus est sa spécialité.',
  'sam-setup.3':
    'Sam a 14 disques libres, douze bâtiments, toujours face b quels que soient les vôtres, et ni troupeau, ni argent, ni jetons. Sa locomotive part d’où part la vôtre.',
  'sam-setup.4':
    'Sa première livraison va à Bloomington, en difficile à Peoria. Vous pouvez choisir une autre ville : plus près de Kansas City c’est plus facile, plus loin plus difficile.',
  'sam-you': 'Ce qui change pour vous',
  'sam-you.1':
    'Vous jouez comme à deux. Les taxes des bâtiments de Sam vont à la banque, 2 $ par main ; vous pouvez y faire une action auxiliaire simple. 6b peut copier ses bâtiments. Votre locomotive passe par-dessus la sienne.',
  'sam-you.2':
    'Après une visite à Kansas City la tuile restante d’une colonne de prévision glisse vers le bas, et le haut est rempli du sac. Vous choisissez toujours l’une ou l’autre.',
  'sam-you.3':
    'Les objectifs visibles ont un ordre. Quand vous en prenez un, ceux qui sont plus près de la pioche s’en éloignent et un nouveau vient près d’elle ; prendre celui du dessus de la pioche ne change rien.',
  'sam-you.4':
    'Le tour de Sam se joue d’une traite : vous pouvez utiliser des jetons Échange juste avant et juste après.',
  'sam-turn': 'Le tour de Sam',
  'sam-turn.1':
    'Vous alternez, vous d’abord. Sam retourne une carte, avance son éleveur comme elle l’indique, puis fait son action ; le lieu où il s’arrête n’importe pas. Si une action est impossible, rien ne se passe. Si la pile est vide au début de son tour, les cartes sont mélangées.',
  'sam-turn.2':
    'Il avance d’exactement autant de lieux, sans compter les emplacements vides, et s’arrête à Kansas City : il fait alors d’abord l’action de la carte, puis les étapes de Kansas City. Il prend le chemin le plus court ; parmi les égaux celui aux taxes les plus basses, puis aux taxes les plus basses pour vous, puis la première branche du plateau.',
  'sam-turn.3':
    'Sam ne paie rien. Pour chaque main sur vos bâtiments où il passe ou s’arrête, vous prenez 2 $ à la banque. Il ne reçoit jamais d’argent, de jetons ni de certificats, et n’utilise ni actions du lieu ni auxiliaires. Ses cartes restent cachées jusqu’à la fin ; ses tuiles sont près de son plateau. Il n’a pas de main.',
  'sam-turn.4':
    'Pour tout le reste Sam est un joueur. Ce que les règles laissent ouvert, il le décide toujours pareil : son tour ne dépend que des cartes.',
  'sam-cards': 'Les cartes de Sam',
  'sam-cards.1': '– 1 : un lieu, engager le moins cher. 2 : un lieu, engager sa spécialité.',
  'sam-cards.2': '– 3 : deux lieux, acheter du bétail. 4 : deux lieux, construire.',
  'sam-cards.3': '– 5 : un lieu, locomotive. 6 : deux lieux, locomotive.',
  'sam-cards.4': '– 7 : un lieu, carte Objectif. 8 : un lieu, hors-la-loi. 9 : un lieu, danger.',
  'sam-cards.5':
    '– 10 : acheter du bétail si les cowboys sont sa spécialité. 11 : construire si ce sont les bâtisseurs. 12 : locomotive si ce sont les ingénieurs. Sinon rien.',
  'sam-cards.6':
    '– 13 : avec les cowboys, deux cartes rejoignent le marché gratuitement et il achète ; sinon il prend la carte de valeur 3 qui a le plus de points. 14 : avec les bâtisseurs il construit avec tous, sinon avec exactement un. 15 : avec les ingénieurs la locomotive va à la prochaine gare que la vôtre n’occupe pas ; sinon une case par ingénieur.',
  'sam-cards.7':
    'Les cartes 10 et 13 à 15 l’avancent d’autant de lieux qu’il a d’ouvriers de sa spécialité ; 11 et 12, d’autant que de bâtiments sur le parcours chez celui de vous deux qui en a le plus ; un au moins et cinq au plus, comptés quand la carte est retournée. Les bâtiments neutres ne comptent pas.',
  'sam-cards.8':
    'Après chaque engagement sa spécialité change si un autre métier est devenu plus nombreux ; une égalité ne change rien. Exemple : avec deux cowboys et deux bâtisseurs, un troisième bâtisseur en fait sa spécialité.',
  'sam-market': 'Comment Sam engage et achète',
  'sam-market.1':
    'Il engage un ouvrier gratuitement, jamais de la rangée du marqueur ni un septième du même métier. Le moins cher d’abord : le prix le plus bas, puis sa spécialité, puis le plus haut et le plus à gauche. Sa spécialité d’abord : elle, sinon le métier qu’il a le plus ; puis le prix, puis le plus haut et le plus à gauche. Ses cases ne font rien ; la place au marché reste vide.',
  'sam-market.2':
    'Il achète comme avec 8 $, chaque cowboy une fois, ce qui rapporte le plus de points : valeur 3 (un cowboy 6 $, deux 3 $, deux cartes pour trois cowboys 5 $), Shorthorn (trois cowboys 6 $, deux pour cinq cowboys 8 $), Hereford (quatre cowboys 6 $), en combinant aussi. À égalité, l’achat avec la meilleure carte, puis la meilleure seconde, le moins de cowboys, le moins de dollars.',
  'sam-market.3':
    'S’il ne peut rien acheter, un cowboy ajoute deux cartes au marché et il regarde de nouveau. Les cowboys restants ajoutent deux cartes chacun, qu’il n’achète pas. Il ne prend jamais de Simmental ni de Brahman.',
  'sam-market.4':
    'Exemple : carte 13 avec quatre cowboys et cette spécialité : deux cartes s’ajoutent, il achète deux Corriente avec trois cowboys, le quatrième en ajoute deux.',
  'sam-engine': 'La locomotive de Sam',
  'sam-engine.1':
    'Elle avance d’une case par ingénieur et passe par-dessus la vôtre. S’il y a des gares à portée, elle s’arrête à la plus lointaine ; sinon elle fait tout le trajet. Un embranchement occupé par la vôtre n’est pas un arrêt.',
  'sam-engine.2':
    'À une gare Sam pose un disque, sans payer et quelle que soit la bordure. Un chef de gare quitte le jeu ; un ouvrier que vous y avez laissé reste. Améliorer cette gare ensuite vous vaut ses points mais pas de chef.',
  'sam-engine.3':
    'À 39 il améliore la dernière gare et sa locomotive quitte le jeu ; les cartes de locomotive ne font plus rien. Sans disques il déplace vers la nouvelle gare celui de sa gare qui vaut le moins de points, à égalité la plus proche du départ.',
  'sam-engine.4':
    'Exemple : depuis 3 avec trois ingénieurs il s’arrête au premier embranchement, après 4 ; avec cinq il va au second.',
  'sam-build': 'Ce que construit Sam, et où',
  'sam-build.1':
    'Sam construit gratuitement, avec autant de bâtisseurs qu’il en a. Il prend le bâtiment qui en demande le plus ; à égalité un avec une main, puis le plus de points, puis le plus petit numéro. Avec un bâtisseur c’est 1b, puis 2b ; avec deux 4b, puis 3b ; avec cinq 7b avant 11b.',
  'sam-build.2':
    'Il va sur la prochaine case Construction libre devant votre éleveur, jamais sur les branches à dangers ; s’il n’y en a pas avant Kansas City, on cherche depuis le début du parcours. Les actions spéciales ne lui servent pas.',
  'sam-build.3':
    'Seulement si rien de nouveau ne peut être posé, il remplace un de ses bâtiments, de la différence en bâtisseurs : la paire qui en utilise le plus, puis le plus grand nouveau, puis le plus de mains, puis le plus près de Kansas City, puis le plus de points et le plus petit numéro. L’ancienne tuile quitte le jeu. 10b ne vient qu’ainsi.',
  'sam-build.4':
    'La carte 14 sans la spécialité pose 1b ou 2b, ou sinon remplace avec une différence d’exactement un. Un éleveur sur un bâtiment remplacé y reste.',
  'sam-takes': 'Ce que prend Sam',
  'sam-takes.1':
    'Carte Objectif : la visible la plus éloignée de la pioche ; les autres glissent et une nouvelle vient près de la pioche. Il ne prend jamais celle du dessus de la pioche. À la fin elle compte comme remplie.',
  'sam-takes.2':
    'Hors-la-loi : celui de la plus haute case, sans prime. Danger : de la zone qui a le plus de tuiles, à égalité celle de la meilleure tuile, puis inondation, sècheresse, éboulement ; là, la tuile qui vaut le plus de points, à égalité celle de la case la plus basse. Un meilleur danger ailleurs ne le tente pas.',
  'sam-takes.3':
    'S’il n’y a rien à prendre, rien ne se passe. Les hors-la-loi ne lui valent rien ; les dangers valent leurs points.',
  'sam-kansas-city': 'Sam à Kansas City',
  'sam-kansas-city.1':
    'Sam prend la tuile du bas de chaque colonne de prévision et la place comme d’habitude ; une flèche jaune complète le marché à 7, ou 9 avec du bétail orange. Pas de revenu. Puis il livre, sans valeur à atteindre et sans transport.',
  'sam-kansas-city.2':
    'Ses villes viennent dans l’ordre : Bloomington, Peoria, Chicago, Toledo, Pittsburgh, Philadelphie, New York, puis toujours New York ; en difficile il commence par Peoria. Il prend la carte Objectif d’une flèche ; argent et jetons sont perdus.',
  'sam-kansas-city.3':
    'Son éleveur retourne au début du parcours, les colonnes glissent et se remplissent. Sans disques, celui de sa gare qui vaut le moins de points va à la ville ; sans aucun, il ne pose rien et la ville reste la prochaine. Une case Prévision dont le sac est vide reste vide.',
  'sam-kansas-city.4':
    'Une fois le marché de l’emploi plein, il prend l’autre tuile d’une colonne, ou aucune si c’est un ouvrier.',
  'sam-scoring': 'Fin et points contre Sam',
  'sam-scoring.1':
    'Qui remplit le marché de l’emploi prend le marqueur ; l’autre a exactement un tour de plus. Le plus haut total gagne ; à égalité la victoire est partagée.',
  'sam-scoring.2':
    'Sam compte ses bâtiments, villes et flèches, gares, dangers, bétail, toutes ses cartes Objectif comme remplies, les ouvriers des deux dernières colonnes et le marqueur ; rien pour l’argent, les chefs de gare et le disque de déplacement. Ses livraisons dans l’ordre valent en tout 0, 0, 0, 6, 14, 24, 33, 42 points ; en difficile 0, 0, 6, 14, 24, 33, 42, 51.',
  'sam-scoring.3':
    'Ses bâtiments face b valent 1, 1, 3, 3, 4, 5, 6, 8, 8, 11, 10 et 4 points de 1b à 12b. Vous comptez comme d’habitude. Un éleveur dont la tuile est prise reste sur l’emplacement vide. Utiliser ses ouvriers ne les retire pas. Sa pile reste cachée jusqu’à la fin.',
  'sam-north': 'Sam dans le Nord : cartes et magasins',
  'sam-north.1':
    'Avec Ruée vers le nord Sam joue 15 autres cartes, aux mêmes déplacements et actions que celles du jeu de base ; 5, 7, 8, 9 et 15 placent d’abord un magasin. Facile retire toujours 13 à 15. Il a 15 magasins, un disque de plus et le bâtiment 13b, qui compte trois bâtisseurs, 4 points et aucune main ; il n’a pas d’annexe.',
  'sam-north.2':
    'Trois cartes d’expansion du niveau nomment ses centres-villes. Il place un magasin dans le premier de la carte visible où il n’en a pas : sur une case à carte Objectif, sinon celle qui donne le plus d’argent, sinon une autre action, sinon la moins chère. Il ne paie rien et ne reçoit que des cartes Objectif, et n’a pas besoin de rail.',
  'sam-north.3':
    'Dans une ville station il améliore la gare aussitôt, et son chef quitte le jeu ; sa locomotive ne le fait jamais. Villes moyennes et grandes ne font rien de plus. Sans carte visible ou sans magasin il passe. Une gare n’est jamais améliorée deux fois.',
  'sam-itinerary': 'Sam dans le Nord : cartes d’expansion et itinéraire',
  'sam-itinerary.1':
    'La carte I est visible dès le début. Quand Sam livre à la ville au dos de la carte suivante, elle est retournée et sert d’abord, dans l’ordre II, III. Une carte dont tous les centres-villes ont son magasin s’en va, et une plus ancienne vaut de nouveau.',
  'sam-itinerary.2':
    'Carte I : G1, Omaha, GS. La carte II vient avec Bloomington (difficile : Chicago) : Milwaukee, R1 et Toronto, dès moyen aussi RS. La carte III vient avec Toledo (difficile : Harrisburg) : Buffalo, R4, R2, dès moyen aussi R3, Minneapolis et Montréal.',
  'sam-itinerary.3':
    'Son itinéraire remplace l’ordre des villes. S’il a un magasin dans une grande ville de sa liste où il n’a pas livré, il y va, à celle qui vaut le plus de points, puis à la plus haute valeur : Milwaukee, Toronto, Buffalo, dès moyen Minneapolis et Montréal. Sinon à la prochaine de Bloomington (difficile : Chicago), Toledo, Harrisburg, puis toujours New York. Omaha et Milwaukee lui donnent la carte, pas l’argent.',
  'sam-itinerary.4':
    'Exemple : après Bloomington et Toledo, avec des magasins à Milwaukee et Toronto, il livre à Toronto. Grandes villes et gares du Nord comptent pour lui comme pour vous ; la bande dans l’ordre 0, 0, 4, 13, 16 points. Cloches, magasins et Oregon City ne lui valent rien.',
}
