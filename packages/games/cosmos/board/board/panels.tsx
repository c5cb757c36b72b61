import { Tap } from '@orrery/board/target'
import type { Language } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { Console } from '../console/console.tsx'
import { Goals } from '../console/goals.tsx'
import { EnergyRow } from '../console/row.tsx'
import { Supply } from '../console/supply.tsx'
import { energyRow, type PlayerView, shiftMoves, type View } from '../data.ts'
import { Abilities } from '../me/abilities.tsx'
import { Chamber, DischargeChip } from '../me/chamber.tsx'
import { ChoiceTray, choicesOf, choiceTitle } from '../me/choice.tsx'
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

function ConsoleNote({ player, targets, texts, me }: PanelProps): ReactNode {
  const stop = legalId(targets, 'stop-shift')
  if (me === undefined || player.ask !== 'shift') return <small>{texts.fullSkipped}</small>
  return (
    <small className="cc-shift">
      <span>{texts.movesLeft({ left: shiftMoves - player.moves })}</span>
      {stop !== undefined && (
        <Tap says={{ action: stop }} className="cc-small-btn">
          {texts.stopShift}
        </Tap>
      )}
    </small>
  )
}

/** The shared table: regulators, energy row, goals, supplies. */
export function ConsolePanels(props: PanelProps): ReactNode {
  const { view, me, player, targets, texts, names, language } = props
  return (
    <>
      <section className="panel cc-p-console">
        <header>
          <h2>{texts.console}</h2>
          <ConsoleNote {...props} />
        </header>
        <Console view={view} me={me} targets={targets} texts={texts} />
      </section>
      <section className="panel cc-p-row">
        <header>
          <h2>{texts.energyRow}</h2>
          <small>
            {player.ask === 'draw' && me !== undefined ? (
              <b>{texts.cardsDue({ left: dueOf(player) })}</b>
            ) : (
              texts.discardPile({ count: view.discard.reduce((sum, n) => sum + n, 0) })
            )}
          </small>
        </header>
        <EnergyRow view={view} targets={targets} texts={texts} />
      </section>
      <section className="panel cc-p-goals">
        <header>
          <h2>{texts.goals}</h2>
          <small>{texts.moreGoals({ count: view.goalDeckSize })}</small>
        </header>
        <Goals view={view} names={names} language={language} texts={texts} />
      </section>
      <section className="panel cc-p-supply">
        <header>
          <h2>{texts.supply}</h2>
          <small>{texts.endsAtCrystals}</small>
        </header>
        <Supply view={view} targets={targets} texts={texts} />
      </section>
    </>
  )
}

/** The tray: what lies beside the board, or what is to be chosen now. */
function TrayPanel(props: PanelProps & { small: boolean }): ReactNode {
  const { view, me, player, whose, targets, texts, language, low, small } = props
  const choices = choicesOf(targets)
  const lost = player.unused.pieces
  const held = player.ask === 'place-star' || player.ask === 'place-nebula' || player.ask === 'place-life'
  if (choices.length > 0) {
    return (
      <section className="panel cc-p-tray is-lamp">
        <header>
          <h2>{choiceTitle(choices, texts)}</h2>
        </header>
        <ChoiceTray actions={choices} view={view} texts={texts} language={language} />
      </section>
    )
  }
  if (hasAnswer(targets)) {
    return (
      <section className="panel cc-p-tray is-lamp">
        <header>
          <h2>{held ? texts.beside : texts.choose}</h2>
        </header>
        <HeldTray player={player} targets={targets} texts={texts} />
      </section>
    )
  }
  return (
    <section className={`panel cc-p-tray ${lost > 0 ? 'is-lamp' : ''}`} data-at="reserve">
      <header>
        <h2>
          {small && lost > 0 ? texts.toPlace({ count: lost }) : me === undefined ? texts.besideTheirs : texts.beside}
        </h2>
        <small>
          {lost === 0 ? (
            whose
          ) : small ? (
            texts.orLost
          ) : (
            <>
              {texts.lostIfNotPlaced} <b>{lost}</b>
            </>
          )}
        </small>
      </header>
      <Tray player={player} targets={targets} texts={texts} small={small || low} watched={me === undefined} />
    </section>
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
  const { me, player, targets, texts, language, whose, low } = props
  const over = player.handSize - energyRow.handLimit
  const hint =
    player.ask === 'discard' && over > 0 ? (
      <b className="is-warn">{texts.handOver({ count: over })}</b>
    ) : me === undefined ? (
      whose
    ) : (
      texts.handHint
    )
  return (
    <>
      <TrayPanel {...props} small={false} />
      <div className="cc-two">
        <section className="panel">
          <header>
            <h2>{texts.chamber}</h2>
          </header>
          <Chamber player={player} targets={targets} texts={texts} low={low} />
        </section>
        <section className="panel">
          <header>
            <h2>{texts.thisTurn}</h2>
          </header>
          <div className="cc-tracks">
            <Tracks player={player} targets={targets} texts={texts} small={false} />
          </div>
        </section>
      </div>
      <section className="panel cc-p-hand">
        <header>
          <h2>
            {texts.hand} <b className="num">{player.handSize}</b>
          </h2>
          <small>{hint}</small>
        </header>
        <MyHand {...props} small={false} />
      </section>
      <section className="panel cc-p-abilities">
        <header>
          <h2>{texts.abilities}</h2>
          <small>{me === undefined ? whose : texts.litPayNow}</small>
        </header>
        <Abilities player={player} targets={targets} texts={texts} language={language} small={false} low={low} />
      </section>
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
