import { sameParts } from '@orrery/board/share'
import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { SharedProps } from '../board/props.ts'
import { sameLegal, targetFor, withLead } from '../board/targets.ts'
import { kindIds } from '../data.ts'
import { Picture } from '../pieces/piece.tsx'

const draws = ['draw-deck', ...kindIds.map((id) => `draw-row:${id}`)]

const sameRow = (a: SharedProps, b: SharedProps): boolean =>
  a.texts === b.texts && sameParts(a.view, b.view, ['row', 'deckSize']) && sameLegal(a.targets, b.targets, draws)

/** The four open energy cards and the deck. */
export const EnergyRow = memo(function EnergyRow({ view, targets, texts }: SharedProps): ReactNode {
  return (
    <div className="bd-row bd-apart">
      {view.row.map((kind, place) => {
        const id = kindIds[kind]
        if (id === undefined) {
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the row is its number
          return <div key={place} className="cc-card-gap" data-at={`row:${place}`} />
        }
        const action = `draw-row:${id}`
        return (
          <Tap
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the row is its number
            key={place}
            target={{ ...targetFor(targets, action), explain: action, zoom: `energy-${id}` }}
            className="bd-plain bd-centre cc-ecard bd-rises night"
            name={
              targets.byId.has(action)
                ? withLead(targets, action, texts.takeCard({ kind: texts.kinds[id] }), texts)
                : texts.kinds[id]
            }
            at={`row:${place}`}
          >
            <Picture id={`energy-${id}`} width={50} height={72} k={50 / 60} />
          </Tap>
        )
      })}
      <Tap
        target={{ ...targetFor(targets, 'draw-deck'), explain: 'draw-deck', zoom: 'deck' }}
        className="bd-plain bd-centre cc-ecard cc-deck bd-rises night"
        name={withLead(targets, 'draw-deck', texts.takeDeck({ left: view.deckSize }), texts)}
        at="deck"
      >
        <Picture id="energy-back" width={50} height={72} k={50 / 60} />
        <span className="num">{view.deckSize}</span>
      </Tap>
    </div>
  )
}, sameRow)
