import { begin, below, bits, cloneRng, item, makeRng, makeStreamRng, shuffle } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { automa, levels } from '../components/automa.ts'
import { upgrades } from '../components/basics.ts'
import { planets } from '../components/planets.ts'
import { engine } from '../rules/engine.ts'
import type { Event, State } from '../rules/game.ts'
import { arks } from '../versions.ts'
import { automaTurn, build, legal, play, playAs, refused } from './build.ts'
import { kit } from './kit.ts'
import * as see from './see.ts'

const start = (seats: number, seed = 'setup', options: Record<string, string> = {}): State =>
  begin(arks, { seats, seed, options })

const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`)

function dealtTo(state: State, player: number): readonly number[] {
  return [state.todo, ...(state.todoBySeat ?? [])]
    .flat()
    .flatMap((task) => (task.kind === 'deal' && task.seat === player ? task.cards : []))
}

test('A3.1 A3.3 everybody has the components and begins with nothing', () => {
  const state = start(4)
  expect(kit.census(state)).toEqual(kit.box({ seats: 4 }))
  for (let player = 0; player < 4; player++) {
    expect(see.points(state, player)).toBe(0)
    expect(see.cargo(state, player)).toEqual([0, 0, 0, 0])
  }
})

test('A3.2 colony markers lie on the upgrades, outposts on the ark card, terraforming markers in the pool', () => {
  const state = start(3)
  expect(state.colonyPool).toEqual([0, 0, 0])
  expect(state.outpostPool).toEqual([0, 0, 0])
  expect(state.terraformPool).toEqual([8, 8, 8])
  expect(state.upgrades).toEqual([0, 0, 0])
  // Eight markers for seven upgrades and field 2 of Engines: the last one is released by the second purchase.
  expect(upgrades).toHaveLength(8)
  expect(arks.view(state, 0).ranges).toEqual([2, 2, 2])
})

test('A3.4 specialists begin locked', () => {
  const state = start(2)
  expect([see.readyOf(state, 0), see.readyOf(state, 1)]).toEqual([[], []])
})

test('A3.5 every ark begins on the Portal in the centre', () => {
  const state = start(4)
  expect([0, 1, 2, 3].map((player) => see.ark(state, player))).toEqual(Array.from({ length: 4 }, () => 'C.portal'))
  expect(see.planetIn(state, 'C')).toBe('portal')
})

test('A3.6 the three starting planets come to N, W and E in any order', () => {
  const orders = new Set(seeds.map((seed) => ['N', 'W', 'E'].map((name) => see.planetIn(start(2, seed), name)).join()))
  expect(orders.size).toBe(6)
  const state = start(2)
  expect(see.slotsIn(state.terraformed)).toEqual([])
  expect(state.system.filter((planet) => planet >= 0)).toHaveLength(4)
})

test('A3.7 the other twelve planets form the deck', () => {
  const state = start(2)
  expect(state.planetDeck).toHaveLength(12)
  expect(state.planetDeck.some((planet) => item(planets, planet).starting)).toBe(false)
  expect(new Set(seeds.map((seed) => start(2, seed).planetDeck.at(-1))).size).toBeGreaterThan(6)
})

test('A3.8 fifteen survivors are shuffled', () => {
  expect([...start(2).survivorDeck].sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, i) => i))
  expect(new Set(seeds.map((seed) => start(2, seed).survivorDeck.at(-1))).size).toBeGreaterThan(6)
})

test('A3.9 A3.10 three crew cards lie in the Cantina and three are dealt to each seat, all at once', () => {
  const state = start(3)
  expect(state.crewDeck).toHaveLength(33 - 3 - 9)
  // Put back in the order they were taken, the cards make up the shuffled deck again.
  const taken = [...state.cantina, ...[0, 1, 2].flatMap((player) => dealtTo(state, player))]
  const rng = makeStreamRng('setup')
  shuffle(rng, [0, 1, 2])
  shuffle(
    rng,
    Array.from({ length: 12 }, (_, i) => i),
  )
  shuffle(
    rng,
    Array.from({ length: 15 }, (_, i) => i),
  )
  const deck = shuffle(
    rng,
    Array.from({ length: 33 }, (_, i) => i),
  )
  expect([...state.crewDeck, ...taken.reverse()]).toEqual(deck)
})

/** Everybody chooses the first answer to everything, the last seat first. */
function chooseAll(state: State): Event[] {
  const told: Event[] = []
  for (let seat = state.seats - 1; seat >= 0; seat--) {
    while (engine.asked(state, seat) !== undefined && state.todo.at(-1)?.kind === 'begin') {
      told.push(...playAs(state, seat, arks.legal(state, seat)[0]?.id ?? ''))
    }
  }
  return told
}

test('A3.11 the first player is drawn when all have chosen, and anybody can be it', () => {
  const firsts = seeds.map((seed) => {
    const state = start(3, seed)
    expect([state.first, arks.view(state, 0).first]).toEqual([-1, -1])
    const told = chooseAll(state)
    expect(told.filter(({ type }) => type === 'first-player')).toEqual([{ type: 'first-player', seat: state.first }])
    expect([see.asked(state), see.decision(state)]).toEqual([state.first, 'upgrade'])
    return state.first
  })
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]))
  // Nothing that was chosen says who begins: the same choices lead to another one in another deal.
  const state = start(2)
  const worlds = seeds.map((seed) => arks.imagine(arks.view(state, 0), makeRng(seed)))
  for (const world of worlds) chooseAll(world)
  expect(new Set(worlds.map(({ first }) => first))).toEqual(new Set([0, 1]))
})

test('A3.12 all at the same time, everybody discards one card and places two, both in one row if they like', () => {
  const state = start(3)
  expect(arks.toAct(state)).toEqual([0, 1, 2])
  for (const seat of [1, 2, 0]) {
    const [first, second, third] = dealtTo(state, seat)
    expect(arks.legal(state, seat)).toHaveLength(3)
    const missing = arks.vocabulary.actions.find(
      ({ kind, n }) => kind === 'deal-discard' && !dealtTo(state, seat).includes(n),
    )
    if (missing === undefined) throw new Error('all cards are dealt')
    expect(arks.refuse(state, seat, missing)).toMatchObject({ code: 'not-dealt', rule: 'A3.12' })
    playAs(state, seat, arks.vocabulary.actions[second ?? 0]?.id ?? '')
    expect(engine.asked(state, seat)).toEqual({ kind: 'place', seat, card: first })
    playAs(state, seat, 'place:lower')
    expect(engine.asked(state, seat)).toEqual({ kind: 'place', seat, card: third })
    playAs(state, seat, 'place:lower')
    expect(state.lower[seat]).toEqual([first, third])
    expect(state.crewDiscard.at(-1)).toBe(second)
    expect(engine.asked(state, seat)?.kind).toBe('gain')
  }
  expect(arks.toAct(state)).toEqual([0, 1, 2])
})

test('A3.13 then everybody gains two units of any resources, without waiting for the others', () => {
  const state = start(2)
  const dealt = (seat: number): string => arks.legal(state, seat)[0]?.id ?? ''
  playAs(state, 1, dealt(1), 'place:upper', 'place:upper', 'gain:minerals', 'gain:biomass')
  expect([see.cargo(state, 0), see.cargo(state, 1)]).toEqual([
    [0, 0, 0, 0],
    [1, 0, 1, 0],
  ])
  // A player who is done waits until all are.
  expect(arks.toAct(state)).toEqual([0])
  expect(arks.refuse(state, 1, arks.vocabulary.parse('upgrade:none'))).toMatchObject({ code: 'not-your-decision' })
  playAs(state, 0, dealt(0), 'place:lower', 'place:upper', 'gain:minerals', 'gain:minerals')
  expect(see.cargo(state, 0)).toEqual([0, 0, 2, 0])
  expect([see.asked(state), see.decision(state)]).toEqual([state.first, 'upgrade'])
})

test('A3.14 the dealt cards are public, and so is what everybody chooses', () => {
  const state = start(2)
  for (const seat of [0, 1, undefined]) {
    const { asked: one, askedToo } = arks.view(state, seat)
    const seen = [one, ...(askedToo ?? [])].flatMap((each) =>
      each?.decision.kind === 'deal' ? [each.decision.cards] : [],
    )
    expect(seen).toEqual([dealtTo(state, 0), dealtTo(state, 1)])
  }
})

test('A23.1 alone the human is always first', () => {
  for (const seed of seeds.slice(0, 10)) expect(start(1, seed).first).toBe(0)
  const state = build({ seats: 1, step: 'draw' })
  play(state, 'draw:no')
  while (see.asked(state) === 0 && state.round === 1) play(state, legal(state)[0] ?? '')
  expect([state.round, state.first, see.asked(state)]).toEqual([2, 0, 0])
})

test('A23.2 the Automa begins without cards, tokens and resources, with a limit of four', () => {
  const state = start(1)
  expect(see.cargo(state, 1)).toEqual([0, 0, 0, 0])
  expect([state.upper[1], state.lower[1], state.automaCrew]).toEqual([[], [], []])
  expect(see.readyOf(state, 1)).toEqual([])
  expect(arks.view(state, 0).cargoLimits[1]).toBe(4)
  expect(dealtTo(state, 1)).toEqual([])
  // Only the human decides anything in the setup.
  const seats = new Set<number | undefined>()
  while (state.round === 1 && see.decision(state) !== 'upgrade') {
    seats.add(see.asked(state))
    play(state, legal(state)[0] ?? '')
  }
  expect([...seats]).toEqual([0])
})

test('A23.3 the Automa’s upgrades by number', () => {
  // Rich enough for all of them, it unlocks one with each card that says so, in the order of the numbers.
  const state = build({
    seats: 1,
    step: 'draw',
    terraformed: ['N', 'W', 'E'],
    players: [{}, { cargo: [4, 4, 4, 4] }],
  })
  state.automaDeck = [2, 2, 2, 2, 2, 2]
  state.automaCrew = state.crewDeck.splice(0)
  const order: string[] = []
  while (order.length < 6) {
    const told = play(state, legal(state).at(-1) ?? '')
    for (const event of told)
      if (event.type === 'upgraded' && event.seat === 1) order.push(item(upgrades, event.upgrade))
    state.cargo.splice(4, 4, 4, 4, 4, 4)
  }
  expect(order).toEqual([...automa.upgradeOrder])
  expect(order[2]).toBe('spaceMining')
})

test('A23.4 six colony markers on its upgrades, two in its pool, the outposts on its ark', () => {
  const state = start(1)
  expect(state.colonyPool[1]).toBe(2)
  expect(state.outpostPool[1]).toBe(0)
  expect(kit.census(state)['colonies of 1']).toBe(8)
  expect(kit.census(state)['outposts of 1']).toBe(2)
})

test('A23.5 the Automa begins on the planet in the north', () => {
  for (const seed of seeds.slice(0, 5)) expect(see.ark(start(1, seed), 1)).toBe('N.planet')
})

test('A23.6 its ten cards are shuffled', () => {
  expect([...start(1).automaDeck].sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, i) => i))
  expect(new Set(seeds.map((seed) => start(1, seed).automaDeck.at(-1))).size).toBeGreaterThan(5)
  expect(start(2).automaDeck).toEqual([])
})

test.each([
  ['easy', 'easy', 0, 0],
  ['easy+', 'easy', 1, 0],
  ['medium', 'medium', 1, 0],
  ['medium+', 'medium', 1, 1],
  ['hard', 'hard', 1, 0],
  ['hard+', 'hard', 1, 2],
])('A23.7 level %s: table %s, %i colonies, %i of each resource', (level, table, colonies, each) => {
  const state = start(1, 'levels', { level })
  expect(see.cargo(state, 1)).toEqual([each, each, each, each])
  expect(see.slotsIn(state.colonies[1])).toEqual(colonies === 1 ? ['N'] : [])
  const last = { easy: 15, medium: 25, hard: 30 }[table]
  expect(levels[state.level]?.upgradePoints[6]).toBe(last)
})

test('A23.8 the starting colony comes from the pool and counts as the first', () => {
  const state = start(1, 'levels', { level: 'medium' })
  expect([state.colonyPool[1], bits(state.colonies[1] ?? 0)]).toEqual([1, 1])
  expect(arks.view(state, 0).capacities[1]).toBe(3)
})

test('A23.9 the human never lands on the Automa, but passes it; the Automa lands on the human', () => {
  const state = build({ seats: 1, step: 'travel', players: [{ ark: 'N.moon', engines: 1 }, { ark: 'N.planet' }] })
  expect(refused(state, 'travel:N.planet')).toBe('automa-there A23.9')
  // The station behind the planet can only be reached across it.
  expect(refused(state, 'travel:N.station')).toBe('')
  const meeting = automaTurn('A03', { ark: 'N.planet' }, { players: [{ ark: 'E.planet' }] })
  expect([see.ark(meeting, 0), see.ark(meeting, 1)]).toEqual(['E.planet', 'E.planet'])
})

test('A29.3 the random steps come in the order of the rules', () => {
  const rng = makeStreamRng('order')
  const starting = shuffle(
    rng,
    ['keyi', 'ryugu', 'kijani'].map((id) => planets.findIndex((planet) => planet.id === id)),
  )
  const rest = planets.flatMap(({ starting: begins, colour }, i) => (begins || colour === undefined ? [] : [i]))
  const deck = shuffle(rng, rest)
  const survivors = shuffle(
    rng,
    Array.from({ length: 15 }, (_, i) => i),
  )
  const state = start(1, 'order')
  expect(['N', 'W', 'E'].map((name) => planets.findIndex(({ id }) => id === see.planetIn(state, name)))).toEqual(
    starting,
  )
  expect(state.planetDeck).toEqual(deck)
  expect(state.survivorDeck).toEqual(survivors)
  shuffle(
    rng,
    Array.from({ length: 33 }, (_, i) => i),
  )
  const automa = shuffle(
    rng,
    Array.from({ length: 10 }, (_, i) => i),
  )
  expect(state.automaDeck).toEqual(automa)
  expect(state.rng).toEqual(rng)
  // With company the first player comes last, when all have chosen.
  const company = start(3, 'order')
  const drawn = cloneRng(company.rng)
  chooseAll(company)
  expect(company.first).toBe(below(drawn, 3))
  expect(company.rng).toEqual(drawn)
})
