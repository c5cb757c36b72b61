import { describe, expect, test } from 'vitest'
import { regulators, slotCosts } from '../components/basics.ts'
import { collecting, table } from './build.ts'

describe('C7 resources and shortages', () => {
  test('C7.1 stars, proto and tiles go to the reserve, units to the tracks, cards to the hand, growth at once', () => {
    const t = table({
      at: 'shift',
      dark: [1, 1, 1, 1],
      tokens: ['gravity', 'light'],
      row: ['time', 'time', 'time', 'time'],
    })
    t.do('shift-own', 'stop-shift', 'take-nebula:1', 'draw-row:time', 'draw-row:time')
    expect([t.reserve('C'), t.me.reserveProto, t.me.reserveTiles.length]).toEqual([1, 2, 1])
    expect([t.track('graviton'), t.me.growing, t.hand('time')]).toEqual([1, 1, 2])
    expect([t.allStars(), t.allLife()]).toEqual(['', ''])
  })

  test('C7.2 the most units one energy phase can give, and no cap on them', () => {
    const active = regulators.flatMap((regulator) => regulator.active)
    const units = (track: string): number =>
      Math.max(...active.map((reward) => (reward.resource === 'track' && reward.track === track ? reward.count : 0)))
    expect([units('supernova'), units('dna')]).toEqual([1, 2])
    const t = table({
      seats: 4,
      at: 'shift',
      dark: [0, 0, 2, 1],
      tokens: ['time', 'light', 'light', 'light'],
      me: { slots: ['pulsar', 'wormhole', 'stardust', 'white-dwarf'] },
    })
    expect(slotCosts).toHaveLength(4)
    t.do('shift-own', 'stop-shift')
    expect(t.track('graviton')).toBe(7)
  })

  test('C7.3 too small a supply gives what is left and owes nothing', () => {
    const t = collecting({
      dark: [1, 0, 0, 3],
      tokens: ['time', 'time'],
      supply: { He: 1, life: 2 },
      row: ['time', 'time', 'time', 'time'],
    })
    expect([t.reserve('He'), t.me.reserveProto, t.state.lifeSupply]).toEqual([1, 2, 0])
    expect(t.events('shortage')).toEqual([
      { type: 'shortage', seat: 0, what: 'He', missing: 1 },
      { type: 'shortage', seat: 0, what: 'life', missing: 1 },
    ])
    // Nobody gets what is returned later.
    t.player(1).reserveProto -= 5
    t.state.lifeSupply += 5
    t.do('draw-row:time', 'place-star:He:S05')
    expect([t.me.reserveProto, t.state.lifeSupply]).toEqual([2, 5])
  })

  test('C7.4 C8.6 the exception: growth never fails for want of crystals', () => {
    const t = table({ me: { crystal: 5, hand: { time: 1 }, slots: ['fourth-dimension'] }, supply: { crystals: 0 } })
    t.do('activate:fourth-dimension')
    expect([t.me.ready, t.me.growing, t.state.crystals]).toEqual([1, 0, 0])
    expect(t.events('shortage')).toEqual([])
  })

  test('C7.5 any star means any element the supply still has', () => {
    const t = table({ me: { ready: 1 }, supply: { H: 0, O: 0 } })
    expect(t.legal('discharge')).toEqual(['discharge:He', 'discharge:C'])
    expect(t.refusal('discharge:H')).toBe('element-exhausted C7.5')
  })

  test('C7.6 discarded pieces go back to their supply, a supernova to that of its element', () => {
    const t = table({
      me: {
        stars: { S05: '*C', S06: 'H' },
        life: { L01: 's', L02: 'p' },
        hand: { light: 2 },
        slots: ['event-horizon', 'wormhole'],
      },
    })
    const [carbon, life] = [t.supply('C'), t.state.lifeSupply]
    t.do('activate:event-horizon', 'pay:light')
    expect(t.supply('C')).toBe(carbon + 1)
    t.do('option:growth', 'activate:wormhole')
    expect(t.state.lifeSupply).toBe(life + 1)
  })

  test('C7.7 an empty stack cannot be chosen; with all three empty the gain is lost', () => {
    const chemistry = { at: 'shift', dark: [1, 1, 1, 1], tokens: ['gravity', 'time'] } as const
    const t = table({ ...chemistry, stacks: { 2: [] } })
    t.do('shift-own', 'stop-shift')
    expect(t.legal()).toEqual(['take-nebula:1', 'take-nebula:3'])
    expect(t.refusal('take-nebula:2')).toBe('stack-empty C7.7')
    const none = table({ ...chemistry, stacks: { 1: [], 2: [], 3: [] } })
    none.do('shift-own', 'stop-shift')
    expect(none.ask()).toBe('draw')
    expect(none.events('shortage')).toMatchObject([{ what: 'nebula', missing: 1 }])
    expect(none.me.reserveTiles).toEqual([])
  })

  test('C7.8 tiles leaving play go under their stack in the order of gaining, the last one lowest', () => {
    const t = table({ at: 'confirm', me: { reserve: { tiles: ['NB1-09', 'NB1-02', 'NB2-05'] } } })
    t.do('end-turn')
    expect(t.stack(1).slice(-2)).toEqual(['NB1-09', 'NB1-02'])
    expect(t.stack(2).at(-1)).toBe('NB2-05')
  })
})

