import type { actions as english } from '../en/actions.js'
import type { Translated } from '../en.js'

export const actions: Translated<typeof english> = {
  'action.cost': '{cost} → {gain}',
  'task.money': 'получить {money}',
  'task.moneyPer':
    'получить {money} за {per, select, cowboys {каждого ковбоя} builders {каждого строителя} engineers {каждого инженера} forest {каждую свою постройку в лесу} hazards {каждый свой жетон опасности} stations {каждую улучшенную станцию} other {каждый открытый колокол}}',
  'task.pay': 'заплатить {money}',
  'task.certificate':
    'получить {amount, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}',
  'task.certificatePer':
    'получить {amount, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}} за {per, select, cowboys {каждого ковбоя} builders {каждого строителя} engineers {каждого инженера} forest {каждую свою постройку в лесу} hazards {каждый свой жетон опасности} stations {каждую улучшенную станцию} other {каждый открытый колокол}}',
  'task.certificateToLimit': 'поднять сертификаты до лимита',
  'task.outlawPairs.second':
    'получить {certificates, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}} и {money} за каждую пару из зелёного и оранжевого бандита',
  'task.outlawPairs.first':
    'получить {certificates, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}} и {money} за каждую пару из зелёного и синего типи',
  'task.exchangeToken': 'взять жетон обмена',
  'task.hire': 'нанять рабочего',
  'task.hire.more': 'нанять рабочего на {money} дороже',
  'task.hire.less': 'нанять рабочего на {money} дешевле',
  'task.buyCattle': 'купить скот',
  'task.build': 'построить, по {money} за строителя',
  'task.build.free': 'построить бесплатно',
  'task.build.as':
    'построить бесплатно, как если бы у вас {builders, plural, one {был # строитель} few {было # строителя} many {было # строителей} other {было # строителя}}',
  'task.engine':
    'сдвинуть паровоз вперёд не более чем на {count, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}}',
  'task.enginePer':
    'сдвинуть паровоз вперёд, до 1 клетки за {per, select, cowboys {каждого ковбоя} builders {каждого строителя} engineers {каждого инженера} forest {каждую свою постройку в лесу} hazards {каждый свой жетон опасности} stations {каждую улучшенную станцию} other {каждый открытый колокол}}',
  'task.engineBack':
    'отвести паровоз назад на {count, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}}',
  'task.specialDelivery': 'отвести паровоз назад и доставить скот на столько же клеток, не платя за доставку',
  'task.upgradeBehind': 'улучшить станцию позади паровоза',
  'task.takeHazard': 'убрать опасность',
  'task.takeOutlaw.second': 'поймать бандита',
  'task.takeOutlaw.first': 'торговать с индейцами',
  'task.hazardOrOutlaw.second': 'убрать опасность или поймать бандита',
  'task.hazardOrOutlaw.first': 'убрать опасность или торговать с индейцами',
  'task.takeObjective': 'взять карточку цели',
  'task.takeObjective.hand': 'взять карточку цели на руку',
  'task.takeObjective.display': 'взять открытую карточку цели',
  'task.drawUpTo':
    'взять до {count, plural, one {# карточки} few {# карточек} many {# карточек} other {# карточки}} и сбросить столько же',
  'task.drawUpToPer':
    'взять до 1 карточки за {per, select, cowboys {каждого ковбоя} builders {каждого строителя} engineers {каждого инженера} forest {каждую свою постройку в лесу} hazards {каждый свой жетон опасности} stations {каждую улучшенную станцию} other {каждый открытый колокол}} и сбросить столько же',
  'task.drawThenDiscard':
    'взять {count, plural, one {# карточку} few {# карточки} many {# карточек} other {# карточки}} и сбросить столько же',
  'task.discard.breed': 'сбросить {count, plural, =1 {} other {# × }}«{breed}»',
  'task.discard.any':
    'сбросить {count, plural, one {# карточку скота} few {# карточки скота} many {# карточек скота} other {# карточки скота}}',
  'task.discard.pair': 'сбросить 2 карточки скота одной породы',
  'task.discard.value2':
    'сбросить {count, plural, one {# карточку скота ценностью 2} few {# карточки скота ценностью 2} many {# карточек скота ценностью 2} other {# карточки скота ценностью 2}}',
  'task.discard.plainValue2':
    'сбросить {count, plural, one {# карточку скота ценностью 2, не оранжевую} few {# карточки скота ценностью 2, не оранжевые} many {# карточек скота ценностью 2, не оранжевых} other {# карточки скота ценностью 2, не оранжевой}}',
  'task.discard.value3':
    'сбросить {count, plural, one {# карточку скота ценностью 3} few {# карточки скота ценностью 3} many {# карточек скота ценностью 3} other {# карточки скота ценностью 3}}',
  'task.discard.objective':
    'сбросить {count, plural, one {# карточку цели} few {# карточки цели} many {# карточек цели} other {# карточки цели}}',
  'task.removeCards':
    'убрать из игры до {count, plural, one {# карточки} few {# карточек} many {# карточек} other {# карточки}} с руки',
  'task.auxiliary.1': 'выполнить одиночное вспомогательное действие',
  'task.auxiliary.2': 'выполнить одиночное или двойное вспомогательное действие',
  'task.moveCattleman':
    'передвинуть пастуха не более чем на {count, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}',
  'task.objectiveMove':
    'передвинуть пастуха не более чем на {count, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}, без оплаты прохода и без действий локации',
  'task.copyAdjacent': 'выполнить действия соседней постройки',
  'task.placeShop': 'разместить лавку',
  'task.freeCattle': 'бесплатно взять с рынка карточку скота ценностью 3',
  'task.bonusStationMaster': 'взять запасного начальника станции',
  'task.pokerSeat': 'посадить рабочего за покерный стол',
  'task.layCard': 'положить карточку на покерный стол за {money}',
  'task.showdown': 'объявить вскрытие карточек за покерным столом',

  'brief.money': 'взять деньги',
  'brief.certificates': 'получить сертификаты',
  'brief.outlawPairs': 'сертификаты и деньги',
  'brief.build': 'построить',
  'brief.engine': 'сдвинуть паровоз',
  'brief.specialDelivery': 'особая доставка',
  'brief.upgrade': 'улучшить станцию',
  'brief.draw': 'взять и сбросить',
  'brief.removeCards': 'убрать карточки',
  'brief.auxiliary': 'вспомогательное действие',
  'brief.moveCattleman': 'передвинуть пастуха',
  'brief.copyAdjacent': 'соседняя постройка',
  'brief.freeCattle': 'взять карточку скота',

  'arrow.objective': 'карточка цели',
  'arrow.exchangeToken': 'жетон обмена',
  'effect.transport': 'доставка {money}',
  'fee.bank': '{money} в банк',
  'fee.owner': '{money} игроку {owner}',
  'disc.certificates': 'лимит сертификатов {limit}',
  'disc.certificates.later': 'лимит сертификатов {limit}, когда откроется и клетка 4',
  'disc.steps.money': 'лимит шагов +{steps}, сразу {money}',
  'disc.steps.points': 'лимит шагов +{steps}, в конце {points}',
  'disc.handLimit': 'лимит карточек на руке +1, стоит {cost}',
  'disc.auxiliary':
    '{times, select, single {вспомогательное действие «{auxiliary}» становится доступным} other {вспомогательное действие «{auxiliary}» можно удваивать}}',
  'disc.auxiliary.cost':
    '{times, select, single {вспомогательное действие «{auxiliary}» становится доступным} other {вспомогательное действие «{auxiliary}» можно удваивать}}, стоит {cost}',
}
