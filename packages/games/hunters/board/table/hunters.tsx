import { Counting } from '@orrery/board/counting'
import { Panel } from '@orrery/board/frame'
import { Icon } from '@orrery/board/icons'
import { Window } from '@orrery/board/players'
import { SeatDisc, seatColour } from '@orrery/board/seats'
import { memo, type ReactNode } from 'react'
import type { PanelProps } from '../board/props.ts'
import { samePanel } from '../board/same.ts'
import { type PlayerView, starOf } from '../data.ts'
import { GameSign } from '../pieces/signs.tsx'
import { StarPicture } from '../pieces/spheres.tsx'
import type { Texts } from '../texts/index.ts'
import { Held } from './atoms.tsx'
import { StarCard, SunCard } from './cards.tsx'
import { Strengths } from './mine.tsx'

/** Crystals and the number of event cards, in signs. */
function Belongings({ player, texts }: { player: PlayerView; texts: Texts }): ReactNode {
  return (
    <Held crystals={player.crystals} texts={texts} size={18} more={texts.handSize({ count: player.handSize })}>
      <span className="bd-signs" data-zoom="hand">
        <GameSign name="event" size={15} />
        {player.handSize}
      </span>
    </Held>
  )
}

const Row = memo(function Row(props: {
  readonly player: PlayerView
  readonly seat: number
  readonly name: string
  readonly first: boolean
  readonly active: boolean
  readonly action: string | undefined
  readonly actionName: string | undefined
  readonly texts: Texts
}): ReactNode {
  const { player, seat, name, first, active, action, actionName, texts } = props
  const sun = texts.names.suns[player.sun]
  return (
    <button
      type="button"
      className={`hx-op bd-plain p-${seatColour(seat)} ${active ? 'is-active' : ''} ${action === undefined ? '' : 'lit'}`}
      data-action={action}
      data-look={action === undefined ? seat : undefined}
      data-at={`seat:${seat}`}
      data-zoom="kit-seat"
    >
      <span className="sr">{actionName ?? texts.look({ name })}. </span>
      <SeatDisc seat={seat} size={34} />
      <span className="hx-op-words">
        <span className="bd-row">
          <b>{name}</b>
          {first && (
            <span className="bd-quiet" title={texts.firstPlayer}>
              <Icon name="first" size={14} />
            </span>
          )}
        </span>
        <span className="bd-small bd-quiet" title={sun?.text} data-zoom={player.sun}>
          {sun?.name}
        </span>
      </span>
      <span className="bd-figure num" data-zoom="points" data-at={`score:${seat}`}>
        <Counting value={player.points} />
      </span>
      <span className="hx-op-row bd-row bd-apart">
        <Belongings player={player} texts={texts} />
        <span className="hx-op-stars hx-night">
          <span className="sr">{player.stars.map((id) => texts.names.stars[id]).join(', ')}</span>
          {player.stars.map((id) => {
            const star = starOf(id)
            return star === undefined ? null : (
              <span key={id} title={texts.names.stars[id]} data-zoom={id}>
                <StarPicture star={star} width={24} largest={11} />
              </span>
            )
          })}
        </span>
      </span>
    </button>
  )
})

/** The other hunters, in turn order after me; a spectator sees all of them. */
export const Hunters = memo(
  function Hunters(props: PanelProps): ReactNode {
    const { view, me, seat, names, targets, texts } = props
    // Spectators are not among them.
    const order =
      me === undefined ? view.players.map((_, i) => i) : view.players.map((_, i) => (seat + i) % view.seats).slice(1)
    return (
      <Panel name="hx-p-hunters bd-down" zoom="panel-hunters" title={texts.hunters} note={texts.ofPoints}>
        <div className="hx-ops">
          {order.map((other) => {
            const player = view.players[other]
            const name = names[other] ?? ''
            const action = targets.seats.get(other)
            const actionName =
              action === undefined
                ? undefined
                : action.startsWith('fight')
                  ? texts.go.fight({ name })
                  : texts.go.player({ name })
            return player === undefined ? null : (
              <Row
                key={other}
                player={player}
                seat={other}
                name={name}
                first={view.first === other}
                active={view.active === other}
                action={action}
                actionName={actionName}
                texts={texts}
              />
            )
          })}
        </div>
      </Panel>
    )
  },
  samePanel({ view: ['players', 'first', 'active', 'seats'], verbs: ['fight', 'player'] }),
)

/** Another hunter large: crystals, stars, Sun. */
export function LookedAt(props: {
  readonly player: PlayerView
  readonly seat: number
  readonly name: string
  readonly texts: Texts
}): ReactNode {
  const { player, seat, name, texts } = props
  const title = (
    <>
      <SeatDisc seat={seat} size={34} />
      {name}
    </>
  )
  return (
    <Window
      label={texts.look({ name })}
      title={title}
      note={<span className="bd-figure num">{player.points}</span>}
      close={texts.close}
    >
      <p className="hx-looking-row bd-wrap bd-apart">
        <Belongings player={player} texts={texts} />
        <Strengths player={player} texts={texts} />
      </p>
      <div className="hx-looking-cards">
        {player.stars.map((id) => {
          const star = starOf(id)
          return star === undefined ? null : <StarCard key={id} star={star} texts={texts} />
        })}
        <SunCard id={player.sun} texts={texts} />
      </div>
    </Window>
  )
}
