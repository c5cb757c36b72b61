import { asTyped, type Language, languages } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { abilityIds } from '../components/abilities.ts'
import { elementIds, kindIds, sectorIds, trackIds } from '../components/basics.ts'
import { goalIds } from '../components/goals.ts'
import { nebulae } from '../components/nebulae.ts'
import { actionKinds } from '../rules/actions.ts'
import { decisions } from '../rules/engine.ts'
import type { Event } from '../rules/game.ts'
import { refusalCodes } from '../rules/refusals.ts'
import { sourceIds } from '../rules/state.ts'
import { cornerIds, hexIds, sideIds } from '../rules/tables.ts'
import type { DecisionKind } from '../rules/tasks.ts'
import { loadCards, loadComponents, loadSpeech } from '../texts/index.ts'
import { namePlaces } from '../texts/places.ts'
import { cosmos } from '../versions.ts'
import { fresh, table } from './build.ts'

/** Everything that is said in a language. */
async function load(language: Language) {
  const [speech, components, cards] = await Promise.all([
    loadSpeech(language),
    loadComponents(language),
    loadCards(language),
  ])
  return { language, speech, components, cards }
}

const all = await Promise.all(languages.map(load))
const [en, pl, de] = await Promise.all([loadSpeech('en'), loadSpeech('pl'), loadSpeech('de')])
const speeches = { en, pl, de }
const names = ['Ada', 'Bo', 'Cy', 'Di']

/** One event of each type. */
const samples: { [T in Event['type']]: Extract<Event, { type: T }> } = {
  'turn-began': { type: 'turn-began', seat: 0, round: 2 },
  'energy-phase-began': { type: 'energy-phase-began', seat: 0, early: true },
  'token-shifted': { type: 'token-shifted', seat: 0, own: true, from: 0, to: 1 },
  'stars-gained': { type: 'stars-gained', seat: 0, element: 0, count: 3 },
  'proto-gained': { type: 'proto-gained', seat: 0, count: 2 },
  'track-gained': { type: 'track-gained', seat: 0, track: 2, count: 5 },
  shortage: { type: 'shortage', seat: 0, what: 'He', missing: 2 },
  'nebula-drawn': { type: 'nebula-drawn', seat: 0, tile: 3 },
  'crystal-grew': { type: 'crystal-grew', seat: 0, count: 2, growing: 4, ready: 0 },
  'crystal-taken': { type: 'crystal-taken', seat: 0, box: false },
  'card-taken': { type: 'card-taken', seat: 0, kind: 1, place: 0 },
  'card-drawn': { type: 'card-drawn', seat: 0, kind: 2 },
  'deck-shuffled': { type: 'deck-shuffled', cards: 22 },
  'row-refilled': { type: 'row-refilled', row: [0, 1, 2, 3], revealed: 2 },
  'star-placed': { type: 'star-placed', seat: 0, element: 3, corner: 4, from: 'reserve' },
  'life-placed': { type: 'life-placed', seat: 0, life: 1, side: 4, from: 'reserve' },
  'nebula-placed': { type: 'nebula-placed', seat: 0, tile: 0, hex: 4, from: 'reserve' },
  'piece-refused': { type: 'piece-refused', seat: 0, piece: 'star' },
  'nebula-completed': { type: 'nebula-completed', seat: 0, hex: 0, tile: 0 },
  discharged: { type: 'discharged', seat: 0, scored: 1, spent: 0 },
  'life-form-created': { type: 'life-form-created', seat: 0, hex: 0, group: 0 },
  'cards-paid': { type: 'cards-paid', seat: 0, kind: 0, count: 3 },
  'track-paid': { type: 'track-paid', seat: 0, track: 0, count: 1 },
  'abilities-looked-at': { type: 'abilities-looked-at', seat: 0, kind: 0, count: 3 },
  'ability-kept': { type: 'ability-kept', seat: 0, card: 0, slot: 0 },
  'ability-returned': { type: 'ability-returned', seat: 0, kind: 0, card: 1 },
  'ability-activated': { type: 'ability-activated', seat: 0, card: 4 },
  points: { type: 'points', seat: 0, source: 'goals', points: 6 },
  'star-flipped': { type: 'star-flipped', seat: 0, corner: 0, element: 0, supernova: true },
  'star-discarded': { type: 'star-discarded', seat: 0, corner: 0, element: 0, supernova: false },
  'life-stabilised': { type: 'life-stabilised', seat: 0, side: 0 },
  'life-discarded': { type: 'life-discarded', seat: 0, side: 0, life: 1 },
  'star-moved': { type: 'star-moved', seat: 0, from: 0, to: 1 },
  'life-moved': { type: 'life-moved', seat: 0, from: 0, to: 1 },
  'nebula-moved': { type: 'nebula-moved', seat: 0, from: 0, to: 1 },
  'nebula-returned': { type: 'nebula-returned', seat: 0, tile: 0 },
  'omega-chosen': { type: 'omega-chosen', seat: 0, omega: 'nebula' },
  'reserve-lost': { type: 'reserve-lost', seat: 0, stars: [1, 0, 0, 0], proto: 1, tiles: [] },
  'tracks-emptied': { type: 'tracks-emptied', seat: 0, tracks: [0, 1, 4] },
  'turn-ended': { type: 'turn-ended', seat: 0 },
  'goals-advanced': { type: 'goals-advanced', track: [0, 1, 2, 3] },
  'goal-scored': { type: 'goal-scored', goal: 0, values: [1, 2], points: [0, 6] },
  'goal-revealed': { type: 'goal-revealed', goal: 0 },
  'card-discarded': { type: 'card-discarded', seat: 0, kind: 3 },
  'round-began': { type: 'round-began', round: 2, first: 1 },
  'game-ended': { type: 'game-ended', reason: 'goals' },
  'life-forms-revealed': { type: 'life-forms-revealed', seat: 0, tokens: [1, 2], points: 13 },
}

