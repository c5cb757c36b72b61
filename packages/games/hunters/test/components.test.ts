import { makeRng } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { attackDiagram, defenceDiagram, dots, hrAxes, sunReference } from '../components/diagrams.ts'
import { constants, elements, playerColours, reactions } from '../components/elements.ts'
import { events, suns } from '../components/events.ts'
import { board, fields } from '../components/fields.ts'
import { extraDots, starOfDot } from '../components/key.ts'
import { classes, stars, systems } from '../components/stars.ts'
import type { Amounts } from '../components/types.ts'
import { hrPosition, luminosityOf, readAttack, readDefence, roundTenths, thousandths } from '../rules/physics.ts'
import { hunters } from '../versions.ts'
import { crystals, Table } from './build.ts'

/** What is printed on the components, and what the engine reads off them. */

const star = (id: string) => {
  const found = stars.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no star ${id}`)
  return found
}
const event = (id: string) => {
  const found = events.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no event ${id}`)
  return found
}
const massOf = (amounts: Amounts): number =>
  crystals(amounts).reduce((sum, n, i) => sum + n * (elements[i]?.massNumber ?? 0), 0)

test('H0.1 what the source gives of cards is on the cards unchanged, whatever was reconstructed around it', () => {
  expect(star('antares')).toMatchObject({ class: 'supergiant', radius: { value: 883 }, temperature: { value: 3400 } })
  expect(star('antares').burst).toEqual({
    here: { op: 'gain', who: 'self', elements: { He: 4 } },
    near: { op: 'gain', who: 'self', elements: { He: 3 } },
  })
  expect(star('rigel')).toMatchObject({ highlighted: ['mass', 'radius'], mass: { value: 23 } })
  expect(star('altair').highlighted).toEqual(['radius'])
  expect(star('procyon_b')).toMatchObject({ class: 'whiteDwarf', highlighted: ['mass'] })
})

test('H0.2 the five readings the rulebook works with come out of the diagrams', () => {
  expect(readAttack({ value: 5.75, unit: 'Rsun' })).toBe(15)
  expect(readAttack({ value: 11.87, unit: 'Rsun' })).toBe(15)
  expect(readAttack({ value: 203, unit: 'Rsun' })).toBe(10)
  expect(readDefence({ value: 1.7, unit: 'Msun' })).toBe(10)
  expect(readDefence({ value: 23, unit: 'Msun' })).toBe(30)
})

test('H0.3 damaged numbers are read as the rules correct them', () => {
  expect(sunReference).toMatchObject({
    mass: { value: 1.99e30, unit: 'kg' },
    radius: { value: 6.96e8, unit: 'm' },
    temperature: { value: 5770, unit: 'K' },
    luminosity: { value: 3.83e26, unit: 'W' },
  })
  expect(star('antares')).toMatchObject({ mass: { value: 12 }, luminosity: { value: 57500 } })
  expect(star('aldebaran')).toMatchObject({ temperature: { value: 3910 }, luminosity: { value: 425 } })
  expect(star('capella_b')).toMatchObject({ temperature: { value: 5680 }, luminosity: { value: 72.1 } })
  expect(event('apollo_11')).toMatchObject({ timing: 'ownTurn', effects: [{ op: 'gainChoice' }] })
})

test('H0.4 every star obeys L = R² T⁴ within a factor of 1.7 and is rounded to three digits', () => {
  for (const each of stars) {
    const ratio = each.luminosity.value / luminosityOf(each.radius, each.temperature).value
    expect(Math.max(ratio, 1 / ratio), each.id).toBeLessThan(1.7)
    for (const { value } of [each.mass, each.temperature, each.luminosity])
      expect(Number(value.toPrecision(3))).toBe(value)
  }
})

