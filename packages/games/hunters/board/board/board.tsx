import type { BoardProps } from '@orrery/board'
import { Frame } from '@orrery/board/frame'
import { Seats, summaries } from '@orrery/board/players'
import { seatColour } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { type Action, type Amounts, type Event, fieldOf, gainOf, type View } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { GameSign } from '../pieces/signs.tsx'
import { Sky } from '../sky/sky.tsx'
import { Crystals } from '../table/crystals.tsx'
import { Hunters } from '../table/hunters.tsx'
import { Hand, Stars } from '../table/mine.tsx'
import { Piles } from '../table/piles.tsx'
import { Reactions } from '../table/reactions.tsx'
import { Around, Over, Windows } from './areas.tsx'
import { useTable } from './use-table.ts'

const nothing: Amounts = {}

/** The whole table of Star Hunters below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, names } = props
  const table = useTable(props)
  if (table === undefined) return null
  const { board, panels, shown, field } = table
  const { view, texts } = panels
  const { seat, shape } = board
  const aimed = field !== undefined && table.flying ? fieldOf(field) : undefined
  // Spectators hold no cards.
  const hand = me !== undefined && <Hand {...panels} />
  const piles = <Piles {...panels} open={table.pile} choose={table.setPile} />
  const stars = <Stars {...panels} />
  const reactions = <Reactions {...panels} />
  const hunters = <Hunters {...panels} />
  const mine = (
    <>
      {hand}
      {stars}
    </>
  )
  const points = view.players.map((player) => player.points)
  const players = summaries(points, {
    ...{ active: view.active, shown: board.look },
    brings: (player) => player === seat,
    nameOf: (player) => names[player] ?? '',
    words: (player, name) => `${texts.look({ name })}, ${points[player]}`,
  })
  const left = (
    <>
      {reactions}
      {hunters}
    </>
  )
  const right = shape.low ? undefined : (
    <>
      {stars}
      {hand}
      {piles}
    </>
  )
  return (
    <Frame
      {...board}
      name="hx hx-tokens"
      className={panels.targets.fieldVerb === undefined && panels.targets.seats.size === 0 ? '' : 'asks-sky'}
      style={{ '--me': `var(--pl-${seatColour(seat)})` }}
      defs={<Defs />}
      seats={<Seats players={players} />}
      lens={<Sky {...panels} rockets={shown.rockets ?? table.standing} burst={shown.burst} pointed={field} />}
      around={<Around table={table} line={props.lastLine} />}
      over={<Over table={table} />}
      pinned={
        <div data-at="crystals">
          <Crystals {...panels} plus={aimed === undefined ? nothing : gainOf(aimed)} slim={table.slim} />
        </div>
      }
      pages={[
        { id: 'mine', picture: 'person', words: texts.tabs.mine, body: mine },
        {
          id: 'reactions',
          picture: <GameSign name="fusion" size={20} />,
          words: texts.tabs.reactions,
          body: reactions,
        },
        { id: 'stars', picture: <GameSign name="star" size={20} />, words: texts.tabs.stars, body: piles },
        { id: 'hunters', picture: 'people', words: texts.tabs.hunters, body: hunters },
      ]}
      {...(shape.form === 'wide' ? { beside: ['mine', 'stars'] } : {})}
      left={left}
      leftName={texts.reactions}
      right={right}
      rightName={texts.tabs.mine}
      ask={table.asking}
      windows={<Windows table={table} />}
    />
  )
}