describe('C8 time chamber', () => {
  test('C8.1 one growing crystal, those ready, those scored, those spent', () => {
    const t = table({ me: { crystal: 3, ready: 2, scored: 4, points: 0 } })
    t.do('discharge:H', 'to-corner:S30', 'discharge:He', 'to-corner:S31')
    expect([t.me.growing, t.me.ready, t.me.scored, t.me.spent]).toEqual([3, 0, 5, 1])
  })

  test('C8.2 there is always exactly one crystal on spaces 0 to 5', () => {
    const t = table({ me: { hand: { time: 12 }, slots: ['fourth-dimension'] } })
    for (let i = 1; i <= 12; i++) {
      t.do('activate:fourth-dimension')
      expect([t.me.growing, t.me.ready]).toEqual([i % 6, Math.floor(i / 6)])
    }
  })

  test('CS5 C8.3 growth 3 from space 4, then discharge for 6 points with an O star', () => {
    const t = table({
      me: {
        crystal: 4,
        scored: 1,
        hand: { gravity: 1, time: 1 },
        slots: ['pulsar', 'fourth-dimension'],
        tracks: { graviton: 1 },
      },
      supply: { crystals: 5 },
    })
    t.do('activate:pulsar', 'activate:fourth-dimension')
    expect([t.me.ready, t.me.growing, t.state.crystals]).toEqual([1, 1, 4])
    const oxygen = t.supply('O')
    t.do('discharge:O', 'to-corner:S20')
    expect([t.score(), t.me.scored, t.me.ready, t.star('S20')]).toEqual([6, 2, 0, 'O'])
    expect(t.supply('O')).toBe(oxygen - 1)
  })

  test('C8.3 one growth of 3 over the top goes on with the new crystal', () => {
    const t = collecting({
      dark: [0, 2, 2, 0],
      tokens: ['light', 'light'],
      me: { crystal: 4 },
      supply: { crystals: 5 },
    })
    expect([t.me.ready, t.me.growing, t.state.crystals]).toEqual([1, 1, 4])
  })

  test('CS13 C8.4 growth 7 brings two crystals to space 6; both can be discharged or wait', () => {
    const t = collecting({
      dark: [0, 2, 2, 0],
      tokens: ['light', 'gravity'],
      me: { crystal: 5, slots: ['quasar', 'fourth-dimension', 'black-hole', 'generation'] },
      supply: { crystals: 4 },
      row: ['time', 'time', 'time', 'time'],
    })
    expect([t.me.ready, t.me.growing, t.state.crystals]).toEqual([2, 0, 2])
    t.do('discharge:H', 'to-corner:S20', 'discharge:H', 'to-corner:S21')
    expect([t.me.ready, t.me.scored, t.score()]).toEqual([0, 2, 9])
  })

  test('C8.4 crystals on space 6 stay there over turns', () => {
    const t = table({ at: 'confirm', me: { ready: 2, crystal: 1 } })
    t.do('end-turn')
    expect([t.me.ready, t.me.growing]).toEqual([2, 1])
  })

  test('C8.5 growth in the crafting phase works the same, and the crystal can be discharged at once', () => {
    const t = table({ me: { crystal: 5, hand: { light: 1 }, slots: ['time-dilation'] } })
    expect(t.refusal('discharge:nothing')).toBe('chamber-not-ready C10.7')
    t.do('activate:time-dilation', 'discharge:C', 'to-corner:S01')
    expect([t.score(), t.star('S01'), t.me.growing]).toEqual([3, 'C', 0])
  })

  test('CS14 C8.6 with the supply empty crystals come from the box and the supply stays empty', () => {
    const grower = { crystal: 5, hand: { time: 1 }, slots: ['fourth-dimension' as const] }
    const t = table({
      me: grower,
      others: [{ crystal: 5, hand: { light: 1 }, slots: ['time-dilation'] }],
      supply: { crystals: 1 },
    })
    t.do('activate:fourth-dimension')
    expect([t.state.crystals, t.state.fromBox]).toEqual([0, 0])
    t.do('end-crafting', 'omega:nebula', 'take-nebula:1', 'to-hex:N12', 'end-turn')
    t.put(1, 'menu')
    t.do('activate:time-dilation')
    expect([t.state.crystals, t.state.fromBox, t.player(1).ready]).toEqual([0, 1, 1])
    expect(t.events('crystal-taken')).toEqual([{ type: 'crystal-taken', seat: 1, box: true }])
    const track = t.state.goalTrack.slice()
    t.do('end-crafting', 'omega:nebula', 'take-nebula:1', 'to-hex:N12', 'end-turn')
    expect(t.state.over).toBe(true)
    // Goals were handled first: all moved on and a new one came.
    expect(t.state.goalTrack.slice(1)).toEqual(track.slice(0, 3))
    expect(t.events('goal-revealed')).toHaveLength(1)
  })

  test('C8.7 discharged crystals never return to the supply', () => {
    const t = table({ me: { ready: 2, scored: 4 } })
    const before = t.state.crystals
    t.do('discharge:H', 'to-corner:S30', 'discharge:He', 'to-corner:S31')
    expect(t.state.crystals).toBe(before)
    expect([t.me.scored, t.me.spent]).toEqual([5, 1])
  })
})
