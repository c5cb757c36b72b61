import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/start.ts'

/** The rules of Star Hunters: H4, H1, H2, in Polish. */
export default {
  H4: {
    title: 'Gra w skrócie',
    sections: {
      'H11.1': {
        heading: 'O co toczy się gra',
        paragraphs: [
          'Krążysz rakietą po północnym niebie, zbierasz materię, z której powstają gwiazdy, łączysz lekkie pierwiastki w cięższe i tworzysz prawdziwe gwiazdy. Każdej musisz znaleźć miejsce na **diagramie Hertzsprunga-Russella**, w skrócie diagramie HR. Nikt nie powie ci, gdzie ono jest, ale na karcie znajdziesz wszystko, czego potrzebujesz.',
          'Nadolbrzym jest wart **4** punkty zwycięstwa (w skrócie punkty), olbrzym **3**, gwiazda ciągu głównego **2**, biały karzeł **1**. Kto ma wszystkie gwiazdy układu, dostaje jeszcze coś ekstra [H11.2].',
          'Gdy ktoś zdobędzie **10 punktów**, runda jest grana do końca [H12.1]. Potem wygrywa ten, kto ma najwięcej punktów [H12.4].',
        ],
      },
      'H4.1': {
        heading: 'Runda',
        paragraphs: [
          'Każda runda zaczyna się od **produkcji**: każda gwiazda oprócz nadolbrzymów daje właścicielowi kryształki pokazane w prawym górnym rogu karty. Gracze otrzymują je w kolejności tur, a gwiazdy każdego gracza produkują w kolejności powstania. Potem wszyscy po kolei, od gracza rozpoczynającego, rozgrywają po jednej turze.',
          'Nowa gwiazda produkuje więc po raz pierwszy w następnej rundzie. Szybsze są karty „Wielka koniunkcja” i „Nowa powrotna T Coronae Borealis”: produkują wtedy wszystkie gwiazdy, które ktoś w tej chwili ma, także utworzone w tej samej rundzie.',
        ],
      },
      'H4.3': {
        heading: 'Twoja tura w sześciu krokach',
        paragraphs: [
          '**1. Ruch**: przesuń rakietę na sąsiednie pole [H5.1]. **2. Walka**, jeśli ktoś już tam stoi [H6.1]. **3. Pole**: wykorzystaj je, czyli weź kryształki, dobierz kartę wydarzenia albo przeprowadź rozpad [H7.1].',
          '**4. Wydarzenia**: zagraj tyle kart, ile chcesz [H8.2]. **5. Fuzja**: zamień kryształki w cięższe, zwykle jeden raz [H9.3]. **6. Gwiazda**: zapłać za nią i znajdź jej kropkę [H10.1].',
          'Kolejność jest stała i nie można się cofać. Ruch i wykorzystanie pola są obowiązkowe; o trzech ostatnich krokach decydujesz samodzielnie.',
        ],
        caption:
          'Sześć kroków tury w stałej kolejności. 1 i 3 są obowiązkowe, 2 następuje, gdy ktoś już jest na polu, 4–6 są dobrowolne.',
      },
      'H4.4': {
        heading: 'Przed turą, w jej trakcie i po niej',
        paragraphs: [
          'Przed ruchem możesz zagrać kartę, która go zmienia [H8.5]. Jeśli zaatakujesz i przegrasz, pomijasz krok 3 i przechodzisz do kroku 4.',
          'Na koniec tury najpierw działa limit zapasów, jeśli z nim gracie [H13.6]. Potem każdy ma okazję zagrać karty „dowolny moment” [H8.9]. Po ostatniej turze rundy dzieje się to jeszcze przed następną produkcją.',
        ],
      },
    },
  },
  H1: {
    title: 'Co leży na stole',
    sections: {
      'H1.1': {
        heading: 'Niebo i diagramy',
        paragraphs: [
          'Plansza to mapa północnego nieba z **19 polami**; każde jest gwiazdozbiorem. Obok znajdują się układ okresowy z reakcjami, które czyta się w przód jako fuzję, a wstecz jako rozpad, cztery stosy gwiazd, stos wydarzeń i zapasy sześciu pierwiastków.',
          'Na diagramie HR umieszcza się gwiazdy. Dwa diagramy walki służą do odczytania ataku z promienia gwiazdy i obrony z jej masy. Resztę załatwiają dwie kostki.',
        ],
      },
      'H1.3': {
        heading: 'Twoje elementy',
        paragraphs: [
          'W swoim kolorze masz **jedną rakietę** i **dziesięć znaczników gwiazd**. Kafelek Mgławica Ślimak pokazuje, kto jest graczem rozpoczynającym.',
        ],
      },
      'H1.4': {
        heading: 'Kryształki',
        paragraphs: [
          'Sześć pierwiastków ma postać kryształków: jest 100 kryształków wodoru (H), 60 helu (He), 40 węgla (C), 30 tlenu (O), 10 krzemu (Si) i 5 żelaza (Fe). Wszystkie, które do nikogo nie należą, tworzą **pulę kosmiczną**, w skrócie pulę.',
          'Każdy pierwiastek ma liczbę masową: H 1, He 4, C 12, O 16, Si 28, Fe 56. Jest ważna w reakcjach [H9.1] i przy remisie na koniec gry [H12.4].',
          'Kryształki mają kolory z wydanej gry: fioletowy, zielony, brązowy, biały, żółty i czerwony. Bez kolorów odróżniają je litera i kształt.',
        ],
        caption: 'Sześć pierwiastków od najlżejszego do najcięższego, z liczbami masowymi.',
      },
      'H1.5': {
        heading: 'Karty gwiazd',
        paragraphs: [
          'W grze są 42 prawdziwe gwiazdy: 8 nadolbrzymów, 12 olbrzymów, 15 gwiazd ciągu głównego i 7 białych karłów.',
          'Karta pokazuje w lewym górnym rogu **koszt**, w prawym górnym **produkcję**, dalej masę, promień, temperaturę i jasność, a w prawym dolnym rogu **punkty**. Masa, promień i jasność są podane w jednostkach słonecznych: M☉, R☉, L☉. Mała litera po nazwie oznacza, że gwiazda należy do układu.',
          'Masa albo promień jest **wyróżniony**: wyróżniony promień pomaga w ataku, wyróżniona masa w obronie [H6.4]. Nadolbrzymy mają wyróżnione jedno i drugie. Nic nie produkują, za to mają efekt, który działa raz [H11.4].',
        ],
        caption: 'Kapella a: wyróżniony jest promień, więc gwiazda pomaga właścicielowi w ataku. Co rundę daje 1 C.',
      },
      'H1.7': {
        heading: 'Karty wydarzeń i karty Słońca',
        paragraphs: [
          'W stosie jest 36 kart wydarzeń 23 rodzajów: 8 działa natychmiast, 16 zagrywa się we własnej turze, 8 to reakcje, a 4 są na dowolny moment [H8.1].',
          'Każda z czterech kart Słońca ma **stały efekt**, a oprócz niego dane Słońca i kolejność tury. **Rozbłysk**: +1 do rzutu kostką, gdy atakujesz. **Heliosfera**: +1, gdy się bronisz. **Widmo**: na polu Wydarzenie oglądasz dwie karty i bierzesz jedną [H8.21]. **Jądro**: o jedną fuzję więcej w każdej twojej turze [H9.3].',
        ],
        caption: 'Karta Słońca Rozbłysk: dane Słońca, stały efekt i kolejność tury.',
      },
    },
  },
  H2: {
    title: 'Przygotowanie',
    sections: {
      'H2.1': {
        heading: 'Stół',
        paragraphs: [
          'Wszystko to robi za was aplikacja; dobrze jednak wiedzieć, co robi. Wszystkie kryształki trafiają do puli kosmicznej. Wszystkie rakiety startują z bieguna niebieskiego, z pola **Rozpad** w Małej Niedźwiedzicy.',
          'Karty gwiazd leżą odkryte w czterech stosach, po jednym na każdą klasę. Możesz je przeglądać i wybrać **dowolną kartę stosu**, nie tylko wierzchnią; kolejność w stosie nic nie znaczy.',
        ],
      },
      'H2.3': {
        heading: 'Co dostaje każdy gracz',
        paragraphs: [
          'Każdy bierze **5 H**, jedną losową kartę Słońca, która leży odkryta, i jedną losową kartę wydarzenia.',
          'Nikt nie zaczyna z kartą „natychmiast”: jeśli taka się trafi, wędruje na spód stosu, a gracz dostaje następną. Karty rozdaje się w kolejności tur. Przykład: na wierzchu leżą „Deszcz Perseidów” i „Tokamak”. Gracz rozpoczynający dostaje „Tokamak”, a Perseidy trafiają na spód.',
        ],
        caption:
          'Początek: 1 wszystkie rakiety stoją na biegunie, na polu Rozpad; 2 każdy ma pięć H, kartę Słońca i kartę wydarzenia, która nie jest natychmiastowa.',
      },
      'H2.5': {
        heading: 'Kto zaczyna',
        paragraphs: [
          'Przy prawdziwym stole zaczyna ten, kto ostatnio obchodził urodziny. W aplikacji gracz rozpoczynający jest losowany, chyba że gospodarz kogoś wskaże. Kafelek zostaje u tego gracza przez całą grę, a tury biegną od niego zgodnie z ruchem wskazówek zegara.',
        ],
      },
      'H14.1': {
        heading: 'Dwóch, trzech lub czterech graczy',
        paragraphs: [
          'Zasady są takie same dla 2, 3 i 4 graczy. Niewykorzystane karty Słońca wracają do pudełka bez oglądania.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
