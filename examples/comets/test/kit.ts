import type { Kit } from '@orrery/kernel/testing'
import { type Action, brightness, comets, type Event, type State, type View } from '../index.ts'

export const kit: Kit<State, Action, View, Event> = {
  game: comets,
  setups: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 2, options: { short: 'on' } }],
  maxDecisions: 40,
  box: ({ options }) =>
    Object.fromEntries(brightness.map((value) => [`comet:${value}`, options?.short === 'on' ? 2 : 4])),
  census({ sky, tail, discard }) {
    const all = [...sky, ...tail, ...discard]
    return Object.fromEntries(
      brightness.map((value) => [`comet:${value}`, all.filter((each) => each === value).length]),
    )
  },
  secrets: ({ sky }) => ({ sky }),
  tally: {
    keys: ['caught', 'burnt', 'landed', 'refusal:not-your-turn', 'refusal:over'],
    event: ({ type }) => [type],
  },
}
