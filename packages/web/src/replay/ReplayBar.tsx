import { Icon, type IconName } from '@orrery/board/icons'
import { SeatDisc } from '@orrery/board/seats'
import type { Seat } from '@orrery/kernel'
import { type ReactNode, useId, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { Sign, type SignName } from '../common/signs.tsx'
import { Mark } from '../design/Brand.tsx'
import { useReplayTexts, useTexts } from '../texts/index.ts'

interface ReplayBarProps {
  readonly game: string
  readonly names: readonly string[]
  /** Who made the last decision, and what the log says about it. */
  readonly mover: Seat | undefined
  readonly line: string
  readonly seat: Seat | undefined
  readonly over: boolean
  readonly version: number
  /** Played with components of its own: such a game can be watched, but not continued. */
  readonly ownSet: boolean
  onViewpoint(seat: Seat | undefined): void
  onLog(): void
  onShare(): void
  onSave(): void
  onVerify(): void
  onResult(): void
  onContinue(): void
  onKeys(): void
  onRules(): void
}

/** What is shown, from whose seat, and what can be done with it. */
export function ReplayBar(props: ReplayBarProps): ReactNode {
  const { game, names, mover, line, seat, over, version, ownSet, onViewpoint, onLog, onContinue, onShare } = props
  const t = useTexts()
  const r = useReplayTexts()
  const [, navigate] = useLocation()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const item = (sign: ReactNode, label: string, onClick: () => void): ReactNode => (
    <button
      type="button"
      className="btn ghost"
      onClick={() => {
        menu.current?.hidePopover()
        onClick()
      }}
    >
      {sign}
      {label}
    </button>
  )
  const icon = (name: IconName): ReactNode => <Icon name={name} size={18} />
  const sign = (name: SignName): ReactNode => <Sign name={name} size={18} />
  return (
    <header className="replay-bar">
      <Link href="/" className="bar-brand" title={t.table.leave}>
        <Mark size={36} />
        <span>
          <b>{game}</b>
          <small>{r.title}</small>
          <span className="sr">{t.table.leave}</span>
        </span>
      </Link>
      <div className="replay-now">
        {mover === undefined ? undefined : <SeatDisc seat={mover} size={32} />}
        <h1>{line}</h1>
      </div>
      <div className="replay-tools">
        <label className="replay-view">
          <span>{r.view}</span>
          <select
            value={seat ?? 'spectator'}
            onChange={({ target: { value } }) => onViewpoint(value === 'spectator' ? undefined : Number(value))}
          >
            {names.map((name, each) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <option key={each} value={each}>
                {name}
              </option>
            ))}
            <option value="spectator">{r.spectator}</option>
          </select>
        </label>
        {ownSet ? undefined : (
          <button type="button" className="btn continue" onClick={onContinue} title={r.goOn.button}>
            <Icon name="play" size={16} />
            <span>{r.goOn.button}</span>
          </button>
        )}
        <button type="button" className="btn ghost icon" aria-label={r.log} title={`${r.log} (L)`} onClick={onLog}>
          <Icon name="log" size={22} />
        </button>
        <button
          type="button"
          className="btn ghost icon wide-only"
          aria-label={r.share}
          title={r.share}
          onClick={onShare}
        >
          <Sign name="link" />
        </button>
        <button type="button" className="btn ghost icon" aria-label={r.more} title={r.more} popoverTarget={id}>
          <Icon name="menu" size={22} />
        </button>
        <div ref={menu} id={id} popover="auto" className="menu">
          {ownSet ? undefined : item(icon('play'), r.goOn.button, onContinue)}
          {item(sign('shield'), r.verify, props.onVerify)}
          {over ? item(icon('sheet'), r.result, props.onResult) : undefined}
          {item(sign('link'), r.share, onShare)}
          {item(icon('download'), r.save, props.onSave)}
          {item(icon('book'), r.rulebook, props.onRules)}
          {item(icon('help'), r.keys, props.onKeys)}
          {item(icon('log'), r.open, () => navigate('/replay'))}
          {item(icon('home'), t.table.leave, () => navigate('/'))}
          <p className="menu-note" data-testid="rules-version">
            {ownSet ? t.kept.rulesOwn({ version }) : t.kept.rules({ version })}
          </p>
        </div>
      </div>
    </header>
  )
}
