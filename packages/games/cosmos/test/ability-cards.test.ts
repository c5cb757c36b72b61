import { describe, expect, test } from 'vitest'
import { abilities } from '../components/abilities.ts'
import { sideIds } from '../rules/tables.ts'
import { type Given, table } from './build.ts'

const allLife = (kind: 'p' | 's'): Record<string, 'p' | 's'> => Object.fromEntries(sideIds.map((id) => [id, kind]))

describe('C17 time cards', () => {
  test('the cards stand in the order of their rules', () => {
    expect(abilities.map(({ rule }) => rule)).toEqual(Array.from({ length: 32 }, (_, i) => `C17.${i + 1}`))
  })

  test('C17.1 Generation: three stable on any empty sides, fewer if the supply runs out', () => {
    const t = table({ me: { ready: 1, slots: ['generation'], life: { L02: 'p' } }, supply: { life: 2 } })
    t.do('discharge:generation')
    expect(t.legal('to-side')).toHaveLength(47)
    t.do('to-side:L48', 'to-side:L30')
    expect([t.allLife(), t.score(), t.ask()]).toEqual(['L02p L30s L48s', 3, 'menu'])
    expect(t.events('shortage')).toMatchObject([{ what: 'life', missing: 1 }])
    const none = table({ me: { ready: 1, slots: ['generation'] }, supply: { life: 0 } })
    expect(none.refusal('discharge:generation')).toBe('no-effect C17.1')
    const two = table({ me: { ready: 1, slots: ['generation'] } })
    two.do('discharge:generation', 'to-side:L01', 'refuse')
    expect([two.allLife(), two.score()]).toEqual(['L01s', 3])
  })

  test('C17.2 Expansion of the Universe: two H stars to the reserve', () => {
    const t = table({ me: { ready: 2, slots: ['expansion-of-the-universe'] }, supply: { H: 1 } })
    t.do('discharge:expansion-of-the-universe')
    expect([t.reserve('H'), t.score(), t.allStars()]).toEqual([1, 3, ''])
    expect(t.refusal('discharge:expansion-of-the-universe')).toBe('no-effect C17.2')
    const rich = table({ me: { ready: 1, slots: ['expansion-of-the-universe'] } })
    rich.do('discharge:expansion-of-the-universe')
    expect(rich.reserve('H')).toBe(2)
  })

  test('C17.3 Black Hole: exactly two standard stars, or the only one', () => {
    const t = table({ me: { ready: 1, slots: ['black-hole'], stars: { S01: 'H', S02: 'O', S03: 'C', S04: '*H' } } })
    t.do('discharge:black-hole', 'flip:S03')
    expect([t.legal(), t.score(), t.refusal('stop')]).toEqual([['flip:S01', 'flip:S02'], 0, 'finish-first C9.9'])
    t.do('flip:S01')
    expect([t.allStars(), t.score()]).toEqual(['S01:*H S02:O S03:*C S04:*H', 3])
    const single = table({ me: { ready: 1, slots: ['black-hole'], stars: { S01: 'H' } } })
    single.do('discharge:black-hole')
    expect([single.allStars(), single.score()]).toEqual(['S01:*H', 3])
    expect(table({ me: { ready: 1, slots: ['black-hole'] } }).refusal('discharge:black-hole')).toBe('no-effect C17.3')
  })

  test('C17.4 Event Horizon: a supernova unit or piece; growth 2 or 2 proto, no mix', () => {
    const me: Given = {
      slots: ['event-horizon'],
      hand: { light: 1 },
      tracks: { supernova: 1 },
      stars: { S01: '*O', S02: 'H' },
    }
    const unit = table({ me })
    unit.do('activate:event-horizon')
    expect(unit.legal()).toEqual(['pay-unit', 'discard-star:S01'])
    expect(unit.refusal('discard-star:S02')).toBe('not-a-supernova C17.4')
    unit.do('pay-unit')
    expect(unit.legal()).toEqual(['option:growth', 'option:proto-life'])
    unit.do('option:growth')
    expect([unit.me.growing, unit.me.reserveProto, unit.track('supernova'), unit.allStars()]).toEqual([
      2,
      0,
      0,
      'S01:*O S02:H',
    ])
    const piece = table({ me })
    const oxygen = piece.supply('O')
    piece.do('activate:event-horizon', 'discard-star:S01', 'option:proto-life')
    expect([piece.me.growing, piece.me.reserveProto, piece.track('supernova'), piece.supply('O')]).toEqual([
      0,
      2,
      1,
      oxygen + 1,
    ])
    const neither = table({ me: { slots: ['event-horizon'], hand: { light: 1 }, stars: { S01: 'H' } } })
    expect(neither.refusal('activate:event-horizon')).toBe('cannot-pay-pieces C17.4')
    // Without life in the supply the second option could do nothing and is not offered: growth follows at once.
    const dry = table({
      me: { slots: ['event-horizon'], hand: { light: 1 }, tracks: { supernova: 1 } },
      supply: { life: 0 },
    })
    dry.do('activate:event-horizon')
    expect([dry.me.growing, dry.ask()]).toEqual([2, 'menu'])
  })
})

