import type { Action } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Mark } from '../../design/Brand.tsx'
import { Icon, type IconName } from '../../design/icons.tsx'
import { SeatDisc } from '../../design/seats.tsx'
import { isGameId } from '../../games/types.ts'
import { useSettings } from '../../store/settings.ts'
import { useTexts } from '../../texts/index.ts'
import { MoreMenu } from './MoreMenu.tsx'
import type { Overlay } from './overlay.ts'
import type { ScreenProps } from './TableScreen.tsx'

interface PromptBarProps extends ScreenProps {
  readonly names: readonly string[]
  /** I am asked, and nothing moves. */
  readonly mine: boolean
  readonly hint: ReactNode
  readonly end: Action | undefined
  onEnd(action: Action): void
  onLog(): void
  open(overlay: Overlay): void
}

/** What is asked of whom, and the buttons that belong to every table. */
export function PromptBar(props: PromptBarProps): ReactNode {
  const { table, info, position, game, mine, hint, end, onEnd, onLog, open } = props
  const t = useTexts()
  const { language, muted } = useSettings()
  const { me } = position
  const warnings =
    end === undefined || me === undefined || game.board === undefined
      ? 0
      : game.board.warnings(position.view, me, language).filter(({ id }) => !muted.includes(`${info.game}/${id}`))
          .length
  const name = isGameId(info.game) ? t.worlds[info.game].name : game.speech.game
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
      <Link href="/" className="bar-brand" title={t.table.leave}>
        <Mark size={36} />
        <span>
          <b>{name}</b>
          <small>{t.table.round(position.moment.round)}</small>
          <span className="sr">{t.table.leave}</span>
        </span>
      </Link>
      <Prompt {...props} hint={mine ? hint : undefined} />
      <div className="bar-side">
        <div className="bar-tools">
          {tool('book', t.table.rulebook, () => open({ type: 'rulebook' }), 'R')}
          {tool('sheet', t.table.scores, () => open({ type: 'scores' }), 'S')}
          {tool('log', t.table.log, onLog, 'L')}
          <MoreMenu {...props} />
        </div>
        <div className="bar-acts">
          <button
            type="button"
            className="btn undo"
            disabled={position.undo === 0}
            title={`${t.table.undo} (U)`}
            onClick={() => table.undo(false)}
          >
            <Icon name="undo" size={18} />
            {t.table.undo}
          </button>
          {game.board === undefined ? undefined : (
            <button
              type="button"
              className={end === undefined ? 'btn end' : 'btn primary end'}
              disabled={end === undefined}
              data-action={end?.id}
              title={`${t.table.endTurn} (E)`}
              onClick={() => end !== undefined && onEnd(end)}
            >
              {t.table.endTurn}
              <Icon name="end" size={18} />
              {warnings > 0 ? <span className="badge">{warnings}</span> : undefined}
            </button>
          )}
        </div>
      </div>
    </header>
  )
}

function Prompt({ state, info, position, game, names, mine, hint }: PromptBarProps): ReactNode {
  const t = useTexts()
  const { me, view, toAct } = position
  const moved = state.steps.at(-1)?.seat
  const seat = state.animating ? (moved ?? 0) : mine ? (me ?? 0) : (toAct[0] ?? me ?? 0)
  const over = position.result !== undefined && !state.animating
  const bot = info.seats[seat]?.bot !== undefined
  const name = names[seat] ?? ''
  const title = over
    ? t.table.over
    : mine && me !== undefined
      ? game.speech.prompt(view, me, names)
      : state.animating
        ? t.table.following(name)
        : t.table.thinking(name)
  const busy = bot && !over && !mine
  return (
    <div className="prompt">
      {over ? undefined : <SeatDisc seat={seat} size={44} />}
      <div className="prompt-words">
        <h1>{title}</h1>
        {hint === undefined || hint === '' ? undefined : (
          <p>
            {hint}
            <kbd>{t.table.escape}</kbd>
          </p>
        )}
        {busy && !state.animating ? (
          <progress className="thinking" aria-label={title} value={state.thinking?.share || undefined} max={1} />
        ) : undefined}
      </div>
    </div>
  )
}
