import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/journey.ts'

/** The rules of Terraforming Arks: A8, A9, A10, A11, A12, in Polish. */
export default {
  A8: {
    title: 'Krok 1: Ulepszenie Arki',
    sections: {
      'A8.1': {
        heading: 'Jedno Ulepszenie na turę',
        paragraphs: [
          'Na początku tury, i tylko wtedy, możesz odblokować **jedno** Ulepszenie. Działa od tej chwili, już w tej turze, aż do końca gry.',
          'Znacznik Kolonii, który na nim leżał, trafia do Twojej puli; możesz nim teraz założyć Kolonię [A17.1]. Każde Ulepszenie prócz Engines odblokowuje się raz.',
        ],
      },
      'A8.2': {
        heading: 'Osiem Ulepszeń',
        paragraphs: [
          '**Robotics** (robotyka; Inżynier i 2 jednostki Technologii): druga akcja na Planecie z Twoją Kolonią [A8.7].',
          '**Biodome** (biokopuła; Inżynier i 2 jednostki Biomasy): lądowanie na Stacji Kosmicznej daje jednostkę Siły roboczej. **Leisure Facilities** (strefa rekreacji; Inżynier i jednostka Siły roboczej): lądowanie na Stacji Kosmicznej daje kartę Załogi z Kantyny.',
          '**Space Mining** (górnictwo kosmiczne; Inżynier i 2 jednostki Minerałów): lądowanie na Księżycu daje jednostkę Minerałów. **Mining Vehicles** (pojazdy górnicze; dowolny Lider i jednostka Minerałów): lądowanie na Księżycu daje kartę Załogi z Kantyny.',
          '**Cargo Holds** (większa Ładownia; dowolny Lider i jednostka Siły roboczej): Ładownia mieści 6 jednostek każdego Zasobu zamiast 4 [A5.1]. **Scouting Vehicles** (pojazdy zwiadowcze; dowolny Lider i jednostka Siły roboczej): eksplorując, wybierasz z dwóch kart Ocalałych [A15.6].',
          '**Engines** (silniki; Inżynier, jednostka Siły roboczej i jednostka Technologii): Arka lata dalej [A8.4].',
        ],
        caption:
          'Karta Arki na początku gry: każde Ulepszenie z ceną i znacznikiem Kolonii, a między parami Placówki, które one uwalniają.',
      },
      'A8.4': {
        heading: 'Engines, dwa razy',
        paragraphs: [
          'Engines możesz kupić dwukrotnie, w różnych turach, za tę samą cenę. Za pierwszym razem znacznik przechodzi z 2 na 4 i masz zasięg **4**. Za drugim trafia do puli i masz zasięg **6**.',
        ],
      },
      'A8.6': {
        heading: 'Pary uwalniają Placówki',
        paragraphs: [
          'Biodome i Leisure Facilities tworzą parę, Space Mining i Mining Vehicles drugą. Gdy tylko masz oba Ulepszenia pary, jedna Placówka trafia do Twojej puli, a Ty od razu zdobywasz **5 punktów**.',
          'Przykład: masz Leisure Facilities, gotowego Inżyniera i 2 jednostki Biomasy. Odblokowujesz Biodome: Biomasa zostaje wydana, znacznik zablokowany, do puli trafiają znacznik Kolonii i Placówka, a Ty zdobywasz 5 punktów.',
        ],
      },
      'A8.7': {
        heading: 'Robotics',
        paragraphs: [
          'Na Planecie z Twoją Kolonią możesz wykonać dwie różne akcje Celu podróży zamiast jednej [A13.4].',
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
          'Arka **musi opuścić** swoje pole i wylądować na innym. Wykonuje co najmniej jeden ruch, a najwyżej tyle, ile wynosi jej **zasięg**: 2, z Ulepszeniem Engines 4 lub 6.',
          'Na żadne pole nie wchodzi dwa razy i nie wraca tam, skąd wyruszyła.',
        ],
      },
      'A9.3': {
        heading: 'Inne Arki',
        paragraphs: [
          'Inne Arki możesz swobodnie mijać. Nie możesz jednak wylądować na Księżycu, Stacji Kosmicznej ani Asteroidzie, na której stoi już inna Arka.',
        ],
      },
      'A9.4': {
        heading: 'Liczy się tylko lądowanie',
        paragraphs: [
          'Mijane pola nie mają żadnego działania. Wybierasz więc po prostu, gdzie wylądować; plansza podświetla wszystkie pola w zasięgu i pokazuje, o ile ruchów są oddalone.',
        ],
        caption:
          'Pierwsza tura, zasięg 2: o jeden ruch są oddalone Księżyc i Stacja przy Portalu oraz trzy pola sąsiednich kart, o dwa ruchy trzy Planety. Na południu jednym ruchem można odkryć nową Planetę.',
      },
      'A9.5': {
        heading: 'Gdy nie ma dokąd lecieć',
        paragraphs: [
          'Gdyby naprawdę nie było gdzie wylądować ani czego odkryć, Arka zostaje. Nie jest to lądowanie; tura toczy się dalej tam, gdzie stoisz.',
        ],
      },
    },
  },
  A10: {
    title: 'Odkrywanie Planet',
    sections: {
      'A10.1': {
        heading: 'W nieznane',
        paragraphs: [
          'Zamiast na znane pole możesz polecieć na puste miejsce. Dolatujesz do pola z wyjściem w jego stronę i przekraczasz krawędź; przekroczenie to jeszcze jeden ruch. To pole może więc być oddalone najwyżej o zasięg minus 1, a jeśli Arka już na nim stoi, wystarczy jeden ruch.',
        ],
      },
      'A10.2': {
        heading: 'Nowy świat',
        paragraphs: [
          'Następna karta Planety trafia na to miejsce zniszczoną stroną do góry i od razu łączy się ze wszystkimi sąsiadami. Twoja Arka **ląduje na nowej Planecie**, bez względu na to, ile ruchów Ci zostało.',
        ],
        caption:
          "Z K'eyi przez Stację Kosmiczną i krawędź: odkryta zostaje Elpis. Arka stoi na Planecie, choć nowymi trasami byłyby to trzy ruchy. Różowy wybrał Minerały.",
      },
      'A10.3': {
        heading: 'Premia za odkrycie',
        paragraphs: [
          'Wybierz jeden z torów Zasobów tej Planety: za darmo podnosi się na poziom 1, a Twój znacznik Terraformacji staje na polu 1. Nie jest to akcja terraformowania i nic Cię nie kosztuje.',
        ],
      },
      'A10.4': {
        heading: 'Pięć Planet do odkrycia',
        paragraphs: [
          'Poza kwadratem dziewięciu kart nic nie ma. Portal, trzy Planety startowe i pięć odkryć tworzą kompletny układ i nikt już niczego nie odkryje.',
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
          'Po odkryciu Planety najpierw rozpatruje się premię. Potem **każda Placówka** na Planecie, czyjakolwiek jest, daje właścicielowi to, co Planeta w tej chwili pokazuje, także wtedy, gdy lądujesz przy własnej.',
          'Właściciele biorą swoje w kolejności tur, zaczynając od osoby, która wylądowała, i sami dokonują wyborów. Przykład: fioletowy ma Placówkę na zniszczonej Planecie Adumah, która daje jednostkę dowolnego Zasobu. Lądujesz tam; zanim grasz dalej, fioletowy wybiera Zasób.',
        ],
        caption:
          'Przykład: różowy ląduje na zniszczonej Planecie Adumah. Placówka Handlowa fioletowego daje fioletowemu jednostkę dowolnego Zasobu.',
      },
      'A11.3': {
        heading: 'Księżyce i Stacje',
        paragraphs: [
          'Na Stacji Kosmicznej działa najpierw Biodome, potem Leisure Facilities; na Księżycu Space Mining, potem Mining Vehicles. Liczą się tylko Ulepszenia osoby, która wylądowała.',
        ],
      },
      'A11.4': {
        heading: 'Świeża Załoga',
        paragraphs: ['Kartę Załogi zyskaną przy lądowaniu możesz zagrać w tej samej turze.'],
      },
    },
  },
  A12: {
    title: 'Krok 3: zagranie kart Załogi',
    sections: {
      'A12.1': {
        heading: 'Dwa zagrania',
        paragraphs: ['W turze możesz zagrać kartę Załogi **dwa razy**, ale tylko **raz**, jeśli Arka stoi na Portalu.'],
      },
      'A12.2': {
        heading: 'Czy krawędź pasuje?',
        paragraphs: [
          'Akcja karty działa, jeśli krawędź przy Ładowni pasuje do pola, na którym stoi Arka: krawędź w kolorze do **Planety tego koloru**, krawędź orbitalna do każdego **Księżyca i Stacji Kosmicznej**. Na Portalu pasuje każda krawędź, na Asteroidzie żadna.',
          'Przykład: Kwantowy majsterkowicz leży w dolnym rzędzie. Na Księżycu lub Stacji jego orbitalna krawędź daje jednostkę wybranego Zasobu. W górnym rzędzie działa na czerwonej Planecie: płacisz jednostką dowolnego Zasobu, a zyskujesz 2 jednostki Technologii i kartę Załogi.',
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
          'Przykład: Arka stoi na zielonej Planecie Elpis, masz 3 jednostki Biomasy i 1 Technologii; w górnym rzędzie leżą Regent Przypływów i Strażnik Kraterów, w dolnym Spawacz kadłuba. Regent dałby 2 jednostki Biomasy, ale zmieści się tylko jedna. Zagrywasz więc Spawacza bez akcji i przekładasz go w górę, po czym zagrywasz go ponownie: jednostka Technologii zamienia się w 2 jednostki Siły roboczej, 1 Minerałów i kartę Załogi. Spawacz zostaje odrzucony, a nowa karta może trafić do dowolnego rzędu.',
        ],
        caption:
          'Przykład: 1 Spawacz kadłuba leży w dolnym rzędzie; 2 przełożono go w górę bez akcji; 3 zagrany ponownie zamienił jednostkę Technologii na 2 Siły roboczej i 1 Minerałów, a kartę Załogi trzeba jeszcze dobrać.',
      },
    },
  },
} satisfies Translation<'pl', typeof en>