describe('C17 cards that give growth', () => {
  test.each([
    ['C17.5 The Fourth Dimension', 'fourth-dimension', { time: 1 }, 0, 1],
    ['C17.6 Special Relativity', 'special-relativity', { chemistry: 2 }, 0, 2],
    ['C17.7 Quasar', 'quasar', { light: 1 }, 1, 1],
    ['C17.20 Time Dilation', 'time-dilation', { light: 1 }, 0, 1],
    ['C17.30 Pulsar', 'pulsar', { gravity: 1 }, 1, 2],
  ] as const)('%s: growth for its exact price', (_, card, hand, graviton, growth) => {
    const t = table({ me: { slots: [card], hand, tracks: { graviton } } })
    t.do(`activate:${card}`)
    expect([t.me.growing, t.handSize(), t.track('graviton'), t.ask()]).toEqual([growth, 0, 0, 'menu'])
    const [kind = 'light', count = 1] = Object.entries(hand)[0] ?? []
    const other = kind === 'light' ? 'time' : 'light'
    // One card too few, and for named kinds the wrong kind, do not pay.
    const short = table({ me: { slots: [card], hand: { [kind]: count - 1 }, tracks: { graviton } } })
    expect(short.refusal(`activate:${card}`)).toMatch(/^cannot-pay-cards/)
    const wrong = table({ me: { slots: [card], hand: { [other]: count }, tracks: { graviton } } })
    const generic = card === 'quasar' || card === 'special-relativity'
    expect(wrong.refusal(`activate:${card}`) === 'legal').toBe(generic)
    if (graviton > 0)
      expect(table({ me: { slots: [card], hand } }).refusal(`activate:${card}`)).toMatch(/^cannot-pay-track/)
    if (card === 'special-relativity') {
      expect(table({ me: { slots: [card], hand: { light: 1, time: 1 } } }).refusal(`activate:${card}`)).toMatch(
        /^cannot-pay-cards/,
      )
    }
  })

  test.each([
    ['C17.8 Nuclear Fusion', 'nuclear-fusion', 1, 0],
    ['C17.24 Nuclear Fission', 'nuclear-fission', 2, 1],
  ] as const)('%s: a standard star for one of any element', (_, card, time, growth) => {
    const t = table({
      me: { slots: [card], hand: { time }, stars: { S01: 'O', S02: '*H', S05: 'H' } },
      supply: { O: 0, He: 0, C: 0, H: 0 },
    })
    t.do(`activate:${card}`)
    expect(t.legal()).toEqual(['discard-star:S01', 'discard-star:S05'])
    expect(t.refusal('discard-star:S02')).toBe('already-supernova C12.2')
    t.do('discard-star:S01')
    // The star just returned is the only one in the supply, so it is gained again at once.
    expect([t.reserve('O'), t.star('S01'), t.me.growing, t.handSize()]).toEqual([1, '', growth, 0])
    const choice = table({ me: { slots: [card], hand: { time }, stars: { S01: 'O' } } })
    choice.do(`activate:${card}`)
    expect(choice.legal()).toEqual(['element:H', 'element:He', 'element:O', 'element:C'])
    choice.do('element:C')
    expect([choice.reserve('C'), choice.allStars(), choice.me.growing]).toEqual([1, '', growth])
    expect(
      table({ me: { slots: [card], hand: { light: 9 }, stars: { S01: 'O' } } }).refusal(`activate:${card}`),
    ).toMatch(/^cannot-pay/)
  })
})

