// Long test of ../bots/src/think, cosmos/bots, hunters/bots, arks/bots
import { arks } from '@orrery/arks'
import { type Player, playMatch, type Question } from '@orrery/bots'
import { cosmos } from '@orrery/cosmos'
import { parsePlayer, playersOf } from '@orrery/games/loaded'
import { hunters } from '@orrery/hunters'
import { type Action, begin, type Game, hash, makeRng, parseOptions, type Seat, silent } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'

/** A position of a played game, with a seat that has something to choose. */
interface Position {
  readonly state: ReturnType<Game['setup']>
  readonly seat: Seat
}

/** Positions spread over a game that easy players play, where somebody may choose among several actions. */
function positionsOf(game: Game, seats: number, seed: string, every: number): Position[] {
  const options = parseOptions(game.id, game.options, seats, {})
  const state = begin(game, { seats, options, seed })
  const players = Array.from({ length: seats }, () => parsePlayer(game.id, 'easy'))
  const rng = makeRng(`${seed}:play`)
  const found: Position[] = []
  let choices = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const legal = game.legal(state, seat)
    if (legal.length > 1 && choices++ % every === every - 1) found.push({ state: game.clone(state), seat })
    const view = game.view(state, seat)
    const player = players[seat]
    if (player === undefined) break
    game.apply(state, seat, player.choose({ seat, legal, view: () => view, rng }), silent)
  }
  return found
}

const tables = [
  { game: cosmos as unknown as Game, seats: 2, every: 41 },
  { game: cosmos as unknown as Game, seats: 3, every: 67 },
  { game: hunters as unknown as Game, seats: 2, every: 17 },
  { game: hunters as unknown as Game, seats: 4, every: 41 },
  { game: arks as unknown as Game, seats: 2, every: 41 },
  { game: arks as unknown as Game, seats: 1, every: 41 },
]

/** How many states a searching level may look at here: the way it thinks is the same with less of it. */
const WORK = 400

describe.each(tables)('$game.id with $seats seats', ({ game, seats, every }) => {
  const positions = positionsOf(game, seats, `fair:${game.id}:${seats}`, every)

  test.each(playersOf(game.id))('%s chooses the same whatever lies hidden under the same view', (level) => {
    expect(positions.length).toBeGreaterThan(1)
    let different = 0
    for (const [k, { state, seat }] of positions.entries()) {
      const answer = (world: Position['state']): string => {
        const view = game.view(world, seat)
        const question = { seat, legal: game.legal(world, seat), view: () => view, rng: makeRng('same') }
        return parsePlayer(game.id, level).choose({ ...question, budget: { work: WORK } }).id
      }
      const other = game.imagine(game.view(state, seat), makeRng(`hidden:${k}`))
      if (hash(other) !== hash(state)) different++
      expect(hash(game.view(other, seat))).toBe(hash(game.view(state, seat)))
      expect(answer(other), `position ${k}, seat ${seat}`).toBe(answer(state))
    }
    // Otherwise nothing was hidden and nothing shown.
    expect(different).toBeGreaterThan(0)
  })
})

test.each([cosmos, hunters, arks] as unknown as Game[])(
  '$id asks its players nothing but what a seat may know',
  (game) => {
    const allowed = new Set(['seat', 'legal', 'view', 'rng', 'budget'])
    const asked: Question[] = []
    const watch: Player = {
      name: 'watch',
      choose(question) {
        asked.push(question)
        for (const key of Object.keys(question)) expect(allowed).toContain(key)
        const view = question.view()
        // A view is data of its own: no way leads from it to the table.
        expect(JSON.parse(JSON.stringify(view))).toEqual(view)
        const first = question.legal[0] as Action
        return first
      },
    }
    const random = parsePlayer(game.id, 'random')
    const limited: Player = { name: 'limited', choose: (q) => (asked.length < 40 ? watch.choose(q) : random.choose(q)) }
    playMatch(game, { players: [limited, limited], seed: 'asked', budget: { work: 10 } })
    expect(asked.length).toBe(40)
  },
)