test('H1.1 19 fields, adjacent exactly where their borders touch on the map', () => {
  expect(fields.length).toBe(19)
  expect(fields.filter((field) => field.type === 'event').map((field) => field.id)).toEqual(['UMa', 'And'])
  expect(fields.filter((field) => field.type === 'fusion').map((field) => field.id)).toEqual(['Cyg'])
  expect(fields.filter((field) => field.start).map((field) => [field.id, field.type])).toEqual([['UMi', 'decay']])
  const overlap = (a: number, b: number, c: number, d: number): number => Math.min(b, d) - Math.max(a, c)
  for (const a of fields) {
    for (const b of fields) {
      if (a === b) continue
      let touch = a.ring === 0 || b.ring === 0 ? a.ring + b.ring === 1 : false
      if (a.shape.kind === 'sector' && b.shape.kind === 'sector') {
        const { fromDeg, toDeg } = a.shape
        const shared = [-360, 0, 360].map((turn) =>
          b.shape.kind === 'sector' ? overlap(fromDeg, toDeg, b.shape.fromDeg + turn, b.shape.toDeg + turn) : -1,
        )
        touch = a.ring === b.ring ? shared.includes(0) : shared.some((width) => width > 0)
      }
      expect(a.neighbours.includes(b.id), `${a.id}-${b.id}`).toBe(touch)
    }
  }
  expect(board.zones.starPiles.map((pile) => pile.cls)).toEqual(classes.map((each) => each.id))
  expect(board.zones.pool.map((store) => store.id)).toEqual(elements.map((element) => element.id))
})

