import type { OptionSpec, Speech } from '@orrery/kernel'
import { botName } from '../games/bot-names.ts'
import type { SeatChoice, SetupChoice } from '../store/settings.ts'
import type { GameFacts } from '../worker/protocol.ts'

/** The first name of the person at the nth seat. */
type PersonName = (args: { readonly n: number }) => string

/** What a setup needs to know of a game. */
export interface SetupFacts extends GameFacts {
  readonly speech: Speech
}

/** The initial choice: the last one, or one person against bots. */
export function firstChoice(facts: SetupFacts, last: SetupChoice | undefined, personName: PersonName): SetupChoice {
  const { min, max } = facts.seats
  const middle = facts.levels.includes('medium') ? 'medium' : facts.levels[0]
  const count = Math.min(Math.max(last?.seats.length ?? Math.max(min, 2), min), max)
  const seats = Array.from({ length: count }, (_, seat) => last?.seats[seat] ?? freshSeat(seat, seat > 0, personName))
  const level = [MY_LEVEL, ...facts.levels].find((each) => each === last?.level) ?? middle ?? 'random'
  return { seats, level, options: last?.options ?? {} }
}

/** The choice of bots that are as strong as whoever plays against them. */
export const MY_LEVEL = 'mine'

/** A seat that nobody has named yet. */
export function freshSeat(seat: number, bot: boolean, personName: PersonName, character?: string): SeatChoice {
  return { name: bot ? botName(seat, `:${character ?? ''}`) : personName({ n: seat + 1 }), bot, character }
}

/** The same table with another number of players: those who sit there stay, bots fill the rest. */
export function withPlayers(choice: SetupChoice, count: number, personName: PersonName): SetupChoice {
  const seats = Array.from({ length: count }, (_, seat) => choice.seats[seat] ?? freshSeat(seat, true, personName))
  return { ...choice, seats }
}

/** The options that mean something for this many players. */
export function optionsFor(facts: SetupFacts, count: number): readonly OptionSpec[] {
  return facts.options.filter(({ seats }) => seats === undefined || seats.includes(count))
}
