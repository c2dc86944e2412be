import type { variants as english } from '../en/variants.js'

export const variants: Readonly<Record<keyof typeof english, string>> = {
  'first-edition': 'La première édition : noms et départ',
  'first-edition.1':
    'Tout ce qui n’est pas dit ici est comme dans la deuxième édition. Les hors-la-loi sont des tipis, les orange sont bleus ; New York est San Francisco ; les bâtisseurs sont des artisans ; les actions spéciales sont des actions à risque ; les races portent leur couleur. Il n’y a ni jetons Échange ni bétail orange.',
  'first-edition.2':
    'Chacun a dix bâtiments personnels. Il y a exactement cinq chefs de gare, tous utilisés. Les tuiles sont en trois piles ; un danger sans place au début va sous sa pile. Un tipi va au plus bas montant libre, en commençant par −3.',
  'first-edition.3':
    'Chacun pioche 4 cartes au début et n’en défausse pas ; l’argent va de 6 à 9 $ comme d’habitude. Les pièces de la boîte ne limitent pas le jeu. Les déplacements selon le nombre de joueurs sont les mêmes.',
  teepees: 'La première édition : commercer avec une tribu',
  'teepees.1':
    'Commercer vous donne n’importe quel tipi ; vous payez ou recevez aussitôt le montant au-dessus : −3, −2, −1, 1, 2, 4, 6, 8 ou 10 dollars. Un montant négatif se paie en entier. Le tipi vous reste et ne se dépense pas. Sans tipi, l’action est impossible.',
  'teepees.2':
    'Les tipis à montant positif sont sur le parcours, les autres à côté ; les verts ont une main verte, les bleus une noire, payée à la banque. À Kansas City un tipi choisi va au plus bas montant libre ; si les neuf sont pris, il quitte le jeu.',
  'teepees.3':
    'Entre C et E le parcours a deux cases en forêt sur une branche et une case simple sur l’autre, après laquelle on va à D ou le long des tipis ; D mène droit à E.',
  'first-delivery': 'La première édition : livraisons et points',
  'first-delivery.1':
    'Villes : Kansas City 0, Topeka 1, Wichita 4, Colorado Springs 6, Santa Fe 8, Albuquerque 10, El Paso 12, San Diego 14, Sacramento 16, San Francisco 18. Noires : Albuquerque, El Paso, Sacramento et San Francisco. Seules Kansas City et San Francisco acceptent plusieurs de vos disques. Kansas City donne 6 $ et coûte 6 points.',
  'first-delivery.2':
    'Des cartes Objectif viennent de Topeka–Wichita, Colorado Springs–Santa Fe et Santa Fe–Albuquerque. Points : Sacramento 6, San Francisco 9 par disque ; Topeka–Wichita −3, Wichita–Colorado Springs −1, Albuquerque–El Paso 6, El Paso–San Diego 8, San Diego–Sacramento 4. Le disque de déplacement droit vaut 3.',
  'first-delivery.3': 'La flèche du marché de l’emploi qui met fin à la partie est rouge.',
  'first-buildings': 'La première édition : bâtiments, cartes et petites actions',
  'first-buildings.1':
    'D commerce avec une tribu ou avance la locomotive de deux pour 2 $. 5a engage pour 1 $ de moins et avance la locomotive selon les ingénieurs ; 6a donne 10 $ pour une carte jaune et une action auxiliaire. 2b donne une case de locomotive pour une grise et 3 $ pour une verte ; 6b donne 3 $ et une carte Objectif pour une carte quelconque ; 8b copie un bâtiment voisin, et à travers un autre 8b celui d’après. Les actions peuvent s’y faire deux fois par tour. Les autres agissent comme dans la deuxième édition.',
  'first-buildings.2':
    'L’action de retrait ne donne pas de dollars, et peut servir pour le seul recul. La première action à risque après les inondations donne un certificat et 2 $ pour une carte grise. Les cases en forêt sont celles près des arbres.',
  'first-buildings.3':
    'Chefs de gare : 2 $ avec les ouvriers, un danger ou un commerce avec les objectifs, et un certificat permanent avec les dangers, les paires de tipis et les certificats. Les cartes Objectif demandent des tipis des deux couleurs et San Francisco.',
  'poker-seat': 'La table de poker : s’asseoir',
  'poker-seat.1':
    'Les bâtiments neutres des emplacements D et G, quelle que soit leur lettre, ont une action du lieu de plus : en D on pose des cartes, en G on dit « Montrez vos jeux ». Il faut s’y arrêter ; chacune sert une fois par arrêt, comme toute action du lieu. 6b ne la copie pas. Il n’y a pas de table de poker contre Sam.',
  'poker-seat.2':
    'Pour jouer il faut un ouvrier à la table. En D vous pouvez asseoir l’ouvrier engagé le plus à droite d’une de vos rangées ; les imprimés restent. Il y reste jusqu’à la fin et ne compte plus sur votre plateau ; sa case peut être reprise et agit de nouveau. On peut s’asseoir sans poser de carte.',
  'poker-seat.3':
    'En guise de bienvenue vous prenez le jeton du dessus, un par joueur : 1 $ et 6 points, 2 $ et 5, 3 $ et 4, 4 $ et 3. L’argent vient aussitôt et peut payer la première carte ; les points comptent à la fin. Une place et un jeton par joueur.',
  'poker-cards': 'La table de poker : poser des cartes',
  'poker-cards.1':
    'Avec un ouvrier à la table vous pouvez poser une carte de votre main face cachée pour 1 $, et au même arrêt une seconde pour 2 $ de plus. L’argent va au pot. Vous n’y avez jamais plus de trois cartes, et aucune ne s’échange.',
  'poker-cards.2':
    'On peut poser du bétail et des objectifs. Ces cartes ne sont plus en main ni dans le troupeau : elles ne comptent ni pour le revenu, ni pour la limite de main, ni au mélange. Personne d’autre que vous ne peut les regarder.',
  'poker-cards.3':
    'À la fin de la partie, les cartes de la table ne valent rien, ne remplissent aucune condition et ne coûtent rien ; on ne les montre pas alors, et le pot n’est à personne.',
  'poker-showdown': 'La table de poker : « Montrez vos jeux »',
  'poker-showdown.1':
    'En G, avec un ouvrier et au moins une carte à la table, vous pouvez dire « Montrez vos jeux ». Tous les joueurs à la table montrent leurs cartes. La plus haute somme des valeurs d’élevage gagne ; les races n’importent pas, les objectifs comptent 0, le bétail orange sa valeur.',
  'poker-showdown.2':
    'La plus haute somme prend le pot et 3 $ de la banque, même seule et avec 0. À égalité les 3 $ rejoignent le pot, partagé en dollars entiers ; le reste attend le pot suivant. Sans cartes on ne gagne pas.',
  'poker-showdown.3':
    'Exemple : 4 contre 2 avec un pot de 4 $ rapporte 7 $. À égalité chacun reçoit 3 $ et 1 $ reste.',
  'poker-showdown.4':
    'Ensuite les cartes vont aux défausses de leurs propriétaires ; les ouvriers restent, et de nouvelles cartes peuvent être posées.',
}
