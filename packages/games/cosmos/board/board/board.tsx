import type { BoardProps } from '@orrery/board'
import { Frame, LogPill, type Page } from '@orrery/board/frame'
import { Icon } from '@orrery/board/icons'
import { Me, Seats } from '@orrery/board/players'
import { seatColour } from '@orrery/board/seats'
import { Inspector } from '@orrery/board/thing'
import { useBoard, useHint } from '@orrery/board/use-board'
import type { ReactNode } from 'react'
import type { Action, Event, View } from '../data.ts'
import { Galaxy } from '../galaxy/galaxy.tsx'
import { Defs } from '../pieces/defs.tsx'
import { textsOf } from '../texts/index.ts'
import { things } from '../things.tsx'
import { hintFor } from './hint.tsx'
import { nebulaNow } from './inspector.tsx'
import { Other, seatsOf } from './others.tsx'
import { ConsolePanels, MyPanels, MySheet } from './panels.tsx'
import { parts, seatOf, type Tab } from './parts.ts'
import type { PanelProps } from './props.ts'
import { unlit } from './targets.ts'
import { LookedAt } from './windows.tsx'

const corners = ['bl', 'br', 'tr'] as const
const pictures = { console: 'orbit', me: 'person', others: 'people' } as const

/** The whole table of Crafting the Cosmos below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, names, language, settings } = props
  const texts = textsOf(language)
  const board = useBoard(props, parts, (view, look) => seatOf(view, me, look))
  const { view, seat, look, targets, shape, pointed } = board
  const phone = shape.form === 'phone'
  const { selected } = targets
  useHint(props.hint, selected && `${selected}${phone}${language}`, () => hintFor(selected ?? '', texts, phone))

  const player = view.players[seat]
  if (player === undefined) return null
  const whose = me === undefined ? names[seat] : undefined
  const panels: PanelProps = {
    ...{ view, me, player, whose, targets, texts, language, names },
    ...{ small: phone, low: shape.low },
  }
  const shown = look === undefined || look === seat ? undefined : view.players[look]
  // Whoever's galaxy is large has their panels beside it; what I may do waits until I look at my own again.
  const own: PanelProps =
    shown === undefined
      ? panels
      : { ...panels, me: undefined, player: shown, whose: names[look ?? seat], targets: unlit }
  const others = view.players.map((_, other) => other).filter((other) => other !== seat)
  const hex = pointed.at?.startsWith('hex:') === true ? Number(pointed.at.slice(4)) : -1
  const tile = (own.player.tiles[hex] ?? -1) >= 0 ? hex : undefined

  const lens = (
    <div className="cc-lens night" data-seat={look ?? seat}>
      <Galaxy
        player={own.player}
        targets={own.me === undefined ? undefined : targets}
        pointed={tile}
        narrow={phone}
        revealed={view.over}
        label={own.whose === undefined ? texts.galaxy : texts.galaxyOf({ name: own.whose })}
        texts={texts}
      />
    </div>
  )
  const seated = (other: number, place: (typeof corners)[number] | 'row'): ReactNode => (
    <Other
      key={other}
      view={view}
      seat={other}
      name={names[other] ?? ''}
      place={place}
      small={shape.form === 'medium'}
      texts={texts}
      speed={settings.speed}
    />
  )
  const around = (
    <>
      <Me
        player={seat}
        colour={seatColour(seat)}
        points={player.score}
        speed={settings.speed}
        first={view.first === seat}
        name={whose ?? texts.yourPoints}
      >
        {me === undefined && look !== undefined && (
          <button type="button" className="btn ghost" data-look="me">
            <Icon name="eye" size={18} />
            {texts.follow}
          </button>
        )}
      </Me>
      <Inspector
        {...{ pointed, things, view, language }}
        now={tile === undefined ? undefined : nebulaNow(own.player, tile, own.me !== undefined, texts)}
      />
      {others.map((other, i) => seated(other, corners[i] ?? 'tr'))}
      <LogPill line={props.lastLine} />
    </>
  )
  const page = (id: Tab, words: string, body: ReactNode): Page<Tab> => ({
    ...{ id, words, body },
    picture: <Icon name={pictures[id]} size={20} />,
  })
  const shared = <ConsolePanels {...panels} />
  const mine = <MyPanels {...own} />
  const pages = [
    page('console', texts.console, shared),
    page('me', own.whose ?? texts.me, phone ? <MySheet {...own} /> : mine),
    page(
      'others',
      texts.others,
      others.map((other) => seated(other, 'row')),
    ),
  ]
  return (
    <Frame
      {...board}
      name="cc"
      className={selected === undefined ? '' : 'is-choosing'}
      shapes={settings.shapes}
      defs={<Defs />}
      seats={<Seats players={seatsOf(view, me, seat, look, names, texts)} speed={settings.speed} />}
      lens={lens}
      around={around}
      over={
        shown !== undefined &&
        look !== undefined && <LookedAt player={shown} seat={look} name={names[look] ?? ''} texts={texts} />
      }
      pages={pages}
      beside={['console', 'me']}
      left={shared}
      leftName={texts.console}
      right={mine}
      rightName={own.whose ?? texts.me}
      seat={look ?? seat}
      ask={`${player.ask}`}
    />
  )
}
