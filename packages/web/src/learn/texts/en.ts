export const en = {
  'learn.title': 'Learn by playing',
  'learn.lead':
    'A lesson is a real match against friendly bots. Do what it says or try something else: it goes on either way.',
  'learn.minutes': 'about {minutes, plural, one {# minute} other {# minutes}}',
  'learn.minute': 'The game in 60 seconds',
  'learn.firstMatch': 'My first match',
  'learn.back': 'Back',
  'learn.forward': 'Forward',
  'learn.play': 'Play',
  'learn.pause': 'Pause',
  'learn.start': 'Begin',
  'learn.resume': 'Go on',
  'learn.again': 'From the beginning',
  'learn.done': 'done',
  'lesson.title': 'Lesson',
  'lesson.next': 'Go on',
  'lesson.why': 'Why?',
  'lesson.leave': 'Play without the lesson',
  'lesson.gently': 'Wait a moment',
  'lesson.anyway': 'Do it all the same',
  'lesson.other': 'Choose something else',
  'lesson.over': 'That was the lesson. The match is yours now.',
  'lesson.points': 'If it ended now, you would have {points, plural, one {# point} other {# points}}.',
  'lesson.playOn': 'Play on by yourself',
  'lesson.nextOne': 'Next lesson: {title}',
} as const

export type LearnKey = keyof typeof en
