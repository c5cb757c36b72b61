import { Tap } from '@orrery/board/target'
import type { ReactNode } from 'react'
import { legalId, playStep, type Targets } from '../board/targets.ts'
import { at, componentsOf, crewIds, item, type View } from '../data.ts'
import type { Names } from '../names.ts'
import { edgeFits, liveEdge } from '../table.ts'
import type { Texts } from '../texts/index.ts'
import { CrewCard } from './crew-card.tsx'

/** What the crew rows of a player are drawn from. */
export interface RowProps {
  readonly view: View
  readonly player: number
  /** Left out for other players. */
  readonly targets: Targets | undefined
  readonly names: Names
  readonly texts: Texts
}

/** The action that puts a card into a row now. */
function placing(targets: Targets | undefined, row: 'upper' | 'lower'): string | undefined {
  return legalId(targets, `place:${row}`) ?? (row === 'upper' ? legalId(targets, 'to:upper') : undefined)
}

/** One row of crew cards; free places are lit while a card waits for one. */
export function CrewRowOf(props: RowProps & { readonly row: 'upper' | 'lower' }): ReactNode {
  const { view, player, targets, names, texts, row } = props
  const cards = (row === 'upper' ? view.upper : view.lower)[player] ?? []
  const kind = targets === undefined ? undefined : view.asked?.decision.kind
  const here = at(view.arks, player)
  const put = placing(targets, row)
  return (
    <div className={`ak-row is-${row}`}>
      {Array.from({ length: componentsOf(view).constants.rowLimit }, (_, i) => {
        const card = cards[i]
        if (card !== undefined) {
          const id = item(crewIds, card)
          const step = playStep(targets, id)
          const pay = legalId(targets, `pay-card:${id}`)
          const trade = legalId(targets, `trade:${id}`)
          return (
            <CrewCard
              key={card}
              card={card}
              row={row}
              names={names}
              texts={texts}
              action={pay ?? trade}
              step={step}
              explain={kind === 'pay' ? `pay-card:${id}` : kind === 'trade' ? `trade:${id}` : undefined}
              selected={step !== undefined && targets?.selected === step}
              fits={step !== undefined && edgeFits(view, liveEdge(view, card, row).where, here)}
              verb={
                pay !== undefined
                  ? texts.verbs.pay
                  : trade !== undefined
                    ? texts.trade
                    : step !== undefined
                      ? texts.play
                      : undefined
              }
            />
          )
        }
        const lit = i === cards.length ? put : undefined
        return (
          <Tap
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={`free${i}`}
            target={{ action: lit }}
            className="ak-crew is-empty"
            name={lit === undefined ? undefined : row === 'upper' ? texts.putUpper : texts.putLower}
            at={`row:${player}:${row}:${i}`}
          >
            <span>{lit === undefined ? texts.freePlace : row === 'upper' ? texts.putUpper : texts.putLower}</span>
          </Tap>
        )
      })}
    </div>
  )
}
