import type { LearnKey } from './en.js'

export const ru: Readonly<Record<LearnKey, string>> = {
  'learn.title': 'Учиться, играя',
  'learn.lead':
    'Урок — это настоящая партия с дружелюбными ботами. Следуйте ему или пробуйте своё: он продолжится в любом случае.',
  'learn.minutes': 'около {minutes, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}}',
  'learn.minute': 'Игра за 60 секунд',
  'learn.firstMatch': 'Моя первая партия',
  'learn.back': 'Назад',
  'learn.forward': 'Вперёд',
  'learn.play': 'Смотреть',
  'learn.pause': 'Пауза',
  'learn.start': 'Начать',
  'learn.resume': 'Продолжить',
  'learn.again': 'С начала',
  'learn.done': 'пройден',
  'lesson.title': 'Урок',
  'lesson.next': 'Дальше',
  'lesson.why': 'Почему?',
  'lesson.leave': 'Играть без урока',
  'lesson.gently': 'Минутку',
  'lesson.anyway': 'Всё равно сделать',
  'lesson.other': 'Выбрать другое',
  'lesson.over': 'Урок окончен. Партия теперь ваша.',
  'lesson.points':
    'Закончись игра сейчас, у вас было бы {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'lesson.playOn': 'Играть дальше без урока',
  'lesson.nextOne': 'Следующий урок: {title}',
}
