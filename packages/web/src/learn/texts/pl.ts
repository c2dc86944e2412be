import type { LearnKey } from './en.js'

export const pl: Readonly<Record<LearnKey, string>> = {
  'learn.title': 'Nauka przez grę',
  'learn.lead':
    'Lekcja to prawdziwa partia z przyjaznymi botami. Rób, co mówi, albo próbuj po swojemu: i tak potoczy się dalej.',
  'learn.minutes': 'około {minutes, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}}',
  'learn.minute': 'Gra w 60 sekund',
  'learn.firstMatch': 'Moja pierwsza partia',
  'learn.back': 'Wstecz',
  'learn.forward': 'Dalej',
  'learn.play': 'Odtwórz',
  'learn.pause': 'Pauza',
  'learn.start': 'Zacznij',
  'learn.resume': 'Kontynuuj',
  'learn.again': 'Od początku',
  'learn.done': 'ukończona',
  'lesson.title': 'Lekcja',
  'lesson.next': 'Dalej',
  'lesson.why': 'Dlaczego?',
  'lesson.leave': 'Graj bez lekcji',
  'lesson.gently': 'Chwileczkę',
  'lesson.anyway': 'Zrób to mimo wszystko',
  'lesson.other': 'Wybierz coś innego',
  'lesson.over': 'To koniec lekcji. Partia jest teraz twoja.',
  'lesson.points':
    'Gdyby gra kończyła się teraz, {points, plural, one {byłby # punkt} few {byłyby # punkty} many {byłoby # punktów} other {byłoby # punktu}}.',
  'lesson.playOn': 'Graj dalej samodzielnie',
  'lesson.nextOne': 'Następna lekcja: {title}',
}
