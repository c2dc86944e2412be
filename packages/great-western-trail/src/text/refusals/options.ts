import type { Message } from '@railhead/kernel'
import { WORKER_SPACES } from '../../components/playerBoard.js'
import { ownerOf } from '../../components/tiles.js'
import { chosen, type Option } from '../../option.js'
import { tablesOf } from '../../state.js'
import { buildersFor, buildersOnSite, fewestBuilders } from '../../tasks/build.js'
import { idleCowboys } from '../../tasks/buyCattle.js'
import type { OptionTrouble } from '../../trouble.js'
import { message, who } from '../message.js'
import { townName } from '../names.js'
import type { Question } from './asked.js'
import { tooDear, tooFewBuilders } from './reasons.js'

type Words = (question: Question, option: Option) => Message

/** Builders that a building, or a site for it, asks for. */
function buildersNeeded({ state, task }: Question, option: Option): number {
  if (task.kind === 'site') return buildersOnSite(state, chosen(option, 'site').space, task.building)
  return fewestBuilders(state, chosen(option, 'building').building)
}

/** What the option would cost. */
function priceOf(question: Question, option: Option): number {
  const { state, task } = question
  const { stations, discSpaces, north, trail, campRewards, jobMarket, purchases } = tablesOf(state)
  switch (option.kind) {
    case 'hire':
      return jobMarket.costs[option.row] + (task.kind === 'hire' ? task.change : 0)
    case 'buy':
      return purchases[option.purchase].price
    case 'building':
    case 'site':
      return buildersNeeded(question, option) * ('price' in task ? task.price : 0)
    case 'station':
      return stations[option.station].cost
    case 'disc':
      return discSpaces[option.disc].cost
    case 'shop':
      return north?.towns[option.town].spaces[option.space].cost ?? 0
    case 'outlaw':
      return -Number(campRewards[trail.camps.indexOf(option.space)])
    default:
      return 0
  }
}

/** The dollars that may be used for it. */
const purseOf = ({ player, task }: Question): number =>
  task.kind === 'placeDisc' ? player.money - task.reserve : player.money

function fewCowboys({ state, task }: Question, option: Option): Message {
  const needed = tablesOf(state).purchases[chosen(option, 'buy').purchase].cowboys
  return message('why.cowboys', { needed, have: task.kind === 'buyCattle' ? idleCowboys(state, task) : 0 })
}

function fewBuilders(question: Question, option: Option): Message {
  const { state, task } = question
  const have = task.kind === 'build' || task.kind === 'site' ? buildersFor(state, task) : 0
  return tooFewBuilders(buildersNeeded(question, option), have)
}

function lowTotal({ state, task }: Question, option: Option): Message {
  const { value } = tablesOf(state).cities[chosen(option, 'city').city]
  return message('why.value', { value, total: task.kind === 'deliver' ? task.total : 0 })
}

function noShop({ state }: Question, option: Option): Message {
  const { cities, north } = tablesOf(state)
  const { town } = cities[chosen(option, 'city').city]
  const found = north?.towns.find(({ name }) => name === town)
  if (found === undefined) throw new Error('The city lies in no town.')
  return message('why.noShop', { town: townName(found, cities) })
}

const foreign: Words = ({ state, player }) =>
  message('why.foreign', { owner: who(ownerOf(state.trail[player.space])) })

/** Every trouble of an option, in words. A new one does not compile without them. */
const WORDS = {
  money: (question, option) => tooDear(priceOf(question, option), purseOf(question)),
  tokenRow: () => message('why.tokenRow'),
  rowFull: () => message('why.rowFull', { count: WORKER_SPACES }),
  cowboys: fewCowboys,
  oneCard: () => message('why.oneCard'),
  builders: fewBuilders,
  noSite: () => message('why.noSite'),
  notHigher: () => message('why.notHigher'),
  upgraded: () => message('why.upgraded'),
  noDisc: () => message('why.noDisc'),
  ahead: () => message('why.ahead'),
  black: () => message('why.black'),
  value: lowTotal,
  delivered: () => message('why.delivered'),
  noShop,
  noFive: () => message('why.noFive'),
  closed: () => message('why.closed'),
  printedWorker: () => message('why.printedWorker'),
  ownShop: () => message('why.ownShop'),
  noAccess: () => message('why.noAccess'),
  townFull: () => message('why.townFull'),
  discs: () => message('why.discs'),
  disc: () => message('why.disc'),
  foreign,
  used: () => message('why.used'),
} satisfies Readonly<Record<OptionTrouble, Words>>

export function whyNot(question: Question, option: Option, trouble: OptionTrouble): Message {
  const words: Words = WORDS[trouble]
  return words(question, option)
}
