import { create } from 'zustand'
import { gameIds } from '../games/list.ts'

/** A running guide: its table, its game, and the step that is shown. */
export interface Progress {
  readonly table: string
  readonly game: string
  readonly at: number
}

/** What this browser remembers of its guides. */
interface Guides {
  readonly running: readonly Progress[]
  /** Games whose guide is no longer offered: it was started, or the game was played without it. */
  readonly known: readonly string[]
  /** The player has chosen "Do not offer again". */
  readonly silent: boolean
  begin(table: string, game: string): void
  show(table: string, at: number): void
  /** The coach goes; the game stays. */
  leave(table: string): void
  markKnown(game: string): void
  stopOffering(): void
}

const KEY = 'orrery-guides'

type StoredGuides = Pick<Guides, 'running' | 'known' | 'silent'>
const nothing: StoredGuides = { running: [], known: [], silent: false }

const isGame = (value: unknown): value is string => gameIds.some((id) => id === value)

function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null) return false
  const { table, game, at }: Partial<Record<keyof Progress, unknown>> = value
  return typeof table === 'string' && isGame(game) && typeof at === 'number' && Number.isInteger(at) && at >= 0
}

/** Keeps what has the right type, as the settings do. */
function load(): StoredGuides {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return nothing
    const { running, known, silent }: Partial<Record<keyof StoredGuides, unknown>> = stored
    return {
      running: Array.isArray(running) ? running.filter(isProgress) : [],
      known: Array.isArray(known) ? known.filter(isGame) : [],
      silent: silent === true,
    }
  } catch {
    return nothing
  }
}

/** One table for each game is enough; an older one continues without its coach. */
export const useGuides = create<Guides>((set, get) => {
  const change = (part: Partial<StoredGuides>): void => {
    set(part)
    const { running, known, silent } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify({ running, known, silent }))
    } catch {
      // A full or forbidden storage must not stop the guide; it then lasts until the tab is closed.
    }
  }
  const markKnown = (game: string): readonly string[] => [...get().known.filter((each) => each !== game), game]
  return {
    ...load(),
    begin(table, game) {
      const others = get().running.filter((each) => each.game !== game)
      change({ running: [...others, { table, game, at: 0 }], known: markKnown(game) })
    },
    show(table, at) {
      change({ running: get().running.map((each) => (each.table === table ? { ...each, at } : each)) })
    },
    leave(table) {
      change({ running: get().running.filter((each) => each.table !== table) })
    },
    markKnown(game) {
      if (!get().known.includes(game)) change({ known: markKnown(game) })
    },
    stopOffering() {
      change({ silent: true })
    },
  }
})
