import type { BoardProps } from '@orrery/board'
import { Counting } from '@orrery/board/counting'
import { useEscape } from '@orrery/board/escape'
import { Icon } from '@orrery/board/icons'
import { type Hearer, listenTo } from '@orrery/board/listen'
import { SeatDisc, seatColour } from '@orrery/board/seats'
import { useShape } from '@orrery/board/shape'
import { useShared } from '@orrery/board/share'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Action, type Event, type PlayerView, type View, vocabulary } from '../data.ts'
import { Galaxy } from '../galaxy/galaxy.tsx'
import { AbilityCard } from '../me/ability-card.tsx'
import { useMotion } from '../motion/motion.ts'
import { Defs } from '../pieces/defs.tsx'
import { textsOf } from '../texts/index.ts'
import { hintFor } from './hint.tsx'
import { Inspector } from './inspector.tsx'
import { Looked } from './looked.tsx'
import { LookedAt } from './looking.tsx'
import { Other, SeatPill } from './others.tsx'
import { ConsolePanels, MyPanels, MySheet, type PanelProps } from './panels.tsx'
import { targetsOf } from './targets.ts'

/** The tabs of a narrow board. */
type Tab = 'console' | 'me' | 'others'

const CONSOLE_ASKS = new Set<PlayerView['ask']>(['shift', 'size', 'draw'])

/** So soon after a decision a tap belongs to it. */
const DOUBLE_TAP = 450

/** The tab where the decision of the moment is made. */
const tabOf = (player: PlayerView): Tab =>
  player.stage === 'energy' && CONSOLE_ASKS.has(player.ask) && player.ask !== 'size' ? 'console' : 'me'

/** On which page of a narrow board a place lies; `undefined` when it is always there. */
function pageOf(at: string): Tab | undefined {
  const [sort = ''] = at.split(':')
  if (['well', 'row', 'deck', 'goal', 'supply', 'stack'].includes(sort)) return 'console'
  return ['track', 'chamber', 'scoring', 'hand', 'ability', 'slot', 'reserve'].includes(sort) ? 'me' : undefined
}

