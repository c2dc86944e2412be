import type { Message } from '@railhead/kernel'
import { message, money } from '../message.js'

export const tooDear = (cost: number, purse: number): Message =>
  message('why.money', { cost: money(cost), money: money(purse) })

export const tooFewBuilders = (needed: number, have: number): Message =>
  message('why.builders', { needed, have })
