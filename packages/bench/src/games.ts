import {
  begin,
  countLegal,
  type Game,
  type GameState,
  makeRng,
  pick,
  randomLegal,
  type Seat,
  silent,
} from '@orrery/kernel'
import { repeat, type Workload } from './workload.ts'

/** Uniform random play with the full legal list at every decision. */
export function randomPlay(game: Game, seats: number): Workload {
  return {
    name: `${game.id}, ${seats} seats`,
    run: (milliseconds) =>
      repeat(milliseconds, (index) => {
        const state = begin(game, { seats, seed: `bench:${index}` })
        const rng = makeRng(`bench-choices:${index}`)
        let decisions = 0
        let enumerated = 0
        for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
          const legal = game.legal(state, seat)
          enumerated += legal.length
          decisions++
          game.apply(state, seat, pick(rng, legal), silent)
        }
        return { decisions, enumerated }
      }),
  }
}

/** Uniform random play in which the rules draw every action without listing the others, as playouts do. */
export function playouts(game: Game, seats: number): Workload {
  return {
    name: `${game.id}, ${seats} seats`,
    run: (milliseconds) =>
      repeat(milliseconds, (index) => {
        const state = begin(game, { seats, seed: `bench:${index}` })
        const rng = makeRng(`bench-choices:${index}`)
        let decisions = 0
        for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
          decisions++
          game.apply(state, seat, randomLegal(game, state, seat, rng), silent)
        }
        return { decisions, enumerated: 0 }
      }),
  }
}

/** How many questions a second can be listed, in states from all over a game. */
export function lists(game: Game, seats: number): Workload {
  return questions(game, seats, (state, seat) => game.legal(state, seat).length)
}

/** How many questions a second can be counted. */
export function counts(game: Game, seats: number): Workload {
  return questions(game, seats, (state, seat) => countLegal(game, state, seat))
}

function questions(game: Game, seats: number, ask: (state: GameState, seat: Seat) => number): Workload {
  const asked = sampleStates(game, seats, 64).map((state) => ({ state, seat: game.toAct(state)[0] ?? 0 }))
  return {
    name: `${game.id}, ${seats} seats`,
    run: (milliseconds) =>
      repeat(milliseconds, () => {
        let enumerated = 0
        for (const { state, seat } of asked) enumerated += ask(state, seat)
        return { decisions: asked.length, enumerated }
      }),
  }
}

/** How many clones a second can be made of states from all over a game. */
export function clones(game: Game, seats: number): Workload {
  const states = sampleStates(game, seats, 64)
  return {
    name: `${game.id}, ${seats} seats`,
    run: (milliseconds) =>
      repeat(milliseconds, () => {
        for (const state of states) game.clone(state)
        return { decisions: states.length, enumerated: 0 }
      }),
  }
}

/**
 * States spread evenly over one random game. They are copied by JSON, not by `clone`: when nearly everything a function creates is kept,
 * V8 starts to allocate it in old space, and what is measured afterwards is the garbage collector.
 */
function sampleStates(game: Game, seats: number, count: number): GameState[] {
  const length = walkThrough(game, seats, () => undefined)
  const wanted = new Set(Array.from({ length: count }, (_, i) => Math.floor((i * length) / count)))
  const states: GameState[] = []
  walkThrough(game, seats, (state, index) => {
    if (!wanted.has(index)) return
    const copy: GameState = JSON.parse(JSON.stringify(state))
    states.push(copy)
  })
  return states
}

/** Plays one random game and passes every state on the way to a callback; returns how many there were. */
function walkThrough(game: Game, seats: number, show: (state: GameState, index: number) => void): number {
  const state = begin(game, { seats, seed: 'bench-clone' })
  const rng = makeRng('bench-clone-choices')
  let index = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    show(state, index++)
    game.apply(state, seat, pick(rng, game.legal(state, seat)), silent)
  }
  return index
}
