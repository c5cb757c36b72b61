import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/turn.ts'

/** The guided first turn of Star Hunters, in Polish. */
export default {
  title: 'Pierwsza tura',
  about: 'Lot, walka, fuzja i pierwsza gwiazda na diagramie.',
  steps: {
    sky: {
      title: 'Niebo północne',
      text: 'Polujesz na prawdziwe gwiazdy. Każda utworzona daje punkty zwycięstwa; kto zdobędzie ich 10, rozpoczyna ostatnie tury. Tycho już poleciał, na pole Smok.',
    },
    mine: {
      title: 'Twoje kryształki',
      text: 'Gwiazdy powstają z pierwiastków, od wodoru po żelazo. Zaczynasz z pięcioma H, Słońcem o stałym efekcie i kartą wydarzenia.',
    },
    fly: {
      title: 'Leć na pole Smok',
      text: 'Co turę lecisz na sąsiednie pole, zostać nie wolno. Na polu Smok jest Tycho, więc dojdzie do walki.',
    },
    fight: {
      title: 'Walka',
      text: 'Każdy rzuca kostką i dodaje swoje gwiazdy oraz Słońce. Masz więcej, więc wygrywasz. Remis wygrałby broniący się.',
    },
    won: {
      title: 'Co wygrywasz',
      text: 'Zabierasz losowy kryształek, tu C, a Tycho musi się wycofać. Potem bierzesz z pola He i C. Przegrywając, tracisz pole, nigdy gwiazdę.',
    },
    event: {
      title: 'Zagraj wydarzenie',
      text: 'Apollo 11 daje dwa kryształki jednego pierwiastka. Wybierz tlen: potrzebuje go Syriusz b.',
    },
    reactions: {
      title: 'Fuzja i rozpad',
      text: 'Od lewej do prawej lekkie pierwiastki łączą się w cięższe, jak we wnętrzu gwiazdy. Na polu Rozpad pośrodku nieba możesz pójść w drugą stronę, dwa razy.',
    },
    fuse: {
      title: 'Połącz wodór',
      text: 'W turze możesz przeprowadzić jedną fuzję. Zamień cztery H w jeden He.',
    },
    piles: {
      title: 'Cztery rodzaje gwiazd',
      text: 'Białe karły dają 1 punkt, ciąg główny 2, olbrzymy 3, nadolbrzymy 4. Karta pokazuje koszt i to, co gwiazda daje co rundę.',
    },
    create: {
      title: 'Utwórz gwiazdę Syriusz b',
      text: 'Otwórz karły i wybierz Syriusza b: dwa He, dwa C i O. Wszystko już masz.',
    },
    diagram: {
      title: 'Diagram Hertzsprunga-Russella',
      text: 'Teraz trzeba znać swoją gwiazdę. Gorące są po lewej, chłodne po prawej; jasne u góry, słabe u dołu. Żółta kropka to Słońce.',
    },
    dot: {
      title: 'Znajdź jej kropkę',
      text: 'Syriusz b jest bardzo gorący, 25 200 K, i słaby, 0,026 jasności Słońca: daleko na lewo, poniżej Słońca. Wybierz kropkę i zatwierdź. Błędna kropka to strata gwiazdy i kryształków.',
    },
    star: {
      title: 'Twoja pierwsza gwiazda',
      text: 'Jeden punkt. Syriusz b daje dwa H na początku każdej rundy, a jego masa pomaga w obronie. Syriusz a dopełniłby parę: jeszcze jeden punkt.',
    },
    round: {
      title: 'Sześć kroków, raz po raz',
      text: 'Ruch, walka, pole, wydarzenia, fuzja, gwiazda. Utworzenie gwiazdy kończy turę. Gdy ktoś ma 10 punktów, rundę gra się do końca.',
    },
  },
  learned: [
    'Lecisz co turę; walczysz z każdym, kto jest na twoim polu, a remis wygrywa broniący się.',
    'Pole, na które dolatujesz, daje kryształki, wydarzenie albo rozpad.',
    'Jedna fuzja na turę zamienia lekkie pierwiastki w cięższe.',
    'Płacisz za gwiazdę i szukasz jej kropki: temperatura w poziomie, jasność w pionie.',
    'Gwiazdy produkują co rundę i liczą się w walce; całe układy dają dodatkowe punkty.',
  ],
} satisfies Translation<'pl', typeof en>
