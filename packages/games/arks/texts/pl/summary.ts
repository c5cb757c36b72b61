import type { Translation } from '@orrery/kernel'
import type en from '../en/summary.ts'

/** Terraforming Arks on one page, in Polish. */
export default {
  goal: 'Kieruj Arką przez zrujnowany układ gwiezdny, ożywiaj martwe Planety i daj Ocalałym dom. Wygrywa najwięcej punktów zwycięstwa [A1.1].',
  turn: [
    '**Ulepszenie** Arki: najwyżej jedno z ośmiu; jego znacznik Kolonii trafia do puli [A8.1].',
    '**Podróż**, jedyny obowiązkowy krok: do zasięgu 2, z Ulepszeniem Engines 4 lub 6. Albo przekrocz krawędź i odkryj Planetę: podnieś jeden jej tor na 1 i postaw znacznik na polu 1 [A9.1] [A10.1].',
    '**Załoga**: zagraj do dwóch kart, na Portalu jedną. Krawędź przy Ładowni musi pasować do pola Arki. Z dolnego rzędu karta może przejść w górę, z górnego zostaje odrzucona [A12.1].',
    '**Akcja** w miejscu docelowym [A13.1].',
    '**Dobranie** karty Załogi, jeśli masz ich mniej niż sześć [A20.1].',
  ],
  more: 'Akcje',
  facts: [
    'Na Planecie jedna z nich: **zbierz** to, co pokazuje; **terraformuj**: zapłać jednostki, by podnieść jej tory, najwyżej 2 i po 1 za każdą Kolonię i Placówkę Handlową na Planetach [A14.3];',
    '**eksploruj**: użyj Lidera w jej kolorze, odsłoń kartę Ocalałego, zyskaj, co pokazuje, i zachowaj ją, jeśli kolor się zgadza [A15.1]; **osiedl** Ocalałego w jej kolorze na sterraformowanej Planecie [A16.1];',
    '**załóż Kolonię** za Inżyniera, dowolnego Lidera i za każdym razem coś więcej [A17.1]; **utwórz Placówkę Handlową**: płaci ci, gdy ktoś tam ląduje [A18.1].',
    'Na Księżycu, Stacji Kosmicznej lub Portalu: zbierz i zamień kartę Załogi na znacznik Specjalisty [A19.1].',
    'Ładownia mieści 4 jednostki każdego Zasobu, z Cargo Holds 6 [A5.1]. Specjalista to odrzucona karta Załogi albo gotowy znacznik [A7.1].',
  ],
  points: [
    '**Sterraformowana Planeta**: numer pola znacznika, pierwszy o 3 więcej, drugi o 1 więcej [A14.6].',
    '**Placówki Handlowe**: 5 za każdą parę Ulepszeń, która jedną uwalnia [A8.6], 2 za każde postawienie obok swojej Kolonii [A18.3].',
    '**Osiedleni Ocalali** na koniec: 5, 12, 20, 30, 40 [A21.3].',
    '**Kolonie** na koniec: 2, 5, 9, 14, 20, 27, 35, 45 [A17.1].',
    '**Planety nieukończone** na koniec: numer pola znacznika [A21.3].',
  ],
  end: [
    'Gdy sterraformowana jest trzecia Planeta (w długiej grze czwarta), runda jest grana do końca i następuje jeszcze jedna [A21.1].',
    'Przy remisie wygrywa więcej jednostek w Ładowni [A21.6]. W grze solo trzeba pokonać Automę; remis to jej zwycięstwo [A27.3].',
  ],
} satisfies Translation<'pl', typeof en>
