import { readdirSync, readFileSync } from 'node:fs'
import { withAt } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { abilities } from '../components/abilities.ts'
import {
  colourIds,
  counts,
  elementIds,
  elementOfKind,
  elements,
  kindIds,
  regulators,
  tables,
} from '../components/basics.ts'
import { centreCorner, corners, hexes, sides, startSide } from '../components/galaxy.ts'
import { goals } from '../components/goals.ts'
import { lifeForms } from '../components/life-forms.ts'
import { nebulae } from '../components/nebulae.ts'
import { fitOf } from '../rules/galaxy.ts'
import { makePlayer } from '../rules/state.ts'
import { cornersOfHex, sidesOfCorner, sidesOfHex } from '../rules/tables.ts'
import { numbersOf } from '../sets/numbers.ts'
import { loadSpeech } from '../texts/index.ts'
import { cosmos } from '../versions.ts'
import { fresh, table } from './build.ts'
import { kit } from './kit.ts'

const countBy = <T>(list: readonly T[], key: (item: T) => string | number): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const item of list) found[key(item)] = (found[key(item)] ?? 0) + 1
  return found
}
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01
const byId = <T extends { id: string }>(list: readonly T[], id: string): T => {
  const found = list.find((item) => item.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

describe('C1 components', () => {
  test('C1.1 two to four players', () => {
    expect(cosmos.seats).toEqual({ min: 2, max: 4 })
    expect(() => fresh(1)).toThrow('2 to 4')
    expect(() => fresh(5)).toThrow('2 to 4')
  })

  test('C1.2 the shared components in their numbers', () => {
    expect(kindIds).toHaveLength(4)
    expect(counts.energyCardsOfKind * kindIds.length).toBe(60)
    expect(countBy(abilities, (card) => card.kind)).toEqual({ light: 8, time: 8, gravity: 8, chemistry: 8 })
    expect(goals).toHaveLength(16)
    expect(countBy(nebulae, (tile) => tile.size)).toEqual({ 1: 16, 2: 16, 3: 16 })
    expect(lifeForms).toHaveLength(24)
    expect(counts).toMatchObject({ timeCrystals: 18, lifeTokens: 50, darkEnergyTokens: 4 })
    for (const seats of [2, 3, 4]) expect(kit.census(fresh(seats).state)).toEqual(kit.box({ seats }))
  })

  test('C1.3 78 stars by element; a supernova keeps its element, which everybody sees', () => {
    expect(counts.stars).toEqual({ H: 26, He: 20, O: 16, C: 16 })
    const t = table({ me: { stars: { S05: 'O' }, tracks: { supernova: 1 } } })
    t.do('flip:S05')
    expect(t.star('S05')).toBe('*O')
    const seen = cosmos.view(t.state, 1).players[0]?.stars
    expect(seen).toEqual(t.me.stars)
    expect(seen).toContain(7)
  })

  test('C1.4 life form values by group', () => {
    const points = (group: number): number[] =>
      lifeForms.filter((token) => token.group === group).map(({ points }) => points)
    expect(points(1)).toEqual([8, 8, 8, 8, 7, 7, 7, 6])
    expect(points(2)).toEqual([7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4])
  })

  test('C1.5 each player has a galaxy, four ability slots, three tracks, one energy token and one turn marker', () => {
    const { state } = fresh(4)
    expect(state.tokens).toHaveLength(4)
    for (const player of state.players) {
      expect(player.stars).toHaveLength(37)
      expect(player.slots).toEqual([-1, -1, -1, -1])
      expect(player.tracks).toEqual([0, 0, 0])
      expect(player.marker).toBe(-1)
    }
  })

  test('C1.6 four colours, one for each seat', () => {
    expect(colourIds).toEqual(['pink', 'teal', 'violet', 'amber'])
    expect(colourIds).toHaveLength(cosmos.seats.max)
  })

  test('C1.7 a regulator hands out stars of its own element only', () => {
    expect(elementOfKind).toEqual({ light: 'H', time: 'O', gravity: 'He', chemistry: 'C' })
    for (const { id, active } of regulators) {
      const stars = active.filter((reward) => reward.resource === 'star')
      expect(stars.map((reward) => reward.element)).toEqual([elementOfKind[id]])
    }
  })

  test('C1.8 the rules name no tile, space or card: they are data', () => {
    const folder = new URL('../rules/', import.meta.url)
    const ids = [...nebulae, ...hexes, ...corners, ...sides, ...lifeForms, ...goals].map(({ id }) => id)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
      const text = readFileSync(new URL(file, folder), 'utf8')
      expect(
        ids.filter((id) => text.includes(`'${id}'`)),
        file,
      ).toEqual([])
      for (const { id } of abilities) expect(text.includes(`'${id}'`), `${id} in ${file}`).toBe(false)
    }
  })
})

describe('C2 geometry', () => {
  test('C2.1 12 hexes, 37 corners, 48 sides; six of each around a hex, one piece on each', () => {
    expect([hexes.length, corners.length, sides.length]).toEqual([12, 37, 48])
    for (const list of [...cornersOfHex, ...sidesOfHex]) expect(new Set(list).size).toBe(6)
    const t = table({
      me: {
        stars: { S05: 'H' },
        life: { L02: 'p' },
        tiles: { N05: 'NB1-01' },
        reserve: { H: 1, proto: 1, tiles: ['NB1-02'] },
      },
    })
    expect(t.refusal('place-star:H:S05')).toBe('corner-occupied C9.4')
    expect(t.refusal('place-proto:L02')).toBe('side-occupied C9.6')
    expect(t.refusal('place-nebula:NB1-02:N05')).toBe('hex-occupied C9.3')
  })

  test('C2.2 three hexes meet in the centre corner, nine surround them', () => {
    expect(byId(corners, centreCorner).hexes).toEqual(['N01', 'N02', 'N03'])
    const around = new Set(['N01', 'N02', 'N03'].flatMap((id) => byId(hexes, id).neighbours))
    expect([...around].sort()).toEqual(hexes.map(({ id }) => id).sort())
  })

  test('C2.3 around a nebula are the corners and sides that lie at its rim', () => {
    for (const hex of hexes) {
      expect([...hex.corners].sort()).toEqual(
        corners.filter((corner) => near(distance(hex, corner), 1)).map(({ id }) => id),
      )
      expect([...hex.sides].sort()).toEqual(
        sides.filter((side) => near(distance(hex, side), Math.sqrt(3) / 2)).map(({ id }) => id),
      )
    }
  })

  test('C2.4 adjacent and touching spaces follow from the drawing', () => {
    for (const corner of corners) {
      expect(corner.neighbours).toEqual(corners.filter((other) => near(distance(corner, other), 1)).map(({ id }) => id))
      expect(corner.sides).toEqual(sides.filter((side) => near(distance(corner, side), 0.5)).map(({ id }) => id))
    }
    for (const side of sides) {
      expect(side.corners).toHaveLength(2)
      const sharing = sides.filter(
        ({ id, corners }) => id !== side.id && corners.some((end) => side.corners.includes(end)),
      )
      expect(side.neighbours).toEqual(sharing.map(({ id }) => id))
    }
    for (const hex of hexes) {
      const sharing = hexes.filter(({ id, sides }) => id !== hex.id && sides.some((side) => hex.sides.includes(side)))
      expect([...hex.neighbours].sort()).toEqual(sharing.map(({ id }) => id).sort())
    }
    expect(sidesOfCorner.every((list) => list.length === 2 || list.length === 3)).toBe(true)
  })

  test('C2.4 what is computed from the drawing is whole: neighbours are mutual, and none is missing', () => {
    const mutual = (spaces: readonly { id: string; neighbours: readonly string[] }[]): void => {
      for (const { id, neighbours } of spaces) {
        expect(neighbours).not.toContain(id)
        for (const other of neighbours) expect(byId(spaces, other).neighbours, `${other} of ${id}`).toContain(id)
      }
    }
    mutual(hexes)
    mutual(corners)
    mutual(sides)
    const total = (lists: readonly (readonly string[])[]): number => lists.flat().length
    // 48 sides with two ends; 72 pairs of hex and side, of which 24 sides lie inside and belong to two hexes.
    expect(total(corners.map((corner) => corner.sides))).toBe(2 * sides.length)
    expect(total(sides.map((side) => side.corners))).toBe(2 * sides.length)
    expect(total(corners.map((corner) => corner.neighbours))).toBe(2 * sides.length)
    expect(total(corners.map((corner) => corner.hexes))).toBe(6 * hexes.length)
    expect(total(sides.map((side) => side.hexes))).toBe(6 * hexes.length)
    expect(total(hexes.map((hex) => hex.neighbours))).toBe(2 * sides.filter((side) => side.hexes.length === 2).length)
    // Clockwise from the top: corner, side, corner and so on.
    for (const hex of hexes) {
      hex.sides.forEach((id, i) => {
        const ends = [hex.corners[i] ?? '', hex.corners[(i + 1) % 6] ?? '']
        expect([...byId(sides, id).corners].sort()).toEqual(ends.sort())
      })
      const top = byId(corners, hex.corners[0] ?? '')
      expect([near(top.x, hex.x), near(top.y, hex.y - 1)]).toEqual([true, true])
    }
  })

  test('C2.5 four hexes a sector; corners and sides lie in every sector of their hexes', () => {
    expect(countBy(hexes, (hex) => hex.sector)).toEqual({ delta: 4, psi: 4, phi: 4 })
    for (const space of [...corners, ...sides]) {
      const of = new Set(space.hexes.map((id) => byId(hexes, id).sector))
      expect(new Set(space.sectors)).toEqual(of)
    }
    expect(byId(corners, centreCorner).sectors).toEqual(['delta', 'psi', 'phi'])
  })

  test('C2.6 the borders run along the named corners', () => {
    const border = (a: string, b: string): string[] =>
      corners
        .filter(({ sectors }) => sectors.some((id) => id === a) && sectors.some((id) => id === b))
        .map(({ id }) => id)
    expect(border('delta', 'psi')).toEqual(['S01', 'S02', 'S06', 'S15'])
    expect(border('psi', 'phi')).toEqual(['S01', 'S03', 'S08', 'S17'])
    expect(border('phi', 'delta')).toEqual(['S01', 'S04', 'S10', 'S19'])
    for (const side of sides) {
      const onBorder = side.sectors.length > 1
      const ends = side.corners.map((id) => byId(corners, id))
      expect(onBorder).toBe(
        side.hexes.length === 2 && new Set(side.hexes.map((id) => byId(hexes, id).sector)).size === 2,
      )
      if (onBorder) expect(ends.every(({ sectors }) => sectors.length > 1)).toBe(true)
    }
  })

  test('C2.7 start spaces', () => {
    expect(['N01', 'N02', 'N03'].map((id) => byId(hexes, id).startNebulaSize)).toEqual([1, 2, 3])
    expect(hexes.filter(({ startNebulaSize }) => startNebulaSize !== undefined)).toHaveLength(3)
    expect([centreCorner, startSide]).toEqual(['S01', 'L02'])
    const t = fresh(3)
    expect(['N01', 'N02', 'N03'].map((hex) => t.tile(hex).slice(0, 3))).toEqual(['NB1', 'NB2', 'NB3'])
    expect([t.allStars(), t.allLife()]).toEqual(['S01:H', 'L02p'])
  })
})

describe('C23 sources and reconstruction', () => {
  test('C23.1 the game bears the titles of its Polish and German books', async () => {
    const [pl, de, en] = await Promise.all([loadSpeech('pl'), loadSpeech('de'), loadSpeech('en')])
    expect([pl.game, de.game, en.game]).toEqual(['Narodziny kosmosu', 'Crafting the Cosmos', 'Crafting the Cosmos'])
  })

  test('C23.2 with four players seven passive rewards are due in all, without abilities', () => {
    const { state } = fresh(4)
    expect(state.dark.reduce((sum, count) => sum + count, 0) + state.tokens.length).toBe(7)
  })

  test('C23.3 only two players get nothing for second place', () => {
    expect([tables[2].goalPoints, tables[3].goalPoints, tables[4].goalPoints]).toEqual([
      [6, 0],
      [6, 3],
      [6, 3],
    ])
  })

  test('C23.4 the board is three-fold symmetric and has one hex for every tile of four players', () => {
    expect(4 * hexes.length).toBe(nebulae.length)
    const turned = (space: { x: number; y: number }): { x: number; y: number } => ({
      x: -space.x / 2 - (Math.sqrt(3) / 2) * space.y,
      y: (Math.sqrt(3) / 2) * space.x - space.y / 2,
    })
    const next = { delta: 'psi', psi: 'phi', phi: 'delta' } as const
    for (const hex of hexes) {
      const image = hexes.find((other) => distance(turned(hex), other) < 0.01)
      expect(image?.sector).toBe(next[hex.sector])
    }
  })

  test('C23.5 tiles: stars by size, points by weight, no two alike', () => {
    const weights = { H: 1, He: 1.5, O: 2, C: 2 }
    for (const { size, requires, points, id } of nebulae) {
      expect(requires, id).toHaveLength(size + 3)
      const weight = requires.reduce((sum, element) => sum + weights[element], 0)
      expect(points, id).toBe(Math.floor(weight) - (3 - size))
    }
    expect(new Set(nebulae.map(({ requires }) => requires.join())).size).toBe(48)
    expect(
      countBy(
        nebulae.flatMap(({ requires }) => requires),
        String,
      ),
    ).toEqual({ H: 80, He: 62, O: 49, C: 49 })
    const swapped = nebulae.map(({ requires }) =>
      requires
        .map((element) => (element === 'O' ? 'C' : element === 'C' ? 'O' : element))
        .sort()
        .join(),
    )
    expect(swapped.sort()).toEqual(nebulae.map(({ requires }) => [...requires].sort().join()).sort())
  })

  test('C23.6 the two comet and plant cards differ in their element only', () => {
    const [plants, comets] = [byId(abilities, 'photosynthesis'), byId(abilities, 'water-rich-comets')]
    expect(plants.cost).toEqual(comets.cost)
    expect(plants.effect).toEqual([{ kind: 'stabilise-at', element: elements.C }])
    expect(comets.effect).toEqual([{ kind: 'stabilise-at', element: elements.O }])
    expect(byId(abilities, 'molecular-cloud').effect).toMatchObject([{ kind: 'gain-stars', element: elements.H }])
    expect(byId(abilities, 'expansion-of-the-universe').effect).toMatchObject([
      { kind: 'gain-stars', element: elements.H, count: 2 },
    ])
  })

  test('C23.7 what is uncertain is read from the data when the game computes', () => {
    const numbers = numbersOf({})
    nebulae.forEach((tile, index) => {
      expect(numbers.tilePoints[index]).toBe(tile.points)
      expect(numbers.tileRequires[index]).toEqual(
        elementIds.map((id) => tile.requires.filter((other) => other === id).length),
      )
      const player = makePlayer()
      tile.requires.forEach((element, i) => {
        player.stars = withAt(player.stars, cornersOfHex[0]?.[i] ?? 0, elementIds.indexOf(element) + 1)
      })
      expect(fitOf(numbers, player, 0, index)).toBe('fits')
    })
    expect(byId(abilities, 'shooting-star').cost.energy).toEqual({ count: 1, match: 'gravity' })
    expect(byId(abilities, 'pulsar').cost.energy).toEqual({ count: 1, match: 'gravity' })
    expect(byId(abilities, 'event-horizon').cost.supernova).toBe(1)
  })
})
