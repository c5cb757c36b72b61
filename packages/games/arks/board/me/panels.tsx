import { Panel } from '@orrery/board/frame'
import { CloseButton, Me } from '@orrery/board/players'
import { memo, type ReactNode } from 'react'
import { sameDrawn } from '../board/same.ts'
import { legalId, type Targets } from '../board/targets.ts'
import { componentsOf, crewIds, resources, type View } from '../data.ts'
import { arkName, bridgeName } from '../names.ts'
import { PieceIcon } from '../pieces/markers.tsx'
import { colourOf, endPoints, liveEdge, rowOf } from '../table.ts'
import { useWords } from '../words.ts'
import { ArkCard } from './ark.tsx'
import { Bridge } from './bridge.tsx'
import { Hold } from './hold.tsx'
import { CrewRowOf, type PlayerProps } from './rows.tsx'

const still: readonly number[] = [0, 0, 0, 0]

/** What using the chosen crew card would change in the hold, by resource; free choices are not guessed. */
function changeOf(view: View, player: number, targets: Targets | undefined): readonly number[] {
  const id = targets?.selected?.slice('play:'.length)
  if (id === undefined || legalId(targets, `play:${id}:use`) === undefined) return still
  const card = crewIds.indexOf(id)
  const row = rowOf(view, player, card)
  if (row === undefined) return still
  const { pay, gain } = liveEdge(view, card, row)
  const sum = (list: typeof pay, resource: string): number => list.find(({ item }) => item === resource)?.n ?? 0
  return resources.map((resource) => sum(gain, resource) - sum(pay, resource))
}

/** Whose ark it is: points, name, and the markers in the pool. */
export const Mine = memo(
  function Mine(
    props: PlayerProps & {
      readonly name: string
      /** My own ark, another player's that I am looking at, or one that I watch as a spectator. */
      readonly whose: 'mine' | 'other' | 'watched'
    },
  ): ReactNode {
    const { view, player, name, whose } = props
    const { names, texts } = useWords()
    const colour = colourOf(view, player)
    const colonies = view.colonyPool[player] ?? 0
    const outposts = view.outpostPool[player] ?? 0
    const more = endPoints(view, player)
    return (
      <Me
        player={player}
        colour={colour}
        points={view.scores[player] ?? 0}
        first={view.first === player && view.level < 0}
        name={
          <span className="bd-cut">
            <b className="bd-cut">
              {whose === 'mine' ? arkName(names, player) : `${name} · ${arkName(names, player)}`}
            </b>
            {view.over || more > 0 ? texts.vpShort : texts.vpSoFar}
            {more > 0 ? texts.vpEnd({ points: more }) : undefined}
          </span>
        }
      >
        {whose === 'other' ? (
          <CloseButton name={texts.back} />
        ) : (
          <span className="ak-pool" data-zoom="panel-pool">
            {texts.pool}
            <span role="img" data-zoom="colony" aria-label={texts.poolColonies({ count: colonies })}>
              <PieceIcon kind="colony" colour={colour} size={22} />
              <b>{colonies}</b>
            </span>
            <span role="img" data-zoom="outpost" aria-label={texts.poolOutposts({ count: outposts })}>
              <PieceIcon kind="outpost" colour={colour} size={22} />
              <b>{outposts}</b>
            </span>
          </span>
        )}
      </Me>
    )
  },
  sameDrawn(['level', 'scores', 'colonyPool', 'outpostPool', 'first', 'settled', 'colonies', 'markers', 'over']),
)

/** The ark card as a panel. */
export const ArkPanel = memo(
  function ArkPanel(props: PlayerProps): ReactNode {
    const { texts } = useWords()
    const style = { '--me': `var(--pl-${colourOf(props.view, props.player)})` }
    return (
      <Panel name="ak-p-ark" zoom="panel-ark" title={texts.ark} note={texts.arkHint} style={style}>
        <ArkCard {...props} />
      </Panel>
    )
  },
  sameDrawn(['level', 'upgrades', 'engines'], ['upgrade']),
)

const holdParts = ['level', 'cargo', 'cargoLimits', 'ready', 'upper', 'lower', 'arks', 'system', 'terraformed'] as const
const holdVerbs = 'gain pay raise track pay-token unlock place to play pay-card trade'.split(' ')

/** The hold between its two crew rows. */
export const HoldPanel = memo(
  function HoldPanel(props: PlayerProps): ReactNode {
    const { view, player, targets } = props
    const { texts } = useWords()
    return (
      <Panel name="ak-p-hold" zoom="panel-hold" title={texts.crewAndHold} note={texts.holdHint}>
        <CrewRowOf {...props} row="upper" />
        <Hold {...props} change={changeOf(view, player, targets)} />
        <CrewRowOf {...props} row="lower" />
      </Panel>
    )
  },
  sameDrawn(holdParts, holdVerbs),
)

/** The bridge as a panel. */
export const BridgePanel = memo(
  function BridgePanel(props: PlayerProps): ReactNode {
    const { view, player } = props
    const { names, texts } = useWords()
    const of = componentsOf(view).constants.survivorLimit
    const note = texts.aboard({ count: view.carried[player]?.length ?? 0, of })
    return (
      <Panel
        name="ak-p-bridge"
        zoom="panel-bridge"
        title={`${texts.bridge} · ${bridgeName(names, player)}`}
        note={note}
      >
        <Bridge {...props} />
      </Panel>
    )
  },
  sameDrawn(['carried', 'settled'], ['settle']),
)
