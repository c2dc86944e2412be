import type { WireErrorBody, WireErrorCode } from '@railhead/protocol'

/** An answer of the server with a status of 400 or more, or none at all (`offline`). */
export class HttpFault extends Error {
  override readonly name = 'HttpFault'
  constructor(
    readonly code: WireErrorCode | 'offline',
    message: string,
    readonly path?: string,
    /** What would have been right, or how many there may be. */
    readonly expected?: unknown,
  ) {
    super(message)
  }
}

function faultOf(body: unknown): WireErrorBody['error'] | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  const { error } = body as WireErrorBody
  return typeof error === 'object' && error !== null && typeof error.code === 'string' ? error : undefined
}

/** One request. The server is ours and sends what the protocol says; its types are trusted here. */
export async function http<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<T> {
  let response: Response
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new HttpFault('offline', 'The server cannot be reached.')
  }
  const text = await response.text()
  const parsed: unknown = text === '' ? undefined : parse(text)
  if (response.ok) return parsed as T
  const fault = faultOf(parsed)
  throw new HttpFault(
    fault?.code ?? 'internal',
    fault?.message ?? response.statusText,
    fault?.path,
    fault?.expected,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
