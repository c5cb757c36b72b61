import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/table.ts'

/** The rules of Terraforming Arks: A28, A29, A32, in Polish. */
export default {
  A28: {
    title: 'Gdy czegoś zabraknie',
    sections: {
      'A28.1': {
        heading: 'Brak kart Załogi',
        paragraphs: [
          'Jeśli talia Załogi i stos kart odrzuconych są puste, nic się nie dobiera, a miejsca w Kantynie zostają puste. Gdy karty znów się pojawią, uzupełnia się je na koniec tury. Może się tak zdarzyć tylko wtedy, gdy Załogę gromadzi Automa.',
        ],
        caption:
          'Talia i stos kart odrzuconych są puste: została jedna odkryta karta, a dwa miejsca w Kantynie są wolne.',
      },
      'A28.2': {
        heading: 'Czego nie zabraknie',
        paragraphs: [
          'Znaczników Zasobów, znaczników Terraformacji i kart Planet zawsze wystarcza, bo Planet nigdy nie jest więcej niż osiem. To, ile masz Zasobów, ogranicza tylko Ładownia, a nie liczba znaczników.',
        ],
      },
      'A28.4': {
        heading: 'Ponad 60 punktów',
        paragraphs: ['Liczba punktów nie jest ograniczona. Tor punktacji ma 60 pól; potem zaczyna się go od nowa.'],
      },
    },
  },
  A29: {
    title: 'Tajemnice, przypadek i cofanie',
    sections: {
      'A29.1': {
        heading: 'Co wiedzą wszyscy',
        paragraphs: [
          'Ukryta jest tylko **kolejność kart w taliach**: Planet, Załogi, Ocalałych i Automy. Nikt nie wie więcej niż inni.',
          'Wszystko inne jest jawne: rzędy, znaczniki, Ładownie, pule, Ocalali na pokładzie i osiedleni, Kantyna, wszystkie karty odrzucone, wielkość każdej talii i Załoga Automy.',
        ],
        caption:
          '1 Ukryta jest tylko kolejność kart w taliach; ich liczba jest znana. 2 Załoga, Ocalali, znaczniki i cała reszta są jawne.',
      },
      'A29.3': {
        heading: 'Przypadek',
        paragraphs: [
          'Wszystkie tasowania pochodzą z jednego ziarna, w tej kolejności: Planety startowe na N, W i E; talia Planet; talia Ocalałych; talia Załogi; w pojedynkę talia Automy; w innym składzie pierwszy gracz. To samo ziarno daje zawsze tę samą grę.',
          'Później los odgrywa rolę tylko wtedy, gdy odrzucone karty Załogi, Ocalałych lub Automy tasuje się ponownie.',
        ],
      },
      'A29.5': {
        heading: 'Cofanie',
        paragraphs: [
          'Swoje decyzje możesz cofać jedną po drugiej aż do początku tury, ale **nie dalej niż do czegoś, co zostało ujawnione**: karty Załogi z talii, nowej karty w Kantynie, karty Ocalałych, odkrytej Planety, karty Automy, przetasowanej talii. Nie cofniesz się też poza decyzję innej osoby.',
          'Zakończenie tury jest ostateczne. Aplikacja zadaje jedno małe pytanie naraz; jeśli możliwa jest tylko jedna odpowiedź, zwykle udziela jej za Ciebie.',
        ],
      },
    },
  },
  A32: {
    title: 'O tym wydaniu',
    sections: {
      A32: {
        heading: 'Co wiadomo, a co odtworzono',
        paragraphs: [
          'Zasady powstały na podstawie tekstu polskiej instrukcji gry Micro Cosmos i informacji z publicznych recenzji. Liczba elementów, przygotowanie gry, wszystkie koszty i tabele, decyzje i poziomy Automy są znane dokładnie, podobnie kilka kart z przykładów. Tam, gdzie tekst zostawia pytanie otwarte, wybrano jedną odpowiedź i ona jest tu opisana.',
          'Rysunki i symbole się nie zachowały. To, co dają poszczególne miejsca, większość torów, tras oraz kart Załogi, Ocalałych i Automy, a także wiele nazw trzeba więc było wymyślić na nowo, tak żeby zgadzał się każdy przykład z tekstu, i sprawdzono je w wielu grach. Na drukowanych kartach może być inaczej.',
          'Najmniej pewne jest to, że znaczniki Specjalistów zaczynają zablokowane, że zieloną Planetą startową jest Kijani, jakie kolory mają Nyekundu, Ryugu i Minek-79 oraz w jakiej kolejności Automa kupuje większość Ulepszeń. Wszystko to jest zapisane jako dane i można je poprawić.',
        ],
        caption:
          '1 Ulepszenia są znane dokładnie. 2 K’eyi jest znana częściowo. 3 Strażnik Kraterów powstał od nowa. Takie same oznaczenia są w galerii.',
      },
    },
  },
} satisfies Translation<'pl', typeof en>
