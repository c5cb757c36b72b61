import type { SeenPosition } from '@orrery/protocol'
import { ServerError } from '../server/api.ts'

/** How soon the server is asked again, in milliseconds: after a move, and at most when nothing happens for a while. */
const WAIT = { soon: 3000, longest: 20_000, growth: 1.4 }

/** This many small boards follow their games at once. */
export const MAX_LIVE = 6

const wanted: ((live: boolean) => void)[] = []

const update = (): void => {
  for (const [i, tell] of wanted.entries()) tell(i < MAX_LIVE)
}

/** Asks to follow a game; `tell` hears whether it may, now and whenever that changes. Returns how to end it. */
export function wantLive(tell: (live: boolean) => void): () => void {
  wanted.push(tell)
  update()
  return () => {
    wanted.splice(wanted.indexOf(tell), 1)
    update()
  }
}

type Play = NonNullable<SeenPosition['play']>

/**
 * Follows a game by asking for its position: soon after a move, and less and less often while nothing happens. A table that is gone, or no
 * longer open to spectators, is not asked for again. Returns how to end it.
 */
export function followPosition(
  ask: (after: number | undefined) => Promise<SeenPosition>,
  show: (play: Play) => void,
): () => void {
  let after: number | undefined
  let wait = WAIT.soon
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'visible') {
      try {
        const { seq, play } = await ask(after)
        if (ended) return
        after = seq
        wait = play === undefined ? Math.min(WAIT.longest, wait * WAIT.growth) : WAIT.soon
        if (play !== undefined) show(play)
      } catch (error) {
        if (!(error instanceof ServerError)) throw error
        if (error.status === 404 || error.status === 410) return
        wait = WAIT.longest
      }
    }
    if (!ended) timer = setTimeout(() => void look(), wait)
  }
  void look()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
