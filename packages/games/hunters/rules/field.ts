import { at, item, type Seat } from '@orrery/kernel'
import { numbersOf } from '../sets/numbers.ts'
import { say } from './actions.ts'
import { receive, run } from './effects.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { rulingsOf } from './rulings.ts'
import type { State } from './state.ts'
import { cardIds, fieldIds } from './tables.ts'

/** How many cards a seat's Sun shows on an Event field (H8.21). */
function cardsShown(state: State, seat: Seat): number {
  return at(numbersOf(state).sunLook, at(state.suns, seat))
}

/** Step 3: the field is used (H7). On an Event field `sun_spectrum` looks before it takes (H8.21). */
export const field: Step<'field'> = {
  run(state, seat, _task, tell) {
    const here = at(state.rockets, seat)
    const look = cardsShown(state, seat)
    state.used = true
    for (const op of item(numbersOf(state).fieldOps, here)) {
      if (op.op !== 'drawEvents' || look < 2 || state.deck.length < look) {
        run(state, seat, op, tell, 'field', item(fieldIds, here))
        continue
      }
      const cards = state.deck.slice(0, look).map((card) => item(cardIds, card))
      tell.revealTo(seat, { type: 'look', seat, cards }, { type: 'look', seat })
      state.todo.push({ kind: 'take' })
      return
    }
  },
}

/** Whether the cards looked at are of several kinds. */
function looksAtSeveral(state: State, seat: Seat): boolean {
  return state.deck.slice(0, cardsShown(state, seat)).some((card) => card !== state.deck[0])
}

/**
 * Whether the question which card to take is put only when the cards differ, as in an older version. Today it is always put, since the others see
 * whether it is (H15.2).
 */
export function asksOnlyIfSeveral(state: State): boolean {
  return rulingsOf(state).takeEqualCardUnasked === true
}

function takeCard(state: State, seat: Seat, card: number, tell: Teller): void {
  const cards = state.deck.splice(0, cardsShown(state, seat))
  cards.splice(cards.indexOf(card), 1)
  for (const other of cards) {
    state.deck.push(other)
    tell.one(seat, { type: 'put-under', seat, card: item(cardIds, other) }, { type: 'put-under', seat })
  }
  receive(state, seat, card, tell)
}

/** HD7: one of the cards looked at is taken; the others go under the deck, unseen by others (H8.21). Equal ones are one option. */
export const take: Rule<'take'> = {
  asked: true,
  answers: ['take'],
  open: (state, seat) => !asksOnlyIfSeveral(state) || looksAtSeveral(state, seat),
  list(state, seat, _task, out) {
    const cards = state.deck.slice(0, cardsShown(state, seat)).sort((a, b) => a - b)
    for (let i = 0; i < cards.length; i++) if (cards[i] !== cards[i - 1]) out.push(item(say.take, at(cards, i)))
  },
  check(state, seat, _task, { n }) {
    const position = state.deck.indexOf(n)
    if (position >= 0 && position < cardsShown(state, seat)) return undefined
    return deny('not-looked-at', 'H8.21', { card: item(cardIds, n) })
  },
  perform: (state, seat, _task, { n }, tell) => takeCard(state, seat, n, tell),
  otherwise: (state, seat, _task, tell) => takeCard(state, seat, at(state.deck, 0), tell),
}
