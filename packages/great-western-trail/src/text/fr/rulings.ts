import type { rulings as english } from '../en/rulings.js'
import type { Translated } from '../en.js'

export const rulings: Translated<typeof english> = {
  'change.nothingIdle':
    'Ce qui ne changerait rien n’est pas proposé : un certificat à la limite, piocher plus de cartes qu’il n’y en a, copier un bâtiment dont rien ne peut servir.',
  'change.emptyHandedRemoval':
    'L’action de retrait de la première édition peut servir la main vide, pour le mouvement de la locomotive.',
  'ruling.objectiveOutlaws':
    'Quels hors-la-loi demandent les six cartes Objectif qui en montrent des verts dans la première édition ?',
  'ruling.objectiveOutlaws.orange': 'Des orange, les seuls que citent les règles',
  'ruling.objectiveOutlaws.green': 'Des verts, comme dans la première édition',
  'ruling.severalTokens': 'Peut-on utiliser plusieurs jetons Échange avant de défausser ?',
  'ruling.severalTokens.together': 'Oui : piocher pour tous, puis défausser',
  'ruling.severalTokens.oneByOne': 'Non : défausser pour chacun avant le suivant',
  'ruling.copiedActions': 'Qu’est-ce qui ne peut pas resservir pendant le même tour après une copie par 6b ?',
  'ruling.copiedActions.eachOnce': 'Chaque action déjà utilisée',
  'ruling.copiedActions.buildingOnce': 'Le bâtiment entier, dès qu’une de ses actions a servi',
  'ruling.copiedSpecial': '6b copie-t-il aussi l’action spéciale à côté du bâtiment copié ?',
  'ruling.copiedSpecial.everyBuilding': 'Oui, à côté des bâtiments de tous',
  'ruling.copiedSpecial.ownBuildings': 'Seulement à côté de ses propres bâtiments',
  'ruling.pokerTokens': 'Points et dollars des jetons de la table de poker, du haut de la pile',
  'ruling.stripActions':
    '« Ruée vers le nord » : les actions des villes et des flèches de la bande sont-elles obligatoires ?',
  'ruling.stripActions.compulsory':
    'Oui, comme dans le jeu de base ; celles des grandes villes peuvent être refusées',
  'ruling.stripActions.optional': 'Non, elles peuvent être refusées comme celles des grandes villes',
  'ruling.doubleShop': 'Combien de magasins place l’action auxiliaire double des magasins ?',
  'ruling.doubleShop.2': 'Deux, selon la règle du double',
  'ruling.doubleShop.1': 'Un, comme l’indique le texte',
  'ruling.kansasCityNorth': '« Ruée vers le nord », deuxième édition : points d’une livraison à Kansas City',
  'ruling.northStrip':
    '« Ruée vers le nord », deuxième édition : valeur, bordure, points, dollars et points des flèches des villes de la bande',
  'ruling.northLargeCities':
    '« Ruée vers le nord », deuxième édition : valeur, points, dollars, bordure et centre-ville des grandes villes',
  'ruling.northStations':
    '« Ruée vers le nord », deuxième édition : prix, points, bordure et centre-ville des deux gares du Nord',
  'ruling.northTradeSpaces':
    '« Ruée vers le nord », deuxième édition : ce que coûtent ou donnent les quatre cases Commerce de chaque centre-ville',
  'ruling.northLinks':
    '« Ruée vers le nord », deuxième édition : où mènent les rails de chaque centre-ville ? Une liaison entre deux centres-villes est citée chez l’un des deux.',
  'ruling.northMediumTowns':
    '« Ruée vers le nord », deuxième édition : quels centres-villes sont des villes moyennes ?',
  'ruling.annexDiscPrice': '« Ruée vers le nord », deuxième édition : prix du disque de l’annexe',
  'ruling.annexTokenRows':
    '« Ruée vers le nord », deuxième édition : rangées de l’annexe qui donnent un jeton Échange une fois vidées',
  'ruling.building13':
    '« Ruée vers le nord », deuxième édition : bâtisseurs, points et main des deux faces du bâtiment 13, et quelle liste d’actions est la face a',
  'ruling.samCards10to12': 'Les cartes 10 à 12 de Sam agissent-elles quelle que soit sa spécialité ?',
  'ruling.samCards10to12.withSpecialty': 'Non, seulement avec leur spécialité',
  'ruling.samCards10to12.always': 'Oui, toujours',
  'ruling.samMovement': 'Jusqu’où va l’éleveur de Sam avec chacune de ses quinze cartes ?',
  'ruling.samHiring': 'Laquelle des deux façons d’engager est sur quelle carte de Sam ?',
  'ruling.samHiring.cheapestOn1':
    'Le moins cher d’abord sur la carte 1, la spécialité d’abord sur la carte 2',
  'ruling.samHiring.specialtyOn1':
    'La spécialité d’abord sur la carte 1, le moins cher d’abord sur la carte 2',
  'ruling.samEasy': '« Ruée vers le nord » : où Sam livre et place des magasins au niveau facile',
  'ruling.samMedium': '« Ruée vers le nord » : où Sam livre et place des magasins au niveau moyen',
  'ruling.samHard': '« Ruée vers le nord » : où Sam livre et place des magasins au niveau difficile',
  'ruling.objectivesAtKansasCity': 'Peut-on jouer des cartes Objectif à Kansas City ?',
  'ruling.objectivesAtKansasCity.allowed': 'Oui, avant chacune des étapes 1 à 4',
  'ruling.objectivesAtKansasCity.notAllowed': 'Non',
  'ruling.stationLevelWithEngine':
    'Bâtiment 9b : la gare de l’embranchement où se trouve la locomotive est-elle derrière elle ?',
  'ruling.stationLevelWithEngine.ahead': 'Non',
  'ruling.stationLevelWithEngine.behind': 'Oui',
  'ruling.objectiveOf8b': 'Bâtiment 8b : d’où vient sa carte Objectif ?',
  'ruling.objectiveOf8b.displayOrDeck': 'De l’offre ou de la pioche, comme ailleurs',
  'ruling.objectiveOf8b.display': 'De l’offre seulement',
  'ruling.pokerCopied': 'Les bâtiments qui en copient d’autres copient-ils aussi l’action de poker à côté ?',
  'ruling.pokerCopied.false': 'Non',
  'ruling.pokerCopied.true': 'Oui',
  'ruling.pokerWithoutCards':
    'Table de poker : quelqu’un est assis sans avoir posé de carte. Que vaut sa main ?',
  'ruling.pokerWithoutCards.loses': 'Aucune main : impossible de gagner',
  'ruling.pokerWithoutCards.ties': 'Rien : égalité avec les autres mains sans valeur',
  'ruling.stepLimits':
    'Limite de déplacement au départ et ce qu’ajoutent les deux disques, à deux, trois et quatre',
  'ruling.cities': 'Deuxième édition : valeur, bordure, points et points des flèches des villes',
  'ruling.stations': 'Prix, points et bordure des dix gares le long de la voie',
  'ruling.crossings': 'Cases de la voie après lesquelles se trouve un passage à niveau',
  'ruling.jobMarket':
    'Coût d’engagement des douze rangées du marché de l’emploi, et rangées après lesquelles le marché au bétail est complété',
  'ruling.outlawRewards': 'Deuxième édition : ce que donnent les neuf cases Hors-la-loi',
  'ruling.discBorders': 'Quelles cases de disque du plateau Joueur ont une bordure noire ?',
  'ruling.workerSpaces': 'Ce que donnent aussitôt les cases deux à six de chaque rangée d’ouvriers',
  'ruling.buildings':
    'Deuxième édition : bâtisseurs, points, main et actions des deux faces des bâtiments personnels',
  'ruling.firstEditionBuildings':
    'Première édition : bâtisseurs, points, main et actions des deux faces des bâtiments personnels',
  'ruling.cattlePoints': 'Points des cartes Bétail',
  'ruling.cattleCounts': 'Combien de cartes de chaque sorte compte le marché au bétail',
  'ruling.purchases': 'Cowboys et dollars de chaque façon d’acheter du bétail',
  'ruling.objectives': 'Deuxième édition : action, conditions, points et pénalité des cartes Objectif',
  'ruling.northObjectives':
    '« Ruée vers le nord », deuxième édition : action, conditions, points et pénalité de ses cartes Objectif',
  'ruling.bags': 'Ouvriers de chaque métier et hors-la-loi dans les trois sacs',
  'ruling.stationMasters':
    'Ce que donne la moitié supérieure de chaque chef de gare, selon ce que compte sa moitié inférieure',
  'ruling.annexDiscBlack': '« Ruée vers le nord », deuxième édition : bordure du disque de l’annexe',
  'ruling.annexDiscBlack.false': 'Blanche',
  'ruling.annexDiscBlack.true': 'Noire',
  'ruling.cityObjectives':
    '« Ruée vers le nord », deuxième édition : d’où vient la carte Objectif d’Omaha et de Milwaukee ?',
  'ruling.cityObjectives.displayOrDeck': 'De l’offre ou de la pioche',
  'ruling.cityObjectives.display': 'De l’offre seulement',
  'ruling.leftOverActions':
    'Après qu’une action d’un bâtiment a avancé l’éleveur, ses autres actions peuvent-elles encore servir ?',
  'ruling.leftOverActions.lost': 'Non',
  'ruling.leftOverActions.kept': 'Oui, après ce qu’offre le nouveau lieu',
  'ruling.replacedBuilding':
    'Le bâtiment sous l’éleveur est remplacé pendant la visite. Que deviennent ses actions restantes ?',
  'ruling.replacedBuilding.usable': 'Elles peuvent encore servir pendant cette visite',
  'ruling.replacedBuilding.closed': 'Elles sont perdues ; l’action spéciale de la case reste',
  'ruling.pokerPrintedWorkers': 'Table de poker : l’ouvrier imprimé d’une rangée peut-il s’asseoir ?',
  'ruling.pokerPrintedWorkers.false': 'Non, seulement un ouvrier engagé',
  'ruling.pokerPrintedWorkers.true': 'Oui',
  'ruling.pokerWorkersCount': 'Table de poker : un ouvrier assis compte-t-il encore ailleurs ?',
  'ruling.pokerWorkersCount.not': 'Non',
  'ruling.pokerWorkersCount.forStationMasters': 'Pour le chef de gare qui compte les ouvriers',
  'ruling.potAtEnd': 'Table de poker : à qui reviennent les dollars du pot à la fin ?',
  'ruling.potAtEnd.nobody': 'À personne',
  'ruling.potAtEnd.seated': 'À ceux qui sont assis, en parts égales',
  'ruling.twoShops':
    'Action auxiliaire double des magasins : quand le premier magasin donne-t-il son effet ?',
  'ruling.twoShops.oneByOne': 'Avant de placer le second',
  'ruling.twoShops.together': 'Une fois les deux placés',
  'ruling.orangeAsValue2': 'Action auxiliaire des magasins : la carte de valeur 2 peut-elle être orange ?',
  'ruling.orangeAsValue2.true': 'Oui',
  'ruling.orangeAsValue2.false': 'Non',
  'ruling.northStationsBehind': 'Bâtiment 9b : atteint-il les gares du Nord ?',
  'ruling.northStationsBehind.false': 'Non',
  'ruling.northStationsBehind.true': 'Oui, avec un magasin à soi dans leur centre-ville',
  'ruling.arrowActions': 'Deuxième édition : ce que fait la flèche de chaque ville à la suivante',
  'ruling.northArrowActions':
    '« Ruée vers le nord », deuxième édition : ce que fait la flèche de chaque ville de la bande à la suivante',
  'ruling.hazards': 'Main, points et nombre de tuiles des cinq faces de chaque type de danger',
  'ruling.samWorkerBag': 'De quel sac vient l’ouvrier pris au hasard par Sam ?',
  'ruling.samWorkerBag.2': 'Du deuxième',
  'ruling.samWorkerBag.3': 'Du troisième',
  'ruling.samTakesBrahman': 'Sam prend-il des cartes Brahman ?',
  'ruling.samTakesBrahman.false': 'Non, comme pour les Simmental',
  'ruling.samTakesBrahman.true': 'Oui',
  'ruling.withoutDiscs':
    'Livraison sans disque ni sur le plateau Joueur ni sur les gares : que se passe-t-il ?',
  'ruling.withoutDiscs.otherEffects': 'Aucun disque n’est placé ; tout le reste a lieu',
  'ruling.withoutDiscs.nothing': 'Il ne se passe rien',
  'ruling.openAuxiliaries': 'Quelles actions auxiliaires sont disponibles dès le départ ?',
  'ruling.sites':
    'Deuxième édition : quelles cases Construction sont en forêt, et quelle action spéciale est à côté ?',
  'ruling.roads':
    'Deuxième édition : quelles cases du parcours suivent chaque case ? Une case Construction où rien ne mène n’est pas sur le plateau.',
  'ruling.turnouts': 'Cases de la voie après lesquelles partent les neuf embranchements',
  'ruling.startingValues': 'Quelle est la valeur d’élevage de chaque carte Bétail de départ ?',
}
