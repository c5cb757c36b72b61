import { Tap } from '@orrery/board/target'
import type { ReactNode } from 'react'
import { directPlay, legalId, playStep, type Targets } from '../board/targets.ts'
import { at, componentsOf, crewIds, item, type View } from '../data.ts'
import { edgeFits, liveEdge } from '../table.ts'
import { useWords } from '../words.ts'
import { CrewCard } from './crew-card.tsx'

/** What all panels of one player are drawn from. */
export interface PlayerProps {
  readonly view: View
  readonly player: number
  /** Left out when somebody else's ark is looked at. */
  readonly targets: Targets | undefined
}

/** The action that puts a card into a row now. */
function placing(targets: Targets | undefined, row: 'upper' | 'lower'): string | undefined {
  return legalId(targets, `place:${row}`) ?? (row === 'upper' ? legalId(targets, 'to:upper') : undefined)
}

/** One row of crew cards; free places are lit while a card waits for one. */
export function CrewRowOf(props: PlayerProps & { readonly row: 'upper' | 'lower' }): ReactNode {
  const { view, player, targets, row } = props
  const { texts } = useWords()
  const cards = (row === 'upper' ? view.upper : view.lower)[player] ?? []
  const kind = targets === undefined ? undefined : view.asked?.decision.kind
  const here = at(view.arks, player)
  const put = placing(targets, row)
  const free = Array.from({ length: componentsOf(view).constants.rowLimit - cards.length }, (_, i) => cards.length + i)
  return (
    <div className={`ak-three bd-even is-${row}`}>
      {cards.map((card) => {
        const id = item(crewIds, card)
        const step = playStep(targets, id)
        const pay = legalId(targets, `pay-card:${id}`)
        const trade = legalId(targets, `trade:${id}`)
        const idle = directPlay(targets, id, row)
        return (
          <CrewCard
            key={card}
            card={card}
            row={row}
            action={pay ?? trade ?? idle}
            later={targets?.later.has(trade ?? '') === true}
            step={step}
            explain={kind === 'pay' ? `pay-card:${id}` : kind === 'trade' ? `trade:${id}` : undefined}
            selected={step !== undefined && targets?.selected === step}
            fits={step !== undefined && edgeFits(view, liveEdge(view, card, row).where, here)}
            verb={pay ? texts.verbs.pay : trade ? texts.trade : idle ? texts.idleLower : step ? texts.play : undefined}
          />
        )
      })}
      {free.map((place) => {
        const lit = place === cards.length ? put : undefined
        const words = row === 'upper' ? texts.putUpper : texts.putLower
        return (
          <Tap
            key={place}
            target={{ action: lit, zoom: 'panel-hold' }}
            className="ak-crew is-empty"
            name={lit === undefined ? undefined : words}
            at={`row:${player}:${row}:${place}`}
          >
            <span>{lit === undefined ? texts.freePlace : words}</span>
          </Tap>
        )
      })}
    </div>
  )
}
