import type { BoardProps } from '@orrery/board'
import { useShared } from '@orrery/board/share'
import { useBoard, useHint } from '@orrery/board/use-board'
import { useEffect, useMemo, useState } from 'react'
import { type Action, type Event, isClass, subject, type View } from '../data.ts'
import { fightOf } from '../fight/fight.ts'
import { useLearn } from '../hr/learn.ts'
import { textsOf } from '../texts/index.ts'
import { loadWindows } from './lazy-windows.ts'
import { parts } from './parts.ts'
import type { PanelProps } from './props.ts'
import { dark } from './targets.ts'
import { usePiles } from './use-piles.ts'
import { settles, useVerdict } from './use-verdict.ts'

/**
 * What the table shows: the board's own state, what the player has opened, and what follows from both; `undefined` until there are players.
 */
export function useTable(props: BoardProps<Action, View, Event>) {
  const { me, legal, names, language, events } = props
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
      loadWindows()
      const star = settles(action, props.view)
      if (star === undefined) close()
      else watch(star)
    },
    back: () => setOpen(undefined),
    sticks: 'dot:',
  })
  const { seat, targets, pointed, shown = {} } = board
  const view = shown.before === undefined ? board.view : { ...shown.before, from: board.view.from }
  const chosen = view.ask === 'place' && board.selection !== undefined ? subject(board.selection) : undefined
  const choose = (dot: string | undefined): void => board.select(dot === undefined ? undefined : `dot:${dot}`)
  // On a phone the button below the diagram says that a dot has been chosen, and the bar has no room for it.
  const hinted = board.shape.form === 'phone' ? undefined : chosen
  useHint(props.hint, hinted && `${hinted}${language}`, () => texts.hr.picked)
  const asking = legal.length > 0 ? view.ask : undefined
  useEffect(() => {
    if (asking !== undefined) setOpen(undefined)
  }, [asking])
  const standing = useShared(useMemo(() => view.players.map((each) => each.rocket), [view.players]))

  const player = view.players[seat]
  if (player === undefined) return undefined
  const field = pointed.at?.startsWith('field:') === true ? subject(pointed.at) : undefined
  const answered = shown.answered?.seat === me ? shown.answered : undefined
  const asked = me !== undefined && view.asked === me
  const showHr = answered !== undefined || (asked && (view.ask === 'place' || view.ask === 'cannon')) || open === 'hr'
  const fighting = events.length === 0 && (view.ask === 'react' || view.ask === 'eclipse' || open === 'fight')
  const fight = shown.fight ?? (fighting ? fightOf(view) : undefined)
  const above: PanelProps = { view, me, seat, player, targets, texts, names }
  return {
    ...{ board, shown, standing, asking, language, pile, setPile, open, setOpen },
    ...{ verdict, closeVerdict: close, learn, setLearn, chosen, choose, answered, fight, field },
    showHr: showHr && fight === undefined,
    /** Whether the field that is pointed at can be flown to. */
    flying: field !== undefined && targets.fieldVerb === 'fly' && targets.fields.has(field),
    slim: board.shape.form === 'phone',
    /** What windows are drawn from. */
    above,
    // Nothing under a window can be touched, so nothing there is lit.
    panels: fight === undefined && !showHr ? above : { ...above, targets: dark },
  }
}

/** What the table shows. */
export type Table = NonNullable<ReturnType<typeof useTable>>
