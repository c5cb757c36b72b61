import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/flight.ts'

/** The rules of Star Hunters: H5, H6, H7, in Polish. */
export default {
  H5: {
    title: 'Krok 1: ruch',
    sections: {
      'H5.1': {
        heading: 'O jedno pole dalej',
        paragraphs: [
          'Musisz polecieć na pole **sąsiednie**, czyli takie, które ma z twoim wspólną linię granicy. Nie możesz zostać w miejscu, chyba że pozwala na to karta wydarzenia [H8.15]. Latanie tam i z powrotem między dwoma polami jest dozwolone.',
          'Przykład: twoja rakieta stoi na polu Orion. Możesz polecieć na pole Żyrafa, Perseusz lub Bliźnięta i nigdzie indziej.',
        ],
        caption: 'Z pola Orion można dolecieć na trzy pola: Żyrafa, Perseusz i Bliźnięta.',
      },
      'H5.3': {
        heading: 'Miejsca starczy dla wszystkich',
        paragraphs: [
          'Na jednym polu może stać dowolnie wiele rakiet. Walka wynika tylko z **przylotu**: odlot z pola, na którym stoi ktoś jeszcze, jej nie wywołuje, podobnie jak tłok na biegunie na początku gry.',
        ],
      },
      'H5.4': {
        heading: 'Przestawiona, nie przyleciała',
        paragraphs: [
          'Rakieta, która zmienia pole inaczej niż w ruchu swojego właściciela, po przegranej walce albo przez wydarzenie, nie zaczyna walki i nie wykorzystuje nowego pola.',
        ],
      },
      'H5.5': {
        heading: 'Dłuższy lot to też ruch',
        paragraphs: [
          'Jeśli ruch zmienia „Voyager 1” albo „Most Einsteina–Rosena” [H8.16], wszystko dalej dzieje się jak zwykle: walki, a potem wykorzystanie pola. Pola mijane po drodze się nie liczą.',
          'Przykład: A stoi na polu Mała Niedźwiedzica, B na polu Smok. A zagrywa „Voyager 1” i leci przez pole Smok na pole Lutnia. Walki nie ma, a A bierze 1 C i 1 O.',
        ],
      },
    },
  },
  H6: {
    title: 'Krok 2: walka',
    sections: {
      'H6.1': {
        heading: 'Kiedy dochodzi do walki',
        paragraphs: [
          'Jeśli twój ruch kończy się na polu, na którym stoi inna rakieta, **zawsze** dochodzi do walki, a ty atakujesz.',
          'Gdy przeciwników jest kilku, walczysz z nimi po kolei i po każdej walce wybierasz następnego. Pierwsza przegrana kończy serię: pozostałych zostawiasz w spokoju, a to, co już zdobyte, zostaje twoje. Pole możesz wykorzystać tylko wtedy, gdy każdego pokonasz albo walka z nim się nie odbędzie [H8.12].',
        ],
      },
      'H6.3': {
        heading: 'Przebieg walki',
        paragraphs: [
          'Najpierw broniący się może odwołać walkę kartą „Całkowite zaćmienie Słońca” [H8.12]. Potem obaj rzucają kostką, najpierw atakujący. Teraz pora na reakcje [H8.11]: zaczyna atakujący, a gracze na przemian zagrywają po jednej karcie albo pasują, dopóki obaj nie spasują jeden po drugim. Na koniec porównuje się punkty.',
        ],
      },
      'H6.4': {
        heading: 'Liczenie punktów',
        paragraphs: [
          '**Atak**: kostka, bonusy wszystkich twoich gwiazd z wyróżnionym promieniem, +1 za kartę „Słońce: rozbłysk” i karty wydarzeń.',
          '**Obrona**: kostka, bonusy wszystkich twoich gwiazd z wyróżnioną masą, +1 za kartę „Słońce: heliosfera” i karty wydarzeń.',
          'Liczą się wszystkie twoje gwiazdy, a ich bonusy się sumują. Punkty liczy się z dokładnością do dziesiątych: 4,7 wygrywa z 4,6. Atakujący musi mieć **więcej** niż broniący się; **remis wygrywa broniący się**.',
          'Przykład: Ania, która ma gwiazdy Procjon b, Bellatrix i Kapella a, atakuje Michała, który ma gwiazdy Kapella b, Mirzam i Rigel. Ona wyrzuca 4, on 3. Atak: 4 + 1,5 (Kapella a) + 1,5 (Bellatrix) = 7,0; Procjon b ma wyróżnioną masę i nic nie dodaje. Obrona: 3 + 3,0 (Rigel) = 6,0. Wygrywa Ania.',
        ],
        caption: 'Ania atakuje za 7,0, Michał broni się za 6,0. Bonusy odczytuje się z obu krzywych.',
      },
      'H6.5': {
        heading: 'Odczytywanie diagramów walki',
        paragraphs: [
          'Znajdź wyróżnioną liczbę na osi, idź w górę do krzywej, odczytaj bonus i zaokrąglij go do jednego miejsca po przecinku (1,35 daje 1,4). Oś jest logarytmiczna, a krzywa między załamaniami prosta; poza końcami biegnie poziomo. Aplikacja odczytuje ją za ciebie i pokazuje bonus na karcie.',
          'Atak według promienia: 0,005 R☉ daje 0,1; 0,02 daje 0,2; 0,1 daje 0,4; 1 daje 1,0; od 5 do 15 jest 1,5; 203 daje 1,0, a 1500 daje 0,6. Najlepiej atakują gwiazdy średniej wielkości.',
          'Obrona według masy: 0,08 M☉ daje 0,1; 0,5 daje 0,5; 1 daje 0,8; 1,7 daje 1,0; 5 daje 1,8; 10 daje 2,4; 23 daje 3,0, a 40 daje 3,4. Im cięższa gwiazda, tym lepiej.',
        ],
      },
      'H6.7': {
        heading: 'Wygrywa atakujący',
        paragraphs: [
          'Zabierasz broniącemu się **jeden losowy kryształek**, a on musi natychmiast wycofać się na wybrane przez siebie sąsiednie pole. Może ono być zajęte i może to być pole, z którego przylatujesz; nie ma tam walki ani wykorzystania pola. Ty zostajesz i, gdy nie ma już z kim walczyć, wykorzystujesz pole.',
          'Równe szanse ma każdy kryształek, a nie każdy rodzaj: aplikacja ustawia je w rzędzie od H do Fe i losuje jeden. Przy 2 H, 1 He i 1 O szansa wynosi jedną drugą dla H i po jednej czwartej dla He i O. Kto nie ma kryształków, nic nie traci; reszta przebiega jak zwykle.',
        ],
      },
      'H6.9': {
        heading: 'Wygrywa broniący się',
        paragraphs: [
          'Broniący się bierze z puli kosmicznej **2 H**. Ty cofasz się na pole, z którego zaczął się ruch, bez walki i bez wykorzystania go, i przechodzisz do kroku 4. Po karcie „Voyager 1” lub „Most Einsteina–Rosena” jest to pole sprzed całego lotu.',
          'Przykład: Aga ma gwiazdy Arktur i Deneb. Leci z pola Smok na pole Wydarzenie w Wielkiej Niedźwiedzicy, gdzie czeka Monika z gwiazdami Altair i Aldebaran oraz kartą „Słońce: heliosfera”. Aga wyrzuca 5, Monika 4. Atak: 5 + 1,0 (Deneb) = 6,0. Obrona: 4 + 1,0 (Aldebaran) + 1,0 (Słońce) = 6,0. Remis wygrywa Monika: bierze 2 H, a Aga wraca na pole Smok bez karty.',
        ],
      },
      'H6.10': {
        heading: 'O co się walczy, a o co nie',
        paragraphs: [
          'Gwiazd i ich bonusów nie można pożyczać, a inni gracze nie biorą udziału w walce. Stawką są tylko kryształki: w walce nikt nigdy nie traci gwiazd ani punktów zwycięstwa.',
        ],
      },
    },
  },
  H7: {
    title: 'Krok 3: wykorzystanie pola',
    sections: {
      'H7.1': {
        heading: 'Tylko tutaj, tylko teraz',
        paragraphs: [
          'Wykorzystujesz pole, na które doprowadził cię ruch albo na którym pozwala ci zostać „Punkt Lagrange’a L2” [H8.15]. Dzieje się to w kroku 3 twojej tury, nigdy w turze kogoś innego, i jest obowiązkowe.',
        ],
      },
      'H7.2': {
        heading: 'Pola Pierwiastki',
        paragraphs: [
          'Weź z puli kosmicznej pokazane tam kryształki. Najwięcej wodoru jest na polach Orion i Warkocz Bereniki (po 8 H); węgiel i tlen trafiają się po jednym lub dwa, a krzem jest tylko na polu Bliźnięta.',
        ],
      },
      'H7.3': {
        heading: 'Pola Wydarzenie',
        paragraphs: ['Na polach Wielka Niedźwiedzica i Andromeda dobierasz jedną kartę wydarzenia [H8.1].'],
      },
      'H7.4': {
        heading: 'Pole Rozpad',
        paragraphs: [
          'Na biegunie, na polu Mała Niedźwiedzica, możesz przeprowadzić jeden rozpad, dwa albo żadnego [H9.6]. Drugi może skorzystać z tego, co dał pierwszy.',
          'Przykład: z 1 O powstają najpierw C i He, a potem z C powstają 3 He. Masz teraz 4 He, a trzeci rozpad nie jest dozwolony.',
        ],
        caption: 'Przykład: jedno O rozpada się na C i He, a potem C na trzy He. Razem to cztery He.',
      },
      'H7.5': {
        heading: 'Nielimitowana fuzja',
        paragraphs: [
          'Na polu Łabędź bierzesz 6 H, a w kroku 5 tej tury możesz przeprowadzić **dowolnie wiele fuzji** [H9.3].',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
