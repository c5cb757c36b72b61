import { act, begin, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { build, play } from '../../test/build.ts'
import { arks } from '../../versions.ts'
import { type Action, resources, type State } from '../data.ts'
import { cargoOf, endPoints } from '../table.ts'
import { arksTexts } from '../texts/area.ts'
import { bringsOf } from './brings.ts'

await arksTexts.load('en')
const { board: texts, names } = arksTexts.in('en')

const linesOf = (state: State, me: number, action: Action): readonly string[] =>
  bringsOf({ view: arks.view(state, me), me, names, players: ['Mira', 'Tycho', 'Vera'], texts }, action).map(
    ({ words }) => words,
  )

/** Calls back for every action of whole games, with the state before and after it. */
function playAll(check: (before: State, after: State, me: number, action: Action, lines: readonly string[]) => void) {
  for (const seed of ['brings 1', 'brings 2', 'brings 3']) {
    const state = begin(arks, { seats: 3, seed })
    const rng = makeRng(seed)
    for (let me = arks.toAct(state)[0]; me !== undefined; me = arks.toAct(state)[0]) {
      const legal = arks.legal(state, me)
      for (const action of legal) {
        const after = arks.clone(state)
        act(arks, after, me, action)
        check(state, after, me, action, linesOf(state, me, action))
      }
      const liked = legal.filter(({ id }) =>
        /^(?:act:[cost]|upgrade:[^n]|raise:[^s]|settle|survivor:keep|draw:yes)/.test(id),
      )
      act(arks, state, me, pick(rng, liked.length > 0 ? liked : legal))
    }
  }
}

test('A5.2 A12.3 A11.3 what a card, a field, a unit or a level changes in the hold is what the engine then gives and takes', () => {
  const told = new Map<string, number>()
  playAll((before, after, me, action, lines) => {
    const { kind } = action
    // Where a choice or a card that nobody has seen comes next, the rest of the gain is still to come.
    if (!['gain', 'pay', 'play-use', 'travel', 'raise', 'resolve'].includes(kind)) return
    const next = arks.view(after, me).asked?.decision.kind
    if (next === 'gain' || next === 'pay' || next === 'cantina' || next === 'place' || next === 'to') return
    const view = arks.view(before, me)
    const [held, then] = [cargoOf(view, me), cargoOf(arks.view(after, me), me)]
    const limit = view.cargoLimits[me] ?? 0
    const changes = resources.flatMap((id, i) => {
      const [now = 0, to = 0] = [held[i], then[i]]
      return now === to ? [] : [texts.brings.stock({ resource: names.resources[id], now, to, limit })]
    })
    expect(lines.filter((line) => /^(?:Bio|Work|Min|Tech).+→/.test(line))).toEqual(changes)
    if (changes.length > 0) told.set(kind, 1)
  })
  expect([...told.keys()].sort()).toEqual(['gain', 'pay', 'play-use', 'raise', 'resolve', 'travel'])
}, 60_000)

test('A14.7 A16.3 A17.2 A18.3 A21.4 points are said as the engine then gives them, at once and for the end', () => {
  const told = new Map<string, number>()
  playAll((before, after, me, action, lines) => {
    const { kind, id } = action
    if (!['settle', 'track', 'outpost-from'].includes(kind) && id !== 'act:outpost' && id !== 'act:settle') return
    const next = arks.view(after, me).asked?.decision.kind
    if (next === 'outpost-from' || next === 'settle') return
    const [now, then] = [arks.view(before, me), arks.view(after, me)]
    const later = endPoints(then, me) - endPoints(now, me)
    const points = (then.scores[me] ?? 0) - (now.scores[me] ?? 0)
    expect(lines.includes(texts.atEnd({ points: later }))).toBe(later > 0)
    expect(lines.includes(texts.brings.now({ points }))).toBe(points > 0)
    if (later > 0 || points > 0) told.set(kind === 'act' ? id : kind, 1)
  })
  expect([...told.keys()].sort()).toEqual(['act:outpost', 'act:settle', 'outpost-from', 'track'])
})

test('A8.3 A8.6 A17.1 A14.3 an upgrade says what it changes once it is paid for', () => {
  const state = build({
    seats: 3,
    step: 'upgrade',
    players: [
      { cargo: [2, 2, 2, 2], upper: ['C01', 'C02', 'C03'], ready: ['engineer', 'leaderRed'], upgrades: ['biodome'] },
      {},
      {},
    ],
  })
  const say = (id: string): readonly string[] => {
    const action = arks.legal(state, 0).find((each) => each.id === id)
    return action === undefined ? [] : linesOf(state, 0, action)
  }
  expect(say('upgrade:cargoHolds')).toMatchInlineSnapshot(`
    [
      "Room for each resource: 4 → 6",
      "Colony markers in your pool: 0 → 1",
    ]
  `)
  expect(say('upgrade:leisureFacilities')).toMatchInlineSnapshot(`
    [
      "+5 VP now",
      "Colony markers in your pool: 0 → 1",
      "Outposts in your pool: 0 → 1",
    ]
  `)
  expect(say('upgrade:engines')).toMatchInlineSnapshot(`
    [
      "Range: 2 → 4",
    ]
  `)
})

test('A14.7 A17.1 a colony says what it costs and adds, terraforming how far it goes, and the last level what the planet scores', () => {
  const state = build({
    seats: 3,
    step: 'act',
    levels: { N: [2, 0, 3, 3] },
    markers: { N: ['0 on 4', '2 on 2', '1 on 2'] },
    players: [
      { ark: 'N.planet', cargo: [1, 0, 0, 1], upper: ['C01', 'C02'], ready: ['engineer', 'leaderRed'], colonyPool: 1 },
      {},
      {},
    ],
  })
  const say = (id: string): readonly string[] => {
    const action = arks.legal(state, 0).find((each) => each.id === id)
    return action === undefined ? [] : linesOf(state, 0, action)
  }
  expect(say('act:colony')).toMatchInlineSnapshot(`
    [
      "Price: 1×\u00a0Engineer, 1×\u00a0any Leader",
      "+2 VP at the end",
      "Levels each terraforming can raise: 2 → 3",
    ]
  `)
  expect(say('act:terraform')).toMatchInlineSnapshot(`
    [
      "You can raise 2 levels now.",
      "Planet full after 2 more: 9 VP for you",
    ]
  `)
  play(state, 'act:terraform')
  expect(say('raise:biomass')).toMatchInlineSnapshot(`
    [
      "+1 VP at the end",
      "Biomass: 1 → 0 of 4",
    ]
  `)
  play(state, 'raise:biomass')
  expect(say('raise:technology')).toMatchInlineSnapshot(`
    [
      "+9 VP now, 5 of which you’d have had at the end anyway",
      "+1 VP for Vera",
      "Technology: 1 → 0 of 4",
    ]
  `)
  play(state, 'raise:technology')
  expect(arks.view(state, 0).scores).toEqual([9, 2, 3])
})
