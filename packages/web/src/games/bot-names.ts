/** Names of bots: people who measured the sky. */
const botNames = ['Hypatia', 'Tycho', 'Vera', 'Caroline']

/** What a bot at a seat is called. */
export function botName(seat: number): string {
  return botNames[seat] ?? `Bot ${seat + 1}`
}
