import { OrreryError } from './errors.ts'

/** One thing that can be chosen before a game starts. A switch has the values `off` and `on`. */
export interface OptionSpec {
  readonly id: string
  readonly values: readonly string[]
  readonly default: string
  /** The numbers of seats it applies to; all by default. */
  readonly seats?: readonly number[]
}

/** What was chosen: a value for every option of the game. */
export type Options = Readonly<Record<string, string>>

/** Fills in defaults and refuses what the game does not know. */
export function parseOptions(
  game: string,
  specs: readonly OptionSpec[],
  seats: number,
  given: Readonly<Record<string, unknown>>,
): Options {
  const known = specs.map((spec) => spec.id)
  for (const id of Object.keys(given)) {
    if (!known.includes(id)) {
      const allowed = known.length > 0 ? `its options are ${known.join(', ')}` : 'it has none'
      throw new OrreryError('bad-option', `${game} has no option "${id}"; ${allowed}`)
    }
  }
  const options: Record<string, string> = {}
  for (const spec of specs) {
    const value = given[spec.id] ?? spec.default
    if (typeof value !== 'string' || !spec.values.includes(value)) {
      throw new OrreryError(
        'bad-option',
        `option "${spec.id}" of ${game} cannot be ${JSON.stringify(value)}; it can be ${spec.values.join(', ')}`,
      )
    }
    if (value !== spec.default && spec.seats !== undefined && !spec.seats.includes(seats)) {
      throw new OrreryError(
        'bad-option',
        `option "${spec.id}" of ${game} is for ${spec.seats.join(', ')} seats, not for ${seats}`,
      )
    }
    options[spec.id] = value
  }
  return options
}
