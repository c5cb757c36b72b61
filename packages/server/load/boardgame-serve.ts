// boardgame.io's own server with the rules of this project: the yardstick for the load test, storing nothing.
import { createRequire } from 'node:module'
import { act, begin, type Game, type GameState } from '@orrery/kernel'
import { games } from '../src/games.ts'

interface Made {
  readonly state: GameState
}

/** One of our games as boardgame.io wants it: a single move, and a view for each player with its legal actions. */
function adapt(game: Game) {
  return {
    name: game.id,
    setup: ({ ctx }: { ctx: { numPlayers: number } }): Made => ({
      state: begin(game, { seats: ctx.numPlayers, seed: String(Math.random()) }),
    }),
    turn: { activePlayers: { all: 'any' } },
    moves: {
      act: ({ G, playerID }: { G: Made; playerID: string }, id: string): Made => {
        const state = game.clone(G.state)
        act(game, state, Number(playerID), game.vocabulary.parse(id))
        return { state }
      },
    },
    playerView: ({ G, playerID }: { G: Made; playerID: string | null }) => {
      const seat = playerID === null ? undefined : Number(playerID)
      const asked = seat !== undefined && game.toAct(G.state).includes(seat)
      return { view: game.view(G.state, seat), legal: asked ? game.legal(G.state, seat).map(({ id }) => id) : [] }
    },
  }
}

const { Server } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js')
const server = Server({ games: games.map(adapt), origins: ['http://localhost'] })
const port = Number(process.argv[2])
await server.run({ port, callback: () => console.log(`http://127.0.0.1:${port}`) })