/** The whole table of Crafting the Cosmos below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, legal, names, language, settings } = props
  const view = useShared(props.view)
  const root = useRef<HTMLDivElement>(null)
  const { form: shape, low } = useShape(root)
  const texts = textsOf(language)
  const [selection, setSelection] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const [look, setLook] = useState<number>()
  const [tab, setTab] = useState<Tab>('me')
  // Who only watches follows whoever plays, or the player chosen to be looked at.
  const seat = me ?? look ?? Math.max(view.active, 0)
  const player = view.players[seat]
  const motion = useMotion(root, props, seat, look ?? seat)
  const targets = useMemo(() => targetsOf(legal, selection), [legal, selection])

  // A narrow board follows the decision; within it the player turns the pages.
  const ask = player?.ask
  const wanted = player === undefined || legal.length === 0 ? undefined : tabOf(player)
  useEffect(() => {
    if (wanted !== undefined && ask !== undefined) {
      setTab(wanted)
      setLook(undefined)
    }
  }, [wanted, ask])

  // A line of the log points somewhere: the lens turns to the galaxy, a narrow board to the page.
  const { bring } = props
  useEffect(() => {
    const [first] = bring ?? []
    if (first === undefined) return
    const page = pageOf(first.at)
    if (page !== undefined && (first.seat === undefined || first.seat === seat)) setTab(page)
    if (first.seat !== undefined) setLook(first.seat === seat ? undefined : first.seat)
  }, [bring, seat])

  const { selected } = targets
  const { hint } = props
  const say = useRef(hint)
  useEffect(() => {
    say.current = hint
  })
  useEffect(() => {
    say.current(selected === undefined ? undefined : hintFor(selected, texts, shape === 'phone'))
    return () => say.current(undefined)
  }, [selected, texts, shape])

  const latest = useRef({ props, targets, motion })
  useEffect(() => {
    latest.current = { props, targets, motion }
  })
  useEffect(() => {
    if (root.current === null) return
    let acted = Number.NEGATIVE_INFINITY
    const hearer: Hearer = {
      action(id) {
        const action = latest.current.targets.byId.get(id)
        if (action === undefined) return
        acted = performance.now()
        latest.current.props.act(action)
      },
      step: (step) => setSelection((old) => (old === step ? undefined : step)),
      explain(id) {
        // The second tap of a double tap is no question.
        if (performance.now() - acted < DOUBLE_TAP) return
        const action = vocabulary.get(id)
        if (action !== undefined && latest.current.props.me !== undefined) latest.current.props.explain(action)
      },
      zoom: (component) => latest.current.props.zoom(component),
      look: (other) => setLook((old) => (old === other ? undefined : other)),
      log: () => latest.current.props.openLog(),
      point: setPointed,
      hurry: () => latest.current.motion.hurry(),
    }
    return listenTo(root.current, hearer)
  }, [])
  useEscape(() => {
    setSelection(undefined)
    setLook(undefined)
  })

  if (player === undefined) return null
  const whose = me === undefined ? names[seat] : undefined
  const panels: PanelProps = { view, me, player, whose, targets, texts, language, names, low }
  const shown = look === undefined || look === seat ? undefined : view.players[look]
  const mine = me !== undefined
  const others = view.players.map((_, other) => other).filter((other) => other !== seat)
  const myTargets = me === undefined ? undefined : targets
  const pointedHex = pointed?.startsWith('hex:') === true ? Number(pointed.slice(4)) : undefined
  const inspected = pointedHex !== undefined && (player.tiles[pointedHex] ?? -1) >= 0 ? pointedHex : undefined
  const pointedCard = pointed?.startsWith('ability:') === true ? Number(pointed.slice(8)) : undefined

  const lens = (
    <div className="cc-lens night" data-seat={shown === undefined ? seat : look}>
      {shown === undefined ? (
        <Galaxy
          player={player}
          targets={myTargets}
          pointed={inspected}
          narrow={shape === 'phone'}
          revealed={view.over}
          label={mine ? texts.galaxy : texts.galaxyOf({ name: names[seat] ?? '' })}
          texts={texts}
        />
      ) : (
        <Galaxy
          player={shown}
          targets={undefined}
          pointed={pointedHex}
          narrow={shape === 'phone'}
          revealed={view.over}
          label={texts.galaxyOf({ name: names[look ?? 0] ?? '' })}
          texts={texts}
        />
      )}
    </div>
  )
  const seatOf = (other: number, place: 'bl' | 'br' | 'tr' | 'row'): ReactNode => {
    const p = view.players[other]
    if (p === undefined) return null
    return (
      <Other
        key={other}
        player={p}
        seat={other}
        name={names[other] ?? ''}
        first={view.first === other}
        active={view.active === other}
        place={place}
        small={shape === 'medium'}
        texts={texts}
        speed={settings.speed}
      />
    )
  }
  const looked = me !== undefined && targets.byId.size > 0 && (
    <Looked player={player} language={language} texts={texts} />
  )
  const looking = shown !== undefined && look !== undefined && (
    <LookedAt player={shown} seat={look} name={names[look] ?? ''} texts={texts} language={language} />
  )

  const body =
    shape === 'phone' ? (
      <>
        <div className="cc-seats">
          {view.players.map((p, other) => (
            <SeatPill
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={other}
              player={p}
              seat={other}
              name={names[other] ?? ''}
              mine={other === me}
              shown={shown === undefined ? other === seat : look === other}
              active={view.active === other}
              texts={texts}
              speed={settings.speed}
            />
          ))}
        </div>
        <div className="cc-stage">
          {lens}
          {looking}
        </div>
        <section className="cc-sheet">
          <div
            className="cc-sheet-body"
            data-seat={seat}
            data-tab={tab}
            role="tabpanel"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
            tabIndex={0}
            aria-label={tab === 'me' ? (whose ?? texts.me) : texts[tab]}
          >
            {tab === 'console' && <ConsolePanels {...panels} />}
            {tab === 'me' && <MySheet {...panels} />}
            {tab === 'others' && others.map((other) => seatOf(other, 'row'))}
          </div>
          <Tabs tab={tab} turn={setTab} texts={texts} mine={whose ?? texts.me} withOthers />
        </section>
        {looked}
      </>
    ) : (
      <>
        {shape === 'wide' && (
          <div className="cc-col">
            <ConsolePanels {...panels} />
          </div>
        )}
        <div className={`cc-mid has-${others.length}`}>
          {lens}
          <div className={`cc-me p-${seatColour(seat)}`} data-at={`seat:${seat}`}>
            <SeatDisc seat={seat} size={34} />
            <div>
              <span className="cc-me-score num" data-at={`score:${seat}`}>
                <Counting value={player.score} speed={settings.speed} />
              </span>
              <small>
                {view.first === seat && <Icon name="first" size={13} />}
                {mine ? texts.yourPoints : names[seat]}
              </small>
            </div>
            {!mine && look !== undefined && (
              <button type="button" className="btn ghost cc-follow" data-look="me">
                <Icon name="eye" size={18} />
                {texts.follow}
              </button>
            )}
          </div>
          {pointedCard !== undefined && player.ask !== 'keep' && player.ask !== 'under' && (
            <aside className="panel cc-inspect is-card">
              <AbilityCard card={pointedCard} language={language} />
            </aside>
          )}
          {inspected !== undefined && shown === undefined && (
            <Inspector player={player} hex={inspected} mine={mine} texts={texts} />
          )}
          {others.map((other, i) => seatOf(other, i === 0 ? 'bl' : i === 1 ? 'br' : 'tr'))}
          {props.lastLine !== undefined && (
            <button type="button" className="cc-log" data-log="">
              <Icon name="log" size={16} />
              <span>{props.lastLine}</span>
              <Icon name="up" size={14} />
            </button>
          )}
          {looking}
          {looked}
        </div>
        <div className="cc-col" data-seat={seat}>
          {shape === 'medium' && (
            <Tabs
              tab={tab === 'others' ? 'me' : tab}
              turn={setTab}
              texts={texts}
              mine={whose ?? texts.me}
              withOthers={false}
            />
          )}
          {shape === 'medium' && tab === 'console' ? <ConsolePanels {...panels} /> : <MyPanels {...panels} />}
        </div>
      </>
    )
  return (
    <div
      ref={root}
      className={`cc is-${shape} on-${tab} ${low ? 'is-low' : ''} ${targets.selected === undefined ? '' : 'is-choosing'} ${settings.shapes ? 'with-shapes' : ''}`}
    >
      <Defs />
      {body}
      <div className="cc-flights night" aria-hidden="true" />
    </div>
  )
}

function Tabs(props: {
  tab: Tab
  turn: (tab: Tab) => void
  texts: ReturnType<typeof textsOf>
  /** What the page of one's own panels is called. */
  mine: string
  withOthers: boolean
}): ReactNode {
  const { tab, turn, texts, mine, withOthers } = props
  const button = (id: Tab, icon: 'orbit' | 'person' | 'people', words: string): ReactNode => (
    <button
      type="button"
      role="tab"
      aria-selected={tab === id}
      className={tab === id ? 'is-on' : ''}
      data-page={id}
      onClick={() => turn(id)}
    >
      <Icon name={icon} size={20} />
      {words}
    </button>
  )
  return (
    <div className="cc-tabs" role="tablist">
      {button('console', 'orbit', texts.console)}
      {button('me', 'person', mine)}
      {withOthers && button('others', 'people', texts.others)}
    </div>
  )
}
