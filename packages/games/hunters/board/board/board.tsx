import type { BoardProps } from '@orrery/board'
import { useEscape } from '@orrery/board/escape'
import { seatColour } from '@orrery/board/seats'
import { useShape } from '@orrery/board/shape'
import { useShared } from '@orrery/board/share'
import { Scrolling, Tabs } from '@orrery/board/tabs'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Action, type Amounts, type Event, fieldOf, gainOf, type StarClass, type View } from '../data.ts'
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
import { asksInWindow, CardWindow } from './card-window.tsx'
import { Deck, HrButton, LastFight, LogPill, Me, ShownCard } from './corners.tsx'
import { useHearing } from './hearing.ts'
import { Inspector } from './inspector.tsx'
import type { PanelProps } from './props.ts'
import { SeatPills } from './seats.tsx'
import { Steps } from './steps.tsx'
import { allTabs, pagesOf, type Tab } from './tabs.tsx'
import { dark, targetsOf } from './targets.ts'
import { useTurning } from './turning.ts'
import { useVerdict } from './use-verdict.ts'

const nothing: Amounts = {}

/** The whole table of Star Hunters below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, legal, names, language, settings, events, hint } = props
  const view = useShared(props.view)
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
  const standing = useShared(useMemo(() => view.players.map((each) => each.rocket), [view.players]))
  const rockets = stage.rockets ?? standing
  const openHr = useCallback(() => setOpen('hr'), [])
  useTurning(view, legal, seat, props.bring, { setTab, setOpen, setLook, setPile })

  useEffect(() => {
    if (view.ask !== 'place') setChosen(undefined)
  }, [view.ask])
  useEffect(() => {
    hint(chosen === undefined ? undefined : texts.hr.confirm({ star: texts.names.stars[view.star ?? ''] ?? '' }))
  }, [chosen, hint, texts, view.star])
  useHearing(root, props, targets, {
    dot: setChosen,
    pile: setPile,
    look: (other) => setLook((old) => (old === other ? undefined : other)),
    point: setPointed,
    watch,
    close,
    hurried,
  })
  useEscape(() => {
    setChosen(undefined)
    setOpen(undefined)
    setLook(undefined)
  })

  if (player === undefined) return null
  const slim = form === 'phone'
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

  const above: PanelProps = { view, me, seat, player, targets, texts, names, speed: settings.speed }
  // What lies under a window cannot be touched, so nothing of it is lit.
  const panels = fight === undefined && !showHr ? above : { ...above, targets: dark }
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
  // Who only watches holds no cards.
  const hand = me !== undefined && <Hand {...panels} />
  const mine = (
    <>
      {hand}
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
  const crystals = (
    <div data-at="crystals" data-seat={seat}>
      <Crystals {...panels} plus={plus} slim={slim} />
    </div>
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
        {crystals}
        <Scrolling className="hx-sheet-body" name={texts.tabs[tab]}>
          {page}
        </Scrolling>
        <Tabs className="hx-tabs" open={tab} pages={pagesOf(allTabs, texts)} turn={setTab} />
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
        </div>
        {over}
      </div>
      <div className="hx-col is-right">
        {crystals}
        {form === 'wide' && !low ? (
          <>
            <Stars {...panels} />
            {hand}
            <Piles {...panels} open={pile} choose={setPile} />
          </>
        ) : (
          <>
            <Tabs
              className="hx-tabs"
              open={form === 'wide' && tab !== 'stars' ? 'mine' : tab}
              pages={pagesOf(form === 'wide' ? ['mine', 'stars'] : allTabs, texts)}
              turn={setTab}
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
          {...above}
          fight={fight}
          slim={slim}
          close={open === 'fight' ? () => setOpen(undefined) : undefined}
        />
      )}
      {showHr && fight === undefined && (
        <HrDialog
          {...above}
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
