import type { north as english } from '../en/north.js'

export const north: Readonly<Record<keyof typeof english, string>> = {
  'north-setup': 'Ruée vers le nord : ce qui est nouveau',
  'north-setup.1':
    'Un second plateau ouvre le pays au nord de la voie : 28 villes reliées par des rails, où vous placez des magasins. Tout le reste demeure, sauf ce qui est dit ici.',
  'north-setup.2':
    'La bande de villes de l’extension remplace l’autre. Six des dix tuiles de ville, deux de chaque sorte, sont visibles sur les six villes moyennes. Deux chefs de gare s’ajoutent : cinq des onze sont aux gares de la voie, deux dans le Nord.',
  'north-setup.3':
    'Vous recevez le bâtiment 13, sur la même face pour tous ; une annexe avec 15 magasins en cinq rangées de trois, le dernier de chaque rangée sur une case Cloche ; et un disque de plus. Quatre cartes Objectif et une de départ s’ajoutent, et avec du bétail orange quatre et une encore, sauf si vous les écartez. Huit jetons Échange de plus sont à la banque ; vous commencez toujours avec un seul.',
  'north-action': 'La sixième action auxiliaire',
  'north-action.1':
    'L’annexe apporte une sixième action auxiliaire : payer 1 $ et défausser une carte de valeur 2 pour placer un magasin. Elle est ouverte dès le début ; le disque supplémentaire sur sa seconde place la double. Ce disque compte comme blanc et ne coûte rien.',
  'north-action.2':
    'Double, là où l’icône le permet : 2 $ et deux cartes de valeur 2, de races quelconques, pour deux magasins, le premier terminé avant le second. Le bétail de départ de valeur 2 convient, et les cartes orange de valeur 2 ; pas le gris ni celui du marché.',
  'north-action.3':
    'Il faut un magasin, un centre-ville accessible avec une case Commerce libre, et l’argent pour cette case aussi.',
  shops: 'Placer un magasin',
  'shops.1':
    'Vous prenez le magasin le plus à gauche de la première rangée non vide de l’annexe et le posez sur une case Commerce libre d’un centre-ville accessible. Un magasin par case, un des vôtres par centre-ville ; ceux des autres ne gênent pas. Il y reste. Une annexe vide n’en donne plus.',
  'shops.2':
    'D’abord vous payez en entier ce que coûte la case ; puis le magasin est posé ; puis vous utilisez ou laissez ce qui y est imprimé, l’argent toujours en entier ; puis la ville agit selon sa sorte. Ce que vous n’utilisez pas maintenant est perdu. Le bâtiment 13, les chefs de gare et les tuiles placent sans autre prix.',
  'shops.3':
    'Un magasin sur trois libère une case Cloche, cinq en tout. Les cases Cloche libérées comptent pour les objectifs, le bâtiment 13b et Oregon City. Une rangée vide n’apporte rien d’autre.',
  reach: 'Les centres-villes accessibles',
  'reach.1':
    'Un centre-ville est accessible si un rail y mène droit depuis la mairie de Kansas City, une ville de la bande avec votre disque ou un centre-ville avec votre magasin. Un aiguillage n’interrompt pas un rail ; un autre centre-ville ou une ville, si. Les pièces des autres ne vous aident pas.',
  'reach.2':
    'Au début seul G1 est accessible. Il mène à GM et Omaha ; Omaha à GS et G2, et à Fulton et St. Louis. St. Louis ouvre aussi P1 et PM. Bloomington ouvre B1, avec B2, B3, Denver et, derrière B3, Oregon City ; et Milwaukee, derrière laquelle R1, RS, Toronto, R2, RM1, R3, Minneapolis, R4, Montréal et RM2. Chicago ouvre T1 et TM ; Toledo ouvre Buffalo ; Harrisburg ouvre V1 et VM.',
  'reach.3': 'Exemple : avec un magasin à G1 et un disque à Fulton, vous pouvez aller à GM et Omaha.',
  towns: 'Les villes et leurs cases Commerce',
  'towns.1':
    'Chaque ville a quatre cases Commerce. Certaines donnent quelque chose à qui prend cette case même : 2 $ (Omaha, P1, R1, R2), un jeton Échange (toutes celles de G2 et B2, une de T1), un certificat (R3, R4), une carte Objectif visible ou de la pioche (V1). Denver coûte 1, 2, 2 et 3 $, Minneapolis et Montréal 1, 3, 3 et 4 $. Les autres sont gratuites et ne donnent rien.',
  'towns.2':
    'Les petites villes ne font rien de plus. Dans une ville station vous pouvez améliorer la gare aussitôt, où que soit votre locomotive, selon les règles habituelles et avec son chef ; si vous renoncez, plus jamais. GS coûte 7 $ et vaut 6 points, blanche ; RS coûte 15 $ et vaut 8, noire.',
  'towns.3':
    'Une ville moyenne fait ce que montre sa tuile, une fois pour chaque joueur qui vient. Une grande ville vous permet d’y livrer désormais.',
  'towns.4':
    'Un magasin peut mener à un autre magasin ou à une amélioration ; chacun est terminé avant la suite. On peut placer un magasin même si la ville ne peut rien pour vous.',
  medium: 'Les tuiles des villes moyennes',
  'medium.1': '– Engager un ouvrier pour 2 $ de moins, dans les limites habituelles.',
  'medium.2': '– Avancer la locomotive de trois cases au plus ; une gare atteinte peut être améliorée.',
  'medium.3': '– Retirer du jeu jusqu’à deux cartes de votre main, ou retirer un danger gratuitement.',
  'medium.4': '– Recevoir 5 $, ou prendre au marché une carte de valeur 3, s’il y en a, sur votre défausse.',
  'medium.5':
    '– Construire ou remplacer gratuitement comme avec exactement deux bâtisseurs, ni plus ni moins : un bâtiment à deux bâtisseurs au plus, ou une différence de deux au plus.',
  'north-delivery': 'Livrer dans le Nord',
  'north-delivery.1':
    'À l’étape 5 vous pouvez aussi livrer à une grande ville où vous avez un magasin, si votre total suffit, une fois chacune. Les bordures comptent comme d’habitude. Ce que donne une telle ville peut se refuser, sauf l’argent ; les actions de la bande sont obligatoires, sauf si la table en a décidé autrement.',
  'north-delivery.2':
    'Grandes villes : Omaha 3, blanche, une carte Objectif et 2 $. Denver 8, noire. Milwaukee 11, noire, une carte Objectif et 3 $. Toronto 12, blanche, 5 points. Minneapolis 13, noire, 10 points. Buffalo 14, noire, 4 points. Oregon City 18, noire, 3 points par case Cloche libérée. Montréal 20, noire, 15 points. Elles n’ont pas de flèches. Leurs cartes viennent de l’offre ou de la pioche.',
  'north-delivery.3':
    'La bande : Kansas City 0 (−6 points et 4 $), Fulton 1, St. Louis 4, Bloomington 6 et Harrisburg 15 blanches ; Chicago 10 (une carte Objectif), Toledo 12 et New York 18 (3 points par disque) noires. Flèches : Fulton–St. Louis et Bloomington–Chicago −5 points et un jeton Échange, Toledo–Harrisburg 4 points et une carte Objectif, Harrisburg–New York 6 points. Ces cartes viennent de l’offre.',
  'north-delivery.4':
    'Le transport vers une grande ville se compte jusqu’à la case de sa valeur, 1 $ par passage à niveau : Buffalo depuis 10 coûte 3 $, Milwaukee depuis 5 coûte 4 $, Montréal depuis 10 coûte 6 $.',
  'north-more': 'Bâtiment 13, chefs de gare et objectifs',
  'north-more.1':
    '13a : une action auxiliaire simple, la sixième aussi ; un certificat ; placer un magasin. 13b : un certificat par case Cloche libérée, dans votre limite ; placer un magasin, d’abord si vous voulez. 13a demande quatre bâtisseurs et vaut 5 points, 13b trois et 4 points.',
  'north-more.2':
    'Les nouveaux chefs de gare : placer un magasin, et 2 points par magasin à vous dans une ville moyenne ; ou construire gratuitement comme avec deux bâtisseurs, et 1 point par carte de valeur 3, 4 ou 5, Simmental de 4 et 5 compris. Tout chef peut être n’importe où, et se prend au Nord comme sur la voie.',
  'north-more.3':
    'Nouvelles conditions des objectifs : une case Cloche libérée, une carte orange ; chacune compte une fois. Les gares du Nord et ce New York comptent aussi.',
  'north-more.4':
    '9a peut livrer à une grande ville avec votre magasin ; 9b n’atteint pas les gares du Nord ; 12b et le chef de gare qui compte les gares les comptent. Chacun améliore une gare du Nord une fois. Sans disque sur votre plateau on en prend un d’une gare, le disque de l’annexe avant cela.',
  'north-scoring': 'Les points du Nord',
  'north-scoring.1':
    'Les catégories sont les mêmes. Les grandes villes comptent avec les villes, les gares du Nord avec les gares. Oregon City rapporte 3 points par case Cloche libérée à qui y a un disque : avec quatre magasins restant sur l’annexe, trois cases Cloche sont libérées, 9 points. Les magasins et les cases Cloche ne valent rien par eux-mêmes.',
}
