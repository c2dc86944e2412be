import type { Lang } from '@railhead/kernel'
import { type Me, type Preferences, paths } from '@railhead/protocol'
import { useSyncExternalStore } from 'react'
import { asLang, detectLang } from '../i18n/index.js'
import { http } from '../table/http.js'

export interface Settings {
  readonly lang: Lang
  readonly theme: 'auto' | 'light' | 'dark'
  /** Ask before a choice of one is made. */
  readonly confirm: boolean
  /** The board turns to what happens. */
  readonly follow: boolean
  readonly motion: 'auto' | 'on' | 'off'
  readonly sound: boolean
  /** How fast others' turns are shown. */
  readonly speed: 'normal' | 'fast' | 'off'
  /** Single keys do something. */
  readonly keys: boolean
  /** Keys that were changed, in a line (play/keys). */
  readonly keyMap: string
  /** How much screen readers are told: what is asked; others' turns too; every event. */
  readonly said: 'turns' | 'question' | 'all'
}

const KEY = 'railhead.settings'
/** Whose change of settings the server does not have yet: the page was left before it was saved. */
const UNSAVED = 'railhead.settings.unsaved'

/** Reads settings from anywhere: what is missing or strange takes its default. */
function read(stored: Readonly<Record<string, unknown>>): Settings {
  const one = <T extends string>(value: unknown, choices: readonly T[]): T =>
    choices.find(choice => choice === value) ?? choices[0]
  return {
    lang: asLang(stored.lang) ?? detectLang(navigator.languages),
    theme: one(stored.theme, ['auto', 'light', 'dark']),
    confirm: stored.confirm === true,
    follow: stored.follow !== false,
    motion: one(stored.motion, ['auto', 'on', 'off']),
    sound: stored.sound === true,
    speed: one(stored.speed, ['normal', 'fast', 'off']),
    keys: stored.keys !== false,
    keyMap: typeof stored.keyMap === 'string' ? stored.keyMap : '',
    said: one(stored.said, ['turns', 'question', 'all']),
  }
}

function load(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return read(typeof stored === 'object' && stored !== null ? { ...stored } : {})
  } catch {
    return read({})
  }
}

let now = load()
/** What else the server keeps for this person. Saving replaces everything there, so it is sent along. */
let others: Preferences = {}
const listeners = new Set<() => void>()

function set(settings: Settings): void {
  now = settings
  localStorage.setItem(KEY, JSON.stringify(settings))
  for (const listener of listeners) listener()
}

/** Whom the server knows here. */
let person: string | undefined
let saves = 0
let saving: Promise<unknown> = Promise.resolve()

/** One after the other, each with what holds then: what was chosen last stays. */
function save(whose: string): Promise<Preferences> {
  const mine = ++saves
  localStorage.setItem(UNSAVED, whose)
  const saved = saving.then(() => http<Preferences>('PUT', paths.preferences, { ...others, ...now }))
  saving = saved.then(
    () => {
      if (mine === saves) localStorage.removeItem(UNSAVED)
    },
    () => undefined,
  )
  return saved
}

const saveQuietly = (whose: string): void => {
  save(whose).catch(error => console.warn(error))
}

export const settings = {
  get: (): Settings => now,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Changes some of them, here and for all devices of this person. */
  change(changes: Partial<Settings>): void {
    set({ ...now, ...changes })
    if (person !== undefined) saveQuietly(person)
  },
  /** From now on they are this person's. */
  belongTo({ id }: Me): void {
    person = id
  },
  /** Somebody is known, or nobody any more: takes over what they chose, also on another device. */
  adopt(me: Me | null): void {
    person = me?.id
    others = me?.preferences ?? {}
    // What was chosen here last may not have got there.
    if (me && localStorage.getItem(UNSAVED) === me.id) saveQuietly(me.id)
    else if (Object.keys(others).length > 0) set(read({ ...now, ...others }))
  },
  /** What the server keeps besides the settings of this page, by name. */
  kept: (): Preferences => others,
  /** Changes that; undefined removes a name. */
  async keep(changes: Readonly<Record<string, string | number | undefined>>): Promise<void> {
    const wanted: Record<string, string | number | boolean> = { ...others }
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) delete wanted[name]
      else wanted[name] = value
    const before = others
    others = wanted
    try {
      await save(person ?? '')
    } catch (error) {
      others = before
      throw error
    }
  },
}

export const useSettings = (): Settings => useSyncExternalStore(settings.subscribe, settings.get)

/** Of the window of an installed app: leather, dusk. */
const THEME_COLOURS = ['#7a4a2b', '#1f1a17'] as const

/** Shows theme and motion on the root element, where the style sheets look. */
export function applyAppearance({ theme, motion, lang }: Settings): void {
  const root = document.documentElement
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  root.dataset.motion = motion
  root.lang = lang
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOURS[dark ? 1 : 0])
}

/** Asked for once: it is looked at by all that moves, with every change. */
let reduced: MediaQueryList | undefined

export function motionIsOff({ motion }: Settings): boolean {
  if (motion !== 'auto') return motion === 'off'
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)')
  return reduced.matches
}
