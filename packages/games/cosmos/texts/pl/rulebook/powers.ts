import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/powers.ts'

/** The rules of Crafting the Cosmos: C16, in Polish. */
export default {
  C16: {
    title: 'Karty zdolności: jak działają',
    sections: {
      'C16.1': {
        heading: 'Kiedy i na kogo',
        paragraphs: [
          'Kart zdolności używasz w swojej fazie budowania, tyle razy, ile razy możesz zapłacić. Nigdy nie działają na galaktyki innych osób.',
        ],
      },
      'C16.2': {
        heading: 'Płacenie',
        paragraphs: [
          'Najpierw płacisz cały koszt, potem efekt następuje w takiej kolejności, w jakiej jest zapisany.',
          'Karty energii pochodzą z ręki: wskazanego rodzaju, dowolne albo wszystkie jednego rodzaju („jednakowe”). Grawitony i supernowe jako zasób pochodzą z torów. Znaczniki życia i supernowe jako elementy bierzesz z dowolnego miejsca galaktyki i wracają do zasobów ogólnych. Tym, co leży obok planszy, nie można płacić; najpierw trzeba to umieścić.',
        ],
        caption:
          'Wiatr słoneczny: 1 płacisz dwie karty chemii; 2 gwiazda H staje się supernową, a oba protożycia, które jej dotykają, stają się stabilne. Trzecie leży za daleko.',
      },
      'C16.4': {
        heading: 'Wszystko, część albo nic',
        paragraphs: [
          'Karty możesz użyć tylko wtedy, gdy zapłacisz **w całości**, a po zapłaceniu da się wykonać choć część efektu. Jeśli możliwa jest tylko część, następuje ta część, a reszta przepada.',
          'Fuzja jądrowa i Rozszczepienie jądra atomu są surowsze: bez standardowej gwiazdy do oddania nie można ich użyć.',
        ],
      },
      'C16.6': {
        heading: 'Gdzie trafiają nowe elementy',
        paragraphs: [
          'Gwiazdy, protożycie i mgławice z kart zdolności trafiają obok planszy, chyba że karta mówi, gdzie je umieścić; wtedy umieszczasz je od razu. Nowe życie stabilne pochodzi z zasobów ogólnych; nie odwraca się w tym celu protożycia z planszy.',
        ],
      },
      'C16.7': {
        heading: '„Całe”, „najwyżej”, „ruch”',
        paragraphs: [
          'Gdy efekt obejmuje całe protożycie, dotyczy wszystkich takich znaczników, czy tego chcesz, czy nie. „Najwyżej” zostawia Ci swobodę, ale przynajmniej raz trzeba to zrobić.',
          'Ruch w ramach efektu przebiega jak ruch za grawiton [C12.6], lecz go nie kosztuje. Trzeba go wykonać, jeśli się da; pomija się go tylko wtedy, gdy żadne pole nie jest osiągalne.',
        ],
      },
      'C16.11': {
        heading: 'Pierwiastek oznacza gwiazdy standardowe',
        paragraphs: [
          'Supernowe są gwiazdami uniwersalnymi tylko przy kończeniu mgławic. Karta, która wymienia pierwiastek, mówi o standardowych gwiazdach tego pierwiastka.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
