import type { brahman as english } from './en.js'

export const brahman: Readonly<Record<keyof typeof english, string>> = {
  brahman: 'Les Brahman',
  'brahman.1':
    'Huit Brahman sont mélangés à la pioche du marché, qui montre 9, 12 ou 15 cartes et se complète jusque-là ; ils sont à gauche. Un Brahman coûte 8 $ avec un cowboy ou 5 $ avec deux, avec d’autres achats si vous voulez.',
  'brahman.2':
    'Au revenu, chaque Brahman en main rapporte 4 $ de plus, qui n’augmentent pas le total. Tous les Brahman sont une race de valeur 2, un seul compte : trois d’entre eux et une main valant 4 rapportent 4 + 12 = 16 $ et livrent à 4. Chacun vaut 3 points à la fin. Ils ne changent pas.',
  'brahman.3':
    'Un Brahman est du bétail quelconque, deux forment une paire, un vaut 2 là où l’icône inclut l’orange, et compte comme bétail orange pour les objectifs. La variante se joue avec ou sans Ruée vers le nord. Avec les Simmental aussi, ce qui est déconseillé, le marché n’est pas plus grand et une seule carte orange compte.',
}
