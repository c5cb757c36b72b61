import type { Translation } from '@orrery/kernel'
import type en from '../en/things.ts'

/** Things that every board has, in Polish. */
export default {
  seat: {
    name: 'Gracz',
    text: 'Znak, imię i punkty gracza. Kliknij, żeby obejrzeć jego planszę.',
  },
  points: {
    name: 'Punkty',
    text: 'Punkty zdobyte do tej pory. Nie ma wśród nich tego, co liczy się dopiero na koniec gry; skąd są, pokazuje tabela punktów.',
  },
  log: {
    name: 'Dziennik',
    text: 'Ostatnie wydarzenie. Kliknij, żeby przeczytać wszystko od początku; każdy wpis pokazuje swoje miejsce na planszy.',
  },
  steps: {
    name: 'Etapy tury',
    text: 'Tura przechodzi przez te etapy od lewej do prawej. Jasny to ten, w którym jesteś; odhaczone są już za tobą.',
  },
} satisfies Translation<'pl', typeof en>
