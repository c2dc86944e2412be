import type { options as english } from '../en/options.js'
import type { Translated } from '../en.js'

export const options: Translated<typeof english> = {
  'option.pass': 'Отказаться',
  'option.pass.location': 'Закончить здесь',
  'option.pass.buyCattle': 'Больше не покупать',
  'option.pass.buyCattle.none': 'Ничего не покупать',
  'option.nothingToBuy': '{action} (на {money} ничего не купить, можно лишь добавить карточки)',
  'option.pass.removeCards': 'Больше не убирать',
  'option.pass.upgradeStation': 'Не улучшать',
  'option.pass.takeStationMaster': 'Не брать начальника станции',
  'option.move': 'Идти: {place} ({steps, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}})',
  'option.move.fees':
    'Идти: {place} ({steps, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}; заплатить {fees})',
  'option.place': 'Начать: {place} — {actions}',
  'option.copy': 'Использовать: {building} — {actions}',
  'option.withMoney': '{action}; у вас станет {money}',
  'option.local': 'Действие локации: {action}',
  'option.special': 'Дополнительное действие: {action}',
  'option.auxiliary': 'Вспомогательное действие: {action}',
  'option.auxiliary.double': 'Двойное вспомогательное действие: {action}',
  'option.choice': 'Да: {action}',
  'option.upgrade': 'Улучшить за {cost} → у вас останется {left}',
  'option.upgrade.station': 'Улучшить: {station} ({points}) за {cost} → у вас останется {left}',
  'option.card.discard': 'Сбросить: {card}',
  'option.card.remove': 'Убрать из игры: {card}',
  'option.card.second': 'Взять также: {card}',
  'option.card.free': 'Взять бесплатно: {card}',
  'option.card.take': 'Взять: {card}',
  'option.card.takeObjective': 'Взять: {card}; когда сыграете: {action}',
  'option.card.position': '{option} (место {place} в ряду)',
  'option.card.lay': 'Положить за {money}: {card}',
  'option.play': 'Сыграть: {objective}',
  'option.play.action': 'Сыграть: {objective}; затем {action}',
  'option.deck': 'Взять верхнюю карточку из стопки целей вслепую',
  'option.draw':
    'Взять {count, plural, one {# карточку} few {# карточки} many {# карточек} other {# карточки}} и сбросить столько же',
  'option.exchange':
    'Использовать жетон обмена: взять {count, plural, one {# карточку} few {# карточки} many {# карточек} other {# карточки}} и сбросить столько же',
  'option.buy':
    'Купить за {price}: {card}, {cowboys, plural, one {# ковбой} few {# ковбоя} many {# ковбоев} other {# ковбоя}} → у вас останется {left}',
  'option.buy.two':
    'Купить две карточки вместе за {price}: {card} и вторую, {cowboys, plural, one {# ковбой} few {# ковбоя} many {# ковбоев} other {# ковбоя}} → у вас останется {left}',
  'option.reveal':
    '1 ковбой добавляет на рынок скота {cards, plural, one {# карточку} few {# карточки} many {# карточек} other {# карточки}}',
  'option.hire':
    'Нанять {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} из ряда {row} за {cost} → у вас останется {left}',
  'option.hire.bonus':
    'Нанять {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} из ряда {row} за {cost} → у вас останется {left}; затем {bonus}',
  'option.building':
    'Построить от {cost}: {building} ({builders, plural, one {# строитель} few {# строителя} many {# строителей} other {# строителя}}, {points}) — {actions}',
  'option.site': 'Построить за {cost}: {site} → у вас останется {left}',
  'option.site.replace': 'Заменить за {cost}: {building}, {site} → у вас останется {left}',
  'option.tile': 'Взять: {tile}, {space}',
  'option.tile.reward': 'Взять: {tile}, {space} — {reward}',
  'option.foresight': 'Выложить: {tile} → {space}',
  'option.foresight.full': 'Выбрать: {tile} — места нет, жетон уходит из игры',
  'option.foresight.worker':
    'Отправить {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} на рынок труда, ряд {row}',
  'option.foresight.token':
    'Отправить {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} на рынок труда, ряд {row}: жетон переходит в ряд {next}',
  'option.foresight.market':
    'Отправить {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} на рынок труда, ряд {row}: жетон переходит в ряд {next}, рынок скота пополняется',
  'option.foresight.end':
    'Отправить {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} на рынок труда, ряд {row}: начинается конец игры',
  'option.worker': 'Отдать {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} → {master}',
  'option.worker.poker':
    'Посадить {worker, select, cowboy {ковбоя} builder {строителя} other {инженера}} за покерный стол',
  'option.master': 'Взять: {master} — {help}',
  'option.shop': 'Разместить лавку: {town}{free, select, yes {} other { за {cost} → у вас останется {left}}}',
  'option.shop.gains':
    'Разместить лавку: {town}{free, select, yes {} other { за {cost} → у вас останется {left}}}; затем {gains}',
  'option.shop.station': 'можно улучшить станцию',
  'option.engine': 'Паровоз → {position}',
  'option.engine.upgrade': 'Паровоз → {position}; затем можно улучшить станцию за {cost}',
  'option.engine.end': 'Паровоз → {position}; затем он должен отойти назад',
  'option.engine.delivery': 'Паровоз назад → {position}: доставка ценностью {total}',
  'option.disc': 'Диск: {gain}',
  'option.disc.station': 'Снять диск: {station} (вы теряете {points})',
  'option.spend':
    '{certificates, plural, =0 {Не тратить сертификаты} one {Потратить # сертификат} few {Потратить # сертификата} many {Потратить # сертификатов} other {Потратить # сертификата}}: всего {total}, вы получите {money}',
  'option.spend.unknown':
    '{certificates, plural, =0 {Не тратить сертификаты} one {Потратить # сертификат} few {Потратить # сертификата} many {Потратить # сертификатов} other {Потратить # сертификата}}',
  'option.city': 'Доставка: {city} (ценность {value})',
  'option.city.effects': 'Доставка: {city} (ценность {value}) — {effects}',
}
