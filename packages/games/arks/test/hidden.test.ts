import { begin, makeRng } from '@orrery/kernel'
import { makeDraft } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { arks } from '../versions.ts'
import { barrier, build, legal, play } from './build.ts'
import * as see from './see.ts'

test('A29.1 only the order of the decks is hidden, and from everybody', () => {
  const state = build({ seats: 1, players: [{ upper: ['C01'] }] })
  const view = arks.view(state, 0)
  expect(Object.keys(view)).not.toContain('rng')
  for (const deck of ['planetDeck', 'crewDeck', 'survivorDeck', 'automaDeck'])
    expect(Object.keys(view)).not.toContain(deck)
  expect(arks.view(state, undefined)).toEqual(view)
  // The view does not reveal the order of the decks.
  const other = makeDraft(state)
  for (const deck of [other.planetDeck, other.crewDeck, other.survivorDeck, other.automaDeck]) deck.reverse()
  expect(arks.view(other, 0)).toEqual(view)
  const imagined = [1, 2, 3, 4, 5].map((i) => arks.imagine(view, makeRng(`imagined ${i}`)))
  expect(new Set(imagined.map(({ crewDeck }) => crewDeck.join())).size).toBe(5)
  expect(new Set(imagined.map(({ planetDeck }) => planetDeck.join())).size).toBe(5)
  expect(new Set(imagined.map(({ automaDeck }) => automaDeck.join())).size).toBe(5)
})

test('A29.2 everything else is public', () => {
  const state = build({
    seats: 1,
    automaCrew: ['C10'],
    players: [
      { upper: ['C01'], lower: ['C02'], ready: ['engineer'], cargo: [1, 2, 3, 4], carried: ['S01'], settled: ['S02'] },
    ],
  })
  const view = arks.view(state, undefined)
  expect(view.upper[0]).toEqual([0])
  expect(view.lower[0]).toEqual([1])
  expect(view.ready[0]).toBe(1)
  expect(view.cargo.slice(0, 4)).toEqual([1, 2, 3, 4])
  expect([view.carried[0], view.settled[0], view.automaCrew]).toEqual([[0], [1], [9]])
  expect(view.cantina).toEqual(state.cantina)
  expect(view.decks).toEqual({ planets: 12, crew: state.crewDeck.length, survivors: 13, automa: 10 })
  expect([view.crewDiscard, view.survivorDiscard, view.automaDiscard]).toEqual([[], [], []])
  expect(view.asked).toEqual({ seat: 0, decision: { kind: 'upgrade' } })
})

test('A29.4 after the setup only reshuffles use chance', () => {
  const state = begin(arks, { seats: 1, seed: 'chance', options: { level: 'medium' } })
  let same = JSON.stringify(state.rng)
  let reshuffles = 0
  for (let i = 0; i < 2000 && arks.toAct(state).length > 0; i++) {
    const ids = legal(state)
    const told = play(state, ids[(i * 7) % ids.length] ?? '')
    const shuffled = told.some(({ type }) => type === 'shuffled')
    expect(JSON.stringify(state.rng) !== same).toBe(shuffled)
    if (shuffled) reshuffles++
    same = JSON.stringify(state.rng)
  }
  expect(reshuffles).toBeGreaterThan(2)
})

test('A29.5 what reveals something stops undo', () => {
  expect(barrier(build({ step: 'travel', players: [{ ark: 'N.planet' }] }), 'discover:NE')).toBe(true)
  expect(barrier(build({ step: 'draw' }), 'draw:yes')).toBe(true)
  expect(barrier(build({ step: 'act', players: [{ ark: 'N.planet', ready: ['leaderRed'] }] }), 'act:explore')).toBe(
    true,
  )
  // Taking a card from the Cantina reveals the next one as soon as it is placed.
  const cantina = build({ step: 'act', players: [{ ark: 'N.station' }] })
  expect(barrier(cantina, 'act:gather')).toBe(false)
  expect(barrier(cantina, legal(cantina)[0] ?? '')).toBe(false)
  expect(barrier(cantina, 'place:upper')).toBe(true)
})

test('A29.6 decisions that reveal nothing can be undone, the end of a turn cannot', () => {
  const state = build({ players: [{ ready: ['engineer'], cargo: [2, 0, 0, 0] }] })
  expect(barrier(state, 'upgrade:biodome')).toBe(false)
  expect(barrier(state, 'travel:N.planet')).toBe(false)
  expect(barrier(state, 'play:none')).toBe(false)
  expect(barrier(state, 'act:gather')).toBe(false)
  expect(see.decision(state)).toBe('draw')
  const { turn } = arks.moment(state)
  expect(barrier(state, 'draw:no')).toBe(true)
  expect(arks.moment(state).turn).toBe(turn + 1)
})

test('A7.7 A29.4 a game saved between any two decisions goes on from there', () => {
  const options = { level: 'hard' }
  const kept = begin(arks, { seats: 1, seed: 'saved', options })
  let saved = begin(arks, { seats: 1, seed: 'saved', options })
  for (let i = 0; i < 400 && arks.toAct(kept).length > 0; i++) {
    const ids = legal(kept)
    const choice = ids[(i * 5) % ids.length] ?? ''
    expect(legal(saved)).toEqual(ids)
    play(kept, choice)
    play(saved, choice)
    saved = JSON.parse(JSON.stringify(saved))
    expect(saved).toEqual(kept)
  }
})
