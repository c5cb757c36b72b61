import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/practice.ts'

/** Three exercises in Star Hunters, in Polish. */
export default {
  title: 'Trzy ćwiczenia',
  about: 'Właściwe pole, właściwa fuzja i właściwa gwiazda.',
  exercises: {
    pair: {
      title: 'Brakująca połowa',
      goal: 'Masz Syriusza a. Zdobądź w tej turze 2 punkty.',
      counts: 'Punkty w tej turze',
      hint: 'Syriusz b dopełnia układ i kosztuje 2 He, 2 C i 1 O. Masz 4 He i 1 O: które pole i która fuzja dadzą resztę?',
      steps: {
        fly: {
          title: 'Smok daje jedno i drugie',
          text: 'Syriusz b kosztuje 2 He, 2 C i 1 O. Smok daje jeden He i jeden C: masz wtedy 5 He, 1 C i 1 O.',
        },
        fuse: {
          title: 'Jedna fuzja',
          text: 'Trzy He dają drugi C, a dwa He zostają: dokładnie tyle, ile trzeba.',
        },
        create: {
          title: 'Utwórz gwiazdę Syriusz b',
          text: 'Jest bardzo gorący, 25 200 K, i słaby: daleko na lewo, poniżej Słońca. Punkt za gwiazdę i punkt za układ.',
        },
      },
    },
    supergiant: {
      title: 'Rzadkie znalezisko',
      goal: 'Masz kryształek żelaza, a jeszcze żadnej gwiazdy. Zdobądź w tej turze 4 punkty.',
      counts: 'Punkty w tej turze',
      hint: 'Tylko dwie gwiazdy wymagają żelaza. Betelgeza kosztuje 7 H, 2 He, 1 C, 1 O i 1 Fe. Tlen można zrobić z węgla i helu.',
      steps: {
        fly: {
          title: 'Herkules',
          text: 'Masz 5 H, 4 He, 1 C i 1 Fe. Herkules daje 4 H i 1 C: wodoru wystarczy, a jeden węgiel jest do wydania.',
        },
        fuse: {
          title: 'Zrób tlen',
          text: 'Jeden C i jeden He dają jeden O. Niczego już nie brakuje.',
        },
        create: {
          title: 'Utwórz gwiazdę Betelgeza',
          text: 'Jest chłodna, 3590 K, i 126 000 razy jaśniejsza od Słońca: daleko na prawo, u góry. 4 punkty, a jej efekt daje ci 2 C.',
        },
      },
    },
    chain: {
      title: 'Łańcuch fuzji',
      goal: 'Zdobądź w tej turze 4 punkty.',
      counts: 'Punkty w tej turze',
      hint: 'Rigel kosztuje 16 H, 2 He, 1 C i 1 Si. Dwa O dają jeden Si i zwracają jeden He. Gdzie możesz przeprowadzić dowolnie wiele fuzji?',
      steps: {
        fly: {
          title: 'Na pole Łabędź',
          text: 'Łabędź daje 6 H, masz więc 24, i możesz przeprowadzić dowolnie wiele fuzji.',
        },
        helium: {
          title: 'Dwa hele',
          text: 'Osiem H daje dwa He. Zostaje 16 H, dokładnie tyle, ile potrzebuje Rigel.',
        },
        silicon: {
          title: 'Tlen, potem krzem',
          text: 'Jeden C i jeden He dają drugi O; dwa O dają jeden Si i zwracają jeden He. Masz 16 H, 2 He, 1 C i 1 Si: zakończ fuzję.',
        },
        create: {
          title: 'Utwórz gwiazdę Rigel',
          text: 'Jest gorący, 12 100 K, i 120 000 razy jaśniejszy od Słońca: po lewej, u góry. 4 punkty, a jego efekt daje ci 8 H.',
        },
      },
    },
  },
  learned: [
    'Najpierw gwiazda, potem pole: licz wstecz od jej kosztu.',
    'Jedna fuzja we właściwej chwili zastępuje cały lot.',
    'Rzadkie kryształki są najwięcej warte w gwieździe, która ich wymaga.',
    'Łańcuch na polu Łabędź robi z wodoru każdy pierwiastek.',
  ],
} satisfies Translation<'pl', typeof en>