describe('C17 chemistry cards', () => {
  test('C17.9 Genetic Drift: move one proto, then stabilise that token', () => {
    const t = table({ me: { slots: ['genetic-drift'], hand: { time: 1 }, life: { L02: 'p', L12: 'p', L30: 's' } } })
    t.do('activate:genetic-drift')
    expect(t.legal()).toEqual(['move-life:L02', 'move-life:L12'])
    expect(t.refusal('move-life:L30')).toBe('no-proto-there C17.9')
    t.do('move-life:L12', 'to-side:L23')
    expect(t.allLife()).toBe('L02p L23s L30s')
  })

  test('C17.10 Ionizing Radiation: one supernova, every proto touching it', () => {
    const t = table({
      me: {
        slots: ['ionizing-radiation'],
        hand: { time: 1 },
        stars: { S01: '*H', S12: '*C', S30: '*H', S05: 'O' },
        life: { L01: 'p', L03: 'p', L23: 'p', L10: 'p' },
      },
    })
    t.do('activate:ionizing-radiation')
    expect(t.legal()).toEqual(['irradiate:S01', 'irradiate:S12'])
    expect(t.refusal('irradiate:S30')).toBe('nothing-touches-it C17.10')
    expect(t.refusal('irradiate:S05')).toBe('not-a-supernova C17.10')
    t.do('irradiate:S01')
    expect(t.allLife()).toBe('L01s L03s L10p L23p')
    const none = table({
      me: { slots: ['ionizing-radiation'], hand: { time: 1 }, stars: { S01: '*H' }, life: { L01: 's', L44: 'p' } },
    })
    expect(none.refusal('activate:ionizing-radiation')).toBe('no-effect C17.10')
  })

  test('C17.11 Evolution: three stable for a second life form where exactly one lies', () => {
    const me: Given = {
      slots: ['evolution'],
      hand: { light: 1 },
      life: { L01: 's', L02: 's', L03: 's', L04: 's', L05: 'p' },
      tiles: { N01: 'NB1-01!', N02: 'NB2-01!', N03: 'NB3-01!', N04: 'NB1-02!' },
      forms: { N01: ['LF1-01'], N02: ['LF1-02'], N03: ['LF1-03', 'LF1-04'] },
    }
    const t = table({ me, lifeForms: ['LF2-01', 'LF2-02'] })
    t.do('activate:evolution', 'discard-life:L01', 'discard-life:L02')
    expect(t.refusal('discard-life:L05')).toBe('wrong-life C16.3')
    t.do('discard-life:L04')
    expect(t.legal()).toEqual(['create-life-form:N01', 'create-life-form:N02'])
    expect([t.refusal('create-life-form:N03'), t.refusal('create-life-form:N04')]).toEqual([
      'not-one-life-form C17.11',
      'not-one-life-form C17.11',
    ])
    expect(t.do('create-life-form:N02').barrier).toBe(true)
    expect([t.me.forms.slice(0, 6), t.allLife()]).toEqual([[0, -1, 1, 8, 2, 3], 'L03s L05p'])
    expect(table({ me: { ...me, life: { L01: 's', L02: 's' } } }).refusal('activate:evolution')).toBe(
      'cannot-pay-pieces C17.11',
    )
    expect(table({ me: { ...me, forms: {} } }).refusal('activate:evolution')).toBe('no-effect C17.11')
    expect(table({ me, lifeForms: [] }).refusal('activate:evolution')).toBe('no-effect C17.11')
  })

  test.each([
    ['C17.12 Abiogenesis', 'abiogenesis'],
    ['C17.18 Amino Acids', 'amino-acids'],
  ] as const)('%s: one chemistry card for a stable anywhere', (_, card) => {
    const t = table({ me: { slots: [card], hand: { chemistry: 1, light: 3 }, life: { L02: 's' } } })
    t.do(`activate:${card}`)
    expect(t.legal('to-side')).toHaveLength(47)
    t.do('to-side:L44')
    expect([t.allLife(), t.hand('chemistry'), t.hand('light')]).toEqual(['L02s L44s', 0, 3])
    expect(t.refusal(`activate:${card}`)).toMatch(/^cannot-pay-cards/)
    const empty = table({ me: { slots: [card], hand: { chemistry: 1 } }, supply: { life: 0 } })
    expect(empty.refusal(`activate:${card}`)).toMatch(/^no-effect/)
    const full = table({ me: { slots: [card], hand: { chemistry: 1 }, life: allLife('s') } })
    expect(full.refusal(`activate:${card}`)).toMatch(/^no-effect/)
  })
})

