import { RailheadError } from '@railhead/kernel'
import type { WireErrorCode } from '@railhead/protocol'
import type { Writer } from '../i18n/index.js'
import { HttpFault } from '../table/http.js'

/** What went wrong, in the words of the screen; the server's own sentence is for programs. */
export function codeText(t: Writer, code: WireErrorCode | 'offline'): string {
  const key = `fault.${code}`
  return t.has(key) ? t(key) : t('fault.other', { code })
}

export function faultCode(fault: unknown): WireErrorCode | 'offline' {
  return fault instanceof HttpFault || fault instanceof RailheadError ? fault.code : 'internal'
}

export function faultText(t: Writer, fault: unknown): string {
  // Of what there are too many, and how many there may be, is worth a sentence of its own.
  const exact = fault instanceof HttpFault ? `fault.${fault.code}.${fault.path}` : ''
  if (t.has(exact)) return t(exact, { most: Number(fault instanceof HttpFault && fault.expected) })
  return codeText(t, faultCode(fault))
}
