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
          'Zrujnowany układ planetarny czeka, aż wróci do niego życie. Dowodzisz arką: latasz od świata do świata, werbujesz załogę, przywracasz do życia martwe planety, odnajdujesz ocalałych i dajesz im dom. Wygrywa osoba, która ma **najwięcej punktów zwycięstwa** (PZ).',
          'Punkty daje udział w sterraformowanych planetach [A14.7], dają je placówki handlowe [A8.6], a na koniec osiedleni ocalali i kolonie [A21.3].',
          'Gdy zostanie sterraformowana **trzecia planeta**, kończycie rundę, rozgrywacie jeszcze jedną i gra dobiega końca [A21.1]. Grać może od jednej do czterech osób; w pojedynkę Twoją przeciwniczką jest Automa [A23].',
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
          '**1 Ulepszenie** arki, najwyżej jedno [A8.1]. **2 Podróż kosmiczna** i lądowanie na innym polu [A9.1]. **3 Zagranie kart załogi**, najwyżej dwóch [A12.1]. **4 Akcje celu podróży** [A13.1]. **5 Dobranie** karty załogi [A20.1].',
          'Kolejność jest stała. **Obowiązkowa jest tylko podróż**; wszystko inne możesz pominąć.',
        ],
      },
    },
  },
  A1: {
    title: 'Co leży na stole',
    sections: {
      'A1.2': {
        heading: 'Elementy wspólne',
        paragraphs: [
          'Kantyna z trzema odkrytymi kartami załogi i torem punktacji, 16 kart planet, 33 karty załogi, 15 kart ocalałych, 32 znaczniki zasobów (po 8 każdego zasobu) i znacznik pierwszego gracza. Do gry w pojedynkę służy dziesięć kart Automy.',
        ],
      },
      'A1.3': {
        heading: 'Co należy do Ciebie',
        paragraphs: [
          'Karta arki z ośmioma ulepszeniami, karta ładowni, karta mostku, cztery znaczniki Zasobów Ładowni i cztery znaczniki specjalistów, a w Twoim kolorze: arka, znacznik punktacji, **2 placówki handlowe, 8 znaczników terraformacji i 8 znaczników kolonii**.',
          'Wszystkie arki potrafią to samo. Karta mostku nie ma własnego działania: pokazuje tylko, gdzie leżą ocalali. Pod nią są ci na pokładzie, obok niej osiedleni.',
        ],
        caption:
          'Cztery zasoby, czterech specjalistów oraz Twoja arka, kolonia, placówka handlowa i znacznik na tor terraformacji.',
      },
      'A1.4': {
        heading: 'Zasoby i specjaliści',
        paragraphs: [
          'Są cztery zasoby. Na karcie ładowni stoją od góry w tej kolejności: **biomasa, siła robocza, minerały, technologie**. Gdy zasada mówi o wyższym torze, najwyższa jest biomasa.',
          'Specjaliści to **Inżynier** i trzech **Liderów**: czerwony, zielony i niebieski. Planety mają te same trzy kolory; Lider pasuje do planet w swoim kolorze.',
        ],
      },
      'A1.6': {
        heading: 'Karty planet',
        paragraphs: [
          "Jest piętnaście planet, po pięć w każdym kolorze, i Gwiezdny Portal. Każda gra zaczyna się od tych samych trzech: K'eyi (czerwona), Ryugu (niebieska) i Kijani (zielona).",
          'Na karcie widać planetę i to, co można na niej zebrać, księżyc i Stację Kosmiczną z tym, co dają, najwyżej dwie asteroidy oraz trasy między nimi. Zniszczoną planetę otaczają trzy lub cztery **tory zasobów**, zawsze z minerałami. Na dole biegnie **tor terraformacji**; ma dokładnie tyle pól, ile poziomów mają razem wszystkie tory zasobów. W rogu podano, ile dają pierwsze i drugie miejsce: 3 i 1.',
        ],
      },
      'A1.10': {
        heading: 'Nic nie ginie',
        paragraphs: [
          'Każda karta i każdy znacznik są zawsze w dokładnie jednym miejscu: w talii, na stosie, na karcie albo w czyjejś puli. Twoja **pula** to własne znaczniki, które nie leżą ani na karcie arki, ani na planecie.',
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
          'Arki stoją na polach. Są nimi **planety, księżyce, Stacje Kosmiczne, asteroidy i Gwiezdny Portal**. Asteroida jest polem jak każde inne, tyle że nie ma na niej nic do zrobienia.',
          'Na planecie i na Portalu jest miejsce dla wszystkich (w grze z Automą jest jeden wyjątek [A23.9]). Na księżycu, Stacji Kosmicznej i asteroidzie mieści się **jedna** arka.',
        ],
      },
      'A2.3': {
        heading: 'Trasy',
        paragraphs: [
          'Kropkowana linia łączy dwa pola karty. Tam, gdzie dwie karty się stykają, wyjścia leżące naprzeciw siebie też łączą swoje pola. Każda taka trasa to **jeden ruch**, w dowolną stronę.',
          'Każda planeta jest połączona ze wszystkimi innymi polami swojej karty, więc od żadnej krawędzi karty nie dzielą jej więcej niż dwa ruchy, licząc wejście na kartę. Portal leży bezpośrednio przy wszystkich czterech krawędziach swojej karty, a obok ma księżyc i Stację Kosmiczną.',
        ],
      },
      'A2.4': {
        heading: 'Gdzie kończą się trasy',
        paragraphs: [
          'Wyjście w stronę pustego miejsca prowadzi w niezbadaną przestrzeń i możesz nim polecieć [A10.1]. Wyjście na zewnątrz kwadratu nie prowadzi donikąd.',
        ],
      },
      'A2.7': {
        heading: 'Dwie strony planety',
        paragraphs: [
          'Na przedniej stronie karty planeta jest **zniszczona**, na tylnej **sterraformowana**. Pola, trasy, księżyc i stacja są po obu stronach takie same. Na tylnej sama planeta daje więcej, a torów już nie ma.',
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
          'Wszystko to robi za Ciebie aplikacja. Pośrodku leży Gwiezdny Portal i na nim zaczynają wszystkie arki. Trzy planety startowe zostają potasowane i trafiają zniszczoną stroną do góry na miejsca N, W i E.',
          'Pozostałych dwanaście planet po potasowaniu tworzy talię planet. Nowe planety dobiera się z jej spodu.',
        ],
      },
      'A3.8': {
        heading: 'Ocalali i załoga',
        paragraphs: [
          '15 kart ocalałych tworzy potasowaną zakrytą talię. Tak samo 33 karty załogi; trzy wierzchnie trafiają odkryte do Kantyny.',
        ],
      },
      'A3.1': {
        heading: 'Twoja arka',
        paragraphs: [
          'Zaczynasz z 0 punktów i pustą ładownią. Na każdym ulepszeniu leży znacznik kolonii; na Engines leży na polu 2. Obie placówki czekają na karcie arki, a osiem znaczników terraformacji jest w Twojej puli. Dlatego **najpierw trzeba odblokować ulepszenia, a dopiero potem można zakładać kolonie**.',
          'Wszystkie cztery znaczniki specjalistów są zablokowane.',
        ],
      },
      'A3.10': {
        heading: 'Pierwsza załoga',
        paragraphs: [
          'Każda osoba dostaje trzy odkryte karty załogi: załoga nigdy nie jest tajna.',
          '**Wszyscy jednocześnie** odrzucają jedną ze swoich trzech kart, a dwie pozostałe kładą w górnym lub dolnym rzędzie [A6.1]. Obie mogą trafić do tego samego rzędu.',
        ],
      },
      'A3.13': {
        heading: 'Pierwsze zasoby',
        paragraphs: [
          'Potem bierzesz **dwie jednostki dowolnych zasobów**, takich samych lub różnych, nie czekając na innych. Gdy wszyscy są gotowi, los wskazuje pierwszego gracza i zaczyna się pierwsza tura.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
