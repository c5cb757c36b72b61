import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/round.ts'

/** A whole round of Star Hunters, in Polish. */
export default {
  title: 'Cała runda',
  about: 'Produkcja, plan, nielimitowana fuzja i układ: jak zbierają się punkty.',
  steps: {
    production: {
      title: 'Zaczyna się nowa runda',
      text: 'Zanim ktokolwiek poleci, każda gwiazda daje właścicielowi to, co pokazuje jej karta. Twoje dwa białe karły właśnie przyniosły po jednym He.',
    },
    plan: {
      title: 'Szukaj pary',
      text: 'Masz Regulusa b. Regulus a z ciągu głównego dopełni układ: 2 punkty za gwiazdę i jeszcze 1 za parę.',
    },
    need: {
      title: 'Czego brakuje',
      text: 'Regulus a kosztuje 16 H, 2 He i 1 O. Masz 12 H i 6 He: wodoru jest za mało, a tlen trzeba zrobić.',
    },
    fly: {
      title: 'Leć na pole Łabędź',
      text: 'Łabędź daje 6 H i w tej turze pozwala na dowolnie wiele fuzji. Tylko to pole daje jedno i drugie.',
    },
    carbon: {
      title: 'Z helu węgiel',
      text: 'Trzy He dają jeden C. Fuzja zużywa kryształki, więc najpierw policz, ile kosztuje gwiazda: na końcu muszą zostać dwa He.',
    },
    oxygen: {
      title: 'Z węgla tlen',
      text: 'Jeden C i jeden He dają jeden O. Masz teraz 18 H, 2 He i 1 O: wystarczy, zakończ fuzję.',
    },
    create: {
      title: 'Utwórz gwiazdę Regulus a',
      text: 'Otwórz ciąg główny i wybierz Regulusa a. Kryształki wracają do puli kosmicznej.',
    },
    dot: {
      title: 'Znajdź jej kropkę',
      text: 'Regulus a jest gorący, 12 500 K, i 288 razy jaśniejszy od Słońca: na lewo od Słońca i wysoko nad nim. Wybierz kropkę i zatwierdź.',
    },
    system: {
      title: 'Trzy punkty naraz',
      text: 'Dwa za gwiazdę i jeden za cały układ: masz ich pięć. Układy to tanie punkty, a Keid z trzema gwiazdami daje 2 dodatkowe.',
    },
    classes: {
      title: 'Większe gwiazdy',
      text: 'Olbrzymy dają 3 punkty, nadolbrzymy 4, ale potrzebują węgla, tlenu, krzemu albo żelaza. Nadolbrzym nie produkuje; raz obdarza wszystkich w pobliżu twojej rakiety.',
    },
    rival: {
      title: 'Tycho kończy rundę',
      text: 'W rundzie każdy ma jedną turę. Patrz, co zbiera Tycho: gwiazda, którą utworzy, znika ze stosu na dobre.',
    },
    again: {
      title: 'I od nowa',
      text: 'W następnej rundzie produkują dla ciebie trzy gwiazdy. Kto ma 10 punktów, rozpoczyna ostatnie tury: rundę gra się do końca i wygrywa największa liczba punktów.',
    },
  },
  learned: [
    'Gwiazdy produkują na początku każdej rundy, więc wczesne produkują częściej.',
    'Całe układy dają dodatkowe punkty.',
    'Zanim polecisz, porównaj koszt gwiazdy z tym, co dają pola.',
    'Na polu Łabędź i z kartą Tokamak możesz przeprowadzić dowolnie wiele fuzji.',
    '1, 2, 3 albo 4 punkty: większe gwiazdy potrzebują cięższych pierwiastków.',
  ],
} satisfies Translation<'pl', typeof en>
