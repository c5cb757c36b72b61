import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { seatColour } from '../../design/seats.tsx'
import { useEscape } from '../../table-parts/escape.ts'
import { type Hearer, listenTo } from '../../table-parts/listen.ts'
import { useShape } from '../../table-parts/shape.ts'
import {
  type Action,
  type Amounts,
  type Event,
  fieldOf,
  gainOf,
  isClass,
  type StarClass,
  type View,
  vocabulary,
} from '../data.ts'
import { FightPanel, fightOf } from '../fight/panel.tsx'
import { HrDialog } from '../hr/dialog.tsx'
import { useLearn } from '../hr/learn.ts'
import { Verdict } from '../hr/verdict.tsx'
import { useStage } from '../motion/stage.ts'
import { Defs } from '../pieces/defs.tsx'
import { Sky } from '../sky/sky.tsx'
import { Crystals } from '../table/crystals.tsx'
import { Hunters, LookedAt } from '../table/hunters.tsx'
import { Hand, Stars } from '../table/mine.tsx'
import { Piles } from '../table/piles.tsx'
import { Reactions } from '../table/reactions.tsx'
import { textsOf } from '../texts/index.ts'
import { vars } from '../vars.ts'
import { Deck, HrButton, LastFight, LogPill, Me, ShownCard } from './corners.tsx'
import { asksInWindow, CardWindow, Dock } from './dock.tsx'
import { Inspector } from './inspector.tsx'
import type { PanelProps } from './props.ts'
import { SeatPills } from './seats.tsx'
import { Steps } from './steps.tsx'
import { allTabs, type Tab, Tabs, tabFor } from './tabs.tsx'
import { targetsOf } from './targets.ts'
import { useVerdict } from './use-verdict.ts'

const nothing: Amounts = {}

