import type { BoardProps } from '@orrery/board'
import { Frame, LogPill, type Page, Steps } from '@orrery/board/frame'
import { Icon } from '@orrery/board/icons'
import { Seats } from '@orrery/board/players'
import { Inspector } from '@orrery/board/thing'
import { useBoard, useHint } from '@orrery/board/use-board'
import { type ReactNode, useMemo } from 'react'
import { type Action, at, componentsOf, crewIds, type Event, type View } from '../data.ts'
import type { PlayerProps } from '../me/rows.tsx'
import { Stock } from '../me/stock.tsx'
import { crewName } from '../names.ts'
import { FieldNow } from '../side/inspector.tsx'
import { hasAutoma, Other, seatsOf } from '../side/others.tsx'
import { Decks } from '../side/table-panels.tsx'
import { System } from '../system/system.tsx'
import { colourOf, isAutoma, othersOf, seenBy, stepOf } from '../table.ts'
import { things } from '../things.tsx'
import { Tray } from '../tray/tray.tsx'
import { DrawnWith, useWords } from '../words.ts'
import { Landing, landingOf, OwnPanels, Strip, TablePanels } from './areas.tsx'
import { parts, type Tab } from './parts.ts'
import { Stamps } from './stamps.tsx'
import { useAutoma } from './use-automa.ts'

const pictures = { me: 'person', table: 'orbit', others: 'people' } as const

/** The whole table of Terraforming Arks below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, legal, names: players, language, settings } = props
  const { names, texts } = useWords()
  const board = useBoard(props, parts, (view) => me ?? Math.max(0, view.active) % view.seats)
  const { seat, targets, shape, pointed, shown, turn } = board
  const now = shown?.view ?? board.view
  const view = useMemo(() => seenBy(now, me), [now, me])
  const { telling, waits, ...automa } = useAutoma(props, view, shown, turn)
  const picked = targets.selected === undefined ? -1 : crewIds.findIndex((id) => `play:${id}` === targets.selected)
  useHint(props.hint, picked < 0 ? undefined : `${picked}${language}`, () => crewName(names, picked))

  const looked = board.look ?? seat
  const mine = me === undefined || legal.length === 0 ? undefined : targets
  const kind = legal.length > 0 ? view.asked?.decision.kind : undefined
  const solo = hasAutoma(view)
  const phone = shape.form === 'phone'
  const wide = shape.form === 'wide'
  const nameOf = (player: number): string => players[player] ?? names.terms.automa
  const tray =
    mine === undefined || me === undefined ? undefined : <Tray view={view} me={me} targets={mine} compact={!wide} />
  const landing = landingOf(targets)
  const field = pointed.at?.startsWith('hex:') === true ? Number(pointed.at.slice(4)) : undefined
  const onMap = pointed.beside === undefined
  const free = pointed.zoom === undefined || pointed.zoom === 'panel-system'
  const look = { view, me: seat, players }

  const idle = !solo && wide && (kind === undefined || kind === 'travel') && !view.over
  const here = idle ? <FieldNow {...look} pointed={at(view.arks, seat)} here /> : undefined

  const player: PlayerProps = { view, player: looked, targets: looked === seat ? mine : undefined }
  const own = (
    <OwnPanels
      {...player}
      name={nameOf(looked)}
      whose={me === undefined ? 'watched' : looked === seat ? 'mine' : 'other'}
      speed={settings.speed}
      upgrading={kind === 'upgrade' || wide}
    />
  )
  // Spectators have no ark of their own: everybody is in the strip.
  const others = (me === undefined ? view.scores.map((_, each) => each) : othersOf(view, seat)).map((other) => (
    <Other
      key={other}
      view={view}
      speed={settings.speed}
      player={other}
      name={nameOf(other)}
      shown={looked === other}
    />
  ))
  const table = (
    <TablePanels
      view={view}
      targets={mine}
      players={players}
      events={automa.turn.events}
      telling={telling}
      // While I decide for myself, the Automa's card steps back: what it did with it stays.
      brief={tray !== undefined && !telling && !isAutoma(view, view.active)}
      onContinue={waits ? props.animated : undefined}
    />
  )
  const page = (id: Tab, body: ReactNode): Page<Tab> => ({
    ...{ id, body },
    picture: <Icon name={pictures[id]} size={20} />,
    words: texts.tabs[id],
  })
  return (
    <DrawnWith value={componentsOf(view)}>
      <Frame
        {...board}
        name="ak"
        className={solo ? 'is-solo' : ''}
        style={{ '--me': `var(--pl-${colourOf(view, seat)})` }}
        shapes={settings.shapes}
        defs={<Stamps />}
        seats={<Seats players={seatsOf(view, seat, looked, nameOf, texts)} speed={settings.speed} />}
        lens={
          <div className="ak-lens night">
            <System
              view={view}
              me={me}
              players={players}
              targets={mine}
              pointed={phone ? landing?.goal : field}
              narrow={phone}
              fresh={shown?.fresh}
              trail={solo ? automa.trail : undefined}
            />
          </div>
        }
        around={
          <Strip count={others.length} decks={solo && wide ? <Decks view={view} /> : undefined}>
            {others}
          </Strip>
        }
        // What lies on the map has its words at the foot of the column, where they cover no planet; all else has them beside it.
        over={onMap ? undefined : <Inspector pointed={pointed} things={things} view={view} language={language} />}
        foot={
          <Inspector
            pointed={onMap ? pointed : {}}
            things={things}
            view={view}
            language={language}
            now={field === undefined ? free ? here : undefined : <FieldNow {...look} pointed={field} />}
          />
        }
        pinned={
          <>
            {phone ? undefined : (
              <Steps className="panel" steps={texts.steps} now={stepOf(view)} label={texts.stepsOfTurn} />
            )}
            {phone && me !== undefined ? <Stock view={view} player={me} /> : undefined}
            {tray}
            {phone && landing !== undefined && mine !== undefined ? (
              <Landing {...landing} legal={mine.byId} {...look} />
            ) : undefined}
          </>
        }
        pages={[page('me', own), page('table', table), page('others', others)]}
        beside={['me', 'table']}
        left={own}
        leftName={texts.tabs.me}
        right={
          <>
            {kind === 'travel' ? (
              <p className="panel bd-note" data-zoom="panel-system">
                {texts.pointHint}
              </p>
            ) : undefined}
            {table}
            <LogPill line={props.lastLine} />
          </>
        }
        rightName={texts.tabs.table}
        ask={kind}
      />
    </DrawnWith>
  )
}
