import { colours } from '@orrery/board/seats'
import { Drawing, piecesFrom, sheetOf } from '@orrery/board/specimens'
import { Tap } from '@orrery/board/target'
import type { ReactNode } from 'react'
import '../arks.css'
import { destinationActions, itemIds, newest, planetColours, specialists, upgrades } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { PieceIcon, PieceMark, pieceKinds } from '../pieces/markers.tsx'
import { ItemIcon, Items } from '../pieces/resources.tsx'
import { DeedIcon, LockIcon, PlaceIcon, SpecialistIcon, UpgradeIcon } from '../pieces/signs.tsx'

const titles = { ark: 'Arks', colony: 'Colonies', outpost: 'Outposts', disc: 'Discs' } as const
const [planet] = newest.planets

/** A group of what is drawn from a list of ids. */
const groupOf = <Id extends string>(title: string, ids: readonly Id[], drawn: (id: Id) => ReactNode) => ({
  title,
  of: piecesFrom(ids, drawn),
})

const tokenIn = (id: (typeof specialists)[number], state: string): ReactNode => (
  <Tap
    target={state === 'lit' ? { action: 'example' } : {}}
    className={`ak-token ${state === 'locked' ? '' : 'is-ready'}`}
    name={id}
  >
    <SpecialistIcon id={id} size={28} />
    {state === 'locked' ? <LockIcon /> : undefined}
  </Tap>
)

/** The pieces of the players, resources, and the signs of the game. */
export default sheetOf('ak', Defs, () => [
  ...pieceKinds.map((kind) =>
    groupOf(titles[kind], colours, (colour) => <PieceIcon kind={kind} colour={colour} size={52} />),
  ),
  groupOf('Arks of those who act', colours, (colour) => (
    <Drawing width={50} scale={1.4}>
      <PieceMark kind="ark" colour={colour} glow />
    </Drawing>
  )),
  groupOf('Resources and cards', itemIds, (id) => <ItemIcon id={id} size={40} />),
  groupOf('A yield', [planet?.id ?? ''], () => (
    <span>
      <Items list={[...(planet?.front ?? []), ...(planet?.moon ?? [])]} size={24} />
    </span>
  )),
  groupOf('Colours of planets and edges', [...planetColours, 'orbital'], (id) => <PlaceIcon id={id} size={36} />),
  groupOf('Specialists', [...specialists, 'anyLeader', 'planetLeader'], (id) => <SpecialistIcon id={id} size={40} />),
  ...['locked', 'ready', 'lit'].map((state) =>
    groupOf(`Specialist tokens, ${state}`, specialists, (id) => tokenIn(id, state)),
  ),
  groupOf('Upgrades', upgrades, (id) => <UpgradeIcon id={id} size={44} />),
  groupOf('Actions', [...destinationActions, 'discover', 'noColony', 'none'], (id) => <DeedIcon id={id} size={36} />),
])
