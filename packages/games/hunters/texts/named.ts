import type { ComponentNames } from '@orrery/kernel'
import type { Kinds, Names } from './index.ts'

/** What everything is called: by kind of use, and by list of the set. */
export function makeNamed(names: Names, kinds: Kinds): ComponentNames {
  const { stars, classes, fields, elements, systems } = names
  const titles = (cards: Readonly<Record<string, { readonly name: string }>>): Record<string, string> =>
    Object.fromEntries(Object.entries(cards).map(([id, { name }]) => [id, name]))
  const events = titles(names.cards)
  return {
    kinds,
    things: {
      starsCreated: stars,
      starClasses: classes,
      eventsPlayed: events,
      stars,
      events,
      suns: titles(names.suns),
      fields,
      elements,
      systems,
    },
  }
}
