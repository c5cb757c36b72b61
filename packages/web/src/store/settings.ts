import { type Language, languages, matchLanguage } from '@orrery/kernel'
import { create } from 'zustand'

/** Who sits at a seat of a local game. */
export interface SeatChoice {
  readonly name: string
  readonly bot: boolean
  /** How the bot plays; all-round when left out. */
  readonly character?: string | undefined
}

/** What was chosen the last time a game was set up. */
export interface SetupChoice {
  readonly seats: readonly SeatChoice[]
  readonly level: string
  readonly options: Readonly<Record<string, string>>
}

/** What single letters do at a table. */
export const tableKeys = ['undo', 'endTurn', 'log', 'rulebook', 'scores', 'best', 'help'] as const
export type TableKey = (typeof tableKeys)[number]

/** The letters that nobody has changed. */
export const defaultLetters: Readonly<Record<TableKey, string>> = {
  undo: 'u',
  endTurn: 'e',
  log: 'l',
  rulebook: 'r',
  scores: 's',
  best: 'b',
  help: '?',
}

/** All settings of the user, stored in the browser. */
export interface Settings {
  readonly language: Language
  readonly theme: 'dark' | 'light' | 'system'
  readonly motion: 'normal' | 'fast' | 'off'
  /** How fast the others' moves are shown again when it is my turn. */
  readonly recap: 'slow' | 'normal' | 'fast' | 'off'
  readonly sound: boolean
  /** Phones are felt: at one's own moves, turns and refusals. */
  readonly vibration: boolean
  /** How loud sounds are, from 0 to 1. */
  readonly volume: number
  /** Adds shapes to everything that is told apart by colour. */
  readonly shapes: boolean
  /** Ask before a turn ends even when nothing would be lost. */
  readonly confirmEnd: boolean
  /** Passes automatically when the user has nothing to play. */
  readonly passing: boolean
  /** Takes decisions that have only one possible answer. */
  readonly singles: boolean
  /** Warns before a turn that throws much away, where a table allows it; left alone, at tables that were made for learning. */
  readonly coach: 'auto' | 'on' | 'off'
  /** A place whose piece is clear takes it at once, and choosing something of a later step passes the steps before it. */
  readonly quick: boolean
  /** Shows every table as a list of actions in words. */
  readonly textMode: boolean
  /** Single letters are keys at a table; speech input and some screen readers need them off. */
  readonly letters: boolean
  readonly letterKeys: Readonly<Record<TableKey, string>>
  /** Warnings that are not to be shown again, as `<game>/<warning>`. */
  readonly muted: readonly string[]
  /** By game. */
  readonly setups: Readonly<Record<string, SetupChoice>>
}

interface SettingsStore extends Settings {
  change(part: Partial<Settings>): void
}

const KEY = 'orrery-settings'

const defaults: Settings = {
  language: matchLanguage(navigator.languages),
  theme: 'dark',
  motion: 'normal',
  recap: 'normal',
  sound: false,
  volume: 0.6,
  vibration: true,
  shapes: false,
  confirmEnd: false,
  passing: true,
  singles: true,
  coach: 'auto',
  quick: true,
  textMode: false,
  letters: true,
  letterKeys: defaultLetters,
  muted: [],
  setups: {},
}

/** One character for each key, those stored where they are. */
function lettersOf(stored: Readonly<Record<string, unknown>>): Record<TableKey, string> {
  const letters = { ...defaultLetters }
  for (const key of tableKeys) {
    const letter = stored[key]
    if (typeof letter === 'string' && letter.length === 1) letters[key] = letter
  }
  return letters
}

/** Keeps what has the right type; anything else (an older version, a hand-edited value) falls back to its default. */
function load(): Settings {
  let stored: unknown
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return defaults
  }
  if (typeof stored !== 'object' || stored === null) return defaults
  const kept: Record<string, unknown> = { ...defaults }
  for (const [key, value] of Object.entries(stored)) {
    const fallback: unknown = Reflect.get(defaults, key)
    if (fallback === undefined || typeof value !== typeof fallback || Array.isArray(value) !== Array.isArray(fallback))
      continue
    kept[key] = value
  }
  const settings = { ...defaults, ...kept }
  return {
    ...settings,
    language: languages.find((each) => each === settings.language) ?? defaults.language,
    theme: (['dark', 'light', 'system'] as const).find((each) => each === settings.theme) ?? 'dark',
    letterKeys: lettersOf(settings.letterKeys),
    volume: Math.min(1, Math.max(0, settings.volume)),
    motion: (['normal', 'fast', 'off'] as const).find((each) => each === settings.motion) ?? 'normal',
    coach: (['auto', 'on', 'off'] as const).find((each) => each === settings.coach) ?? 'auto',
    recap: (['slow', 'normal', 'fast', 'off'] as const).find((each) => each === settings.recap) ?? 'normal',
  }
}

/** The settings of this browser. */
export const useSettings = create<SettingsStore>((set, get) => ({
  ...load(),
  change(part) {
    set(part)
    const { change: _change, ...settings } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A full or forbidden storage must not stop the game; the choice then lasts until the tab is closed.
    }
  },
}))

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const lightScheme = matchMedia('(prefers-color-scheme: light)')

/** A factor on animations: 1 normal, 0.5 fast, 0 off; also off when the system asks for reduced motion. */
export function speedOf(motion: Settings['motion']): number {
  if (reducedMotion.matches || motion === 'off') return 0
  return motion === 'fast' ? 0.5 : 1
}

/** Applies language, theme and speed to the page, now and whenever they change. */
export function applySettings(): void {
  const apply = (): void => {
    const { language, theme, motion, shapes } = useSettings.getState()
    const root = document.documentElement
    root.lang = language
    root.dataset.theme = theme === 'system' ? (lightScheme.matches ? 'light' : 'dark') : theme
    root.dataset.motion = motion
    root.dataset.shapes = shapes ? 'on' : 'off'
    root.style.setProperty('--speed', String(speedOf(motion)))
  }
  apply()
  useSettings.subscribe(apply)
  reducedMotion.addEventListener('change', apply)
  lightScheme.addEventListener('change', apply)
}
