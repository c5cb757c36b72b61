import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/goals.ts'

/** The rules of Crafting the Cosmos: C14, C15, in Polish. */
export default {
  C14: {
    title: 'Koniec rundy',
    sections: {
      'C14.1': {
        heading: 'Cele się przesuwają',
        paragraphs: [
          'Wszystkie karty w rzędzie celów przesuwają się o jedno pole. Karta, która dotrze na **pole 4**, zostaje od razu rozliczona [C15.1] i odrzucona. Potem, jeśli talia nie jest pusta, na polu 1 odkrywa się nowy cel.',
          'Z rzędu celów widać więc, kiedy który cel będzie się liczył: pierwszy na koniec rundy 3, potem co rundę kolejny, szósty na koniec rundy 8.',
        ],
        caption:
          'Koniec rundy: cel gwiazd O dociera na pole 4 i zostaje rozliczony (2, 1 i 0 gwiazd daje 6, 3 i 0 punktów), pozostałe cele się przesuwają, pojawia się nowy.',
      },
      'C14.4': {
        heading: 'Czy to koniec?',
        paragraphs: [
          'Gra kończy się teraz, jeśli **w zasobach ogólnych nie ma kryształów czasu** albo jeśli **w rzędzie celów nie ma już żadnej karty**. W przeciwnym razie gracie dalej.',
          'Przykład: został jeden kryształ, a dwie osoby mają swoje na polu 5. Ta, której kryształ urośnie pierwszy, bierze ostatni kryształ, druga dostaje nowy z pudełka. Po rozliczeniu celów tej rundy gra się kończy.',
        ],
      },
      'C14.5': {
        heading: 'Przed następną rundą',
        paragraphs: [
          'Kto ma na ręce **więcej niż dziesięć** kart energii, odrzuca wybrane karty tak, by zostało dziesięć; wszyscy robią to jednocześnie.',
          'Znaczniki końca tury wracają na pole alfa. Przy trzech lub czterech osobach znacznik pierwszego gracza przechodzi w lewo, przy dwóch zostaje na miejscu.',
        ],
      },
    },
  },
  C15: {
    title: 'Cele ogólne',
    sections: {
      'C15.1': {
        heading: 'Kogo i kiedy się porównuje',
        paragraphs: [
          'Wszystkich w tej samej chwili, po ostatniej turze rundy. Liczy się tylko to, co leży w galaktyce. Wartość 0 nigdy nie daje punktów.',
        ],
      },
      'C15.2': {
        heading: 'Sześć punktów, trzy punkty',
        paragraphs: [
          'Najwyższa wartość daje **6 punktów**. Jeśli ma ją dokładnie jedna osoba, wszystkie osoby z drugą wartością, co najmniej 1, dostają po **3 punkty**. Jeśli najwyższą wartość ma kilka osób, każda z nich dostaje 6, a nikt nie dostaje 3.',
          'Przy **dwóch osobach** za drugie miejsce nie ma nic; remis daje obu po 6.',
          'Przykłady dla trzech osób: wartości 8, 7 i 3 dają 6, 3 i 0 punktów; 7, 7 i 3 dają 6, 6 i 0. Dwie osoby z wartościami 4 i 3 dostają 6 i 0.',
        ],
        caption:
          'Trzy przykłady: 1 wartości 8, 7 i 3 dają 6, 3 i 0 punktów; 2 wspólne pierwsze miejsce daje 6 i 6; 3 w dwie osoby za drugie miejsce nie ma nic.',
      },
      'C15.8': {
        heading: 'Cele bez punktów',
        paragraphs: [
          'Jeśli nikt nie ma przynajmniej 1, kartę odrzuca się bez punktów. Cele, które na koniec gry są jeszcze w rzędzie celów lub w talii, się nie liczą.',
        ],
      },
      'C15.6': {
        heading: 'Supernowe i granice',
        paragraphs: [
          'Supernowa jest gwiazdą bez pierwiastka: liczy się tam, gdzie liczy się gwiazdy w ogóle, ale nigdy jako H, He, O ani C. Życie na granicy liczy się w każdym sektorze, do którego należy [C2.5].',
        ],
      },
      'C15.10': {
        heading: 'Najwięcej życia stabilnego · Najwięcej protożycia',
        paragraphs: ['Pierwszy cel liczy znaczniki życia stabilnego w całej galaktyce, drugi znaczniki protożycia.'],
      },
      'C15.11': {
        heading: 'Największe mgławice w Ψ · Największe mgławice w Φ · Największe mgławice w Δ',
        paragraphs: [
          'Sumuje się **rozmiary** ukończonych mgławic w tym sektorze. Mgławica rozmiaru 3 liczy się za trzy, gdziekolwiek w sektorze leży.',
        ],
      },
      'C15.23': {
        heading: 'Najwięcej małych mgławic',
        paragraphs: ['Liczba ukończonych mgławic rozmiaru 1.'],
      },
      'C15.16': {
        heading: 'Najwięcej życia w Δ · Najwięcej życia w Ψ · Najwięcej życia w Φ',
        paragraphs: [
          'Protożycie i życie stabilne razem, na bokach tego sektora wraz z granicą. Żetony zaawansowanych form życia się nie liczą.',
        ],
      },
      'C15.14': {
        heading: 'Najwięcej supernowych',
        paragraphs: ['Wszystkie supernowe w galaktyce, bez względu na to, jaki pierwiastek mają pod spodem.'],
      },
      'C15.20': {
        heading: 'Najwięcej gwiazd C · Najwięcej gwiazd He · Najwięcej gwiazd O',
        paragraphs: ['Standardowe gwiazdy tego pierwiastka. Odwrócone na stronę supernowej się nie liczą.'],
      },
      'C15.15': {
        heading: 'Największa grupa gwiazd',
        paragraphs: [
          'Liczba gwiazd w największej spójnej grupie, łącznie z supernowymi. Połączone są gwiazdy na sąsiednich polach na gwiazdy, a odgałęzienia też się liczą.',
        ],
      },
      'C15.19': {
        heading: 'Najwięcej kryształów czasu',
        paragraphs: [
          'Kryształy na polach punktujących, najwyżej pięć. Nie liczą się ani te na polu 6, ani zwolnione po piątym.',
        ],
      },
      'C15.25': {
        heading: 'Najwięcej zamieszkanych gwiazd',
        paragraphs: [
          'Gwiazdy, łącznie z supernowymi, na polach na gwiazdy wokół mgławic z przynajmniej jedną formą życia. Gwiazda między dwiema takimi mgławicami liczy się tylko raz.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
