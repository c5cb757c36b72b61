import { begin, collectEvents, eventsFor, item, languages, makeRng, next32, type Speech } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { elements, playerColours, reactions } from '../components/elements.ts'
import { events, suns } from '../components/events.ts'
import { fields } from '../components/fields.ts'
import { classes, stars, systems } from '../components/stars.ts'
import type { Action, Event, View } from '../rules/game.ts'
import { second } from '../sets/second.ts'
import { loadFacts, loadFlavour, loadNames, loadSpeech } from '../texts/index.ts'
import { hunters } from '../versions.ts'
import { kit } from './kit.ts'

/** Every action, event, refusal, prompt, option, source and component speaks all languages. */

const speeches: readonly Speech<Action, View, Event>[] = await Promise.all(languages.map(loadSpeech))
const [en, pl, de] = await Promise.all([loadSpeech('en'), loadSpeech('pl'), loadSpeech('de')])
const players = ['Ania', 'Michał', 'Aga', 'Monika']

function isText(text: string | undefined, key: string): void {
  expect(text, key).toBeTypeOf('string')
  expect(text?.trim(), key).not.toBe('')
  expect(text, key).not.toBe(key)
  expect(text, key).not.toMatch(/undefined|NaN|\[object|_|[{}]/)
}

/** A few random games with all their events, views and questions. */
function eavesdrop(): { told: Map<string, Event>; asked: Map<string, View> } {
  const told = new Map<string, Event>()
  const asked = new Map<string, View>()
  const rng = makeRng('texts 2')
  for (let game = 0; game < 60; game++) {
    const options = { hrHelp: game % 2 === 0 ? 'auto' : 'off', holdLimit: game % 3 === 0 ? 'on' : 'off' }
    const state = begin(hunters, { seats: 2 + (game % 3), seed: `texts ${game}`, options })
    for (let [seat] = hunters.toAct(state); seat !== undefined; [seat] = hunters.toAct(state)) {
      const view = hunters.view(state, seat)
      asked.set(view.ask, view)
      const list = hunters.legal(state, seat)
      const listener = collectEvents<Event>()
      hunters.apply(state, seat, item(list, next32(rng) % list.length), listener)
      for (const watcher of [seat, undefined]) {
        for (const event of eventsFor(listener.events, watcher)) told.set(kindOf(event), event)
      }
    }
  }
  return { told, asked }
}

function kindOf(event: Event): string {
  const detail = 'cause' in event ? event.cause : 'right' in event ? String(event.right) : 'card' in event ? 'seen' : ''
  return `${event.type} ${detail}`
}

const { told, asked } = eavesdrop()
const silentEvents = ['turn-end', 'asked', 'announce', 'pass']

describe.each(speeches)('texts', (speech) => {
  test(`${speech.language}: every action`, () => {
    const view = hunters.view(begin(hunters, { seats: 4, seed: 'x' }), 0)
    const said = new Map<string, string>()
    for (const action of hunters.vocabulary.actions) {
      const text = speech.action(action, view)
      isText(text, action.id)
      expect(said.get(text), `${action.id} sounds like ${said.get(text)}`).toBeUndefined()
      said.set(text, action.id)
    }
  })

  test(`${speech.language}: every event`, () => {
    expect(new Set([...told.values()].map((event) => event.type)).size).toBeGreaterThanOrEqual(30)
    for (const [kind, event] of told) {
      const text = speech.event(event, players)
      if (text === undefined) expect(silentEvents, kind).toContain(event.type)
      else isText(text, event.type)
    }
  })

  test(`${speech.language}: whoever reads an event of their own is addressed as you`, () => {
    for (const [kind, event] of told) {
      const seats = players.map((_, seat) => seat)
      const stranger = speech.event(event, players)
      if (stranger === undefined || event.type === 'announce') continue
      for (const seat of seats.filter((each) => stranger.includes(players[each] ?? ''))) {
        const mine = speech.event(event, players, seat)
        isText(mine, kind)
        expect(mine, kind).not.toContain(players[seat])
      }
    }
  })

  test(`${speech.language}: choices and refusals name players`, () => {
    const view = hunters.view(begin(hunters, { seats: 4, seed: 'x' }), 0)
    expect(speech.action(hunters.vocabulary.parse('fight:1'), view, players)).toContain(players[1])
    expect(speech.refusal({ code: 'star-owned', rule: 'H1.1', params: { seat: 1, star: 'vega' } }, players)).toContain(
      players[1],
    )
  })

  test(`${speech.language}: every refusal`, () => {
    const codes = (kit.tally?.keys ?? []).flatMap((key) => (key.startsWith('refusal:') ? [key.slice(8)] : []))
    expect(codes.length).toBeGreaterThan(20)
    const params = { seat: 1, card: 'alpha', star: 'vega', field: 'Ori', from: 'Leo', limit: 2, ask: 'move' }
    for (const code of [...codes, 'no-marker']) isText(speech.refusal({ code, rule: 'H1.1', params }), code)
    const sentences = [...codes, 'no-marker'].map((code) => speech.refusal({ code, rule: 'H1.1', params }))
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(sentences.length - 1)
  })

  test(`${speech.language}: every prompt, for the one who is asked and for the others`, () => {
    expect(asked.size).toBe(18)
    for (const [ask, view] of asked) {
      const seat = view.asked ?? 0
      isText(speech.prompt(view, seat, players), ask)
      const other = speech.prompt(view, (seat + 1) % view.seats, players)
      expect(other, ask).toContain(players[seat])
      expect(other).not.toBe(speech.prompt(view, seat, players))
    }
  })

  test(`${speech.language}: every option and source`, () => {
    for (const option of hunters.options) {
      isText(speech.option(option.id), option.id)
      for (const value of option.values) isText(speech.option(option.id, value), `${option.id} ${value}`)
    }
    for (const source of [...classes.map((each) => each.id), 'systems']) isText(speech.source(source), source)
    isText(speech.game, 'game')
  })
})

test('the game has the name of its box', () => {
  expect([en, pl, de].map(({ game }) => game)).toEqual(['Star Hunters', 'Łowcy gwiazd', 'Sternenjäger'])
})

test.each(languages)('every component has its texts in %s', async (language) => {
  const names = await loadNames(language)
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map((each) => each.id).sort()
  const keys = (table: object): string[] => Object.keys(table).sort()
  expect(keys(names.elements)).toEqual(ids(elements))
  expect(keys(names.fields)).toEqual(ids(fields))
  expect(keys(names.fieldSources)).toEqual(ids(fields))
  expect(keys(names.stars)).toEqual(ids(stars))
  expect(keys(names.systems)).toEqual(ids(systems))
  expect(keys(names.classes)).toEqual(ids(classes))
  expect(keys(names.reactions)).toEqual(ids(reactions))
  expect(keys(names.cards)).toEqual(ids(events))
  expect(keys(names.suns)).toEqual(ids(suns))
  expect(keys(names.colours)).toEqual(ids(playerColours))
  expect(keys(names.bursts)).toEqual(ids(stars.filter((star) => star.class === 'supergiant')))
  for (const { name, text } of [...Object.values(names.cards), ...Object.values(names.suns)]) {
    isText(name, 'name')
    isText(text, 'text')
  }
})

test.each(languages)('every star has one sentence of astronomy in %s', async (language) => {
  const facts = await loadFacts(language)
  const english = await loadFacts('en')
  expect(Object.keys(facts).sort()).toEqual(stars.map((star) => star.id).sort())
  expect(new Set(Object.values(facts)).size).toBe(stars.length)
  for (const [id, text] of Object.entries(facts)) {
    isText(text, id)
    expect(text, id).toMatch(/^[A-ZŁŚŻŹĆÄÖÜ„][^\n]{30,}\.$/)
  }
  if (language !== 'en')
    for (const star of stars)
      expect(Object.entries(facts)).not.toContainEqual([
        star.id,
        Object.entries(english).find(([id]) => id === star.id)?.[1],
      ])
})

test('plural forms after 1, 2, 5 and 22', () => {
  const owns = (speech: Speech<Action, View, Event>, points: number): string | undefined =>
    speech.event({ type: 'star', seat: 0, star: 'vega', points }, players)?.split(': ')[1]
  expect([1, 2, 5, 22].map((n) => owns(pl, n))).toEqual(['1 punkt', '2 punkty', '5 punktów', '22 punkty'])
  expect([1, 2, 5, 22].map((n) => owns(en, n))).toEqual(['1 point', '2 points', '5 points', '22 points'])
  expect([1, 2, 5, 22].map((n) => owns(de, n))).toEqual(['1 Punkt', '2 Punkte', '5 Punkte', '22 Punkte'])
  const limit = (n: number): string => pl.refusal({ code: 'fusion-limit', rule: 'H9.3', params: { limit: n } })
  expect([1, 2, 5, 22].map(limit).map((text) => text.slice(text.indexOf('tylko')))).toEqual([
    'tylko 1 fuzję.',
    'tylko 2 fuzje.',
    'tylko 5 fuzji.',
    'tylko 22 fuzje.',
  ])
})

test('points of a fight are written as each language writes decimals', () => {
  const result: Event = { type: 'fight-result', attacker: 0, defender: 1, attack: 70, defence: 65, winner: 0 }
  expect(en.event(result, players)).toBe('Attack 7.0, defence 6.5: Ania wins')
  expect(pl.event(result, players)).toBe('Atak 7,0, obrona 6,5: wygrywa Ania')
  expect(de.event(result, players)).toBe('Angriff 7,0, Verteidigung 6,5: Ania gewinnt')
})

test.each(languages)('%s: every event card has a line for the mood, and no two the same', async (language) => {
  const flavour: Readonly<Record<string, string>> = await loadFlavour(language)
  expect(Object.keys(flavour)).toEqual(events.map(({ id }) => id))
  for (const [id, line] of Object.entries(flavour)) isText(line, id)
  expect(new Set(Object.values(flavour)).size).toBe(events.length)
})

test('Apollo 11 keeps the motto that is printed on its card', async () => {
  const [english, polish, german] = await Promise.all([loadFlavour('en'), loadFlavour('pl'), loadFlavour('de')])
  expect(english.apollo_11).toBe('“A giant leap for mankind”')
  expect(polish.apollo_11).toBe('„Wielki krok dla ludzkości”')
  expect(german.apollo_11).toBe('„Ein riesiger Sprung für die Menschheit“')
})

test('what a supergiant does once is called a stellar wind, nowhere an explosion', async () => {
  for (const [language, word] of [
    ['en', 'stellar wind'],
    ['pl', 'wiatr gwiazdowy'],
    ['de', 'sternwind'],
  ] as const) {
    const speech = await loadSpeech(language)
    const said = speech.event({ type: 'burst', seat: 0, star: 'antares', field: 'Dra' }, players) ?? ''
    expect(said.toLowerCase()).toContain(word)
  }
})

test('a star whose Polish name says that it is one is not called a star twice', () => {
  const owns = (star: string): string | undefined => pl.event({ type: 'star', seat: 0, star, points: 1 }, players)
  expect(owns('barnard')).toContain('gwiazdę Barnarda:')
  expect(owns('vega')).toContain('gwiazdę Wega:')
})

test('dots are described by where they lie, each in words of its own and none by a number', () => {
  const view = hunters.view(begin(hunters, { seats: 2, seed: 'dots', options: {} }), 0)
  const choices = hunters.vocabulary.actions.filter(({ kind }) => kind === 'place')
  for (const speech of speeches) {
    const words = choices.map((action) => speech.action(action, view))
    expect(new Set(words).size).toBe(48)
    for (const text of words) expect(text).toMatch(/\d\sK\D+[\d.,\s]+L☉/)
    const placed = speech.event({ type: 'place', seat: 0, star: 'vega', dot: 'D38', right: true }, players)
    expect(placed).not.toMatch(/\d/)
  }
})

test.each(languages)('lessons in %s name the prices of the set that is played', async (language) => {
  const [{ default: round }, { default: practice }] = await Promise.all([
    import(`../texts/${language}/lessons/round.ts`),
    import(`../texts/${language}/lessons/practice.ts`),
  ])
  const { supergiant, chain } = practice.exercises
  const told = { regulus_a: round.steps.need.text, betelgeuse: supergiant.hint, rigel: chain.hint }
  for (const [id, text] of Object.entries(told)) {
    const { cost } = item(
      second.stars.filter((star) => star.id === id),
      0,
    )
    const amounts = [...String(text).matchAll(/(\d+) (H|He|C|O|Si|Fe)\b/g)].map(([, count, element]) => [
      element,
      Number(count),
    ])
    expect(amounts.slice(0, Object.keys(cost).length), id).toEqual(Object.entries(cost))
  }
})
