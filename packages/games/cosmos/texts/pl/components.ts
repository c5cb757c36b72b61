import type { Translation } from '@orrery/kernel'
import type en from '../en/components.ts'

/** Names of everything on the table, for a gallery and for screen readers, in Polish. */
export default {
  elements: {
    H: 'wodór',
    He: 'hel',
    O: 'tlen',
    C: 'węgiel',
  },
  sectors: {
    delta: 'Sektor Δ',
    psi: 'Sektor Ψ',
    phi: 'Sektor Φ',
  },
  tracks: {
    supernova: 'supernowa',
    dna: 'DNA',
    graviton: 'grawiton',
  },
  regulators: {
    light: 'obszar regulacji światła',
    time: 'obszar regulacji czasu',
    gravity: 'obszar regulacji grawitacji',
    chemistry: 'obszar regulacji chemii',
  },
  nebula: 'Mgławica rozmiaru {size}: {stars}; {points, plural, one {# punkt} few {# punkty} other {# punktów}}',
  lifeForm: 'Zaawansowana forma życia, grupa {group}: {points, plural, one {# punkt} few {# punkty} other {# punktów}}',
  terms: {
    star: 'gwiazda',
    supernova: 'supernowa',
    nebula: 'mgławica',
    protoLife: 'protożycie',
    stableLife: 'życie stabilne',
    lifeForm: 'zaawansowana forma życia',
    timeCrystal: 'kryształ czasu',
    timeChamber: 'komora czasu',
    energyCard: 'karta energii',
    abilityCard: 'karta zdolności',
    goalCard: 'karta celu ogólnego',
    darkEnergy: 'ciemna energia',
  },
} satisfies Translation<'pl', typeof en>
