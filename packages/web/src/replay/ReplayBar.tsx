import { Icon, type IconName } from '@orrery/board/icons'
import { SeatDisc } from '@orrery/board/seats'
import type { Seat } from '@orrery/kernel'
import type { ReactElement, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Sign, type SignName } from '../common/signs.tsx'
import { BarBrand } from '../design/BarBrand.tsx'
import { IconButton } from '../design/IconButton.tsx'
import { Menu, MenuItem } from '../design/Menu.tsx'
import { Select } from '../design/Select.tsx'
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
  /** Left out where nothing can be analysed. */
  onAnalyse?: (() => void) | undefined
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
  const { game, names, mover, line, seat, over, version, ownSet, onViewpoint, onAnalyse, onLog, onContinue, onShare } =
    props
  const t = useTexts()
  const r = useReplayTexts()
  const [, navigate] = useLocation()
  const item = (icon: IconName | ReactElement, label: string, onClick: () => void): ReactNode => (
    <MenuItem icon={icon} label={label} onClick={onClick} />
  )
  const sign = (name: SignName): ReactElement => <Sign name={name} size={18} />
  return (
    <header className="replay-bar">
      <BarBrand name={game} detail={r.title} />
      <div className="replay-now">
        {mover === undefined ? undefined : <SeatDisc seat={mover} size={32} />}
        <h1>{line}</h1>
      </div>
      <div className="replay-tools">
        <label className="replay-view">
          <span>{r.view}</span>
          <Select
            value={String(seat ?? 'spectator')}
            of={[
              ...names.map((text, each) => ({ value: String(each), text })),
              { value: 'spectator', text: r.spectator },
            ]}
            onChange={(value) => onViewpoint(value === 'spectator' ? undefined : Number(value))}
          />
        </label>
        {ownSet ? undefined : (
          <button type="button" className="btn continue" onClick={onContinue} title={r.continue.button}>
            <Icon name="play" size={16} />
            <span>{r.continue.button}</span>
          </button>
        )}
        {onAnalyse === undefined ? undefined : (
          <button type="button" className="btn analyse" onClick={onAnalyse} data-testid="analyse">
            {r.analyse}
          </button>
        )}
        <IconButton icon="log" label={r.log} title={`${r.log} (L)`} size={22} onClick={onLog} />
        <button
          type="button"
          className="btn ghost icon wide-only"
          aria-label={r.share}
          title={r.share}
          onClick={onShare}
        >
          <Sign name="link" />
        </button>
        <Menu icon="menu" label={r.more}>
          {ownSet ? undefined : item('play', r.continue.button, onContinue)}
          {onAnalyse === undefined ? undefined : item('sheet', r.analyse, onAnalyse)}
          {item(sign('shield'), r.verify, props.onVerify)}
          {over ? item('sheet', r.result, props.onResult) : undefined}
          {item(sign('link'), r.share, onShare)}
          {item('download', r.save, props.onSave)}
          {item('book', r.rulebook, props.onRules)}
          {item('help', r.keys, props.onKeys)}
          {item('log', r.open, () => navigate('/replay'))}
          {item('home', t.table.leave, () => navigate('/'))}
          <p className="menu-note" data-testid="rules-version">
            {ownSet ? t.kept.rulesOwn({ version }) : t.kept.rules({ version })}
          </p>
        </Menu>
      </div>
    </header>
  )
}
