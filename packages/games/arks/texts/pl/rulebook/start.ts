import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/start.ts'

/** The rules of Terraforming Arks: A4, A1, A2, A3, in Polish. */
export default {
  A4: {
    title: 'Gra w pigułce',
    sections: {
      'A1.1': {
        heading: 'O co chodzi',
        paragraphs: [
          'Zrujnowany układ planetarny czeka, aż wróci do niego życie. Dowodzisz Arką: latasz od świata do świata, werbujesz Załogę, przywracasz do życia martwe Planety, odnajdujesz Ocalałych i dajesz im dom. Wygrywa osoba, która ma **najwięcej punktów zwycięstwa** (PZ).',
          'Punkty daje udział w sterraformowanych Planetach [A14.7], dają je Placówki Handlowe [A8.6], a na koniec osiedleni Ocalali i Kolonie [A21.3].',
          'Gdy zostanie sterraformowana **trzecia Planeta**, kończycie rundę, rozgrywacie jeszcze jedną i gra dobiega końca [A21.1]. Grać może od jednej do czterech osób; w pojedynkę Twoją przeciwniczką jest Automa [A23].',
        ],
      },
      'A4.1': {
        heading: 'Runda',
        paragraphs: [
          'Zaczyna pierwszy gracz, a potem kolejno, zgodnie z ruchem wskazówek zegara, każda osoba rozgrywa **jedną turę**. Następnie znacznik pierwszego gracza przechodzi w lewo i zaczyna się nowa runda.',
        ],
      },
      'A4.2': {
        heading: 'Twoja tura: pięć kroków',
        paragraphs: [
          '**1 Ulepszenie** Arki, najwyżej jedno [A8.1]. **2 Podróż kosmiczna** i lądowanie na innym polu [A9.1]. **3 Zagranie kart Załogi**, najwyżej dwóch [A12.1]. **4 Akcje Celu podróży** [A13.1]. **5 Dobranie** karty Załogi [A20.1].',
          'Kolejność jest stała. **Obowiązkowa jest tylko podróż**; wszystko inne możesz pominąć.',
        ],
        caption: 'Pięć kroków tury w stałej kolejności. Obowiązkowy jest tylko krok 2.',
      },
    },
  },
  A1: {
    title: 'Co leży na stole',
    sections: {
      'A1.2': {
        heading: 'Elementy wspólne',
        paragraphs: [
          'Kantyna z trzema odkrytymi kartami Załogi i torem punktacji, 16 kart Planet, 33 karty Załogi, 15 kart Ocalałych, 32 znaczniki Zasobów (po 8 każdego Zasobu) i znacznik pierwszego gracza. Do gry w pojedynkę służy dziesięć kart Automy.',
        ],
      },
      'A1.3': {
        heading: 'Co należy do Ciebie',
        paragraphs: [
          'Karta Arki z ośmioma Ulepszeniami, karta Ładowni, karta Mostku, cztery znaczniki Zasobów Ładowni i cztery znaczniki Specjalistów, a w Twoim kolorze: Arka, znacznik punktacji, **2 Placówki Handlowe, 8 znaczników Terraformacji i 8 znaczników Kolonii**.',
          'Wszystkie Arki potrafią to samo. Karta Mostku nie ma własnego działania: pokazuje tylko, gdzie leżą Ocalali. Pod nią są ci na pokładzie, obok niej osiedleni.',
        ],
        caption:
          'Cztery Zasoby, czterech Specjalistów oraz Twoja Arka, Kolonia, Placówka Handlowa i znacznik na tor Terraformacji.',
      },
      'A1.4': {
        heading: 'Zasoby i Specjaliści',
        paragraphs: [
          'Są cztery Zasoby. Na karcie Ładowni stoją od góry w tej kolejności: **Biomasa, Siła robocza, Minerały, Technologie**. Gdy zasada mówi o wyższym torze, najwyższa jest Biomasa.',
          'Specjaliści to **Inżynier** i trzech **Liderów**: czerwony, zielony i niebieski. Planety mają te same trzy kolory; Lider pasuje do Planet w swoim kolorze.',
        ],
      },
      'A1.6': {
        heading: 'Karty Planet',
        paragraphs: [
          "Jest piętnaście Planet, po pięć w każdym kolorze, i Gwiezdny Portal. Każda gra zaczyna się od tych samych trzech: K'eyi (czerwona), Ryugu (niebieska) i Kijani (zielona).",
          'Na karcie widać Planetę i to, co można na niej zebrać, Księżyc i Stację Kosmiczną z tym, co dają, najwyżej dwie Asteroidy oraz trasy między nimi. Zniszczoną Planetę otaczają trzy lub cztery **tory Zasobów**, zawsze z Minerałami. Na dole biegnie **tor Terraformacji**; ma dokładnie tyle pól, ile poziomów mają razem wszystkie tory Zasobów. W rogu podano, ile dają pierwsze i drugie miejsce: 3 i 1.',
        ],
      },
      'A1.10': {
        heading: 'Nic nie ginie',
        paragraphs: [
          'Każda karta i każdy znacznik są zawsze w dokładnie jednym miejscu: w talii, na stosie, na karcie albo w czyjejś puli. Twoja **pula** to własne znaczniki, które nie leżą ani na karcie Arki, ani na Planecie.',
        ],
      },
    },
  },
  A2: {
    title: 'Układ planetarny',
    sections: {
      'A2.1': {
        heading: 'Dziewięć miejsc',
        paragraphs: [
          'Układ to kwadrat trzy na trzy karty z Gwiezdnym Portalem pośrodku. Osiem miejsc wokół niego nosi nazwy stron świata; zgodnie z ruchem wskazówek zegara: N, NE, E, SE, S, SW, W, NW.',
          'Wszystkie karty leżą prosto. Na każdej z czterech krawędzi karta ma dokładnie jedno wyjście, a każde wyjście należy do jednego z jej pól.',
        ],
      },
      'A2.5': {
        heading: 'Pola',
        paragraphs: [
          'Arki stoją na polach. Są nimi **Planety, Księżyce, Stacje Kosmiczne, Asteroidy i Gwiezdny Portal**. Asteroida jest polem jak każde inne, tyle że nie ma na niej nic do zrobienia.',
          'Na Planecie i na Portalu jest miejsce dla wszystkich (w grze z Automą jest jeden wyjątek [A23.9]). Na Księżycu, Stacji Kosmicznej i Asteroidzie mieści się **jedna** Arka.',
        ],
      },
      'A2.3': {
        heading: 'Trasy',
        paragraphs: [
          'Kropkowana linia łączy dwa pola karty. Tam, gdzie dwie karty się stykają, wyjścia leżące naprzeciw siebie też łączą swoje pola. Każda taka trasa to **jeden ruch**, w dowolną stronę.',
          'Każda Planeta jest połączona ze wszystkimi innymi polami swojej karty, więc od żadnej krawędzi karty nie dzielą jej więcej niż dwa ruchy, licząc wejście na kartę. Portal leży bezpośrednio przy wszystkich czterech krawędziach swojej karty, a obok ma Księżyc i Stację Kosmiczną.',
        ],
        caption: 'Północne wyjście Portalu styka się z Księżycem K’eyi: jeden ruch na Księżyc, drugi na Planetę.',
      },
      'A2.4': {
        heading: 'Gdzie kończą się trasy',
        paragraphs: [
          'Wyjście w stronę pustego miejsca prowadzi w niezbadaną przestrzeń i możesz nim polecieć [A10.1]. Wyjście na zewnątrz kwadratu nie prowadzi donikąd.',
        ],
      },
      'A2.7': {
        heading: 'Dwie strony Planety',
        paragraphs: [
          'Na przedniej stronie karty Planeta jest **zniszczona**, na tylnej **sterraformowana**. Pola, trasy, Księżyc i Stacja są po obu stronach takie same. Na tylnej sama Planeta daje więcej, a torów już nie ma.',
        ],
      },
    },
  },
  A3: {
    title: 'Przygotowanie gry',
    sections: {
      'A3.5': {
        heading: 'Układ',
        paragraphs: [
          'Wszystko to robi za Ciebie aplikacja. Pośrodku leży Gwiezdny Portal i na nim zaczynają wszystkie Arki. Trzy Planety startowe zostają potasowane i trafiają zniszczoną stroną do góry na miejsca N, W i E.',
          'Pozostałych dwanaście Planet po potasowaniu tworzy talię Planet. Nowe Planety dobiera się z jej spodu.',
        ],
      },
      'A3.8': {
        heading: 'Ocalali i Załoga',
        paragraphs: [
          '15 kart Ocalałych tworzy potasowaną zakrytą talię. Tak samo 33 karty Załogi; trzy wierzchnie trafiają odkryte do Kantyny.',
        ],
      },
      'A3.1': {
        heading: 'Twoja Arka',
        paragraphs: [
          'Zaczynasz z 0 punktów i pustą Ładownią. Na każdym Ulepszeniu leży znacznik Kolonii; na Engines leży na polu 2. Obie Placówki czekają na karcie Arki, a osiem znaczników Terraformacji jest w Twojej puli. Dlatego **najpierw trzeba odblokować Ulepszenia, a dopiero potem można zakładać Kolonie**.',
          'Wszystkie cztery znaczniki Specjalistów są zablokowane.',
        ],
      },
      'A3.10': {
        heading: 'Pierwsza Załoga',
        paragraphs: [
          'Każda osoba dostaje trzy odkryte karty Załogi: Załoga nigdy nie jest tajna.',
          '**Wszyscy jednocześnie** odrzucają jedną ze swoich trzech kart, a dwie pozostałe kładą w górnym lub dolnym rzędzie [A6.1]. Obie mogą trafić do tego samego rzędu.',
        ],
        caption:
          'Początek: 1 z trzech kart Załogi jedną się odrzuca; 2 dwie pozostałe trafiają do rzędów, a do Ładowni dwie jednostki dowolnych Zasobów.',
      },
      'A3.13': {
        heading: 'Pierwsze Zasoby',
        paragraphs: [
          'Potem bierzesz **dwie jednostki dowolnych Zasobów**, takich samych lub różnych, nie czekając na innych. Gdy wszyscy są gotowi, los wskazuje pierwszego gracza i zaczyna się pierwsza tura.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
