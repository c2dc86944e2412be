import { carsonCity } from '@railhead/carson-city'
import { inventory as inCarsonCity } from '@railhead/carson-city/inventory'
import { greatWesternTrail } from '@railhead/great-western-trail'
import { inventory as onTheTrail } from '@railhead/great-western-trail/inventory'
import { type AnyInventory, anyInventory } from '@railhead/kernel'

/** What there is to meet in each game, by its id. A game without an inventory is recorded without one. */
export const inventories: Readonly<Record<string, AnyInventory>> = {
  [greatWesternTrail.id]: anyInventory(greatWesternTrail, onTheTrail),
  [carsonCity.id]: anyInventory(carsonCity, inCarsonCity),
}
