import { hash, verify } from '@node-rs/argon2'

/** OWASP's choice for Argon2id (which is the library's default kind): 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

let nobodys: Promise<string> | undefined

/** Takes as long for those who do not exist or have no password: nobody learns from it which addresses are known. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await nobodys), password)
  return fits && stored != null
}
