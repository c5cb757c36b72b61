import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/means.ts'

/** The rules of Terraforming Arks: A5, A6, A7, in Polish. */
export default {
  A5: {
    title: 'Zasoby',
    sections: {
      'A5.1': {
        heading: 'Ładownia jest mała',
        paragraphs: [
          'Możesz mieć **4 jednostki każdego Zasobu**, a z Ulepszeniem Cargo Holds 6. Co zyskasz ponad to, przepada; możesz jednak skorzystać z takiej zdobyczy dla jej reszty.',
          'Przykład: masz 4 jednostki Siły roboczej i 3 Biomasy, a na Planecie Elpis zbierasz po jednostce obu. Siła robocza przepada, Biomasy masz 4.',
        ],
        caption:
          'Przykład: masz 3 jednostki Biomasy i 4 Siły roboczej i zbierasz po jednej. Biomasy masz 4, Siła robocza przepada.',
      },
      'A5.3': {
        heading: 'Płacenie',
        paragraphs: ['Koszt płaci się w całości albo wcale. Żadnego Zasobu nie można mieć mniej niż 0.'],
      },
      'A5.4': {
        heading: 'Dowolny Zasób',
        paragraphs: [
          'Zyskując jednostki dowolnych Zasobów, każdą wybierasz osobno spośród Zasobów, na które jest jeszcze miejsce. Jeśli nie ma miejsca na żaden, jednostka przepada.',
          'Płacąc jednostkami dowolnych Zasobów, każdą wybierasz osobno spośród tych, które masz.',
        ],
      },
      'A5.6': {
        heading: 'Jak czytać, co się zyskuje',
        paragraphs: [
          'To, co daje miejsce lub karta, bierze się w pokazanej kolejności. Mogą to być także karty Załogi: należą się przy zbieraniu i z Placówki. Karty Ocalałych dają wyłącznie Zasoby. Obowiązują zwykłe limity [A6.4], a dziennik mówi, na co zabrakło miejsca.',
          'Karty Załogi, które w ten sposób zyska Automa, dołączają do jej pozostałych [A26.3].',
        ],
      },
    },
  },
  A6: {
    title: 'Karty Załogi',
    sections: {
      'A6.1': {
        heading: 'Dwa rzędy przy Ładowni',
        paragraphs: [
          'Twoja Załoga leży odkryta w **górnym rzędzie** nad kartą Ładowni i w **dolnym rzędzie** pod nią, najwyżej po trzy karty.',
          'Każda karta ma jedną akcję na górnej krawędzi i drugą na dolnej, ale użyć można tylko tej, która **dotyka Ładowni**: w górnym rzędzie dolnej krawędzi, w dolnym rzędzie górnej.',
        ],
        caption:
          'Ładownia między dwoma rzędami; działające krawędzie są jasne. Na zielonej Planecie Regent Przypływów zadziałałby od razu. Czerwona krawędź Spawacza kadłuba nie, ale przełożony do górnego rzędu pokaże zieloną.',
      },
      'A6.3': {
        heading: 'Nowa karta',
        paragraphs: [
          'Zyskaną kartę od razu kładziesz w wybranym rzędzie, w którym jest miejsce. Potem zmieni rząd tylko wtedy, gdy ją zagrasz [A12.4], więc warto się zastanowić.',
        ],
      },
      'A6.4': {
        heading: 'Najwyżej sześć',
        paragraphs: [
          'Mając sześć kart Załogi, nie dostaniesz kolejnej. Jeśli efekt daje więcej kart, niż masz miejsca, bierzesz tyle, ile się zmieści.',
          'Karty, które daje efekt, trzeba wziąć, dopóki jest miejsce. Tylko o dobraniu na koniec tury decydujesz Ty [A20.1].',
        ],
      },
      'A6.5': {
        heading: 'Z talii i z Kantyny',
        paragraphs: [
          'Zwykłą kartę Załogi dobiera się z wierzchu talii; kilka kart dobiera się i kładzie po kolei.',
          'Kartę Załogi **z Kantyny** wybierasz spośród odkrytych. Jeśli jeden efekt daje ich kilka, wszystkie wybierasz z tych, które tam leżą; dopiero potem wolne miejsca uzupełnia się z talii, od lewej do prawej. Między dwoma osobnymi efektami Kantyna jest uzupełniana.',
          'Przykład: masz Leisure Facilities i lądujesz na Stacji Kosmicznej, która daje jednostkę Technologii i kartę z Kantyny. Najpierw bierzesz kartę za lądowanie i Kantyna zostaje uzupełniona. Później zbierasz Zasoby: jednostkę Technologii i jedną z trzech kart, które leżą tam w tej chwili.',
        ],
      },
      'A6.8': {
        heading: 'Gdy skończy się talia',
        paragraphs: [
          'Jeśli potrzebna jest karta, a talia jest pusta, odrzucone karty Załogi zostają potasowane i tworzą nową talię.',
        ],
      },
    },
  },
  A7: {
    title: 'Specjaliści',
    sections: {
      'A7.1': {
        heading: 'Kto wykona robotę',
        paragraphs: [
          'Wiele kosztów wymaga Specjalisty. Możesz go zapewnić na dwa sposoby: **odrzucić kartę Załogi** z tym symbolem, z dowolnego rzędu, albo użyć **gotowego znacznika** tego rodzaju, który przez to znów się blokuje.',
          'Każda karta i każdy znacznik liczy się za jednego Specjalistę. Gdy potrzeba kilku, możesz dowolnie łączyć karty i znaczniki.',
        ],
        caption:
          'Cargo Holds wymagają dowolnego Lidera i jednostki Siły roboczej. Lidera daje albo 1 karta Załogi, którą odrzucasz, albo 2 gotowy znacznik, który znów się blokuje.',
      },
      'A7.4': {
        heading: 'Który Lider?',
        paragraphs: [
          '„Dowolny Lider” to Lider w jakimkolwiek kolorze, ale nigdy Inżynier. „Lider w kolorze Planety” odnosi się do Planety, na której stoi Twoja Arka.',
          'Przykład: masz samych Inżynierów i jednostkę Siły roboczej. Nie odblokujesz Cargo Holds, bo wymagają Lidera. Leisure Facilities, które wymagają Inżyniera, odblokować możesz.',
        ],
      },
      'A7.5': {
        heading: 'Zapłacić to nie zagrać',
        paragraphs: [
          'Karta Załogi, którą płacisz, nie wykonuje swojej akcji i nie liczy się jako jedno z dwóch zagrań. Znaczniki nie wliczają się do limitu sześciu kart Załogi.',
        ],
      },
      'A7.7': {
        heading: 'W jakiej kolejności się płaci',
        paragraphs: [
          'Najpierw Liderami w kolorze Planety, potem Inżynierami, potem dowolnymi Liderami, na końcu Zasobami. Aplikacja podsuwa tylko takie sposoby, po których resztę da się jeszcze zapłacić, i nie pozwala zacząć czegoś, na co Cię nie stać.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
