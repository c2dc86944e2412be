import { LIMITS } from '@railhead/protocol'

/** Names for those who do not choose one; the same in every language. */
const NAMES = ['Dusty', 'Calamity', 'Buck', 'Lone Star', 'Sierra', 'Montana', 'Laredo', 'Cheyenne', 'Tex']

const KEY = 'railhead.name'

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

let wanted = stored()

/** The name that a guest gets who presses a button before choosing one; this device remembers it. */
export function guestName(): string {
  if (wanted.trim() === '') {
    const [word, number] = crypto.getRandomValues(new Uint8Array(2))
    rememberGuestName(`${NAMES[word % NAMES.length]} ${(number % 90) + 10}`)
  }
  return wanted.trim().slice(0, LIMITS.name)
}

/** What stands in the name field. */
export function rememberGuestName(name: string): void {
  wanted = name
  try {
    localStorage.setItem(KEY, name)
  } catch (error) {
    console.warn(error)
  }
}
