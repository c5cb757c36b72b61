import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { item } from '../data.ts'
import { automaCardName } from '../names.ts'
import { useSet, useWords } from '../words.ts'
import { Items } from './resources.tsx'
import { DeedIcon } from './signs.tsx'

const TravelSign = ({ size, children }: { readonly size: number; readonly children: ReactNode }): ReactNode => (
  <svg className="i" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </svg>
)

const JumpSign = (): ReactNode => (
  <TravelSign size={28}>
    <circle r="4" strokeWidth="1.8" />
    <path d="M-10,6C-8,-10 8,-10 10,5" strokeDasharray="2.4 2.8" />
    <path d="M6.4,3.4L10,6.6L11.8,2" />
  </TravelSign>
)

const RoundSign = ({ clockwise }: { readonly clockwise: boolean }): ReactNode => (
  <TravelSign size={27}>
    <g transform={clockwise ? 'scale(-1 1)' : undefined} strokeWidth="2.2">
      <path d="M6.4,6.6A9.2,9.2 0 1 0 -6.4,6.6" />
      <path d="M-4.4,-4.2L.8,0L-4.4,4.2" transform="translate(-5.6 7.2) rotate(40)" />
    </g>
    <circle r="2.2" fill="currentColor" stroke="none" />
  </TravelSign>
)

/** An Automa card: its travel line and its rows, numbered like the lines that report its turn. */
export function AutomaCardOf(props: {
  readonly card: number
  /** The row that is being carried out. */
  readonly now?: number | undefined
  readonly note?: string
}): ReactNode {
  const { card, now, note } = props
  const { names, texts } = useWords()
  const { id, clockwise, jump, criterion, rows } = item(useSet().automaCards, card)
  const sign = criterion === 'toTerraform' ? 'terraform' : criterion
  const { travel, criteria } = texts
  const plain = clockwise ? travel.clockwise : travel.counterclockwise
  const jumping = clockwise ? travel.jumpClockwise : travel.jumpCounterclockwise
  const way = jump ? jumping : plain
  return (
    <div className="ak-acard night" data-zoom={id} data-at="automa:card">
      <h3 className="bd-strong">
        <Icon name="bot" size={20} />
        {automaCardName(names, id)}
        {note === undefined ? undefined : <small>{note}</small>}
      </h3>
      <div className={`ak-arow is-travel ${now === 1 ? 'is-now' : ''}`}>
        <span className="ak-n">1</span>
        <span className="ak-signs">
          {jump ? <JumpSign /> : undefined}
          <RoundSign clockwise={clockwise} />
          <DeedIcon id={sign} size={24} />
        </span>
        <span className="ak-arow-words">{way({ criterion: criteria[criterion] })}</span>
      </div>
      {rows.map(({ actions, gain }, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          key={i}
          className={`ak-arow ${now === i + 2 ? 'is-now' : ''}`}
        >
          <span className="ak-n">{i + 2}</span>
          <span className="ak-signs">
            {actions.map((action) => (
              <DeedIcon key={action} id={action} size={20} />
            ))}
          </span>
          <span className="ak-arow-words">
            {actions.map((action) => names.automaActions[action]).join(` ${texts.or} `)}
          </span>
          <span className="bd-value">
            <Items list={gain} size={18} />
          </span>
        </div>
      ))}
    </div>
  )
}
