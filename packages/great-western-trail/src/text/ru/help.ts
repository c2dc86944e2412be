import type { help as english } from '../en/help.js'
import type { Translated } from '../en.js'

export const help: Translated<typeof english> = {
  'help.card': 'Племенная ценность {value}; в конце {points}.',
  'help.card.unknown': 'Эту карточку вам не видно.',
  'help.objective': 'Нужно: {needs}. В конце {points}, иначе вы теряете {penalty}. При розыгрыше: {action}.',
  'help.objective.start': 'Нужно: {needs}. В конце {points}.',
  'help.worker.cowboy': 'Ковбои покупают скот: чем их больше, тем лучше и дешевле.',
  'help.worker.builder': 'Строители возводят ваши частные постройки.',
  'help.worker.engineer': 'Инженеры двигают паровоз дальше.',
  'help.hazard': 'Приносит {points} тому, кто её уберёт; проход стоит {fee}.',
  'help.outlaw.second': 'Кто поймает бандита, получит награду его клетки; проход стоит {fee}.',
  'help.outlaw.first': 'Торговля с индейцами даёт награду клетки; проход стоит {fee}.',
  'help.tile.building': 'Частная постройка: её действия выполняет владелец, остальные платят за её руки.',
  'help.neutral': 'Доступна всем. Действия: {actions}.',
  'help.building':
    '{builders, plural, one {Нужен # строитель} few {Нужно # строителя} many {Нужно # строителей} other {Нужно # строителя}}; {points}; {hand}. Действия: {actions}.',
  'help.master.permanent':
    '{count, plural, one {# постоянный сертификат} few {# постоянных сертификата} many {# постоянных сертификатов} other {# постоянного сертификата}}',
  'help.master.immediate': 'сразу: {action}',
  'help.master.scoring': 'в конце: {points} за {what}',
  'master.counts.workers': 'каждого рабочего',
  'master.counts.objectives':
    '{per, plural, =1 {каждую засчитанную цель} one {каждую # засчитанную цель} few {каждые # засчитанные цели} many {каждые # засчитанных целей} other {каждые # засчитанной цели}}',
  'master.counts.hazards':
    '{per, plural, =1 {каждую опасность} one {каждую # опасность} few {каждые # опасности} many {каждые # опасностей} other {каждые # опасности}}',
  'master.counts.outlawPairs': 'каждую пару двух цветов',
  'master.counts.certificates':
    '{per, plural, =1 {каждый сертификат} one {каждый # сертификат} few {каждые # сертификата} many {каждые # сертификатов} other {каждые # сертификата}}',
  'master.counts.stations':
    '{per, plural, =1 {каждую улучшенную станцию} one {каждую # улучшенную станцию} few {каждые # улучшенные станции} many {каждые # улучшенных станций} other {каждые # улучшенной станции}}',
  'master.counts.buildings': 'каждую свою постройку на пути',
  'master.counts.mediumTowns': 'каждый средний город с вашей лавкой',
  'master.counts.goodCattle': 'каждую карточку скота ценностью от 3 до 5',
  'master.counts.exchangeTokens':
    '{per, plural, =1 {каждый жетон обмена} one {каждый # жетон обмена} few {каждые # жетона обмена} many {каждые # жетонов обмена} other {каждые # жетона обмена}}',
  'master.counts.areas': 'каждую область с вашей лавкой',
  'help.station':
    'Улучшение стоит {cost} и диск ({border, select, black {подходит любой} other {только с белыми уголками}}); {points}',
  'help.city':
    'нужна племенная ценность {value}; {border, select, black {подходит любой диск} other {диск с клетки с белыми уголками}}',
  'help.city.points': '{points} за каждый диск',
  'help.city.bells': '{points} за каждый диск и каждый открытый колокол',
  'help.city.money': 'получить {money}',
  'help.city.arrow': 'если диск лежит и в следующем городе: {arrow}',
  'help.city.repeatable': 'можно положить несколько дисков',
  'help.disc.money': 'удваивает вспомогательное действие «получить деньги»',
  'help.disc.cards': 'удваивает вспомогательное действие «взять и сбросить»',
  'help.disc.certificate': 'открывает вспомогательное действие «сертификаты»',
  'help.disc.engine': 'открывает вспомогательное действие «паровоз вперёд»',
  'help.disc.removal': 'открывает вспомогательное действие «убрать карточки»',
  'help.disc.shop': 'удваивает вспомогательное действие «разместить лавку»',
  'help.disc.certificate4': 'поднимает лимит сертификатов до 4',
  'help.disc.certificate6': 'поднимает лимит сертификатов до 6, если открыта и клетка 4',
  'help.disc.stepLeft': 'увеличивает лимит шагов',
  'help.disc.stepRight': 'увеличивает лимит шагов и приносит очки в конце',
  'help.disc.hand': 'увеличивает лимит карточек на руке на 1',
  'help.disc.border':
    '{border, select, black {чёрные уголки: только на места с чёрными уголками} other {белые уголки: подходит везде}}',
  'help.disc.cost': 'снять диск стоит {money}',
  'help.disc.gain': 'снятый диск приносит {money}',
  'help.auxiliary': 'Одиночное: {single}. Двойное: {double}.',
  'help.workerSpace': '{worker}, клетка {number}',
  'help.workerPoints': 'в конце {points}',
  'help.space.start': 'Отсюда пастухи снова начинают путь после Канзас-Сити.',
  'help.space.neutral': 'Место нейтральной постройки.',
  'help.space.site': 'Участок под постройку',
  'help.space.hazard': 'Место опасности.',
  'help.space.camp.second': 'Место бандита; награда за поимку: {reward}.',
  'help.space.camp.first': 'Место типи; торговля здесь: {reward}.',
  'help.space.kansasCity': 'Каждый пастух останавливается здесь и отправляет скот.',
  'help.space.forest': 'в лесу',
  'help.space.special': 'дополнительное действие для владельца постройки: {action}',
  'help.phase.a':
    'Передвиньте пастуха хотя бы на шаг, но не дальше лимита шагов, и заплатите за руки на пути.',
  'help.phase.b': 'Выполните действия локации или вместо них одиночное вспомогательное действие.',
  'help.phase.c': 'Доберите карточки до лимита карточек на руке.',
  'help.config.edition': 'Какая коробка: поле, постройки и города различаются.',
  'help.config.players': 'Сколько людей и ботов за столом.',
  'help.config.neutralBuildings':
    'Где стоят нейтральные постройки от A до G; для первой партии — по порядку.',
  'help.config.buildingFaces': 'Какими сторонами лежат частные постройки; одинаково у всех.',
  'help.config.cattle':
    'Оранжевые карточки скота, которые добавляются на рынок. Оба вида вместе возможны, но не рекомендуются.',
  'help.config.addons': 'С какими дополнениями играть.',
  'help.config.orangeObjectives':
    'Добавляются ли карточки целей с оранжевым скотом из дополнения «Рельсы на север».',
  'help.config.solo': 'Один человек против Сэма, соперника-автомата.',
  'help.config.samFirstCity': 'Куда Сэм доставляет скот сначала: чем дальше, тем труднее.',
}
