import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/events.ts'

/** The rules of Star Hunters: H8, in German. */
export default {
  H8: {
    title: 'Schritt 4: Ereigniskarten',
    sections: {
      'H8.1': {
        heading: 'Eine Karte ziehen',
        paragraphs: [
          'Eine Karte **sofort** wirkt, sobald du sie ziehst, sogar im Zug einer anderen Person. Alle übrigen kommen auf die Hand; **eigener Zug**, **Reaktion** und **jederzeit** sagen, wann du sie spielen kannst. Deine Hand darf beliebig groß werden.',
          'Mehrere Karten werden einzeln gezogen. Eine Karte „sofort“ wird ausgeführt und unter den Stapel gelegt, bevor die nächste gezogen wird.',
        ],
        caption: 'Von jeder Sorte eine Karte: sofort, eigener Zug, Reaktion, jederzeit.',
      },
      'H8.3': {
        heading: 'Nach dem Gebrauch',
        paragraphs: [
          'Eine gespielte Karte kommt **unter den Stapel**, wenn alles getan ist, was auf ihr steht. Der Stapel wird nie neu gemischt. Ist er leer, ziehst du nichts.',
        ],
      },
      'H8.2': {
        heading: 'Karten „eigener Zug“',
        paragraphs: [
          'Du darfst in einem Zug beliebig viele Karten spielen. Die meisten Karten „eigener Zug“ spielt man in Schritt 4. Drei von ihnen, „Voyager 1“, „Lagrange-Punkt L2“ und „Einstein-Rosen-Brücke“, ändern deine Bewegung und werden **vor Schritt 1** gespielt; in einem Zug kann nur eine davon gelten.',
          'In Schritt 4 ziehst du zum Beispiel mit „Sputnik 1“ zwei Ereigniskarten, „Tokamak“ hebt die Grenze für Fusionen auf, „Polonium und Radium 1898“ erlaubt bis zu drei Zerfälle, wo immer du bist, und mit „Wiederkehrende Nova T Coronae Borealis“ produzieren alle deine Sterne einmal.',
        ],
      },
      'H8.6': {
        heading: 'Keine Karte umsonst',
        paragraphs: [
          'Manche Karten kannst du nur spielen, wenn sie etwas ändern. „Apollo 11“, „21-cm-Linie“ und „Alphateilchen“ brauchen einen passenden Kristall im Vorrat, „Sputnik 1“ eine Karte im Stapel, „Tokamak“ eine Grenze, die noch gilt, „Polonium und Radium“ einen möglichen Zerfall, „Hayabusa2“ jemanden mit einem Kristall auf deinem Feld oder einem Nachbarfeld und die „Wiederkehrende Nova“ einen eigenen Stern, der produziert.',
          'Bei „Apollo 11“ kannst du nur ein Element nennen, von dem ein Kristall im Vorrat liegt, bei „Hayabusa2“ nur eine Person, die passt. Alle anderen Karten kannst du immer spielen, wenn ihr Moment gekommen ist.',
        ],
      },
      'H8.7': {
        heading: 'Ansagen, und wer zuerst drankommt',
        paragraphs: [
          'Element, Person oder Feld nennst du zusammen mit der Karte, **bevor** jemand mit „Dunkle Energie“ antworten kann [H8.14]. Was zerfallen soll, entscheidest du erst, wenn die Karte wirkt.',
          'Betrifft eine Karte mehrere, kommt zuerst dran, wer sie gezogen oder gespielt hat, dann die anderen in Zugreihenfolge.',
        ],
      },
      'H8.9': {
        heading: 'Karten „jederzeit“',
        paragraphs: [
          'Die „21-cm-Linie“ bringt 8 H, „Alphateilchen“ bringen 4 He. Im eigenen Zug kannst du sie vor der Bewegung und in den Schritten 4 bis 6 spielen, bis du einen Stern ankündigst, aber weder während der Kämpfe noch zwischen ihnen und auch nicht, während ein Feld genutzt wird.',
          'Außerdem kann man sie **nach jedem Zug** spielen, sogar nach dem allerletzten. Wer gerade fertig ist, beginnt, außer nach einem angekündigten Stern [H8.10]; dann haben alle im Uhrzeigersinn einmal Gelegenheit und spielen Karte für Karte, bis sie passen. Wer gepasst hat, wird nicht noch einmal gefragt, was immer die anderen spielen.',
        ],
      },
      'H8.10': {
        heading: 'Sobald ein Stern angekündigt ist',
        paragraphs: [
          'Von da an kannst du in diesem Zug nur noch „Annie Jump Cannons Klassifikation“ spielen [H8.13]. Einen Stern zu erschaffen beendet deinen Zug: Die Gelegenheit danach haben nur die anderen.',
        ],
      },
      'H8.17': {
        heading: 'Die Karten „sofort“',
        paragraphs: [
          '**Perseiden-Meteorschauer**: 5 H für dich, je 2 H für alle anderen. **Carrington-Ereignis 1859**: Alle anderen geben je 3 H zurück [H13.4]. **Supernova 1054**: 1 C und 1 O für dich, je 1 He für alle anderen auf deinem Feld oder einem Nachbarfeld. **Große Konjunktion**: Alle Sterne, deine und fremde, produzieren einmal [H4.2], deine zuerst.',
          '**Schwarzes Loch Cygnus X-1** zieht deine Rakete auf das Zerfallsfeld. Dort gibt es weder Kampf noch Zerfall; in deinem eigenen Zug machst du von dort aus weiter.',
          'Es zählt, wo die Raketen stehen, wenn die Karte wirkt. Beispiel: A zieht im Großen Bären „Supernova 1054“, B steht im Löwen, C im Orion. A erhält 1 C und 1 O, B erhält 1 He, C nichts.',
        ],
      },
      'H8.15': {
        heading: 'Lagrange-Punkt L2',
        paragraphs: [
          'Du lässt Schritt 1 aus, kämpfst gegen niemanden, auch wenn du das Feld teilst, und nutzt das Feld noch einmal. Beispiel: A und B stehen beide im Orion. A spielt die Karte und nimmt in aller Ruhe 8 H.',
        ],
      },
      'H8.16': {
        heading: 'Voyager 1 und Einstein-Rosen-Brücke',
        paragraphs: [
          '**Voyager 1**: Deine Bewegung ist zwei Schritte lang. Du erreichst jedes Feld, zu dem ein Weg über genau ein anderes führt, nur nicht dein Startfeld. **Einstein-Rosen-Brücke**: Du erreichst jedes Feld außer deinem eigenen.',
        ],
      },
      'H8.18': {
        heading: 'Apollo 11',
        paragraphs: [
          'Wähle ein Element und nimm davon 2 Kristalle, bei Silizium oder Eisen nur 1. Liegen weniger im Vorrat, nimmst du, was da ist.',
        ],
      },
      'H8.19': {
        heading: 'Keplersche Gesetze',
        paragraphs: [
          'Setze eine fremde Rakete auf ein beliebiges Feld außer dem, auf dem sie steht. Wem sie gehört, der wird nicht gefragt, und es gibt weder Kampf noch Nutzung.',
        ],
      },
      'H8.20': {
        heading: 'Hayabusa2',
        paragraphs: [
          'Nimm 2 zufällige Kristalle, gezogen wie nach einem Kampf [H6.8], von einer Person auf deinem Feld oder einem Nachbarfeld. Hat sie nur einen, nimmst du diesen.',
        ],
      },
      'H8.11': {
        heading: 'Reaktionen im Kampf',
        paragraphs: [
          'Nach dem Wurf kann die angreifende Person **Gammablitz** spielen (+2 Angriff), die verteidigende **Magnetosphäre** (+2 Verteidigung). Beide können **Unschärferelation** spielen und den eigenen Würfel neu werfen; das neue Ergebnis zählt, und das +1 der Eruption gilt weiter. In einem Kampf sind mehrere Karten erlaubt.',
        ],
      },
      'H8.12': {
        heading: 'Totale Sonnenfinsternis',
        paragraphs: [
          'Du spielst sie, wenn du angegriffen wirst, vor dem Würfeln: Der Kampf entfällt. Beide Raketen bleiben, nichts wird genommen oder bezahlt, und die angreifende Person gilt als von dir verschont.',
          'Beispiel: B steht allein im Haar der Berenike und spielt die Sonnenfinsternis, als A ankommt. Niemand würfelt, beide bleiben, und A nimmt 8 H.',
        ],
      },
      'H8.13': {
        heading: 'Annie Jump Cannons Klassifikation',
        paragraphs: [
          'Du spielst sie, nachdem du einen Stern falsch platziert hast: Wähle noch einen freien Punkt im Diagramm, aber nicht denselben. Ist auch er falsch, ist der Stern doch verloren [H10.7]. Bis dahin erfährt der Tisch nur, dass der erste Punkt falsch war.',
        ],
      },
      'H8.14': {
        heading: 'Dunkle Energie',
        paragraphs: [
          'Du spielst sie, gleich nachdem jemand anders eine Karte „eigener Zug“ oder „jederzeit“ angesagt hat: Jene Karte bleibt ohne Wirkung und kommt unter den Stapel, „Dunkle Energie“ noch darunter. Karten „sofort“ und Reaktionen lassen sich so nicht aufhalten. Wer eine Bewegungskarte auf diese Weise verliert, bewegt sich normal oder spielt eine andere.',
          'Beispiel: A spielt „Apollo 11“ und nennt Kohlenstoff. Du antwortest mit „Dunkle Energie“, und A erhält nichts.',
        ],
      },
      'H8.21': {
        heading: 'Sonne: Spektrum',
        paragraphs: [
          'Wenn du ein Ereignisfeld nutzt, siehst du dir die obersten zwei Karten an, nimmst eine und legst die andere unter den Stapel, ohne sie zu zeigen. Nimmst du eine Karte „sofort“, so wirkt sie. Ist nur eine Karte im Stapel, ziehst du einfach diese. Bei allen anderen Gelegenheiten ziehst du wie alle.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
