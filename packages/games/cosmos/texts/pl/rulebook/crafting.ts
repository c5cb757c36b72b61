import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/crafting.ts'

/** The rules of Crafting the Cosmos: C9, C10, C11, C12, C13, in Polish. */
export default {
  C9: {
    title: 'Faza budowania: umieszczanie',
    sections: {
      'C9.1': {
        heading: 'W dowolnej kolejności, ile się da',
        paragraphs: [
          'Umieszczasz elementy, wykonujesz akcje punktujące [C10.1], wydajesz karty energii [C11.1], korzystasz z torów [C12.1]: w dowolnej kolejności, tyle razy, ile się da, i niczego nie musisz.',
          'Każdą akcję kończy się przed rozpoczęciem następnej. Jedyny wyjątek to zwolnienie komory czasu, gdzie karta zdolności może zastąpić gwiazdę [C10.10].',
        ],
      },
      'C9.2': {
        heading: 'Obok planszy',
        paragraphs: [
          'Zdobyte, ale jeszcze nieumieszczone gwiazdy, protożycie i mgławice leżą odkryte obok planszy, w **rezerwie**. Tam nie liczą się do niczego: ani do celów, ani do mgławic, ani jako zapłata. Co zostanie w rezerwie na koniec tury, **przepada** [C13.5].',
        ],
      },
      'C9.3': {
        heading: 'Umieszczanie mgławicy',
        paragraphs: [
          'Na dowolnym wolnym sześciokącie swojej galaktyki, wymaganiami do góry. Widzisz je przed wyborem miejsca, a gwiazdy i życie, które już tam są, nie przeszkadzają. Bez wolnego sześciokąta mgławicy nie da się umieścić.',
        ],
      },
      'C9.4': {
        heading: 'Umieszczanie gwiazdy',
        paragraphs: [
          'Na dowolnym wolnym polu na gwiazdę, pierwiastkiem do góry. Nie musi z niczym sąsiadować. Bez wolnego pola na gwiazdę zostaje obok planszy.',
        ],
      },
      'C9.6': {
        heading: 'Umieszczanie protożycia',
        paragraphs: [
          'Życie się rozprzestrzenia. Protożycie kładziesz na wolnym boku, który **sąsiaduje z Twoim życiem**, protożyciem lub stabilnym. Możesz ułożyć łańcuch, w którym każdy znacznik leży obok poprzedniego.',
          'Jeśli nie masz na planszy żadnego życia, pierwsze protożycie musi trafić na białe pole startowe. Jeśli masz życie, ale żaden sąsiedni bok nie jest wolny, protożycia nie da się umieścić. Życie stabilne umieszczane dzięki kartom może trafić na dowolny wolny bok, także w galaktyce bez życia.',
          'Sąsiedztwo jest potrzebne tylko przy umieszczaniu. Ruchy i inne efekty mogą zostawić życie samotne.',
          'Przykład: nie ma już życia, a obok planszy leżą dwa znaczniki protożycia. Pierwszy kładziesz na białym polu, drugi na jednym z czterech sąsiednich boków.',
        ],
        caption:
          'Gdy nie ma żadnego życia, pierwsze protożycie kładzie się na białym polu, a drugie na jednym z czterech sąsiednich boków.',
      },
      'C9.5': {
        heading: 'Nie trzeba umieszczać wszystkiego',
        paragraphs: [
          'O każdym elemencie leżącym obok planszy decydujesz osobno. Element, który karta kładzie od razu na planszę, też możesz odrzucić; wraca wtedy do zasobów ogólnych. Dotyczy to kart Teoria względności, Pokolenia, Abiogeneza, Aminokwasy i Powstanie gatunków. **Inaczej jest z gwiazdą z komory czasu i mgławicą na koniec tury: umieszczasz je, dopóki jest wolne pole.**',
        ],
      },
    },
  },
  C10: {
    title: 'Faza budowania: punktowanie',
    sections: {
      'C10.1': {
        heading: 'Kiedy można ukończyć mgławicę',
        paragraphs: [
          'Mgławicę można ukończyć, gdy na jej sześciu polach na gwiazdy są **dokładnie** te gwiazdy, których wymaga: żadnej nie brakuje, żadna nie jest niewłaściwa i **żadnej nie ma za dużo**. Na którym polu stoi która, nie ma znaczenia.',
          'Supernowe to gwiazdy uniwersalne: każda zastępuje jedną dowolną brakującą gwiazdę i nie trzeba mówić którą. Zawsze jednak liczy się jako gwiazda; supernowa nigdy nie zastępuje pustego pola.',
          'Przykład: mgławica rozmiaru 1 wymaga H, H, He i O. Wszystkie cztery są, ale stoi przy niej także gwiazda C. Nie można jej ukończyć. Gdy gwiazda C odejdzie z jej pól na gwiazdy, już można.',
        ],
      },
      'C10.3': {
        heading: 'Ukończenie',
        paragraphs: [
          'Dostajesz punkty z kafelka, **odrzucasz jedną gwiazdę** spośród stojących wokół, standardową lub supernową, i odwracasz kafelek. Gwiazdy nie można zachować.',
          'Znika ona także dla sąsiednich mgławic. Pozostałe gwiazdy zostają i mogą służyć kolejnym mgławicom.',
        ],
        caption:
          'Mgławica rozmiaru 3 otoczona gwiazdami H, He, He, O, C i C zostaje ukończona: 10 punktów. Odrzucona została gwiazda C z lewej u dołu.',
      },
      'C10.5': {
        heading: 'Raz na zawsze',
        paragraphs: [
          'Mgławicę kończy się tylko raz i życie nie jest do tego potrzebne. To, co dzieje się wokół niej później, niczego nie zmienia: zachowuje swoje miejsce i rozmiar na potrzeby celów i nie można jej już przenieść ani wymienić.',
        ],
      },
      'C10.7': {
        heading: 'Zwolnienie komory czasu',
        paragraphs: [
          'Gdy na polu 6 leży kryształ, możesz zwolnić komorę. Bierzesz z zasobów ogólnych gwiazdę **dowolnego pierwiastka** i stawiasz ją na dowolnym wolnym polu na gwiazdę, kryształ przechodzi na następne pole punktujące, a Ty dostajesz jego punkty: **3, 6, 10, 15, 21** za pierwszy do piątego.',
          'Od szóstego zwolnienia nadal dostajesz gwiazdę, ale już bez punktów.',
        ],
      },
      'C10.10': {
        heading: 'Zamiast gwiazdy',
        paragraphs: [
          'Trzy karty zdolności mogą zastąpić gwiazdę [C17.1] [C17.2] [C17.3], po jednej przy każdym zwolnieniu. Kryształ i punkty pozostają bez zmian; działa to także po piątym krysztale.',
          'Gwiazdę trzeba umieścić. Tylko jeśli nie ma gwiazdy do wzięcia albo wolnego pola, obywasz się bez niej; kryształ i tak się przesuwa, a punkty się liczą.',
          'Przykład: masz Pokolenia i Czarną dziurę i zwalniasz komorę po raz pierwszy. Wybierasz Pokolenia: do trzech znaczników życia stabilnego na dowolnych wolnych bokach, 3 punkty, bez gwiazdy. Czarna dziura musi poczekać na inne zwolnienie.',
        ],
      },
      'C10.12': {
        heading: 'Tworzenie zaawansowanej formy życia',
        paragraphs: [
          'Potrzebujesz **ukończonej mgławicy** bez formy życia, życia na **wszystkich sześciu bokach** (protożycia i stabilnego w dowolnej proporcji) oraz żetonu w stosie.',
          'Całe protożycie z jej boków zostaje odrzucone, życie stabilne zostaje. Dobierasz wierzchni żeton zaawansowanej formy życia i kładziesz go zakryty na mgławicy.',
        ],
        caption:
          'Ukończoną mgławicę otaczają trzy znaczniki protożycia i trzy życia stabilnego. Protożycie znika, pojawia się forma życia.',
      },
      'C10.14': {
        heading: 'Tajemnica do końca',
        paragraphs: [
          'Swoje formy życia możesz oglądać w każdej chwili, inni nie mogą. Punkty dają dopiero na koniec gry.',
          'Bok między dwiema mgławicami służy obu. Gdy jego protożycie zostanie odrzucone, brakuje go także przy sąsiedniej mgławicy.',
        ],
      },
      'C10.16': {
        heading: 'Punkty',
        paragraphs: [
          'Nie ma górnej granicy. Na stole znacznik krąży po torze o 50 polach: od 50 punktów leży przy nim żeton +50, od 100 jego strona +100. 48 punktów i jeszcze 6 to 54: żeton +50 i znacznik na polu 4.',
        ],
      },
    },
  },
  C11: {
    title: 'Faza budowania: karty energii',
    sections: {
      'C11.1': {
        heading: 'Wydawanie kart',
        paragraphs: ['Wydane karty energii trafiają odkryte na stos kart odrzuconych. Można je wydać na trzy sposoby.'],
      },
      'C11.2': {
        heading: 'Nowa karta zdolności',
        paragraphs: [
          'Wybierasz wolne miejsce, w dowolnej kolejności; cztery miejsca kosztują **2, 3, 3 i 4** karty. Odrzucasz dokładnie tyle kart energii **jednego rodzaju** i oglądasz tyle samo kart z wierzchu talii zdolności tego rodzaju. Jedną zachowujesz odkrytą na tym miejscu, pozostałe odkładasz na spód talii w wybranej kolejności.',
          'Znacznik z tego miejsca przechodzi do obszaru regulacji tego rodzaju. Od następnej fazy energii daje Ci dodatkową nagrodę [C6.4].',
          'Przykład: różowy płaci trzema kartami światła za miejsce 2, ogląda trzy karty zdolności światła i zachowuje kartę Teoria względności: Δ. Znacznik trafia do obszaru regulacji światła.',
        ],
        caption: 'Karta zdolności: po lewej stronie strzałki koszt, po prawej efekt, niżej opis.',
      },
      'C11.4': {
        heading: 'Mało kart, brak miejsc',
        paragraphs: [
          'Jeśli w talii jest mniej kart, niż wynosi zapłata, oglądasz wszystkie za tę samą cenę. Rodzaju, którego talia jest pusta, nie można wybrać.',
          'W jednej turze możesz zdobyć kilka kart zdolności, dopóki masz wolne miejsce. Zostają u Ciebie do końca; nie można ich przenosić ani wymieniać.',
        ],
      },
      'C11.6': {
        heading: 'Użycie karty zdolności',
        paragraphs: [
          'Płacisz jej koszt i wykonujesz to, co mówi [C16.1]. Możesz to zrobić już w tej turze, w której ją zdobywasz.',
        ],
      },
      'C11.7': {
        heading: 'Zestaw pięciu kart',
        paragraphs: ['Odrzucasz pięć kart energii jednego rodzaju i dostajesz **6 punktów**, tyle razy, ile się da.'],
      },
    },
  },
  C12: {
    title: 'Faza budowania: tory',
    sections: {
      'C12.1': {
        heading: 'Wykorzystaj albo przepadnie',
        paragraphs: ['Każda z tych akcji kosztuje jeden zasób z toru. Niewydane zasoby przepadają na koniec tury.'],
      },
      'C12.2': {
        heading: 'Supernowa: odwrócenie gwiazdy',
        paragraphs: [
          'Odwracasz jedną dowolną standardową gwiazdę swojej galaktyki, obojętnie jakiego pierwiastka, na stronę supernowej.',
          'Supernowych nie można przesuwać grawitonami. Przenosi je tylko Spadająca gwiazda [C17.28], a odwraca z powrotem tylko Gwiazda podwójna [C17.25].',
        ],
      },
      'C12.4': {
        heading: 'DNA: stabilizacja życia',
        paragraphs: ['Odwracasz jeden znacznik protożycia w swojej galaktyce na stronę życia stabilnego.'],
      },
      'C12.5': {
        heading: 'Grawiton: ruch',
        paragraphs: [
          'Przesuwasz jedną swoją standardową gwiazdę lub znacznik życia na **wolne pole tego samego rodzaju**: sąsiednie albo dalsze, jeśli wszystkie pola po drodze są zajęte. Choćby droga była długa, kosztuje jeden grawiton.',
          'Przykład: gwiazda He z rysunku może przejść na jedno z dwóch wolnych pól na gwiazdy obok, przeskoczyć H albo przeskoczyć kolejno H i C.',
        ],
        caption: 'Jeden grawiton: pięć pól na gwiazdy, do których może dotrzeć gwiazda He, oznaczają blade gwiazdy He.',
      },
      'C12.7': {
        heading: 'Szczegóły ruchu',
        paragraphs: [
          'Przeskoczyć można wszystko, także supernowe. Gwiazdy poruszają się tylko po polach na gwiazdy, życie tylko po bokach. Mgławice i granice sektorów nie przeszkadzają.',
          'Element musi zakończyć ruch na innym polu niż to, z którego wyruszył, a jego własne pole w czasie ruchu nie liczy się jako zajęte. Elementów leżących obok planszy nie można ani odwracać, ani przesuwać.',
        ],
      },
    },
  },
  C13: {
    title: 'Zakończenie tury',
    sections: {
      'C13.1': {
        heading: 'Omega',
        paragraphs: [
          'Gdy kończysz budowanie, znacznik końca tury przechodzi z pola alfa na jedno z dwóch pól omega. Musisz wybrać jedno z nich:',
          '**Mgławica**: wybierasz rozmiar, dobierasz kafelek i kładziesz go na wolnym sześciokącie. **Stabilizacja**: odwracasz jeden znacznik protożycia na stronę życia stabilnego.',
        ],
        caption: 'Wybór omegi: 1 nowa mgławica na wolnym sześciokącie albo 2 protożycie staje się życiem stabilnym.',
      },
      'C13.4': {
        heading: 'Naprawdę ostatnia akcja',
        paragraphs: [
          'Po omedze w tej turze nie można już nic zrobić. Nawet jeśli nowa mgławica ma już wszystkie gwiazdy, można ją ukończyć najwcześniej w następnej turze.',
          'Stabilizację można wybrać tylko wtedy, gdy na planszy jest protożycie. Mgławicę można wybrać zawsze; bez wolnego sześciokąta albo przy pustych stosach znacznik się przesuwa, ale niczego się nie dobiera.',
        ],
      },
      'C13.5': {
        heading: 'Co przepada, a co zostaje',
        paragraphs: [
          'Wszystko, co jeszcze leży obok planszy, przepada, a trzy tory wracają na 0. Karty na ręce, kryształy i galaktyka zostają bez zmian.',
          'Turę zaczyna następna osoba; po ostatniej następuje koniec rundy.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
