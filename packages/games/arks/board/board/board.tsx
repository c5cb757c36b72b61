import type { BoardProps } from '@orrery/board'
import { useEscape } from '@orrery/board/escape'
import { Icon } from '@orrery/board/icons'
import { useShape } from '@orrery/board/shape'
import { useShared } from '@orrery/board/share'
import { Scrolling, Tabs } from '@orrery/board/tabs'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Action, AUTOMA, at, automaCards, crew, type Event, item, type View } from '../data.ts'
import { ArkPanel, BridgePanel, HoldPanel, Mine, type PlayerProps } from '../me/panels.tsx'
import { useStory } from '../motion/story.ts'
import { automaCardName, crewName, namesOf } from '../names.ts'
import { Defs } from '../pieces/defs.tsx'
import { AutomaArk, AutomaPanel } from '../side/automa.tsx'
import { Inspector } from '../side/inspector.tsx'
import { hasAutoma, Other, SeatPills } from '../side/others.tsx'
import { Cantina, Decks, ScoreTrack, Stepper } from '../side/table-panels.tsx'
import { trailOf } from '../side/told.ts'
import { UNKNOWN } from '../system/layout.ts'
import { System } from '../system/system.tsx'
import { colourOf, isAutoma, othersOf } from '../table.ts'
import { textsOf } from '../texts/index.ts'
import { Choice } from '../tray/choice.tsx'
import { Tray } from '../tray/tray.tsx'
import { useHearing } from './hearing.ts'
import { pagesOf, type Tab, useTurning } from './pages.tsx'
import { Stamps } from './stamps.tsx'
import { targetsOf } from './targets.ts'

/** From this width on, three columns have room. */
const WIDE = 1320

