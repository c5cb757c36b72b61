import { Choice } from '@orrery/board/choice'
import { SeatDisc } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import type { SeatChoice } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'

interface SeatRowProps {
  readonly index: number
  readonly seat: SeatChoice
  onChange(part: Partial<SeatChoice>): void
}

/** One seat of a new table: a name, and whether a person or a bot sits there. */
export function SeatRow({ index, seat, onChange }: SeatRowProps): ReactNode {
  const t = useTexts()
  return (
    <div className="seat-row">
      <SeatDisc seat={index} size={32} />
      <input
        type="text"
        value={seat.name}
        maxLength={20}
        aria-label={t.setup.name({ n: index + 1 })}
        autoComplete="off"
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Choice
        label={t.setup.kind({ n: index + 1 })}
        quiet
        value={seat.bot ? 'bot' : 'person'}
        of={[
          { value: 'person', text: t.setup.person },
          { value: 'bot', text: t.setup.bot },
        ]}
        onChange={(kind) => onChange({ bot: kind === 'bot' })}
      />
    </div>
  )
}
