import { describe, expect, test } from 'vitest'
import { displayScore } from '../rules/view.ts'
import { cosmos } from '../versions.ts'
import { table } from './build.ts'

const six = { S04: 'He', S01: 'H', S03: 'He', S08: 'C', S13: 'C', S09: 'O' }
/** N01 wants H, H, He, O. */
const small = { tiles: { N01: 'NB1-04' } }
const sides = { L10: 'p', L04: 'p', L01: 'p', L03: 's', L09: 's', L15: 's' } as const

describe('C10 completing nebulae', () => {
  test('CS4 C10.1 C10.3 a size 3 tile with exactly its six stars', () => {
    const t = table({ me: { tiles: { N03: 'NB3-14' }, stars: six } })
    const carbon = t.supply('C')
    t.do('complete:N03', 'discard-star:S13')
    expect([t.score(), t.star('S13'), t.supply('C'), t.tile('N03')]).toEqual([10, '', carbon + 1, 'NB3-14!'])
    expect(t.refusal('complete:N03')).toBe('already-completed C10.5')
  })

  test('CS16 C10.1 one star too many blocks a nebula until it is moved away', () => {
    const t = table({
      me: { ...small, stars: { S01: 'H', S02: 'H', S05: 'He', S11: 'O', S10: 'C' }, tracks: { graviton: 1 } },
    })
    expect(t.refusal('complete:N01')).toBe('too-many-stars C10.1')
    t.do('move-star:S10', 'to-corner:S19')
    expect(t.refusal('complete:N01')).toBe('legal')
  })

  test.each([
    ['exact', { S01: 'H', S02: 'H', S05: 'He', S11: 'O' }, 'legal'],
    ['other corners', { S10: 'H', S04: 'H', S02: 'He', S01: 'O' }, 'legal'],
    ['one missing', { S01: 'H', S02: 'H', S05: 'He' }, 'stars-missing C10.1'],
    ['a wrong element', { S01: 'H', S02: 'H', S05: 'He', S11: 'C' }, 'wrong-stars C10.1'],
    ['one element twice', { S01: 'H', S02: 'H', S05: 'He', S11: 'He' }, 'wrong-stars C10.1'],
    ['too many', { S01: 'H', S02: 'H', S05: 'He', S11: 'O', S04: '*H' }, 'too-many-stars C10.1'],
    ['none', {}, 'stars-missing C10.1'],
  ])('C10.1 H, H, He, O with %s', (_, stars, expected) => {
    expect(table({ me: { ...small, stars } }).refusal('complete:N01')).toBe(expected)
  })

  test('C10.1 no tile, no nebula', () => {
    expect(table().refusal('complete:N05')).toBe('no-nebula-there C10.1')
  })

  test.each([
    ['one joker', { S01: 'H', S02: 'H', S05: '*C', S11: 'O' }, 'legal'],
    ['four jokers', { S01: '*C', S02: '*C', S05: '*C', S11: '*C' }, 'legal'],
    ['a joker beside a wrong star', { S01: '*H', S02: 'C', S05: 'He', S11: 'O' }, 'wrong-stars C10.1'],
    ['a joker as no star', { S01: 'H', S02: 'H', S05: 'He', S11: 'O', S10: '*H' }, 'too-many-stars C10.1'],
  ])('C10.2 supernovae are jokers for one missing star: %s', (_, stars, expected) => {
    expect(table({ me: { ...small, stars } }).refusal('complete:N01')).toBe(expected)
  })

  test('C10.3 points first, then one star of the choice must go, standard or supernova, then the tile is flipped', () => {
    const t = table({ me: { ...small, stars: { S01: 'H', S02: '*H', S05: 'He', S11: 'O', S20: 'C' } } })
    t.do('complete:N01')
    expect([t.score(), t.tile('N01')]).toEqual([3, 'NB1-04'])
    expect(t.legal()).toEqual(['S01', 'S02', 'S05', 'S11'].map((corner) => `discard-star:${corner}`))
    expect(t.refusal('discard-star:S20')).toBe('not-around-it C10.3')
    expect(t.refusal('discard-star:S04')).toBe('no-star-there C10.3')
    expect(t.refusal('refuse')).toBe('finish-first C9.9')
    const hydrogen = t.supply('H')
    t.do('discard-star:S02')
    expect([t.tile('N01'), t.supply('H'), t.star('S02')]).toEqual(['NB1-04!', hydrogen + 1, ''])
  })

  test('C10.4 a discarded star is gone for the neighbour; a kept one serves both in turn', () => {
    // N01 and N02 share S01 and S02; both want four or five of these stars.
    const stars = { S01: 'H', S02: 'H', S05: 'He', S11: 'O', S06: 'H', S12: 'He', S07: 'O' }
    const both = { tiles: { N01: 'NB1-04', N02: 'NB2-01' }, stars }
    const kept = table({ me: both })
    kept.do('complete:N01', 'discard-star:S11')
    expect(kept.refusal('complete:N02')).toBe('legal')
    kept.do('complete:N02', 'discard-star:S07')
    expect(kept.score()).toBe(3 + 5)
    const gone = table({ me: both })
    gone.do('complete:N01', 'discard-star:S02')
    expect(gone.refusal('complete:N02')).toBe('stars-missing C10.1')
  })

  test('C10.5 once completed it stays so whatever changes around it, and life is not needed', () => {
    const t = table({ me: { tiles: { N01: 'NB1-04!' }, stars: { S01: 'H', S02: 'H', S05: 'He', S11: 'O' } } })
    expect(t.refusal('complete:N01')).toBe('already-completed C10.5')
    const bare = table({ me: { tiles: { N01: 'NB1-04!' } } })
    expect(bare.refusal('complete:N01')).toBe('already-completed C10.5')
    expect(bare.tile('N01')).toBe('NB1-04!')
  })

  test('C10.6 a completed nebula is neither replaced nor relocated', () => {
    const t = table({
      me: { tiles: { N01: 'NB1-04!', N02: 'NB1-05' }, hand: { gravity: 1 }, slots: ['shooting-star', 'stardust'] },
    })
    t.do('activate:stardust', 'option:replace-nebula')
    // N02 was the only one left to replace, so it was taken at once.
    expect([t.tile('N01'), t.tile('N02').slice(0, 3)]).toEqual(['NB1-04!', 'NB2'])
    const moving = table({
      me: {
        tiles: { N01: 'NB1-04!', N02: 'NB1-05' },
        stars: { S01: 'H' },
        hand: { gravity: 1 },
        slots: ['shooting-star'],
      },
    })
    moving.do('activate:shooting-star')
    expect(moving.legal()).toEqual(['lift-star:S01', 'lift-nebula:N02'])
    expect(moving.refusal('lift-nebula:N01')).toBe('nebula-stays C10.6')
  })
})

