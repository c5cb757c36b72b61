import { Icon } from '@orrery/board/icons'
import { soft } from '@orrery/board/soft'
import { Tap, type TargetProps } from '@orrery/board/target'
import type { ReactNode } from 'react'
import { legalId } from '../board/targets.ts'
import { componentsOf, item, survivorIds } from '../data.ts'
import { survivorName } from '../names.ts'
import { Items } from '../pieces/resources.tsx'
import { PlaceIcon, shade } from '../pieces/signs.tsx'
import { itemWords } from '../texts/index.ts'
import { useSet, useWords } from '../words.ts'
import type { PlayerProps } from './rows.tsx'

/** A survivor card: the colour its people come from, their name and, when somebody looks at the card, what it gives. */
export function SurvivorCard(props: {
  readonly card: number
  readonly target?: TargetProps
  readonly verb?: string | undefined
  readonly gains?: boolean
}): ReactNode {
  const { card, target = {}, verb, gains = false } = props
  const { names, texts } = useWords()
  const { id, colour, gain } = item(useSet().survivors, card)
  const name = survivorName(names, card)
  const words = `${name}, ${names.colours[colour]}: ${itemWords(gain, names, texts)}`
  return (
    <Tap
      target={{ ...target, zoom: id }}
      className={`ak-survivor night ${gains ? 'is-open' : ''}`}
      name={verb === undefined ? words : `${verb}: ${words}`}
      at={`survivor:${card}`}
    >
      <span className="ak-survivor-in" style={{ '--k': shade(colour), '--k-lo': shade(colour, '-lo') }}>
        <PlaceIcon id={colour} size={18} />
        <Icon name="people" size={20} />
        <b>{soft(name, texts)}</b>
        {gains ? (
          <span className="ak-survivor-gain">
            <Items list={gain} size={18} />
          </span>
        ) : undefined}
      </span>
    </Tap>
  )
}

/** The bridge: survivors aboard, and those that are settled. */
export function Bridge({ view, player, targets }: PlayerProps): ReactNode {
  const { texts } = useWords()
  const { constants, survivorPoints } = componentsOf(view)
  const carried = view.carried[player] ?? []
  const settled = view.settled[player]?.length ?? 0
  return (
    <div className="ak-bridge">
      <div className="ak-three bd-even">
        {Array.from({ length: constants.survivorLimit }, (_, i) => {
          const card = carried[i]
          if (card === undefined) {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              <div key={`free${i}`} className="ak-survivor is-empty">
                {texts.free}
              </div>
            )
          }
          const action = legalId(targets, `settle:${item(survivorIds, card)}`)
          return (
            <SurvivorCard
              key={card}
              card={card}
              target={{ action }}
              verb={action === undefined ? undefined : texts.settleOne}
            />
          )
        })}
      </div>
      <div className="ak-settled" data-at={`settled:${player}`} data-zoom="fact-survivors">
        <svg width="46" height="40" viewBox="-23 -20 46 40" aria-hidden="true">
          {Array.from({ length: Math.min(settled, 5) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile
            <g key={i} transform={`translate(${i * 6 - 10} ${i * -2 + 2}) rotate(${i * 5 - 5})`}>
              <rect x="-9" y="-13" width="18" height="26" rx="3" fill="#282d63" stroke="#dfe3ff" strokeWidth="1.2" />
              <path d="M-5,4A5,6 0 0 1 5,4Z" fill="#dfe3ff" />
            </g>
          ))}
        </svg>
        <span>
          <b className="num">{settled}</b> {texts.settled}
        </span>
        <em className="bd-quiet">
          {texts.worth({ points: survivorPoints[Math.min(settled, survivorPoints.length - 1)] ?? 0 })}
        </em>
      </div>
    </div>
  )
}
