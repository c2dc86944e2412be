import { timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId, sha256 } from '../ids.js'
import type { Settings } from '../settings.js'

const FILE = 'admin.code'

/** Where the code lies with which somebody becomes the first administrator; undefined if there is no such file. */
export function adminCodeFile({ adminCode, databaseUrl, data }: Settings): string | undefined {
  return adminCode === undefined && databaseUrl === undefined ? join(data, FILE) : undefined
}

/** A server without administrator has a code in its folder, for whoever can read that. */
export function prepareAdminCode(settings: Settings, hasAdministrator: boolean): void {
  const file = adminCodeFile(settings)
  if (file === undefined) return
  if (hasAdministrator) rmSync(file, { force: true })
  else if (!existsSync(file)) writeFileSync(file, `${newId()}\n`, { mode: 0o600 })
}

/** Whether the code is right. That of the folder counts only as long as there is no administrator. */
export function isAdminCode(settings: Settings, code: string, hasAdministrator: boolean): boolean {
  const { adminCode } = settings
  if (adminCode !== undefined) return same(code, adminCode)
  const file = adminCodeFile(settings)
  if (hasAdministrator || file === undefined || !existsSync(file)) return false
  return same(code, readFileSync(file, 'utf8').trim())
}

function same(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a.trim())), Buffer.from(sha256(b)))
}