/** The whole table of Terraforming Arks below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, legal, names: players, language, settings, hint, title } = props
  const root = useRef<HTMLDivElement>(null)
  const { form: shape } = useShape(root, WIDE)
  const texts = textsOf(language)
  const names = namesOf(language)
  const story = useStory(root, { ...props, view: useShared(props.view) })
  const { view, telling } = story
  const [selection, setSelection] = useState<string>()
  const [pointed, setPointed] = useState<number>()
  const [looked, setLook] = useState<number>()
  const [tab, setTab] = useState<Tab>('me')

  const seat = me ?? view.active % view.seats
  const shown = looked ?? seat
  const targets = useMemo(() => targetsOf(legal, selection), [legal, selection])
  const mine = me === undefined || legal.length === 0 ? undefined : targets
  const trail = useShared(useMemo(() => trailOf(story.turn), [story.turn]))
  const kind = legal.length > 0 ? view.asked?.decision.kind : undefined
  useTurning({ kind, telling: telling || story.waits, bring: props.bring, seat, setLook, setTab })

  // While the Automa moves, the bar speaks of it: it has no seat.
  const played = telling ? view.automaCard : story.waits ? (view.automaDiscard.at(-1) ?? -1) : -1
  const violet = colourOf(view, AUTOMA)
  useEffect(() => {
    if (played < 0) return
    const card = automaCardName(names, item(automaCards, played).id)
    title?.({ words: texts.automaPlays({ automa: names.terms.automa, card }), colour: violet })
    return () => title?.(undefined)
  }, [played, names, texts, title, violet])

  const picked = targets.selected === undefined ? -1 : crew.findIndex(({ id }) => `play:${id}` === targets.selected)
  useEffect(() => {
    hint(picked < 0 ? undefined : crewName(names, picked))
    return () => hint(undefined)
  }, [hint, picked, names])

  useHearing(root, props, targets, {
    step: (step) => setSelection((old) => (old === step ? undefined : step)),
    look(player) {
      setLook(player)
      setTab('me')
    },
    point: setPointed,
  })
  useEscape(() => {
    setSelection(undefined)
    setLook(undefined)
  })

  const solo = hasAutoma(view)
  const nameOf = (player: number): string => players[player] ?? names.terms.automa
  const player: PlayerProps = { view, player: shown, targets: shown === seat ? mine : undefined, names, texts }
  const narrow = shape === 'phone'
  const tray =
    mine === undefined || me === undefined ? undefined : (
      <Tray view={view} me={me} targets={mine} names={names} texts={texts} compact={shape !== 'wide'} />
    )
  const going = targets.selected?.startsWith('go:') === true ? targets.byId.get(targets.selected.slice(3)) : undefined
  const goal = going === undefined ? undefined : going.kind === 'discover' ? UNKNOWN + going.n : going.n
  const lens = (
    <div className="ak-lens night">
      <System
        view={view}
        me={me}
        targets={mine}
        pointed={narrow ? goal : pointed}
        narrow={narrow}
        fresh={story.fresh}
        trail={solo ? trail : undefined}
        texts={texts}
        names={names}
      />
    </div>
  )
  const upgrading = kind === 'upgrade' || shape === 'wide'
  const ownPanels = (
    <>
      <Mine
        {...player}
        name={nameOf(shown)}
        whose={me === undefined ? 'watched' : shown === seat ? 'mine' : 'other'}
        speed={settings.speed}
      />
      {upgrading ? <ArkPanel {...player} /> : undefined}
      <HoldPanel {...player} />
      {upgrading ? undefined : <ArkPanel {...player} />}
      <BridgePanel {...player} />
    </>
  )
  // Who watches has no ark of their own: everybody stands in the strip.
  const listed = me === undefined ? view.scores.map((_, each) => each) : othersOf(view, seat)
  const others = listed.map((other) => (
    <Other
      key={other}
      view={view}
      player={other}
      name={nameOf(other)}
      shown={shown === other}
      names={names}
      texts={texts}
      speed={settings.speed}
    />
  ))
  // While I decide for myself, the Automa's card steps back: what it did with it stays.
  const automaFirst = tray === undefined || telling || isAutoma(view, view.active)
  const automa = solo ? (
    <AutomaPanel
      view={view}
      told={story.turn.events}
      telling={telling}
      brief={!automaFirst}
      goOn={story.waits ? props.animated : undefined}
      names={names}
      texts={texts}
    />
  ) : undefined
  const look = { view, me: seat, players, names, texts }
  const inspector = pointed === undefined ? undefined : <Inspector {...look} pointed={pointed} />
  const rest = (
    <>
      {automa}
      <Cantina view={view} targets={mine} names={names} texts={texts} />
      {solo ? <AutomaArk view={view} names={names} texts={texts} /> : undefined}
      <ScoreTrack view={view} names={names} texts={texts} players={players} brief={solo} />
    </>
  )
  const log =
    props.lastLine === undefined ? undefined : (
      <button type="button" className="ak-log" data-log="">
        <Icon name="log" size={15} />
        <span>{props.lastLine}</span>
      </button>
    )
  const body = narrow ? (
    <>
      <SeatPills
        view={view}
        me={seat}
        shown={shown}
        players={players}
        names={names}
        texts={texts}
        speed={settings.speed}
      />
      {lens}
      <section className="ak-sheet">
        <Scrolling className="ak-sheet-body" name={texts.tabs[tab]}>
          {tray}
          {going === undefined || goal === undefined || mine === undefined ? undefined : (
            <>
              <div className="ak-choices">
                <Choice
                  targets={mine}
                  texts={texts}
                  id={going.id}
                  words={goal < UNKNOWN ? texts.landHere : texts.discover}
                />
              </div>
              <Inspector {...look} pointed={goal} />
            </>
          )}
          {tab === 'me' ? ownPanels : tab === 'table' ? rest : others}
        </Scrolling>
        <Tabs className="ak-tabs" open={tab} turn={setTab} pages={pagesOf(['me', 'table', 'others'], texts)} />
      </section>
    </>
  ) : (
    <>
      {shape === 'wide' ? (
        <Scrolling className="ak-col is-left" name={texts.tabs.me}>
          {ownPanels}
        </Scrolling>
      ) : undefined}
      <div className="ak-mid">
        {lens}
        <div className={`ak-strip has-${others.length}`}>
          {others}
          {solo && shape === 'wide' ? (
            <section className="panel ak-deckbox">
              <Decks view={view} texts={texts} />
            </section>
          ) : undefined}
        </div>
      </div>
      <Scrolling className="ak-col is-right" name={texts.tabs.table}>
        <Stepper view={view} texts={texts} />
        {tray}
        {shape === 'wide' ? (
          <>
            {inspector ?? (kind === 'travel' ? <p className="panel ak-note">{texts.pointHint}</p> : undefined)}
            {rest}
            {log}
            {solo || (kind !== undefined && kind !== 'travel') || inspector !== undefined || view.over ? undefined : (
              <Inspector {...look} pointed={at(view.arks, seat)} here />
            )}
          </>
        ) : (
          <>
            <Tabs
              className="ak-tabs"
              open={tab === 'others' ? 'me' : tab}
              turn={setTab}
              pages={pagesOf(['me', 'table'], texts)}
            />
            {pointed !== undefined && kind === 'travel' ? inspector : undefined}
            {tab === 'table' ? rest : ownPanels}
          </>
        )}
      </Scrolling>
    </>
  )
  return (
    <div
      ref={root}
      className={`ak is-${shape} ${solo ? 'is-solo' : ''} ${settings.shapes ? 'with-shapes' : ''}`}
      style={{ '--me': `var(--pl-${colourOf(view, seat)})` }}
      data-round={view.round}
      data-automa={solo ? at(view.arks, AUTOMA) : undefined}
    >
      <Defs />
      {body}
      <Stamps />
      <div className="ak-flights night" aria-hidden="true" />
    </div>
  )
}
