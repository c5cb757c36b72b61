import { type Analysis, costliestPart } from '@orrery/bots/analyse'
import type { Seat } from '@orrery/kernel'

/** The parts of a game: by its decisions, the first third, the second and the last. */
const phases = ['opening', 'middle', 'end'] as const
/** The name of a part of a game. */
export type Phase = (typeof phases)[number]

/** A turn of mine that cost something. */
interface CostlyTurn {
  readonly phase: Phase
  readonly loss: number
  /** What a better turn would have brought: a theme of the game's model. */
  readonly theme?: string
  /** The kind of the action that cost most; left out where little was lost. */
  readonly kind?: string
}

/** What the analysis of a game says about one player. */
export interface PlayFacts {
  readonly accuracy?: number
  readonly costly: readonly CostlyTurn[]
}

/** A finished game, as insights see it. */
export interface GameFacts {
  /** Where it is kept. */
  readonly id: string
  readonly game: string
  readonly seats: number
  readonly finishedAt: number
  readonly won: boolean
  readonly score: number
  readonly sources: Readonly<Record<string, number>>
  /** Its record, to be analysed. */
  readonly text: string
  readonly mine: Seat
  /** Left out while it has not been analysed. */
  readonly play?: PlayFacts
}

/** What an analysis says about one seat. */
export function playFacts({ turns, players }: Pick<Analysis, 'turns' | 'players'>, seat: Seat): PlayFacts {
  const total = Math.max(1, ...turns.map(({ to }) => to))
  const accuracy = players[seat]?.accuracy
  const costly = turns.flatMap((turn): CostlyTurn[] => {
    if (turn.seat !== seat || turn.loss <= 0) return []
    const third = Math.min(2, Math.floor((3 * turn.from) / total))
    const theme = costliestPart(turn)?.options[0]?.reason
    return [
      {
        ...{ phase: phases[third] ?? 'end', loss: turn.loss },
        ...(theme === undefined ? {} : { theme }),
        ...(turn.costliest === undefined ? {} : { kind: turn.costliest.kind }),
      },
    ]
  })
  return { ...(accuracy === undefined ? {} : { accuracy }), costly }
}

/** A bar of a chart: its name, and its value. */
export interface Bar<K extends string = string> {
  readonly name: K
  readonly value: number
}

/** What many games say together. */
export interface Insights {
  readonly games: number
  readonly analysed: number
  readonly won: number
  /** Mean points by source, most first. */
  readonly points: readonly Bar[]
  /** Chances lost in a game, by its parts. */
  readonly lostByPhase: readonly Bar<Phase>[]
  /** Of larger losses, which kinds of decisions they came from, most first. */
  readonly lostByDecision: readonly Bar[]
  /** Chances lost by what a better turn would have brought, most first. */
  readonly lostByTheme: readonly Bar[]
  /** The oldest first. */
  readonly progress: readonly Pick<GameFacts, 'id' | 'finishedAt' | 'won' | 'score' | 'play'>[]
}

/** Puts games together; they are of one game and one number of players. `decisions` says which kind of decision an action is. */
export function insightsOf(games: readonly GameFacts[], decisions: Readonly<Record<string, string>> = {}): Insights {
  const progress = games.toSorted((a, b) => a.finishedAt - b.finishedAt)
  const played = games.flatMap(({ play }) => play ?? [])
  const costly = played.flatMap((each) => each.costly)
  const perGame = Math.max(1, played.length)
  /** Mean losses of a game by what they have in common. */
  const lostBy = (shared: (turn: CostlyTurn) => string | undefined): readonly Bar[] =>
    totals(costly.map((turn) => [shared(turn), turn.loss] as const)).map(({ name, value }) => ({
      name,
      value: value / perGame,
    }))
  return {
    games: games.length,
    analysed: played.length,
    won: games.filter(({ won }) => won).length,
    points: totals(games.flatMap(({ sources }) => Object.entries(sources))).map(({ name, value }) => ({
      name,
      value: value / Math.max(1, games.length),
    })),
    lostByPhase: phases.map((name) => ({
      name,
      value: costly.filter(({ phase }) => phase === name).reduce((sum, { loss }) => sum + loss, 0) / perGame,
    })),
    lostByDecision: lostBy(({ kind }) => (kind === undefined ? undefined : decisions[kind])),
    lostByTheme: lostBy(({ theme }) => theme),
    progress,
  }
}

/** Sums by name, the largest first; what has no name is left out. */
function totals(entries: readonly (readonly [string | undefined, number])[]): Bar[] {
  const sums = new Map<string, number>()
  for (const [name, value] of entries) if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + value)
  return [...sums].map(([name, value]) => ({ name, value })).sort((a, b) => b.value - a.value)
}
