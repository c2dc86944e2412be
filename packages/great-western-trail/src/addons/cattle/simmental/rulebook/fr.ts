import type { simmental as english } from './en.js'

export const simmental: Readonly<Record<keyof typeof english, string>> = {
  simmental: 'Le bétail Simmental',
  'simmental.1':
    'Huit veaux orange du premier stade sont mélangés à la pioche du marché, qui montre 9, 12 ou 15 cartes et se complète jusque-là. Huit cartes du deuxième et huit du troisième stade sont à côté et ne s’achètent pas. Un veau coûte 8 $ avec un cowboy ou 5 $ avec deux.',
  'simmental.2':
    'À Kansas City, après l’argent de l’étape 4 et avant de défausser, vous pouvez échanger autant de cartes du premier stade de votre main que vous voulez contre des cartes du deuxième, puis du deuxième contre du troisième, tant qu’il y en a. Les anciennes quittent le jeu, les nouvelles vont sur la défausse : une carte monte d’un stade par visite et n’augmente pas le total du jour. Des jetons Échange peuvent servir entre-temps.',
  'simmental.3':
    'Valeur et points par stade : 2 et 3, 4 et 4, 5 et 5. Toutes les cartes orange sont une seule race ; la meilleure compte. Elles valent comme bétail quelconque et comme paire, mais pas comme bétail d’une certaine valeur si l’icône ne montre pas de carte orange.',
}
