import type { BarTitle } from '@orrery/board'
import { Icon, type IconName } from '@orrery/board/icons'
import { Disc, SeatDisc } from '@orrery/board/seats'
import type { Action, Seat } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { BarBrand } from '../design/BarBrand.tsx'
import { useSettings } from '../store/settings.ts'
import type { TableHandle } from '../store/table.ts'
import { useTexts } from '../texts/index.ts'
import type { LogStep } from '../worker/protocol.ts'
import { MoreMenu } from './MoreMenu.tsx'
import type { Overlay } from './overlay.ts'
import type { ScreenProps } from './TableScreen.tsx'
import type { Hint } from './useBoard.ts'
import { useJustBegun, useSettled } from './useSettled.ts'

interface PromptBarProps extends ScreenProps {
  readonly names: readonly string[]
  /** It is the user's turn, and nothing is being animated. */
  readonly mine: boolean
  /** What is asked is answered by itself at once: it isn't shown. */
  readonly passed: boolean
  readonly hint: Hint | undefined
  /** What the board shows instead of the name of a seat. */
  readonly said: BarTitle | undefined
  readonly end: Action | undefined
  /** The main action of a decision that does not end the turn. */
  readonly main: { readonly action: Action; readonly words: string; readonly warns?: boolean } | undefined
  onEnd(): void
  onLog(): void
  /** Left out for those who only watch. */
  onRecap: (() => void) | undefined
  open(overlay: Overlay): void
  readonly ahead: boolean
  readonly onAhead: ((ahead: boolean) => void) | undefined
}

/** On a phone in landscape, a longer prompt needs the line below it for itself. */
const SHORT = 36

/** Who has to decide what, and the buttons that every table has. */
export function PromptBar(props: PromptBarProps): ReactNode {
  const { table, info, position, game, mine, hint, onEnd, onLog, onRecap, open } = props
  const t = useTexts()
  const { language, muted } = useSettings()
  const { me } = position
  const still = useStillMine(props)
  const { end, main } = useSettled(props, still || props.passed)
  const losses =
    (end === undefined && main?.warns !== true) || me === undefined
      ? []
      : (game.board?.warnings(position.view, me, language) ?? []).filter(
          ({ id }) => !muted.includes(`${info.game}/${id}`),
        )
  const lost = losses.reduce((sum, { count = 1 }) => sum + count, 0)
  const mainAction = end ?? main?.action
  const words = end === undefined ? (main?.words ?? t.table.endTurn) : t.table.endTurn
  const name = t.about(info.game).name
  const tool = (icon: IconName, label: string, onClick: () => void, key: string): ReactNode => (
    <button
      type="button"
      className={key === 'L' ? 'btn ghost icon' : 'btn ghost icon quiet'}
      aria-label={label}
      title={`${label} (${key})`}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
    </button>
  )
  return (
    <header className="bar">
      <BarBrand name={name} detail={t.table.round({ n: position.moment.round })} />
      <Prompt {...props} hint={mine ? hint : undefined} />
      <div className="bar-side">
        <div className="bar-tools">
          {tool('book', t.table.rulebook, () => open({ type: 'rulebook' }), 'R')}
          {tool('sheet', t.table.scores, () => open({ type: 'scores' }), 'S')}
          {onRecap === undefined ? undefined : (
            <button
              type="button"
              className="btn ghost icon"
              aria-label={t.recap.title}
              title={t.recap.title}
              onClick={onRecap}
              data-testid="recap-open"
            >
              <Icon name="again" size={22} />
            </button>
          )}
          {tool('log', t.table.log, onLog, 'L')}
          <MoreMenu {...props} />
        </div>
        <div className="bar-acts">
          <button
            type="button"
            className="btn undo"
            aria-label={t.table.undo}
            disabled={position.undo === 0}
            title={`${t.table.undo} (U)`}
            onClick={() => table.undo(false)}
          >
            <Icon name="undo" size={18} />
            <span>{t.table.undo}</span>
          </button>
          {game.board === undefined ? undefined : (
            <button
              type="button"
              className={mainAction === undefined ? 'btn end' : 'btn primary end'}
              disabled={mainAction === undefined}
              aria-disabled={still && mainAction !== undefined}
              data-action={still ? undefined : mainAction?.id}
              title={[`${words} (E)`, ...losses.map(({ text }) => text)].join('\n')}
              onClick={still ? undefined : onEnd}
            >
              {words}
              <Icon name="end" size={18} />
              {lost > 0 ? <span className="badge">{lost}</span> : undefined}
            </button>
          )}
        </div>
      </div>
    </header>
  )
}

/** My move is still being shown, and I decide again afterwards: the bar stays as it was. */
function useStillMine({ state, position: { me, toAct } }: PromptBarProps): boolean {
  return state.animating && me !== undefined && toAct.includes(me) && moverOf(state.steps, me) === me
}

