import type { BoardProps } from '@orrery/board'
import { Frame, type Page } from '@orrery/board/frame'
import { Icon } from '@orrery/board/icons'
import { Seats } from '@orrery/board/players'
import { seatColour } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { type Action, type Amounts, type Event, fieldOf, gainOf, type View } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { GameSign } from '../pieces/signs.tsx'
import { Sky } from '../sky/sky.tsx'
import { Crystals } from '../table/crystals.tsx'
import { Hunters, seatsOf } from '../table/hunters.tsx'
import { Hand, Stars } from '../table/mine.tsx'
import { Piles } from '../table/piles.tsx'
import { Reactions } from '../table/reactions.tsx'
import { Around, Over, Windows } from './areas.tsx'
import type { Tab } from './parts.ts'
import { useTable } from './use-table.ts'

const nothing: Amounts = {}

/** The whole table of Star Hunters below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, names, settings } = props
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
  const pageOf = (id: Tab, picture: ReactNode, body: ReactNode): Page<Tab> => ({
    ...{ id, picture, body },
    words: texts.tabs[id],
  })
  const pages = [
    pageOf('mine', <Icon name="person" size={20} />, mine),
    pageOf('reactions', <GameSign name="fusion" size={20} />, reactions),
    pageOf('stars', <GameSign name="star" size={20} />, piles),
    pageOf('hunters', <Icon name="people" size={20} />, hunters),
  ]
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
      style={{ '--me': `var(--pl-${seatColour(seat)})`, '--speed': String(settings.speed) }}
      shapes={settings.shapes}
      defs={<Defs />}
      seats={<Seats players={seatsOf(view, seat, board.look, names, texts)} speed={settings.speed} />}
      lens={<Sky {...panels} rockets={shown.rockets ?? table.standing} burst={shown.burst} pointed={field} />}
      around={<Around table={table} line={props.lastLine} />}
      over={<Over table={table} />}
      pinned={
        <div data-at="crystals">
          <Crystals {...panels} plus={aimed === undefined ? nothing : gainOf(aimed)} slim={table.slim} />
        </div>
      }
      pages={pages}
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
