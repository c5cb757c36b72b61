import { gain } from './effects.ts'
import type { Amounts, Star, StarClass, StarSystem } from './types.ts'

/** Points by class (H11.1), in the order of the piles. */
export const classes: readonly { readonly id: StarClass; readonly points: number }[] = [
  { id: 'supergiant', points: 4 },
  { id: 'giant', points: 3 },
  { id: 'mainSequence', points: 2 },
  { id: 'whiteDwarf', points: 1 },
]

/** Systems (H11.2, H11.3). */
export const systems: readonly StarSystem[] = [
  { id: 'capella', kind: 'binary', members: ['capella_a', 'capella_b'], bonus: 1 },
  { id: 'izar', kind: 'binary', members: ['izar_a', 'izar_b'], bonus: 1 },
  { id: 'sirius', kind: 'binary', members: ['sirius_a', 'sirius_b'], bonus: 1 },
  { id: 'procyon', kind: 'binary', members: ['procyon_a', 'procyon_b'], bonus: 1 },
  { id: 'keid', kind: 'triple', members: ['keid_a', 'keid_b', 'keid_c'], bonus: 2 },
  { id: 'regulus', kind: 'binary', members: ['regulus_a', 'regulus_b'], bonus: 1 },
  { id: 'cyg61', kind: 'binary', members: ['cyg61_a', 'cyg61_b'], bonus: 1 },
]

/** Mass, radius, temperature and luminosity: in suns, the temperature in kelvins. */
type Readings = readonly [mass: number, radius: number, temperature: number, luminosity: number]

/** What the combat diagrams say, as it is stored on the card. */
type Tenths = readonly [attack: number, defence: number]

type Printed = readonly [id: string, spectralType: string, constellation: string, readings: Readings, tenths: Tenths]

function card(starClass: StarClass, highlighted: Star['highlighted'], printed: Printed): Omit<Star, 'cost'> {
  const [id, spectralType, constellation, readings, tenths] = printed
  const [mass, radius, temperature, luminosity] = readings
  const [attackTenths, defenceTenths] = tenths
  return {
    id,
    class: starClass,
    points: classes.find((each) => each.id === starClass)?.points ?? 0,
    spectralType,
    constellation,
    mass: { value: mass, unit: 'Msun' },
    radius: { value: radius, unit: 'Rsun' },
    temperature: { value: temperature, unit: 'K' },
    luminosity: { value: luminosity, unit: 'Lsun' },
    highlighted,
    attackTenths,
    defenceTenths,
  }
}

/** A star that produces, with the highlighted parameter before its readings. */
const producer =
  (starClass: StarClass) =>
  (
    id: string,
    spectralType: string,
    constellation: string,
    highlighted: 'mass' | 'radius',
    readings: Readings,
    tenths: Tenths,
    cost: Amounts,
    production: Amounts,
  ): Star => {
    const system = systems.find(({ members }) => members.includes(id))?.id
    return {
      ...card(starClass, [highlighted], [id, spectralType, constellation, readings, tenths]),
      cost,
      production,
      ...(system === undefined ? {} : { system }),
    }
  }

const giant = producer('giant')
const mainSequence = producer('mainSequence')
const whiteDwarf = producer('whiteDwarf')

const bursts = {
  antares: { here: gain({ He: 4 }), near: gain({ He: 3 }) },
  betelgeuse: { here: gain({ C: 2 }), near: gain({ C: 1 }) },
  rigel: { here: gain({ H: 8 }), near: gain({ H: 5 }) },
  deneb: { here: { op: 'drawEvents', count: 2 }, near: { op: 'drawEvents', count: 1 } },
  polaris: { here: gain({ H: 4, He: 2 }), near: gain({ H: 2, He: 1 }) },
  mirfak: { here: gain({ C: 1, O: 1 }), near: gain({ C: 1 }) },
  alnilam: { here: gain({ H: 6 }), near: { op: 'lose', who: 'self', elements: { H: 3 } } },
  garnet_star: { here: gain({ Si: 1 }), near: gain({ O: 1 }) },
} as const

/** A supergiant produces nothing and bursts when it is created (H4.2). */
function supergiant(
  id: keyof typeof bursts,
  spectralType: string,
  constellation: string,
  readings: Readings,
  tenths: Tenths,
  cost: Amounts,
): Star {
  const printed: Printed = [id, spectralType, constellation, readings, tenths]
  return { ...card('supergiant', ['mass', 'radius'], printed), cost, burst: bursts[id] }
}

