import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/stars.ts'

/** The rules of Star Hunters: H9, H10, H11, in Polish. */
export default {
  H9: {
    title: 'Krok 5: fuzja i rozpad',
    sections: {
      'H9.1': {
        heading: 'Pięć reakcji',
        paragraphs: [
          'To etapy spalania w prawdziwych gwiazdach: **4 H → He** (spalanie wodoru), **3 He → C** (proces 3-alfa), **C + He → O** (wychwyt cząstki alfa przez węgiel), **2 O → Si + He** (spalanie tlenu), **2 Si → Fe** (spalanie krzemu).',
          'W przód jest to fuzja, wstecz rozpad. Liczby masowe po obu stronach są zawsze równe. Łańcuch kończy się na żelazie: niczego cięższego nie da się wytworzyć.',
        ],
        caption: 'Pięć reakcji. Małe liczby to liczby masowe; po obu stronach reakcji ich suma jest taka sama.',
      },
      'H9.2': {
        heading: 'Ile razy',
        paragraphs: [
          'Oddaj do puli kosmicznej lewą stronę i weź prawą: to **jedna fuzja**. W zwykłej turze masz jedną, z kartą „Słońce: jądro” dwie. Po wykorzystaniu pola Łabędź [H7.5] lub zagraniu karty „Tokamak” w tej turze nie ma limitu.',
          'Fuzje przeprowadza się jedna po drugiej, a produktów jednej można użyć w następnej. Przykład: na zwykłym polu z 8 H właściciel jądra może zrobić 2 He; każdy inny robi 1 He i zostają mu 4 H.',
        ],
      },
      'H9.8': {
        heading: 'Łabędzia trzeba wykorzystać',
        paragraphs: [
          'Samo stanie na polu Łabędź nie znosi limitu. Przykład: lecisz z pola Łabędź na pole Lutnia, przegrywasz walkę i wracasz. Mając 12 H, możesz przeprowadzić jedną fuzję i zostaje ci 8 H i 1 He.',
        ],
      },
      'H9.6': {
        heading: 'Rozpad',
        paragraphs: [
          'Rozpad to reakcja przeprowadzona dokładnie wstecz: z He powstają 4 H, z C 3 He, z O powstają C i He, z Si i He 2 O, a z Fe 2 Si. Jest możliwy tylko na polu Rozpad [H7.4] i dzięki karcie wydarzenia.',
        ],
      },
      'H9.7': {
        heading: 'Wszystko albo nic',
        paragraphs: [
          'Reakcja jest dozwolona tylko wtedy, gdy w puli kosmicznej są wszystkie jej produkty. Przykład: gdy w puli nie ma C, nikt nie zamieni 3 He w węgiel.',
        ],
      },
    },
  },
  H10: {
    title: 'Krok 6: tworzenie gwiazdy',
    sections: {
      'H10.1': {
        heading: 'Ogłoś i zapłać',
        paragraphs: [
          'Raz na turę możesz ogłosić gwiazdę z któregoś stosu, zapłacić do puli kosmicznej cały jej koszt i wybrać kropkę na diagramie HR.',
          'Płacisz dokładnie pokazanymi kryształkami; żaden pierwiastek nie zastępuje innego.',
        ],
      },
      'H10.3': {
        heading: 'Diagram',
        paragraphs: [
          'Od lewej do prawej robi się **chłodniej**, od 40 000 K do 2500 K, a z dołu do góry **jaśniej**, od 10⁻⁵ do 10⁶ L☉. Obie osie są logarytmiczne: równym odległościom odpowiada ten sam mnożnik. Słońce to żółta kropka przy 5770 K i 1 L☉; służy do porównania i nie można go wybrać.',
          'Na diagramie są 42 czerwone kropki gwiazd z gry i 6 kropek prawdziwych gwiazd, których w grze nie ma. Możesz wybrać każdą kropkę, na której nie leży znacznik.',
        ],
        caption: 'Diagram HR ze wszystkimi czerwonymi kropkami. Krzyż pokazuje na przykładzie Słońca, jak go czytać.',
      },
      'H10.5': {
        heading: 'Szukanie kropki',
        paragraphs: [
          'Właściwa kropka leży dokładnie przy **temperaturze i jasności** podanych na karcie. Dobra jest tylko jedna.',
          'Pomaga ogólny obraz: gorące gwiazdy są po lewej, słabe na dole. Ciąg główny biegnie od lewego górnego do prawego dolnego rogu, olbrzymy i nadolbrzymy leżą nad nim, a białe karły pod nim po lewej.',
        ],
      },
      'H10.6': {
        heading: 'Dobrze',
        paragraphs: [
          'Znacznik zostaje na kropce do końca gry, a karta jest twoja: od tej chwili liczą się jej punkty, produkcja i bonusy. Efekt nadolbrzyma działa [H11.4]. Potem twoja tura się kończy.',
          'Przykład: masz 17 H, 4 He, 1 C i 3 punkty. Ogłaszasz gwiazdę Altair (15 H i 4 He) i znajdujesz jej kropkę. Masz teraz 2 H, 1 C i 5 punktów.',
        ],
      },
      'H10.7': {
        heading: 'Źle',
        paragraphs: [
          'Kryształki zostają w puli kosmicznej, karta wraca na swój stos, a znacznik do ciebie. Wiatr gwiazdowy nie wieje i twoja tura się kończy. Od następnej tury każdy może spróbować z tą gwiazdą ponownie. W przykładzie zostałoby ci 2 H, 1 C i nadal 3 punkty.',
          'Uratować może cię już tylko jedna karta: „Klasyfikacja Annie Jump Cannon” [H8.13].',
        ],
      },
      'H10.8': {
        heading: 'Twoja na zawsze',
        paragraphs: [
          'Gwiazdy, która ma właściciela, nie można utworzyć ponownie, zabrać, wymienić ani zniszczyć. Pusty stos nic nie oferuje. Gdy wszystkie dziesięć twoich znaczników leży na diagramie, nie możesz tworzyć kolejnych gwiazd, ale wtedy od dawna masz już 10 punktów.',
        ],
      },
      'H10.10': {
        heading: 'Pomoc dla młodych łowców',
        paragraphs: [
          'Z opcją stołu „Pomoc na diagramie Hertzsprunga-Russella” każde umieszczenie jest dobre. Wszyscy widzą przed grą, że jest włączona. Nikt nie wybiera wtedy kropki, gracze komputerowi też się nie mylą, a karty „Klasyfikacja Annie Jump Cannon” nigdy nie można zagrać.',
        ],
      },
    },
  },
  H11: {
    title: 'Układy i nadolbrzymy',
    sections: {
      'H11.2': {
        heading: 'Układy podwójne i potrójny',
        paragraphs: [
          'Kto ma wszystkie gwiazdy układu podwójnego, ma **1 dodatkowy punkt**, a za układ potrójny Keid **2**. Bonus liczy się od chwili umieszczenia ostatniej gwiazdy. Część układu nie daje nic dodatkowego.',
          'Układy podwójne to Kapella, Izar, Syriusz, Procjon, Regulus i 61 Cygni. Niektóre mają na prawdziwym niebie jeszcze więcej gwiazd; tych w grze nie ma.',
          'Przykład: masz gwiazdy Aldebaran, Keid a i Keid b, razem 6 punktów. Z gwiazdą Keid c masz 6 + 2 + 2 = 10 i zaczynają się ostatnie tury.',
        ],
      },
      'H11.4': {
        heading: 'Wiatr gwiazdowy nadolbrzyma',
        paragraphs: [
          'Efekt dobrze umieszczonego nadolbrzyma działa **raz, od razu**: jego wiatr gwiazdowy wieje po niebie. „To pole” to pole, na którym stoi rakieta twórcy, a „sąsiednie pola” to te, które z nim graniczą. Efekt dotyczy każdego, czyja rakieta tam stoi: najpierw twórcy, potem pozostałych w kolejności tur. Na mapie nic nie zostaje.',
          'Na tym polu i obok: **Antares** 4 i 3 He; **Betelgeza** 2 i 1 C; **Rigel** 8 i 5 H; **Deneb** 2 karty wydarzeń i 1 karta; **Gwiazda Polarna** 4 H + 2 He i 2 H + 1 He; **Mirfak** 1 C + 1 O i 1 C; **Gwiazda Granat** 1 Si i 1 O. **Alnilam** daje tutaj 6 H, ale obok każdy oddaje 3 H [H13.4].',
          'Przykład: P1 tworzy Antaresa na polu Smok, gdzie stoi też P4. P2 jest na polu Mała Niedźwiedzica, P3 na polu Łabędź. P1 i P4 otrzymują po 4 He, P2 otrzymuje 3 He, P3 nic.',
        ],
        caption: 'Wiatr Antaresa nad polem Smok: sięga także pól wokół niego, ale Łabędź jest za daleko.',
      },
      'H11.5': {
        heading: 'Kto jest blisko i kiedy',
        paragraphs: [
          'To, kogo dotyczy efekt, ustala się raz, zanim pierwszy gracz cokolwiek dostanie. Jeśli karta „natychmiast” dobrana dzięki Denebowi kogoś w tym czasie przestawi, nikt nie dochodzi i nikt nie odpada. Każdy gracz dobiera i wykonuje wszystkie swoje karty, zanim przyjdzie kolej na następnego.',
          'Ponieważ tura kończy się wraz z gwiazdą, kryształki z wiatru gwiazdowego przydadzą się w późniejszych turach. Limit zapasów, jeśli z nim gracie, działa u twórcy dopiero po nim [H13.6].',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