describe('C10 discharging', () => {
  test('C10.7 a crystal on space 6 is needed', () => {
    expect(table({ me: { crystal: 5 } }).refusal('discharge:H')).toBe('chamber-not-ready C10.7')
    expect(table({ me: { ready: 1 } }).refusal('discharge:H')).toBe('legal')
  })

  test('C10.8 star, crystal, points: 3, 6, 10, 15, 21 for the first five', () => {
    const t = table({ me: { ready: 5 } })
    const points: number[] = []
    ;['S20', 'S21', 'S22', 'S23', 'S24'].forEach((corner, i) => {
      t.do('discharge:He')
      // The star comes first: nothing is scored while it is in the air.
      expect(t.me.scored).toBe(i)
      t.do(`to-corner:${corner}`)
      points.push(t.events('points')[0]?.points ?? 0)
      expect([t.star(corner), t.me.ready]).toEqual(['He', 4 - i])
    })
    expect(points).toEqual([3, 6, 10, 15, 21])
    expect(t.me.points[1]).toBe(55)
  })

  test('CS15 C10.9 the sixth discharge: star, no points, the crystal is spent', () => {
    const t = table({ me: { scored: 5, ready: 1 } })
    t.do('discharge:O', 'to-corner:S33')
    expect([t.score(), t.me.scored, t.me.spent, t.star('S33')]).toEqual([0, 5, 1, 'O'])
    expect(t.events('points')).toEqual([])
  })

  test('CS31 C10.10 an ability in place of the star, one for each discharge, same points', () => {
    const t = table({ me: { ready: 1, stars: { S01: 'H', S02: 'H' }, slots: ['generation', 'black-hole'] } })
    expect(t.legal('discharge')).toEqual([
      'discharge:H',
      'discharge:He',
      'discharge:O',
      'discharge:C',
      'discharge:generation',
      'discharge:black-hole',
    ])
    const stars = t.state.starSupply.slice()
    t.do('discharge:generation', 'to-side:L48', 'to-side:L01', 'to-side:L20')
    expect([t.allLife(), t.score(), t.me.ready]).toEqual(['L01s L20s L48s', 3, 0])
    expect(t.state.starSupply).toEqual(stars)
    expect(t.refusal('discharge:black-hole')).toBe('chamber-not-ready C10.7')
    expect(t.allStars()).toBe('S01:H S02:H')
  })

  test('C10.10 only own discharge cards, and from the sixth discharge on as well', () => {
    expect(table({ me: { ready: 1 } }).refusal('discharge:black-hole')).toBe('not-your-ability C10.10')
    const t = table({ me: { ready: 1, scored: 5, slots: ['expansion-of-the-universe'] } })
    t.do('discharge:expansion-of-the-universe')
    expect([t.reserve('H'), t.me.spent, t.score()]).toEqual([2, 1, 0])
  })

  test('C10.11 when no star can be taken or placed, crystal and points still happen', () => {
    const empty = table({ me: { ready: 1 }, supply: { H: 0, He: 0, O: 0, C: 0 } })
    expect(empty.legal('discharge')).toEqual(['discharge:nothing'])
    empty.do('discharge:nothing')
    expect(empty.score()).toBe(3)
    const ids = Array.from({ length: 37 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`)
    const full = Object.fromEntries(ids.map((id, i) => [id, i < 20 ? 'H' : 'He']))
    const crowded = table({ me: { ready: 1, stars: full } })
    expect(crowded.refusal('discharge:C')).toBe('no-empty-corner C10.11')
    expect(crowded.legal('discharge')).toEqual(['discharge:nothing'])
    crowded.do('discharge:nothing')
    expect([crowded.score(), crowded.me.scored]).toEqual([3, 1])
  })
})

describe('C10 life forms', () => {
  test('CS6 C10.12 C10.13 proto leaves, stable stays, the top token comes face down', () => {
    const t = table({ me: { tiles: { N01: 'NB1-04!' }, life: sides }, lifeForms: ['LF1-05', 'LF2-01'] })
    const life = t.state.lifeSupply
    t.do('create-life-form:N01')
    expect([t.allLife(), t.state.lifeSupply, t.score()]).toEqual(['L03s L09s L15s', life + 3, 0])
    expect(t.me.forms[0]).toBe(4)
    const [mine, theirs] = [cosmos.view(t.state, 0), cosmos.view(t.state, 1)].map((view) => view.players[0]?.forms[0])
    expect([mine, theirs]).toEqual([4, 100])
  })

  test.each([
    ['an unfinished nebula', { tiles: { N01: 'NB1-04' }, life: sides }, 'not-completed C10.12'],
    ['no nebula', { life: sides }, 'not-completed C10.12'],
    [
      'a life form there already',
      { tiles: { N01: 'NB1-04!' }, life: sides, forms: { N01: ['LF1-01'] } },
      'has-life-form C10.12',
    ],
    ['five sides only', { tiles: { N01: 'NB1-04!' }, life: { ...sides, L10: undefined } }, 'life-missing C10.12'],
    [
      'stable everywhere',
      { tiles: { N01: 'NB1-04!' }, life: { L10: 's', L04: 's', L01: 's', L03: 's', L09: 's', L15: 's' } },
      'legal',
    ],
  ] as const)('C10.12 %s', (_, me, expected) => {
    const life = Object.fromEntries(Object.entries(me.life).filter(([, kind]) => kind !== undefined)) as Record<
      string,
      'p' | 's'
    >
    expect(table({ me: { ...me, life } }).refusal('create-life-form:N01')).toBe(expected)
  })

  test('C10.12 C7.3 no token left in the stack', () => {
    const t = table({ me: { tiles: { N01: 'NB1-04!' }, life: sides }, lifeForms: [] })
    expect(t.refusal('create-life-form:N01')).toBe('life-forms-exhausted C7.3')
  })

  test('C10.14 life forms score at the end only, and only their owner sees the value until then', () => {
    const t = table({
      at: 'confirm',
      active: 1,
      me: { forms: { N01: ['LF1-01'] }, tiles: { N01: 'NB1-04!' } },
      supply: { crystals: 0 },
    })
    expect([t.score(), cosmos.view(t.state, undefined).players[0]?.forms[0]]).toEqual([0, 100])
    t.do('end-turn')
    expect([t.score(), cosmos.view(t.state, undefined).players[0]?.forms[0]]).toEqual([8, 0])
  })

  test('C10.15 proto on a shared side is gone for the neighbour as well', () => {
    const t = table({
      me: {
        tiles: { N01: 'NB1-04!', N02: 'NB2-01!' },
        life: { ...sides, L05: 's', L11: 's', L12: 's', L06: 's', L02: 's' },
      },
    })
    expect(t.legal('create')).toEqual(['create-life-form:N01', 'create-life-form:N02'])
    t.do('create-life-form:N01')
    expect(t.refusal('create-life-form:N02')).toBe('life-missing C10.12')
  })
})

test('CS32 C10.16 the score has no limit; its display has a token for 50 and 100', () => {
  const t = table({ me: { points: 48, hand: { light: 5 } } })
  t.do('set-of-five:light')
  const mine = cosmos.view(t.state, 1).players[0]
  expect([mine?.score, mine?.display]).toEqual([54, { bonus: 50, space: 4 }])
  expect([displayScore(103), displayScore(156), displayScore(49)]).toEqual([
    { bonus: 100, space: 3 },
    { bonus: 100, space: 6 },
    { bonus: 0, space: 49 },
  ])
})
