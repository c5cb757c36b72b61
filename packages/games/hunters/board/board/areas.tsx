import { LogPill, Steps } from '@orrery/board/frame'
import { Me } from '@orrery/board/players'
import { seatColour } from '@orrery/board/seats'
import { Inspector } from '@orrery/board/thing'
import { type ReactNode, Suspense } from 'react'
import { Verdict } from '../hr/verdict.tsx'
import { LookedAt } from '../table/hunters.tsx'
import { things } from '../things.tsx'
import { asksInWindow, CardWindow } from './card-window.tsx'
import { Deck, HrButton, LastFight, ShownCard } from './corners.tsx'
import { fieldNow } from './inspector.tsx'
import { FightPanel, HrDialog } from './lazy-windows.ts'
import { stepNow, steps } from './steps.ts'
import type { Table } from './use-table.ts'

interface AreaProps {
  readonly table: Table
}

const LastTurns = ({ table }: AreaProps): ReactNode =>
  table.above.view.lastTurns && <span className="hx-last">{table.above.texts.lastTurns}</span>

/** Buttons that open the last fight and the diagram. */
function Openers({ table, children }: AreaProps & { readonly children?: ReactNode }): ReactNode {
  const { panels, setOpen, slim } = table
  const { fight } = panels.view
  const last = fight !== undefined && fight.outcome !== 'open' && (
    <LastFight texts={panels.texts} open={() => setOpen('fight')} />
  )
  return (
    <>
      {children === undefined ? (
        last
      ) : (
        <div className="hx-bl">
          {last}
          {children}
        </div>
      )}
      <HrButton {...panels} open={() => setOpen('hr')} small={slim} />
    </>
  )
}

/** What stands around the sky: steps of the turn, points, deck, diagram, log. */
export function Around({ table, line }: AreaProps & { readonly line: string | undefined }): ReactNode {
  const { view, me, seat, player, names, texts } = table.above
  return (
    <>
      <Steps steps={steps.map((each) => texts.steps[each])} now={stepNow(view)} label={texts.stepsLabel} />
      <Me
        player={seat}
        colour={seatColour(seat)}
        points={player.points}
        of="/ 10"
        first={view.first === seat}
        name={me === undefined ? names[seat] : texts.yourPoints}
      >
        <LastTurns table={table} />
      </Me>
      <Openers table={table}>
        <Deck {...table.panels} />
      </Openers>
      <div className="hx-foot bd-row">
        <LogPill line={table.shown.before === undefined ? (line ?? texts.log) : texts.log} />
      </div>
    </>
  )
}

/** Whether a window lies over everything. */
const isCovered = ({ fight, showHr }: Table): boolean => fight !== undefined || showHr

function PointedAt({ table }: AreaProps): ReactNode {
  const { board, panels, field, flying, language } = table
  return (
    <Inspector
      pointed={board.pointed}
      things={things}
      view={panels.view}
      language={language}
      now={field === undefined ? undefined : fieldNow(panels, field, flying)}
      brings={table.slim ? undefined : board.brings}
    />
  )
}

/** What lies over the sky: what is pointed at, the verdict, cards that are shown or chosen, a player who is looked at. */
export function Over({ table }: AreaProps): ReactNode {
  const { board, panels, shown, verdict, slim } = table
  const { view, seat, targets, names, texts } = panels
  const { look } = board
  const looked = look === undefined || look === seat ? undefined : view.players[look]
  return (
    <>
      {slim && <LastTurns table={table} />}
      {verdict !== undefined ? (
        <Verdict verdict={verdict} texts={texts} close={table.closeVerdict} />
      ) : (
        !isCovered(table) && <PointedAt table={table} />
      )}
      {shown.card !== undefined && table.fight === undefined && (
        <ShownCard card={shown.card} names={names} texts={texts} />
      )}
      {asksInWindow(targets, view.ask) && <CardWindow {...panels} />}
      {looked !== undefined && look !== undefined && (
        <LookedAt player={looked} seat={look} name={names[look] ?? ''} texts={texts} />
      )}
      {slim && (
        <div className="hx-stage-foot bd-row bd-apart">
          <Openers table={table} />
        </div>
      )}
    </>
  )
}

/** The fight and the diagram, over everything. */
export function Windows({ table }: AreaProps): ReactNode {
  const { above, fight, slim, open, setOpen } = table
  const close = (): void => setOpen(undefined)
  return (
    <Suspense>
      {fight !== undefined && (
        <FightPanel {...above} fight={fight} slim={slim} close={open === 'fight' ? close : undefined} />
      )}
      {table.showHr && (
        <HrDialog
          {...above}
          slim={slim}
          chosen={table.chosen}
          answered={table.answered}
          learn={table.learn}
          setLearn={table.setLearn}
          choose={table.choose}
          close={close}
        />
      )}
      {isCovered(table) && !slim && <PointedAt table={table} />}
    </Suspense>
  )
}
