import type { BoardProps } from '@orrery/board'
import { Frame, LogPill } from '@orrery/board/frame'
import { Seats, summaries } from '@orrery/board/players'
import { Inspector } from '@orrery/board/thing'
import { useBoard, useHint } from '@orrery/board/use-board'
import { type ReactNode, useMemo } from 'react'
import { type Action, componentsOf, crewIds, type Event, type View } from '../data.ts'
import type { PlayerProps } from '../me/rows.tsx'
import { crewName } from '../names.ts'
import { hasAutoma, Other } from '../side/others.tsx'
import { Decks } from '../side/table-panels.tsx'
import { System } from '../system/system.tsx'
import { colourOf, isAutoma, othersOf, seenBy } from '../table.ts'
import { things } from '../things.tsx'
import { Tray } from '../tray/tray.tsx'
import { DrawnWith, useWords } from '../words.ts'
import { landingOf, MapWords, OwnPanels, Pinned, Strip, TablePanels } from './areas.tsx'
import { parts } from './parts.ts'
import { Stamps } from './stamps.tsx'
import type { Targets } from './targets.ts'
import { useAutoma } from './use-automa.ts'

/** Who is in the strip: the others, and everybody for spectators, who have no ark of their own. */
const otherSeats = (view: View, me: number | undefined, seat: number): readonly number[] =>
  me === undefined ? view.scores.map((_, each) => each) : othersOf(view, seat)

/** The view as one seat answers it; while travel comes next, with what the ark can reach. */
function useSeen(view: View, me: number | undefined, { views }: Targets): View {
  const travel = views.get('travel')
  return useMemo(() => {
    const seen = seenBy(view, me)
    return travel === undefined ? seen : { ...seen, reach: travel.reach }
  }, [view, me, travel])
}

function PointHint(): ReactNode {
  return (
    <p className="panel bd-note" data-zoom="panel-system">
      {useWords().texts.pointHint}
    </p>
  )
}

/** The whole table of Terraforming Arks below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, legal, names: players, language } = props
  const { names, texts } = useWords()
  const board = useBoard(props, parts, (view) => me ?? Math.max(0, view.active) % view.seats)
  const { seat, targets, shape, pointed, shown, turn } = board
  const now = shown?.view ?? board.view
  const view = useSeen(now, me, targets)
  const { reporting, waits, ...automa } = useAutoma(props, view, shown, turn)
  const picked = targets.selected === undefined ? -1 : crewIds.findIndex((id) => `play:${id}` === targets.selected)
  useHint(props.hint, pointed.later, () => pointed.later, true)
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
  const goes = landing && board.asked(landing.action)
  const brings = goes && <parts.Brings {...goes} />
  const beside = pointed.beside && <Inspector {...{ pointed, things, view, language }} brings={board.brings} />
  const field = pointed.at?.startsWith('hex:') === true ? Number(pointed.at.slice(4)) : undefined
  const look = { view, me: seat, players }

  const player: PlayerProps = { view, player: looked, targets: looked === seat ? mine : undefined }
  const own = (
    <OwnPanels
      {...player}
      name={nameOf(looked)}
      whose={me === undefined ? 'watched' : looked === seat ? 'mine' : 'other'}
      upgrading={kind === 'upgrade' || wide}
    />
  )
  const others = otherSeats(view, me, seat).map((other) => (
    <Other key={other} view={view} player={other} name={nameOf(other)} shown={looked === other} />
  ))
  const table = (
    <TablePanels
      view={view}
      targets={mine}
      players={players}
      events={automa.turn.events}
      reporting={reporting}
      // While I decide, the Automa's card makes room; what it did with the card stays in sight.
      brief={tray !== undefined && !reporting && !isAutoma(view, view.active)}
      onContinue={waits ? props.animated : undefined}
    />
  )
  const everybody = summaries(view.scores, {
    ...{ active: view.over ? -1 : view.active, shown: looked, nameOf },
    brings: (each) => each === seat || each === looked || isAutoma(view, each),
    words: (each, name) => texts.lookAt({ name, points: view.scores[each] ?? 0 }),
    colour: (each) => colourOf(view, each),
  })
  return (
    <DrawnWith value={componentsOf(view)}>
      <Frame
        {...board}
        name="ak"
        className={solo ? 'is-solo' : ''}
        style={{ '--me': `var(--pl-${colourOf(view, seat)})` }}
        defs={<Stamps />}
        seats={<Seats players={everybody} />}
        lens={
          <div className="ak-lens night" data-magnifies="[data-action]">
            <System
              view={view}
              me={me}
              players={players}
              targets={mine}
              pointed={phone ? landing?.goal : field}
              narrow={phone}
              across={shape.across}
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
        over={beside}
        foot={
          <MapWords
            {...look}
            {...{ pointed, field, language }}
            brings={board.brings}
            idle={!solo && wide && (kind === undefined || kind === 'travel') && !view.over}
          />
        }
        pinned={<Pinned {...look} {...{ phone, tray, landing, brings }} own={me} legal={mine?.byId} />}
        pages={[
          { id: 'me', picture: 'person', words: texts.tabs.me, body: own },
          { id: 'table', picture: 'orbit', words: texts.tabs.table, body: table },
          { id: 'others', picture: 'people', words: texts.tabs.others, body: others },
        ]}
        beside={['me', 'table']}
        left={own}
        leftName={texts.tabs.me}
        right={
          <>
            {kind === 'travel' ? <PointHint /> : undefined}
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
