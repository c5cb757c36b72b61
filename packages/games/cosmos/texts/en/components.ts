import type { Catalogue } from '@orrery/kernel'
import type { ElementId, KindId, SectorId, TrackId } from '../../components/basics.ts'

type For<K extends string> = Readonly<Record<K, string>>

/** What must have a text. */
interface Wanted extends Catalogue {
  readonly elements: For<ElementId>
  readonly sectors: For<SectorId>
  readonly tracks: For<TrackId>
  readonly regulators: For<KindId>
}

/** Names of everything on the table, for a gallery and for screen readers, in English. */
export default {
  elements: {
    H: 'hydrogen',
    He: 'helium',
    O: 'oxygen',
    C: 'carbon',
  },
  sectors: {
    delta: 'Sector Δ',
    psi: 'Sector Ψ',
    phi: 'Sector Φ',
  },
  tracks: {
    supernova: 'supernova',
    dna: 'DNA',
    graviton: 'graviton',
  },
  regulators: {
    light: 'light control',
    time: 'time control',
    gravity: 'gravity control',
    chemistry: 'chemistry control',
  },
  nebula: 'Size {size} nebula: {stars}; {points, plural, one {# point} other {# points}}',
  lifeForm: 'Advanced life form, group {group}: {points, plural, one {# point} other {# points}}',
  terms: {
    star: 'star',
    supernova: 'supernova',
    nebula: 'nebula',
    protoLife: 'proto life',
    stableLife: 'stable life',
    lifeForm: 'advanced life form',
    timeCrystal: 'time crystal',
    timeChamber: 'time chamber',
    energyCard: 'energy card',
    abilityCard: 'power card',
    goalCard: 'universal goal card',
    darkEnergy: 'dark energy',
  },
} as const satisfies Wanted
