import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { Select } from '../design/Select.tsx'
import { gameIds } from '../games/list.ts'
import { useOnlineTexts, useTexts } from '../texts/index.ts'
import { everything, isFiltering, type TableFilter } from './filter.ts'

interface LobbyFiltersProps {
  readonly filter: TableFilter
  /** How many tables fit. */
  readonly found: number
  onChange(filter: TableFilter): void
}

/** The largest table any game has. */
const MOST_SEATS = 4

/** Chooses which tables of the lobby are shown. */
export function LobbyFilters({ filter, found, onChange }: LobbyFiltersProps): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const change = (part: Partial<TableFilter>): void => onChange({ ...filter, ...part })
  return (
    <search className="lobby-filters" aria-label={o.lobby.filters}>
      <label className="search-field">
        <Icon name="search" size={18} />
        <input
          type="search"
          value={filter.search}
          maxLength={60}
          placeholder={o.lobby.search}
          aria-label={o.lobby.search}
          data-testid="search-tables"
          onChange={(event) => change({ search: event.target.value })}
        />
      </label>
      <Select
        label={o.lobby.game}
        testid="filter-game"
        value={filter.game}
        of={[{ value: '', text: o.lobby.all }, ...gameIds.map((value) => ({ value, text: t.about(value).name }))]}
        onChange={(game) => change({ game })}
      />
      <Select
        label={o.lobby.players}
        testid="filter-seats"
        value={filter.seats}
        of={[
          { value: '', text: o.lobby.anySeats },
          ...Array.from({ length: MOST_SEATS - 1 }, (_, i) => ({
            value: String(i + 2),
            text: o.lobby.seatCount({ n: i + 2 }),
          })),
        ]}
        onChange={(seats) => change({ seats })}
      />
      <Select<TableFilter['clock']>
        label={o.lobby.pace}
        testid="filter-clock"
        value={filter.clock}
        of={[
          { value: '', text: o.lobby.anyPace },
          ...(['none', 'real', 'days'] as const).map((value) => ({ value, text: o.clock[value] })),
        ]}
        onChange={(clock) => change({ clock })}
      />
      <p role="status">
        {isFiltering(filter) ? (
          <>
            {o.lobby.found({ n: found })}
            <button type="button" className="link" onClick={() => onChange(everything)}>
              {o.lobby.clear}
            </button>
          </>
        ) : undefined}
      </p>
    </search>
  )
}
