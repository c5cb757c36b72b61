import { act, begin, eventsFor, languages, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { arks } from '../../index.ts'
import { type Event, item, newest } from '../data.ts'
import { namesOf } from '../names.ts'
import { arksTexts } from '../texts/area.ts'
import { textsOf } from '../texts/index.ts'
import { automaTurn, trailOf } from './automa-turn.ts'
import { reportOf } from './report.ts'

/** Everything that happened in a game against the Automa played at random, and the events of the Automa's turns. */
function played(seed: string): { readonly all: readonly Event[]; readonly turns: readonly (readonly Event[])[] } {
  const state = begin(arks, { seats: 1, seed, options: { level: 'hard' } })
  const rng = makeRng(seed)
  const all: Event[] = []
  const turns: Event[][] = []
  let open = false
  for (let i = 0; i < 2000; i++) {
    const [seat] = arks.toAct(state)
    if (seat === undefined) break
    for (const event of eventsFor(act(arks, state, seat, pick(rng, arks.legal(state, seat))).events, seat)) {
      all.push(event)
      if (event.type === 'turn-began') open = false
      if (event.type === 'automa-card') {
        open = true
        turns.push([])
      }
      if (open) turns.at(-1)?.push(event)
    }
  }
  return { all, turns }
}

test('every turn of the Automa is reported with the numbers of its card, in every language', async () => {
  await Promise.all(languages.map(arksTexts.load))
  const { turns } = played('told')
  expect(turns.length).toBeGreaterThan(5)
  for (const events of turns.slice(0, 40)) {
    const [first] = events
    if (first?.type !== 'automa-card') throw new Error('a turn begins with its card')
    const { rows } = item(newest.automaCards, first.card)
    for (const language of languages) {
      const lines = reportOf(newest, events, namesOf(language), textsOf(language))
      const steps = lines.flatMap(({ step }) => (step === undefined ? [] : [step]))
      expect(steps[0]).toBe(1)
      expect(steps).toEqual([...steps].sort((a, b) => a - b))
      expect(steps.at(-1)).toBe(rows.length + 1)
      for (const { words } of lines) expect(words).not.toMatch(/undefined|^$/)
    }
    expect(trailOf(newest, { events, from: 0 })).toBeDefined()
  }
})

test('the last turn of the Automa is found among all events at any moment, with the place its ark came from', () => {
  const { all, turns } = played('again')
  expect(automaTurn([])).toEqual({ events: [], from: undefined })
  const [whole, last] = [automaTurn(all), turns.at(-1)]
  expect(whole.events).toEqual(last)
  const cut = all.lastIndexOf(whole.events[2] ?? all[0] ?? { type: 'turn-began', seat: 0, round: 1 })
  expect(automaTurn(all.slice(0, cut + 1)).events).toEqual(last?.slice(0, 3))
  const travelled = whole.events.find((event) => event.type === 'travelled')
  if (travelled !== undefined) expect(whole.from).toBe(travelled.from)
})