/** Who made the last move; in a turn of mine it is me, since the others only answer within it. */
function moverOf(steps: readonly LogStep[], me: Seat | undefined): Seat | undefined {
  const last = steps.at(-1)
  const before = steps.findLastIndex(({ moment }) => moment.turn !== last?.moment.turn)
  return steps[before + 1]?.seat === me ? me : last?.seat
}

function Prompt(props: PromptBarProps): ReactNode {
  const { table, state, info, position, game, names, mine, hint, said, ahead, onAhead } = props
  const t = useTexts()
  const { language } = useSettings()
  const still = useStillMine(props)
  const { me, view, toAct } = position
  const moved = moverOf(state.steps, me)
  const over = (position.result !== undefined || position.resigned === true) && !state.animating
  // A bot that answers at once is not announced: its move is.
  const soon = useJustBegun(!over && !mine && !state.animating && info.seats[toAct[0] ?? -1]?.bot !== undefined)
  const passed = props.passed || soon
  const keeps = (still || passed) && said === undefined
  const seat = useSettled(state.animating ? (moved ?? 0) : mine ? (me ?? 0) : (toAct[0] ?? me ?? 0), passed)
  const bot = info.seats[seat]?.bot !== undefined
  const name = names[seat] ?? ''
  const now = over
    ? t.table.over
    : mine && me !== undefined
      ? game.speech.prompt(view, me, names)
      : state.animating
        ? (said?.words ?? t.table.following({ name, you: seat === me }))
        : toAct.length === 0
          ? t.table.turnOver
          : t.table.thinking({ name })
  const cause = useSettled(mine && me !== undefined && !over ? game.speech.cause?.(view, me) : undefined, keeps)
  const guide = useSettled(
    mine && me !== undefined && !over ? game.board?.guide?.(view, me, language) : undefined,
    keeps,
  )
  const title = useSettled(now, keeps)
  const busy = bot && !over && !mine
  return (
    <div className="prompt">
      {over ? undefined : said === undefined ? (
        <SeatDisc seat={seat} size={44} />
      ) : (
        <Disc colour={said.colour} size={44} />
      )}
      <div className="prompt-words">
        <h1>{title}</h1>
        {hint === undefined || hint.line === '' ? (
          <>
            <small
              className={`prompt-below${cause === undefined ? ' round' : ''}${title.length > SHORT ? ' spare' : ''}`}
            >
              {cause ?? t.table.round({ n: position.moment.round })}
            </small>
            {cause === undefined && guide !== undefined ? <small className="prompt-guide">{guide}</small> : undefined}
          </>
        ) : (
          <p>
            {hint.line}
            {hint.tells ? undefined : (
              <button
                type="button"
                className="prompt-cancel"
                aria-label={`${t.cancel} (${t.table.escape})`}
                onClick={cancel}
              >
                <kbd>{t.table.escape}</kbd>
                <Icon name="close" size={16} />
              </button>
            )}
          </p>
        )}
        {busy && !state.animating ? <ThinkingBar table={table} label={title} /> : undefined}
      </div>
      {onAhead === undefined ? undefined : (
        <button
          type="button"
          className="btn hurry"
          aria-pressed={ahead}
          onClick={() => onAhead(!ahead)}
          data-testid="pass-ahead"
        >
          {ahead ? <Icon name="check" size={16} /> : undefined}
          {t.table.passAhead}
        </button>
      )}
      {busy && !state.animating ? <HurryButton key={position.changes} table={table} /> : undefined}
    </div>
  )
}

/** Boards handle this key themselves and take the first step back. */
function cancel(): void {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
}

/** The progress of a bot; without a value until the bot has reported one. */
function ThinkingBar({ table, label }: { readonly table: TableHandle; readonly label: string }): ReactNode {
  const share = useStore(table.store, ({ thinking }) => thinking?.share ?? 0)
  return <progress className="thinking" aria-label={label} value={share > 0 ? share : undefined} max={1} />
}

/** A bot that thinks longer than this (ms) can be hurried. */
const HURRY_AFTER = 1500

/** Makes a bot stop thinking, once it takes long and has found something. */
function HurryButton({ table }: { readonly table: TableHandle }): ReactNode {
  const t = useTexts()
  const found = useStore(table.store, ({ thinking }) => thinking?.best !== undefined)
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), HURRY_AFTER)
    return () => clearTimeout(timer)
  }, [])
  if (!long || !found || table.hurry === undefined) return undefined
  return (
    <button
      type="button"
      className="btn hurry"
      title={t.table.hurryHint}
      onClick={() => table.hurry?.()}
      data-testid="hurry"
    >
      {t.table.hurry}
    </button>
  )
}
