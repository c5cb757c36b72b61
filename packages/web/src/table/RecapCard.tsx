import { SeatDisc } from '@orrery/board/seats'
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CloseButton } from '../design/IconButton.tsx'
import type { Box } from '../guide/box.ts'
import { useTexts } from '../texts/index.ts'
import { clearPlace, type Kept } from './clear-place.ts'
import type { ToldTurn } from './recap.ts'
import { type Reasoned, useWhy } from './useWhy.ts'

interface RecapCardProps {
  readonly turn: ToldTurn
  readonly names: readonly string[]
  readonly at: number
  readonly count: number
  readonly reasoned: Reasoned
  /** Whether a bot is asked why it did it. */
  readonly asks: boolean
  onSkip(): void
}

/** The distance to the edges of the table. */
const EDGE = 8
/** The places it speaks of, what can be clicked, and on phones what the player has; rather the board is covered than what stands beside it. */
const keptParts: readonly (readonly [selector: string, weight: number])[] = [
  ['.spots span', 24],
  ['.table-main :is([data-action], [data-step]):not(:disabled), .table-main .lit', 8],
  ['.bd-sheet .bd-pinned', 8],
  ['.bd-sheet, .bd-col', 0.03],
]

/** What one player did. It stands beside what it speaks of; clicks go through it to the board, which never has to wait for it. */
export default function RecapCard({ turn, names, at, count, reasoned, asks, onSkip }: RecapCardProps): ReactNode {
  const t = useTexts()
  const card = useRef<HTMLElement>(null)
  const asked = useMemo(() => (asks ? [turn] : []), [asks, turn])
  const why = useWhy(reasoned, asked).get(turn.turn)
  const place = usePlace(card, turn, why)
  const style: CSSProperties =
    place === undefined ? { visibility: 'hidden' } : { left: place.left, top: place.top, translate: 'none' }
  return (
    <section ref={card} className="told panel" aria-label={t.recap.title} data-testid="told" style={style}>
      <header>
        <SeatDisc seat={turn.seat} size={24} />
        <h2>{names[turn.seat] ?? t.recap.title}</h2>
        {count > 1 ? <small className="num">{`${at}/${count}`}</small> : undefined}
        <CloseButton onClick={onSkip} />
      </header>
      <ul>
        {turn.lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {why === undefined ? undefined : <p className="why">{why}</p>}
      {turn.more > 0 ? <small>{t.recap.more({ n: turn.more })}</small> : undefined}
    </section>
  )
}

/** Where the card of a turn covers neither its places nor what can be clicked, as far as there is room. */
function usePlace(
  card: { readonly current: HTMLElement | null },
  turn: ToldTurn,
  why: string | undefined,
): Box | undefined {
  const [place, setPlace] = useState<Box>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn has places of its own, and a reason makes the card higher
  useLayoutEffect(() => {
    const find = (): void => {
      const table = card.current?.closest('.table-screen')
      const main = table?.querySelector('.table-main')
      if (card.current === null || !table || !main) return
      // Inside a magnified page, the card is placed in the page's own pixels.
      const { currentCSSZoom: zoom = 1, offsetWidth: width, offsetHeight: height } = card.current
      const boxOf = (element: Element): Box => {
        const { left, top, width: w, height: h } = element.getBoundingClientRect()
        return { left: left / zoom, top: top / zoom, width: w / zoom, height: h / zoom }
      }
      const { left, top, width: wide, height: high } = boxOf(main)
      // The camera of a lying phone is beside the board.
      const beside = Math.max(EDGE, Number.parseFloat(getComputedStyle(main.firstElementChild ?? main).paddingLeft))
      const room = { left: left + beside, top: top + EDGE, width: wide - beside - EDGE, height: high - 2 * EDGE }
      const usual = { left: left + (wide - width) / 2, top: top + EDGE }
      const kept = keptParts.flatMap(([selector, weight]): Kept[] =>
        [...table.querySelectorAll(selector)].map((element) => ({ box: boxOf(element), weight })),
      )
      setPlace(clearPlace(room, { width, height }, usual, kept))
    }
    // The marks on the board are drawn one frame after the card.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(find)
    })
    addEventListener('resize', find)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', find)
    }
  }, [card, turn, why])
  return place
}
