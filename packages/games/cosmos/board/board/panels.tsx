import { Panel } from '@orrery/board/frame'
import type { ReactNode } from 'react'
import { Console } from '../console/console.tsx'
import { Goals } from '../console/goals.tsx'
import { EnergyRow } from '../console/row.tsx'
import { Supply } from '../console/supply.tsx'
import { numbersOf, type PlayerView } from '../data.ts'
import { Abilities } from '../me/abilities.tsx'
import { Chamber, DischargeChip } from '../me/chamber.tsx'
import { ChoiceTray, choicesOf } from '../me/choice.tsx'
import { Hand } from '../me/hand.tsx'
import { HeldTray, hasAnswer } from '../me/held.tsx'
import { Tracks } from '../me/tracks.tsx'
import { Tray } from '../me/tray.tsx'
import type { MineProps, PanelProps } from './props.ts'
import { LookedTray } from './windows.tsx'

/** How many energy cards are still due. */
function dueOf({ todo }: PlayerView): number {
  const task = todo.at(-1)
  return task?.kind === 'draw' ? task.left : 1
}

const consoleNote = ({ view, player, texts, me }: PanelProps): string =>
  me === undefined || player.ask !== 'shift'
    ? texts.fullSkipped
    : texts.movesLeft({ left: numbersOf(view).shiftMoves - player.moves })

/** The shared table: regulators, energy row, goals, supplies. */
export function ConsolePanels(props: PanelProps): ReactNode {
  const { view, me, player, targets, texts, names, language, small } = props
  const drawing = player.ask === 'draw' && me !== undefined
  const discards = view.discard.reduce((sum, n) => sum + n, 0)
  const note = drawing ? <b>{texts.cardsDue({ left: dueOf(player) })}</b> : texts.discardPile({ count: discards })
  const row = (
    <Panel name="cc-p-row" zoom="panel-row" title={texts.energyRow} note={note}>
      <EnergyRow view={view} targets={targets} texts={texts} />
    </Panel>
  )
  return (
    <>
      {/* What is asked stands first where not everything can be seen at once. */}
      {drawing && small && row}
      <Panel name="cc-p-console" zoom="panel-console" title={texts.console} note={consoleNote(props)}>
        <Console view={view} me={me} targets={targets} texts={texts} />
      </Panel>
      {!(drawing && small) && row}
      <Panel
        name="cc-p-goals"
        zoom="panel-goals"
        title={texts.goals}
        note={texts.moreGoals({ count: view.goalDeckSize })}
      >
        <Goals view={view} names={names} language={language} texts={texts} />
      </Panel>
      <Panel name="cc-p-supply" zoom="panel-supply" title={texts.supply} note={texts.endsAtCrystals}>
        <Supply view={view} targets={targets} texts={texts} />
      </Panel>
    </>
  )
}

/** The tray: what lies beside the board, or what is to be chosen now. */
function TrayPanel(props: PanelProps): ReactNode {
  const { view, me, player, whose, targets, texts, language, small } = props
  const choices = choicesOf(targets)
  const lost = player.unused.pieces
  if (choices.length > 0) return <ChoiceTray actions={choices} view={view} texts={texts} language={language} />
  if (me !== undefined && (player.ask === 'keep' || player.ask === 'under')) return <LookedTray {...mineOf(props)} />
  if (hasAnswer(targets)) return <HeldTray {...mineOf(props)} />
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
      zoom="panel-beside"
      title={title}
      note={lost === 0 ? whose : warning}
    >
      <Tray {...mineOf(props)} watched={me === undefined} />
    </Panel>
  )
}

/** The props that a player's own panels compare: a change of the shared table does not draw them again. */
const mineOf = ({ player, targets, texts, language, small, low }: PanelProps): MineProps => ({
  ...{ player, targets, texts, language, small, low },
})

/** My side of the table: tray, chamber, tracks, hand, abilities. */
export function MyPanels(props: PanelProps): ReactNode {
  const { view, me, player, texts, whose } = props
  const mine = mineOf(props)
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
      <TrayPanel {...props} />
      <div className="cc-two">
        <Panel zoom="panel-chamber" title={texts.chamber}>
          <Chamber {...mine} />
        </Panel>
        <Panel zoom="panel-tracks" title={texts.thisTurn}>
          <div className="cc-tracks">
            <Tracks {...mine} />
          </div>
        </Panel>
      </div>
      <Panel name="cc-p-hand" zoom="panel-hand" title={hand} note={hint}>
        {/* The small numbers of its sets are for mice. */}
        <Hand {...mine} small={matchMedia('(pointer: coarse)').matches} />
      </Panel>
      <Panel
        name="cc-p-abilities bd-down"
        zoom="panel-powers"
        title={texts.abilities}
        note={me === undefined ? whose : texts.litPayNow}
      >
        <Abilities {...mine} />
      </Panel>
    </>
  )
}

/** The same on a phone: rows of chips. */
export function MySheet(props: PanelProps): ReactNode {
  const mine = mineOf(props)
  return (
    <>
      <TrayPanel {...props} />
      <div className="cc-chips">
        <DischargeChip {...mine} />
        <Tracks {...mine} />
      </div>
      <Hand {...mine} />
      <Abilities {...mine} />
    </>
  )
}
