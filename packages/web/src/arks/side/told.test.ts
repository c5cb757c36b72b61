import { arks } from '@orrery/arks'
import { act, begin, eventsFor, languages, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { at, automaCards, type Event } from '../data.ts'
import { namesOf } from '../names.ts'
import { textsOf } from '../texts/index.ts'
import { tellAutoma, trailOf } from './told.ts'

/** The events of the Automa's turns of a game played at random. */
function automaTurns(seed: string): readonly (readonly Event[])[] {
  const state = begin(arks, { seats: 1, seed, options: { level: 'hard' } })
  const rng = makeRng(seed)
  const turns: Event[][] = []
  let open = false
  for (let i = 0; i < 2000; i++) {
    const [seat] = arks.toAct(state)
    if (seat === undefined) break
    for (const event of eventsFor(act(arks, state, seat, pick(rng, arks.legal(state, seat))).told, seat)) {
      if (event.type === 'turn-began') open = false
      if (event.type === 'automa-card') {
        open = true
        turns.push([])
      }
      if (open) turns.at(-1)?.push(event)
    }
  }
  return turns
}

test('every turn of the Automa is told in the numbers of its card, in three languages', () => {
  const turns = automaTurns('told')
  expect(turns.length).toBeGreaterThan(5)
  for (const events of turns.slice(0, 40)) {
    const [first] = events
    if (first?.type !== 'automa-card') throw new Error('a turn begins with its card')
    const { rows } = at(automaCards, first.card)
    for (const language of languages) {
      const lines = tellAutoma(events, namesOf(language), textsOf(language))
      const steps = lines.flatMap(({ step }) => (step === undefined ? [] : [step]))
      expect(steps[0]).toBe(1)
      expect(steps).toEqual([...steps].sort((a, b) => a - b))
      expect(steps.at(-1)).toBe(rows.length + 1)
      for (const { words } of lines) expect(words).not.toMatch(/undefined|^$/)
    }
    expect(trailOf(events, 0)).toBeDefined()
  }
})
