import { Panel } from '@orrery/board/frame'
import { Tap } from '@orrery/board/target'
import type { Language } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { Console } from '../console/console.tsx'
import { Goals } from '../console/goals.tsx'
import { EnergyRow } from '../console/row.tsx'
import { Supply } from '../console/supply.tsx'
import { numbersOf, type PlayerView, type View } from '../data.ts'
import { Abilities } from '../me/abilities.tsx'
import { Chamber, DischargeChip } from '../me/chamber.tsx'
import { ChoiceTray, choicesOf } from '../me/choice.tsx'
import { Hand, HiddenHand } from '../me/hand.tsx'
import { HeldTray, hasAnswer } from '../me/held.tsx'
import { Tracks } from '../me/tracks.tsx'
import { Tray } from '../me/tray.tsx'
import type { Texts } from '../texts/index.ts'
import { legalId, type Targets } from './targets.ts'

/** What all panels are drawn from. */
export interface PanelProps {
  readonly view: View
  readonly me: number | undefined
  readonly player: PlayerView
  /** Whose panels they are, for somebody who only watches; `undefined` for one's own. */
  readonly whose: string | undefined
  readonly targets: Targets
  readonly texts: Texts
  readonly language: Language
  readonly names: readonly string[]
  /** The window is low: everything is drawn a little tighter. */
  readonly low: boolean
}

/** How many energy cards are still due. */
function dueOf({ todo }: PlayerView): number {
  const task = todo.at(-1)
  return task?.kind === 'draw' ? task.left : 1
}

function consoleNote({ view, player, targets, texts, me }: PanelProps): ReactNode {
  const stop = legalId(targets, 'stop-shift')
  if (me === undefined || player.ask !== 'shift') return texts.fullSkipped
  return (
    <span className="cc-shift">
      <span>{texts.movesLeft({ left: numbersOf(view).shiftMoves - player.moves })}</span>
      {stop !== undefined && (
        <Tap target={{ action: stop }} className="cc-small-btn">
          {texts.stopShift}
        </Tap>
      )}
    </span>
  )
}

/** The shared table: regulators, energy row, goals, supplies. */
export function ConsolePanels(props: PanelProps): ReactNode {
  const { view, me, player, targets, texts, names, language } = props
  const drawing = player.ask === 'draw' && me !== undefined
  return (
    <>
      <Panel name="cc-p-console" title={texts.console} note={consoleNote(props)}>
        <Console view={view} me={me} targets={targets} texts={texts} />
      </Panel>
      <Panel
        name="cc-p-row"
        title={texts.energyRow}
        note={
          drawing ? (
            <b>{texts.cardsDue({ left: dueOf(player) })}</b>
          ) : (
            texts.discardPile({ count: view.discard.reduce((sum, n) => sum + n, 0) })
          )
        }
      >
        <EnergyRow view={view} targets={targets} texts={texts} />
      </Panel>
      <Panel name="cc-p-goals" title={texts.goals} note={texts.moreGoals({ count: view.goalDeckSize })}>
        <Goals view={view} names={names} language={language} texts={texts} />
      </Panel>
      <Panel name="cc-p-supply" title={texts.supply} note={texts.endsAtCrystals}>
        <Supply view={view} targets={targets} texts={texts} />
      </Panel>
    </>
  )
}

/** The tray: what lies beside the board, or what is to be chosen now. */
function TrayPanel(props: PanelProps & { small: boolean }): ReactNode {
  const { view, me, player, whose, targets, texts, language, low, small } = props
  const choices = choicesOf(targets)
  const lost = player.unused.pieces
  if (choices.length > 0) return <ChoiceTray actions={choices} view={view} texts={texts} language={language} />
  if (hasAnswer(targets)) return <HeldTray player={player} targets={targets} texts={texts} />
  const title =
    small && lost > 0 ? texts.toPlace({ count: lost }) : me === undefined ? texts.besideTheirs : texts.beside
  const warning = small ? (
    texts.orLost({ count: lost })
  ) : (
    <>
      {texts.lostIfNotPlaced} <b>{lost}</b>
    </>
  )
  return (
    <Panel
      name={`cc-p-tray ${lost > 0 ? 'is-lamp' : ''}`}
      at="reserve"
      title={title}
      note={lost === 0 ? whose : warning}
    >
      <Tray player={player} targets={targets} texts={texts} small={small || low} watched={me === undefined} />
    </Panel>
  )
}

/** The hand, or the backs of it for those who may not see it. */
function MyHand({ player, targets, texts, small }: PanelProps & { small: boolean }): ReactNode {
  return player.hand === undefined ? (
    <HiddenHand count={player.handSize} texts={texts} small={small} />
  ) : (
    <Hand player={player} targets={targets} texts={texts} small={small} />
  )
}

/** My side of the table: tray, chamber, tracks, hand, abilities. */
export function MyPanels(props: PanelProps): ReactNode {
  const { view, me, player, targets, texts, language, whose, low } = props
  const over = player.handSize - numbersOf(view).energyRow.handLimit
  const hint =
    player.ask === 'discard' && over > 0 ? (
      <b className="is-warn">{texts.handOver({ count: over })}</b>
    ) : me === undefined ? (
      whose
    ) : (
      texts.handHint
    )
  const hand = (
    <>
      {texts.hand} <b className="num">{player.handSize}</b>
    </>
  )
  return (
    <>
      <TrayPanel {...props} small={false} />
      <div className="cc-two">
        <Panel title={texts.chamber}>
          <Chamber player={player} targets={targets} texts={texts} low={low} />
        </Panel>
        <Panel title={texts.thisTurn}>
          <div className="cc-tracks">
            <Tracks player={player} targets={targets} texts={texts} small={false} />
          </div>
        </Panel>
      </div>
      <Panel name="cc-p-hand" title={hand} note={hint}>
        <MyHand {...props} small={false} />
      </Panel>
      <Panel name="cc-p-abilities" title={texts.abilities} note={me === undefined ? whose : texts.litPayNow}>
        <Abilities player={player} targets={targets} texts={texts} language={language} small={false} low={low} />
      </Panel>
    </>
  )
}

/** The same on a phone: rows of chips. */
export function MySheet(props: PanelProps): ReactNode {
  const { player, targets, texts, language } = props
  return (
    <>
      <TrayPanel {...props} small />
      <div className="cc-chips">
        <DischargeChip player={player} targets={targets} texts={texts} />
        <Tracks player={player} targets={targets} texts={texts} small />
      </div>
      <MyHand {...props} small />
      <Abilities player={player} targets={targets} texts={texts} language={language} small low={false} />
    </>
  )
}
