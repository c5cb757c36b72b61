import { describe, expect, test } from 'vitest'
import { cornerIds, hexIds } from '../rules/tables.ts'
import { table } from './build.ts'

const full = (ids: readonly string[], value: string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, value]))

describe('C9 placement', () => {
  test('C9.1 everything in any order, as often as possible, and all of it optional', () => {
    const t = table({
      me: {
        stars: { S01: 'H' },
        life: { L02: 'p' },
        reserve: { H: 1, proto: 1, tiles: ['NB1-01'] },
        tracks: { supernova: 1, dna: 1, graviton: 1 },
        hand: { light: 5 },
        ready: 1,
      },
    })
    const verbs = new Set(t.legal().map((id) => id.split(':')[0]))
    expect([...verbs]).toEqual([
      'place-star',
      'place-proto',
      'place-nebula',
      'discharge',
      'acquire',
      'set-of-five',
      'flip',
      'stabilise',
      'move-star',
      'move-life',
      'end-crafting',
    ])
    t.do('set-of-five:light', 'flip:S01', 'place-proto:L01', 'discharge:O', 'to-corner:S30')
    t.do('place-star:H:S02', 'end-crafting')
    expect(t.ask()).toBe('omega')
    const idle = table({ me: { reserve: { H: 3 }, ready: 1 } })
    idle.do('end-crafting')
    expect(idle.ask()).toBe('omega')
  })

  test('C9.2 the reserve counts for nothing and only what is in it can be placed', () => {
    // The missing O lies in the reserve: the nebula is not complete until it stands at its corner.
    const t = table({
      me: { tiles: { N01: 'NB1-01' }, stars: { S01: 'H', S02: 'H', S05: 'H' }, reserve: { O: 1 } },
    })
    expect(t.refusal('complete:N01')).toBe('stars-missing C10.1')
    expect(t.refusal('place-star:H:S11')).toBe('not-in-reserve C9.2')
    expect(t.refusal('place-nebula:NB2-01:N04')).toBe('not-in-reserve C9.2')
    expect(t.refusal('place-proto:L02')).toBe('not-in-reserve C9.2')
    t.do('place-star:O:S11')
    expect(t.refusal('complete:N01')).toBe('legal')
  })

  test('C9.3 a nebula goes onto any empty hex, whatever lies around it', () => {
    const t = table({
      me: { tiles: { N01: 'NB1-01' }, stars: { S02: 'H' }, life: { L05: 's' }, reserve: { tiles: ['NB3-01'] } },
    })
    expect(t.legal('place-nebula')).toEqual(hexIds.slice(1).map((id) => `place-nebula:NB3-01:${id}`))
    t.do('place-nebula:NB3-01:N02')
    expect([t.tile('N02'), t.me.reserveTiles]).toEqual(['NB3-01', []])
    const tiles = full(hexIds, '')
    hexIds.forEach((id, i) => {
      tiles[id] = `NB1-${String(i + 1).padStart(2, '0')}`
    })
    const none = table({ me: { tiles, reserve: { tiles: ['NB3-01'] } } })
    expect(none.legal('place-nebula')).toEqual([])
  })

  test('C9.4 a star goes onto any empty corner and shows its element', () => {
    const t = table({ me: { stars: { S01: 'H' }, reserve: { C: 1, O: 1 } } })
    expect(t.legal('place-star:C')).toEqual(cornerIds.slice(1).map((id) => `place-star:C:${id}`))
    t.do('place-star:C:S35')
    expect([t.star('S35'), t.reserve('C'), t.reserve('O')]).toEqual(['C', 0, 1])
    // All 37 corners full: the star stays in the reserve.
    const stars = { ...full(cornerIds.slice(0, 20), 'H'), ...full(cornerIds.slice(20), 'He') }
    const none = table({ me: { stars, reserve: { C: 1 } } })
    expect([none.legal('place-star'), none.reserve('C')]).toEqual([[], 1])
  })
})

