import { asTyped, begin, below, type Language, languages, makeRng } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { automaCards, levels } from '../components/automa.ts'
import { destinationActions, resources, sources, specialists, upgrades } from '../components/basics.ts'
import { crew } from '../components/crew.ts'
import { planets } from '../components/planets.ts'
import { survivors } from '../components/survivors.ts'
import { engine } from '../rules/engine.ts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/game.ts'
import { refusalCodes } from '../rules/refusals.ts'
import type { Decision, DecisionKind } from '../rules/tasks.ts'
import type { Entry } from '../texts/gallery.ts'
import { loadGallery, loadNames, loadSpeech } from '../texts/index.ts'
import { arks } from '../versions.ts'
import { build, play } from './build.ts'
import { events as eventTypes } from './kit.ts'

/** Everything that is said in a language. */
async function load(language: Language) {
  const [speech, gallery, names] = await Promise.all([loadSpeech(language), loadGallery(language), loadNames(language)])
  return { speech, gallery, names }
}

const all = await Promise.all(languages.map(async (language) => [language, await load(language)] as const))
const [en, pl, de] = await Promise.all([load('en'), load('pl'), load('de')])
const [english, polish, german] = [en.speech, pl.speech, de.speech]
const people = ['Ada', 'Bruno', 'Celina', 'Dawid']

/** Every event of a few random games, one of each type and player at most, and every decision that was asked. */
function listenIn(): { told: Event[]; asked: Map<DecisionKind, View> } {
  const told = new Map<string, Event>()
  const asked = new Map<DecisionKind, View>()
  for (let game = 0; game < 60; game++) {
    const state = begin(arks, { seats: 1 + (game % 4), seed: `texts ${game}` })
    const rng = makeRng(`texts ${game}`)
    for (let seat = arks.toAct(state)[0]; seat !== undefined; seat = arks.toAct(state)[0]) {
      const kind = engine.asked(state, seat)?.kind
      if (kind !== undefined && !asked.has(kind)) asked.set(kind, arks.view(state, seat))
      const choices = arks.legal(state, seat)
      const choice = choices[below(rng, choices.length)]
      for (const event of play(state, choice?.id ?? '')) told.set(event.type, event)
    }
  }
  told.set('stayed', { type: 'stayed', seat: 0, field: 0, planet: 0 })
  told.set('survivor-settled', { type: 'survivor-settled', seat: 0, card: 0, slot: 0, planet: 0 })
  return { told: [...told.values()], asked }
}

const { told, asked } = listenIn()

/** Decisions that random games may not have asked. */
const rare: readonly Decision[] = [
  { kind: 'settle' },
  { kind: 'outpost-from' },
  { kind: 'automa-outpost-from' },
  { kind: 'automa-pay', leaders: 1, spare: 0 },
]
for (const decision of rare) {
  asked.set(decision.kind, { ...arks.view(build({ seats: 1 }), 0), asked: { seat: 0, decision } })
}

