import { Choice } from '@orrery/board/choice'
import { SeatDisc } from '@orrery/board/seats'
import type { CharacterTexts } from '@orrery/games'
import type { ReactNode } from 'react'
import { Select } from '../design/Select.tsx'
import type { SeatChoice } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'
import { CharacterFace } from './CharacterFace.tsx'
import { characterChoices } from './levels.ts'

interface SeatRowProps {
  readonly index: number
  readonly seat: SeatChoice
  /** How a bot can play; unknown at first, and empty where all play alike. */
  readonly characters?: CharacterTexts | undefined
  onChange(part: Partial<SeatChoice>): void
}

/** One seat of a new table: a name, whether a person or a bot sits there, and how the bot plays. */
export function SeatRow({ index, seat, characters = {}, onChange }: SeatRowProps): ReactNode {
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
      {seat.bot && Object.keys(characters).length > 0 ? (
        <div className="seat-character">
          {seat.character === undefined ? undefined : <CharacterFace character={seat.character} size={32} />}
          <Select
            value={seat.character ?? ''}
            label={t.setup.character({ n: index + 1 })}
            testid={`character-${index}`}
            of={characterChoices(characters, t)}
            onChange={(value) => onChange({ character: value === '' ? undefined : value })}
          />
          <small>{characters[seat.character ?? '']?.hint}</small>
        </div>
      ) : undefined}
    </div>
  )
}
