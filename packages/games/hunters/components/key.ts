/**
 * The key to the Hertzsprung-Russell diagram: which star each dot belongs to. Only the rules read it, to judge a placement
 * (H10.5); it must not reach a screen before the choice (H3.3).
 */
export const starOfDot: Readonly<Record<string, string>> = {
  d02: 'alnilam',
  d03: 'sirius_b',
  d04: 'mirzam',
  d05: 'bellatrix',
  d06: 'regulus_b',
  d07: 'keid_b',
  d08: 'alkaid',
  d10: 'regulus_a',
  d11: 'grw_70',
  d12: 'alcyone',
  d13: 'rigel',
  d14: 'g_29_38',
  d15: 'sirius_a',
  d16: 'vega',
  d17: 'izar_b',
  d18: 'fomalhaut',
  d19: 'deneb',
  d20: 'procyon_b',
  d21: 'altair',
  d23: 'procyon_a',
  d24: 'mirfak',
  d25: 'van_maanen',
  d26: 'polaris',
  d27: 'capella_b',
  d28: 'keid_a',
  d29: 'ran',
  d30: 'capella_a',
  d31: 'dubhe',
  d32: 'pollux',
  d33: 'izar_a',
  d34: 'cyg61_a',
  d35: 'arcturus',
  d36: 'cyg61_b',
  d37: 'aldebaran',
  d38: 'garnet_star',
  d39: 'scheat',
  d41: 'betelgeuse',
  d43: 'antares',
  d44: 'barnard',
  d45: 'keid_c',
  d47: 'mira',
  d48: 'wolf_359',
}

/** The real stars of the six dots that belong to no card (H10.3). */
export const extraDots: Readonly<
  Record<string, { readonly name: string; readonly temperature: number; readonly luminosity: number }>
> = {
  d01: { name: 'Zeta Ophiuchi', temperature: 34000, luminosity: 91000 },
  d09: { name: 'Achernar', temperature: 15000, luminosity: 3150 },
  d22: { name: 'Canopus', temperature: 7400, luminosity: 10700 },
  d40: { name: 'Gacrux', temperature: 3630, luminosity: 820 },
  d42: { name: 'VY Canis Majoris', temperature: 3490, luminosity: 270000 },
  d46: { name: 'Proxima Centauri', temperature: 3040, luminosity: 0.0017 },
}