function expectSentence(text: string | undefined, key: string): void {
  expect(text, key).toBeTypeOf('string')
  expect(text, key).not.toBe(key)
  expect(text?.trim().length, key).toBeGreaterThan(1)
  expect(text, key).not.toMatch(/undefined|NaN|\[object|[{}]|\b[a-z]+[A-Z][a-z]/)
}

test('a text for every language of the house', () => {
  expect(all.map(([, { speech }]) => speech.language)).toEqual(languages)
  expect(new Set([english.game, polish.game, german.game]).size).toBe(3)
  expect(polish.game).toContain('Arki Terraformacyjne')
})

describe.each(all)('%s', (_, language) => {
  const { speech } = language

  test('every action', () => {
    const view = arks.view(build({ seats: 1, players: [{ upper: ['C01'], lower: ['C02'] }] }), 0)
    const seen = new Map<string, string>()
    for (const action of arks.vocabulary.actions) {
      // Fields of cards that do not lie there have no name yet.
      const known = action.kind !== 'travel' || view.system[Math.floor(action.n / 5)] !== -1
      if (!known) continue
      expectSentence(speech.action(action, view), action.id)
      seen.set(action.id, speech.action(action, view))
    }
    expect(seen.get('travel:N.moon')).toContain('K')
    expect(seen.get('play:C01:use')).not.toBe(seen.get('play:C01:idle'))
    // The upper row uses the bottom edge: C01 exchanges technology there.
    expect(seen.get('play:C01:use')).toMatch(/technology|Technologii|Technologie/)
  })

  test('every event', () => {
    const types = new Set(told.map(({ type }) => type))
    expect([...types].sort()).toEqual([...eventTypes].sort())
    for (const event of told) {
      if (event.type === 'scored' && event.points === 0) expect(speech.event(event, people)).toBeUndefined()
      else expectSentence(speech.event(event, people), event.type)
    }
    expect(speech.event({ type: 'turn-began', seat: 0, round: 3 }, people)).toContain('Ada')
    expect(speech.event({ type: 'turn-began', seat: 1, round: 3 }, ['Ada'])).toContain('Automa')
    expect(speech.event({ type: 'gained', seat: 0, resource: 1, n: 0, lost: 1 }, people)).not.toBe(
      speech.event({ type: 'gained', seat: 0, resource: 1, n: 1, lost: 0 }, people),
    )
  })

  test('whoever reads an event of their own is addressed as you', () => {
    for (const event of told) {
      const stranger = speech.event(event, people)
      if (stranger === undefined || !('seat' in event) || !stranger.includes(people[event.seat] ?? '?')) continue
      const mine = speech.event(event, people, event.seat)
      expectSentence(mine, event.type)
      expect(mine, event.type).not.toContain(people[event.seat])
    }
  })

  test('every refusal', () => {
    const params = { resource: 'biomass', limit: 4, range: 2, upgrade: 'robotics', specialist: 'anyLeader' }
    const sentences = refusalCodes.map((code) => speech.refusal({ code, rule: 'A1.1', params }))
    for (const [i, code] of refusalCodes.entries()) {
      expectSentence(sentences[i], code)
      expect(sentences[i]).toMatch(/\.$/)
    }
    expect(new Set(sentences).size).toBe(refusalCodes.length)
    expectSentence(speech.refusal({ code: 'lacks-resource', rule: 'A5.3', params: { resource: 'any' } }), 'any')
  })

  test('every prompt', () => {
    expect(asked.size).toBe(21)
    for (const [kind, view] of asked) {
      const seat = view.asked?.seat ?? 0
      expectSentence(speech.prompt(view, seat, people), kind)
      expect(speech.prompt(view, seat + 1, people)).toContain(people[seat])
    }
    expectSentence(speech.prompt({ ...arks.view(build(), 0), asked: undefined }, 0, people), 'over')
  })

  test('every option and source', () => {
    for (const { id, values } of arks.options) {
      expectSentence(speech.option(id), id)
      for (const value of values) expectSentence(speech.option(id, value), value)
    }
    for (const source of sources.filter((id) => !['terraforming', 'colonies'].includes(id))) {
      expectSentence(speech.source(source), source)
    }
    expect(speech.source('colonies')).toMatch(/^(Colonies|Kolonie|Kolonien)$/)
  })

  test('every component has a name and a text', () => {
    const { gallery, names } = language
    const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
    expect(Object.keys(gallery.crew)).toEqual(ids(crew))
    expect(Object.keys(gallery.survivors)).toEqual(ids(survivors))
    expect(Object.keys(gallery.planets)).toEqual(ids(planets))
    expect(Object.keys(gallery.automaCards)).toEqual(ids(automaCards))
    expect(Object.keys(gallery.levels)).toEqual(ids(levels))
    expect(Object.keys(gallery.upgrades)).toEqual([...upgrades])
    expect(Object.keys(gallery.actions)).toEqual([...destinationActions])
    const parts: readonly Readonly<Record<string, Entry>>[] = Object.values(gallery)
    for (const part of parts) {
      for (const [id, { name, text }] of Object.entries(part)) {
        expectSentence(name, id)
        expectSentence(text, id)
      }
    }
    expect(Object.keys(names.resources)).toEqual([...resources])
    expect(Object.keys(names.specialists)).toEqual([...specialists])
    for (const { id } of crew) expect(gallery.crew[id]?.top).not.toBe(gallery.crew[id]?.bottom)
  })
})

test('the languages do not repeat each other', () => {
  for (const { id } of crew) {
    expect(new Set([en.gallery.crew[id]?.name, pl.gallery.crew[id]?.name, de.gallery.crew[id]?.name]).size).toBe(3)
  }
  for (const code of refusalCodes) {
    const refusal = { code, rule: 'A1.1', params: { range: 2, limit: 4 } }
    expect(new Set([english.refusal(refusal), polish.refusal(refusal), german.refusal(refusal)]).size).toBe(3)
  }
})

test('Polish puts nouns into the form the number wants', () => {
  const scored = (points: number) => polish.event({ type: 'scored', seat: 0, source: 'colonies', points }, people)
  expect([1, 2, 5, 22].map(scored)).toEqual([
    'Ada zdobywa 1 punkt zwycięstwa (Kolonie)',
    'Ada zdobywa 2 punkty zwycięstwa (Kolonie)',
    'Ada zdobywa 5 punktów zwycięstwa (Kolonie)',
    'Ada zdobywa 22 punkty zwycięstwa (Kolonie)',
  ])
  const technology = resources.indexOf('technology')
  const gained = (n: number) =>
    polish.event({ type: 'gained', seat: 0, resource: technology, n, lost: 0 }, people)?.replace(/^\D*/, '')
  expect([1, 2, 5, 22].map(gained)).toEqual([
    '1 jednostkę Technologii',
    '2 jednostki Technologii',
    '5 jednostek Technologii',
    '22 jednostki Technologii',
  ])
})

test('the terms of the Polish rulebook are used', () => {
  expect(asTyped(pl.gallery.crew.C19?.bottom ?? '')).toBe(
    'Czerwona Planeta: wydaj 1 jednostkę dowolnego Zasobu, zyskaj 2 jednostki Technologii i 1 kartę Załogi',
  )
  expect(en.gallery.crew.C19?.bottom).toBe('Red planet: pay 1 resource of any kind, gain 2 technology and 1 crew card')
  expect(de.gallery.crew.C19?.bottom).toBe(
    'Roter Planet: bezahle 1 Einheit einer beliebigen Ressource, erhalte 2 Einheiten Technologie und 1 Crewkarte',
  )
  expect(pl.names.destinationActions.settle).toBe('Osiedlenie')
  expect(pl.names.fields.portal).toBe('Gwiezdny Portal')
})
