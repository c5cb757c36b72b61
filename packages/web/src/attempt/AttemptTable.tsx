import { type ReactNode, useEffect, useState } from 'react'
import type { TableHandle } from '../store/table.ts'
import { OpenTable } from '../table/OpenTable.tsx'
import { type ScreenProps, TableScreen } from '../table/TableScreen.tsx'
import type { NewAttempt, Position } from '../worker/protocol.ts'
import './attempt.css'

interface AttemptTableProps {
  /** Where it begins. */
  readonly attempt: NewAttempt
  /** The turn is somebody else's: the attempt ends with the answer to it. */
  readonly answer?: boolean
  /** What stands between the bar and the board: what is to be done, and later how it went. */
  readonly strip?: ReactNode
  /** What stands over the board instead. */
  card?(trying: Trying): ReactNode
  /** The turn is over: the record up to the position, and what was played from there. */
  onOver?(record: string): void
}

/** A turn that is being played, as what stands over it sees it. */
export interface Trying {
  readonly table: TableHandle
  /** The ids of the seat's own actions so far. */
  readonly own: readonly string[]
  /** Nothing can be taken back any more: the turn is over, or something was revealed. */
  readonly settled: boolean
}

/**
 * A position of a record on the real board, from the view of one seat, which plays one turn from there. Nothing is stored. Another `key`
 * begins it anew.
 */
export function AttemptTable({ attempt, answer = false, ...rest }: AttemptTableProps): ReactNode {
  const [place] = useState(() => ({ kind: 'attempt', ...attempt }) as const)
  return (
    <OpenTable id="attempt" place={place}>
      {(shown) => <OneTurn {...shown} {...{ attempt, answer }} {...rest} />}
    </OpenTable>
  )
}

/** The table for as long as the turn lasts; afterwards its last position stays on the board, and nothing can be chosen. */
function OneTurn({ attempt, answer, strip, card, onOver, ...shown }: ScreenProps & AttemptTableProps): ReactNode {
  const { table, state, info, position } = shown
  const { seat, from } = attempt
  const [turn] = useState(position.moment.turn)
  const answered = answer === true && state.steps.length > from && !position.toAct.includes(seat)
  const over = answered || position.moment.turn !== turn || position.result !== undefined
  const done = over && !state.animating
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the turn is over
  useEffect(() => {
    if (done && onOver !== undefined) void table.record().then(onOver)
  }, [done, table])
  const own = state.steps.slice(from).flatMap((step) => (step.seat === seat ? [step.action] : []))
  return (
    <>
      <TableScreen
        {...shown}
        info={{ ...info, advice: false }}
        position={over ? ended(position) : position}
        {...(strip === undefined
          ? {}
          : { slots: { strip: <div className="strip attempt-strip">{strip}</div>, over: undefined } })}
      />
      {card?.({ table, own, settled: own.length > 0 && (over || position.undo === 0) && !state.animating })}
    </>
  )
}

/** A position in which nobody is asked anything. */
function ended({ result: _result, ...position }: Position): Position {
  return { ...position, legal: [], toAct: [], undo: 0, undoTurn: 0 }
}