describe('C17 chemistry cards that act on proto life', () => {
  test('CS27 C17.13 Survival of the Fittest with two proto, with one, with four', () => {
    const me: Given = { slots: ['survival-of-the-fittest'], hand: { light: 1 } }
    const two = table({ me: { ...me, life: { L02: 'p', L01: 'p' } } })
    two.do('activate:survival-of-the-fittest', 'discard-life:L02')
    expect([two.allLife(), two.ask()]).toEqual(['L01s', 'menu'])
    expect(table({ me: { ...me, life: { L02: 'p' } } }).refusal('activate:survival-of-the-fittest')).toBe(
      'no-effect C17.13',
    )
    const four = table({ me: { ...me, life: { L01: 'p', L02: 'p', L03: 'p', L04: 'p' } } })
    four.do('activate:survival-of-the-fittest', 'discard-life:L04')
    expect(four.refusal('stop')).toBe('at-least-one C16.7')
    four.do('stabilise:L01')
    expect(four.legal()).toEqual(['stabilise:L02', 'stabilise:L03', 'stop'])
    four.do('stop')
    expect(four.allLife()).toBe('L01s L02p L03p')
    const both = table({ me: { ...me, life: { L01: 'p', L02: 'p', L03: 'p', L04: 'p' } } })
    both.do('activate:survival-of-the-fittest', 'discard-life:L04', 'stabilise:L01', 'stabilise:L03')
    expect([both.allLife(), both.ask()]).toEqual(['L01s L02p L03s', 'menu'])
  })

  test('C17.14 Speciation: a proto next to own stable', () => {
    const t = table({ me: { slots: ['speciation'], hand: { light: 1 }, life: { L44: 's', L02: 'p' } } })
    t.do('activate:speciation')
    expect(t.legal()).toEqual(['to-side:L32', 'to-side:L38', 'refuse'])
    expect(t.refusal('to-side:L01')).toBe('not-next-to-stable C17.14')
    t.do('to-side:L38')
    expect(t.allLife()).toBe('L02p L38p L44s')
    const none = table({ me: { slots: ['speciation'], hand: { light: 1 }, life: { L02: 'p' } } })
    expect(none.refusal('activate:speciation')).toBe('no-effect C17.14')
  })

  test.each([
    ['C17.15 Photosynthesis', 'photosynthesis', 'C', 'O'],
    ['C17.16 Water-Rich Comets', 'water-rich-comets', 'O', 'C'],
  ] as const)('%s: every proto touching standard %s stars', (_, card, element, other) => {
    const life = { L01: 'p', L02: 'p', L23: 'p', L44: 'p', L20: 'p' } as const
    const t = table({
      me: {
        slots: [card],
        hand: { light: 1 },
        stars: { S01: element, S12: element, S33: other, S09: `*${element}` },
        life,
      },
    })
    t.do(`activate:${card}`)
    expect(t.allLife()).toBe('L01s L02s L20p L23s L44p')
    const none = table({ me: { slots: [card], hand: { light: 1 }, stars: { S01: other }, life } })
    expect(none.refusal(`activate:${card}`)).toMatch(/^no-effect/)
  })
})

