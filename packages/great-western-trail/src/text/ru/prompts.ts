import type { prompts as english } from '../en/prompts.js'
import type { Translated } from '../en.js'

export const prompts: Translated<typeof english> = {
  'prompt.discardDown':
    'Сбросьте {count, plural, one {# карточку} few {# карточки} many {# карточек} other {# карточки}}: на руке остаётся {limit}.',
  'prompt.placeCattleman': 'Поставьте пастуха на нейтральную постройку.',
  'prompt.phaseA':
    'Передвиньте пастуха не более чем на {steps, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} (у вас {money}).',
  'prompt.moveCattleman':
    'Передвиньте пастуха не более чем на {steps, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} (у вас {money}).',
  'prompt.objectiveMove':
    'Передвиньте пастуха не более чем на {steps, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} без оплаты прохода или откажитесь.',
  'prompt.location': 'Локация: {place}, у вас {money}. Выберите действие или закончите здесь.',
  'prompt.copyAdjacent': 'Выберите соседнюю постройку, действия которой выполните.',
  'prompt.auxiliary.1':
    '{optional, select, yes {Выполните одиночное вспомогательное действие или откажитесь.} other {Выполните одиночное вспомогательное действие.}}',
  'prompt.auxiliary.2':
    '{optional, select, yes {Выполните одиночное или двойное вспомогательное действие или откажитесь.} other {Выполните одиночное или двойное вспомогательное действие.}}',
  'prompt.offer': 'Хотите {action}?',
  'prompt.choose': 'Выберите действие или откажитесь.',
  'prompt.hire':
    'Наймите рабочего{kind, select, more { на {change} дороже} less { на {change} дешевле} other {}}{optional, select, yes { или откажитесь} other {}} (у вас {money}).',
  'prompt.buyCattle':
    'Купите скот или закончите ({cowboys, plural, one {остался # ковбой} few {осталось # ковбоя} many {осталось # ковбоев} other {осталось # ковбоя}}, у вас {money}).',
  'prompt.buySecond': 'Выберите вторую карточку этой покупки.',
  'prompt.build':
    'Выберите постройку{optional, select, yes { или откажитесь} other {}} ({builders, plural, one {# строитель} few {# строителя} many {# строителей} other {# строителя}}, по {price}; у вас {money}).',
  'prompt.site': 'Куда поставить постройку {building}? (У вас {money}.)',
  'prompt.engine':
    'Передвиньте паровоз вперёд не более чем на {spaces, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}}{optional, select, yes { или откажитесь} other {}}.',
  'prompt.engineBack':
    'Отведите паровоз назад на {spaces, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}}.',
  'prompt.leaveEndOfTrack':
    'Паровоз покидает конец железной дороги: получите {money} и выберите клетку позади.',
  'prompt.specialDelivery': 'Как далеко отвести паровоз? Число клеток станет ценностью доставки.',
  'prompt.upgradeStation': 'Улучшить за {cost} ({station})? У вас {money}.',
  'prompt.upgradeBehind': 'Улучшите станцию позади паровоза (у вас {money}).',
  'prompt.placeDisc': 'Какой диск положить ({place})?',
  'prompt.placeDisc.reserve':
    'Какой диск положить ({place})? У вас {money}; {reserve} нужно оставить на доставку.',
  'prompt.takeStationMaster': 'Отдайте рабочего и возьмите жетон ({master}) или откажитесь.',
  'prompt.bonusStationMaster': 'Выберите запасного начальника станции или откажитесь.',
  'prompt.takeHazard': 'Уберите опасность{optional, select, yes { или откажитесь} other {}}.',
  'prompt.takeOutlaw.second': 'Поймайте бандита{optional, select, yes { или откажитесь} other {}}.',
  'prompt.takeOutlaw.first': 'Торгуйте с индейцами{optional, select, yes { или откажитесь} other {}}.',
  'prompt.hazardOrOutlaw.second': 'Уберите опасность, поймайте бандита или откажитесь.',
  'prompt.hazardOrOutlaw.first': 'Уберите опасность, торгуйте с индейцами или откажитесь.',
  'prompt.takeObjective':
    'Возьмите {from, select, display {открытую карточку} other {карточку}} цели{to, select, hand { на руку} other {}}{optional, select, yes { или откажитесь} other {}}.',
  'prompt.drawUpTo':
    'Возьмите до {count, plural, one {# карточки} few {# карточек} many {# карточек} other {# карточки}} и сбросьте столько же{optional, select, yes { или откажитесь} other {}}.',
  'prompt.discardCards':
    'Сбросьте {count, plural, one {# карточку} few {# карточки} many {# карточек} other {# карточки}}.',
  'prompt.discard': 'Выберите карточку: {what}.',
  'prompt.removeCards':
    'Уберите из игры до {count, plural, one {# карточки} few {# карточек} many {# карточек} other {# карточки}} или закончите.',
  'prompt.placeShop': 'Разместите лавку{optional, select, yes { или откажитесь} other {}} (у вас {money}).',
  'prompt.freeCattle': 'Возьмите карточку скота с рынка.',
  'prompt.pokerSeat': 'Посадите рабочего за покерный стол или откажитесь.',
  'prompt.layCard': 'Положите карточку на покерный стол за {price} или откажитесь (в банке стола {pot}).',
  'prompt.foresight': 'Канзас-Сити, прогноз {step}: выберите жетон.',
  'prompt.income':
    'Канзас-Сити, доход: сколько сертификатов потратить? (У вас {certificates}, лимит {limit}.)',
  'prompt.deliver': 'Канзас-Сити, доставка: выберите город ценностью до {total} (у вас {money}).',
  'prompt.deliver.free': 'Выберите город ценностью до {total}; доставка бесплатна.',
  'prompt.exchange':
    'Использовать жетон обмена? (У вас {tokens, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}.)',
  'prompt.exchange.discard':
    'Жетон обмена: сбросьте {count, plural, one {# карточку} few {# карточки} many {# карточек} other {# карточки}}.',
}
