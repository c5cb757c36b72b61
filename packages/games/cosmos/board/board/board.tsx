import type { BoardProps } from '@orrery/board'
import { Frame, LogPill } from '@orrery/board/frame'
import { Icon } from '@orrery/board/icons'
import { Me, Seats, summaries } from '@orrery/board/players'
import { seatColour } from '@orrery/board/seats'
import { Inspector } from '@orrery/board/thing'
import { useBoard, useHint } from '@orrery/board/use-board'
import type { ReactNode } from 'react'
import type { Action, Event, View } from '../data.ts'
import { Galaxy } from '../galaxy/galaxy.tsx'
import { choicesOf } from '../me/choice.tsx'
import { Defs } from '../pieces/defs.tsx'
import { textsOf } from '../texts/index.ts'
import { things } from '../things.tsx'
import { hintFor } from './hint.tsx'
import { nebulaNow } from './inspector.tsx'
import { Other } from './others.tsx'
import { ConsolePanels, MyPanels, MySheet } from './panels.tsx'
import { parts, seatOf } from './parts.ts'
import type { PanelProps } from './props.ts'
import { unlit } from './targets.ts'
import { LookedAt } from './windows.tsx'

const corners = ['bl', 'br', 'tr'] as const

/** The whole table of Crafting the Cosmos below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, names, language } = props
  const texts = textsOf(language)
  const board = useBoard(props, parts, (view, look) => seatOf(view, me, look))
  const { view, seat, look, targets, shape, pointed } = board
  const phone = shape.form === 'phone'
  const { selected } = targets
  const { later } = pointed
  useHint(
    props.hint,
    later ?? (selected && `${selected}${phone}${language}`),
    () => later ?? hintFor(selected ?? '', texts, phone),
    later !== undefined,
  )

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
    <div className="cc-lens night" data-magnifies="[data-sure]" data-seat={look ?? seat}>
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
    />
  )
  const around = (
    <>
      <Me
        player={seat}
        colour={seatColour(seat)}
        points={player.score}
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
        brings={own.me === undefined ? undefined : board.brings}
      />
      {others.map((other, i) => seated(other, corners[i] ?? 'tr'))}
      <LogPill line={props.lastLine} />
    </>
  )
  const scores = view.players.map(({ score }) => score)
  const everybody = summaries(scores, {
    ...{ active: view.active, shown: look ?? seat },
    brings: (each) => each === me,
    nameOf: (each) => names[each] ?? '',
    words: (each, name) =>
      `${name}, ${texts.points({ count: scores[each] ?? 0 })}. ${each === me ? texts.galaxy : texts.look({ name })}`,
  })
  const shared = <ConsolePanels {...panels} />
  const mine = <MyPanels {...own} />
  return (
    <Frame
      {...board}
      name="cc"
      defs={<Defs />}
      seats={<Seats players={everybody} />}
      lens={lens}
      around={around}
      over={
        shown !== undefined &&
        look !== undefined && <LookedAt player={shown} seat={look} name={names[look] ?? ''} texts={texts} />
      }
      pages={[
        { id: 'console', picture: 'orbit', words: texts.console, body: shared },
        { id: 'me', picture: 'person', words: own.whose ?? texts.me, body: phone ? <MySheet {...own} /> : mine },
        { id: 'others', picture: 'people', words: texts.others, body: others.map((other) => seated(other, 'row')) },
      ]}
      beside={['console', 'me']}
      left={shared}
      leftName={texts.console}
      right={mine}
      rightName={own.whose ?? texts.me}
      seat={look ?? seat}
      ask={`${player.ask} ${choicesOf(targets)[0]?.kind}`}
    />
  )
}
