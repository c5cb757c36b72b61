import { act, begin, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { hunters } from '../../versions.ts'
import { type Action, elementIds, missing, type State, starOf, type View } from '../data.ts'
import { huntersTexts, textsOf } from '../texts/index.ts'
import { bringsOf } from './brings.ts'

await huntersTexts.load('en')
const texts = textsOf('en')
const names = ['Mira', 'Tycho', 'Vera']

/** The stars that somebody could pay for. */
const payable = (view: View, seat: number): readonly string[] =>
  Object.values(view.piles)
    .flat()
    .filter((id) => missing(view.players[seat]?.crystals ?? [], starOf(id, view.set)?.cost ?? {}) === 0)

/** Calls back for every action of whole games, with the view before and after it. */
function playAll(check: (before: View, after: View, me: number, action: Action, lines: readonly string[]) => void) {
  for (const seed of ['brings 1', 'brings 2', 'brings 3', 'brings 4']) {
    const state: State = begin(hunters, { seats: 3, seed })
    const rng = makeRng(seed)
    for (let me = hunters.toAct(state)[0]; me !== undefined; me = hunters.toAct(state)[0]) {
      const view = hunters.view(state, me)
      const player = view.players[me]
      const legal = hunters.legal(state, me)
      if (player === undefined || view.round > 40) break
      for (const action of legal.filter(({ kind }) => kind !== 'place')) {
        const after = hunters.clone(state)
        act(hunters, after, me, action)
        const lines = bringsOf({ view, me, player, names, texts }, action).map(({ words }) => words)
        check(view, hunters.view(after, me), me, action, lines)
      }
      const liked = legal.filter(({ id }) => /^(?:fuse|create|play)/.test(id))
      act(hunters, state, me, pick(rng, liked.length > 0 ? liked : legal))
    }
  }
}

const changed = (before: View, after: View, me: number): readonly string[] =>
  elementIds.flatMap((id, i) => {
    const [now = 0, to = 0] = [before.players[me]?.crystals[i], after.players[me]?.crystals[i]]
    return now === to ? [] : [texts.brings.crystals({ element: texts.names.elements[id] ?? id, now, to })]
  })

test('H9.2 H9.6 H10.2 H8.18 the crystals a fusion, a decay or a star changes are those that then change, and so are the stars in reach', () => {
  const told = new Set<string>()
  playAll((before, after, me, action, lines) => {
    const { kind } = action
    if (kind !== 'fuse' && kind !== 'decay' && kind !== 'create') return
    expect(lines).toEqual(expect.arrayContaining([...changed(before, after, me)]))
    expect(
      lines.filter((line) => elementIds.some((id) => line.startsWith(`${texts.names.elements[id]}:`))),
    ).toHaveLength(changed(before, after, me).length)
    if (kind !== 'create') {
      const [now, then] = [payable(before, me), payable(after, me)]
      const near = then.filter((id) => !now.includes(id)).length
      const far = now.filter((id) => !then.includes(id)).length
      expect(lines.some((line) => line.includes('within reach then'))).toBe(near > 0)
      expect(lines.some((line) => line.includes('out of reach then'))).toBe(far > 0)
      if (near > 0) told.add('near')
      if (far > 0) told.add('far')
    }
    told.add(kind)
  })
  expect([...told].sort()).toEqual(['create', 'decay', 'far', 'fuse', 'near'])
}, 60_000)

test('H7.2 a field that is flown to brings those stars into reach that can then be paid for; H8.11 a card in a fight adds what it says', () => {
  let flown = 0
  let fought = 0
  playAll((before, after, me, { kind, id }, lines) => {
    if (kind === 'fly' && after.ask !== 'eclipse' && after.ask !== 'opponent' && after.fight === before.fight) {
      const gains = changed(before, after, me).length > 0 && after.drawn.length === 0
      if (!gains) return
      const near = payable(after, me).filter((star) => !payable(before, me).includes(star)).length
      expect(lines.some((line) => line.includes('within reach then'))).toBe(near > 0)
      if (near > 0) flown++
    }
    const [now, then] = [before.fight, after.fight]
    if (before.ask !== 'react' || kind !== 'play' || id === 'play:reroll' || now === undefined || then === undefined)
      return
    const [mine, other] = now.attacker === me ? (['attack', 'defence'] as const) : (['defence', 'attack'] as const)
    if (then[mine].die !== now[mine].die || then[mine].total === now[mine].total) return
    const [a, b, c] = [now[mine].total, then[mine].total, now[other].total].map(texts.tenths)
    expect(lines).toContain(texts.brings.total({ now: a ?? '', to: b ?? '', other: c ?? '' }))
    fought++
  })
  expect(flown).toBeGreaterThan(0)
  expect(fought).toBeGreaterThan(0)
}, 60_000)

test('H11.1 H11.2 H12.1 a star says the points that its right dot then gives', () => {
  let created = 0
  playAll((before, after, me, { kind }, lines) => {
    if (kind !== 'create') return
    const own = before.players[me]
    const star = starOf(after.star, before.set)
    if (own === undefined || star === undefined) return
    const said = lines.find((line) => line.startsWith('Points:'))
    expect(Number(said?.match(/\+(\d+)/)?.[1])).toBeGreaterThanOrEqual(star.points)
    expect(lines).toContain(texts.brings.risk)
    created++
  })
  expect(created).toBeGreaterThan(0)
}, 60_000)