describe('C17 light cards', () => {
  test('C17.17 Molecular Cloud: two light cards for an H star', () => {
    const t = table({ me: { slots: ['molecular-cloud'], hand: { light: 3, time: 5 } } })
    t.do('activate:molecular-cloud')
    expect([t.reserve('H'), t.hand('light'), t.hand('time')]).toEqual([1, 1, 5])
    expect(t.refusal('activate:molecular-cloud')).toBe('cannot-pay-cards C17.17')
    const dry = table({ me: { slots: ['molecular-cloud'], hand: { light: 2 } }, supply: { H: 0 } })
    expect(dry.refusal('activate:molecular-cloud')).toBe('no-effect C17.17')
  })

  test('C17.19 Speed of Light: five of a kind for 6 points and a star', () => {
    const t = table({ me: { slots: ['speed-of-light'], hand: { time: 5, light: 6, gravity: 4 } } })
    t.do('activate:speed-of-light')
    expect(t.legal()).toEqual(['pay:light', 'pay:time'])
    t.do('pay:time', 'element:He')
    expect([t.score(), t.reserve('He'), t.hand('time'), t.me.points[3]]).toEqual([6, 1, 0, 6])
    const dry = table({ me: { slots: ['speed-of-light'], hand: { time: 5 } }, supply: { H: 0, He: 0, O: 0, C: 0 } })
    dry.do('activate:speed-of-light')
    expect([dry.score(), dry.ask()]).toEqual([6, 'menu'])
  })

  test.each([
    ['C17.21 delta', 'relativity-delta', 'time', ['S01', 'S02', 'S20', 'S10'], ['S03', 'S12', 'S27']],
    ['C17.22 psi', 'relativity-psi', 'gravity', ['S01', 'S02', 'S12', 'S17'], ['S04', 'S20', 'S29']],
    ['C17.23 phi', 'relativity-phi', 'chemistry', ['S01', 'S03', 'S19', 'S30'], ['S02', 'S12', 'S20']],
  ] as const)(
    '%s Relativity: a star of any element in its sector, border included',
    (_, card, kind, inside, outside) => {
      const t = table({ me: { slots: [card], hand: { [kind]: 2 } } })
      t.do(`activate:${card}`, 'element:C')
      for (const corner of inside) expect(t.refusal(`to-corner:${corner}`), corner).toBe('legal')
      for (const corner of outside) expect(t.refusal(`to-corner:${corner}`), corner).toBe('outside-sector C2.5')
      t.do(`to-corner:${inside[3]}`)
      expect([t.star(inside[3]), t.handSize(), t.reserve('C')]).toEqual(['C', 0, 0])
      const wrong = kind === 'time' ? 'gravity' : 'time'
      expect(table({ me: { slots: [card], hand: { [wrong]: 5 } } }).refusal(`activate:${card}`)).toMatch(
        /^cannot-pay-cards/,
      )
      const dry = table({ me: { slots: [card], hand: { [kind]: 2 } }, supply: { H: 0, He: 0, O: 0, C: 0 } })
      expect(dry.refusal(`activate:${card}`)).toMatch(/^no-effect/)
    },
  )

  test('C17.21 with every corner of the sector taken it cannot be used', () => {
    const probe = table({ me: { slots: ['relativity-delta'], hand: { time: 2 } } })
    probe.do('activate:relativity-delta', 'element:H')
    const delta = probe.legal('to-corner').map((id) => id.slice(-3))
    const t = table({
      me: { slots: ['relativity-delta'], hand: { time: 2 }, stars: Object.fromEntries(delta.map((id) => [id, 'H'])) },
    })
    expect(t.refusal('activate:relativity-delta')).toBe('no-effect C17.21')
  })
})

