import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/cards.ts'

/** The rules of Crafting the Cosmos: C17, in Polish. */
export default {
  C17: {
    title: 'Karty zdolności po kolei',
    sections: {
      'C17.1': {
        heading: 'Czas · Pokolenia',
        paragraphs: [
          'Przy zwalnianiu komory, zamiast gwiazdy: trzy nowe znaczniki życia stabilnego, jeden po drugim, na dowolnych wolnych bokach, bez potrzeby sąsiedztwa. Jeśli zabraknie znaczników lub wolnych boków, kładziesz ich mniej, ale na początku musi być przynajmniej jeden znacznik i jeden wolny bok.',
        ],
      },
      'C17.2': {
        heading: 'Czas · Rozszerzanie się wszechświata',
        paragraphs: ['Przy zwalnianiu komory, zamiast gwiazdy: dwie gwiazdy H, które trafiają obok planszy.'],
      },
      'C17.3': {
        heading: 'Czas · Czarna dziura',
        paragraphs: [
          'Przy zwalnianiu komory, zamiast gwiazdy: odwracasz dwie swoje standardowe gwiazdy na stronę supernowej. Muszą być dwie; jeśli masz tylko jedną, odwracasz tę jedną.',
        ],
      },
      'C17.4': {
        heading: 'Czas · Horyzont zdarzeń',
        paragraphs: [
          'Płacisz dowolną kartą energii i jedną supernową. Od Ciebie zależy, czy będzie to zasób z toru, czy supernowa z galaktyki. W zamian kryształ rośnie o 2 albo bierzesz dwa znaczniki protożycia obok planszy, ale nie po jednym z obu.',
        ],
      },
      'C17.5': {
        heading: 'Czas · Czwarty wymiar',
        paragraphs: ['Jedna karta czasu: kryształ rośnie o 1.'],
      },
      'C17.6': {
        heading: 'Czas · Szczególna teoria względności',
        paragraphs: ['Dwie karty energii jednego rodzaju: kryształ rośnie o 2.'],
      },
      'C17.7': {
        heading: 'Czas · Kwazar',
        paragraphs: ['Dowolna karta energii i jeden grawiton: kryształ rośnie o 1.'],
      },
      'C17.8': {
        heading: 'Czas · Fuzja jądrowa',
        paragraphs: [
          'Płacisz jedną kartą czasu, oddajesz do zasobów ogólnych standardową gwiazdę ze swojej galaktyki, a potem bierzesz gwiazdę dowolnego pierwiastka; trafia ona obok planszy. Oddana przed chwilą gwiazda też jest do wyboru.',
        ],
      },
      'C17.9': {
        heading: 'Chemia · Dryf genetyczny',
        paragraphs: [
          'Dowolna karta energii: wykonujesz jeden ruch znacznikiem protożycia, a potem stabilizujesz ten sam znacznik.',
        ],
      },
      'C17.10': {
        heading: 'Chemia · Promieniowanie jonizujące',
        paragraphs: [
          'Dowolna karta energii: wskazujesz jedną supernową i stabilizujesz całe protożycie, które się z nią styka. Musi to być przynajmniej jeden znacznik.',
        ],
      },
      'C17.11': {
        heading: 'Chemia · Ewolucja',
        paragraphs: [
          'Płacisz dowolną kartą energii i trzema znacznikami życia stabilnego z dowolnych miejsc galaktyki. Dobierasz formę życia i kładziesz ją na mgławicy, na której leży dokładnie jedna. Na mgławicy nigdy nie ma więc więcej niż dwóch.',
        ],
      },
      'C17.12': {
        heading: 'Chemia · Abiogeneza',
        paragraphs: ['Jedna karta chemii: nowy znacznik życia stabilnego na dowolnym wolnym boku.'],
      },
      'C17.13': {
        heading: 'Chemia · Przetrwanie najsilniejszych',
        paragraphs: [
          'Płacisz dowolną kartą energii i jednym protożyciem z galaktyki, a potem stabilizujesz jeden lub dwa inne znaczniki. Jeśli został tylko jeden, to ten; jeśli żaden, karty nie można użyć.',
          'Przykład: masz tylko dwa znaczniki protożycia. Jednym płacisz, drugi staje się stabilny, a druga stabilizacja przepada.',
        ],
        caption:
          'Przykład: z dwóch protożyć jedno jest zapłatą, drugie staje się stabilne. Druga stabilizacja przepada.',
      },
      'C17.14': {
        heading: 'Chemia · Powstanie gatunków',
        paragraphs: ['Dowolna karta energii: nowe protożycie na wolnym boku sąsiadującym z Twoim życiem stabilnym.'],
      },
      'C17.15': {
        heading: 'Chemia · Fotosynteza',
        paragraphs: [
          'Dowolna karta energii: stabilizujesz całe protożycie, które styka się z Twoimi standardowymi gwiazdami C. Musi to być przynajmniej jeden znacznik.',
        ],
      },
      'C17.16': {
        heading: 'Chemia · Komety bogate w wodę',
        paragraphs: ['Tak samo jak Fotosynteza [C17.15], lecz z gwiazdami O.'],
      },
      'C17.17': {
        heading: 'Światło · Obłok molekularny',
        paragraphs: ['Dwie karty światła: jedna gwiazda H obok planszy.'],
      },
      'C17.18': {
        heading: 'Światło · Aminokwasy',
        paragraphs: [
          'Jedna karta chemii: nowy znacznik życia stabilnego na dowolnym wolnym boku, tak jak przy Abiogenezie [C17.12].',
        ],
      },
      'C17.19': {
        heading: 'Światło · Prędkość światła',
        paragraphs: ['Pięć kart energii jednego rodzaju: 6 punktów i gwiazda dowolnego pierwiastka obok planszy.'],
      },
      'C17.20': {
        heading: 'Światło · Dylatacja czasu',
        paragraphs: ['Jedna karta światła: kryształ rośnie o 1.'],
      },
      'C17.21': {
        heading: 'Światło · Teoria względności: Δ',
        paragraphs: [
          'Dwie karty czasu: gwiazda dowolnego pierwiastka od razu na wolnym polu na gwiazdę sektora Δ, także na granicy. Takie pole musi być.',
        ],
      },
      'C17.22': {
        heading: 'Światło · Teoria względności: Ψ',
        paragraphs: ['To samo w sektorze Ψ, za dwie karty grawitacji.'],
      },
      'C17.23': {
        heading: 'Światło · Teoria względności: Φ',
        paragraphs: ['To samo w sektorze Φ, za dwie karty chemii.'],
      },
      'C17.24': {
        heading: 'Światło · Rozszczepienie jądra atomu',
        paragraphs: [
          'Płacisz dwiema kartami czasu i oddajesz standardową gwiazdę ze swojej galaktyki; potem bierzesz obok planszy gwiazdę dowolnego pierwiastka, a kryształ rośnie o 1.',
        ],
      },
      'C17.25': {
        heading: 'Grawitacja · Gwiazda podwójna',
        paragraphs: [
          'Dowolna karta energii i jeden grawiton: odwracasz supernową z powrotem na stronę pierwiastka i wykonujesz tą gwiazdą jeden ruch [C16.8].',
        ],
      },
      'C17.26': {
        heading: 'Grawitacja · Zapadanie się jądra gwiazdy',
        paragraphs: [
          'Dowolna karta energii i jeden grawiton: odwracasz jedną standardową gwiazdę na stronę supernowej.',
        ],
      },
      'C17.27': {
        heading: 'Grawitacja · Gwiezdny pył',
        paragraphs: [
          'Dowolna karta energii: albo dobierasz mgławicę rozmiaru 1 i kładziesz ją obok planszy, albo wymieniasz jedną ze swoich nieukończonych mgławic rozmiaru 1 na wierzchni kafelek rozmiaru 2, na tym samym polu. Stary kafelek wraca na spód swojego stosu.',
        ],
      },
      'C17.28': {
        heading: 'Grawitacja · Spadająca gwiazda',
        paragraphs: [
          'Jedna karta grawitacji: przenosisz standardową gwiazdę, supernową (pozostaje supernową) albo nieukończoną mgławicę na dowolne wolne pole tego samego rodzaju. Elementy wokół zostają na miejscu.',
          'Instrukcje się różnią: polska wymaga **karty grawitacji**, niemiecka dowolnej karty. Tu gramy według polskiej.',
        ],
      },
      'C17.29': {
        heading: 'Grawitacja · Wiatr słoneczny',
        paragraphs: [
          'Dwie karty chemii: odwracasz standardową gwiazdę na stronę supernowej, a potem stabilizujesz całe protożycie, które się z nią styka. Może go nie być.',
        ],
      },
      'C17.30': {
        heading: 'Grawitacja · Pulsar',
        paragraphs: [
          'Jedna karta grawitacji i jeden grawiton: kryształ rośnie o 2.',
          'Instrukcje się różnią: niemiecka wymaga **karty grawitacji**, polska dowolnej karty. Tu gramy według niemieckiej.',
        ],
      },
      'C17.31': {
        heading: 'Grawitacja · Biały karzeł',
        paragraphs: [
          'Dwie karty czasu: odwracasz standardową gwiazdę na stronę supernowej, potem kryształ rośnie o 1. Bez standardowej gwiazdy tylko rośnie kryształ.',
        ],
      },
      'C17.32': {
        heading: 'Grawitacja · Tunel czasoprzestrzenny',
        paragraphs: [
          'Płacisz dowolną kartą energii i jednym znacznikiem życia stabilnego z galaktyki, a potem przenosisz najwyżej trzy znaczniki protożycia albo najwyżej trzy życia stabilnego, jeden po drugim, każdy na dowolny wolny bok. To muszą być **różne znaczniki**: każdy przenosisz raz. Boki dopiero co zwolnione też się nadają. Po zapłaceniu musi zostać przynajmniej jeden znacznik życia.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
