import { begin, below, makeRng, silent } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { abilities } from '../components/abilities.ts'
import { effectDecisions, effectSteps } from '../rules/abilities.ts'
import {
  alwaysPossible,
  type EffectRule,
  type EffectStep,
  type Part,
  type PaymentRule,
  type Rule,
} from '../rules/rule.ts'
import { sideIds } from '../rules/tables.ts'
import type { Effect } from '../rules/tasks.ts'
import { cosmos } from '../versions.ts'
import { type Given, table } from './build.ts'

const allLife = (kind: 'p' | 's', from = 0): Record<string, 'p' | 's'> =>
  Object.fromEntries(sideIds.slice(from).map((id) => [id, kind]))

const parts: Readonly<Record<string, Part<Effect>>> = { ...effectDecisions, ...effectSteps }

test('an effect or a payment that lacks one of its parts does not compile', () => {
  const flip: Rule<'flip'> = effectDecisions.flip
  // @ts-expect-error an effect says when it is possible
  const noPossible: EffectRule<'flip'> = flip
  // @ts-expect-error an effect without a choice runs
  const noRun: EffectStep<'grow'> = { possible: alwaysPossible }
  // @ts-expect-error a payment says whether the player has it and what is lacking otherwise
  const noPrice: PaymentRule<'pay-supernova'> = { ...effectDecisions['discard-standard'] }
  // @ts-expect-error every kind of effect has its object
  const noFlip: typeof effectDecisions = { ...effectDecisions, flip: undefined }
  expect([noPossible, noRun, noPrice, noFlip]).toHaveLength(4)
})

describe('C16 abilities in general', () => {
  test('C16.1 only in one’s own crafting phase, as often as the cost can be paid', () => {
    const mine: Given = { slots: ['time-dilation'], hand: { light: 3 } }
    expect(table({ at: 'shift', me: mine }).refusal('activate:time-dilation')).toBe('shift-first C4.2')
    expect(table({ me: {}, others: [mine] }).refusal('activate:time-dilation', 1)).toBe('not-your-turn C4.1')
    const t = table({ me: mine })
    t.do('activate:time-dilation', 'activate:time-dilation', 'activate:time-dilation')
    expect([t.me.growing, t.hand('light')]).toEqual([3, 0])
    expect(t.refusal('activate:time-dilation')).toBe('cannot-pay-cards C17.20')
  })

  test('C16.2 the whole cost is paid before the effect', () => {
    const t = table({
      me: { slots: ['survival-of-the-fittest'], hand: { light: 1, time: 1 }, life: { L01: 'p', L02: 'p', L03: 'p' } },
    })
    t.do('activate:survival-of-the-fittest')
    expect(t.ask()).toBe('pay-any')
    t.do('pay:time')
    expect(t.ask()).toBe('pay-life')
    expect(t.legal()).toEqual(['discard-life:L01', 'discard-life:L02', 'discard-life:L03'])
    t.do('discard-life:L01')
    expect([t.ask(), t.allLife()]).toEqual(['stabilise', 'L02p L03p'])
  })

  test('C16.3 any, same and named cards; tracks; pieces from the galaxy; the reserve pays nothing', () => {
    const any = table({ me: { slots: ['quasar'], hand: { light: 1, gravity: 2 }, tracks: { graviton: 1 } } })
    any.do('activate:quasar')
    expect(any.legal()).toEqual(['pay:light', 'pay:gravity'])
    any.do('pay:gravity')
    expect([any.hand('gravity'), any.track('graviton'), any.me.growing]).toEqual([1, 0, 1])
    expect(any.refusal('activate:quasar')).toBe('cannot-pay-track C17.7')
    const same = table({ me: { slots: ['special-relativity'], hand: { light: 1, gravity: 2, time: 3 } } })
    same.do('activate:special-relativity')
    expect(same.legal()).toEqual(['pay:time', 'pay:gravity'])
    same.do('pay:gravity')
    expect([same.hand('gravity'), same.me.growing]).toEqual([0, 2])
    const named = table({ me: { slots: ['fourth-dimension'], hand: { light: 9 } } })
    expect(named.refusal('activate:fourth-dimension')).toBe('cannot-pay-cards C17.5')
    const reserve = table({
      me: { slots: ['survival-of-the-fittest'], hand: { light: 1 }, life: { L01: 's' }, reserve: { proto: 3 } },
    })
    expect(reserve.refusal('activate:survival-of-the-fittest')).toBe('cannot-pay-pieces C17.13')
    const wrong = table({ me: { slots: ['wormhole'], hand: { light: 1 }, life: { L01: 's', L02: 'p', L03: 's' } } })
    wrong.do('activate:wormhole')
    expect([wrong.refusal('discard-life:L02'), wrong.refusal('discard-life:L09')]).toEqual([
      'wrong-life C16.3',
      'no-life-there C16.3',
    ])
  })

  test('C16.4 no activation without any effect in the state after payment', () => {
    const one = table({ me: { slots: ['survival-of-the-fittest'], hand: { light: 1 }, life: { L01: 'p', L02: 's' } } })
    expect(one.refusal('activate:survival-of-the-fittest')).toBe('no-effect C17.13')
    const cases: [Given, string, string][] = [
      [{ slots: ['genetic-drift'], hand: { light: 1 }, life: { L01: 's' } }, 'genetic-drift', 'C17.9'],
      [
        { slots: ['core-collapse'], hand: { light: 1 }, tracks: { graviton: 1 }, stars: { S01: '*H' } },
        'core-collapse',
        'C17.26',
      ],
      [{ slots: ['wormhole'], hand: { light: 1 }, life: { L01: 's' } }, 'wormhole', 'C17.32'],
      [{ slots: ['shooting-star'], hand: { gravity: 1 }, tiles: { N01: 'NB1-01!' } }, 'shooting-star', 'C17.28'],
    ]
    for (const [me, card, rule] of cases) expect(table({ me }).refusal(`activate:${card}`)).toBe(`no-effect ${rule}`)
  })

  test('C16.4 whatever may be activated has a step that can happen: seen in a thousand random positions', () => {
    const rng = makeRng('abilities')
    let seen = 0
    for (let game = 0; seen < 1000; game++) {
      const state = begin(cosmos, { seats: 2 + (game % 3), seed: `effect ${game}` })
      for (let seats = cosmos.toAct(state); seats.length > 0; seats = cosmos.toAct(state)) {
        const seat = seats[0] ?? 0
        const legal = cosmos.legal(state, seat)
        for (const { kind, n } of legal) {
          const player = state.players[seat]
          const card = abilities[n]
          if (kind !== 'activate' || player === undefined || card === undefined) continue
          seen++
          expect(card.effect.some((part) => parts[part.kind]?.possible(state, player, part, card.cost))).toBe(true)
        }
        const action = legal[below(rng, legal.length)]
        if (action === undefined) throw new Error('no legal action')
        cosmos.apply(state, seat, action, silent)
      }
    }
  })
})