describe('C17 gravity cards', () => {
  test('C17.25 Binary Star: flip a supernova back, then move that star', () => {
    const t = table({
      me: {
        slots: ['binary-star'],
        hand: { light: 1 },
        tracks: { graviton: 1 },
        stars: { S01: '*O', S05: '*C', S02: 'H' },
      },
    })
    t.do('activate:binary-star')
    expect(t.legal()).toEqual(['flip:S01', 'flip:S05'])
    expect(t.refusal('flip:S02')).toBe('not-a-supernova C17.25')
    t.do('flip:S01')
    expect([t.star('S01'), t.ask()]).toEqual(['O', 'move-star-to'])
    t.do('to-corner:S04')
    expect([t.allStars(), t.track('graviton')]).toEqual(['S02:H S04:O S05:*C', 0])
    const none = table({
      me: { slots: ['binary-star'], hand: { light: 1 }, tracks: { graviton: 1 }, stars: { S02: 'H' } },
    })
    expect(none.refusal('activate:binary-star')).toBe('no-effect C17.25')
  })

  test('C17.26 Core Collapse: a card and a graviton flip one star', () => {
    const t = table({
      me: { slots: ['core-collapse'], hand: { light: 1 }, tracks: { graviton: 1 }, stars: { S01: 'O', S02: 'H' } },
    })
    t.do('activate:core-collapse', 'flip:S02')
    expect([t.allStars(), t.track('graviton'), t.handSize()]).toEqual(['S01:O S02:*H', 0, 0])
  })

  test('C17.27 Stardust: draw a size 1 tile, or replace an unfinished one by the top of size 2', () => {
    const me: Given = {
      slots: ['stardust'],
      hand: { light: 1 },
      tiles: { N01: 'NB1-01', N04: 'NB1-02!', N05: 'NB1-03', N06: 'NB2-01' },
    }
    const draw = table({ me, stacks: { 1: ['NB1-09', 'NB1-10'] } })
    draw.do('activate:stardust')
    expect(draw.legal()).toEqual(['option:draw-nebula', 'option:replace-nebula'])
    expect(draw.do('option:draw-nebula').barrier).toBe(true)
    expect([draw.me.reserveTiles, draw.stack(1)]).toEqual([[8], ['NB1-10']])
    const replace = table({ me, stacks: { 2: ['NB2-09', 'NB2-10'] } })
    replace.do('activate:stardust', 'option:replace-nebula')
    expect(replace.legal()).toEqual(['replace-nebula:N01', 'replace-nebula:N05'])
    expect([replace.refusal('replace-nebula:N04'), replace.refusal('replace-nebula:N06')]).toEqual([
      'not-replaceable C17.27',
      'not-replaceable C17.27',
    ])
    expect(replace.do('replace-nebula:N05').barrier).toBe(true)
    expect([replace.tile('N05'), replace.stack(2), replace.stack(1).at(-1)]).toEqual(['NB2-09', ['NB2-10'], 'NB1-03'])
    const none = table({ me, stacks: { 1: [], 2: [] } })
    expect(none.refusal('activate:stardust')).toBe('no-effect C17.27')
    // With the size 1 stack empty only replacing is left and is not asked for.
    const only = table({ me, stacks: { 1: [] } })
    only.do('activate:stardust')
    expect(only.ask()).toBe('replace')
  })

  test('C17.28 Shooting Star: a star, supernova or unfinished nebula to any empty space of its type', () => {
    const me: Given = {
      slots: ['shooting-star'],
      hand: { gravity: 1 },
      stars: { S01: 'H', S02: '*O' },
      tiles: { N01: 'NB1-01' },
    }
    const t = table({ me })
    t.do('activate:shooting-star')
    expect(t.legal()).toEqual(['lift-star:S01', 'lift-star:S02', 'lift-nebula:N01'])
    t.do('lift-star:S02')
    expect(t.legal()).toHaveLength(35)
    expect(t.refusal('to-corner:S01')).toBe('corner-occupied C17.28')
    t.do('to-corner:S37')
    expect(t.allStars()).toBe('S01:H S37:*O')
    const tile = table({ me })
    tile.do('activate:shooting-star', 'lift-nebula:N01')
    expect(tile.refusal('to-hex:N01')).toBe('hex-occupied C17.28')
    tile.do('to-hex:N12')
    expect([tile.tile('N01'), tile.tile('N12'), tile.allStars()]).toEqual(['', 'NB1-01', 'S01:H S02:*O'])
    expect(table({ me: { ...me, hand: { light: 3 } } }).refusal('activate:shooting-star')).toBe(
      'cannot-pay-cards C17.28',
    )
  })

  test('C17.29 Solar Wind: flip a star, then stabilise every proto touching it', () => {
    const me: Given = {
      slots: ['solar-wind'],
      hand: { chemistry: 2 },
      stars: { S01: 'H', S12: 'O' },
      life: { L01: 'p', L02: 'p', L44: 'p' },
    }
    const t = table({ me })
    t.do('activate:solar-wind', 'flip:S01')
    expect([t.allStars(), t.allLife()]).toEqual(['S01:*H S12:O', 'L01s L02s L44p'])
    const quiet = table({ me })
    quiet.do('activate:solar-wind', 'flip:S12')
    expect([quiet.allStars(), quiet.allLife()]).toEqual(['S01:H S12:*O', 'L01p L02p L44p'])
    expect(table({ me: { ...me, hand: { light: 2 } } }).refusal('activate:solar-wind')).toBe('cannot-pay-cards C17.29')
  })

  test('C17.31 White Dwarf: flip a star, then growth 1; without a standard star only the growth', () => {
    const t = table({ me: { slots: ['white-dwarf'], hand: { time: 4 }, stars: { S01: 'H', S02: 'C' } } })
    t.do('activate:white-dwarf')
    expect(t.me.growing).toBe(0)
    t.do('flip:S02')
    expect([t.allStars(), t.me.growing]).toEqual(['S01:H S02:*C', 1])
    const none = table({ me: { slots: ['white-dwarf'], hand: { time: 2 }, stars: { S01: '*H' } } })
    none.do('activate:white-dwarf')
    expect([none.me.growing, none.hand('time')]).toEqual([1, 0])
  })
})

