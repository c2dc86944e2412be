import type { Browser, LaunchOptions } from 'playwright-core'

/** The path of a Chromium; says what to do if there is none. */
export function chromiumPath(): string

/** A headless browser that talks to nobody but the tests, as people have it if it is to be `whole`. The caller closes it. */
export function launchChromium(options?: LaunchOptions & { readonly whole?: boolean }): Promise<Browser>