describe('C9 what has to be placed, and what may be lost or refused', () => {
  test('C9.5 the star of a discharge and the tile of omega are placed while a space is free', () => {
    const t = table({ me: { ready: 1 } })
    expect(t.legal('discharge')).toEqual(['discharge:H', 'discharge:He', 'discharge:O', 'discharge:C'])
    expect(t.refusal('discharge:nothing')).toBe('must-place C9.5')
    t.do('discharge:O')
    expect([t.refusal('refuse'), t.legal().at(-1)]).toEqual(['must-place C9.5', 'to-corner:S37'])
    t.do('to-corner:S37')
    t.do('end-crafting', 'omega:nebula', 'take-nebula:3')
    expect([t.refusal('refuse'), t.legal().at(-1)]).toEqual(['must-place C9.5', 'to-hex:N12'])
    // Asked even when one space is left: where it goes is seen before it lies there.
    const tiles = Object.fromEntries(hexIds.slice(0, 11).map((id, i) => [id, `NB1-${String(i + 1).padStart(2, '0')}`]))
    const last = table({ me: { tiles } })
    last.do('end-crafting', 'omega:nebula', 'take-nebula:3')
    expect(last.legal()).toEqual(['to-hex:N12'])
  })

  test('C9.5 in version 1 both may be left in the supply', () => {
    const t = table({ version: 1, me: { ready: 2 } })
    const [oxygen, [top]] = [t.supply('O'), t.stack(3)]
    t.do('discharge:nothing', 'discharge:O', 'refuse', 'end-crafting', 'omega:nebula', 'take-nebula:3', 'refuse')
    expect([t.supply('O'), t.allStars(), t.score(), t.stack(3).at(-1), t.ask()]).toEqual([
      oxygen,
      '',
      9,
      top,
      'confirm',
    ])
  })

  test('C9.5 what is not placed is lost, and what a card puts onto the board may be refused', () => {
    const t = table({ at: 'confirm', me: { reserve: { H: 2, proto: 1 } } })
    const [hydrogen, life] = [t.supply('H'), t.state.lifeSupply]
    t.do('end-turn')
    expect([t.supply('H'), t.state.lifeSupply]).toEqual([hydrogen + 2, life + 1])
    expect(t.events('reserve-lost')).toMatchObject([{ stars: [2, 0, 0, 0], proto: 1, tiles: [] }])
    const refusing = table({
      me: {
        ready: 1,
        hand: { time: 2, chemistry: 2, light: 1 },
        life: { L02: 's' },
        slots: ['generation', 'relativity-delta', 'abiogenesis', 'speciation'],
      },
    })
    const before = { ...refusing.state, stars: refusing.state.starSupply.slice(), life: refusing.state.lifeSupply }
    refusing.do('discharge:generation', 'refuse')
    refusing.do('activate:relativity-delta', 'element:C', 'refuse')
    refusing.do('activate:abiogenesis', 'refuse')
    refusing.do('activate:speciation', 'pay:light', 'refuse')
    expect([refusing.state.starSupply, refusing.state.lifeSupply]).toEqual([before.stars, before.life])
    expect([refusing.allStars(), refusing.allLife(), refusing.score()]).toEqual(['', 'L02s', 3])
    const amino = table({ me: { hand: { chemistry: 1 }, slots: ['amino-acids'] } })
    amino.do('activate:amino-acids', 'refuse')
    expect([amino.allLife(), amino.hand('chemistry')]).toEqual(['', 0])
  })
})

describe('C9 life', () => {
  test('C9.6 proto goes next to own life, proto or stable, and can be chained', () => {
    const t = table({ me: { life: { L02: 'p', L44: 's' }, reserve: { proto: 3 } } })
    expect(t.legal('place-proto')).toEqual(
      ['L01', 'L03', 'L06', 'L07', 'L32', 'L38'].map((side) => `place-proto:${side}`),
    )
    expect(t.refusal('place-proto:L12')).toBe('not-next-to-life C9.6')
    t.do('place-proto:L06', 'place-proto:L12', 'place-proto:L23')
    expect([t.allLife(), t.me.reserveProto]).toEqual(['L02p L06p L12p L23p L44s', 0])
  })

  test('CS22 C9.7 without life on the board the first proto goes to L02, the second next to it', () => {
    const t = table({ me: { reserve: { proto: 2 } } })
    expect(t.legal('place-proto')).toEqual(['place-proto:L02'])
    expect(t.refusal('place-proto:L01')).toBe('start-space-only C9.7')
    t.do('place-proto:L02')
    expect(t.legal('place-proto')).toEqual(['L01', 'L03', 'L06', 'L07'].map((side) => `place-proto:${side}`))
  })

  test('C9.7 life elsewhere but no empty side beside it: no proto, not even on the white space', () => {
    const t = table({ me: { life: { L43: 's', L31: 's', L37: 's' }, reserve: { proto: 1 } } })
    // L43 touches L31 and L37 only; fill what those touch.
    for (const side of ['L16', 'L25', 'L22', 'L42']) {
      t.me.life[Number(side.slice(1)) - 1] = 2
      t.state.lifeSupply--
    }
    const beside = t.legal('place-proto')
    expect(beside.length).toBeGreaterThan(0)
    expect(beside).not.toContain('place-proto:L02')
    for (const id of beside) {
      t.me.life[Number(id.slice(-2)) - 1] = 2
      t.state.lifeSupply--
    }
    expect(t.refusal('place-proto:L02')).toBe('not-next-to-life C9.6')
  })

  test('C9.7 stable put down by cards goes to any empty side, also with no life on the board', () => {
    const t = table({ me: { hand: { chemistry: 1 }, slots: ['abiogenesis'] } })
    t.do('activate:abiogenesis')
    expect(t.legal('to-side')).toHaveLength(48)
    t.do('to-side:L45')
    expect(t.allLife()).toBe('L45s')
  })

  test('C9.8 a move may leave life isolated', () => {
    const t = table({ me: { life: { L02: 'p', L01: 'p' }, tracks: { graviton: 1 } } })
    t.do('move-life:L01', 'to-side:L05')
    expect(t.allLife()).toBe('L02p L05p')
  })

  test('C9.9 an action is resolved before anything else is done', () => {
    const t = table({ me: { stars: { S01: 'H' }, reserve: { H: 1 }, tracks: { graviton: 1 }, hand: { light: 5 } } })
    t.do('move-star:S01')
    expect(t.refusal('place-star:H:S20')).toBe('finish-first C9.9')
    expect(t.refusal('set-of-five:light')).toBe('finish-first C9.9')
    expect(t.refusal('end-crafting')).toBe('finish-first C9.9')
    expect(t.legal()).toEqual(['to-corner:S02', 'to-corner:S03', 'to-corner:S04'])
    t.do('to-corner:S03')
    expect(t.refusal('to-corner:S04')).toBe('nothing-asked C9.9')
    expect(t.refusal('place-star:H:S20')).toBe('legal')
  })
})
