import type { events as english } from '../en/events.js'
import type { Translated } from '../en.js'

export const events: Translated<typeof english> = {
  'event.turn': 'Ход {number}: {who}',
  'event.placed': '{who} начинает: {space}.',
  'event.moved': '{who} идёт: {from} → {to}.',
  'event.fee': '{who} платит за проход {money} игроку {owner} ({space}).',
  'event.fee.bank': '{who} платит за проход {money} в банк ({space}).',
  'event.money': '{who} получает {money}.',
  'event.pays': '{who} платит {money}.',
  'event.local': '{who}, {building}: {action}.',
  'event.used': '{who} использует: {building}.',
  'event.special': '{who} выполняет дополнительное действие участка.',
  'event.copied': '{who} использует соседнюю постройку: {building}.',
  'event.auxiliary': '{who} выполняет вспомогательное действие «{auxiliary}».',
  'event.auxiliary.double': '{who} выполняет двойное вспомогательное действие «{auxiliary}».',
  'event.certificates':
    '{who}: теперь {to, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}} (раньше {from}).',
  'event.exchangeToken': '{who} берёт жетон обмена.',
  'event.exchanged': '{who} использует жетон обмена.',
  'event.drew':
    '{who} берёт {count, plural, one {# карточку} few {# карточки} many {# карточек} other {# карточки}}.',
  'event.drew.cards':
    '{who} берёт {count, plural, one {# карточку} few {# карточки} many {# карточек} other {# карточки}}: {cards}.',
  'event.reshuffled': '{who} перемешивает сброс и составляет новую стопку.',
  'event.discarded': '{who} сбрасывает: {cards}.',
  'event.removed': '{who} убирает из игры: {card}.',
  'event.hired':
    '{who} нанимает {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}}{free, select, yes {} other { за {cost}}}.',
  'event.bought':
    '{who} покупает за {price}: {card} ({cowboys, plural, one {# ковбой} few {# ковбоя} many {# ковбоев} other {# ковбоя}}).',
  'event.bought.second': '{who} берёт второй карточкой: {card}.',
  'event.marketGrew': 'Новое на рынке скота: {cards}.',
  'event.built': '{who} возводит постройку {building}{free, select, yes {} other { за {cost}}}: {site}.',
  'event.built.replaced':
    '{who} возводит постройку {building}{free, select, yes {} other { за {cost}}}: {site}; заменена {replaced}.',
  'event.engine': '{who} двигает паровоз: {from} → {to}.',
  'event.upgraded': '{who} улучшает{free, select, yes {} other { за {cost}}}: {station}.',
  'event.disc': '{who} кладёт диск: {place}. Открыто: {disc}.',
  'event.discFromStation': '{who} переносит диск: {station} → {place}.',
  'event.stationMaster':
    '{who} отдаёт {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} ({station}) и получает жетон: {master}.',
  'event.bonusStationMaster': '{who} берёт запасной жетон: {master}.',
  'event.tile': '{who} забирает: {tile}.',
  'event.objectiveTaken':
    '{who} берёт{from, select, deck { из стопки} other {}}{to, select, hand { на руку} other {}}: {objective}.',
  'event.objectivePlayed': '{who} разыгрывает: {objective}.',
  'event.displayRefilled': 'Новая открытая карточка: {objective}.',
  'event.foresight': '{who} выбирает: {tile} → {space}.',
  'event.foresight.full': '{who} выбирает: {tile}; места нет, жетон уходит из игры.',
  'event.foresight.worker':
    '{who} отправляет {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} на рынок труда.',
  'event.foresightRefilled': 'Клетки прогноза: {tiles}.',
  'event.jobMarketToken': 'Жетон рынка труда переходит в ряд {row}.',
  'event.income':
    '{who} показывает: {hand}{spent, plural, =0 {} one {; тратит # сертификат} few {; тратит # сертификата} many {; тратит # сертификатов} other {; тратит # сертификата}}; всего {total}, доход {money}.',
  'event.delivered': '{who} доставляет скот: {city}.',
  'event.transport': '{who} платит за доставку {money}.',
  'event.shop': '{who} размещает лавку{free, select, yes {} other { за {cost}}}: {town}.',
  'event.tookCattle': '{who} бесплатно берёт с рынка: {card}.',
  'event.seated':
    '{who} сажает {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} за покерный стол (жетон: {points}).',
  'event.laid': '{who} кладёт карточку на покерный стол за {price}: {card}.',
  'event.showdown': 'Вскрытие карточек, на кону {pot}: {hands}.',
  'event.showdown.hand': '{who}: {cards}',
  'event.wonPot': '{who} выигрывает {money} за покерным столом.',
  'event.endTriggered': '{who} забирает жетон рынка труда: у остальных по последнему ходу.',
  'event.over': 'Игра окончена.',
}