describe('C17 Wormhole', () => {
  test('C17.32 Wormhole: a stable pays; up to three tokens of one type, one after the other, anywhere empty', () => {
    const me: Given = {
      slots: ['wormhole'],
      hand: { light: 1 },
      life: { L01: 's', L02: 's', L03: 's', L04: 'p', L05: 'p' },
    }
    const t = table({ me })
    t.do('activate:wormhole', 'discard-life:L01')
    expect(t.legal()).toEqual(['option:move-proto', 'option:move-stable'])
    t.do('option:move-stable')
    expect(t.legal()).toEqual(['lift-life:L02', 'lift-life:L03'])
    expect(t.refusal('lift-life:L04')).toBe('wrong-life C17.32')
    t.do('lift-life:L02')
    expect(t.refusal('to-side:L03')).toBe('side-occupied C17.32')
    // The space of the token that paid is free.
    t.do('to-side:L01')
    expect(t.legal()).toEqual(['lift-life:L03', 'stop'])
    expect(t.refusal('lift-life:L01')).toBe('relocated-already C17.32')
    // Both stable tokens have been relocated: there is nothing more to ask.
    t.do('lift-life:L03', 'to-side:L02')
    expect([t.ask(), t.allLife()]).toEqual(['menu', 'L01s L02s L04p L05p'])
    const three = table({ me: { ...me, life: { ...me.life, L06: 'p', L07: 'p' } } })
    three.do('activate:wormhole', 'discard-life:L01', 'option:move-proto')
    // A token may go where another one lay, which does not make it the other one.
    three.do('lift-life:L04', 'to-side:L40', 'lift-life:L05', 'to-side:L04')
    expect(three.legal()).toEqual(['lift-life:L06', 'lift-life:L07', 'stop'])
    three.do('lift-life:L06', 'to-side:L42')
    expect([three.ask(), three.allLife()]).toEqual(['menu', 'L02s L03s L04p L07p L40p L42p'])
    const enough = table({ me })
    enough.do('activate:wormhole', 'discard-life:L01', 'option:move-proto', 'lift-life:L04', 'to-side:L40', 'stop')
    expect(enough.ask()).toBe('menu')
    // Only proto left after payment: the type is not asked for.
    const one = table({ me: { ...me, life: { L01: 's', L04: 'p', L05: 'p' } } })
    one.do('activate:wormhole')
    expect(one.legal()).toEqual(['lift-life:L04', 'lift-life:L05'])
    // One token: it is lifted without a question, and put down once.
    const alone = table({ me: { ...me, life: { L01: 's', L04: 'p' } } })
    alone.do('activate:wormhole', 'to-side:L40')
    expect([alone.ask(), alone.allLife()]).toEqual(['menu', 'L40p'])
    expect(table({ me: { ...me, life: { L04: 'p' } } }).refusal('activate:wormhole')).toBe('cannot-pay-pieces C17.32')
  })

  test('C17.32 in version 1 Wormhole may relocate the same token again', () => {
    const t = table({ version: 1, me: { slots: ['wormhole'], hand: { light: 1 }, life: { L01: 's', L04: 'p' } } })
    t.do('activate:wormhole', 'to-side:L40', 'lift-life:L40', 'to-side:L41', 'lift-life:L41', 'to-side:L42')
    expect([t.ask(), t.allLife()]).toEqual(['menu', 'L42p'])
  })
})
