import type { RuleKey } from './en.js'

export const fr: Readonly<Record<RuleKey, string>> = {
  'part.round': 'La manche',
  'part.street': 'La rue',
  'part.town': 'La ville',
  'part.end': 'Fin et décompte',
  'part.setup': 'Mise en place',
  'part.variants': 'Variantes',
  goal: 'De quoi il s’agit',
  'goal.1':
    'Une ville pousse dans le désert du Nevada. En quatre manches vous envoyez vos cowboys : prendre des terres, construire, gagner de l’argent et gêner les autres. Là où deux veulent la même chose, c’est le duel.',
  'goal.2':
    'Les points viennent en cours de jeu et à la fin, pour ce qui est sur vos terres et pour votre argent. Qui a le plus de points l’emporte ; à égalité, qui a passé le premier à la dernière manche.',
  round: 'Une manche',
  'round.1':
    'Chaque manche a quatre phases : chacun prend un personnage ; on place les cowboys ; la rue se résout de gauche à droite ; la manche s’achève. Après la quatrième, on compte.',
  'round.2':
    'Chacun prend exactement un des sept personnages ; son effet immédiat se fait avant le choix suivant. Les cartes non prises ne font rien. Toutes les sept reviennent à la manche suivante, et on peut reprendre la même.',
  order: 'Qui vient d’abord',
  'order.1':
    'À la première manche l’ordre du choix est tiré au sort ; ensuite c’est l’ordre où l’on a passé à la manche précédente.',
  'order.2':
    'On place les cowboys selon le numéro des cartes : shérif 1, banquier 2, épicière 3, ouvrier 4, colon 5, capitaine 6, mercenaire 7.',
  'order.3':
    'Qui passe prend la première place libre de l’ordre de passe. Cet ordre décide des égalités en duel, de qui fixe l’ordre de plusieurs duels, de l’ordre des tuiles gardées, du choix suivant des personnages et d’une égalité finale.',
  characters: 'Les personnages',
  'characters.1':
    'Chaque carte dit ce que vous recevez et combien d’argent vous pouvez garder en fin de manche. Quand une carte offre 8 $ ou quelque chose plus tard, vous avez l’un des deux.',
  'characters.2':
    'Épicière, jaune : les 8 $ peuvent aussi se prendre au revenu des bâtiments ; sinon vous nommez alors, avant les attaques, un type de bâtiment, et tous les vôtres de ce type rapportent le double. Si l’un est pillé, propriétaire et pilleur reçoivent chacun le revenu simple. Rouge : seules les maisons sur vos terres comptent, en fin de manche.',
  'characters.3':
    'Ouvrier, jaune : les demi-prix s’arrondissent à l’unité supérieure et valent pour les tuiles, pas pour les terres. Rouge : la tuile coûte 5 $ où qu’elle soit ; construisez-la selon les règles ou gardez-la. Le marché glisse et se complète aussitôt. Ce qui est construit agit dès cette manche.',
  'characters.4':
    'Capitaine : une offre ou aucune ; personne n’a plus de dix cowboys. Les revolvers du capitaine rouge sont à vous pour toujours. Mercenaire : ses revolvers comptent partout où l’on compte des revolvers, cette manche.',
  'characters.5':
    'Banquier, rouge : une offre, après la rue et avant la limite d’argent. Shérif, rouge : vous ne provoquez aucun duel et n’attaquez personne, mais défendez vos bâtiments, partagez « Salaire » et « Une route », et vous battez si quelqu’un vient à vous. Chaque duel perdu rapporte 3 points aussitôt.',
  white: 'Le cowboy blanc',
  'white.1':
    'Le shérif jaune apporte le cowboy blanc pour une manche. Le placer est un tour comme un autre, et facultatif. Il s’ajoute à vos cowboys et à la limite de dix.',
  'white.2':
    'Il ne va que là où il n’y a aucun cowboy, et jamais sur le bâtiment d’un autre. Personne ne peut le rejoindre, pas même vous : il ne se bat donc jamais. Sur « Salaire » et « Une route », il doit venir le premier, d’autres peuvent suivre. Sur votre bâtiment il le garde : on ne peut pas l’attaquer cette manche.',
  'white.3':
    'Son action est la vôtre comme d’habitude. Ensuite, ou s’il n’a pas servi, il retourne sur la carte. Tant qu’il n’est pas placé il compte comme un cowboy de votre réserve.',
  placement: 'Placer les cowboys',
  'placement.1':
    'À tour de rôle chacun place un cowboy ou passe. Passer est définitif pour la manche. On continue jusqu’à ce que tous aient passé ; le dernier peut en placer plusieurs de suite. Un cowboy placé ne bouge plus.',
  'placement.2':
    'Un cowboy va sur une case ouverte de la rue, sur une parcelle sans propriétaire, sur le bâtiment d’un autre pour l’attaquer, ou sur un des vôtres pour le défendre, attaqué ou non. Une parcelle possédée sans bâtiment n’en prend pas. Plusieurs parcelles par manche sont permises.',
  'placement.3':
    'Un seul de vos cowboys par place ; « Salaire » et « Une route » en prennent autant qu’on veut. Là où d’autres sont, vous pouvez les rejoindre : c’est un duel. Les cases sans tuile et les cases fermées ne prennent personne.',
  'placement.4':
    'Placer ne coûte rien, et personne ne demande si vous pourrez payer. Les cowboys gardés vous renforcent en duel et seront là à la manche suivante. Sans cowboy, il faut passer.',
  duels: 'Duels et puissance de feu',
  'duels.1':
    'Votre puissance de feu, ce sont vos cowboys en réserve, vos revolvers et ce que vous avez pour la manche : le jeton aux trois revolvers ou le mercenaire. Les cowboys sur le plateau n’ajoutent rien.',
  'duels.2':
    'Là où il y a des cowboys de plusieurs joueurs, ils se battent quand on y arrive, tous ensemble : un dé chacun plus la puissance de feu. Le plus haut total gagne, et seul le gagnant agit. À égalité, le premier à avoir passé gagne.',
  'duels.3':
    'Les perdants reprennent leurs cowboys aussitôt : ils les renforcent dans les duels suivants et seront là à la manche suivante. Ce qui a été gagné plus tôt dans la rue compte déjà. Sur « Salaire » et « Une route », on ne se bat pas.',
  'duels.4':
    'Exemple : un 3 au dé, deux cowboys en réserve, un revolver et le jeton aux trois revolvers font 9.',
  street: 'La rue',
  'street.1':
    'Les places se résolvent l’une après l’autre : salaire, munitions, trois routes, une route, parcelles, bâtiments de 12 $ à 3 $, tuiles gardées, revenu des parcelles, revenu des cowboys, jeu de hasard, revenu des bâtiments, points des parcelles, des cowboys, des bâtiments, et achat de points à 5, 4, 3 et 2 $.',
  'street.2':
    'Qui est seul ou a gagné le duel peut agir ou renoncer ; personne ne le fait à sa place. Le cowboy va ensuite à la réserve générale, utilisé ou non. Le revenu des bâtiments vient à chaque manche, sans cowboy.',
  'street.3':
    'Revenu et points des cowboys comptent votre puissance de feu sans le cowboy de la case : trois cowboys et deux revolvers rapportent 10 $ ou 2 points. Le jeton aux trois revolvers ne compte pas dans le duel pour sa propre case. Les moitiés s’arrondissent à l’unité inférieure.',
  'street.4':
    'L’achat de points à 2 $ est ouvert à la manche 1, à 3 $ aux manches 1 et 2, à 4 $ aux manches 1 à 3, à 5 $ toujours.',
  parcels: 'Acheter des terres',
  'parcels.1':
    'Une parcelle coûte 1 $, et 1 $ de plus pour chaque maison, bâtiment et montagne sur elle et sur les huit parcelles autour : de 1 à 10 $. Peu importe à qui ; routes et cowboys ne comptent pas. C’est le prix d’avant les achats de bâtiments de la manche.',
  'parcels.2':
    'Vous payez la banque et posez une de vos douze tuiles de propriété. Une maison ou une montagne y reste et devient vôtre. Une terre ne change jamais de propriétaire. Sans tuile de propriété ou sans l’argent vous n’avez rien, et le cowboy est dépensé.',
  'parcels.3':
    'Les parcelles disputées se règlent d’abord en duel ; de tous les concernés, le premier à avoir passé en fixe l’ordre, et chacune est achetée avant la suivante. Puis viennent les autres dans l’ordre de passe, les vôtres dans l’ordre que vous voulez.',
  roads: 'Les routes',
  'roads.1':
    'Les routes sont sur les côtés des parcelles, une par côté, et chacune doit toucher une route déjà là. Une parcelle est atteinte quand une route touche un de ses coins. Au début le centre et ses huit voisines le sont.',
  'roads.2':
    'Chaque fois qu’on vous demande quelque chose, vous pouvez poser gratuitement autant de routes de votre réserve que vous voulez, celles tout juste reçues aussi. Posées, elles ne sont à personne, servent à tous et restent. S’il en manque, vous recevez ce qui reste ; sur « Une route », dans l’ordre de passe.',
  'roads.3':
    'Une route à l’intérieur atteint six parcelles ; avec un bout au bord quatre, le long du bord trois, ou deux près d’un coin du plan.',
  building: 'Construire',
  'building.1':
    'Le marché a sept places de 3 à 12 $. Vous payez le prix aussitôt, en entier, et construisez la tuile ou la gardez. Une place vide n’est complétée qu’en fin de manche.',
  'building.2':
    'Un bâtiment va sur votre parcelle sans maison, bâtiment ni montagne. Ranchs et mines vont partout. Les autres demandent une route jusqu’au site et amènent une maison : sur une parcelle vide et atteinte, à vous, à personne, ou à un autre qui accepte. S’il refuse, choisissez une autre place ou gardez la tuile ; l’argent est dépensé. Une maison ne change pas le propriétaire de la terre.',
  'building.3':
    'Vous pouvez d’abord poser des routes. Les tuiles gardées se construisent à chaque manche après la place à 3 $, dans l’ordre de passe, autant que vous voulez, celles tout juste achetées aussi. Gardées, elles ne rapportent rien et ne peuvent être attaquées. Les revolvers viennent à la construction, pour toujours.',
  buildings: 'Les bâtiments',
  'buildings.1':
    'Les voisines sont les huit parcelles autour, au plus. Les maisons comptent sur les terres de personne et sur les vôtres : 1 chacune, comme vos ranchs et vos églises ; vos hôtels comptent 2. Les pharmacies ajoutent 3 $ par ranch à vous où qu’il soit, les banques par mine à vous ; un ranch voisin d’une pharmacie compte deux fois. Une parcelle vide n’a ni maison, ni bâtiment, ni montagne, quel que soit son propriétaire.',
  'buildings.2':
    'Rien ne rapporte plus que le plus haut chiffre de la tuile : ranch 8, mine, pharmacie et banque 24, saloon 40, hôtel 6.',
  'buildings.3':
    'Exemple : trois maisons et un ranch à vous voisins d’une pharmacie rapportent 15 $ ; une maison, un hôtel à vous et une mine rapportent 12 $ à une banque.',
  income: 'Le revenu des bâtiments',
  'income.1':
    'Chaque bâtiment paie son propriétaire une fois par manche, selon le plan du moment, avec ce qui vient d’être construit. Une maison ou une montagne sur une terre de personne compte pour tous les voisins, sur une terre possédée pour son propriétaire seul ; rien ne se partage. Hors du plan, il n’y a rien.',
  'income.2':
    'Exemple : deux saloons voisins des mêmes trois maisons, dont une sur la terre du premier joueur, rapportent 15 et 10 $.',
  'income.3': 'L’épicière double ce que rapporte un bâtiment une fois son plus haut chiffre appliqué.',
  attacks: 'Les attaques',
  'attacks.1':
    'Un cowboy sur le bâtiment d’un autre le pille. Sans défenseur il réussit ; avec, c’est un duel. Le pilleur reçoit la moitié du revenu, arrondie à l’unité inférieure, le propriétaire le reste : sur 25 $, 12 et 13 $. Le bâtiment reste intact.',
  'attacks.2':
    'Le cowboy du pilleur est dépensé, un défenseur battu revient au propriétaire. Si le défenseur gagne, le propriétaire reçoit tout ; le défenseur est dépensé, le pilleur reprend son cowboy. Plusieurs pilleurs se battent entre eux, avec ou sans défenseur, pour la seule moitié.',
  'attacks.3':
    'On n’attaque ni les prisons ni les églises, ni les bâtiments voisins d’une église du même propriétaire. Quand une telle église est construite, les pilleurs déjà là rentrent chez eux et le revenu reste entier.',
  'attacks.4':
    'Tous ces duels ont lieu avant les paiements ; de tous les concernés, le premier à avoir passé en fixe l’ordre. Un défenseur que personne n’attaque est dépensé, le blanc retourne sur sa carte.',
  ending: 'La fin d’une manche',
  'ending.1':
    'Dans cet ordre : banquier, épicière et colon rouges ; le marqueur de manche ferme la prochaine case d’achat de points ; nouveaux cowboys, 4 après la première manche, 5 après la deuxième et la troisième, dix au plus ; la limite d’argent ; le marché ; retour des cartes, du cowboy blanc et du jeton aux trois revolvers.',
  'ending.2':
    'Qui a plus d’argent que sa carte ne permet paie le surplus à la banque. Vous pouvez payer plus, même sans rien devoir : chaque tranche de 10 $ payée est un point. Avec 47 $ et une limite de 20 $ vous payez 27 $ pour 2 points ou 30 $ pour 3.',
  'ending.3':
    'Les tuiles glissent vers les places les moins chères, de nouvelles viennent du sac du côté le plus cher. Si le sac est vide, des places restent vides. Ce qui valait pour une manche s’achève.',
  'ending.4': 'Après la quatrième manche les cartes et la limite d’argent valent encore ; puis on compte.',
  scoring: 'Le décompte final',
  'scoring.1': '– Les points gagnés en cours de partie restent.',
  'scoring.2': '– 2 points par bâtiment, maison et montagne sur vos terres.',
  'scoring.3': '– 1 point par tranche entière de 6 $.',
  'scoring.4':
    '– Rien pour les terres vides, les tuiles gardées, les cowboys, les revolvers, les routes et ce qui est sur une terre de personne.',
  'scoring.5':
    'Exemple : 14 points en cours de partie, trois bâtiments, une maison et une montagne, et 20 $ font 14 + 10 + 3 = 27.',
  setup: 'Mise en place',
  'setup.1':
    'On joue de deux à cinq. Le plan a huit sur huit parcelles. Deux dés choisissent le centre, qui reçoit une maison et une route de chaque côté, et neuf montagnes ; pour une parcelle déjà prise, on relance. Ni le centre ni les montagnes ne sont sur l’anneau extérieur.',
  'setup.2':
    'Le marché commence avec des ranchs à 3 et 10 $, des mines à 4 et 12 $, et trois tuiles du sac entre eux. Il y a 6 ranchs, 6 mines, 4 pharmacies, 4 banques, 3 saloons, 3 hôtels, 2 églises et 2 prisons ; 27 revolvers, 20 maisons, 25 routes, et par couleur 12 tuiles de propriété et 10 cowboys.',
  'setup.3':
    'Vous commencez avec 15 $, un revolver, une route et trois cowboys ; sept autres sont à la réserve générale. Dans l’ordre tiré au sort, puis à rebours, chacun prend deux parcelles gratuites où il veut, maison ou montagne comprise. Toutes les cases d’achat de points sont ouvertes, le jeton aux trois revolvers est sur sa case.',
  sides: 'Personnages jaunes et rouges',
  'sides.1':
    'Chaque carte se joue sur sa face jaune ou rouge, toute la partie. Tout mélange est permis ; d’habitude, et la première fois, toutes sont jaunes. Numéro et place dans l’ordre sont les mêmes ; effet et limite d’argent suivent la face. Avec un shérif rouge il n’y a pas de cowboy blanc.',
  tokens: 'Duels aux jetons',
  'tokens.1':
    'Au lieu des dés, des jetons de 0 à 5. À deux, chacun en a un de chaque et 15 $. À plus, un jeu par joueur est mélangé, chacun en reçoit six en secret, annonce leur somme et commence avec 30 $ moins cette somme.',
  'tokens.2':
    'En duel chacun pose un jeton face cachée ; on les montre ensemble et on les ajoute à la puissance de feu. Les jetons utilisés vont sur une pile. Qui n’en a plus en pioche trois aussitôt, dans l’ordre de passe s’ils sont plusieurs.',
  'tokens.3': 'Égalités et tout le reste demeurent ; le jeu de hasard garde les dés.',
  together: 'Placer en même temps',
  'together.1':
    'Dès que le premier joueur a placé un cowboy ou passé, tous placent à la fois, sans tour et autant qu’ils veulent. Tant que vous n’avez pas fini, un cowboy peut aller à une autre place permise, mais pas revenir en réserve. Ce qui arrive d’abord compte, et chaque geste est vérifié sur le plateau du moment.',
  'together.2':
    'Qui a fini prend la place suivante de l’ordre de passe et ne fait plus rien cette manche. Les autres règles demeurent.',
  'together.3':
    'À la fin de la partie chacun gagne un point par joueur qui a fini plus tard à la quatrième manche.',
  limits: 'Détails',
  'limits.1':
    'L’argent ne descend jamais sous zéro : ce qui coûte demande la somme entière. Les joueurs ne se donnent ni n’échangent rien. Les maisons ne manquent jamais ; s’il manque des revolvers vous recevez ce qui reste, et le mercenaire et le jeton aux trois revolvers n’en prennent pas. Les variantes se combinent.',
}