describe('C16 what abilities do', () => {
  test('C16.5 what is possible happens, the rest is lost; fusion and fission need their star', () => {
    const dwarf = table({ me: { slots: ['white-dwarf'], hand: { time: 2 } } })
    dwarf.do('activate:white-dwarf')
    expect([dwarf.me.growing, dwarf.ask()]).toEqual([1, 'menu'])
    const [fusion, fission] = (['nuclear-fusion', 'nuclear-fission'] as const).map((card) =>
      table({ me: { slots: [card], hand: { time: 2 }, stars: { S01: '*H' } } }).refusal(`activate:${card}`),
    )
    expect([fusion, fission]).toEqual(['no-effect C17.8', 'no-effect C17.24'])
  })

  test('C16.6 gains go to the reserve unless the card says where to place them', () => {
    const cloud = table({ me: { slots: ['molecular-cloud'], hand: { light: 2 } } })
    cloud.do('activate:molecular-cloud')
    expect([cloud.reserve('H'), cloud.allStars(), cloud.ask()]).toEqual([1, '', 'menu'])
    const relativity = table({ me: { slots: ['relativity-psi'], hand: { gravity: 2 } } })
    relativity.do('activate:relativity-psi', 'element:O')
    expect([relativity.reserve('O'), relativity.ask()]).toEqual([0, 'place-star'])
  })

  test('C16.7 all means all; up to means at least one', () => {
    const all = table({
      me: {
        slots: ['ionizing-radiation'],
        hand: { light: 1 },
        stars: { S01: '*H' },
        life: { L01: 'p', L02: 'p', L03: 's', L06: 'p' },
      },
    })
    all.do('activate:ionizing-radiation')
    expect(all.allLife()).toBe('L01s L02s L03s L06p')
    const upTo = table({
      me: { slots: ['wormhole'], hand: { light: 1 }, life: { L01: 's', L02: 'p', L03: 'p' } },
    })
    upTo.do('activate:wormhole')
    expect([upTo.ask(), upTo.refusal('stop')]).toEqual(['lift-life', 'at-least-one C16.7'])
    upTo.do('lift-life:L02', 'to-side:L40')
    expect(upTo.refusal('stop')).toBe('legal')
  })

  test('C16.8 a move inside an effect costs no graviton and must be made if it can', () => {
    const drift = table({
      me: { slots: ['genetic-drift'], hand: { light: 1 }, life: { L02: 'p' }, tracks: { graviton: 1 } },
    })
    drift.do('activate:genetic-drift')
    expect([drift.ask(), drift.refusal('stop'), drift.track('graviton')]).toEqual([
      'move-life-to',
      'finish-first C9.9',
      1,
    ])
    drift.do('to-side:L07')
    expect([drift.allLife(), drift.track('graviton')]).toEqual(['L07s', 1])
    // All 48 sides taken: the move is skipped and the token is stabilised where it lies.
    const life = { ...allLife('s', 1), L01: 'p' as const }
    const stuck = table({ me: { slots: ['genetic-drift'], hand: { light: 1 }, life } })
    stuck.do('activate:genetic-drift')
    expect([stuck.life('L01'), stuck.ask()]).toEqual(['s', 'menu'])
  })

  test('C16.9 effects act only on one’s own galaxy', () => {
    const t = table({
      me: { slots: ['photosynthesis'], hand: { light: 1 }, stars: { S01: 'C' }, life: { L01: 'p' } },
      others: [{ stars: { S01: 'C' }, life: { L01: 'p', L02: 'p' } }],
    })
    t.do('activate:photosynthesis')
    expect([t.allLife(0), t.allLife(1)]).toEqual(['L01s', 'L01p L02p'])
  })

  test('C16.10 new stable tokens come from the supply; proto on the board stay proto', () => {
    const t = table({ me: { slots: ['abiogenesis'], hand: { chemistry: 1 }, life: { L02: 'p' } } })
    const life = t.state.lifeSupply
    t.do('activate:abiogenesis')
    expect(t.refusal('to-side:L02')).toBe('side-occupied C2.1')
    t.do('to-side:L20')
    expect([t.allLife(), t.state.lifeSupply]).toEqual(['L02p L20s', life - 1])
  })

  test('C16.11 a card naming an element means standard stars of it, not supernovae', () => {
    const t = table({ me: { slots: ['photosynthesis'], hand: { light: 1 }, stars: { S01: '*C' }, life: { L01: 'p' } } })
    expect(t.refusal('activate:photosynthesis')).toBe('no-effect C17.15')
  })
})
