import { SeatDisc } from '@orrery/board/seats'
import { type ReactNode, useMemo, useRef } from 'react'
import { CloseButton } from '../design/IconButton.tsx'
import { useTexts } from '../texts/index.ts'
import type { ToldTurn } from './recap.ts'
import { useClearPlace } from './useClearPlace.ts'
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

/** What one player did. It stands beside what it speaks of; clicks go through it to the board, which never has to wait for it. */
export default function RecapCard({ turn, names, at, count, reasoned, asks, onSkip }: RecapCardProps): ReactNode {
  const t = useTexts()
  const card = useRef<HTMLElement>(null)
  const asked = useMemo(() => (asks ? [turn] : []), [asks, turn])
  const why = useWhy(reasoned, asked).get(turn.turn)
  const style = useClearPlace(card, `${turn.turn}:${why}`)
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