/** The 42 star cards. */
export const stars: readonly Star[] = [
  supergiant('antares', 'M1.5Iab', 'Sco', [12, 883, 3400, 57500], [7, 25], { H: 9, He: 5, C: 2, O: 2, Si: 1 }),
  supergiant('betelgeuse', 'M2Iab', 'Ori', [11.6, 887, 3590, 126000], [7, 25], { H: 5, He: 3, C: 1, O: 1, Fe: 1 }),
  supergiant('rigel', 'B8Ia', 'Ori', [23, 78.9, 12100, 120000], [12, 30], { H: 13, He: 6, C: 2, O: 1, Si: 1 }),
  supergiant('deneb', 'A2Ia', 'Cyg', [19, 203, 8530, 196000], [10, 29], { H: 11, He: 6, C: 2, O: 1, Si: 1 }),
  supergiant('polaris', 'F7Ib', 'UMi', [5.4, 37.5, 6020, 1260], [13, 19], { H: 11, He: 6, C: 3, O: 2 }),
  supergiant('mirfak', 'F5Ib', 'Per', [8.5, 68, 6350, 7000], [12, 23], { H: 11, He: 5, C: 3, O: 1, Si: 1 }),
  supergiant('alnilam', 'B0Ia', 'Ori', [34.6, 24, 27000, 275000], [14, 33], { H: 17, He: 8, C: 2, O: 1 }),
  supergiant('garnet_star', 'M2Ia', 'Cep', [19.2, 1260, 3750, 283000], [6, 29], { H: 3, He: 3, C: 1, O: 1, Fe: 1 }),
  giant('capella_a', 'K0III', 'Aur', 'radius', [2.47, 11.87, 4920, 79.5], [15, 0], { H: 14, He: 6, C: 3 }, { C: 1 }),
  giant('capella_b', 'G1III', 'Aur', 'radius', [2.44, 8.75, 5680, 72.1], [15, 0], { H: 16, He: 6, C: 2 }, { He: 1 }),
  giant('bellatrix', 'B2III', 'Ori', 'radius', [8.6, 5.75, 22000, 9210], [15, 0], { H: 18, He: 6, C: 1 }, { He: 1 }),
  giant('mirzam', 'B1II-III', 'CMa', 'radius', [13.5, 9.7, 25000, 26600], [15, 0], { H: 18, He: 7, C: 1 }, { He: 2 }),
  giant('arcturus', 'K1.5III', 'Boo', 'mass', [1.08, 25.4, 4290, 170], [0, 8], { H: 11, He: 5, C: 4 }, { C: 1 }),
  giant('aldebaran', 'K5III', 'Tau', 'mass', [1.7, 44.2, 3910, 425], [0, 10], { H: 12, He: 6, C: 3 }, { C: 1 }),
  giant('pollux', 'K0III', 'Gem', 'radius', [1.91, 9.06, 4590, 32.7], [15, 0], { H: 14, He: 4, C: 2, O: 1 }, { He: 1 }),
  giant('mira', 'M7IIIe', 'Cet', 'mass', [1.18, 332, 3000, 8400], [0, 9], { H: 11, He: 4, C: 3, O: 1 }, { C: 1 }),
  giant('izar_a', 'K0II-III', 'Boo', 'mass', [4.6, 33, 4550, 501], [0, 17], { H: 15, He: 6, C: 3 }, { C: 1 }),
  giant('alcyone', 'B7III', 'Tau', 'mass', [6, 9.3, 12300, 2030], [0, 20], { H: 19, He: 5, C: 1 }, { He: 1 }),
  giant(
    'scheat',
    'M2.5II-III',
    'Peg',
    'radius',
    [2.1, 95, 3690, 1500],
    [11, 0],
    { H: 10, He: 5, C: 3, O: 1 },
    { C: 1 },
  ),
  giant('dubhe', 'K0III', 'UMa', 'radius', [4.25, 30, 4660, 316], [14, 0], { H: 14, He: 5, C: 2, O: 1 }, { He: 2 }),
  mainSequence('altair', 'A7V', 'Aql', 'radius', [1.79, 1.83, 7700, 10.6], [12, 0], { H: 15, He: 4 }, { He: 1 }),
  mainSequence('vega', 'A0V', 'Lyr', 'radius', [2.14, 2.36, 9600, 40.1], [13, 0], { H: 16, He: 4 }, { He: 1 }),
  mainSequence('sirius_a', 'A1V', 'CMa', 'mass', [2.02, 1.71, 9940, 25.4], [0, 11], { H: 16, He: 5 }, { He: 1 }),
  mainSequence('procyon_a', 'F5IV-V', 'CMi', 'radius', [1.42, 2.05, 6530, 6.93], [12, 0], { H: 15, He: 5 }, { He: 1 }),
  mainSequence('keid_a', 'K0.5V', 'Eri', 'mass', [0.84, 0.81, 5300, 0.46], [0, 7], { H: 17, He: 4 }, { H: 2 }),
  mainSequence('keid_c', 'M4.5V', 'Eri', 'radius', [0.2, 0.31, 3100, 0.008], [7, 0], { H: 15, He: 4 }, { H: 1 }),
  mainSequence('regulus_a', 'B7V', 'Leo', 'mass', [3.8, 3.09, 12500, 288], [0, 16], { H: 19, He: 4 }, { He: 1 }),
  mainSequence('cyg61_a', 'K5V', 'Cyg', 'mass', [0.7, 0.665, 4530, 0.153], [0, 6], { H: 16, He: 4 }, { H: 2 }),
  mainSequence('cyg61_b', 'K7V', 'Cyg', 'radius', [0.63, 0.595, 4080, 0.085], [9, 0], { H: 15, He: 4 }, { H: 2 }),
  mainSequence('izar_b', 'A2V', 'Boo', 'mass', [2.27, 2.7, 9010, 44.8], [0, 12], { H: 17, He: 4 }, { He: 1 }),
  mainSequence('barnard', 'M4V', 'Oph', 'radius', [0.144, 0.196, 3130, 0.0035], [6, 0], { H: 15, He: 3 }, { H: 1 }),
  mainSequence('fomalhaut', 'A3V', 'PsA', 'mass', [1.92, 1.84, 8590, 16.6], [0, 11], { H: 15, He: 4 }, { He: 1 }),
  mainSequence('alkaid', 'B3V', 'UMa', 'radius', [6.1, 3.4, 15500, 594], [14, 0], { H: 18, He: 4 }, { H: 2, He: 1 }),
  mainSequence('ran', 'K2V', 'Eri', 'mass', [0.82, 0.735, 5080, 0.34], [0, 7], { H: 16, He: 3 }, { H: 2 }),
  mainSequence('wolf_359', 'M6V', 'Leo', 'mass', [0.09, 0.16, 2800, 0.0014], [0, 1], { H: 15, He: 3 }, { H: 1 }),
  whiteDwarf('sirius_b', 'DA2', 'CMa', 'mass', [0.978, 0.0084, 25200, 0.026], [0, 8], { He: 1, C: 2, O: 1 }, { H: 1 }),
  whiteDwarf(
    'procyon_b',
    'DQZ',
    'CMi',
    'mass',
    [0.602, 0.0123, 7740, 0.00049],
    [0, 6],
    { He: 2, C: 2, O: 1 },
    { He: 1 },
  ),
  whiteDwarf('keid_b', 'DA4', 'Eri', 'mass', [0.5, 0.014, 16500, 0.013], [0, 5], { He: 1, C: 2, O: 1 }, { H: 1 }),
  whiteDwarf('regulus_b', 'pre-WD', 'Leo', 'mass', [0.31, 0.061, 20000, 0.54], [0, 4], { He: 6 }, { H: 1 }),
  whiteDwarf(
    'van_maanen',
    'DZ8',
    'Psc',
    'mass',
    [0.68, 0.011, 6220, 0.00017],
    [0, 6],
    { He: 1, C: 2, O: 1 },
    { He: 1 },
  ),
  whiteDwarf('g_29_38', 'DAV4.4', 'Psc', 'mass', [0.7, 0.01, 11800, 0.002], [0, 6], { H: 6, C: 1, O: 1 }, { H: 2 }),
  whiteDwarf('grw_70', 'DAH', 'Dra', 'mass', [1.03, 0.0086, 12500, 0.0016], [0, 8], { He: 1, O: 2 }, { H: 2 }),
]