test('H1.2 the combat diagrams attack by radius and defend by mass, and a die has six sides', () => {
  expect([attackDiagram.parameter, attackDiagram.unit]).toEqual(['radius', 'Rsun'])
  expect([defenceDiagram.parameter, defenceDiagram.unit]).toEqual(['mass', 'Msun'])
  const rolled = new Set<number>()
  for (let i = 0; i < 200; i++) {
    const table = new Table({ players: [{ on: 'Leo' }, { on: 'Com' }] })
    table.state.rng = makeRng(`die ${i}`)
    table.do('fly:Com')
    for (const roll of table.events('roll')) rolled.add(roll.die)
  }
  expect([...rolled].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('H1.3 four colours, one rocket and ten markers for each player', () => {
  expect(playerColours.map((colour) => colour.id)).toEqual(['blue', 'orange', 'teal', 'pink'])
  expect(new Set(playerColours.map((colour) => colour.hex)).size).toBe(4)
  expect(constants.markersPerPlayer).toBe(10)
  expect(new Table({ players: [{}, {}, {}] }).view().players.map((player) => player.rocket)).toEqual([
    'UMi',
    'UMi',
    'UMi',
  ])
})

test('H1.4 the pool and the mass numbers', () => {
  expect(elements.map((element) => [element.id, element.supply, element.massNumber])).toEqual([
    ['H', 100, 1],
    ['He', 60, 4],
    ['C', 40, 12],
    ['O', 30, 16],
    ['Si', 10, 28],
    ['Fe', 5, 56],
  ])
})

test('H1.5 42 star cards in four classes', () => {
  const count = (id: string): number => stars.filter((each) => each.class === id).length
  expect(classes.map(({ id, points }) => [id, points, count(id)])).toEqual([
    ['supergiant', 4, 8],
    ['giant', 3, 12],
    ['mainSequence', 2, 15],
    ['whiteDwarf', 1, 7],
  ])
})

test('H1.6 supergiants highlight both parameters and burst, other stars highlight one and produce', () => {
  for (const each of stars) {
    const giant = each.class === 'supergiant'
    expect(each.highlighted.length, each.id).toBe(giant ? 2 : 1)
    expect(each.production === undefined, each.id).toBe(giant)
    expect(each.burst === undefined, each.id).toBe(!giant)
    expect([each.mass.unit, each.radius.unit, each.temperature.unit, each.luminosity.unit]).toEqual([
      'Msun',
      'Rsun',
      'K',
      'Lsun',
    ])
  }
})

test('H1.7 36 event cards of 23 kinds by timing', () => {
  const copies = (timing: string): number =>
    events.filter((card) => card.timing === timing).reduce((sum, card) => sum + card.count, 0)
  expect(events.length).toBe(23)
  expect(['immediate', 'ownTurn', 'reaction', 'anyMoment'].map(copies)).toEqual([8, 16, 8, 4])
})

test('H1.8 four Sun cards with one constant effect each', () => {
  expect(suns.map((sun) => [sun.id, sun.effect.op])).toEqual([
    ['sun_flare', 'attackDie'],
    ['sun_heliosphere', 'defence'],
    ['sun_spectrum', 'eventFieldChoice'],
    ['sun_core', 'extraFusion'],
  ])
})

test('H6.5 bonuses are read over the logarithm, rounded to tenths with halves up, and stored on the cards', () => {
  expect(roundTenths(13.5)).toBe(14)
  expect(roundTenths(13.49)).toBe(13)
  // Halfway between two points on the logarithmic axis lies halfway between their bonuses.
  expect(readAttack({ value: Math.sqrt(0.1 * 1), unit: 'Rsun' })).toBe(7)
  expect(readDefence({ value: Math.sqrt(5 * 10), unit: 'Msun' })).toBe(21)
  // Constant beyond the ends.
  expect(readAttack({ value: 0.0001, unit: 'Rsun' })).toBe(1)
  expect(readAttack({ value: 9999, unit: 'Rsun' })).toBe(6)
  expect(readDefence({ value: 0.01, unit: 'Msun' })).toBe(1)
  expect(readDefence({ value: 300, unit: 'Msun' })).toBe(34)
  for (const each of stars) {
    expect(each.attackTenths, each.id).toBe(each.highlighted.includes('radius') ? readAttack(each.radius) : 0)
    expect(each.defenceTenths, each.id).toBe(each.highlighted.includes('mass') ? readDefence(each.mass) : 0)
  }
})

test('H9.1 the five reactions balance their mass numbers', () => {
  expect(reactions.map((reaction) => [reaction.id, reaction.in, reaction.out, massOf(reaction.in)])).toEqual([
    ['R1', { H: 4 }, { He: 1 }, 4],
    ['R2', { He: 3 }, { C: 1 }, 12],
    ['R3', { He: 1, C: 1 }, { O: 1 }, 16],
    ['R4', { O: 2 }, { He: 1, Si: 1 }, 32],
    ['R5', { Si: 2 }, { Fe: 1 }, 56],
  ])
  for (const reaction of reactions) expect(massOf(reaction.out), reaction.id).toBe(massOf(reaction.in))
})

test('H10.4 dots lie where temperature and luminosity put them on two logarithmic axes', () => {
  expect([hrAxes.temperature.left, hrAxes.temperature.right]).toEqual([40000, 2500])
  expect([hrAxes.luminosity.top, hrAxes.luminosity.bottom]).toEqual([1e6, 1e-5])
  const sun = hrPosition({ value: 5770, unit: 'K' }, { value: 1, unit: 'Lsun' })
  expect(sun).toEqual({ x: sunReference.x, y: sunReference.y })
  // The Sun is no dot that could be chosen.
  expect(dots.some((dot) => dot.x === sun.x && dot.y === sun.y)).toBe(false)
  expect(hunters.vocabulary.get('place:sun')).toBeUndefined()
})

test('H10.5 the dot of a star lies exactly where its card says', () => {
  for (const dot of dots) {
    const id = starOfDot[dot.id]
    const extra = extraDots[dot.id]
    const [temperature, luminosity] =
      id === undefined
        ? [extra?.temperature ?? 0, extra?.luminosity ?? 0]
        : [star(id).temperature.value, star(id).luminosity.value]
    const position = hrPosition({ value: temperature, unit: 'K' }, { value: luminosity, unit: 'Lsun' })
    expect(Math.abs(position.x - dot.x), dot.id).toBeLessThan(0.11)
    expect(Math.abs(position.y - dot.y), dot.id).toBeLessThan(0.11)
  }
  expect(Object.values(starOfDot).sort()).toEqual(stars.map((each) => each.id).sort())
})

test('H3.3 neither dots nor their ids name a star: they are numbered by position', () => {
  expect(dots.map((dot) => dot.id)).toEqual(dots.map((_, i) => `d${String(i + 1).padStart(2, '0')}`))
  for (const dot of dots) expect(Object.keys(dot)).toEqual(['id', 'x', 'y'])
  for (let i = 1; i < dots.length; i++) expect(dots[i]?.x).toBeGreaterThanOrEqual(dots[i - 1]?.x ?? 0)
})

test('H11.3 the systems in the deck', () => {
  expect(systems.map((system) => [system.id, system.members.length, system.bonus])).toEqual([
    ['capella', 2, 1],
    ['izar', 2, 1],
    ['sirius', 2, 1],
    ['procyon', 2, 1],
    ['keid', 3, 2],
    ['regulus', 2, 1],
    ['cyg61', 2, 1],
  ])
  for (const each of stars) {
    const system = systems.find(({ members }) => members.includes(each.id))
    expect(each.system, each.id).toBe(system?.id)
  }
})

test('H12.4 masses are added in whole thousandths', () => {
  expect(thousandths(star('sirius_b').mass)).toBe(978)
  for (const each of stars) expect(Math.abs(thousandths(each.mass) - each.mass.value * 1000)).toBeLessThan(1e-6)
})
