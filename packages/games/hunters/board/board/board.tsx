import type { BoardProps } from '@orrery/board'
import { Frame, LogPill, type Page, Steps } from '@orrery/board/frame'
import { Icon } from '@orrery/board/icons'
import { Me, Seats } from '@orrery/board/players'
import { seatColour } from '@orrery/board/seats'
import { useShared } from '@orrery/board/share'
import { Inspector } from '@orrery/board/thing'
import { useBoard, useHint } from '@orrery/board/use-board'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Action, type Amounts, type Event, fieldOf, gainOf, isClass, subject, type View } from '../data.ts'
import { FightPanel, fightOf } from '../fight/panel.tsx'
import { HrDialog } from '../hr/dialog.tsx'
import { useLearn } from '../hr/learn.ts'
import { Verdict } from '../hr/verdict.tsx'
import { Defs } from '../pieces/defs.tsx'
import { GameSign } from '../pieces/signs.tsx'
import { Sky } from '../sky/sky.tsx'
import { Crystals } from '../table/crystals.tsx'
import { Hunters, LookedAt, seatsOf } from '../table/hunters.tsx'
import { Hand, Stars } from '../table/mine.tsx'
import { Piles } from '../table/piles.tsx'
import { Reactions } from '../table/reactions.tsx'
import { textsOf } from '../texts/index.ts'
import { things } from '../things.tsx'
import { asksInWindow, CardWindow } from './card-window.tsx'
import { Deck, HrButton, LastFight, ShownCard } from './corners.tsx'
import { fieldNow } from './inspector.tsx'
import { parts, stepNow, steps, type Tab } from './parts.ts'
import type { PanelProps } from './props.ts'
import { dark } from './targets.ts'
import { usePiles } from './use-piles.ts'
import { settles, useVerdict } from './use-verdict.ts'

const nothing: Amounts = {}

