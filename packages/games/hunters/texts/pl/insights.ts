import type { Translation } from '@orrery/kernel'
import type en from '../en/insights.ts'

/** What better turns bring, and kinds of decisions, as names of bars, in Polish. */
export default {
  themes: {
    points: 'Punkty',
    win: 'Bliska wygrana',
    plan: 'Następna gwiazda',
    income: 'Więcej kryształków co rundę',
    crystals: 'Kryształki na gwiazdy',
    fight: 'Siła w walce',
    cards: 'Lepsze karty',
    place: 'Bogate pole obok',
    hinder: 'Powstrzymanie innych',
  },
  decisions: {
    flight: 'Dokąd lecieć',
    fights: 'Walki',
    reactions: 'Reakcje',
    stars: 'Tworzenie gwiazd',
    events: 'Karty wydarzeń',
    pace: 'Kiedy przejść dalej',
  },
} satisfies Translation<'pl', typeof en>
