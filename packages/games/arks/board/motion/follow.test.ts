import { act, begin, eventsFor, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { arks } from '../../index.ts'
import type { View } from '../data.ts'
import { follow } from './follow.ts'

/** What the screen shows of a view while events are followed; the question and the pending work come with the next view. */
function shown(view: View): object {
  const { todo: _todo, asked: _asked, reach: _reach, turn: _turn, first: _first, supply: _supply, ...others } = view
  const { todoBySeat: _bySeat, askedToo: _askedToo, ...rest } = others
  const { terraformPool: _pool, capacities: _capacities, over: _over, active: _active, round: _round, ...table } = rest
  const { survivorDiscard: _left, automaCard: _card, automaDiscard: _cards, ...seen } = table
  return seen
}

test.each([1, 2, 3, 4])('the events of every decision lead from one view to the next, %i at the table', (seats) => {
  const state = begin(arks, { seats, seed: 'follow' })
  const rng = makeRng('follow')
  for (let i = 0; i < 900; i++) {
    const [seat] = arks.toAct(state)
    if (seat === undefined) break
    const before = arks.view(state, seat)
    const action = pick(rng, arks.legal(state, seat))
    const events = eventsFor(act(arks, state, seat, action).events, seat)
    const followed = events.reduce((view, event) => follow(view, event), before)
    expect(shown(followed), `${action.id}: ${events.map(({ type }) => type).join(', ')}`).toEqual(
      shown(arks.view(state, seat)),
    )
  }
})
