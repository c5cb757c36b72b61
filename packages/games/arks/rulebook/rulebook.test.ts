import { booksOf, describeOrigins, describeRulebook, sectionOf } from '@orrery/board/testing'
import { at, originOf, silent } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { things } from '../board/things.tsx'
import { engine } from '../rules/engine.ts'
import numbered from '../rules.json'
import { measure, newest, numbersOf } from '../surface.ts'
import { automaTurn, build, endTurn, legal, play, refused, survivorCard } from '../test/build.ts'
import * as see from '../test/see.ts'
import { loadNames } from '../texts/index.ts'
import { fieldNumber, viewOf } from './drawn.tsx'
import {
  chosen,
  crews,
  editions,
  final,
  finalTerms,
  outpost,
  purchase,
  settling,
  trade,
  upgradeRows,
} from './end-figures.tsx'
import { firstTurn } from './figures.tsx'
import * as rulebook from './index.tsx'
import { deeds, firstCrew, leaders, northward, overflow, twice, visited } from './turn-figures.tsx'

const books = await booksOf(rulebook)

describeRulebook('arks', numbered.rules, rulebook, books)
describeOrigins('arks', numbered.rules, rulebook, things)

test.each(books.map((book) => ({ book, language: book.language })))(
  'calls upgrades and levels by their names in $language',
  async ({ book, language }) => {
    const names = await loadNames(language)
    const upgrades = sectionOf(book, 'A8.2')?.paragraphs.join() ?? ''
    for (const name of Object.values(names.upgrades)) expect(upgrades).toContain(`**${name}**`)
    for (const rule of ['A23.7', 'A27.2']) {
      const levels = sectionOf(book, rule)?.paragraphs.join() ?? ''
      for (const name of Object.values(names.levels)) expect(levels, rule).toContain(`**${name}**`)
    }
  },
)

test('AS19 the figure of the first turn shows what the engine measures', () => {
  const view = viewOf(firstTurn)
  const { reach } = view
  const measured = measure(view, fieldNumber('C.portal'), numbersOf(view).travelRange[0] ?? 0)
  expect(reach).toEqual({ fields: [...measured.fields], slots: [...measured.slots] })
})

test('what the house rules is marked as such: colonies and outposts a planet, five survivors, compulsory draws, the round limit', () => {
  for (const rule of ['A17.3', 'A18.4', 'A21.4', 'A6.9', 'A21.7']) {
    expect(originOf(rulebook.origins, 'rules', rule), rule).toBe('house')
  }
})

test('cards that the rulebook shows in part are marked as partly reconstructed', () => {
  const of = (id: string): string | undefined => originOf(rulebook.origins, 'components', id)
  expect(['keyi', 'C19', 'A01'].map(of)).toEqual(['partly', 'partly', 'partly'])
  expect(['pyrrha', 'C20', 'S01', 'A02'].map(of)).toEqual(Array(4).fill('reconstructed'))
  expect(of('robotics')).toBeUndefined()
})

const withElpis = { N: 'elpis', W: 'ryugu', E: 'kijani' }

describe('the figures of a turn in Terraforming Arks show what the engine does', () => {
  test('A2.3 moves from the Portal to the fields of K’eyi', () => {
    const { fields } = measure(viewOf(northward.position), fieldNumber('C.portal'), 2)
    const moves = Object.keys(northward.moves).map((name) => [name, fields[fieldNumber(name)]])
    expect(Object.fromEntries(moves)).toEqual(northward.moves)
  })

  test('A3.10 as many cards and units as everybody starts with', () => {
    const { crewDealt, startResources } = newest.constants
    expect(firstCrew.dealt).toHaveLength(crewDealt)
    expect(firstCrew.cargo.reduce<number>((sum, n) => sum + n, 0)).toBe(startResources)
  })

  test('A5.1 what has no room is lost', () => {
    const players = [{ ark: 'N.planet', cargo: overflow.before }]
    const state = build({ step: 'act', system: withElpis, players })
    play(state, 'act:gather')
    expect(see.cargo(state)).toEqual(overflow.after)
  })

  test('A7.1 a card or a token pays for Cargo Holds, an Engineer does not', () => {
    const workforce = { cargo: [0, 1, 0, 0] }
    const upgrade = `upgrade:${leaders.upgrade}`
    expect(legal(build({ players: [{ ...workforce, upper: [leaders.card] }] }))).toContain(upgrade)
    expect(legal(build({ players: [{ ...workforce, ready: [leaders.token] }] }))).toContain(upgrade)
    expect(legal(build({ players: [{ ...workforce, upper: ['C04'] }] }))).not.toContain(upgrade)
  })

  test('A11.1 the outpost pays its owner when somebody lands', () => {
    const [pink, teal = {}, violet = {}] = visited.players
    const state = build({
      seats: 3,
      step: 'travel',
      system: { ...withElpis, N: 'adumah' },
      players: [{ ...pink, ark: 'N.moon' }, teal, violet],
    })
    play(state, 'travel:N.planet')
    const any = ['gain:biomass', 'gain:workforce', 'gain:minerals', 'gain:technology']
    expect([see.asked(state), legal(state)]).toEqual([2, any])
  })

  test('A12.6 the same card twice in one turn', () => {
    const [first, second, third] = twice.map(({ players }) => players[0])
    const state = build({
      step: 'play',
      system: withElpis,
      nextCrew: ['C09'],
      players: first === undefined ? [] : [first],
    })
    const now = (): unknown => [see.cargo(state), see.row(state, 'upper'), see.row(state, 'lower')]
    const shown = (player: typeof first): unknown => [player?.cargo, player?.upper, player?.lower]
    play(state, 'play:C01:idle', 'to:upper')
    expect(now()).toEqual(shown(second))
    play(state, 'play:C01:use')
    expect(now()).toEqual(shown(third))
    expect(legal(state)).toEqual(['place:upper', 'place:lower'])
  })

  test('A13.1 the actions of planets, and of moons and stations', () => {
    const rich = { cargo: [2, 2, 2, 2], ready: ['engineer', 'leaderRed', 'leaderGreen', 'leaderBlue'] }
    const all = { ...rich, colonyPool: 1, outpostPool: 1, upper: ['C04'], carried: ['S01'] }
    const at = (ark: string, terraformed: readonly string[]): string[] =>
      legal(build({ step: 'act', terraformed, players: [{ ...all, ark }] })).filter((id) => id !== 'act:none')
    const planet = new Set([...at('N.planet', []), ...at('N.planet', ['N'])])
    expect([...planet].toSorted()).toEqual(deeds.planet.map((deed) => `act:${deed}`).toSorted())
    const orbit = legal(build({ step: 'act', players: [{ ark: 'N.moon', upper: ['C04'] }] }))
    expect(orbit.filter((id) => id !== 'act:none')).toEqual(deeds.orbit.map((deed) => `act:${deed}`))
  })
})

