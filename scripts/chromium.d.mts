import type { Browser, LaunchOptions } from 'playwright-core'

/** The path of a Chromium; says what to do if there is none. */
export function chromiumPath(): string

/** A headless browser that talks to nobody but the tests. The caller closes it. */
export function launchChromium(options?: LaunchOptions): Promise<Browser>
