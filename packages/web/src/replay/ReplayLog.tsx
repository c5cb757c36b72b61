import { SeatDisc } from '@orrery/board/seats'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { SidePanel } from '../design/SidePanel.tsx'
import { groupByTurn, type LogWriter } from '../table/lines.ts'
import { useReplayTexts } from '../texts/index.ts'
import type { LogStep } from '../worker/protocol.ts'

interface ReplayLogProps {
  readonly steps: readonly LogStep[]
  readonly writeLines: LogWriter
  readonly names: readonly string[]
  /** The position that is shown. */
  readonly index: number
  /** What is said about what a seat did in a turn, beside its name. */
  gradeOf?(turn: number, seat: number): ReactNode
  onGo(index: number): void
  onClose(): void
}

/** The whole log: every line leads to the moment it describes, and the moment that is shown is marked. */
export function ReplayLog({ steps, writeLines, names, index, gradeOf, onGo, onClose }: ReplayLogProps): ReactNode {
  const r = useReplayTexts()
  const turns = useMemo(() => groupByTurn(steps, writeLines), [steps, writeLines])
  const list = useRef<HTMLDivElement>(null)
  // The line of the position, or the last one before it: many decisions have no line.
  const here = useMemo(() => {
    let last = -1
    for (const { lines } of turns) {
      for (const { key } of lines) if (positionOf(key) <= index) last = positionOf(key)
    }
    return last
  }, [turns, index])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line has to come into sight
  useEffect(() => {
    const within = list.current
    const line = within?.querySelector('[aria-current="true"]')
    if (within === null || !(line instanceof HTMLElement)) {
      if (within !== null) within.scrollTop = 0
      return
    }
    const top = line.offsetTop
    if (top < within.scrollTop + 40 || top > within.scrollTop + within.clientHeight - 60) {
      within.scrollTop = top - within.clientHeight / 2
    }
  }, [here])
  return (
    <SidePanel title={r.log} className="log-panel panel replay-log" onClose={onClose}>
      <p className="note">{r.logHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard */}
      <section ref={list} className="log-list" tabIndex={0} aria-label={r.log}>
        {turns.map(({ turn, round, seat, lines }, i) => (
          <section key={turn}>
            {turns[i - 1]?.round === round ? undefined : <h3 className="cap">{r.round({ n: round })}</h3>}
            <h4>
              <SeatDisc seat={seat} size={20} />
              {names[seat]}
              {gradeOf?.(turn, seat)}
            </h4>
            <ol>
              {lines.map(({ key, text }) => {
                const position = positionOf(key)
                return (
                  <li key={key}>
                    <button
                      type="button"
                      className={`log-line ${position > index ? 'to-come' : ''}`}
                      aria-current={position === here}
                      data-position={position}
                      onClick={() => onGo(position)}
                    >
                      {text}
                    </button>
                  </li>
                )
              })}
            </ol>
          </section>
        ))}
      </section>
    </SidePanel>
  )
}

/** The position after the decision that a line describes. */
function positionOf(key: string): number {
  return Number(key.split('.')[0]) + 1
}
