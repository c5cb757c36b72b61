/** Something whose speed is measured: `run` works for about this many milliseconds and returns what it got done. */
export interface Workload {
  readonly name: string
  run(milliseconds: number): Done
}

/** What was done, and how long it took. */
export interface Done {
  readonly seconds: number
  readonly games: number
  readonly decisions: number
  /** Legal actions listed. */
  readonly enumerated: number
}

/** Repeats one game after the other until the time is over. */
export function repeat(milliseconds: number, game: (index: number) => { decisions: number; enumerated: number }): Done {
  let games = 0
  let decisions = 0
  let enumerated = 0
  const start = performance.now()
  let now = start
  while (now - start < milliseconds) {
    const done = game(games)
    games++
    decisions += done.decisions
    enumerated += done.enumerated
    now = performance.now()
  }
  return { seconds: (now - start) / 1000, games, decisions, enumerated }
}
