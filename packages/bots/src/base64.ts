const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUE_OF = new Uint8Array(128)
for (let i = 0; i < DIGITS.length; i++) VALUE_OF[DIGITS.charCodeAt(i)] = i

/** Numbers as text: four bytes each (little-endian), in base 64. */
export function writeNumbers(numbers: Float32Array): string {
  const view = new DataView(new ArrayBuffer(numbers.length * 4))
  for (let i = 0; i < numbers.length; i++) view.setFloat32(i * 4, numbers[i], true)
  const size = view.byteLength
  const parts: string[] = []
  for (let at = 0; at < size; at += 3) {
    const byte = (i: number): number => (at + i < size ? view.getUint8(at + i) : 0)
    const word = (byte(0) << 16) | (byte(1) << 8) | byte(2)
    const digit = (shift: number): string => DIGITS[(word >> shift) & 63]
    parts.push(digit(18) + digit(12) + (at + 1 < size ? digit(6) : '=') + (at + 2 < size ? digit(0) : '='))
  }
  return parts.join('')
}

export function readNumbers(text: string): Float32Array {
  const length = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  let word = 0
  let bits = 0
  let at = 0
  for (let i = 0; i < length; i++) {
    word = ((word << 6) | VALUE_OF[text.charCodeAt(i) & 127]) & 0xffffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = (word >> bits) & 255
    }
  }
  const view = new DataView(bytes.buffer)
  return Float32Array.from({ length: bytes.length >> 2 }, (_, i) => view.getFloat32(i * 4, true))
}
