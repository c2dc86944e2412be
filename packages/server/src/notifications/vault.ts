import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '../settings.js'
import { secretOf } from '../storage/folder.js'

const NONCE = 12
const TAG = 16

/** Encrypts what must be stored but is nobody else's business: addresses of webhooks, keys. AES-256-GCM. */
export class Vault {
  private readonly key: Buffer

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'railhead vault', 32))
  }

  lock(text: string): string {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce)
    const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), locked]).toString('base64url')
  }

  /** Throws if it was locked with another secret, or changed. */
  unlock(locked: string): string {
    const bytes = Buffer.from(locked, 'base64url')
    const cipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, NONCE))
    cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]).toString('utf8')
  }

  /** Undefined if there is nothing, or it cannot be read: the secret was changed. */
  tryUnlock(locked: string | null): string | undefined {
    try {
      return locked === null ? undefined : this.unlock(locked)
    } catch {
      return undefined
    }
  }
}

/**
 * The vault of a server: by the secret in its settings, or by one kept in its folder. Processes that share a database
 * need the same secret; without one there is no vault.
 */
export function openVault({ secret, databaseUrl, data }: Settings): Vault | undefined {
  if (secret !== undefined) return new Vault(secret)
  if (databaseUrl !== undefined) return undefined
  return new Vault(secretOf(data))
}
