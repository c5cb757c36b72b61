import { type Describer, makeState, type Seat } from '@orrery/kernel'
import { brightness } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import type { Described } from './index.ts'

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** Describes whole tables with these words. */
export function makeDescriber(words: Described): Describer<View> {
  const state = makeState(words.none)
  return {
    describe(view, names, me) {
      const name = (seat: Seat): string =>
        seat === me
          ? words.you({ name: names[seat] ?? String(seat + 1) })
          : (names[seat] ?? words.player({ number: seat + 1 }))
      return [
        {
          id: 'turn',
          title: words.turn,
          lines: [
            state(words.round, view.round),
            state(words.turnNumber, view.turn),
            state(words.active, name(view.active)),
            state(words.asked, view.todo.length === 0 ? words.over : words.fly),
            state(words.tail, view.tail.map(String)),
            state(words.worth, sum(view.tail)),
          ],
        },
        {
          id: 'players',
          title: words.players,
          lines: view.points.map((points, seat) =>
            state(name(seat), words.player1({ points, best: view.best[seat] ?? 0 })),
          ),
        },
        {
          id: 'sky',
          title: words.sky,
          lines: [
            ...brightness.map((value, i) => state(words.brightness({ value }), view.left[i] ?? 0)),
            state(words.discard, view.discard.map(String)),
          ],
        },
      ]
    },
  }
}
