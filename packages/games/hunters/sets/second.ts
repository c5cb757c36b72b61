import { type Changes, mergeSet } from '@orrery/kernel'
import { type Components, first } from './components.ts'

/**
 * What differs in the second set: prices, and some productions. The rulebook fixes none of them. By the first prices giants were hardly ever made and the Garnet Star won games.
 * Nearly every star asks for a mixture of its own: of stars that ask for the same, good players only ever make the cheapest. A star of a higher class lacks something that each
 * cheaper one needs, or players would always make that one on the way. How the amounts were found stands in docs/bots.md. Beside each star its whole price.
 */
export const changes: Changes<Components> = {
  stars: {
    // Supergiants
    antares: { cost: { H: 11, He: 3, O: null } }, // 11 H 3 He 2 C 1 Si
    betelgeuse: { cost: { H: 7, He: 2 } }, // 7 H 2 He 1 C 1 O 1 Fe
    rigel: { cost: { H: 16, He: 2, C: 1, O: null } }, // 16 H 2 He 1 C 1 Si
    deneb: { cost: { H: 14, He: 1, C: null, O: 2 } }, // 14 H 1 He 2 O 1 Si
    polaris: { cost: { H: 11, He: 4, C: 3, O: null } }, // 11 H 4 He 3 C
    mirfak: { cost: { H: 9, He: 6, C: 1, O: null } }, // 9 H 6 He 1 C 1 Si
    alnilam: { cost: { H: 12, He: null, C: null, O: 4 } }, // 12 H 4 O
    garnet_star: { cost: { H: 7, He: 1, C: null, O: 2 } }, // 7 H 1 He 2 O 1 Fe
    // Giants
    capella_a: { cost: { H: 13, He: 2 } }, // 13 H 2 He 3 C
    capella_b: { cost: { H: 5, C: 3 } }, // 5 H 6 He 3 C
    bellatrix: { cost: { H: 16, He: 1, C: 3 }, production: { He: 2 } }, // 16 H 1 He 3 C, produces 2 He
    mirzam: { cost: { H: 9, He: 5, C: 3 } }, // 9 H 5 He 3 C
    arcturus: { cost: { H: 3, He: 3, C: 5 } }, // 3 H 3 He 5 C
    aldebaran: { cost: { H: 6, He: 4, C: 4 } }, // 6 H 4 He 4 C
    pollux: { cost: { H: 12, He: null, C: 4, O: null } }, // 12 H 4 C
    mira: { cost: { H: 6, He: 1, C: 5, O: null } }, // 6 H 1 He 5 C
    izar_a: { cost: { H: 10, He: 1, C: 4 }, production: { C: null, He: 1 } }, // 10 H 1 He 4 C, produces 1 He
    alcyone: { cost: { H: 17, He: 1, C: null, O: 2 } }, // 17 H 1 He 2 O
    scheat: { cost: { H: 11, C: 1 } }, // 11 H 5 He 1 C 1 O
    dubhe: { cost: { H: 14, He: 1, C: null, O: 3 } }, // 14 H 1 He 3 O
    // Main sequence
    vega: { cost: { H: 18, He: 3 } }, // 18 H 3 He
    sirius_a: { cost: { H: 13, He: 4, C: 1 } }, // 13 H 4 He 1 C
    procyon_a: { cost: { H: 13 } }, // 13 H 5 He
    keid_a: { cost: { H: 20, He: 2 } }, // 20 H 2 He
    keid_c: { cost: { H: 21, He: 1 } }, // 21 H 1 He
    regulus_a: { cost: { H: 16, He: 2, O: 1 }, production: { He: null, H: 1 } }, // 16 H 2 He 1 O, produces 1 H
    cyg61_a: { cost: { H: 17, He: 3 }, production: { H: 1 } }, // 17 H 3 He, produces 1 H
    cyg61_b: { cost: { H: 14 }, production: { H: 1 } }, // 14 H 4 He, produces 1 H
    izar_b: { cost: { He: 2, C: 1 } }, // 17 H 2 He 1 C
    barnard: { cost: { H: 9, He: 6 } }, // 9 H 6 He
    fomalhaut: { cost: { H: 10, He: 6 } }, // 10 H 6 He
    alkaid: { cost: { H: 19, He: 1, C: 1 }, production: { H: null } }, // 19 H 1 He 1 C, produces 1 He
    ran: { cost: { H: 14, C: 1 } }, // 14 H 3 He 1 C
    wolf_359: { cost: { H: 12, He: 5 } }, // 12 H 5 He
    // White dwarfs
    sirius_b: { cost: { He: 2 }, production: { H: 2 } }, // 2 He 2 C 1 O, produces 2 H
    procyon_b: { cost: { He: 1, C: 3, O: null } }, // 1 He 3 C
    keid_b: { cost: { He: null, C: 3 }, production: { H: 3 } }, // 3 C 1 O, produces 3 H
    regulus_b: { production: { H: null, He: 1 } }, // 6 He, produces 1 He
    van_maanen: { cost: { C: 1, O: 2 } }, // 1 He 1 C 2 O
    g_29_38: { cost: { H: 9 } }, // 9 H 1 C 1 O
    grw_70: { cost: { He: 2 }, production: { H: null, He: 1 } }, // 2 He 2 O, produces 1 He
  },
}

/** The second set: version 2 of the game. */
export const second: Components = mergeSet(first, changes)
