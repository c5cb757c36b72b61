import { parsePlayer } from '@orrery/games/loaded'
import { begin, makeRng, parseOptions, silent } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { hunters, starDot } from '../index.ts'

/** A table where a seat has just paid for a star and must place it. */
function placing(): ReturnType<typeof hunters.clone> {
  const state = begin(hunters, { seats: 2, options: parseOptions('hunters', hunters.options, 2, {}), seed: 'placing' })
  state.crystals = state.crystals.map(() => 20)
  for (let step = 0; step < 100 && state.todo.at(-1)?.kind !== 'place'; step++) {
    const [seat = 0] = hunters.toAct(state)
    const legal = hunters.legal(state, seat)
    const action = legal.find(({ kind }) => kind === 'create') ?? legal.at(-1)
    if (action === undefined) throw new Error('nothing to do')
    hunters.apply(state, seat, action, silent)
  }
  return state
}

test.each([
  ['beginner', 16],
  ['easy', 10],
  ['medium', 3],
  ['hard', 0],
  ['expert', 0],
] as const)('H15.3 %s puts %i of 100 stars on a wrong dot', (level, misplaced) => {
  const state = placing()
  const [seat = 0] = hunters.toAct(state)
  expect(hunters.view(state, seat).ask).toBe('place')
  const legal = hunters.legal(state, seat)
  const view = hunters.view(state, seat)
  const right = starDot[state.star]
  const rng = makeRng(`reader:${level}`)
  const tries = 600
  let wrong = 0
  for (let k = 0; k < tries; k++) {
    const chosen = parsePlayer('hunters', level).choose({ seat, legal, view: () => view, rng, budget: { work: 1 } })
    if (hunters.vocabulary.parse(chosen.id).n !== right) wrong++
  }
  // Three standard deviations around what is stated.
  const share = misplaced / 100
  const spread = 3 * Math.sqrt((share * (1 - share)) / tries)
  expect(wrong / tries).toBeGreaterThanOrEqual(share - spread)
  expect(wrong / tries).toBeLessThanOrEqual(share + spread)
})
