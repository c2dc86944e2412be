import type { CDPSession, Page } from 'playwright-core'

/** What the accessibility tree says of an element. */
interface Node {
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly ignored: boolean
  readonly nodeId: string
  readonly parentId?: string
  readonly childIds?: readonly string[]
}

/** Collects what live regions would speak: text added to them, unless it is hidden or behind a window. */
function collect(): void {
  const heard: string[] = []
  Reflect.set(window, 'heard', heard)
  const LIVE = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
  new MutationObserver(changes => {
    for (const { addedNodes, target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(LIVE)
      const modal = document.querySelector('dialog:modal')
      if (!region || region.closest('[aria-hidden=true], [inert], [hidden]')) continue
      if (modal && !modal.contains(region)) continue
      for (const node of addedNodes) if (node.textContent?.trim()) heard.push(node.textContent.trim())
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** In between the page draws: what it does by itself comes before what it says. */
const STEP = 360

/**
 * Somebody who hears the page and has a keyboard: what the live regions say, and what the browser's accessibility
 * tree says of the element with the focus. Nothing else of the page is known here.
 */
export class Listener {
  /** Everything heard and pressed, in order. */
  readonly transcript: string[] = []

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async at(page: Page): Promise<Listener> {
    await page.addInitScript(collect)
    // The page's timers go as fast as it is listened to.
    await page.clock.install()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Accessibility.enable')
    return new Listener(page, devtools)
  }

  /** Lets time pass, and gives what was said meanwhile. */
  async listen(milliseconds = 2 * STEP): Promise<string[]> {
    const said: string[] = []
    for (const part of milliseconds > STEP ? [STEP, milliseconds - STEP] : [milliseconds]) {
      await this.page.clock.fastForward(part)
      said.push(...(await this.page.evaluate<string[]>('window.heard.splice(0)')))
    }
    for (const line of said) this.transcript.push(line)
    return said
  }

  async press(key: string): Promise<void> {
    this.transcript.push(`[${key}]`)
    await this.page.keyboard.press(key)
  }

  async type(line: string): Promise<void> {
    this.transcript.push(`[${line}]`)
    await this.page.keyboard.type(line)
    await this.page.keyboard.press('Enter')
  }

  /** What a reader says of the element that has the focus. */
  async focus(noted = true): Promise<string> {
    const { result } = await this.devtools.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (!result.objectId) return ''
    const { nodes } = await this.devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: true,
    })
    const tree = nodes as unknown as readonly Node[]
    const byId = new Map(tree.map(node => [node.nodeId, node]))
    const own = tree.find(node =>
      node.properties?.some(({ name, value }) => name === 'focused' && value.value),
    )
    // Readers name the window that the focus is in.
    const windows: string[] = []
    for (let at = own; at?.parentId !== undefined; at = byId.get(at.parentId))
      if (at.role?.value === 'dialog') windows.push(speech(at))
    const said = [...windows, speech(own)]
      .filter(part => part !== '')
      .join('. ')
      .replace(/(?<=[.!?])\. /g, ' ')
    if (noted) this.transcript.push(said)
    return said
  }

  /** What is read line by line from an element on: a window, a panel. */
  async read(role: string, name: RegExp): Promise<string[]> {
    const { nodes } = (await this.devtools.send('Accessibility.getFullAXTree')) as unknown as {
      readonly nodes: readonly Node[]
    }
    const byId = new Map(nodes.map(node => [node.nodeId, node]))
    const root = nodes.find(node => node.role?.value === role && name.test(node.name?.value ?? ''))
    const lines: string[] = []
    let columns: readonly string[] = []
    const walk = (node: Node): void => {
      const kind = node.role?.value
      if (!node.ignored && kind === 'row') {
        const [first = '', ...cells] = cellsOf(node, byId)
        if (isHeader(node, byId)) columns = cells
        // Readers say the heading of its column before a cell.
        else lines.push(`${first}: ${cells.map((cell, i) => `${columns[i] ?? ''} ${cell}`).join('; ')}`)
        return
      }
      if (!node.ignored && SPOKEN.includes(kind ?? '') && node.name?.value) {
        lines.push(speech(node))
        if (kind !== 'table') return
      }
      for (const id of node.childIds ?? []) {
        const child = byId.get(id)
        if (child) walk(child)
      }
    }
    if (root) walk(root)
    this.transcript.push(...lines)
    return lines
  }
}

const isHeader = (row: Node, byId: ReadonlyMap<string, Node>): boolean =>
  (row.childIds ?? []).every(id => byId.get(id)?.role?.value !== 'cell')

const SPOKEN: readonly string[] = ['heading', 'StaticText', 'button', 'link', 'checkbox', 'radio', 'textbox']

function cellsOf(row: Node, byId: ReadonlyMap<string, Node>): string[] {
  const texts: string[] = []
  let words: string[] = []
  const walk = (node: Node): void => {
    if (node.role?.value === 'StaticText' && node.name?.value) words.push(node.name.value.trim())
    else for (const id of node.childIds ?? []) walk(byId.get(id) ?? row)
  }
  for (const id of row.childIds ?? []) {
    const cell = byId.get(id)
    if (!cell) continue
    words = []
    walk(cell)
    texts.push(words.join(' '))
  }
  return texts
}

const ROLES: Readonly<Record<string, string>> = {
  StaticText: '',
  generic: '',
  image: '',
  RootWebArea: 'page',
}

function speech(node: Node | undefined): string {
  if (!node) return ''
  const role = node.role?.value ?? ''
  const state = (name: string): unknown => node.properties?.find(one => one.name === name)?.value.value
  return [
    node.name?.value,
    ROLES[role] ?? role,
    state('disabled') === true ? 'unavailable' : '',
    state('expanded') === true ? 'expanded' : state('expanded') === false ? 'collapsed' : '',
    node.description?.value === node.name?.value ? '' : node.description?.value,
  ]
    .filter(part => part)
    .join(', ')
}
