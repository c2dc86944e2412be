import type { base as english } from '../en/base.js'

export const base: Readonly<Record<keyof typeof english, string>> = {
  goal: 'De quoi il s’agit',
  'goal.1':
    'Vous êtes éleveur. Vous menez un troupeau de cartes jusqu’à Kansas City, vous y vendez votre main, vous l’expédiez par le rail vers une ville, puis vous repartez du début avec un meilleur troupeau. Trajet après trajet le marché de l’emploi se remplit : quand il est plein, la partie s’achève.',
  'goal.2':
    'À chaque trajet vous décidez où vous arrêter. Chaque arrêt est un choix : engager des ouvriers, acheter du bétail, construire, avancer la locomotive, dégager le parcours. De là dépend jusqu’où ira votre bétail, et combien de points il rapportera.',
  'goal.3': 'Qui a le plus de points de victoire l’emporte ; à égalité, la victoire est partagée.',
  setup: 'Le plateau au début',
  'setup.1':
    'On joue à deux, trois ou quatre. Les sept bâtiments neutres A à G sont sur leur lettre (pour une première partie) ou au hasard. Cinq des neuf chefs de gare, tirés au hasard, se trouvent aux cinq premières gares ; les quatre autres restent dans la boîte.',
  'setup.2':
    'Les 94 tuiles sont dans trois sacs, selon le chiffre au dos. Sac 1 : 18 dangers (six inondations, six sècheresses, six éboulements), 9 hors-la-loi verts et 8 orange. Sac 2 : 33 ouvriers, 11 de chaque métier. Sac 3 : 21 ouvriers, 2 hors-la-loi verts et 3 orange.',
  'setup.3':
    'Sept tuiles du sac 1 vont sur le plateau : un hors-la-loi sur la plus basse case libre des hors-la-loi, un danger sur la plus basse case libre de sa zone. Une tuile sans place est remise et une autre tirée.',
  'setup.4':
    'Le marché de l’emploi utilise ses deux, trois ou quatre colonnes de droite selon le nombre de joueurs. Des ouvriers du sac 2 le remplissent d’en haut jusqu’à la case à gauche de son marqueur, à la deuxième rangée : 3, 5 ou 7 ouvriers. Les cases Prévision reçoivent deux tuiles de chacun des sacs 1, 2 et 3.',
  'setup.5':
    'Le marché au bétail montre 7, 10 ou 13 de ses 36 cartes : 7 Black Angus, 7 Longhorn et 7 Corriente (valeur 3), 9 Shorthorn (4), 6 Hereford (5). Quatre des 24 cartes Objectif sont visibles.',
  start: 'Ce que vous avez au début',
  'start.1':
    'Votre troupeau compte 14 cartes : cinq Criollo de valeur 1, et trois Santa Gertrudis, trois Pineywoods et trois Galloway de valeur 2. Sur votre plateau, 14 disques et un cowboy, un bâtisseur et un ingénieur imprimés, qui comptent comme les autres.',
  'start.2':
    'Vous avez douze bâtiments personnels à deux faces, a et b ; pour chaque numéro tous utilisent la même, toujours a ou tirée au sort. Vous recevez aussi un jeton Échange et une carte Objectif de départ. Les locomotives sont sur la case départ, les certificats à 0.',
  'start.3':
    'Le premier joueur a 6 $ et pioche 4 cartes, le deuxième 7 $ et 5, le troisième 8 $ et 6, le quatrième 9 $ et 7. À votre premier tour, défaussez d’abord jusqu’à 4 cartes, puis placez gratuitement votre éleveur sur n’importe quel bâtiment neutre, occupé ou non, et utilisez-le aussitôt.',
  turn: 'Votre tour',
  'turn.1':
    'On joue dans le sens horaire. Un tour a trois phases : A, déplacer l’éleveur ; B, utiliser le lieu où il s’arrête ; C, piocher jusqu’à votre limite de main.',
  'turn.2':
    'Ce que demande une action vient d’abord et doit être donné en entier ; ensuite vous avez son effet, ou y renoncez en tout ou partie. Les dollars se prennent toujours en entier. Une défausse demandée se fait exactement une fois par action : tant de cartes, de telle race, deux de la même race ou une de n’importe quelle race. Les cartes Objectif ne sont jamais du bétail.',
  'turn.3':
    'Les cartes défaussées vont face visible sur votre défausse. L’argent vient de la banque et y va, sauf les taxes des bâtiments d’autrui. L’argent et les jetons Échange ne manquent jamais.',
  'turn.4':
    'Votre troupeau est tout ce qui est dans votre pioche, votre main et votre défausse. Il n’a pas de taille minimale. Vous pouvez regarder votre défausse, jamais votre pioche. Les mains sont cachées jusqu’au revenu ; personne ne connaît l’ordre des piles et des sacs ; tout le reste est visible.',
  'turn.5':
    'Ce qui ne changerait rien n’est pas proposé : un certificat à la limite, une pioche sans cartes.',
  move: 'Phase A : se déplacer',
  'move.1':
    'Vous avancez d’au moins un lieu et au plus jusqu’à votre limite de déplacement. Chaque tuile où vous entrez, bâtiment, danger ou hors-la-loi, est un lieu, Kansas City aussi. Les emplacements vides ne comptent pas, et on ne s’y arrête pas.',
  'move.2':
    'On va seulement vers l’avant, en suivant les flèches, et on choisit librement aux fourches. Les autres éleveurs ne bloquent jamais. Kansas City arrête tout déplacement ; ensuite vous repartez du cavalier, au début du parcours.',
  'move.3':
    'La limite est d’abord de 3, ou de 4 à quatre joueurs. Retirer le disque de déplacement gauche ajoute 1 (à deux joueurs) ou 2 (à trois ou quatre) ; le droit ajoute 1. Cela fait au plus 5, 6 ou 7.',
  'move.4':
    'Exemple : un bâtiment neutre derrière deux inondations est à trois lieux ; par une branche avec un seul bâtiment, à deux.',
  fees: 'Les mains : le prix du passage',
  'fees.1':
    'Une main verte ou noire se paie aussitôt quand vous passez ou vous arrêtez sur sa tuile. Pour les dangers et les hors-la-loi, à la banque ; pour le bâtiment d’autrui, à son propriétaire. Vos bâtiments ne vous coûtent rien.',
  'fees.2':
    'Une main verte coûte 2 $, ou 1 $ à quatre joueurs. Une main noire coûte 2 $, ou 1 $ à trois joueurs. Une tuile avec les deux coûte la somme.',
  'fees.3':
    'Si vous ne pouvez pas tout payer, vous donnez ce que vous avez et continuez ; le reste n’est jamais réclamé. On paie dans l’ordre du chemin, le premier propriétaire reçoit ce qu’il y a. Cela vaut seulement pour ces taxes : tout autre coût se paie en entier.',
  place: 'Phase B : utiliser un lieu',
  'place.1':
    'Sur un bâtiment neutre ou à vous, chaque action du lieu s’utilise une fois, dans l’ordre que vous voulez, en laissant ce qui ne vous sert pas. De deux actions séparées par une barre, une au plus.',
  'place.2':
    'À la place de toutes les actions du lieu, vous pouvez faire une action auxiliaire simple. Sur le bâtiment d’autrui, un danger ou un hors-la-loi, c’est la seule possibilité. Vous pouvez aussi ne rien faire.',
  'place.3':
    'Certaines cases Construction portent une action spéciale. Elle est au propriétaire du bâtiment posé là, une fois par visite, comme une action du lieu de plus : défausser une carte Bétail quelconque pour un certificat, ou un Criollo pour un certificat et 2 $.',
  'place.4': 'À Kansas City il n’y en a pas : ses cinq étapes en tiennent lieu.',
  further: 'Repartir dans le même tour',
  'further.1':
    'Certains bâtiments font avancer votre éleveur encore : d’au moins un lieu et au plus de ce qui est indiqué, quelle que soit votre limite, avec les taxes habituelles. Puis vous utilisez entièrement le lieu d’arrivée ; ce que vous n’avez pas utilisé avant est perdu. On peut ainsi arriver à Kansas City.',
  'further.2': 'On ne pioche qu’une fois, à la fin du tour.',
  auxiliary: 'Les actions auxiliaires',
  'auxiliary.1':
    'Votre plateau offre cinq petites actions, chacune avec deux places de disque. Une action est ouverte si au moins un disque est parti, et peut être double si les deux le sont. Au début deux sont ouvertes, simples seulement : recevoir 1 $ ; piocher une carte puis en défausser une.',
  'auxiliary.2':
    'Les autres : payer 1 $ et reculer la locomotive d’une case pour un certificat. Payer 1 $ pour avancer la locomotive d’une case. Reculer la locomotive d’une case, recevoir 1 $ et retirer du jeu une carte de votre main.',
  'auxiliary.3':
    'Double veut dire tout deux fois, coût et effet : le coût double doit être payé en entier. C’est possible là où une icône permet une action auxiliaire simple ou double, et on peut y choisir la simple. À la place des actions du lieu, c’est toujours une simple.',
  'auxiliary.4':
    'Après avoir pioché, on défausse n’importe quelles cartes de la main, les nouvelles aussi. Les cartes retirées ne reviennent pas ; vous pouvez en retirer moins, mais prenez les dollars.',
  hire: 'Engager des ouvriers',
  'hire.1':
    'Vous prenez un ouvrier du marché de l’emploi et payez le prix de la rangée, plus ou moins ce que montre l’action. Prix de haut en bas : 6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4 $. Les ouvriers de la rangée du marqueur ne s’engagent pas encore ; une fois le marqueur sorti du plateau, on peut tous les engager.',
  'hire.2':
    'L’ouvrier va sur la case libre la plus à gauche de la rangée de son métier : six cases, la première imprimée. Une rangée pleine n’en prend plus. La place au marché reste vide.',
  'hire.3':
    'Ce qui est imprimé sur la case couverte se fait aussitôt ou est perdu. Cowboys : le 4e retire un danger gratuitement, le 6e capture un hors-la-loi. Bâtisseurs : le 4e et le 6e construisent à 1 $ par bâtisseur. Ingénieurs : pour un Criollo défaussé, le 2e donne un certificat, le 3e 2 $, le 5e deux certificats, le 6e 4 $ ; le 4e engage un autre ouvrier pour 2 $ de moins.',
  cattle: 'Acheter du bétail',
  'cattle.1':
    'On achète seulement au marché visible ; les cartes vont sur votre défausse. Par action, chaque cowboy sert une fois, et vous pouvez les répartir sur plusieurs achats.',
  'cattle.2': '– 1 cowboy : une bête de valeur 3 pour 6 $, ou un Shorthorn pour 12 $.',
  'cattle.3': '– 2 cowboys : une bête de valeur 3 pour 3 $, ou un Hereford pour 12 $.',
  'cattle.4': '– 3 cowboys : deux bêtes de valeur 3 pour 5 $ ensemble, ou un Shorthorn pour 6 $.',
  'cattle.5': '– 4 cowboys : un Hereford pour 6 $. 5 cowboys : deux Shorthorn pour 8 $ ensemble.',
  'cattle.6':
    'Un cowboy qui n’achète rien peut, à tout moment de l’action, révéler les deux cartes suivantes de la pioche du marché ; d’autres cowboys peuvent les acheter. Le marché peut dépasser sa taille de départ. Ce qui est acheté n’est pas remplacé : de nouvelles cartes ne viennent qu’ainsi et par les flèches jaunes du marché de l’emploi. Une seconde action d’achat dans le tour a de nouveau tous les cowboys.',
  build: 'Construire',
  'build.1':
    'Vous posez un bâtiment personnel sur n’importe quelle case Construction vide, où que soit votre éleveur. Il faut autant de bâtisseurs qu’il en montre, et 2 $ pour chacun ; les bâtisseurs vous restent. Les cases de danger, de hors-la-loi et de bâtiment neutre ne sont pas des cases Construction.',
  'build.2':
    'Ou vous remplacez un bâtiment à vous sur le parcours par un autre qui demande plus de bâtisseurs : il ne faut, et on ne paie, que la différence. L’ancienne tuile quitte le jeu. Les bâtiments à plus de six bâtisseurs n’arrivent qu’ainsi. On ne remplace ni un bâtiment neutre ni celui d’un autre.',
  'build.3':
    'Exemple : 4b demande 2 bâtisseurs et 4 $ sur une case vide ; 6b à la place de 2b demande 3 bâtisseurs et 6 $.',
  'build.4':
    'On ne construit qu’au bâtiment neutre B et par deux cases de la rangée des bâtisseurs, à 1 $ par bâtisseur. Une tuile n’est jamais retournée. Si vous remplacez le bâtiment sous votre éleveur, le nouveau ne s’utilise pas à cette visite.',
  engine: 'La locomotive',
  'engine.1':
    'L’icône des ingénieurs avance votre locomotive d’au plus autant de cases que d’ingénieurs ; un chiffre, d’au plus ce chiffre. D’une case au moins ; le reste est perdu.',
  'engine.2':
    'Les cases d’autres locomotives ne comptent pas, et on ne peut s’y arrêter ; seule la case départ en porte plusieurs. Un embranchement est une case de plus, avec une gare : de la case précédente on va à l’embranchement ou au chiffre suivant. Ils se trouvent après 4, 7, 10, 13, 16, 21, 25, 29 et 33 ; la voie finit à 39.',
  'engine.3':
    'Un recul demandé fait exactement tant de cases, embranchements compris si vous voulez. Sans assez de place derrière, l’action est impossible.',
  'engine.4':
    'Sur 39 le mouvement s’arrête et vous pouvez améliorer la dernière gare. Puis la locomotive doit repartir aussitôt vers n’importe quelle case libre en arrière, et vous recevez 3 $. Si c’est un embranchement, vous pouvez y améliorer la gare aussi.',
  stations: 'Les gares',
  'stations.1':
    'Quand un mouvement de votre locomotive finit sur un embranchement, vous décidez aussitôt, avant toute autre chose, d’améliorer ou non sa gare. Vous payez son prix et y posez un disque de votre plateau, une fois par gare ; les disques des autres ne gênent pas. Si vous renoncez, ce sera possible quand un autre mouvement finira là.',
  'stations.2':
    'Prix le long de la voie : 2, 2, 4, 4, 6, 8, 7, 6, 5, 3 $ ; points : 1, 1, 2, 2, 3, 5, 6, 7, 8, 9. Les quatre premières n’acceptent que des disques à bordure blanche, les six autres tout disque. Le disque libère son pouvoir, avec le même coût ou gain qu’à la livraison.',
  'stations.3': 'Aux cinq premières gares attend un chef de gare.',
  masters: 'Les chefs de gare',
  'masters.1':
    'Juste après avoir amélioré une gare qui a encore son chef, vous pouvez prendre sa tuile. Vous donnez pour cela l’ouvrier engagé le plus à droite d’une de vos rangées ; il reste à la gare pour toujours. Les ouvriers imprimés ne se donnent pas. L’occasion ne revient pas.',
  'masters.2':
    'La moitié haute agit aussitôt ou est perdue, ou est un certificat permanent, qui ajoute 1 à chaque revenu. La moitié basse marque à la fin. La case d’ouvrier libérée agira de nouveau quand on la couvrira.',
  tiles: 'Dangers et hors-la-loi',
  'tiles.1':
    'Retirer un danger vous donne n’importe quel danger de n’importe quelle zone, au prix indiqué ou gratuitement. Il vaut ses 2, 3 ou 4 points à la fin. Six de chaque : à main noire valant 2 et 3, à main verte valant 2, 3, 4 et 4.',
  'tiles.2':
    'Capturer un hors-la-loi vous donne n’importe lequel, avec la prime de sa case : un jeton Échange sur la première, puis 1, 2, 3, 4, 5, 6, 8 et 10 $. Les verts ont une main verte, les orange une noire. Ils ne valent rien par eux-mêmes mais comptent pour les objectifs, les chefs de gare et le bâtiment 7a, et ne se dépensent pas. Les trois premières cases sont hors du parcours.',
  'tiles.3': 'La case devient vide, rien ne glisse. Un éleveur qui s’y trouvait y reste et en repart.',
  foresight: 'Kansas City, étapes 1 à 3 : prévision',
  'foresight.1':
    'À Kansas City vous faites cinq étapes dans l’ordre. Aux trois premières vous choisissez une des deux tuiles sous chaque chiffre et la placez.',
  'foresight.2':
    'Un hors-la-loi va sur la plus basse case libre des hors-la-loi, un danger sur la plus basse de sa zone ; sans place, la tuile quitte le jeu. Un ouvrier va sur la case libre la plus à gauche de la rangée du marqueur ; la case du marqueur vient en dernier.',
  'foresight.3':
    'Quand un ouvrier couvre la case du marqueur, celui-ci passe à la rangée suivante, sur douze. Par une flèche jaune, après les rangées 6 et 9, le marché au bétail est complété à 7, 10 ou 13 cartes. Par la dernière flèche, verte, commence la fin de la partie.',
  'foresight.4':
    'Après l’étape 5 votre éleveur va au début du parcours et les cases Prévision vides sont remplies de leurs sacs. Si un sac est vide, une étape à une tuile prend celle-là, une étape sans tuile est sautée.',
  income: 'Kansas City, étape 4 : revenu',
  'income.1':
    'Vous montrez votre main. Chaque race compte une fois, de sa valeur, quel que soit le nombre de cartes. Les cartes Objectif ne comptent pas. Vous pouvez dépenser des certificats, 1 chacun ; les certificats permanents des chefs de gare ajoutent 1 chacun sans s’user.',
  'income.2':
    'Vous recevez autant de dollars que le total, puis défaussez toute la main. Le même total dit jusqu’où vous pouvez livrer ; rien ne s’y ajoute après.',
  'income.3':
    'Exemple : deux Santa Gertrudis (2), un Longhorn (3) et un Black Angus (3) font 8 ; avec deux certificats, 10.',
  'income.4':
    'La piste de certificats va 0, 1, 2, 3, 4, 6 : la dernière case en vaut deux. De 6 vous pouvez dépenser tout nombre sauf 1. Ce qui dépasse la limite est perdu.',
  delivery: 'Kansas City, étape 5 : livraison',
  'delivery.1':
    'Vous devez livrer à une ville dont la valeur ne dépasse pas votre total : Kansas City 0, Fulton 1, St. Louis 4, Bloomington 6, Peoria 8, Chicago 10, Toledo 12, Pittsburgh 14, Philadelphie 16, New York 18. Une ville avec votre disque vous est fermée, sauf Kansas City et New York. Les disques des autres ne gênent pas.',
  'delivery.2':
    'Vous posez un disque de votre plateau sur la ville, faites ce qu’elle apporte, puis payez le transport. Kansas City donne 4 $ et coûte 6 points à la fin, pour chaque disque.',
  'delivery.3':
    'Une flèche verte entre deux villes agit quand le second de vos deux disques est posé, et c’est obligatoire : une carte Objectif visible (Fulton–St. Louis, Bloomington–Peoria, Peoria–Chicago), un jeton Échange (St. Louis–Bloomington), ou des points à la fin.',
  'delivery.4':
    'Le transport est gratuit si votre locomotive est à hauteur de la ville ou au-delà. Sinon il coûte 1 $ par passage à niveau entre les deux. Ils sont après 3, 4, 5, 7, 9, 10, 11, 13, 15, 16 et 17 ; une ville est à la case de sa valeur, et une locomotive sur un embranchement compte comme sur le chiffre suivant.',
  discs: 'Les disques et ce qu’ils libèrent',
  'discs.1':
    'Chaque disque envoyé libère sa place. Les disques à bordure blanche vont partout. Ceux à bordure noire, les deux de déplacement, les deux de main et le second des certificats, seulement sur du noir : Chicago, Toledo, Philadelphie, New York et les six dernières gares.',
  'discs.2':
    'Un disque auxiliaire ouvre l’action, ou sa forme double. Le disque de déplacement gauche augmente la limite et donne 3 $ ; le droit l’augmente d’un lieu et vaut 3 points. Chaque disque de main coûte 5 $ et ajoute une carte à la limite, jusqu’à 6 ; sans ces 5 $, et le transport ensuite, il faut en prendre un autre. La limite de certificats est 3, puis 4, et 6 quand les deux disques sont partis.',
  'discs.3':
    'S’il ne reste que des disques à bordure noire pour une place blanche, on en prend un. S’il n’en reste aucun sur votre plateau, ou qu’aucun ne peut être payé, vous prenez un de vos disques sur une gare au choix, qui ne compte plus pour vous ; une amélioration peut être refusée. Sans aucun disque, une livraison donne son argent, et une amélioration est impossible.',
  draw: 'Phase C : piocher',
  'draw.1':
    'Avec moins de cartes que votre limite de main, vous piochez jusqu’à elle : 4 au début, 6 au plus. Avec autant ou plus, rien. Une limite relevée dans le tour compte déjà. Après Kansas City, vous piochez une main entière.',
  'draw.2':
    'La défausse n’est mélangée en nouvelle pioche que lorsqu’il faut piocher et que la pioche est vide. S’il n’y a plus de cartes, on joue avec moins.',
  objectives: 'Les cartes Objectif',
  'objectives.1':
    'On prend une des quatre cartes visibles, remplacée aussitôt, ou celle du dessus de la pioche d’objectifs. Elle va sur votre défausse et viendra en main comme toute carte. Quand cette pioche est vide, l’offre n’est plus complétée.',
  'objectives.2':
    'À votre tour vous pouvez jouer des cartes Objectif de votre main avant de bouger et avant ou après toute action d’un lieu, jamais pendant ; à Kansas City, avant chacune des étapes 1 à 4. Une carte jouée reste devant vous, et son action immédiate se fait aussitôt ou est perdue : recevoir 2 $ ; piocher jusqu’à trois cartes et en défausser autant ; locomotive de 2 ou 3 au plus ; une action auxiliaire simple ou double ; ou avancer l’éleveur de trois lieux au plus, sans taxe, sans utiliser le lieu et pas à Kansas City. Avant la phase A cela ne change que le départ ; en phase B, cela y met fin.',
  'objectives.3':
    'À la fin, une carte dont toutes les conditions sont remplies donne ses points, sinon elle coûte sa pénalité ; celle de départ ne coûte rien. Les cartes devant vous comptent toujours. De celles de votre troupeau, vous ajoutez celles que vous voulez.',
  'objectives.4':
    'Chaque élément sert pour une seule condition d’une seule carte : bâtiments sur le parcours, hors-la-loi d’une couleur, dangers, gares, bêtes de valeur 3, Shorthorn, Hereford, disques à New York. Ils sont répartis au mieux pour vous. Le bétail se compte dans tout le troupeau. Les six cartes au hors-la-loi vert en demandent un orange, sauf si la table en décide autrement.',
  exchange: 'Les jetons Échange',
  'exchange.1':
    'À tout moment, aussi au tour des autres et avant le revenu, vous pouvez rendre un jeton Échange : piochez jusqu’à deux cartes, puis défaussez-en autant. Plusieurs jetons peuvent servir avant de défausser, sauf si la table en a décidé autrement.',
  'exchange.2':
    'Ils viennent du départ, d’une flèche de livraison, d’une case de hors-la-loi et du bâtiment 12b. Ceux qui restent ne valent rien.',
  neutral: 'Les bâtiments neutres',
  'neutral.1': 'Tous les utilisent. Chaque action une fois par visite, dans n’importe quel ordre.',
  private: 'Les bâtiments personnels',
  'private.1':
    'Le nombre de bâtisseurs est ce que demande la construction ; les points comptent à la fin si le bâtiment est debout. Seul le propriétaire utilise les actions ; les autres paient les mains. Les cases en forêt ont des arbres à côté.',
  odd: 'Des bâtiments qui demandent un mot de plus',
  'odd.1':
    '9a, livraison spéciale : votre locomotive recule d’au moins une case. Vous livrez à une ville dont la valeur ne dépasse pas le nombre de cases reculées, sans compter les cases occupées ni les embranchements. Les règles des villes et des disques sont les mêmes, mais sans revenu ni transport. Si elle finit sur un embranchement, sa gare peut être améliorée ensuite.',
  'odd.2':
    '9b améliore une gare derrière votre locomotive, selon les règles habituelles. 8b prend une carte Objectif directement en main, même au-delà de la limite. 7a compte les paires d’un hors-la-loi vert et d’un orange.',
  'odd.3':
    '6b utilise les actions d’un bâtiment voisin, quel que soit son propriétaire, avec l’action spéciale de sa case. Est voisin ce qui suit ou précède directement sur le parcours, sans emplacement vide ni autre tuile entre eux. Une action faite une fois dans le tour ne se refait pas par 6b ni après ; ce qui n’a pas servi peut encore servir. 6b ne copie pas un autre 6b.',
  'odd.4':
    'Si un recul finit sur un embranchement, l’amélioration se décide avant le reste de l’action : les 3 $ de 1b ne sont pas encore là.',
  end: 'La fin de la partie',
  'end.1':
    'La fin vient quand un ouvrier est posé sur la dernière case du marché de l’emploi. Qui l’a fait prend le marqueur, qui vaut 2 points, et termine son tour : c’était le dernier. Si c’était à l’étape 2, l’étape 3 suit, mais on n’y choisit pas d’ouvrier.',
  'end.2':
    'Chacun des autres a exactement un dernier tour. Qui y atteint Kansas City fait les cinq étapes mais ne choisit pas d’ouvriers ; une étape où il n’y a que des ouvriers est sautée.',
  scoring: 'Le décompte final',
  'scoring.1': '– 1 point par tranche entière de 5 $.',
  'scoring.2': '– Les points de vos bâtiments personnels sur le parcours.',
  'scoring.3':
    '– Villes et flèches : Kansas City −6 et New York 9 par disque, Philadelphie 6 ; Fulton–St. Louis −3, Chicago–Toledo 6, Toledo–Pittsburgh 8, Pittsburgh–Philadelphie 4, avec un disque aux deux bouts.',
  'scoring.4': '– Les gares avec votre disque et les dangers retirés.',
  'scoring.5':
    '– Tout le bétail du troupeau : Black Angus 1, Longhorn 2, Corriente 3, Shorthorn 3 à 5, Hereford 5 à 7.',
  'scoring.6':
    '– Les cartes Objectif, remplies ou non, et ce que comptent vos chefs de gare ; ce qui a servi aux objectifs compte ici encore.',
  'scoring.7':
    '– 4 points par ouvrier dans les 5e et 6e colonnes, 3 pour le disque de déplacement droit, 2 pour le marqueur Marché de l’emploi.',
}
