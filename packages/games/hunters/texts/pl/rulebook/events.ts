import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/events.ts'

/** The rules of Star Hunters: H8, in Polish. */
export default {
  H8: {
    title: 'Krok 4: karty wydarzeń',
    sections: {
      'H8.1': {
        heading: 'Dobieranie kart',
        paragraphs: [
          'Karta **natychmiast** działa, gdy tylko ją dobierzesz, nawet w turze kogoś innego. Pozostałe trafiają na rękę, a napisy **własna tura**, **reakcja** i **dowolny moment** mówią, kiedy można je zagrać. Na ręce możesz mieć dowolnie wiele kart.',
          'Kilka kart dobiera się po jednej. Kartę „natychmiast” wykonuje się i odkłada na spód stosu, zanim dobierze się następną.',
        ],
        caption: 'Po jednej karcie każdego rodzaju: natychmiast, własna tura, reakcja, dowolny moment.',
      },
      'H8.3': {
        heading: 'Po użyciu',
        paragraphs: [
          'Użyta karta trafia na **spód stosu**, gdy wszystko, co na niej stoi, zostało wykonane. Stosu nigdy nie tasuje się ponownie. Jeśli jest pusty, nic nie dobierasz.',
        ],
      },
      'H8.2': {
        heading: 'Karty „własna tura”',
        paragraphs: [
          'W turze możesz zagrać dowolnie wiele kart. Większość kart „własna tura” zagrywa się w kroku 4. Trzy z nich, „Voyager 1”, „Punkt Lagrange’a L2” i „Most Einsteina–Rosena”, zmieniają ruch i zagrywa się je **przed krokiem 1**; w jednej turze może działać tylko jedna z nich.',
          'W kroku 4 na przykład „Sputnik 1” pozwala dobrać dwie karty wydarzeń, „Tokamak” znosi limit fuzji, „Polon i rad 1898” pozwala przeprowadzić do trzech rozpadów w dowolnym miejscu, a „Nowa powrotna T Coronae Borealis” sprawia, że wszystkie twoje gwiazdy produkują jeden raz.',
        ],
      },
      'H8.6': {
        heading: 'Żadna karta na darmo',
        paragraphs: [
          'Niektóre karty można zagrać tylko wtedy, gdy coś zmienią. „Apollo 11”, „Linia 21 cm” i „Cząstki alfa” wymagają pasującego kryształka w puli kosmicznej, „Sputnik 1” karty w stosie, „Tokamak” limitu, którego jeszcze nie zniesiono, „Polon i rad” możliwego rozpadu, „Hayabusa2” gracza z kryształkiem na twoim lub sąsiednim polu, a „Nowa powrotna” twojej gwiazdy, która coś produkuje.',
          'Kartą „Apollo 11” można wybrać tylko pierwiastek, którego kryształek jest w puli kosmicznej, a kartą „Hayabusa2” tylko pasującego gracza. Wszystkie inne karty można zagrać zawsze, gdy jest na nie pora.',
        ],
      },
      'H8.7': {
        heading: 'Ogłaszanie i kolejność',
        paragraphs: [
          'Pierwiastek, gracza lub pole ogłaszasz razem z kartą, **zanim** ktokolwiek może odpowiedzieć „Ciemną energią” [H8.14]. O tym, co się rozpadnie, decydujesz dopiero, gdy karta zadziała.',
          'Gdy karta dotyczy kilku graczy, pierwszy jest ten, kto ją dobrał lub zagrał, a potem pozostali w kolejności tur.',
        ],
      },
      'H8.9': {
        heading: 'Karty „dowolny moment”',
        paragraphs: [
          '„Linia 21 cm” daje 8 H, a „Cząstki alfa” 4 He. We własnej turze możesz je zagrać przed ruchem i w krokach od 4 do 6, dopóki nie ogłosisz gwiazdy, ale nie w trakcie walk ani między nimi, ani podczas wykorzystywania pola.',
          'Można je też zagrać **po każdej turze**, nawet po ostatniej w grze. Zaczynając od gracza, który właśnie skończył (chyba że ogłosił gwiazdę [H8.10]), każdy zgodnie z ruchem wskazówek zegara ma jedną okazję i zagrywa karty po jednej, aż spasuje. Kto spasował, nie jest już pytany, cokolwiek zagrają inni.',
        ],
      },
      'H8.10': {
        heading: 'Po ogłoszeniu gwiazdy',
        paragraphs: [
          'Od tej chwili możesz w tej turze zagrać już tylko kartę „Klasyfikacja Annie Jump Cannon” [H8.13]. Utworzenie gwiazdy kończy twoją turę: okazja po niej jest tylko dla innych.',
        ],
      },
      'H8.17': {
        heading: 'Karty „natychmiast”',
        paragraphs: [
          '**Deszcz Perseidów**: 5 H dla ciebie, po 2 H dla wszystkich innych. **Burza Carringtona 1859**: każdy inny gracz oddaje 3 H [H13.4]. **Supernowa 1054**: 1 C i 1 O dla ciebie, 1 He dla każdego innego na twoim lub sąsiednim polu. **Wielka koniunkcja**: wszystkie gwiazdy wszystkich graczy produkują jeden raz [H4.2], twoje najpierw.',
          '**Czarna dziura Cygnus X-1** wciąga twoją rakietę na pole Rozpad. Nie ma tam walki ani rozpadów; we własnej turze grasz stamtąd dalej.',
          'Liczy się to, gdzie rakiety stoją w chwili działania karty. Przykład: A dobiera kartę „Supernowa 1054” na polu Wielka Niedźwiedzica, B stoi na polu Lew, C na polu Orion. A otrzymuje 1 C i 1 O, B otrzymuje 1 He, C nic.',
        ],
      },
      'H8.15': {
        heading: 'Punkt Lagrange’a L2',
        paragraphs: [
          'Pomijasz krok 1, z nikim nie walczysz, nawet jeśli nie stoisz tam samotnie, i ponownie wykorzystujesz pole. Przykład: A i B stoją na polu Orion. A zagrywa kartę i spokojnie bierze 8 H.',
        ],
      },
      'H8.16': {
        heading: 'Voyager 1 i Most Einsteina–Rosena',
        paragraphs: [
          '**Voyager 1**: twój ruch ma dwa kroki. Możesz dolecieć na każde pole, do którego prowadzi droga przez dokładnie jedno inne, ale nie na to, z którego startujesz. **Most Einsteina–Rosena**: możesz dolecieć na każde pole oprócz własnego.',
        ],
      },
      'H8.18': {
        heading: 'Apollo 11',
        paragraphs: [
          'Wybierz pierwiastek i weź 2 jego kryształki albo 1, jeśli to krzem lub żelazo. Jeśli w puli kosmicznej jest mniej, bierzesz tyle, ile jest.',
        ],
      },
      'H8.19': {
        heading: 'Prawa Keplera',
        paragraphs: [
          'Przestaw rakietę innego gracza na dowolne pole oprócz tego, na którym stoi. Właściciel nie ma nic do powiedzenia; nie ma walki ani wykorzystania pola.',
        ],
      },
      'H8.20': {
        heading: 'Hayabusa2',
        paragraphs: [
          'Zabierz 2 losowe kryształki, wylosowane jak po walce [H6.8], jednemu graczowi na twoim lub sąsiednim polu. Jeśli ma tylko jeden, zabierasz ten jeden.',
        ],
      },
      'H8.11': {
        heading: 'Reakcje w walce',
        paragraphs: [
          'Po rzucie atakujący może zagrać **Błysk gamma** (+2 do ataku), a broniący się kartę **Magnetosfera** (+2 do obrony). Każdy z nich może zagrać kartę **Zasada nieoznaczoności** i ponownie rzucić własną kostką; liczy się nowy wynik, a +1 za rozbłysk nadal obowiązuje. W jednej walce można użyć kilku kart.',
        ],
      },
      'H8.12': {
        heading: 'Całkowite zaćmienie Słońca',
        paragraphs: [
          'Zagrywasz ją, gdy ktoś cię atakuje, przed rzutem kostkami: walka się nie odbywa. Obie rakiety zostają, nikt nic nie zabiera ani nie płaci, a atakujący jest traktowany tak, jakby go oszczędzono.',
          'Przykład: na polu Warkocz Bereniki stoi tylko B i zagrywa zaćmienie, gdy przylatuje A. Nikt nie rzuca kostką, obie rakiety zostają, a A bierze 8 H.',
        ],
      },
      'H8.13': {
        heading: 'Klasyfikacja Annie Jump Cannon',
        paragraphs: [
          'Zagrywasz ją po własnym błędnym umieszczeniu gwiazdy: wybierz jeszcze jedną wolną kropkę, ale inną. Jeśli i ta jest zła, gwiazda jednak przepada [H10.7]. Do tego czasu wiadomo tylko, że pierwsza kropka była zła.',
        ],
      },
      'H8.14': {
        heading: 'Ciemna energia',
        paragraphs: [
          'Zagrywasz ją zaraz po tym, jak ktoś inny ogłosi kartę „własna tura” lub „dowolny moment”: tamta karta nie ma skutku i trafia na spód stosu, a pod nią „Ciemna energia”. Kart „natychmiast” i reakcji nie da się tak powstrzymać. Gracz, któremu unieważniono kartę ruchu, rusza się normalnie albo zagrywa inną taką kartę.',
          'Przykład: A zagrywa „Apollo 11” i wybiera węgiel. Odpowiadasz „Ciemną energią” i A nic nie otrzymuje.',
        ],
      },
      'H8.21': {
        heading: 'Słońce: widmo',
        paragraphs: [
          'Gdy wykorzystujesz pole Wydarzenie, oglądasz dwie wierzchnie karty, bierzesz jedną, a drugą odkładasz na spód stosu, nie pokazując jej nikomu. Jeśli weźmiesz kartę „natychmiast”, zaczyna działać. Gdy w stosie jest tylko jedna karta, po prostu ją dobierasz. Przy innych okazjach dobierasz jak wszyscy.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
