/** What scrolls and holds nothing that takes the focus: Tab goes there, so that arrows move it. */
export const SCROLLED = { tabIndex: 0 } as const
