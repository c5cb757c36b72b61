import type { Translation } from '@orrery/kernel'
import type en from '../en/insights.ts'

/** What better turns bring, and kinds of decisions, as names of bars, in Polish. */
export default {
  themes: {
    points: 'Punkty',
    nebulae: 'Mgławice bliższe ukończenia',
    stars: 'Gwiazdy, na których można budować',
    life: 'Życie w galaktyce',
    chamber: 'Pełniejsza komora czasu',
    goals: 'Prowadzenie w celach',
    cards: 'Energia na następną turę',
    powers: 'Zdolność na każdą turę',
  },
  decisions: {
    energy: 'Energia i karty',
    nebulae: 'Mgławice',
    stars: 'Gwiazdy',
    life: 'Życie',
    chamber: 'Komora czasu',
    powers: 'Karty zdolności',
    end: 'Kończenie faz',
  },
} satisfies Translation<'pl', typeof en>
