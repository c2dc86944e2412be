const OPTION = '.option:not(:disabled)'
const CONTROL = 'button:not(:disabled), input:not(:disabled), [tabindex="0"]'

/** Puts the focus on the first answer of the question; a folded list is opened for it. */
export function focusQuestion(panel: Element | null): boolean {
  const options = panel?.querySelector('.options')
  const folded = options?.querySelector<HTMLDetailsElement>(
    '.option-group:not(.any-time) details:not([open])',
  )
  const found = [...(options?.querySelectorAll<HTMLElement>(OPTION) ?? [])]
  const main = found.filter(option => !option.closest('.any-time'))
  const seen = main.find(option => option.checkVisibility() && !option.closest('.pinned'))
  if (!seen && folded) folded.open = true
  const first =
    seen ??
    main.find(option => option.checkVisibility()) ??
    main[0] ??
    options?.querySelector<HTMLElement>(CONTROL)
  first?.focus({ preventScroll: false })
  return first !== undefined && first !== null
}

/** Puts the focus on the answers to what people ask of me, unless it is there. */
export function focusRequest(): boolean {
  const requests = [...document.querySelectorAll('.play [role=alertdialog]')]
  const asked = requests.find(request => request.querySelector('.primary'))
  if (!asked || asked.contains(document.activeElement)) return false
  asked.querySelector<HTMLElement>('.primary')?.focus()
  return true
}

/** Puts the focus on the line that says what is asked, or who is waited for; where the page scrolls, it goes there. */
export function focusLine(panel: Element | null): void {
  const line = panel?.querySelector<HTMLElement>('.prompt-line')
  line?.focus({ preventScroll: line.closest('.cramped') === null })
}

/** Puts the focus on the board: where it rests, on something that can be chosen, or on any piece. */
export function focusBoard(): void {
  const stage = document.querySelector('.play .stage')
  const piece =
    stage?.querySelector<SVGElement | HTMLElement>('[data-piece][tabindex="0"]') ??
    stage?.querySelector<SVGElement | HTMLElement>('[data-piece]')
  piece?.focus()
}
