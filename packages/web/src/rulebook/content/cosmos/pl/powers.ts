import type { Chapter } from '../../../types.ts'

/** What holds for all power cards: C16. */
export const powers: readonly Chapter[] = [
  {
    id: 'C16',
    title: 'Karty zdolności: jak działają',
    sections: [
      {
        rules: ['C16.1', 'C16.9'],
        heading: 'Kiedy i na kogo',
        paragraphs: [
          'Kart zdolności używasz w swojej fazie budowania, tyle razy, ile razy możesz zapłacić. Nigdy nie działają na galaktyki innych osób.',
        ],
      },
      {
        rules: ['C16.2', 'C16.3'],
        heading: 'Płacenie',
        paragraphs: [
          'Najpierw płacisz cały koszt, potem efekt następuje w takiej kolejności, w jakiej jest zapisany.',
          'Karty energii pochodzą z ręki: wskazanego rodzaju, dowolne albo wszystkie jednego rodzaju („jednakowe”). Grawitony i supernowe jako zasób pochodzą z torów. Znaczniki życia i supernowe jako elementy bierzesz z dowolnego miejsca galaktyki i wracają do zasobów ogólnych. Tym, co leży obok planszy, nie można płacić; najpierw trzeba to umieścić.',
        ],
      },
      {
        rules: ['C16.4', 'C16.5'],
        heading: 'Wszystko, część albo nic',
        paragraphs: [
          'Karty możesz użyć tylko wtedy, gdy zapłacisz **w całości**, a po zapłaceniu da się wykonać choć część efektu. Jeśli możliwa jest tylko część, następuje ta część, a reszta przepada.',
          'Fuzja jądrowa i Rozszczepienie jądra atomu są surowsze: bez standardowej gwiazdy do oddania nie można ich użyć.',
        ],
      },
      {
        rules: ['C16.6', 'C16.10'],
        heading: 'Gdzie trafiają nowe elementy',
        paragraphs: [
          'Gwiazdy, protożycie i mgławice z kart zdolności trafiają obok planszy, chyba że karta mówi, gdzie je umieścić; wtedy umieszczasz je od razu. Nowe życie stabilne pochodzi z zasobów ogólnych; nie odwraca się w tym celu protożycia z planszy.',
        ],
      },
      {
        rules: ['C16.7', 'C16.8'],
        heading: '„Całe”, „najwyżej”, „ruch”',
        paragraphs: [
          'Gdy efekt obejmuje całe protożycie, dotyczy wszystkich takich znaczników, czy tego chcesz, czy nie. „Najwyżej” zostawia Ci swobodę, ale przynajmniej raz trzeba to zrobić.',
          'Ruch w ramach efektu przebiega jak ruch za grawiton [C12.6], lecz go nie kosztuje. Trzeba go wykonać, jeśli się da; pomija się go tylko wtedy, gdy żadne pole nie jest osiągalne.',
        ],
      },
      {
        rules: ['C16.11'],
        heading: 'Pierwiastek oznacza gwiazdy standardowe',
        paragraphs: [
          'Supernowe są jokerami tylko przy kończeniu mgławic. Karta, która wymienia pierwiastek, mówi o standardowych gwiazdach tego pierwiastka.',
        ],
      },
    ],
  },
]
