import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/end.ts'

/** The rules of Star Hunters: H13, H12, H3, H15, H16, H21, in Polish. */
export default {
  H13: {
    title: 'Pula kosmiczna',
    sections: {
      'H13.1': {
        heading: 'Gdy brakuje kryształków',
        paragraphs: [
          'Wszystko, co zapłacone, zużyte w fuzji lub rozpadzie albo stracone, wraca do puli kosmicznej, zanim cokolwiek się za to weźmie.',
          'Jeśli w puli kosmicznej jest za mało kryształków danego rodzaju, bierzesz tyle, ile jest. Nikt nic nie zostaje dłużny i niczego się nie zastępuje. Dotyczy to pól, produkcji, nagród, wiatrów gwiazdowych i wydarzeń, każdego rodzaju z osobna; tylko reakcje wymagają wszystkiego [H9.7].',
          'Jeśli coś należy się kilku graczom, rozstrzyga kolejność: produkcji [H4.2], kart wydarzeń [H8.8] albo wiatru gwiazdowego [H11.4]. Przykład: w puli kosmicznej są 2 He. Pierwszy gracz ma gwiazdy Fomalhaut i Kapella b, drugi gwiazdę Procjon a; każda daje 1 He. Pierwszy otrzymuje 2 He, drugi nic.',
        ],
      },
      'H13.4': {
        heading: 'Oddawanie kryształków',
        paragraphs: [
          '„Oddaje 3 H” znaczy: 3 H albo wszystkie swoje H, jeśli ma mniej. Nie ma tu nic do wyboru. Przykład: A dobiera kartę „Burza Carringtona 1859”, a pozostali mają 2 H, 0 H i 9 H. Oddają 2, 0 i 3 H.',
        ],
      },
      'H13.5': {
        heading: 'Nic nie ginie',
        paragraphs: [
          'Kryształków w puli kosmicznej i u wszystkich graczy jest razem zawsze tyle, ile na początku [H1.4]. Aplikacja sprawdza to po każdym kroku.',
        ],
      },
      'H13.6': {
        heading: 'Limit zapasów',
        paragraphs: [
          'Ta opcja stołu jest wyłączona, dopóki jej nie włączycie. Z nią na koniec własnej tury zostaje ci najwyżej **24 H, 14 He, 9 C, 7 O, 2 Si i 1 Fe**; reszta sama wraca do puli kosmicznej. W trakcie tury i między twoimi turami limitu nie ma. Dzięki temu nikt nie ogołoci nieba, gromadząc zapasy.',
          'Przykład: kończysz turę z 27 H, 15 He i 2 Si. Wracają 3 H i 1 He. Jeśli potem czyjś Rigel przyniesie ci 5 H, masz 29 H aż do końca swojej następnej tury.',
        ],
        caption:
          'Przykład: z 27 H, 15 He i 2 Si 1 zostaje to, na co pozwala limit, a 2 trzy H i jedno He wracają do puli kosmicznej.',
      },
    },
  },
  H12: {
    title: 'Koniec gry',
    sections: {
      'H12.1': {
        heading: 'Dziesięć punktów zwycięstwa',
        paragraphs: [
          'Gdy ktoś ma co najmniej 10 punktów zwycięstwa, kończy turę jak zwykle, a potem **dogrywa się rundę**: każdy, kto nie miał w niej jeszcze swojej tury, rozgrywa ostatnią. Gracz rozpoczynający już jej nie ma.',
          'Przykład: spośród czterech graczy zaczynał P1, a 10 punktów zwycięstwa zdobywa P2. P3 i P4 mają jeszcze po jednej turze, P1 już nie. Jeśli zdobędzie je P4, gra kończy się po tej turze, gdy minie okazja do zagrania kart „dowolny moment”.',
        ],
      },
      'H12.3': {
        heading: 'Ostatnie tury',
        paragraphs: [
          'To tury jak wszystkie inne, z walkami, wydarzeniami i nowymi gwiazdami. Inni też mogą jeszcze zdobyć 10 punktów zwycięstwa albo więcej.',
        ],
      },
      'H12.4': {
        heading: 'Kto wygrywa',
        paragraphs: [
          'Wygrywa ten, kto ma najwięcej punktów zwycięstwa; liczą się też punkty powyżej 10. Przy remisie dodaje się **liczby masowe pozostałych kryształków**: wygrywa większa suma. Jeśli i ona jest równa, wygrywa większa łączna **masa gwiazd**. Jeśli nawet to nie rozstrzyga, remisujący gracze dzielą się zwycięstwem.',
          'Przykład: A i B mają po 10 punktów. A ma 3 H i 2 He, czyli 3 + 8 = 11. B ma 1 C, czyli 12. Wygrywa B.',
        ],
        caption: 'Remis z przykładu: 3 × 1 + 2 × 4 = 11 przeciw 1 × 12 = 12. Wygrywa drugi gracz.',
      },
      'H12.5': {
        heading: 'Jeśli nikt nie chce kończyć',
        paragraphs: [
          'Po 60 pełnych rundach aplikacja kończy grę i liczy punkty. Jeśli gracie o gwiazdy, nigdy tego nie zobaczycie.',
        ],
      },
    },
  },
  H3: {
    title: 'Jawne i tajne',
    sections: {
      'H3.1': {
        heading: 'Co widzą wszyscy',
        paragraphs: [
          'Rakiety, kryształki, gwiazdy, karty Słońca, punkty zwycięstwa, stosy gwiazd i pulę kosmiczną, a także liczbę kart na każdej ręce i w stosie wydarzeń. Możesz to sprawdzić w każdej chwili.',
          'To samo dotyczy trwającej tury: kroku, przeprowadzonych i dozwolonych fuzji, kostek, ogłoszonych kart i wyborów oraz tego, kto jeszcze będzie pytany. Kart odłożonych na spód stosu się nie pokazuje, choć wolno je pamiętać.',
        ],
      },
      'H3.2': {
        heading: 'Co pozostaje tajne',
        paragraphs: [
          'Tylko ty widzisz karty wydarzeń na swojej ręce i dwie karty oglądane dzięki widmu. Kart w stosie ani ich kolejności nie widzi nikt.',
        ],
      },
      'H3.3': {
        heading: 'Zagadka, nie tajemnica',
        paragraphs: [
          'To, która kropka należy do której gwiazdy, wynika z jawnych liczb. Aplikacja pokazuje kartę gwiazdy, osie z podziałką i kropki bez nazw i nigdy nie zdradza właściwej przed wyborem. Dla nauki możesz włączyć znaczniki temperatury i jasności swojej gwiazdy na brzegach osi; miejsce, w którym się spotykają, trzeba znaleźć samodzielnie.',
        ],
        caption:
          'Pomoc dla uczących się na przykładzie liczb Słońca: zielone znaczniki na obu osiach. Miejsce, w którym się spotykają, trzeba znaleźć samodzielnie.',
      },
    },
  },
  H15: {
    title: 'O co pyta aplikacja',
    sections: {
      'H15.1': {
        heading: 'Gdy to nie twoja tura',
        paragraphs: [
          'Także wtedy możesz dostać pytanie: gdy ktoś cię atakuje, o reakcje w walce, o pole odwrotu, o odpowiedź „Ciemną energią” na kartę i o karty „dowolny moment” między turami. Dopóki takie pytanie jest otwarte, wszyscy inni czekają.',
          '**Kto ma kartę, jest pytany**, jakakolwiek by to była, i zawsze może spasować; kto nie ma żadnej, jest traktowany, jakby spasował. Dzięki temu pytania nie zdradzają, co kto ma na ręce. W ustawieniach można wybrać, żeby aplikacja pasowała za ciebie, gdy żadna twoja karta nie pasuje; inni widzą zwykłe pasowanie.',
        ],
        caption:
          'Po czyjejś turze: 1 ma jedną kartę i dostaje pytanie, 2 nie ma żadnej i go nie dostaje, 3 ma trzy i dostaje pytanie. Jakie to karty, nie ma znaczenia.',
      },
      'H15.3': {
        heading: 'Gracze komputerowi też się mylą',
        paragraphs: [
          'Czasem nie trafiają we właściwą kropkę. Jak często, zależy od wybranego poziomu, od 0 do 20%: początkujący źle umieszczają mniej więcej co piątą gwiazdę, łatwi co siódmą, średni co dwudziestą, silniejsi żadnej.',
        ],
      },
      'H15.4': {
        heading: 'Kolejność możliwości',
        paragraphs: [
          'Możliwości są zawsze wymienione w tej samej kolejności: pierwiastki od H do Fe, gracze w kolejności tur po tym, kto decyduje, a nicnierobienie na końcu. Jednakowe karty na ręce to jedna możliwość.',
        ],
      },
    },
  },
  H16: {
    title: 'Przypadek',
    sections: {
      'H16.1': {
        heading: 'Gdzie rządzi przypadek',
        paragraphs: [
          'W tej kolejności: gracz rozpoczynający, jeśli nikt go nie wskazał; tasowanie stosu wydarzeń; karty Słońca w kolejności tur. Później już tylko kostki w walce, najpierw atakującego, potem broniącego się, ponowny rzut dzięki „Zasadzie nieoznaczoności” i każdy losowy kryształek.',
          'Nic innego nie jest losowe. Mając ziarno i listę decyzji, każdą grę można dokładnie odtworzyć.',
        ],
        caption:
          'Wszystkie 36 rzutów dwiema kostkami, atakującego z lewej, broniącego się u góry. Przy równych bonusach atakujący wygrywa 15 z nich, bo remis jest dla broniącego się.',
      },
    },
  },
  H21: {
    title: 'O tym wydaniu',
    sections: {
      'H0.1': {
        heading: 'Skąd pochodzą te zasady',
        paragraphs: [
          'Z zeskanowanego tekstu polskiej instrukcji bez strony tytułowej; nie ma w nim autorów ani wydawcy. W naszych notatkach przy każdej zasadzie zaznaczono, czy jest w tym tekście, czy odczytano ją z uszkodzonego miejsca, czy trzeba ją było odtworzyć.',
          'Uszkodzone były przede wszystkim liczby i nazwy: stałe Słońca, dane gwiazd Antares, Aldebaran i Kapella b, nazwa Mirzam. Odtworzono je z pomocą fizyki i opublikowanych wartości.',
        ],
      },
      'H0.4': {
        heading: 'Prawdziwe gwiazdy',
        paragraphs: [
          'Tam, gdzie źródło nie podaje liczb, przyjęto opublikowane wartości zaokrąglone do trzech cyfr. Na każdej karcie jasność, promień i temperatura zgadzają się ze sobą tak, jak wymaga fizyka, z dokładnością do czynnika 1,7.',
          'Regulus b dopiero staje się białym karłem; to bliski towarzysz, którego katalogi nazywają Regulus Ab. Procjon a, Regulus a i Bellatrix leżą blisko granicy swojej klasy. Gra trzyma się klasy podawanej najczęściej.',
        ],
      },
      'H21.1': {
        heading: 'Co zostało odtworzone',
        paragraphs: [
          'Mapa, koszty i produkcja, większość gwiazd, prawie wszystkie karty wydarzeń i dwie z czterech kart Słońca. Zgadzają się z każdą liczbą w źródle, ale będą się różnić od wydanej gry.',
          'To, że efekt nadolbrzyma działa raz i że w zwykłej turze jest jedna fuzja, odczytano z krótkiego tekstu. Limit zapasów jest naszym dodatkiem.',
        ],
        caption:
          '1 Karta Słońca „Rozbłysk” wygląda tak w źródle. 2 „Apollo 11” jest znane częściowo. 3 „Tokamak” powstał od nowa. Takie same oznaczenia są w galerii.',
      },
      'H20.1': {
        heading: 'Wypróbowane przez komputery',
        paragraphs: [
          'Ceny znaleziono, pozwalając graczom komputerowym zmierzyć się tysiące razy, tak by warto było planować gwiazdy wszystkich czterech klas. Jak sobie teraz radzą, mówią dokumenty projektu. Przy równych bonusach atakujący wygrywa 15 rzutów na 36.',
          'Wersja 1 miała inne ceny: olbrzymy prawie nie powstawały, a Gwiazda Granat wygrywała partie. Partie rozpoczęte w tej wersji toczą się według niej do końca.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
