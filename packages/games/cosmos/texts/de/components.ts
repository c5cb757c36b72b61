import type { Translation } from '@orrery/kernel'
import type en from '../en/components.ts'

/** Names of everything on the table, for a gallery and for screen readers, in German. */
export default {
  elements: {
    H: 'Wasserstoff',
    He: 'Helium',
    O: 'Sauerstoff',
    C: 'Kohlenstoff',
  },
  sectors: {
    delta: 'Delta-Sektor',
    psi: 'Psi-Sektor',
    phi: 'Phi-Sektor',
  },
  tracks: {
    supernova: 'Supernova',
    dna: 'DNA',
    graviton: 'Graviton',
  },
  regulators: {
    light: 'Lichtregler',
    time: 'Zeitregler',
    gravity: 'Gravitationsregler',
    chemistry: 'Chemieregler',
  },
  nebula: 'Nebel {size}. Größe: {stars}; {points, plural, one {# Punkt} other {# Punkte}}',
  lifeForm: 'Lebewesen, Gruppe {group}: {points, plural, one {# Punkt} other {# Punkte}}',
  terms: {
    star: 'Stern',
    supernova: 'Supernova',
    nebula: 'Nebel',
    protoLife: 'Protoleben',
    stableLife: 'Entwickeltes Leben',
    lifeForm: 'Lebewesen',
    timeCrystal: 'Zeitkristall',
    timeChamber: 'Zeitkammer',
    energyCard: 'Energiekarte',
    abilityCard: 'Leistungskarte',
    goalCard: 'Zielkarte',
    darkEnergy: 'Dunkle Energie',
  },
} satisfies Translation<'de', typeof en>
