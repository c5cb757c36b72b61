import { Choice } from '@orrery/board/choice'
import type { ClockSpec } from '@orrery/table'
import type { ReactNode } from 'react'
import { Select } from '../design/Select.tsx'
import { useOnlineTexts } from '../texts/index.ts'

const MINUTE = 60_000
const turns = [30_000, MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE]
const reserves = [0, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 60 * MINUTE]
const days = [1, 2, 3, 5, 7, 14]

/** The default clock of each kind. */
const first: Readonly<Record<ClockSpec['kind'], ClockSpec>> = {
  none: { kind: 'none' },
  real: { kind: 'real', turn: 2 * MINUTE, reserve: 10 * MINUTE },
  days: { kind: 'days', days: 3 },
}

/** Chooses how long players may think. */
export function ClockChoice({
  clock,
  onChange,
}: {
  readonly clock: ClockSpec
  onChange(clock: ClockSpec): void
}): ReactNode {
  const t = useOnlineTexts()
  const time = (ms: number): string =>
    ms === 0 ? t.clock.noReserve : ms < MINUTE ? t.clock.seconds({ n: ms / 1000 }) : t.clock.minutes({ n: ms / MINUTE })
  const select = (
    label: string,
    value: number,
    of: readonly number[],
    text: (n: number) => string,
    set: (n: number) => void,
  ) => (
    <label className="option">
      <span>{label}</span>
      <Select
        value={String(value)}
        of={of.map((each) => ({ value: String(each), text: text(each) }))}
        onChange={(chosen) => set(Number(chosen))}
      />
    </label>
  )
  return (
    <div className="clock-choice">
      <Choice<ClockSpec['kind']>
        label={t.clock.title}
        value={clock.kind}
        of={(['none', 'real', 'days'] as const).map((value) => ({ value, text: t.clock[value] }))}
        onChange={(kind) => onChange(first[kind])}
      />
      {clock.kind === 'real' ? (
        <>
          {select(t.clock.turn, clock.turn, turns, time, (turn) => onChange({ ...clock, turn }))}
          {select(t.clock.reserve, clock.reserve, reserves, time, (reserve) => onChange({ ...clock, reserve }))}
        </>
      ) : undefined}
      {clock.kind === 'days'
        ? select(
            t.clock.perMove,
            clock.days,
            days,
            (n) => t.clock.dayCount({ n }),
            (n) => onChange({ kind: 'days', days: n }),
          )
        : undefined}
    </div>
  )
}
