import type { BoardProps } from '@orrery/board'
import { Frame, LogPill, Panel } from '@orrery/board/frame'
import { Me, Seats, summaries } from '@orrery/board/players'
import { seatColour } from '@orrery/board/seats'
import { Inspector } from '@orrery/board/thing'
import { Answers, Tray } from '@orrery/board/tray'
import { useBoard } from '@orrery/board/use-board'
import type { ReactNode } from 'react'
import { type Action, brightness, type Event, type View } from '../surface.ts'
import { parts } from './parts.ts'
import { textsOf } from './texts.ts'
import { Comet, Defs, things } from './things.tsx'

/** The whole table of Comets below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, names, language } = props
  const texts = textsOf(language)
  const board = useBoard(props, parts, (view) => me ?? view.active)
  const { view, seat, targets, pointed } = board
  const players = summaries(view.points, {
    ...{ active: view.active, shown: seat },
    brings: (player) => player === me,
    nameOf: (player) => names[player] ?? '',
    words: (player, name) => texts.look({ name, points: view.points[player] ?? 0 }),
  })
  const sum = view.tail.reduce((all, value) => all + value, 0)
  const left = view.left.reduce((all, n) => all + n, 0)
  const sky = (
    <Panel title={texts.sky} note={texts.skyNote}>
      <ul className="km-sky">
        {brightness.map((value, i) => (
          <li key={value} data-at={`sky:${value}`} data-zoom={`comet-${value}`}>
            <span className="sr">{texts.comet({ value })}</span>
            <Comet value={value} size={40} />
            <b className="num">{view.left[i]}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
  const landed = (
    <Panel title={texts.landed}>
      {players.map(({ player, name, points }) => (
        <p key={player} className="bd-line">
          <b>{name}</b>
          {texts.best({ points: view.best[player] ?? 0 })}
          <span className="bd-value num">{points}</span>
        </p>
      ))}
    </Panel>
  )
  const tray = (
    <Tray title={texts.question}>
      <Answers
        legal={targets.byId}
        of={[
          { id: 'catch', words: texts.catch, detail: <small>{texts.left({ count: left })}</small> },
          { id: 'land', words: texts.land, detail: <small>{texts.points({ count: sum })}</small> },
        ]}
      />
    </Tray>
  )
  return (
    <Frame
      {...board}
      name="km"
      defs={<Defs />}
      seats={<Seats players={players} />}
      lens={
        <div
          className="km-lens night"
          data-at="tail"
          role="img"
          aria-label={texts.tail({ name: names[view.active] ?? '' })}
        >
          {view.tail.map((value) => (
            <span key={value} data-zoom={`comet-${value}`}>
              <Comet value={value} size={110} />
            </span>
          ))}
        </div>
      }
      around={
        <>
          <Me
            player={seat}
            colour={seatColour(seat)}
            points={view.points[seat] ?? 0}
            first={false}
            name={me === undefined ? names[seat] : texts.yours}
          />
          <Inspector pointed={pointed} things={things} view={view} language={language} />
        </>
      }
      pinned={targets.byId.size > 0 ? tray : undefined}
      pages={[
        { id: 'sky', picture: 'orbit', words: texts.sky, body: sky },
        { id: 'players', picture: 'people', words: texts.landed, body: landed },
      ]}
      left={sky}
      leftName={texts.sky}
      right={
        <>
          {landed}
          <LogPill line={props.lastLine} />
        </>
      }
      rightName={texts.landed}
      ask="fly"
    />
  )
}
