import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/end.ts'

/** The rules of Terraforming Arks: A21, A22, in Polish. */
export default {
  A21: {
    title: 'Koniec gry',
    sections: {
      'A21.1': {
        heading: 'Trzecia Planeta',
        paragraphs: [
          'Gdy zostanie w pełni sterraformowana **trzecia Planeta**, rundę rozgrywa się do końca, potem **jeszcze jedną pełną rundę** i gra się kończy. Kolejne sterraformowane Planety już tego nie zmieniają.',
          'Przykład: w grze trzyosobowej pierwszy gracz rundy 12 kończy trzecią Planetę. Pozostałe dwie osoby rozgrywają swoje tury, w rundzie 13 grają jeszcze wszyscy i była to runda ostatnia.',
        ],
      },
      'A21.3': {
        heading: 'Punktacja końcowa',
        paragraphs: [
          '**Osiedleni Ocalali**: 5, 12, 20, 30 lub 40 punktów za 1, 2, 3, 4 lub 5 kart; więcej niż pięć liczy się jak pięć.',
          '**Kolonie** na Planetach: zależnie od ich liczby, od 2 do 45 punktów [A17.1].',
          '**Planety nieukończone**: na każdej niesterraformowanej Planecie zdobywasz tyle punktów, ile wynosi pole Twojego znacznika Terraformacji. Pierwszego i drugiego miejsca tam się nie punktuje.',
        ],
        caption:
          'Przykład: dotąd 24 punkty, trzy osiedlone karty Ocalałych, cztery Kolonie i znacznik na polu 3 nieukończonej Planety: 24 + 20 + 14 + 3 = 61.',
      },
      'A21.5': {
        heading: 'Co nie daje punktów',
        paragraphs: ['Ocalali wciąż na pokładzie, Ulepszenia, znaczniki Specjalistów, karty Załogi i Zasoby.'],
      },
      'A21.6': {
        heading: 'Kto wygrywa',
        paragraphs: [
          'Wygrywa osoba z największą liczbą punktów. Przy remisie decyduje łączna liczba jednostek Zasobów w Ładowni; jeśli i ona jest równa, zwycięstwo jest wspólne.',
          'Przykład: dwie osoby mają po 50 punktów, jedna 5 jednostek, druga 7. Wygrywa druga.',
        ],
      },
      'A21.7': {
        heading: 'Gdyby gra nie miała końca',
        paragraphs: ['Jeśli po rundzie 60 końca wciąż nie widać, gra zostaje przerwana i podliczona.'],
      },
      'A21.8': {
        heading: 'Arkusz punktów',
        paragraphs: [
          'Pokazuje, skąd masz punkty: terraformowanie, pierwsze i drugie miejsca, odblokowane Placówki, Placówki przy Koloniach, osiedleni Ocalali, Kolonie, Planety nieukończone; u Automy także Ulepszenia.',
        ],
      },
    },
  },
  A22: {
    title: 'Długa gra',
    sections: {
      'A22.1': {
        heading: 'Cztery Planety zamiast trzech',
        paragraphs: [
          'Jeśli wybierzesz długą grę, koniec wywołuje dopiero czwarta sterraformowana Planeta. Można tak grać w każdym składzie, także w pojedynkę.',
        ],
        caption: 'Dwie Planety są sterraformowane: 1 w zwykłej grze do końca brakuje jednej, 2 w długiej dwóch.',
      },
    },
  },
} satisfies Translation<'pl', typeof en>