describe('the figures of actions, ends and the Automa show what the engine does', () => {
  test('A16.1 one of two survivors settles', () => {
    const players = [{ ark: 'E.planet', carried: settling.aboard }]
    const state = build({ step: 'act', terraformed: ['E'], players })
    play(state, 'act:settle', `settle:${settling.settled}`)
    expect(state.settled[0]).toEqual([survivorCard(settling.settled)])
    expect(state.carried[0]).toEqual([survivorCard('S09')])
  })

  test('A18.3 an outpost beside a colony', () => {
    const [before] = outpost.before.players
    const state = build({ step: 'act', system: withElpis, players: [{ ...before, outpostPool: 1 }] })
    play(state, 'act:outpost')
    expect(see.slotsIn(state.outposts[0])).toEqual(outpost.after.players[0]?.outposts)
    expect(see.points(state)).toBe(newest.constants.outpostOnColonyPoints)
  })

  test('A19.1 a card for a token', () => {
    const state = build({ step: 'act', players: [{ ark: 'N.station', upper: [trade.card] }] })
    play(state, 'act:specialist', `unlock:${trade.token}`)
    expect([see.readyOf(state), see.discards(state)]).toEqual([[trade.token], [trade.card]])
  })

  test('A20.1 five cards allow a sixth, six do not', () => {
    const asked = crews.map(({ players }) => see.decision(build({ step: 'draw', players })))
    expect(asked[0]).toBe('draw')
    const [, full] = crews.map(({ players }) => build({ step: 'draw', players }))
    expect(full === undefined || refused(full, 'draw:yes')).not.toBe('legal')
  })

  test('A21.3 the final sum is that of the captions', () => {
    const state = build({
      system: withElpis,
      terraformed: ['W'],
      markers: { N: ['0 on 3'] },
      players: [
        {
          points: { terraforming: final.sofar },
          settled: ['S01', 'S02', 'S03'].slice(0, final.survivors),
          colonies: ['N', 'W', 'E', 'S'].slice(0, final.colonies),
        },
      ],
      step: 'draw',
    })
    state.lastRound = state.round
    endTurn(state)
    endTurn(state)
    const sources = ['terraforming', 'survivors', 'colonies', 'unfinished'] as const
    expect(sources.map((source) => see.pointsFrom(state, source))).toEqual(finalTerms)
    const sum = `${finalTerms.join(' + ')} = ${see.points(state)}`
    for (const book of books) expect(sectionOf(book, 'A21.3')?.caption?.replaceAll('\u00A0', ' ')).toContain(sum)
  })

  test('A25.3 the first upgrade that the Automa can pay for', () => {
    const before = { ark: 'E.planet', cargo: purchase.cargo }
    const state = automaTurn('A03', before, { terraformed: ['W'], automaCrew: [purchase.crew] })
    expect(see.upgradesOf(state, 1)).toEqual([purchase.upgrade])
    expect(newest.automa.upgradeOrder.indexOf(purchase.upgrade)).toBe(2)
  })

  test('A26.1 what the Automa gains and pays', () => {
    const [before, gained, paid] = chosen
    const state = build({ seats: 1, players: [{}, { cargo: before }] })
    state.todo.push({ kind: 'items', seat: 1, gain: at(numbersOf(state).survivorGain, survivorCard('S10')), at: 0 })
    engine.advance(state, silent)
    expect(see.cargo(state, 1)).toEqual(gained)
    state.todo.push({ kind: 'automa-resources', cost: at(numbersOf(state).colonyCost, 1) })
    engine.advance(state, silent)
    expect(see.cargo(state, 1)).toEqual(paid)
  })

  test('A27.2 the rows of the table are the paragraph’s', () => {
    for (const book of books) {
      const words = sectionOf(book, 'A27.2')?.paragraphs.join() ?? ''
      for (const { points } of upgradeRows) expect(words).toContain(points.slice(0, -1).join(', '))
    }
  })

  test('A32 the things carry the marks that the captions speak of', () => {
    const marks = editions.map((id) => originOf(rulebook.origins, 'components', id))
    expect(marks).toEqual([undefined, 'partly', 'reconstructed'])
  })
})
