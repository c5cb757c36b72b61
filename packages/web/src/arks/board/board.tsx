import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'

import { Icon } from '../../design/icons.tsx'
import { useEscape } from '../../table-parts/escape.ts'
import { type Hearer, listenTo } from '../../table-parts/listen.ts'
import { useShape } from '../../table-parts/shape.ts'
import {
  type Action,
  AUTOMA,
  at,
  crew,
  type DecisionKind,
  type Event,
  itemIds,
  type View,
  vocabulary,
} from '../data.ts'
import { ArkPanel, BridgePanel, HoldPanel, Mine, type PlayerProps } from '../me/panels.tsx'
import { useStory } from '../motion/story.ts'
import { crewName, namesOf } from '../names.ts'
import { Defs } from '../pieces/defs.tsx'
import { ItemIcon } from '../pieces/resources.tsx'
import { AutomaArk, AutomaPanel } from '../side/automa.tsx'
import { Inspector } from '../side/inspector.tsx'
import { hasAutoma, Other, SeatPills } from '../side/others.tsx'
import { Cantina, Decks, ScoreTrack, Stepper } from '../side/table-panels.tsx'
import { trailOf } from '../side/told.ts'
import { UNKNOWN } from '../system/layout.ts'
import { System } from '../system/system.tsx'
import { colourOf, isAutoma, othersOf } from '../table.ts'
import { type Texts, textsOf } from '../texts/index.ts'
import { Choice } from '../tray/choice.tsx'
import { Tray } from '../tray/tray.tsx'
import { targetsOf } from './targets.ts'

/** The tabs of a narrow board. */
type Tab = 'me' | 'table' | 'others'

const TABLE_ASKS: ReadonlySet<DecisionKind> = new Set(['cantina'])

