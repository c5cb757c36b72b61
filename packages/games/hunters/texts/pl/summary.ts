import type { Translation } from '@orrery/kernel'
import type en from '../en/summary.ts'

/** Star Hunters on one page, in Polish. */
export default {
  goal: 'Zbieraj kryształki, łącz je w cięższe i twórz prawdziwe gwiazdy. Gdy ktoś ma 10 punktów zwycięstwa, runda jest grana do końca; potem wygrywa najwięcej punktów [H11.1].',
  turn: [
    '**Produkcja** na początku każdej rundy: każda gwiazda oprócz nadolbrzymów daje właścicielowi kryształki z prawego górnego rogu karty [H4.1].',
    '**Ruch** rakiety na sąsiednie pole [H5.1].',
    '**Walka**, jeśli ktoś tam jest: kostka i bonusy gwiazd, w ataku według promienia, w obronie według masy. Atakujący musi mieć więcej. Wygrywa atakujący: losowy kryształek, a broniący się wycofuje. Wygrywa broniący się: 2 H, a atakujący się cofa [H6.4].',
    '**Wykorzystanie pola**: weź kryształki, dobierz kartę wydarzenia albo przeprowadź do dwóch rozpadów [H7.1].',
    '**Karty wydarzeń**: zagraj, ile chcesz [H8.2].',
    '**Fuzja**: jedna reakcja, a po wykorzystaniu Łabędzia nielimitowana fuzja [H9.2].',
    '**Stworzenie gwiazdy**: zapłać koszt i znajdź jej kropkę na diagramie. Dobrze: gwiazda jest twoja. Źle: kryształki przepadają [H10.1].',
  ],
  more: 'Reakcje i diagram',
  facts: [
    '4 H → He, 3 He → C, C + He → O, 2 O → Si + He, 2 Si → Fe; wstecz to rozpady [H9.1].',
    'Na diagramie w prawo jest **chłodniej**, w górę **jaśniej**. Ciąg główny biegnie od lewego górnego do prawego dolnego rogu, olbrzymy są nad nim, białe karły pod nim po lewej [H10.3].',
    '**Nadolbrzym** działa raz, w chwili stworzenia, na twoim polu i na sąsiednich [H11.4].',
    '**Karty**: natychmiastowe działają po dobraniu, pozostałe w twojej turze, jako reakcja albo w dowolnym momencie [H8.1].',
  ],
  points: [
    '**Nadolbrzym** 4, **olbrzym** 3, **gwiazda ciągu głównego** 2, **biały karzeł** 1 [H11.1].',
    'Wszystkie gwiazdy **układu podwójnego**: 1 więcej. Wszystkie trzy układu Keid: 2 więcej [H11.2].',
  ],
  end: [
    'Przy 10 lub więcej punktach zwycięstwa tura się kończy, a potem każdy, kto nie miał jeszcze tury w tej rundzie, rozgrywa ostatnią [H12.1].',
    'Wygrywa najwięcej punktów zwycięstwa. Przy remisie większa suma liczb masowych kryształków, potem większa masa gwiazd [H12.4].',
  ],
} satisfies Translation<'pl', typeof en>
