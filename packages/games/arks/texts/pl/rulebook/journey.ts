import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/journey.ts'

/** The rules of Terraforming Arks: A8, A9, A10, A11, A12, in Polish. */
export default {
  A8: {
    title: 'Krok 1: ulepszenie arki',
    sections: {
      'A8.1': {
        heading: 'Jedno ulepszenie na turę',
        paragraphs: [
          'Na początku tury, i tylko wtedy, możesz odblokować **jedno** ulepszenie. Działa od tej chwili, już w tej turze, aż do końca gry.',
          'Znacznik kolonii, który na nim leżał, trafia do Twojej puli; możesz nim teraz założyć kolonię [A17.1]. Każde ulepszenie prócz Engines odblokowuje się raz.',
        ],
      },
      'A8.2': {
        heading: 'Osiem ulepszeń',
        paragraphs: [
          '**Robotics** (robotyka; Inżynier i 2 jednostki technologii): druga akcja na planecie z Twoją kolonią [A8.7].',
          '**Biodome** (biokopuła; Inżynier i 2 jednostki biomasy): lądowanie na Stacji Kosmicznej daje jednostkę siły roboczej. **Leisure Facilities** (strefa rekreacji; Inżynier i jednostka siły roboczej): lądowanie na Stacji Kosmicznej daje kartę załogi z Kantyny.',
          '**Space Mining** (górnictwo kosmiczne; Inżynier i 2 jednostki minerałów): lądowanie na księżycu daje jednostkę minerałów. **Mining Vehicles** (pojazdy górnicze; dowolny Lider i jednostka minerałów): lądowanie na księżycu daje kartę załogi z Kantyny.',
          '**Cargo Holds** (ładownie; dowolny Lider i jednostka siły roboczej): ładownia mieści 6 jednostek każdego zasobu zamiast 4 [A5.1]. **Scouting Vehicles** (pojazdy zwiadowcze; dowolny Lider i jednostka siły roboczej): eksplorując, wybierasz z dwóch kart ocalałych [A15.6].',
          '**Engines** (silniki; Inżynier, jednostka siły roboczej i jednostka technologii): arka lata dalej [A8.4].',
        ],
        caption:
          'Karta arki na początku gry: każde ulepszenie z ceną i znacznikiem kolonii, a między parami placówki, które one uwalniają.',
      },
      'A8.4': {
        heading: 'Engines, dwa razy',
        paragraphs: [
          'Engines możesz kupić dwukrotnie, w różnych turach, za tę samą cenę. Za pierwszym razem znacznik przechodzi z 2 na 4 i masz zasięg **4**. Za drugim trafia do puli i masz zasięg **6**.',
        ],
      },
      'A8.6': {
        heading: 'Pary uwalniają placówki',
        paragraphs: [
          'Biodome i Leisure Facilities tworzą parę, Space Mining i Mining Vehicles drugą. Gdy tylko masz oba ulepszenia pary, jedna placówka trafia do Twojej puli, a Ty od razu zdobywasz **5 punktów**.',
          'Przykład: masz Leisure Facilities, gotowego Inżyniera i 2 jednostki biomasy. Odblokowujesz Biodome: biomasa zostaje wydana, znacznik zablokowany, do puli trafiają znacznik kolonii i placówka, a Ty zdobywasz 5 punktów.',
        ],
      },
      'A8.7': {
        heading: 'Robotics',
        paragraphs: [
          'Na planecie z Twoją kolonią możesz wykonać dwie różne akcje celu podróży zamiast jednej [A13.4].',
        ],
      },
    },
  },
  A9: {
    title: 'Krok 2: podróż kosmiczna',
    sections: {
      'A9.1': {
        heading: 'W drogę',
        paragraphs: [
          'Arka **musi opuścić** swoje pole i wylądować na innym. Wykonuje co najmniej jeden ruch, a najwyżej tyle, ile wynosi jej **zasięg**: 2, z ulepszeniem Engines 4 lub 6.',
          'Na żadne pole nie wchodzi dwa razy i nie wraca tam, skąd wyruszyła.',
        ],
      },
      'A9.3': {
        heading: 'Inne arki',
        paragraphs: [
          'Inne arki możesz swobodnie mijać. Nie możesz jednak wylądować na księżycu, Stacji Kosmicznej ani asteroidzie, na której stoi już inna arka.',
        ],
      },
      'A9.4': {
        heading: 'Liczy się tylko lądowanie',
        paragraphs: [
          'Mijane pola nie mają żadnego działania. Wybierasz więc po prostu, gdzie wylądować; plansza podświetla wszystkie pola w zasięgu i pokazuje, o ile ruchów są oddalone.',
        ],
        caption:
          'Pierwsza tura, zasięg 2: o jeden ruch są oddalone księżyc i stacja przy Portalu oraz trzy pola sąsiednich kart, o dwa ruchy trzy planety. Na południu jednym ruchem można odkryć nową planetę.',
      },
      'A9.5': {
        heading: 'Gdy nie ma dokąd lecieć',
        paragraphs: [
          'Gdyby naprawdę nie było gdzie wylądować ani czego odkryć, arka zostaje. Nie jest to lądowanie; tura toczy się dalej tam, gdzie stoisz.',
        ],
      },
    },
  },
  A10: {
    title: 'Odkrywanie planet',
    sections: {
      'A10.1': {
        heading: 'W nieznane',
        paragraphs: [
          'Zamiast na znane pole możesz polecieć na puste miejsce. Dolatujesz do pola z wyjściem w jego stronę i przekraczasz krawędź; przekroczenie to jeszcze jeden ruch. To pole może więc być oddalone najwyżej o zasięg minus 1, a jeśli arka już na nim stoi, wystarczy jeden ruch.',
        ],
      },
      'A10.2': {
        heading: 'Nowy świat',
        paragraphs: [
          'Następna karta planety trafia na to miejsce zniszczoną stroną do góry i od razu łączy się ze wszystkimi sąsiadami. Twoja arka **ląduje na nowej planecie**, bez względu na to, ile ruchów Ci zostało.',
        ],
        caption:
          "Z K'eyi przez Stację Kosmiczną i krawędź: odkryta zostaje Elpis. Arka stoi na planecie, choć nowymi trasami byłyby to trzy ruchy. Różowy wybrał minerały.",
      },
      'A10.3': {
        heading: 'Premia za odkrycie',
        paragraphs: [
          'Wybierz jeden z torów zasobów tej planety: za darmo podnosi się na poziom 1, a Twój znacznik terraformacji staje na polu 1. Nie jest to akcja terraformowania i nic Cię nie kosztuje.',
        ],
      },
      'A10.4': {
        heading: 'Pięć planet do odkrycia',
        paragraphs: [
          'Poza kwadratem dziewięciu kart nic nie ma. Portal, trzy planety startowe i pięć odkryć tworzą kompletny układ i nikt już niczego nie odkryje.',
        ],
      },
    },
  },
  A11: {
    title: 'Lądowanie',
    sections: {
      'A11.1': {
        heading: 'Placówki płacą właścicielom',
        paragraphs: [
          'Po odkryciu planety najpierw rozpatruje się premię. Potem **każda placówka** na planecie, czyjakolwiek jest, daje właścicielowi to, co planeta w tej chwili pokazuje, także wtedy, gdy lądujesz przy własnej.',
          'Właściciele biorą swoje w kolejności tur, zaczynając od osoby, która wylądowała, i sami dokonują wyborów. Przykład: fioletowy ma placówkę na zniszczonej planecie Adumah, która daje jednostkę dowolnego zasobu. Lądujesz tam; zanim grasz dalej, fioletowy wybiera zasób.',
        ],
      },
      'A11.3': {
        heading: 'Księżyce i stacje',
        paragraphs: [
          'Na Stacji Kosmicznej działa najpierw Biodome, potem Leisure Facilities; na księżycu Space Mining, potem Mining Vehicles. Liczą się tylko ulepszenia osoby, która wylądowała.',
        ],
      },
      'A11.4': {
        heading: 'Świeża załoga',
        paragraphs: ['Kartę załogi zyskaną przy lądowaniu możesz zagrać w tej samej turze.'],
      },
    },
  },
  A12: {
    title: 'Krok 3: zagranie kart załogi',
    sections: {
      'A12.1': {
        heading: 'Dwa zagrania',
        paragraphs: ['W turze możesz zagrać kartę załogi **dwa razy**, ale tylko **raz**, jeśli arka stoi na Portalu.'],
      },
      'A12.2': {
        heading: 'Czy krawędź pasuje?',
        paragraphs: [
          'Akcja karty działa, jeśli krawędź przy ładowni pasuje do pola, na którym stoi arka: krawędź w kolorze do **planety tego koloru**, krawędź orbitalna do każdego **księżyca i Stacji Kosmicznej**. Na Portalu pasuje każda krawędź, na asteroidzie żadna.',
          'Przykład: Kwantowy majsterkowicz leży w dolnym rzędzie. Na księżycu lub stacji jego orbitalna krawędź daje jednostkę wybranego zasobu. W górnym rzędzie działa na czerwonej planecie: płacisz jednostką dowolnego zasobu, a zyskujesz 2 jednostki technologii i kartę załogi.',
        ],
      },
      'A12.3': {
        heading: 'Nie musisz z niej korzystać',
        paragraphs: [
          'Akcja jest dobrowolna. Możesz też zagrać kartę bez niej, tylko po to, żeby ją przełożyć lub odrzucić.',
          'Jeśli akcja jest wymianą, płacisz pełną cenę i możesz jej dokonać raz na zagranie.',
        ],
      },
      'A12.4': {
        heading: 'Co się dzieje z kartą',
        paragraphs: [
          'Kartę zagraną z **dolnego rzędu** odrzucasz albo przekładasz do górnego, jeśli jest tam miejsce. Kartę zagraną z **górnego rzędu** odrzucasz. Karta, która zaczyna w dolnym rzędzie, może więc przydać się dwa razy.',
          'Najpierw karta zmienia miejsce, potem wykonuje się jej akcję. Karta dobrana dzięki tej akcji może już zająć zwolnione miejsce.',
        ],
      },
      'A12.6': {
        heading: 'Ta sama karta jeszcze raz',
        paragraphs: [
          'Kartę, którą pierwsze zagranie przełożyło w górę, możesz zagrać jako drugą, teraz z drugą krawędzią. Drugim zagraniem może być też karta dobrana przy pierwszym.',
          'Przykład: arka stoi na zielonej planecie Elpis, masz 3 jednostki biomasy i 1 technologii; w górnym rzędzie leżą Regent Przypływów i Strażnik Kraterów, w dolnym Spawacz kadłuba. Regent dałby 2 jednostki biomasy, ale zmieści się tylko jedna. Zagrywasz więc Spawacza bez akcji i przekładasz go w górę, po czym zagrywasz go ponownie: jednostka technologii zamienia się w 2 jednostki siły roboczej, 1 minerałów i kartę załogi. Spawacz zostaje odrzucony, a nowa karta może trafić do dowolnego rzędu.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
