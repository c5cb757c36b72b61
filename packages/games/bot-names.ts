/** Names of bots: people who measured the sky. */
const botNames = ['Hypatia', 'Tycho', 'Vera', 'Caroline']

/** The name of the bot at a seat. */
export function botName(seat: number): string {
  return botNames[seat] ?? `Bot ${seat + 1}`
}