/** The whole table of Terraforming Arks below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, legal, names: players, language, settings, hint } = props
  const root = useRef<HTMLDivElement>(null)
  const { form: shape } = useShape(root, 1320)
  const texts = textsOf(language)
  const names = namesOf(language)
  const story = useStory(root, props)
  const { view } = story
  const [selection, setSelection] = useState<string>()
  const [pointed, setPointed] = useState<number>()
  const [look, setLook] = useState<number>()
  const [tab, setTab] = useState<Tab>('me')

  const seat = me ?? view.active % view.seats
  const shown = look ?? seat
  const targets = useMemo(() => targetsOf(legal, selection), [legal, selection])
  const mine = me === undefined || legal.length === 0 ? undefined : targets
  const trail = useMemo(() => trailOf(story.told, story.from), [story.told, story.from])

  // A new decision is made at one's own ark, and a narrow board turns to the page where it is made.
  const kind = legal.length > 0 ? view.asked?.decision.kind : undefined
  useEffect(() => {
    if (kind === undefined) return
    setLook(undefined)
    setTab(TABLE_ASKS.has(kind) ? 'table' : 'me')
  }, [kind])
  useEffect(() => {
    if (story.telling) setTab('table')
  }, [story.telling])

  const picked = targets.selected === undefined ? -1 : crew.findIndex(({ id }) => `play:${id}` === targets.selected)
  useEffect(() => {
    hint(picked < 0 ? undefined : crewName(names, picked))
    return () => hint(undefined)
  }, [hint, picked, names])

  const latest = useRef({ props, targets })
  useEffect(() => {
    latest.current = { props, targets }
  })
  useEffect(() => {
    if (root.current === null) return
    const hearer: Hearer = {
      action(id) {
        const action = latest.current.targets.byId.get(id)
        if (action === undefined) return
        setSelection(undefined)
        latest.current.props.act(action)
      },
      step: (step) => setSelection((old) => (old === step ? undefined : step)),
      explain(id) {
        const action = vocabulary.get(id)
        if (action !== undefined && latest.current.props.me !== undefined) latest.current.props.explain(action)
      },
      zoom: (component) => latest.current.props.zoom(component),
      look: (other) => {
        setLook(other)
        setTab('me')
      },
      log: () => latest.current.props.openLog(),
      // The place stays looked at while the pointer is on its way to what is told about it.
      point(place, near) {
        const field = place?.startsWith('hex:') === true ? Number(place.slice(4)) : undefined
        if (field !== undefined || near?.closest('.ak-lens,.ak-look') == null) setPointed(field)
      },
      hurry: () => false,
    }
    return listenTo(root.current, hearer)
  }, [])
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
  const heading = <Mine {...player} name={nameOf(shown)} other={shown !== seat} speed={settings.speed} />
  const ownPanels = (
    <>
      {heading}
      {kind === 'upgrade' || shape === 'wide' ? <ArkPanel {...player} /> : undefined}
      <HoldPanel {...player} />
      {kind === 'upgrade' || shape === 'wide' ? undefined : <ArkPanel {...player} />}
      <BridgePanel {...player} />
    </>
  )
  const others = othersOf(view, seat).map((other) => (
    <Other
      key={other}
      view={view}
      player={other}
      name={nameOf(other)}
      shown={look === other}
      names={names}
      texts={texts}
      speed={settings.speed}
    />
  ))
  const automa = solo ? (
    <AutomaPanel view={view} told={story.told} telling={story.telling} names={names} texts={texts} />
  ) : undefined
  const cantina = <Cantina view={view} targets={mine} names={names} texts={texts} />
  const inspector =
    pointed === undefined ? undefined : (
      <Inspector view={view} me={seat} players={players} names={names} texts={texts} pointed={pointed} />
    )
  // While I decide for myself, the Automa's last turn steps back behind the table.
  const automaFirst = tray === undefined || story.telling || isAutoma(view, view.active)
  const rest = (
    <>
      {automaFirst ? automa : undefined}
      {cantina}
      {solo ? <AutomaArk view={view} names={names} texts={texts} /> : undefined}
      <ScoreTrack view={view} names={names} texts={texts} players={players} />
      {automaFirst ? undefined : automa}
    </>
  )
  const log =
    props.lastLine === undefined ? undefined : (
      <button type="button" className="ak-log" onClick={props.openLog}>
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
                <Choice targets={mine} id={going.id} words={goal < UNKNOWN ? texts.landHere : texts.discover} />
              </div>
              <Inspector view={view} me={seat} players={players} names={names} texts={texts} pointed={goal} />
            </>
          )}
          {tab === 'me' ? ownPanels : tab === 'table' ? rest : others}
        </Scrolling>
        <Tabs tab={tab} turn={setTab} texts={texts} list={['me', 'table', 'others']} />
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
          </>
        ) : (
          <>
            <Tabs tab={tab === 'others' ? 'me' : tab} turn={setTab} texts={texts} list={['me', 'table']} />
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
      <div className="ak-stamps" aria-hidden="true">
        {itemIds.map((id) => (
          <span key={id} data-stamp={id}>
            <ItemIcon id={id} size={30} />
          </span>
        ))}
      </div>
      <div className="ak-flights night" aria-hidden="true" />
    </div>
  )
}

/** A part of the board that scrolls when it must, also by keys. */
function Scrolling(props: { className: string; name: string; children: ReactNode }): ReactNode {
  const { className, name, children } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section className={className} aria-label={name} tabIndex={0}>
      {children}
    </section>
  )
}

function Tabs(props: { tab: Tab; turn: (tab: Tab) => void; texts: Texts; list: readonly Tab[] }): ReactNode {
  const { tab, turn, texts, list } = props
  const icons = { me: 'person', table: 'orbit', others: 'people' } as const
  return (
    <div className="ak-tabs" role="tablist">
      {list.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={tab === id}
          className={tab === id ? 'is-on' : ''}
          onClick={() => turn(id)}
        >
          <Icon name={icons[id]} size={20} />
          {texts.tabs[id]}
        </button>
      ))}
    </div>
  )
}
