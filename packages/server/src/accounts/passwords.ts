import { hash, verify } from '@node-rs/argon2'

/** OWASP's choice for Argon2id (which is the library's default kind): 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Made at the start, so that not even the first who asks waits longer for it. */
const nobodys = hashPassword('nobody has this password')

/** Takes as long for those who do not exist or have no password: nobody learns from it which addresses are known. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const nobody = await nobodys
  const fits = await verify(stored ?? nobody, password)
  return fits && stored != null
}
