import type { ReactNode } from 'react'
import { crewIds, survivorIds, type View } from '../board/data.ts'
import { SurvivorCard } from '../board/me/bridge.tsx'
import { CrewCard, type CrewRow } from '../board/me/crew-card.tsx'
import { Hold } from '../board/me/hold.tsx'
import { CrewRowOf } from '../board/me/rows.tsx'
import { type Position, Still, viewOf } from './drawn.tsx'

/** One crew card. */
export const CrewDrawn = ({ id, row = 'open' }: { readonly id: string; readonly row?: CrewRow }): ReactNode => (
  <Still width={124}>
    <CrewCard card={crewIds.indexOf(id)} row={row} />
  </Still>
)

/** One survivor card. */
export const SurvivorDrawn = ({ id }: { readonly id: string }): ReactNode => (
  <Still width={124}>
    <SurvivorCard card={survivorIds.indexOf(id)} gains />
  </Still>
)

const still = [0, 0, 0, 0] as const

/** The hold of the first player. */
export function HoldDrawn({ position }: { readonly position: Position }): ReactNode {
  return (
    <Still width={300}>
      <Hold view={viewOf(position)} player={0} targets={undefined} change={still} />
    </Still>
  )
}

/** The hold of the first player with the crew around it. */
export function CrewAndHold(props: { readonly position: Position; readonly part?: Partial<View> }): ReactNode {
  const about = { view: viewOf(props.position, props.part), player: 0, targets: undefined }
  return (
    <Still width={330}>
      <CrewRowOf {...about} row="upper" />
      <Hold {...about} change={still} />
      <CrewRowOf {...about} row="lower" />
    </Still>
  )
}
