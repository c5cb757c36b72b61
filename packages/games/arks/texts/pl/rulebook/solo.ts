import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/solo.ts'

/** The rules of Terraforming Arks: A23, A24, A25, A26, A27, in Polish. */
export default {
  A23: {
    title: 'W pojedynkę: Ty i Automa',
    sections: {
      'A23.1': {
        heading: 'Przeciwniczka',
        paragraphs: [
          'Automa to Arka, którą kierują karty. Przygotowanie jest takie jak zwykle, dla Ciebie i, w drugim kolorze, dla Automy, z kilkoma zmianami. Zawsze zaczynasz Ty, więc nie ma znacznika pierwszego gracza.',
          'Automa ma kartę Ładowni z limitem 4, ale nie ma Mostku ani znaczników Specjalistów, a na początku także Załogi i Zasobów.',
        ],
      },
      'A23.3': {
        heading: 'Jej Arka',
        paragraphs: [
          'Ma sześć Ulepszeń, które kupuje według numerów: 1 Biodome, 2 Leisure Facilities, 3 Space Mining, 4 Mining Vehicles, 5 Cargo Holds, 6 Scouting Vehicles. Na każdym leży znacznik Kolonii; dwa pozostałe są od razu w puli. Obie Placówki czekają na karcie Arki.',
        ],
      },
      'A23.5': {
        heading: 'Gdzie zaczyna',
        paragraphs: ['Jej Arka zaczyna na Planecie na północy. Dziesięć kart Automy tworzy potasowaną zakrytą talię.'],
      },
      'A23.7': {
        heading: 'Sześć poziomów',
        paragraphs: [
          'Na poziomie **Łatwy** Automa zaczyna z niczym. Na poziomie **Łatwy+** ma Kolonię na swojej Planecie. Na poziomach **Średni** i **Trudny** też ma Kolonię, a jej Ulepszenia są na koniec więcej warte [A27.2]. **Średni+** i **Trudny+** dodają po 1 i po 2 jednostki każdego Zasobu.',
          'Początkowa Kolonia nic nie kosztuje. Pochodzi z puli, w której zostaje jeden znacznik, i pod każdym względem jest pierwszą Kolonią Automy: dzięki niej Automa od początku może terraformować do 3 poziomów, a jej następna Kolonia jest drugą.',
        ],
        caption:
          'Sześć poziomów: czy Automa zaczyna z Kolonią, ile ma jednostek każdego Zasobu i ile punktów daje jej komplet sześciu Ulepszeń.',
      },
      'A23.9': {
        heading: 'Zachowaj odstęp',
        paragraphs: [
          '**Nie możesz lądować na Planecie, na której stoi Arka Automy**; przelecieć obok wolno. Automa może lądować tam, gdzie jesteś, i nic się wtedy nie dzieje.',
        ],
      },
    },
  },
  A24: {
    title: 'Tura Automy: karta i podróż',
    sections: {
      'A24.1': {
        heading: 'Jedna karta na turę',
        paragraphs: [
          'Runda to Twoja tura, a potem tura Automy. Odkrywa ona wierzchnią kartę swojej talii. Najpierw wykonuje linię podróży, potem wiersze od góry do dołu, każdy na tyle, na ile się da; wiersz niewykonalny się pomija. Na koniec karta zostaje odrzucona. Gdy talia jest pusta, odrzucone karty się tasuje.',
        ],
        caption:
          'Dyrektywa 5: skok przez Portal, potem zgodnie z ruchem wskazówek zegara do Planety do Terraformacji; dalej zaopatrzenie, eksploracja, Ulepszenie, terraformowanie.',
      },
      'A24.3': {
        heading: 'Po okręgu',
        paragraphs: [
          'Arka Automy staje tylko na Planetach. Porusza się po pierścieniu ośmiu miejsc, zgodnie z ruchem wskazówek zegara lub przeciwnie, jak pokazuje karta; trasy i odległości nie mają znaczenia.',
          'Automa sprawdza miejsca po kolei, zaczynając od następnego, i ląduje na **pierwszej pasującej Planecie**. Puste miejsca pomija. Miejsce, od którego zaczyna poszukiwania, sprawdza na końcu, może więc zostać tam, gdzie była.',
        ],
      },
      'A24.4': {
        heading: 'Skok',
        paragraphs: [
          'Symbol skoku oznacza, że poszukiwania zaczynają się od miejsca naprzeciwko, po drugiej stronie Portalu, o ile leży tam Planeta. W przeciwnym razie skok się pomija.',
          'Przykład: Planety leżą na miejscach N, E, S i W, wszystkie zniszczone. Automa stoi na północy i odkrywa Dyrektywę 5. Naprzeciwko jest S; następne miejsce, SW, jest puste; W pasuje. Tam ląduje.',
        ],
      },
      'A24.6': {
        heading: 'Czego szuka',
        paragraphs: [
          '**Planeta bez Kolonii**: taka, na której sama Automa nie ma Kolonii. **Planeta do Terraformacji**: zniszczona.',
          'Jeśli żadna Planeta nie pasuje, Automa ląduje na pierwszej, którą napotka w swoich poszukiwaniach.',
        ],
      },
      'A24.8': {
        heading: 'Odkrywanie',
        paragraphs: [
          '**Odkrywanie** oznacza pierwsze puste miejsce w danym kierunku. Trafia tam następna karta Planety i Automa na niej ląduje. Zyskuje jednostkę Minerałów, tor Minerałów podnosi się na 1, a jej znacznik staje na polu 1.',
          'Jeśli układ jest kompletny, Automa szuka zamiast tego Planety do Terraformacji, bez premii.',
        ],
      },
      'A24.12': {
        heading: 'Ląduje',
        paragraphs: [
          'Przybycie jest lądowaniem: płacą wszystkie Placówki na Planecie, także Twoje, nawet jeśli Automa skończyła tam, gdzie była. Przykład: masz Placówkę na zniszczonej Ryugu i ląduje tam Automa. Zyskujesz jednostkę Technologii.',
        ],
      },
    },
  },
  A25: {
    title: 'Akcje Automy',
    sections: {
      'A25.1': {
        heading: 'Zaopatrzenie i zebranie Zasobów',
        paragraphs: [
          '**Zaopatrzenie**: Automa bierze pokazane karty Załogi, z talii, oraz Zasoby. **Zebranie Zasobów**: bierze wszystko, co pokazuje jej Planeta, do swojego limitu.',
        ],
      },
      'A25.2': {
        heading: 'To albo tamto',
        paragraphs: [
          'Jeśli wiersz pokazuje dwie akcje, Automa wykonuje lewą, a gdy nie może, prawą. Przykład: karta mówi „Kolonia lub terraformowanie”, a w puli nie ma znacznika Kolonii. Automa terraformuje więc, o ile może.',
        ],
      },
      'A25.3': {
        heading: 'Ulepszenie',
        paragraphs: [
          'Odblokowuje Ulepszenie o najniższym numerze, na które ją stać, za zwykłą cenę [A8.2], jedno na wiersz. Znacznik Kolonii trafia do jej puli. Jeśli nie stać jej na żadne, wiersz się pomija.',
          'Działają dla niej tylko Cargo Holds: limit rośnie do 6. Pełna para daje jej jednak Placówkę i 5 punktów, tak jak Tobie.',
          'Przykład: ma 2 jednostki Minerałów i jedną kartę Inżyniera. Biodome wymaga 2 jednostek Biomasy, Leisure Facilities jednostki Siły roboczej; nie ma ani tego, ani tego. Na numer 3, Space Mining, ją stać.',
        ],
        caption:
          'Przykład: mając 2 jednostki Minerałów i jednego Inżyniera, Automa może zapłacić dopiero za Ulepszenie numer 3, Space Mining.',
      },
      'A25.6': {
        heading: 'Terraformowanie',
        paragraphs: [
          'Może podnieść tyle poziomów, ile Ty na jej miejscu [A14.3]. Zaczyna od pierwszego toru od lewej, do którego ma Zasób, i podnosi go, aż będzie pełny albo Zasób się skończy, potem bierze następny. Na sterraformowanej Planecie, a także gdy nie może nic podnieść, wiersz się pomija.',
        ],
      },
      'A25.7': {
        heading: 'Eksploracja',
        paragraphs: [
          'Używa Lidera w kolorze Planety, zyskuje to, co pokazuje wierzchnia karta Ocalałego, i odrzuca ją bez względu na kolor. Scouting Vehicles nie mają znaczenia. Jeśli nie ma karty do dobrania, Automa nie płaci i wiersz się pomija.',
        ],
      },
      'A25.8': {
        heading: 'Kolonia i Placówka',
        paragraphs: [
          '**Kolonia**: zakłada ją, jeśli ma znacznik w puli, nie ma jeszcze Kolonii na tej Planecie i stać ją na cenę [A17.1].',
          '**Placówka**: stawia na swojej Planecie Placówkę z puli. Jeśli w puli żadnej nie ma, przenosi jedną z innej Planety; gdy są dwie, wybierasz Ty. Jeśli na Planecie jest jej Kolonia, zdobywa 2 punkty. Jeśli stoi tam już jej Placówka, wiersz się pomija.',
        ],
      },
      'A25.10': {
        heading: 'Czego nigdy nie robi',
        paragraphs: ['Nie osiedla Ocalałych, nie zyskuje znaczników Specjalistów i nie wykonuje akcji kart Załogi.'],
      },
    },
  },
  A26: {
    title: 'Jak wybiera Automa',
    sections: {
      'A26.1': {
        heading: 'Dowolny Zasób',
        paragraphs: [
          'Jednostka po jednostce **zyskuje** to, czego ma najmniej, a **płaci** tym, czego ma najwięcej. Przy remisie decyduje wyższy tor na karcie Ładowni [A1.4].',
          'Przykład: ma 1 jednostkę Biomasy i 2 Technologii, a zyskuje dwie jednostki dowolnych Zasobów: Siły roboczej i Minerałów. Potem płaci jedną: Technologii.',
        ],
        caption:
          'Przykład: 1 jednostka Biomasy i dwie Technologii. 2 Automa zyskuje dwie jednostki dowolnych Zasobów: Siły roboczej i Minerałów. 3 Płaci jedną: Technologii.',
      },
      'A26.3': {
        heading: 'Jej Załoga',
        paragraphs: [
          'Jej karty Załogi liczą się tylko jako Specjaliści i może mieć ich dowolnie wiele. Każdego brakującego Specjalistę może zastąpić **dowolnymi dwiema** swoimi kartami.',
        ],
      },
      'A26.4': {
        heading: 'Jak płaci i co wybierasz Ty',
        paragraphs: [
          'Najpierw Liderów w kolorze Planety i Inżynierów opłaca kartami z dokładnie tym symbolem. Potem „dowolnego Lidera” kartą Lidera, jeśli jakaś jej została; **kolor wybierasz Ty**. Następnie oddaje po dwie karty za każdego Specjalistę, którego wciąż brakuje; **wybierasz je Ty**. Na końcu płaci Zasobami.',
          'Karty, którymi płaci, zostają odrzucone. Z kilku kart z tym samym symbolem oddaje tę, którą ma najdłużej.',
        ],
      },
    },
  },
  A27: {
    title: 'W pojedynkę: kto wygrywa',
    sections: {
      'A27.1': {
        heading: 'Koniec',
        paragraphs: [
          'Jak w każdej grze: po trzeciej sterraformowanej Planecie kończy się runda, a potem Ty i Automa macie jeszcze po jednej turze.',
        ],
      },
      'A27.2': {
        heading: 'Za co punktuje Automa',
        paragraphs: [
          'Punktuje tak jak Ty [A21.3], bez Ocalałych, a dodatkowo za Ulepszenia. Za 0–6 Ulepszeń dostaje na poziomach **Łatwy** i **Łatwy+** 0, 0, 1, 3, 6, 11 lub 15 punktów, na poziomach **Średni** i **Średni+** 0, 0, 2, 5, 10, 17 lub 25, a na poziomach **Trudny** i **Trudny+** 0, 0, 5, 10, 15, 22 lub 30.',
        ],
        caption: 'Punkty Automy za liczbę Ulepszeń od zera do sześciu, według poziomu.',
      },
      'A27.3': {
        heading: 'Zwycięstwo',
        paragraphs: ['Wygrywasz, jeśli masz więcej punktów niż Automa. Przy remisie wygrywa Automa.'],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
