import { begin, hash, makeRng, silent, winners } from '@orrery/kernel'
import { walk } from '@orrery/kernel/testing'
import { describe, expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'
import { playMatch } from '../src/match.ts'
import type { Player } from '../src/player.ts'
import { random } from '../src/random.ts'
import { planTurn } from '../src/think/beam.ts'
import { misjudging, slipping } from '../src/think/beginner.ts'
import { Planner } from '../src/think/planner.ts'
import { knowledge } from './comets.ts'

const planner = () => new Planner('planner', knowledge, { worlds: 3, width: 8, work: 400 })
const farsighted = () =>
  new Planner('far', knowledge, { worlds: 2, width: 6, work: 300, ahead: { lines: 4, turns: 3 } })
const comparing = () =>
  new Planner('comparing', knowledge, {
    worlds: 3,
    width: 6,
    work: 300,
    trial: { beginnings: 4, width: 3, turns: 3, weight: 0.5 },
  })
const careless = () =>
  slipping(new Planner('careless', misjudging(knowledge, 1), { worlds: 1, width: 1, work: 100 }), knowledge, 100)
const calm = () => new Planner('calm', misjudging(knowledge, 0.2), { worlds: 1, width: 1, work: 100 })

/** How many of this many games the first player wins; seats change from game to game. */
function wins(first: () => Player, second: () => Player, games: number): number {
  let won = 0
  for (let k = 0; k < games; k++) {
    const players = k % 2 === 0 ? [first(), second()] : [second(), first()]
    const best = winners(playMatch(comets, { players, seed: `wins:${k}` }).result)
    if (best.includes(k % 2)) won += 1 / best.length
  }
  return won
}

describe('players that think', () => {
  test('beat random play clearly, each in its way', () => {
    expect(wins(calm, () => random, 60)).toBeGreaterThan(34)
    expect(wins(planner, () => random, 60)).toBeGreaterThan(38)
    expect(wins(farsighted, () => random, 40)).toBeGreaterThan(25)
    expect(wins(comparing, () => random, 40)).toBeGreaterThan(25)
  })

  test.each([
    ['planner', planner],
    ['farsighted', farsighted],
    ['comparing', comparing],
    ['careless', careless],
  ] as const)(
    '%s chooses the same whatever lies hidden, as long as the view and the generator are the same',
    (_name, make) => {
      for (let k = 0; k < 25; k++) {
        const { state } = walk(comets, { seats: 3 }, `fair:${k}`, 5 + k)
        for (const seat of comets.toAct(state)) {
          const answer = (world: typeof state) =>
            make().choose({
              seat,
              legal: comets.legal(world, seat),
              view: () => comets.view(world, seat),
              rng: makeRng('same'),
            }).id
          const other = comets.imagine(comets.view(state, seat), makeRng(`other:${k}`))
          expect(answer(other)).toBe(answer(state))
        }
      }
    },
  )

  test('a match between the same players with the same seed is the same match', () => {
    const play = () =>
      playMatch(comets, { players: [planner(), careless(), farsighted()], seed: 'again' }).record.actions
    expect(play()).toEqual(play())
  })

  test('can be stopped at once, and then say the best they have', () => {
    const state = begin(comets, { seats: 2, seed: 'stop' })
    let asked = 0
    const question = {
      seat: 0,
      legal: comets.legal(state, 0),
      view: () => comets.view(state, 0),
      rng: makeRng('stop'),
      budget: { work: 1_000_000, stop: () => ++asked > 0, progress: () => undefined },
    }
    expect(question.legal).toContain(planner().choose(question))
    expect(asked).toBeLessThan(5)
    asked = 0
    expect(question.legal).toContain(comparing().choose(question))
    expect(asked).toBeLessThan(8)
  })

  test.each([
    ['planner', planner],
    ['farsighted', farsighted],
    ['comparing', comparing],
  ] as const)('%s reports how far it is', (_name, make) => {
    const state = begin(comets, { seats: 2, seed: 'progress' })
    const shares: number[] = []
    make().choose({
      seat: 0,
      legal: comets.legal(state, 0),
      view: () => comets.view(state, 0),
      rng: makeRng('progress'),
      budget: { work: 300, progress: (share) => shares.push(share) },
    })
    // In the middle of worlds too, and never less than before.
    expect(shares.length).toBeGreaterThan(3)
    expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0))).toBe(true)
    expect(shares.at(-1)).toBe(1)
  })

  test('slip to what looks second best, never to just anything', () => {
    const state = begin(comets, { seats: 2, seed: 'slips' })
    const legal = comets.legal(state, 0)
    const worth = (action: (typeof legal)[number]): number => {
      const after = comets.clone(state)
      comets.apply(after, 0, action, silent)
      return knowledge.value(after, 0)
    }
    const question = { seat: 0, legal, view: () => comets.view(state, 0), rng: makeRng('slips') }
    const chosen = slipping(planner(), knowledge, 1000).choose(question)
    const [, second] = legal.map(worth).sort((a, b) => b - a)
    expect(worth(chosen)).toBe(second)
  })

  test('leave what they are given as it was', () => {
    const state = begin(comets, { seats: 2, seed: 'untouched' })
    const before = hash(state)
    planTurn(knowledge, state, 0, { width: 10, work: 1000 })
    expect(hash(state)).toBe(before)
  })
})

test('planning a turn finds every end of it when it is given the room', () => {
  const state = begin(comets, { seats: 2, seed: 'all' })
  const { lines } = planTurn(knowledge, state, 0, { width: 1000, work: 100_000 })
  // A card of any value held, then 0 to 4 tokens, or a draw.
  const held = new Set(state.players[0]?.hand).size
  expect(lines).toHaveLength(held * 5 + 1)
  expect(lines.every((line, i) => i === 0 || (lines[i - 1]?.value ?? 0) >= line.value)).toBe(true)
})
