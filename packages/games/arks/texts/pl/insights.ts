import type { Translation } from '@orrery/kernel'
import type en from '../en/insights.ts'

/** What better turns bring, and kinds of decisions, as names of bars, in Polish. */
export default {
  themes: {
    points: 'Punkty',
    colonies: 'Kolonie, które punktują na koniec',
    outposts: 'Placówki Handlowe',
    upgrades: 'Lepsza Arka na następne tury',
    crew: 'Specjaliści do następnych kroków',
    cargo: 'Ładunek potrzebny planetom',
    survivors: 'Ocalali bliżej nowego domu',
    planets: 'Prowadzenie na Torach Terraformacji',
  },
  decisions: {
    travel: 'Dokąd lecieć',
    actions: 'Akcje Celu podróży',
    terraforming: 'Terraformowanie',
    crew: 'Karty Załogi',
    upgrades: 'Ulepszenia',
    resources: 'Zyskiwanie i płacenie',
    survivors: 'Ocalali',
  },
} satisfies Translation<'pl', typeof en>