/** The whole table of Star Hunters below the prompt bar. */
export function Board(props: BoardProps<Action, View, Event>): ReactNode {
  const { me, legal, names, language, settings, events } = props
  const texts = textsOf(language)
  const [open, setOpen] = useState<'hr' | 'fight'>()
  const [learn, setLearn] = useLearn()
  const [pile, setPile] = usePiles(props.view, legal, props.bring)
  const { verdict, watch, close } = useVerdict(props.view, me, events.length > 0)
  const board = useBoard(props, parts, (view) => me ?? view.active, {
    step(step) {
      const id = subject(step)
      if (!isClass(id)) return false
      setPile(id)
      return true
    },
    beforeAct(action) {
      const star = settles(action, props.view)
      if (star === undefined) close()
      else watch(star)
    },
    back: () => setOpen(undefined),
    sticks: 'dot:',
  })
  const { view, seat, look, targets, shape, pointed, page, shown = {} } = board
  const chosen = view.ask === 'place' && board.selection !== undefined ? subject(board.selection) : undefined
  const choose = (dot: string | undefined): void => board.select(dot === undefined ? undefined : `dot:${dot}`)
  useHint(props.hint, chosen && `${chosen}${language}`, () =>
    texts.hr.confirm({ star: texts.names.stars[view.star ?? ''] ?? '' }),
  )
  const asking = legal.length > 0 ? view.ask : undefined
  useEffect(() => {
    if (asking !== undefined) setOpen(undefined)
  }, [asking])
  const standing = useShared(useMemo(() => view.players.map((each) => each.rocket), [view.players]))

  const player = view.players[seat]
  if (player === undefined) return null
  const slim = shape.form === 'phone'
  const field = pointed.at?.startsWith('field:') === true ? subject(pointed.at) : undefined
  const flying = field !== undefined && targets.fieldVerb === 'fly' && targets.fields.has(field)
  const aimed = flying ? fieldOf(field) : undefined
  const looked = look === undefined || look === seat ? undefined : view.players[look]

  const answered = shown.answered?.seat === me ? shown.answered : undefined
  const asked = me !== undefined && view.asked === me
  const showHr = answered !== undefined || (asked && (view.ask === 'place' || view.ask === 'cannon')) || open === 'hr'
  const fighting = events.length === 0 && (view.ask === 'react' || view.ask === 'eclipse' || open === 'fight')
  const fight = shown.fight ?? (fighting ? fightOf(view) : undefined)

  const above: PanelProps = { view, me, seat, player, targets, texts, names, speed: settings.speed }
  // What lies under a window cannot be touched, so nothing of it is lit.
  const panels = fight === undefined && !showHr ? above : { ...above, targets: dark }
  const fought = view.fight !== undefined && view.fight.outcome !== 'open'
  const lastFight = fought && <LastFight texts={texts} open={() => setOpen('fight')} />
  const hr = <HrButton {...panels} open={() => setOpen('hr')} small={slim} />
  const last = view.lastTurns && <span className="hx-last">{texts.lastTurns}</span>
  // Who only watches holds no cards.
  const hand = me !== undefined && <Hand {...panels} />
  const piles = <Piles {...panels} open={pile} choose={setPile} />
  const mine = (
    <>
      {hand}
      <Stars {...panels} />
    </>
  )
  const sign = (id: Tab, picture: ReactNode, body: ReactNode): Page<Tab> => ({
    id,
    picture,
    body,
    words: texts.tabs[id],
  })
  const pages = [
    sign('mine', <Icon name="person" size={20} />, mine),
    sign('reactions', <GameSign name="fusion" size={20} />, <Reactions {...panels} />),
    sign('stars', <GameSign name="star" size={20} />, piles),
    sign('hunters', <Icon name="people" size={20} />, <Hunters {...panels} />),
  ]
  return (
    <Frame
      {...board}
      name="hx hx-tokens"
      style={{ '--me': `var(--pl-${seatColour(seat)})`, '--speed': String(settings.speed) }}
      shapes={settings.shapes}
      defs={<Defs />}
      seats={<Seats players={seatsOf(view, seat, look, names, texts)} speed={settings.speed} />}
      lens={<Sky {...panels} rockets={shown.rockets ?? standing} burst={shown.burst} pointed={field} />}
      around={
        <>
          <Steps steps={steps.map((each) => texts.steps[each])} now={stepNow(view)} label={texts.stepsLabel} />
          <Me
            player={seat}
            colour={seatColour(seat)}
            points={player.points}
            of="/ 10"
            speed={settings.speed}
            first={view.first === seat}
            name={me === undefined ? names[seat] : texts.yourPoints}
          >
            {last}
          </Me>
          <div className="hx-bl">
            {lastFight}
            <Deck {...panels} />
          </div>
          {hr}
          <div className="hx-foot">
            <LogPill line={props.lastLine ?? texts.log} />
          </div>
        </>
      }
      over={
        <>
          {slim && last}
          {verdict === undefined ? (
            <Inspector
              zoom={pointed.zoom}
              things={things}
              view={view}
              language={language}
              now={field === undefined ? undefined : fieldNow(panels, field, flying)}
            />
          ) : (
            <Verdict verdict={verdict} texts={texts} close={close} />
          )}
          {shown.card !== undefined && fight === undefined && (
            <ShownCard card={shown.card} names={names} texts={texts} />
          )}
          {asksInWindow(targets, view.ask) && <CardWindow {...panels} />}
          {looked !== undefined && look !== undefined && (
            <LookedAt player={looked} seat={look} name={names[look] ?? ''} texts={texts} />
          )}
          {slim && (
            <div className="hx-stage-foot">
              {lastFight}
              {hr}
            </div>
          )}
        </>
      }
      pinned={
        <div data-at="crystals">
          <Crystals {...panels} plus={aimed === undefined ? nothing : gainOf(aimed)} slim={slim} />
        </div>
      }
      pages={pages}
      {...(shape.form === 'wide' ? { beside: ['mine', 'stars'] } : {})}
      page={page}
      left={
        <>
          <Reactions {...panels} />
          <Hunters {...panels} />
        </>
      }
      leftName={texts.reactions}
      right={
        shape.low ? undefined : (
          <>
            <Stars {...panels} />
            {hand}
            {piles}
          </>
        )
      }
      rightName={texts.tabs.mine}
      ask={asking}
      windows={
        <>
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
              choose={choose}
              close={() => setOpen(undefined)}
            />
          )}
        </>
      }
    />
  )
}
