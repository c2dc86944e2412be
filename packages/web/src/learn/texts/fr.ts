import type { LearnKey } from './en.js'

export const fr: Readonly<Record<LearnKey, string>> = {
  'learn.title': 'Apprendre en jouant',
  'learn.lead':
    'Une leçon est une vraie partie contre des bots bienveillants. Suivez-la ou essayez autre chose : elle continue dans tous les cas.',
  'learn.minutes': 'environ {minutes, plural, one {# minute} other {# minutes}}',
  'learn.minute': 'Le jeu en 60 secondes',
  'learn.firstMatch': 'Ma première partie',
  'learn.back': 'Précédent',
  'learn.forward': 'Suivant',
  'learn.play': 'Lire',
  'learn.pause': 'Pause',
  'learn.start': 'Commencer',
  'learn.resume': 'Continuer',
  'learn.again': 'Depuis le début',
  'learn.done': 'terminée',
  'lesson.title': 'Leçon',
  'lesson.next': 'Continuer',
  'lesson.why': 'Pourquoi ?',
  'lesson.leave': 'Jouer sans la leçon',
  'lesson.gently': 'Un instant',
  'lesson.anyway': 'Le faire quand même',
  'lesson.other': 'Choisir autre chose',
  'lesson.over': 'La leçon est finie. La partie est à vous.',
  'lesson.points':
    'Si elle finissait maintenant, vous auriez {points, plural, one {# point} other {# points}}.',
  'lesson.playOn': 'Continuer sans la leçon',
  'lesson.nextOne': 'Leçon suivante : {title}',
}
