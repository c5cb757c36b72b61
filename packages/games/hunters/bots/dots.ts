import type { Quiz } from '@orrery/bots/puzzles'
import { actById, type Game, type GameState, indexIn, openRecord, parseEntry, type Seat } from '@orrery/kernel'
import { dotIds, dots, starDot, starIds } from '../surface.ts'

/** How close other dots lie, on a diagram of 1000 by 1000, for the question to be hard, or of medium difficulty. */
const CROWDED = 28
const NEAR = 48

/** How many wrong dots are listed with the right one. */
const WRONG = 2

/** Find the dot: which dot of the diagram belongs to a star that somebody has just created. */
export const quiz: Quiz = {
  find(game, record) {
    const state = openRecord(game, record)
    return record.actions.flatMap((line, at) => {
      const { seat, id } = parseEntry(line)
      const question = id.startsWith('place:') ? questionAt(game, state, seat, at) : undefined
      actById(game, state, record.seats, seat, id)
      return question ?? []
    })
  },
}

function questionAt(game: Game, state: GameState, seat: Seat, at: number): ReturnType<Quiz['find']> | undefined {
  const star = starIn(game.view(state, seat))
  const right = star === undefined ? undefined : starDot[indexIn(starIds, star)]
  if (star === undefined || right === undefined) return undefined
  const free = game.legal(state, seat).flatMap(({ id }) => (id.startsWith('place:') ? [id.slice('place:'.length)] : []))
  const answer = dotIds[right]
  if (answer === undefined || !free.includes(answer)) return undefined
  const byDistance = free
    .filter((dot) => dot !== answer)
    .map((dot) => ({ dot, distance: distanceOf(dot, answer) }))
    .sort((a, b) => a.distance - b.distance)
  const near = byDistance[0]?.distance ?? NEAR
  const difficulty = near < CROWDED ? 'hard' : near < NEAR ? 'medium' : 'easy'
  const rating = { easy: 1200, medium: 1450, hard: 1700 }[difficulty]
  const way = (dot: string, value: number) => ({ actions: [`place:${dot}`], value })
  return [
    {
      id: `dot-${star.replaceAll('_', '-')}`,
      kind: 'dot',
      subject: star,
      at,
      seat,
      ways: [way(answer, 1), ...byDistance.slice(0, WRONG).map(({ dot }) => way(dot, 0))],
      chance: 0,
      gap: 1,
      error: 0,
      difficulty,
      rating,
      deviation: 150,
      tried: [],
    },
  ]
}

/** The star that is to be placed. */
function starIn(view: unknown): string | undefined {
  if (typeof view !== 'object' || view === null || !('star' in view)) return undefined
  return typeof view.star === 'string' ? view.star : undefined
}

function distanceOf(one: string, other: string): number {
  const [a, b] = [one, other].map((id) => dots.find((dot) => dot.id === id))
  return a === undefined || b === undefined ? Number.POSITIVE_INFINITY : Math.hypot(a.x - b.x, a.y - b.y)
}
