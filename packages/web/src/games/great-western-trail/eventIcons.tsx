import type { Event, EventType, Option, OptionKind } from '@railhead/great-western-trail'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.js'
import { ICONS, WORKER_ICONS } from './icons.js'

/** A picture for every kind of event; a new kind does not compile without one. */
const EVENT_ICONS: Readonly<Record<EventType, string>> = {
  turn: ICONS.boot,
  placed: ICONS.boot,
  moved: ICONS.boot,
  fee: ICONS.fee,
  money: ICONS.money,
  local: ICONS.house,
  copied: ICONS.copy,
  auxiliary: ICONS.auxiliary,
  certificates: ICONS.certificate,
  exchangeToken: ICONS.exchange,
  exchanged: ICONS.exchange,
  drew: ICONS.draw,
  reshuffled: ICONS.draw,
  discarded: ICONS.discard,
  removed: ICONS.remove,
  hired: ICONS.hire,
  bought: ICONS.cattle,
  marketGrew: ICONS.lasso,
  built: ICONS.build,
  engine: ICONS.engine,
  upgraded: ICONS.station,
  disc: ICONS.station,
  discFromStation: ICONS.station,
  stationMaster: ICONS.master,
  hazard: ICONS.hazard,
  outlaw: ICONS.outlaw,
  objectiveTaken: ICONS.objective,
  objectivePlayed: ICONS.objective,
  displayRefilled: ICONS.objective,
  foresight: ICONS.hazard,
  foresightRefilled: ICONS.hazard,
  jobMarketToken: ICONS.hire,
  income: ICONS.income,
  raised: ICONS.cattle,
  delivered: ICONS.bull,
  transport: ICONS.track,
  endTriggered: ICONS.finish,
  over: ICONS.finish,
  shop: ICONS.shop,
  tookCattle: ICONS.cattle,
  bonusStationMaster: ICONS.master,
  seated: ICONS.poker,
  laid: ICONS.poker,
  showdown: ICONS.poker,
  wonPot: ICONS.poker,
  samCard: ICONS.boot,
  samChose: ICONS.boot,
  samIdle: ICONS.boot,
  samFee: ICONS.fee,
  samSpecialty: ICONS.hire,
  samObjective: ICONS.objective,
  samMaster: ICONS.master,
  samEngineGone: ICONS.engine,
  samExpansion: ICONS.track,
}

export function eventIcon(event: Event): ReactNode {
  return <Icon d={event.type === 'hired' ? WORKER_ICONS[event.worker] : EVENT_ICONS[event.type]} />
}

/** A picture for every kind of option, null where words say enough. */
const OPTION_ICONS: Readonly<Record<OptionKind, string | null>> = {
  pass: null,
  move: ICONS.boot,
  place: ICONS.boot,
  local: ICONS.house,
  auxiliary: ICONS.auxiliary,
  play: ICONS.objective,
  take: null,
  copy: ICONS.copy,
  card: null,
  deck: ICONS.objective,
  draw: ICONS.draw,
  hire: ICONS.hire,
  buy: ICONS.cattle,
  reveal: ICONS.lasso,
  building: ICONS.build,
  site: ICONS.build,
  engine: ICONS.engine,
  station: ICONS.station,
  disc: null,
  worker: null,
  hazard: ICONS.hazard,
  outlaw: ICONS.outlaw,
  tile: ICONS.hazard,
  spend: ICONS.certificate,
  raise: ICONS.cattle,
  city: ICONS.bull,
  choice: null,
  shop: ICONS.shop,
  master: ICONS.master,
  exchange: ICONS.exchange,
}

export function optionIcon(option: Option): ReactNode {
  const icon =
    option.kind === 'hire' || option.kind === 'worker'
      ? WORKER_ICONS[option.worker]
      : OPTION_ICONS[option.kind]
  return icon ? <Icon d={icon} /> : null
}
