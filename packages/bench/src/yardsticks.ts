import { makeRng, pick, type Rng } from '@orrery/kernel'
import { Client } from 'boardgame.io/client'
import { Chess } from 'chessops/chess'
import type { NormalMove, Role } from 'chessops/types'
import { squareRank } from 'chessops/util'
import { repeat, type Workload } from './workload.ts'

const MAX_PLIES = 400
const promotions: readonly Role[] = ['queen', 'rook', 'bishop', 'knight']

/** Every legal move of a chess position, as a list of moves. */
function chessMoves(position: Chess): NormalMove[] {
  const moves: NormalMove[] = []
  const context = position.ctx()
  for (const [from, dests] of position.allDests(context)) {
    const lastRank = position.turn === 'white' ? 7 : 0
    const pawn = position.board.pawn.has(from)
    for (const to of dests) {
      if (pawn && squareRank(to) === lastRank) for (const promotion of promotions) moves.push({ from, to, promotion })
      else moves.push({ from, to })
    }
  }
  return moves
}

/** Random chess by chessops, with the full list of legal moves at every ply. */
export const chess: Workload = {
  name: 'chessops random play',
  run: (milliseconds) =>
    repeat(milliseconds, (index) => {
      const rng = makeRng(`chess:${index}`)
      const position = Chess.default()
      let decisions = 0
      let enumerated = 0
      while (decisions < MAX_PLIES) {
        const moves = chessMoves(position)
        if (moves.length === 0 || position.isInsufficientMaterial()) break
        enumerated += moves.length
        decisions++
        position.play(pick(rng, moves))
      }
      return { decisions, enumerated }
    }),
}

interface Board {
  cells: (string | null)[]
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** Noughts and crosses, as boardgame.io's own tutorial has it. */
const noughts = {
  setup: (): Board => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }: { G: Board; playerID: string }, cell: number) {
      G.cells[cell] = playerID
    },
  },
  endIf({ G }: { G: Board }) {
    const won = LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])
    return won || G.cells.every((cell) => cell !== null) ? { over: true } : undefined
  },
}

function playNoughts(rng: Rng): { decisions: number; enumerated: number } {
  const client = Client<Board>({ game: noughts, debug: false })
  client.start()
  let decisions = 0
  let enumerated = 0
  for (let state = client.getState(); state !== null && state.ctx.gameover === undefined; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []))
    enumerated += free.length
    decisions++
    client.moves.place?.(pick(rng, free))
  }
  client.stop()
  return { decisions, enumerated }
}

/** A small game through the client of boardgame.io. */
export const boardgameIo: Workload = {
  name: 'boardgame.io noughts and crosses',
  run: (milliseconds) => repeat(milliseconds, (index) => playNoughts(makeRng(`noughts:${index}`))),
}
