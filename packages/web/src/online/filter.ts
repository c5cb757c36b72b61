import type { ListedTable } from '@orrery/protocol'

/** Which tables of the lobby are shown; an empty text stands for all. */
export interface TableFilter {
  /** Words that the name of the game or of a player begins with, in any order. */
  readonly search: string
  readonly game: string
  /** How many players. */
  readonly seats: string
  readonly clock: ListedTable['clock']['kind'] | ''
}

/** All tables. */
export const everything: TableFilter = { search: '', game: '', seats: '', clock: '' }

/** Whether a filter leaves anything out. */
export const isFiltering = ({ search, game, seats, clock }: TableFilter): boolean =>
  `${search}${game}${seats}${clock}`.trim() !== ''

/** Letters as somebody types them who has no accents on the keyboard. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss')

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The tables that fit, in their order. `nameOf` is how a game is called in the reader's language. */
export function filterTables(
  tables: readonly ListedTable[],
  { search, game, seats, clock }: TableFilter,
  nameOf: (game: string) => string,
): readonly ListedTable[] {
  const wanted = wordsOf(search)
  return tables.filter((table) => {
    if (game !== '' && table.game !== game) return false
    if (seats !== '' && table.seats.length !== Number(seats)) return false
    if (clock !== '' && table.clock.kind !== clock) return false
    if (wanted.length === 0) return true
    const words = wordsOf([nameOf(table.game), ...table.seats.map(({ name }) => name ?? '')].join(' '))
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}
