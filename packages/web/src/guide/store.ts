import { create } from 'zustand'
import { gameIds } from '../games/list.ts'

/** A running lesson: its table, and how far the player has come. */
export interface Progress {
  readonly table: string
  readonly game: string
  /** The id of the lesson. */
  readonly lesson: string
  /** The step that is shown. */
  readonly at: number
  /** Which of the exercises is at the table; 0 in a lesson without. */
  readonly exercise: number
  /** A solution of the exercise is being shown. */
  readonly shown: boolean
  /** What was reached in the exercise, once that is settled. */
  readonly reached?: number
}

/** What this browser remembers of its lessons. */
interface Guides {
  readonly running: readonly Progress[]
  /** Lessons that were played to their end, and exercises that were solved: `cosmos/turn`, `cosmos/practice/goal`. */
  readonly done: readonly string[]
  /** Games whose lessons are no longer offered: one was started, or the game was played without it. */
  readonly known: readonly string[]
  /** The player has chosen "Do not offer again". */
  readonly silent: boolean
  begin(progress: Pick<Progress, 'table' | 'game' | 'lesson'> & Partial<Progress>): void
  show(table: string, at: number): void
  /** The outcome of an exercise. */
  settle(table: string, reached: number): void
  /** The coach goes; the game stays. */
  leave(table: string): void
  markDone(id: string): void
  markKnown(game: string): void
  stopOffering(): void
}

const KEY = 'orrery-guides'

type StoredGuides = Pick<Guides, 'running' | 'done' | 'known' | 'silent'>
const nothing: StoredGuides = { running: [], done: [], known: [], silent: false }

const isGame = (value: unknown): value is string => gameIds.some((id) => id === value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** A stored progress; what was stored before there were several lessons is the first one. */
function readProgress(value: unknown): Progress[] {
  if (typeof value !== 'object' || value === null) return []
  const stored: Partial<Record<keyof Progress, unknown>> = value
  const { table, game, lesson = 'turn', at, exercise = 0, shown = false, reached } = stored
  if (!isText(table) || !isGame(game) || !isText(lesson) || !isCount(at) || !isCount(exercise)) return []
  const settled = typeof reached === 'number' ? { reached } : {}
  return [{ table, game, lesson, at, exercise, shown: shown === true, ...settled }]
}

/** Keeps what has the right type, as the settings do. */
function load(): StoredGuides {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return nothing
    const { running, done, known, silent }: Partial<Record<keyof StoredGuides, unknown>> = stored
    return {
      running: Array.isArray(running) ? running.flatMap(readProgress) : [],
      done: Array.isArray(done) ? done.filter(isText) : [],
      known: Array.isArray(known) ? known.filter(isGame) : [],
      silent: silent === true,
    }
  } catch {
    return nothing
  }
}

const joined = (list: readonly string[], one: string): readonly string[] => (list.includes(one) ? list : [...list, one])

/** One table for each game is enough. */
export const useGuides = create<Guides>((set, get) => {
  const change = (part: Partial<StoredGuides>): void => {
    set(part)
    const { running, done, known, silent } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify({ running, done, known, silent }))
    } catch {
      // A full or forbidden storage must not stop the lesson; it then lasts until the tab is closed.
    }
  }
  const update = (table: string, part: Partial<Progress>): void =>
    change({ running: get().running.map((each) => (each.table === table ? { ...each, ...part } : each)) })
  return {
    ...load(),
    begin(progress) {
      const others = get().running.filter(({ game }) => game !== progress.game)
      const running = [...others, { at: 0, exercise: 0, shown: false, ...progress }]
      change({ running, known: joined(get().known, progress.game) })
    },
    show(table, at) {
      update(table, { at })
    },
    settle(table, reached) {
      update(table, { reached })
    },
    leave(table) {
      change({ running: get().running.filter((each) => each.table !== table) })
    },
    markDone(id) {
      if (!get().done.includes(id)) change({ done: joined(get().done, id) })
    },
    markKnown(game) {
      if (!get().known.includes(game)) change({ known: joined(get().known, game) })
    },
    stopOffering() {
      change({ silent: true })
    },
  }
})
