/** 128 random bits. `crypto.randomUUID` exists only on safe origins; a server on the local network may be a plain one. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
