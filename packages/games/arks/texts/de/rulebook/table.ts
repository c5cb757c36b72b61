import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/table.ts'

/** The rules of Terraforming Arks: A28, A29, A32, in German. */
export default {
  A28: {
    title: 'Wenn etwas ausgeht',
    sections: {
      'A28.1': {
        heading: 'Keine Crewkarten',
        paragraphs: [
          'Sind Crewstapel und Ablage leer, wird nichts gezogen, und Plätze in der Kantine bleiben leer. Sobald es wieder Karten gibt, werden sie am Ende eines Zuges gefüllt. Das kann nur geschehen, wenn die Automa Crew hortet.',
        ],
        caption:
          'Crewstapel und Ablage sind leer: Eine offene Karte ist übrig, und zwei Plätze in der Kantine bleiben leer.',
      },
      'A28.2': {
        heading: 'Was nie ausgeht',
        paragraphs: [
          'Ressourcenmarker, Terraforming-Marker und Planetenkarten reichen immer, denn mehr als acht Planeten sind es nie. Was du haben kannst, begrenzt allein dein Frachtraum, nicht die Zahl der Marker.',
        ],
      },
      'A28.4': {
        heading: 'Mehr als 60 Punkte',
        paragraphs: [
          'Punkte sind nach oben nicht begrenzt. Die Punkteleiste hat 60 Felder; danach geht es von vorn los.',
        ],
      },
    },
  },
  A29: {
    title: 'Geheimnisse, Zufall und Rückgängig',
    sections: {
      'A29.1': {
        heading: 'Was alle wissen',
        paragraphs: [
          'Verborgen ist nur die **Reihenfolge in den Stapeln**: Planeten, Crew, Überlebende, Automa-Karten. Niemand weiß mehr als die anderen.',
          'Alles andere ist offen: Reihen, Marker, Frachträume, Vorräte, Überlebende an Bord und angesiedelt, die Kantine, alle Ablagen, die Größe jedes Stapels und die Crew der Automa.',
        ],
        caption:
          '1 Verborgen ist nur die Reihenfolge in den Stapeln; wie viele Karten sie haben, ist bekannt. 2 Crew, Überlebende, Marker und alles andere sind offen.',
      },
      'A29.3': {
        heading: 'Zufall',
        paragraphs: [
          'Alles Mischen stammt aus einem einzigen Startwert, in dieser Reihenfolge: Startplaneten auf N, W und E; Planetenstapel; Überlebendenstapel; Crewstapel; allein der Automa-Stapel; sonst, wer beginnt. Derselbe Startwert ergibt immer dieselbe Partie.',
          'Danach spielt der Zufall nur mit, wenn abgelegte Crew-, Überlebenden- oder Automa-Karten neu gemischt werden.',
        ],
      },
      'A29.5': {
        heading: 'Rückgängig machen',
        paragraphs: [
          'Du darfst eigene Entscheidungen eine nach der anderen zurücknehmen, bis zum Beginn deines Zuges, aber **nicht weiter als bis zu etwas Aufgedecktem**: einer Crewkarte vom Stapel, einer neuen Karte in der Kantine, einer Überlebendenkarte, einem entdeckten Planeten, einer Automa-Karte, einem neu gemischten Stapel. Auch hinter die Entscheidung einer anderen Person kommst du nicht zurück.',
          'Das Ende des Zuges ist endgültig. Die App stellt immer nur eine kleine Frage; gibt es nur eine mögliche Antwort, gibt sie die meist für dich.',
        ],
      },
    },
  },
  A32: {
    title: 'Über diese Ausgabe',
    sections: {
      A32: {
        heading: 'Was bekannt ist und was rekonstruiert',
        paragraphs: [
          'Diese Regeln sind nach dem Text der polnischen Spielregel von Micro Cosmos und nach Angaben in öffentlichen Rezensionen geschrieben. Zahl der Teile, Aufbau, alle Kosten und Tabellen, die Entscheidungen und Stufen der Automa sind genau bekannt, ebenso einige Karten aus den Beispielen. Wo der Text eine Frage offenlässt, wurde eine Antwort gewählt, und die steht hier.',
          'Bilder und Symbole sind verloren gegangen. Die meisten Erträge, Leisten, Routen, Crew-, Überlebenden- und Automa-Karten und viele Namen sind darum neu gemacht, so dass jedes Beispiel des Textes aufgeht, und in vielen Partien erprobt. Sie können von den gedruckten Karten abweichen.',
          'Am wenigsten sicher ist, dass die Spezialistenmarker gesperrt beginnen, dass Kijani der grüne Startplanet ist, welche Farbe Nyekundu, Ryugu und Minek-79 haben und in welcher Reihenfolge die Automa die meisten Ausbauten kauft. All das ist als Daten hinterlegt und lässt sich berichtigen.',
        ],
        caption:
          '1 Ausbauten sind genau bekannt. 2 K’eyi ist zum Teil bekannt. 3 Der Kraterwächter ist neu entstanden. Dieselben Zeichen stehen in der Galerie.',
      },
    },
  },
} satisfies Translation<'de', typeof en>
