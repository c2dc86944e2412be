import type { LobbyKey } from './en.js'

export const fr: Readonly<Record<LobbyKey, string>> = {
  'great-western-trail.name': 'Great Western Trail',
  'great-western-trail.text':
    'Menez le bétail à Kansas City, trajet après trajet, et expédiez-le toujours plus loin par le rail.',
  'great-western-trail.credit': 'un jeu d’Alexander Pfister',
  'great-western-trail.first.title': 'Première partie',
  'great-western-trail.first.text':
    'Deuxième édition, mise en place des débutants, deux joueurs : environ 40 minutes.',
  'great-western-trail.classic.title': 'Classique',
  'great-western-trail.classic.text':
    'Bâtiments neutres et faces des bâtiments personnels au hasard, sans extension, trois joueurs.',
  'great-western-trail.everything.title': 'Tout',
  'great-western-trail.everything.text':
    '« Ruée vers le nord », la table de poker et les Simmental, tout au hasard : une longue soirée.',
  'great-western-trail.solo.title': 'En solo contre Sam',
  'great-western-trail.solo.text':
    'Le mode solo de la deuxième édition : une personne et l’éleveur automatique.',
  'great-western-trail.firstEdition.title': 'Première édition',
  'great-western-trail.firstEdition.text':
    'Le plateau, le bétail et les bâtiments de la première boîte, deux joueurs.',
  'carson-city.name': 'Carson City',
  'carson-city.text':
    'Quatre manches de parcelles, de bâtiments et de duels, jusqu’à ce que la ville soit bâtie.',
  'carson-city.credit': 'un jeu de Xavier Georges',
  'carson-city.first.title': 'Première partie',
  'carson-city.first.text': 'Trois joueurs, duels aux dés, faces jaunes des personnages.',
  'carson-city.tokens.title': 'Duels d’esprit',
  'carson-city.tokens.text': 'Quatre joueurs, faces rouges, et des duels avec des jetons au lieu des dés.',
  'carson-city.everything.title': 'Tout',
  'carson-city.everything.text':
    'Cinq joueurs, les deux faces des personnages, des jetons, et tout le monde place en même temps.',
}
