import { gain } from './effects.ts'
import type { Effect, Field, FieldType, Shape } from './types.ts'

/** Where the pole is, where the rings begin and end, and how far from the pole the centres of their fields lie. */
const POLE = 500
const radii = [95, 265, 460] as const
const centres = { 1: 180, 2: 362 } as const

/** A field of a ring, from one angle to another. */
function sector(
  id: string,
  type: FieldType,
  use: readonly Effect[],
  ring: 1 | 2,
  [fromDeg, toDeg]: readonly [number, number],
  neighbours: readonly string[],
): Field {
  const shape: Shape = { kind: 'sector', rInner: radii[ring === 1 ? 0 : 1], rOuter: radii[ring], fromDeg, toDeg }
  const angle = (((fromDeg + toDeg) / 2) * Math.PI) / 180
  const x = POLE + Math.round(10 * centres[ring] * Math.sin(angle)) / 10
  const y = POLE - Math.round(10 * centres[ring] * Math.cos(angle)) / 10
  return { id, type, use, start: false, ring, centre: { x, y }, shape, neighbours }
}

/** The sky map (H1.1): 19 fields around the pole. */
export const fields: readonly Field[] = [
  {
    id: 'UMi',
    type: 'decay',
    use: [{ op: 'decays', max: 2 }],
    start: true,
    ring: 0,
    centre: { x: POLE, y: POLE },
    shape: { kind: 'disc', r: radii[0] },
    neighbours: ['Cas', 'Cam', 'Lyn', 'UMa', 'Dra', 'Cep'],
  },
  sector('Cas', 'elements', [gain({ O: 1 })], 1, [345, 405], ['UMi', 'Cam', 'Cep', 'And', 'Per', 'Peg']),
  sector('Cam', 'elements', [gain({ H: 5 })], 1, [45, 105], ['UMi', 'Cas', 'Lyn', 'Per', 'Ori', 'Gem']),
  sector('Lyn', 'elements', [gain({ He: 2 })], 1, [105, 165], ['UMi', 'Cam', 'UMa', 'Gem', 'Cnc', 'Leo']),
  sector('UMa', 'event', [{ op: 'drawEvents', count: 1 }], 1, [165, 225], ['UMi', 'Lyn', 'Dra', 'Leo', 'Com', 'Boo']),
  sector('Dra', 'elements', [gain({ He: 1, C: 1 })], 1, [225, 285], ['UMi', 'UMa', 'Cep', 'Boo', 'Her', 'Lyr']),
  sector('Cep', 'elements', [gain({ H: 6 })], 1, [285, 345], ['UMi', 'Cas', 'Dra', 'Lyr', 'Cyg', 'Peg']),
  sector('And', 'event', [{ op: 'drawEvents', count: 1 }], 2, [0, 30], ['Cas', 'Per', 'Peg']),
  sector('Per', 'elements', [gain({ He: 3 })], 2, [30, 60], ['Cas', 'Cam', 'And', 'Ori']),
  sector('Ori', 'elements', [gain({ H: 8 })], 2, [60, 90], ['Cam', 'Per', 'Gem']),
  sector('Gem', 'elements', [gain({ Si: 1 })], 2, [90, 120], ['Cam', 'Lyn', 'Ori', 'Cnc']),
  sector('Cnc', 'elements', [gain({ H: 4, He: 2 })], 2, [120, 150], ['Lyn', 'Gem', 'Leo']),
  sector('Leo', 'elements', [gain({ C: 2 })], 2, [150, 180], ['Lyn', 'UMa', 'Cnc', 'Com']),
  sector('Com', 'elements', [gain({ H: 8 })], 2, [180, 210], ['UMa', 'Leo', 'Boo']),
  sector('Boo', 'elements', [gain({ He: 3 })], 2, [210, 240], ['UMa', 'Dra', 'Com', 'Her']),
  sector('Her', 'elements', [gain({ H: 4, C: 1 })], 2, [240, 270], ['Dra', 'Boo', 'Lyr']),
  sector('Lyr', 'elements', [gain({ C: 1, O: 1 })], 2, [270, 300], ['Dra', 'Cep', 'Her', 'Cyg']),
  sector(
    'Cyg',
    'fusion',
    [gain({ H: 6 }), { op: 'fusionLimit', value: 'unlimited' }],
    2,
    [300, 330],
    ['Cep', 'Lyr', 'Peg'],
  ),
  sector('Peg', 'elements', [gain({ O: 2 })], 2, [330, 360], ['Cas', 'Cep', 'And', 'Cyg']),
]

/** Where things lie on the drawn board. */
export const board = {
  width: 1620,
  height: 1000,
  sky: { x: 500, y: 500, rings: [95, 265, 460] },
  zones: {
    starPiles: [
      { cls: 'supergiant', x: 1030, y: 30, w: 130, h: 190 },
      { cls: 'giant', x: 1175, y: 30, w: 130, h: 190 },
      { cls: 'mainSequence', x: 1320, y: 30, w: 130, h: 190 },
      { cls: 'whiteDwarf', x: 1465, y: 30, w: 130, h: 190 },
    ],
    eventDeck: { x: 1030, y: 250, w: 130, h: 190 },
    pool: [
      { id: 'H', x: 1175, y: 250, w: 130, h: 90 },
      { id: 'He', x: 1317, y: 250, w: 130, h: 90 },
      { id: 'C', x: 1459, y: 250, w: 130, h: 90 },
      { id: 'O', x: 1175, y: 350, w: 130, h: 90 },
      { id: 'Si', x: 1317, y: 350, w: 130, h: 90 },
      { id: 'Fe', x: 1459, y: 350, w: 130, h: 90 },
    ],
    reactionTable: {
      x: 1030,
      y: 470,
      w: 565,
      h: 500,
      columns: [
        { kind: 'fusion', x: 1030, w: 275 },
        { kind: 'decay', x: 1320, w: 275 },
      ],
    },
  },
} as const
