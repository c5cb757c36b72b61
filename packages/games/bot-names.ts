/** Names of bots: people who measured the sky. */
const botNames = ['Hypatia', 'Tycho', 'Vera', 'Caroline']

/** Bots with a way to play of their own, by game, and what they are called. */
const characters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cosmos: { architect: 'Annie', gardener: 'Carl', watchmaker: 'Jocelyn', rival: 'Fritz' },
  hunters: { racer: 'Edmond', dreamer: 'Cecilia', fighter: 'Isaac', schemer: 'Galileo' },
  arks: { settler: 'Valentina', engineer: 'Konstantin', pioneer: 'Percival', rescuer: 'Sally' },
}

/** The characters that bots of a game can have. */
export function charactersOf(game: string): readonly string[] {
  return Object.keys(characters[game] ?? {})
}

/** The character of a bot such as `medium:gardener`. */
export function characterOf(level: string | undefined): string | undefined {
  return level?.split(':')[1]
}

/** The name of the bot at a seat: that of its character if it has one. */
export function botName(seat: number, level?: string): string {
  const character = characterOf(level)
  const own = Object.values(characters).find((each) => character !== undefined && character in each)
  return own?.[character ?? ''] ?? botNames[seat] ?? `Bot ${seat + 1}`
}
