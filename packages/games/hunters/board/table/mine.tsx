import { Panel } from '@orrery/board/frame'
import { memo, type ReactNode } from 'react'
import type { PanelProps } from '../board/props.ts'
import { samePanel } from '../board/same.ts'
import { legalId } from '../board/targets.ts'
import { sides, starOf, strengthOf } from '../data.ts'
import { GameSign } from '../pieces/signs.tsx'
import { EventCardView, StarCard, SunCard } from './cards.tsx'

/** What a player's stars and Sun add in fights, in signs. */
export function Strengths({ player, texts }: Pick<PanelProps, 'player' | 'texts'>): ReactNode {
  return (
    <span className="hx-strengths bd-signs">
      {sides.map((side) => (
        <span key={side} className="bd-signs" data-zoom={side}>
          <GameSign name={side} size={13} />
          {texts[side]} {texts.tenths(strengthOf(player, side))}
        </span>
      ))}
    </span>
  )
}

/** My stars and my Sun. */
export const Stars = memo(
  function Stars({ view, player, texts }: PanelProps): ReactNode {
    const small = player.stars.length > 3
    return (
      <Panel
        name="hx-p-stars"
        zoom="panel-stars"
        title={texts.starsAndSun}
        note={<Strengths player={player} texts={texts} />}
      >
        <div className="bd-even" style={{ '--n': small ? 3 : 4 }}>
          {player.stars.map((id) => {
            const star = starOf(id, view.set)
            return star === undefined ? null : <StarCard key={id} star={star} texts={texts} small={small} />
          })}
          <div style={{ gridColumn: `span ${Math.max(1, 4 - player.stars.length)}` }}>
            <SunCard id={player.sun} texts={texts} small={small} />
          </div>
        </div>
      </Panel>
    )
  },
  samePanel({ player: ['stars', 'sun'] }),
)

/** My event cards; those that can be played at this moment are lit. */
export const Hand = memo(
  function Hand({ view, targets, texts, me }: PanelProps): ReactNode {
    const hand = view.hand ?? []
    const kinds = [...new Set(hand)]
    const anyLit = kinds.some((id) => targets.byId.has(`play:${id}`))
    const small = kinds.length > 3
    const title = (
      <>
        {texts.events} {hand.length > 0 && <b className="num">{hand.length}</b>}
      </>
    )
    return (
      <Panel name="hx-p-events" zoom="panel-events" title={title} note={anyLit ? texts.litPlay : undefined}>
        {kinds.length === 0 ? (
          <p className="bd-text bd-quiet">{texts.noEvents}</p>
        ) : (
          <div className="bd-even" style={{ '--n': Math.min(3, kinds.length) }}>
            {kinds.map((id) => (
              <EventCardView
                key={id}
                id={id}
                target={{
                  action: legalId(targets, `play:${id}`),
                  explain: me === undefined ? undefined : `play:${id}`,
                }}
                copies={hand.filter((card) => card === id).length}
                texts={texts}
                small={small}
              />
            ))}
          </div>
        )}
      </Panel>
    )
  },
  samePanel({ view: ['hand'], verbs: ['play'] }),
)
