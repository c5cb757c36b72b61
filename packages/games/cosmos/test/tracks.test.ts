import { describe, expect, test } from 'vitest'
import { table } from './build.ts'

describe('C12 track actions', () => {
  test('C12.1 each spends one unit; what is left at the end of the turn is lost', () => {
    const t = table({
      me: {
        stars: { S01: 'H', S05: 'O' },
        life: { L01: 'p', L02: 'p' },
        tracks: { supernova: 1, dna: 1, graviton: 2 },
      },
    })
    t.do('flip:S01', 'stabilise:L01', 'move-life:L02', 'to-side:L06')
    expect(t.me.tracks).toEqual([0, 0, 1])
    expect([t.refusal('flip:S05'), t.refusal('stabilise:L06')]).toEqual(['no-unit C12.1', 'no-unit C12.1'])
    t.do('end-crafting', 'omega:stabilise', 'end-turn')
    expect(t.me.tracks).toEqual([0, 0, 0])
    expect(table({ me: { stars: { S01: 'H' } } }).refusal('move-star:S01')).toBe('no-unit C12.1')
  })

  test('C12.2 any standard star can be flipped: H, He, O and C', () => {
    const stars = { S01: 'H', S02: 'He', S05: 'O', S06: 'C', S07: '*H' }
    const t = table({ me: { stars, tracks: { supernova: 5 } } })
    expect(t.legal('flip')).toEqual(['flip:S01', 'flip:S02', 'flip:S05', 'flip:S06'])
    expect(t.refusal('flip:S07')).toBe('already-supernova C12.2')
    expect(t.refusal('flip:S20')).toBe('no-star-there C12.2')
    t.do('flip:S06')
    expect([t.star('S06'), t.track('supernova')]).toEqual(['*C', 4])
  })

  test('C12.3 supernovae cannot be moved', () => {
    const t = table({ me: { stars: { S01: '*H', S02: 'He' }, tracks: { graviton: 1 } } })
    expect(t.legal('move-star')).toEqual(['move-star:S02'])
    expect(t.refusal('move-star:S01')).toBe('supernova-stays C12.3')
  })

  test('C12.4 one DNA flips one proto to stable', () => {
    const t = table({ me: { life: { L01: 'p', L02: 's' }, tracks: { dna: 2 } } })
    expect(t.legal('stabilise')).toEqual(['stabilise:L01'])
    expect([t.refusal('stabilise:L02'), t.refusal('stabilise:L09')]).toEqual([
      'no-proto-there C12.4',
      'no-proto-there C12.4',
    ])
    t.do('stabilise:L01')
    expect([t.allLife(), t.track('dna')]).toEqual(['L01s L02s', 1])
  })

  test('C12.5 a graviton moves a standard star or a life token, proto or stable', () => {
    const t = table({ me: { stars: { S01: 'H' }, life: { L01: 'p', L44: 's' }, tracks: { graviton: 3 } } })
    expect(t.legal('move')).toEqual(['move-star:S01', 'move-life:L01', 'move-life:L44'])
    expect([t.refusal('move-star:S02'), t.refusal('move-life:L02')]).toEqual([
      'no-star-there C12.5',
      'no-life-there C12.5',
    ])
    t.do('move-star:S01', 'to-corner:S02', 'move-life:L44', 'to-side:L32', 'move-life:L01', 'to-side:L02')
    expect([t.allStars(), t.allLife(), t.track('graviton')]).toEqual(['S02:H', 'L02p L32s', 0])
  })

  test('CS8 C12.6 the reachable corners are exactly those of the example', () => {
    const t = table({ me: { stars: { S02: 'He', S01: 'H', S03: 'C' }, tracks: { graviton: 1 } } })
    t.do('move-star:S02')
    expect(t.legal()).toEqual(['S04', 'S05', 'S06', 'S07', 'S08'].map((corner) => `to-corner:${corner}`))
    expect(t.refusal('to-corner:S09')).toBe('not-reachable C12.6')
    expect(t.refusal('to-corner:S01')).toBe('corner-occupied C12.6')
    t.do('to-corner:S08')
    expect([t.allStars(), t.track('graviton')]).toEqual(['S01:H S03:C S08:He', 0])
  })

  test('C12.6 one graviton however long the way, over any number of occupied spaces', () => {
    const t = table({ me: { life: { L02: 'p', L06: 's', L12: 'p', L23: 's' }, tracks: { graviton: 1 } } })
    t.do('move-life:L02')
    expect(t.legal()).toContain('to-side:L39')
    expect(t.refusal('to-side:L45')).toBe('not-reachable C12.6')
    t.do('to-side:L39')
    expect([t.allLife(), t.track('graviton')]).toEqual(['L06s L12p L23s L39p', 0])
  })

  test('C12.7 supernovae can be jumped; life and nebulae neither carry nor block stars', () => {
    const t = table({
      me: {
        stars: { S01: 'H', S02: '*He' },
        life: { L02: 'p', L06: 'p' },
        tiles: { N01: 'NB1-01', N02: 'NB2-01' },
        tracks: { graviton: 1 },
      },
    })
    t.do('move-star:S01')
    // S05 and S06 lie behind the supernova; S06 is across a sector border line.
    expect(t.legal()).toEqual(['S03', 'S04', 'S05', 'S06'].map((corner) => `to-corner:${corner}`))
  })

  test('C12.8 the piece ends on another space, and its own space is no stepping stone', () => {
    const t = table({ me: { stars: { S01: 'H', S02: 'H' }, tracks: { graviton: 1 } } })
    t.do('move-star:S02')
    expect(t.refusal('to-corner:S02')).toBe('corner-occupied C12.6')
    expect(t.legal()).toEqual(['S03', 'S04', 'S05', 'S06'].map((corner) => `to-corner:${corner}`))
    // With all 37 corners taken there is nowhere to go.
    const ids = Array.from({ length: 37 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`)
    const full = table({
      me: { stars: Object.fromEntries(ids.map((id, i) => [id, i < 20 ? 'H' : 'He'])), tracks: { graviton: 1 } },
    })
    expect(full.refusal('move-star:S01')).toBe('nowhere-to-go C12.6')
    expect(full.legal('move')).toEqual([])
  })

  test('C12.9 pieces in the reserve cannot be flipped, stabilised or moved', () => {
    const t = table({ me: { reserve: { H: 2, proto: 2 }, tracks: { supernova: 1, dna: 1, graviton: 1 } } })
    expect(t.legal().filter((id) => /^(flip|stabilise|move)/.test(id))).toEqual([])
  })
})
