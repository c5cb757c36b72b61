import type { Place } from '@orrery/board'
import { Icon } from '@orrery/board/icons'
import { Disc, rivalColour, SeatDisc } from '@orrery/board/seats'
import type { GameEvent, Seat } from '@orrery/kernel'
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { SidePanel } from '../design/SidePanel.tsx'
import { useTexts } from '../texts/index.ts'
import type { LogStep } from '../worker/protocol.ts'
import { groupByTurn, type LogWriter } from './lines.ts'

/** What a log is made of. */
export interface LogProps {
  readonly steps: readonly LogStep[]
  readonly writeLines: LogWriter
  readonly names: readonly string[]
  /** Why a turn was played, by its number; left out where nobody says so. */
  readonly why?: ReadonlyMap<number, string>
  /** The places on the board that a line is about; left out where there is no board. */
  placesOf?(event: GameEvent): readonly Place[]
  /** The places of the line under the pointer or in focus; `undefined` when there is none. */
  onPoint?(places: readonly Place[] | undefined): void
  /** A line was chosen. */
  onBring?(places: readonly Place[]): void
  /** The address of the replay after this many decisions; left out while there is no replay. */
  replayAt?(decisions: number): string
}

/** Within this distance of its end (px), a list follows new lines. */
const FOLLOW_DISTANCE = 48

/** The log as a list, grouped by turn, scrolled to the newest line unless the user has scrolled back. */
export function LogList(props: LogProps): ReactNode {
  const { steps, writeLines, names, why, placesOf, onPoint, onBring, replayAt } = props
  const t = useTexts()
  const [only, setOnly] = useState<Seat>()
  const turns = useMemo(() => groupByTurn(steps, writeLines, only), [steps, writeLines, only])
  const list = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line and reason scrolls
  useEffect(() => {
    if (list.current !== null && follows.current) list.current.scrollTop = list.current.scrollHeight
  }, [turns, why])
  useEffect(() => () => onPoint?.(undefined), [onPoint])
  const filter = (seat: Seat | undefined, label: string, inside: ReactNode): ReactNode => (
    <button
      key={seat ?? 'all'}
      type="button"
      className="log-filter"
      aria-pressed={only === seat}
      aria-label={label}
      title={label}
      onClick={() => {
        follows.current = true
        setOnly(seat)
      }}
    >
      {inside}
    </button>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no form */}
      <div className="log-filters" role="group" aria-label={t.log.filter}>
        {filter(undefined, t.log.all, t.log.all)}
        {names.map((name, seat) => filter(seat, t.log.only({ name }), <SeatDisc seat={seat} size={26} />))}
      </div>
      {turns.length === 0 ? (
        <p className="log-empty">{t.log.empty}</p>
      ) : (
        <div
          ref={list}
          className="log-list"
          role="log"
          aria-live="off"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard
          tabIndex={0}
          aria-label={t.log.title}
          onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
            follows.current = scrollHeight - clientHeight - scrollTop < FOLLOW_DISTANCE
          }}
        >
          {turns.map(({ turn, round, seat, at, lines }, index) => (
            <section key={turn}>
              {turns[index - 1]?.round === round ? undefined : <h3 className="cap">{t.log.round({ n: round })}</h3>}
              <h4>
                {seat < names.length ? <SeatDisc seat={seat} size={20} /> : <Disc colour={rivalColour} size={20} />}
                {names[seat] ?? t.result.rival}
                {replayAt === undefined ? undefined : (
                  <Link className="log-replay" href={replayAt(at)} aria-label={t.log.replay} title={t.log.replay}>
                    <Icon name="play" size={16} />
                  </Link>
                )}
              </h4>
              <ol>
                {lines.map(({ key, text, event }) => (
                  <LogLine
                    key={key}
                    text={text}
                    event={event}
                    placesOf={placesOf}
                    onPoint={onPoint}
                    onBring={onBring}
                  />
                ))}
              </ol>
              {why?.has(turn) === true ? <p className="why">{why.get(turn)}</p> : undefined}
            </section>
          ))}
        </div>
      )}
    </>
  )
}

interface LogLineProps {
  readonly text: string
  readonly event: GameEvent
  readonly placesOf: LogProps['placesOf']
  readonly onPoint: LogProps['onPoint']
  readonly onBring: LogProps['onBring']
}

/** One line; a button if it is about something visible. */
const LogLine = memo(function LogLine({ text, event, placesOf, onPoint, onBring }: LogLineProps): ReactNode {
  const places = useMemo(() => placesOf?.(event) ?? [], [placesOf, event])
  if (places.length === 0) return <li>{text}</li>
  const point = (): void => onPoint?.(places)
  const leave = (): void => onPoint?.(undefined)
  return (
    <li>
      <button
        type="button"
        className="log-line"
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
        onClick={() => onBring?.([...places])}
      >
        {text}
      </button>
    </li>
  )
})

/** The log beside the table, or over it where there is no room. */
export default function LogPanel({ onClose, ...log }: LogProps & { onClose(): void }): ReactNode {
  const t = useTexts()
  return (
    <SidePanel title={t.log.title} className="log-panel panel" onClose={onClose}>
      <LogList {...log} />
    </SidePanel>
  )
}
