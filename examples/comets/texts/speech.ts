import { type Language, peopleFor, type Seat, type Speech } from '@orrery/kernel'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import type { Sentences } from './index.ts'

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** How the game speaks a language with these sentences. */
export function makeSpeech(language: Language, words: Sentences): Speech<Action, View, Event> {
  const nameOf = (seat: Seat, names: readonly string[]): string => names[seat] ?? words.player({ number: seat + 1 })
  return {
    language,
    game: words.game,
    action: ({ kind }, view) =>
      kind === 'catch' ? words.action.catch({ n: sum(view.left) }) : words.action.land({ points: sum(view.tail) }),
    event(event, names, me) {
      const by = peopleFor((seat) => nameOf(seat, names), me)(event.seat)
      switch (event.type) {
        case 'caught':
          return words.event.caught({ ...by, value: event.value })
        case 'burnt':
          return words.event.burnt({ ...by, value: event.value, lost: event.lost })
        case 'landed':
          return words.event.landed({ ...by, points: event.points })
      }
    },
    refusal: ({ code }) => (code === 'over' ? words.refusal.over : words.refusal.notYourTurn),
    prompt: ({ tail }, seat, names) => words.prompt({ name: nameOf(seat, names), tail: tail.join(', ') }),
    option: (_id, value) =>
      value === undefined ? words.short.name : value === 'on' ? words.short.on : words.short.off,
    source: () => words.tails,
  }
}