/** A text says something of its own: no key, no hole, no trace of a missing value. */
function expectText(text: string | undefined, key: string): void {
  expect(text, key).toBeTypeOf('string')
  expect(text?.trim(), key).not.toBe('')
  expect(text, key).not.toBe(key)
  expect(text, key).not.toMatch(/undefined|NaN|\[object|null|[{}]/)
}

describe.each(all)('texts in $language', ({ speech, components: parts, cards }) => {
  test('every action of the vocabulary, and no two choices of one question read alike', () => {
    const view = cosmos.view(fresh(2).state, 0)
    const texts = cosmos.vocabulary.actions.map((action) => speech.action(action, view))
    cosmos.vocabulary.actions.forEach((action, i) => {
      expectText(texts[i], action.id)
    })
    for (const kind of actionKinds) {
      const of = cosmos.vocabulary.actions.filter((action) => action.kind === kind)
      expect(new Set(of.map((action) => texts[action.index])).size, kind).toBe(of.length)
    }
  })

  test('every event type, also with what others see of it', () => {
    for (const event of Object.values(samples)) expectText(speech.event(event, names), event.type)
    const hidden: Event[] = [
      { type: 'card-drawn', seat: 1 },
      { type: 'ability-returned', seat: 1, kind: 0 },
    ]
    for (const event of hidden) expectText(speech.event(event, names), event.type)
    for (const what of ['H', 'He', 'O', 'C', 'life', 'nebula', 'energy', 'ability', 'crystal'] as const) {
      expectText(speech.event({ type: 'shortage', seat: 0, what, missing: 1 }, names), what)
    }
    expect(speech.event(samples['turn-ended'], names)).toContain('Ada')
  })

  test('whoever reads an event of their own is addressed as you', () => {
    for (const event of Object.values(samples)) {
      const own = 'seat' in event ? event.seat : event.type === 'round-began' ? event.first : undefined
      if (own === undefined) continue
      const mine = speech.event(event, names, own)
      if (mine === undefined || speech.event(event, names)?.includes(names[own] ?? '?') !== true) continue
      expectText(mine, event.type)
      expect(mine, event.type).not.toContain(names[own])
      expect(mine, event.type).not.toBe(speech.event(event, names, own + 1))
      expect(speech.event(event, names, own + 1), event.type).toBe(speech.event(event, names))
    }
  })

  test('every refusal, as a sentence', () => {
    const params = {
      kind: 'light',
      regulator: 'time',
      size: 2,
      element: 'O',
      card: 'quasar',
      need: 3,
      have: 1,
      missing: 2,
      slot: 1,
      track: 'dna',
    }
    const texts = refusalCodes.map((code) => speech.refusal({ code, rule: 'C1.1', params }))
    refusalCodes.forEach((code, i) => {
      expectText(texts[i], code)
      expect(texts[i], code).toMatch(/\.$/)
    })
    expect(new Set(texts).size).toBe(refusalCodes.length)
  })

  test('every question', () => {
    const t = table({ me: { slots: ['wormhole'] } })
    const view = cosmos.view(t.state, 0)
    const isAsk = (ask: string): ask is DecisionKind => Object.hasOwn(decisions, ask)
    for (const ask of Object.keys(decisions).filter(isAsk)) {
      const players = view.players.map((player) => ({ ...player, ask, held: 0, bound: 0 }))
      expectText(speech.prompt({ ...view, players }, 0, names), ask)
    }
    const stages = ['waiting', 'energy', 'collected', 'crafting', 'closing', 'finished', 'discarding'] as const
    for (const stage of stages) {
      t.me.stage = stage
      expect(speech.prompt(cosmos.view(t.state, 1), 0, names)).toContain('Ada')
    }
    t.state.over = true
    expectText(speech.prompt(cosmos.view(t.state, 1), 0, names), 'over')
  })

  test('options, values and sources of points', () => {
    for (const { id, values } of cosmos.options) {
      expectText(speech.option(id), id)
      for (const value of values) expectText(speech.option(id, value), `${id}:${value}`)
    }
    for (const id of sourceIds) expectText(speech.source(id), id)
  })

  test('every component has a name, every card a rule', () => {
    for (const id of abilityIds) {
      expectText(cards.abilities[id].name, id)
      expectText(cards.abilities[id].text, id)
    }
    for (const id of goalIds) {
      expectText(cards.goals[id].name, id)
      expectText(cards.goals[id].text, id)
    }
    for (const id of kindIds) expectText(parts.regulators[id], id)
    for (const id of elementIds) expectText(parts.elements[id], id)
    for (const id of sectorIds) expectText(parts.sectors[id], id)
    for (const id of trackIds) expect(parts.tracks[id].length).toBeGreaterThan(2)
    for (const { id, size, requires, points } of nebulae) {
      expectText(parts.nebula({ size, stars: requires.join(', '), points }), id)
    }
    expectText(parts.lifeForm({ group: 1, points: 8 }), 'lifeForm')
    for (const [id, term] of Object.entries(parts.terms)) expect(term.length, id).toBeGreaterThan(2)
  })
})

test('the languages say different things', () => {
  const view = cosmos.view(fresh(2).state, 0)
  for (const action of cosmos.vocabulary.actions) {
    const texts = all.map(({ speech }) => speech.action(action, view))
    expect(new Set(texts).size, action.id).toBeGreaterThan(1)
  }
  for (const event of Object.values(samples)) {
    expect(new Set(all.map(({ speech }) => speech.event(event, names))).size, event.type).toBe(languages.length)
  }
})

describe('plurals', () => {
  const stars = (language: 'en' | 'pl' | 'de', count: number): string =>
    asTyped(speeches[language].event({ type: 'stars-gained', seat: 0, element: 1, count }, names) ?? '')

  test('Polish has three forms: 1, 2, 5, 22', () => {
    expect([1, 2, 5, 22].map((n) => stars('pl', n))).toEqual([
      'Ada bierze 1 gwiazdę He',
      'Ada bierze 2 gwiazdy He',
      'Ada bierze 5 gwiazd He',
      'Ada bierze 22 gwiazdy He',
    ])
    const gravitons = (count: number): string | undefined =>
      pl.event({ type: 'track-gained', seat: 0, track: 2, count }, names)
    expect([1, 2, 5, 22].map(gravitons)).toEqual([
      'Ada otrzymuje 1 grawiton',
      'Ada otrzymuje 2 grawitony',
      'Ada otrzymuje 5 grawitonów',
      'Ada otrzymuje 22 grawitony',
    ])
    const points = (n: number): string | undefined =>
      pl.event({ type: 'points', seat: 0, source: 'sets', points: n }, names)
    expect([1, 3, 6, 22].map(points)).toEqual([
      'Ada otrzymuje 1 punkt (Zestawy pięciu kart)',
      'Ada otrzymuje 3 punkty (Zestawy pięciu kart)',
      'Ada otrzymuje 6 punktów (Zestawy pięciu kart)',
      'Ada otrzymuje 22 punkty (Zestawy pięciu kart)',
    ])
  })

  test('English and German have two', () => {
    expect([1, 2].map((n) => stars('en', n))).toEqual(['Ada takes 1 He star', 'Ada takes 2 He stars'])
    const spent = (language: 'en' | 'de', track: number, n: number): string | undefined =>
      speeches[language].event({ type: 'track-paid', seat: 0, track, count: n }, names)
    expect([spent('en', 2, 1), spent('en', 2, 3), spent('en', 0, 2)]).toEqual([
      'Ada spends 1 graviton',
      'Ada spends 3 gravitons',
      'Ada spends 2 supernovae',
    ])
    expect([spent('de', 2, 1), spent('de', 2, 3)]).toEqual(['Ada gibt 1 Graviton aus', 'Ada gibt 3 Gravitonen aus'])
    expect([1, 2].map((n) => stars('de', n))).toEqual(['Ada nimmt 1 He-Stern', 'Ada nimmt 2 He-Sterne'])
  })
})

test('D15 the button that ends the crafting phase warns of what would be lost', () => {
  const t = table({ me: { reserve: { H: 2 }, tracks: { graviton: 1 } } })
  const end = cosmos.vocabulary.parse('end-crafting')
  const text = (language: 'en' | 'pl' | 'de'): string => speeches[language].action(end, cosmos.view(t.state, 0))
  expect(text('en')).toBe('End the crafting phase (unused: 2 pieces to place, 1 unit)')
  expect(text('pl')).toBe('Zakończ fazę budowania (niewykorzystane: 2 elementy do umieszczenia, 1 zasób na torach)')
  expect(text('de')).toBe('Aufbauphase beenden (ungenutzt: 2 Teile zu platzieren, 1 Ressource auf den Leisten)')
  expect(en.action(end, cosmos.view(table().state, 0))).toBe('End the crafting phase')
})

test('C6.5 keeping a power card says what it adds to every energy phase', () => {
  const view = cosmos.view(table().state, 0)
  const keep = (id: string): string => en.action(cosmos.vocabulary.parse(`keep:${id}`), view)
  expect(keep('generation')).toBe('Keep Generation (every energy phase: 1 more crystal growth)')
  expect(keep('pulsar')).toBe('Keep Pulsar (every energy phase: 1 more graviton)')
  expect(keep('speed-of-light')).toBe('Keep Speed of Light (every energy phase: 1 more energy card)')
  expect(keep('evolution')).toBe('Keep Evolution (every energy phase: 1 more proto life)')
})

test('a supernova is flipped back, a star is turned into one', () => {
  const t = table({ me: { stars: { S01: '*H', S02: 'H' } } })
  const view = cosmos.view(t.state, 0)
  expect(en.action(cosmos.vocabulary.parse('flip:S01'), view)).toContain('back')
  expect(en.action(cosmos.vocabulary.parse('flip:S02'), view)).toContain('into a supernova')
})

test.each(languages)(
  'places are called by sector and neighbours in %s, each by a name of its own and none by a code',
  async (language) => {
    const places = namePlaces((await loadCards(language)).places)
    const names = {
      hex: hexIds.map((_, hex) => places.hex(hex)),
      corner: cornerIds.map((_, corner) => places.corner(corner)),
      side: sideIds.map((_, side) => places.side(side)),
    }
    for (const [sort, list] of Object.entries(names)) {
      expect(new Set(list).size, sort).toBe(list.length)
      for (const name of list) expect(name, sort).toMatch(/^[ΔΨΦ]/)
    }
    expect(names.corner[0]).toBe('Δ · Ψ · Φ')
  },
)
