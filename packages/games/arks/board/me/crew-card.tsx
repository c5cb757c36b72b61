import { line } from '@orrery/board/icons'
import { soft } from '@orrery/board/soft'
import { Tap, type TargetProps } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { type CrewAction, item } from '../data.ts'
import { crewName } from '../names.ts'
import { Portrait } from '../pieces/portrait.tsx'
import { Items } from '../pieces/resources.tsx'
import { PlaceIcon, SpecialistIcon, shade } from '../pieces/signs.tsx'
import { crewWords } from '../texts/index.ts'
import { useSet, useWords } from '../words.ts'

/** Where a crew card lies: in a row at the hold, or open, with both edges alike. */
export type CrewRow = 'upper' | 'lower' | 'open'

const arrow = (
  <svg className="i" width="8" height="10" viewBox="-4 -5 8 10" aria-hidden="true">
    {line('M-2,-4L2.4,0L-2,4')}
  </svg>
)

/** One edge of a crew card: where it works, what it costs, what it gives. */
export function Edge(props: {
  readonly edge: CrewAction
  /** It touches the hold. */
  readonly live: boolean
  /** It touches the hold and works where the ark stands. */
  readonly fits?: boolean
}): ReactNode {
  const { edge, live, fits = false } = props
  const { where, pay, gain } = edge
  const count = pay.length + gain.length
  const size = count > 3 ? 12 : count > 2 ? 14 : 15
  return (
    <span
      className={`ak-edge ${live ? 'is-live' : ''} ${fits ? 'fits' : ''} ${count > 2 ? 'is-dense' : ''}`}
      style={{ '--k': shade(where), '--k-lo': shade(where, '-lo'), '--k-hi': shade(where, '-hi') }}
    >
      <PlaceIcon id={where} size={18} />
      <span className="ak-do">
        <Items list={pay} size={size} />
        {pay.length > 0 ? arrow : undefined}
        <Items list={gain} size={size} />
      </span>
    </span>
  )
}

/** A longer name takes three lines, and leaves less room for the face. */
const LONG_NAME = 24

/** A crew card. */
export const CrewCard = memo(function CrewCard(props: {
  readonly card: number
  readonly row: CrewRow
  readonly action?: string | undefined
  /** The action belongs to a later question. */
  readonly later?: boolean
  readonly step?: string | undefined
  readonly explain?: string | undefined
  readonly selected?: boolean
  /** Its live edge works where the ark stands. */
  readonly fits?: boolean
  /** What a tap would do; screen readers say it before the words of the card. */
  readonly verb?: string | undefined
  readonly place?: string
}): ReactNode {
  const { card, row, action, later = false, step, explain, selected = false, fits = false, verb, place } = props
  const set = useSet()
  const { names, texts } = useWords()
  const spec = item(set.crew, card)
  const name = crewName(names, card)
  const target: TargetProps = { action, later, step, explain, zoom: spec.id }
  const words = crewWords(set, card, row, names, texts)
  const face = row === 'open' ? 34 : name.length > LONG_NAME ? 19 : 28
  return (
    <Tap
      target={target}
      className={`ak-crew night is-${row}`}
      name={verb === undefined ? words : `${verb}: ${words}`}
      selected={selected}
      at={place ?? `crew:${card}`}
    >
      <Edge edge={spec.top} live={row === 'lower'} fits={fits && row === 'lower'} />
      <span className="ak-crew-who bd-row bd-wrap">
        <Portrait id={spec.id} specialist={spec.specialist} size={face} />
        <SpecialistIcon id={spec.specialist} size={Math.min(face, 20)} />
        <span className="ak-crew-name bd-strong">{soft(name, texts)}</span>
      </span>
      <Edge edge={spec.bottom} live={row === 'upper'} fits={fits && row === 'upper'} />
    </Tap>
  )
})