/** The whole table of Star Hunters below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { view, me, legal, names, language, settings, events, hint } = props
  const root = useRef<HTMLDivElement>(null)
  const { form, low } = useShape(root)
  const texts = textsOf(language)
  const { stage, hurried } = useStage(root, props)
  const [chosen, setChosen] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const [pile, setPile] = useState<StarClass>('mainSequence')
  const [open, setOpen] = useState<'hr' | 'fight'>()
  const [look, setLook] = useState<number>()
  const [tab, setTab] = useState<Tab>('mine')
  const [learn, setLearn] = useLearn()
  const { verdict, watch, close } = useVerdict(view, me, events.length > 0)

  const seat = me ?? view.active
  const player = view.players[seat]
  const targets = useMemo(() => targetsOf(legal, view.ask), [legal, view.ask])
  const asked = me !== undefined && view.asked === me
  const deciding = legal.length > 0
  const standing = useMemo(() => view.players.map((each) => each.rocket), [view])
  const rockets = stage.rockets ?? standing
  const openHr = useCallback(() => setOpen('hr'), [])

  // A board without room for everything follows the decision; within it the player turns the pages.
  useEffect(() => {
    if (!deciding) return
    const wanted = tabFor(view.ask)
    if (wanted !== undefined) setTab(wanted)
    setOpen(undefined)
    setLook(undefined)
  }, [deciding, view.ask])
  // The piles open where something can be paid.
  useEffect(() => {
    const first = legal.find((action) => action.kind === 'create')
    if (first === undefined) return
    for (const [id, stars] of Object.entries(view.piles)) {
      if (isClass(id) && stars.includes(first.id.slice('create:'.length))) {
        setPile((old) =>
          view.piles[old]?.some((star) => legal.some((a) => a.id === `create:${star}`)) === true ? old : id,
        )
      }
    }
  }, [legal, view.piles])
  useEffect(() => {
    if (view.ask !== 'place') setChosen(undefined)
  }, [view.ask])
  useEffect(() => {
    hint(chosen === undefined ? undefined : texts.hr.confirm(texts.names.stars[view.star ?? ''] ?? ''))
  }, [chosen, hint, texts, view.star])

  const latest = useRef({ props, targets, hurried, watch, close })
  latest.current = { props, targets, hurried, watch, close }
  useEffect(() => {
    if (root.current === null) return
    const hearer: Hearer = {
      action(id) {
        const now = latest.current
        const action = now.targets.byId.get(id)
        if (action === undefined) return
        const { star, ask } = now.props.view
        if (star !== undefined && (action.kind === 'place' || (ask === 'cannon' && action.kind === 'pass')))
          now.watch(star)
        else now.close()
        now.props.act(action)
      },
      step(step) {
        const [sort, id = ''] = step.split(':')
        if (sort === 'dot') setChosen(id)
        else if (isClass(id)) setPile(id)
      },
      explain(id) {
        const action = vocabulary.get(id)
        if (action !== undefined && latest.current.props.me !== undefined) latest.current.props.explain(action)
      },
      zoom: (component) => latest.current.props.zoom(component),
      look: (other) => setLook((old) => (old === other ? undefined : other)),
      log: () => latest.current.props.openLog(),
      point: (place) => setPointed(place?.startsWith('field:') === true ? place.slice('field:'.length) : undefined),
      hurry: () => latest.current.hurried(),
    }
    return listenTo(root.current, hearer)
  }, [])
  useEscape(() => {
    setChosen(undefined)
    setOpen(undefined)
    setLook(undefined)
  })

  if (player === undefined) return null
  const slim = form === 'phone'
  const panels: PanelProps = { view, me, seat, player, targets, texts, names, speed: settings.speed }
  const moving = targets.fieldVerb === 'fly'
  const aimed = pointed !== undefined && moving && targets.fields.has(pointed) ? fieldOf(pointed) : undefined
  const plus = aimed === undefined ? nothing : gainOf(aimed)
  const looked = look === undefined || look === seat ? undefined : view.players[look]

  const answered = stage.answered !== undefined && stage.answered.seat === me ? stage.answered : undefined
  const showHr = answered !== undefined || (asked && (view.ask === 'place' || view.ask === 'cannon')) || open === 'hr'
  const fight =
    stage.fight ??
    (events.length === 0 && (view.ask === 'react' || view.ask === 'eclipse' || open === 'fight')
      ? fightOf(view)
      : undefined)

  const lens = <Sky {...panels} rockets={rockets} burst={stage.burst} pointed={pointed} />
  const over = (
    <>
      {stage.card !== undefined && fight === undefined && <ShownCard card={stage.card} names={names} texts={texts} />}
      {asksInWindow(targets, view.ask) && <CardWindow {...panels} />}
      {looked !== undefined && look !== undefined && (
        <LookedAt player={looked} seat={look} name={names[look] ?? ''} texts={texts} />
      )}
    </>
  )
  const corner =
    verdict !== undefined ? (
      <Verdict verdict={verdict} texts={texts} close={close} />
    ) : pointed !== undefined ? (
      <Inspector {...panels} field={pointed} moving={moving && targets.fields.has(pointed)} />
    ) : null
  const lastFight = view.fight !== undefined && view.fight.outcome !== 'open' && (
    <LastFight texts={texts} open={() => setOpen('fight')} />
  )
  const mine = (
    <>
      <Hand {...panels} />
      <Stars {...panels} />
    </>
  )
  const page = (
    <>
      {tab === 'mine' && mine}
      {tab === 'reactions' && <Reactions {...panels} />}
      {tab === 'stars' && <Piles {...panels} open={pile} choose={setPile} />}
      {tab === 'hunters' && <Hunters {...panels} />}
    </>
  )

  const body = slim ? (
    <>
      <SeatPills {...panels} look={look} />
      <div className="hx-stage">
        {lens}
        {view.lastTurns && <span className="hx-last">{texts.lastTurns}</span>}
        {corner}
        {over}
        <div className="hx-stage-foot">
          {lastFight}
          <HrButton {...panels} open={openHr} small />
        </div>
      </div>
      <section className="hx-sheet">
        <div data-at="crystals">
          <Crystals {...panels} plus={plus} slim />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls must be reachable by keys */}
        {/* biome-ignore lint/a11y/useSemanticElements: it groups panels, not fields of a form */}
        <div className="hx-sheet-body" tabIndex={0} role="group" aria-label={texts.tabs[tab]}>
          {page}
        </div>
        <Dock {...panels} />
        <Tabs tab={tab} of={allTabs} turn={setTab} texts={texts} />
      </section>
    </>
  ) : (
    <>
      {form === 'wide' && (
        <div className="hx-col">
          <Reactions {...panels} />
          <Hunters {...panels} />
        </div>
      )}
      <div className="hx-mid">
        <Steps view={view} texts={texts} />
        {lens}
        <Me {...panels} />
        {corner}
        <div className="hx-bl">
          {lastFight}
          <Deck {...panels} />
        </div>
        <HrButton {...panels} open={openHr} small={false} />
        <div className="hx-foot">
          <LogPill line={props.lastLine} texts={texts} />
          <Dock {...panels} />
        </div>
        {over}
      </div>
      <div className="hx-col is-right">
        <div data-at="crystals">
          <Crystals {...panels} plus={plus} />
        </div>
        {form === 'wide' && !low ? (
          <>
            <Stars {...panels} />
            <Hand {...panels} />
            <Piles {...panels} open={pile} choose={setPile} />
          </>
        ) : (
          <>
            <Tabs
              tab={form === 'wide' && tab !== 'stars' ? 'mine' : tab}
              of={form === 'wide' ? ['mine', 'stars'] : allTabs}
              turn={setTab}
              texts={texts}
            />
            {form === 'wide' && tab !== 'stars' ? mine : page}
          </>
        )}
      </div>
    </>
  )
  return (
    <div
      ref={root}
      className={`hx hx-tokens is-${form} ${low ? 'is-low' : ''} ${settings.shapes ? 'with-shapes' : ''}`}
      style={vars({ '--me': `var(--pl-${seatColour(seat)})`, '--speed': String(settings.speed) })}
    >
      <Defs />
      {body}
      {fight !== undefined && (
        <FightPanel
          {...panels}
          fight={fight}
          slim={slim}
          close={open === 'fight' ? () => setOpen(undefined) : undefined}
        />
      )}
      {showHr && fight === undefined && (
        <HrDialog
          {...panels}
          slim={slim}
          chosen={chosen}
          answered={answered}
          learn={learn}
          setLearn={setLearn}
          choose={setChosen}
          close={() => setOpen(undefined)}
        />
      )}
      <div className="hx-flights night" aria-hidden="true" />
    </div>
  )
}
