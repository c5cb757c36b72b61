import type { SeenPosition } from '@orrery/protocol'
import { Component, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Lens } from '../common/Lens.tsx'
import { gameParts, type SmallBoard } from '../games/registry.ts'
import { server } from '../server/api.ts'
import { useSettings } from '../store/settings.ts'
import { followPosition, wantLive } from './live-position.ts'

type Play = NonNullable<SeenPosition['play']>

/** A running game as spectators see it, followed while the element is on the screen. */
export function useLivePosition(table: string, ref: RefObject<Element | null>): Play | undefined {
  const [seen, setSeen] = useState(false)
  const [live, setLive] = useState(false)
  const [play, setPlay] = useState<Play>()
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  useEffect(() => {
    if (!seen) return
    const end = wantLive(setLive)
    return () => {
      end()
      setLive(false)
    }
  }, [seen])
  useEffect(() => {
    if (!live) return
    return followPosition((after) => server.position(table, after), setPlay)
  }, [live, table])
  return play
}

/** How a game is drawn in small, once that is loaded; nothing for a game that has no small board. */
export function useSmallBoard(game: string, wanted: boolean): SmallBoard | undefined {
  const [small, setSmall] = useState<SmallBoard>()
  useEffect(() => {
    if (!wanted) return
    let mounted = true
    void gameParts(game)
      ?.small?.()
      .then(
        (found) => mounted && setSmall(found),
        // A picture of the game stands there instead.
        (error: unknown) => console.warn(error),
      )
    return () => {
      mounted = false
    }
  }, [game, wanted])
  return small
}

interface LiveBoardProps {
  readonly game: string
  readonly small: SmallBoard | undefined
  readonly names: readonly string[]
  readonly play: Play | undefined
}

/** The board of a running game in small, as it stands now; the picture of the game until it is known. Nothing in it can be touched. */
export function LiveBoard({ game, small, names, play }: LiveBoardProps): ReactNode {
  const { language } = useSettings()
  const still = <Lens id={game} />
  const drawn = small !== undefined && play !== undefined
  return (
    <div className="live-board" aria-hidden="true" inert data-live={drawn ? play.changes : undefined}>
      {drawn ? (
        <Fallback instead={still}>
          <small.Small view={play.view} names={names} language={language} />
        </Fallback>
      ) : (
        still
      )}
    </div>
  )
}

/** Everybody's points so far, as the score sheet of the game counts them; nothing where that cannot be said. */
export function pointsOf(small: SmallBoard | undefined, play: Play | undefined): readonly number[] {
  if (small === undefined || play === undefined) return []
  try {
    return small.scores(play.view).map((sources) => Object.values(sources).reduce((sum, points) => sum + points, 0))
  } catch {
    // A view of rules that this page does not know yet.
    return []
  }
}

interface FallbackProps {
  readonly instead: ReactNode
  readonly children: ReactNode
}

/** A view of rules that this page does not know yet must not take the whole page with it. */
class Fallback extends Component<FallbackProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
