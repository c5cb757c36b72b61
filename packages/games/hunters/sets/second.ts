import { type Changes, changeSet } from '@orrery/kernel'
import { type Components, first } from './components.ts'

/**
 * What differs in the second set: prices, and one production. The rulebook fixes none of them. By the first prices giants were hardly ever made and the Garnet Star won games;
 * how these were found stands in docs/bots.md. Beside each star its whole price.
 */
const changes: Changes<Components> = {
  stars: {
    // Supergiants
    antares: { cost: { H: 7, C: 1, O: 1 } }, // 7 H 5 He 1 C 1 O 1 Si
    betelgeuse: { cost: { H: 7 } }, // 7 H 3 He 1 C 1 O 1 Fe
    rigel: { cost: { H: 10, He: 4, C: 1 } }, // 10 H 4 He 1 C 1 O 1 Si
    deneb: { cost: { H: 9, He: 4, C: 1 } }, // 9 H 4 He 1 C 1 O 1 Si
    polaris: { cost: { H: 6, He: 4, C: 2 } }, // 6 H 4 He 2 C 2 O
    mirfak: { cost: { H: 6, He: 3, C: 2 } }, // 6 H 3 He 2 C 1 O 1 Si
    alnilam: { cost: { H: 11, He: 5, C: 1 } }, // 11 H 5 He 1 C 1 O
    garnet_star: { cost: { He: 1, O: 2 } }, // 3 H 1 He 1 C 2 O 1 Fe
    // Giants
    capella_a: { cost: { H: 9, He: 5 } }, // 9 H 5 He 3 C
    capella_b: { cost: { H: 12 } }, // 12 H 6 He 2 C
    bellatrix: { cost: { H: 12 }, production: { He: 2 } }, // 12 H 6 He 1 C
    mirzam: { cost: { H: 13 } }, // 13 H 7 He 1 C
    arcturus: { cost: { H: 10, C: 3 } }, // 10 H 5 He 3 C
    aldebaran: { cost: { H: 11, He: 4 } }, // 11 H 4 He 3 C
    pollux: { cost: { H: 7 } }, // 7 H 4 He 2 C 1 O
    mira: { cost: { H: 5 } }, // 5 H 4 He 3 C 1 O
    izar_a: { cost: { H: 11, C: 2 } }, // 11 H 6 He 2 C
    alcyone: { cost: { H: 13, He: 6 } }, // 13 H 6 He 1 C
    scheat: { cost: { H: 5, C: 2 } }, // 5 H 5 He 2 C 1 O
    dubhe: { cost: { H: 8 } }, // 8 H 5 He 2 C 1 O
    // Main sequence
    vega: { cost: { H: 15 } }, // 15 H 4 He
    sirius_a: { cost: { H: 14, He: 4 } }, // 14 H 4 He
    procyon_a: { cost: { H: 14, He: 4 } }, // 14 H 4 He
    keid_a: { cost: { He: 3 } }, // 17 H 3 He
    regulus_a: { cost: { H: 14 } }, // 14 H 4 He
    cyg61_a: { cost: { H: 15 } }, // 15 H 4 He
    cyg61_b: { cost: { H: 14 } }, // 14 H 4 He
    izar_b: { cost: { H: 14 } }, // 14 H 4 He
    barnard: { cost: { H: 14, He: 4 } }, // 14 H 4 He
    fomalhaut: { cost: { H: 13, He: 5 } }, // 13 H 5 He
    alkaid: { cost: { H: 15 } }, // 15 H 4 He
    ran: { cost: { H: 15, He: 4 } }, // 15 H 4 He
    wolf_359: { cost: { H: 16 } }, // 16 H 3 He
    // White dwarfs
    sirius_b: { cost: { He: 2 } }, // 2 He 2 C 1 O
    procyon_b: { cost: { He: 3 } }, // 3 He 2 C 1 O
    regulus_b: { cost: { He: 7 } }, // 7 He
    van_maanen: { cost: { He: 2 } }, // 2 He 2 C 1 O
    g_29_38: { cost: { H: 11 } }, // 11 H 1 C 1 O
    grw_70: { cost: { He: 2 } }, // 2 He 2 O
  },
}

/** The second set: version 2 of the game. */
export const second: Components = changeSet(first, changes)
