import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/stars.ts'

/** The rules of Star Hunters: H9, H10, H11, in German. */
export default {
  H9: {
    title: 'Schritt 5: Fusion und Zerfall',
    sections: {
      'H9.1': {
        heading: 'Die fünf Reaktionen',
        paragraphs: [
          'Es sind die Brennstufen echter Sterne: **4 H → He** (Wasserstoffbrennen), **3 He → C** (Drei-Alpha-Prozess), **C + He → O** (Alpha-Einfang an Kohlenstoff), **2 O → Si + He** (Sauerstoffbrennen), **2 Si → Fe** (Siliziumbrennen).',
          'Vorwärts sind sie Fusion, rückwärts Zerfall. Die Massenzahlen beider Seiten sind immer gleich. Beim Eisen endet die Kette: Schwereres lässt sich nicht herstellen.',
        ],
        caption: 'Die fünf Reaktionen. Die kleinen Zahlen sind Massenzahlen; beide Seiten ergeben dieselbe Summe.',
      },
      'H9.2': {
        heading: 'Wie oft',
        paragraphs: [
          'Gib die linke Seite in den Vorrat und nimm die rechte: Das ist **eine Fusion**. In einem normalen Zug hast du eine, mit „Sonne: Kern“ zwei. Hast du den Schwan genutzt [H7.5] oder „Tokamak“ gespielt, gibt es in diesem Zug keine Grenze.',
          'Fusionen werden nacheinander durchgeführt, und was die eine ergibt, darf die nächste verbrauchen. Beispiel: Mit 8 H auf einem gewöhnlichen Feld kann, wer den Kern hat, 2 He machen; alle anderen machen 1 He und behalten 4 H.',
        ],
      },
      'H9.8': {
        heading: 'Der Schwan will genutzt sein',
        paragraphs: [
          'Nur im Schwan zu stehen hebt keine Grenze auf. Beispiel: Du fliegst vom Schwan zur Leier, verlierst den Kampf und wirst zurückgeworfen. Mit 12 H darfst du eine Fusion durchführen und hast dann 8 H und 1 He.',
        ],
      },
      'H9.6': {
        heading: 'Zerfall',
        paragraphs: [
          'Ein Zerfall ist eine genau rückwärts ablaufende Reaktion: Aus He werden 4 H, aus C werden 3 He, aus O werden C und He, aus Si und He werden 2 O, aus Fe werden 2 Si. Er ist nur auf dem Zerfallsfeld [H7.4] und mit einer Ereigniskarte möglich.',
        ],
      },
      'H9.7': {
        heading: 'Ganz oder gar nicht',
        paragraphs: [
          'Eine Reaktion ist nur erlaubt, wenn im Vorrat alles liegt, was sie ergibt. Beispiel: Ohne C im Vorrat kann niemand aus 3 He Kohlenstoff machen.',
        ],
      },
    },
  },
  H10: {
    title: 'Schritt 6: Stern erschaffen',
    sections: {
      'H10.1': {
        heading: 'Ankündigen und bezahlen',
        paragraphs: [
          'Einmal je Zug darfst du einen Stern aus einem der Stapel ankündigen, seine ganzen Kosten in den Vorrat zahlen und einen Punkt im HR-Diagramm wählen.',
          'Du zahlst genau die abgebildeten Kristalle; kein Element ersetzt ein anderes.',
        ],
      },
      'H10.3': {
        heading: 'Das Diagramm',
        paragraphs: [
          'Von links nach rechts wird es **kühler**, von 40.000 K bis 2.500 K, von unten nach oben **heller**, von 10⁻⁵ bis 10⁶ L☉. Beide Achsen sind logarithmisch: Gleiche Abstände bedeuten gleiche Faktoren. Die Sonne ist der gelbe Punkt bei 5.770 K und 1 L☉; sie dient zum Vergleich und kann nicht gewählt werden.',
          'Es gibt 42 rote Punkte für die Sterne des Spiels und 6 weitere für echte Sterne, die nicht im Spiel sind. Wählen darfst du jeden Punkt, auf dem kein Marker liegt.',
        ],
        caption: 'Das HR-Diagramm mit allen roten Punkten. Das Kreuz zeigt am Beispiel der Sonne, wie man es liest.',
      },
      'H10.5': {
        heading: 'Den Punkt finden',
        paragraphs: [
          'Der richtige Punkt liegt genau bei der **Temperatur und Leuchtkraft**, die auf der Karte stehen. Nur ein einziger ist richtig.',
          'Ein grobes Bild hilft: Heiße Sterne stehen links, schwache unten. Die Hauptreihe verläuft von links oben nach rechts unten, Riesen und Überriesen stehen darüber, Weiße Zwerge links darunter.',
        ],
      },
      'H10.6': {
        heading: 'Richtig',
        paragraphs: [
          'Dein Marker bleibt bis zum Ende des Spiels liegen, und die Karte gehört dir: Von nun an zählen ihre Punkte, ihre Produktion und ihre Boni. Ein Überriese wirkt [H11.4]. Dann endet dein Zug.',
          'Beispiel: Du hast 17 H, 4 He, 1 C und 3 Punkte. Du kündigst Altair an (15 H und 4 He) und findest den richtigen Punkt im Diagramm. Nun hast du 2 H, 1 C und 5 Punkte.',
        ],
      },
      'H10.7': {
        heading: 'Falsch',
        paragraphs: [
          'Die Kristalle bleiben im Vorrat, die Karte kommt zurück auf ihren Stapel, der Marker zurück zu dir. Kein Sternwind weht, und dein Zug endet. Ab dem nächsten Zug dürfen es alle mit diesem Stern wieder versuchen. Im Beispiel hättest du 2 H, 1 C und weiterhin 3 Punkte.',
          'Nur eine Karte kann dich jetzt noch retten: „Annie Jump Cannons Klassifikation“ [H8.13].',
        ],
      },
      'H10.8': {
        heading: 'Deiner für immer',
        paragraphs: [
          'Ein Stern, der jemandem gehört, kann nicht noch einmal erschaffen, weggenommen, getauscht oder zerstört werden. Ein leerer Stapel bietet nichts mehr. Liegen alle deine zehn Marker auf dem Diagramm, kannst du keinen Stern mehr erschaffen, aber dann hast du längst 10 Punkte.',
        ],
      },
      'H10.10': {
        heading: 'Hilfe für den Nachwuchs',
        paragraphs: [
          'Mit der Tischoption „Hilfe im Hertzsprung-Russell-Diagramm“ ist jede Platzierung richtig. Alle sehen vor dem Spiel, dass sie an ist. Dann wird niemand nach einem Punkt gefragt, auch Bots machen keine Fehler, und „Annie Jump Cannons Klassifikation“ kann nie gespielt werden.',
        ],
      },
    },
  },
  H11: {
    title: 'Systeme und Überriesen',
    sections: {
      'H11.2': {
        heading: 'Doppel- und Dreifachsysteme',
        paragraphs: [
          'Wer alle Sterne eines Doppelsystems besitzt, hat **1 Punkt extra**; beim Dreifachsystem Keid sind es **2**. Das zählt, sobald der letzte Stern platziert ist. Ein Teil eines Systems bringt nichts extra.',
          'Die Doppelsysteme sind Capella, Izar, Sirius, Prokyon, Regulus und 61 Cygni. Manche haben am wirklichen Himmel noch mehr Sterne; diese sind nicht im Spiel.',
          'Beispiel: Du besitzt Aldebaran, Keid a und Keid b, zusammen 6 Punkte. Mit Keid c hast du 6 + 2 + 2 = 10, und die letzten Züge beginnen.',
        ],
      },
      'H11.4': {
        heading: 'Der Sternwind eines Überriesen',
        paragraphs: [
          'Ein richtig platzierter Überriese wirkt **einmal und sofort**: Sein Sternwind weht über den Himmel. „Dieses Feld“ ist das Feld, auf dem die Rakete der Person steht, die ihn erschaffen hat, „Nachbarfelder“ sind die angrenzenden. Betroffen sind alle, deren Rakete dort steht: zuerst diese Person, dann die anderen in Zugreihenfolge. Auf der Karte bleibt nichts zurück.',
          'Auf diesem Feld und daneben: **Antares** 4 und 3 He; **Beteigeuze** 2 und 1 C; **Rigel** 8 und 5 H; **Deneb** 2 Ereigniskarten und 1; **Polarstern** 4 H + 2 He und 2 H + 1 He; **Mirfak** 1 C + 1 O und 1 C; **Granatstern** 1 Si und 1 O. **Alnilam** gibt hier 6 H, doch daneben geben alle je 3 H zurück [H13.4].',
          'Beispiel: P1 erschafft Antares im Drachen, wo auch P4 steht. P2 ist im Kleinen Bären, P3 im Schwan. P1 und P4 erhalten je 4 He, P2 erhält 3 He, P3 nichts.',
        ],
        caption:
          'Der Wind von Antares über dem Drachen: Auch die Felder ringsum werden erreicht, der Schwan ist zu weit weg.',
      },
      'H11.5': {
        heading: 'Wer in der Nähe ist, und wann',
        paragraphs: [
          'Wen der Sternwind trifft, wird einmal festgestellt, bevor die erste Person etwas bekommt. Wird jemand inzwischen durch eine Karte „sofort“ versetzt, die Deneb gebracht hat, kommt niemand hinzu und fällt niemand weg. Alle ziehen ihre Karten und führen sie aus, bevor die nächste Person drankommt.',
          'Weil der Zug mit dem Stern endet, sind Kristalle aus einem Sternwind für spätere Züge. Die Besitzgrenze, falls ihr mit ihr spielt, greift erst danach [H13.6].',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
