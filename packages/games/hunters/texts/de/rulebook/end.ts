import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/end.ts'

/** The rules of Star Hunters: H13, H12, H3, H15, H16, H21, in German. */
export default {
  H13: {
    title: 'Der Vorrat',
    sections: {
      'H13.1': {
        heading: 'Wenn Kristalle knapp werden',
        paragraphs: [
          'Was bezahlt, fusioniert, zerfallen oder verloren ist, kommt zurück in den Vorrat, bevor dafür etwas herausgenommen wird.',
          'Liegen von einer Art zu wenige Kristalle im Vorrat, nimmst du, was da ist. Nichts bleibt geschuldet, und nichts wird ersetzt. Das gilt für Felder, Produktion, Belohnungen, Sternwinde und Ereignisse, für jede Art einzeln; nur Reaktionen brauchen alles [H9.7].',
          'Steht mehreren etwas zu, entscheidet die Reihenfolge: die der Produktion [H4.2], der Ereigniskarten [H8.8] oder des Sternwinds [H11.4]. Beispiel: Im Vorrat liegen 2 He. Die Startperson besitzt Fomalhaut und Capella b, die nächste Prokyon a; jeder dieser Sterne gibt 1 He. Die Startperson erhält 2 He, die nächste nichts.',
        ],
      },
      'H13.4': {
        heading: 'Kristalle zurückgeben',
        paragraphs: [
          '„Gibt 3 H zurück“ heißt: 3 H, oder alle H, wenn es weniger sind. Zu wählen gibt es da nichts. Beispiel: A zieht „Carrington-Ereignis 1859“, die anderen haben 2 H, 0 H und 9 H. Sie geben 2, 0 und 3 H zurück.',
        ],
      },
      'H13.5': {
        heading: 'Nichts geht verloren',
        paragraphs: [
          'Im Vorrat und bei euch allen zusammen liegen immer so viele Kristalle wie am Anfang [H1.4]. Die App prüft das nach jedem Schritt.',
        ],
      },
      'H13.6': {
        heading: 'Die Besitzgrenze',
        paragraphs: [
          'Diese Tischoption ist aus, wenn ihr sie nicht einschaltet. Mit ihr behältst du am Ende deines eigenen Zuges höchstens **24 H, 14 He, 9 C, 7 O, 2 Si und 1 Fe**; der Rest geht von selbst in den Vorrat zurück. Während eines Zuges und zwischen deinen Zügen gibt es keine Grenze. So kann niemand den Himmel leer horten.',
          'Beispiel: Du beendest deinen Zug mit 27 H, 15 He und 2 Si. 3 H und 1 He gehen zurück. Bringt dir danach ein fremder Rigel 5 H, hast du 29 H bis zum Ende deines nächsten Zuges.',
        ],
        caption:
          'Das Beispiel: Von 27 H, 15 He und 2 Si behältst du 1, was das Limit erlaubt, und 2 drei H und ein He gehen zurück in den Vorrat.',
      },
    },
  },
  H12: {
    title: 'Das Ende des Spiels',
    sections: {
      'H12.1': {
        heading: 'Zehn Punkte',
        paragraphs: [
          'Hat jemand 10 oder mehr Punkte, wird dieser Zug wie gewohnt beendet und dann **die Runde vervollständigt**: Wer in ihr noch nicht am Zug war, hat noch einen. Die Startperson hat keinen mehr.',
          'Beispiel: Zu viert hat P1 begonnen, und P2 erreicht 10 Punkte. P3 und P4 haben noch je einen Zug, P1 nicht. Ist es P4, endet das Spiel nach diesem Zug, sobald die Karten „jederzeit“ ihre Gelegenheit hatten.',
        ],
      },
      'H12.3': {
        heading: 'Die letzten Züge',
        paragraphs: [
          'Es sind Züge wie alle anderen, mit Kämpfen, Ereignissen und neuen Sternen. Auch andere können noch 10 Punkte erreichen oder mehr.',
        ],
      },
      'H12.4': {
        heading: 'Wer gewinnt',
        paragraphs: [
          'Es gewinnt, wer die meisten Punkte hat; auch Punkte über 10 zählen. Bei Gleichstand werden die **Massenzahlen der übrigen Kristalle** addiert: Die größere Summe gewinnt. Ist auch sie gleich, gewinnt die größere gesamte **Masse der eigenen Sterne**. Hilft selbst das nicht, wird der Sieg geteilt.',
          'Beispiel: A und B haben beide 10 Punkte. A hat 3 H und 2 He, also 3 + 8 = 11. B hat 1 C, also 12. B gewinnt.',
        ],
        caption: 'Der Gleichstand des Beispiels: 3 × 1 + 2 × 4 = 11 gegen 1 × 12 = 12. Die zweite Person gewinnt.',
      },
      'H12.5': {
        heading: 'Wenn niemand fertig werden will',
        paragraphs: [
          'Nach 60 vollständigen Runden beendet die App das Spiel und zählt. Wenn ihr um Sterne spielt, werdet ihr das nie erleben.',
        ],
      },
    },
  },
  H3: {
    title: 'Offen und geheim',
    sections: {
      'H3.1': {
        heading: 'Was alle sehen',
        paragraphs: [
          'Raketen, Kristalle, Sterne, Sonnenkarten, Punkte, Sternstapel und Vorrat, dazu die Zahl der Karten auf jeder Hand und im Ereignisstapel. Das alles darfst du jederzeit ansehen.',
          'Dasselbe gilt für den laufenden Zug: Schritt, durchgeführte und erlaubte Fusionen, Würfel, angesagte Karten und Entscheidungen und wer noch gefragt wird. Karten, die unter den Stapel gelegt wurden, werden nicht gezeigt, auch wenn du sie dir merken darfst.',
        ],
      },
      'H3.2': {
        heading: 'Was geheim bleibt',
        paragraphs: [
          'Nur du siehst die Ereigniskarten auf deiner Hand und die zwei Karten, die du dir mit dem Spektrum ansiehst. Die Karten im Stapel und ihre Reihenfolge sieht niemand.',
        ],
      },
      'H3.3': {
        heading: 'Ein Rätsel, kein Geheimnis',
        paragraphs: [
          'Welcher Punkt zu welchem Stern gehört, folgt aus Zahlen, die offen daliegen. Die App zeigt die Sternkarte, die Achsen mit ihrer Teilung und die Punkte ohne Namen und verrät den richtigen nie vor deiner Wahl. Zum Lernen kannst du Marken für Temperatur und Leuchtkraft deines Sterns am Rand der Achsen einschalten; wo sie sich treffen, musst du selbst finden.',
        ],
        caption:
          'Die Lernhilfe mit den Zahlen der Sonne: grüne Marken an beiden Achsen. Wo sie sich treffen, findest nur du.',
      },
    },
  },
  H15: {
    title: 'Was die App dich fragt',
    sections: {
      'H15.1': {
        heading: 'Wenn du nicht am Zug bist',
        paragraphs: [
          'Auch dann kannst du gefragt werden: wenn du angegriffen wirst, nach Reaktionen im Kampf, wohin du dich zurückziehst, ob du auf eine Karte mit „Dunkle Energie“ antwortest und nach Karten „jederzeit“ zwischen den Zügen. Solange eine solche Frage offen ist, warten alle anderen.',
          '**Wer eine Karte hat, wird gefragt**, welche auch immer es ist, und darf immer passen; wer keine hat, hat damit gepasst. So verrät keine Frage, was jemand auf der Hand hat. In den Einstellungen kannst du die App für dich passen lassen, wenn keine deiner Karten passt; die anderen sehen ein gewöhnliches Passen.',
        ],
        caption:
          'Nach einem Zug: 1 hat eine Karte und wird gefragt, 2 hat keine und wird nicht gefragt, 3 hat drei und wird gefragt. Welche Karten es sind, spielt keine Rolle.',
      },
      'H15.3': {
        heading: 'Auch Bots irren sich',
        paragraphs: [
          'Ab und zu verfehlen sie den richtigen Punkt im Diagramm. Wie oft, hängt von der gewählten Stufe ab, von 0 bis 20 %: Anfänger platzieren etwa jeden fünften Stern falsch, leichte jeden siebten, mittlere jeden zwanzigsten, die stärkeren keinen.',
        ],
      },
      'H15.4': {
        heading: 'Die Reihenfolge der Möglichkeiten',
        paragraphs: [
          'Möglichkeiten stehen immer in derselben Reihenfolge: Elemente von H bis Fe, Personen in Zugreihenfolge, beginnend nach der, die entscheidet, und Nichtstun zuletzt. Gleiche Karten auf einer Hand sind eine Möglichkeit.',
        ],
      },
    },
  },
  H16: {
    title: 'Zufall',
    sections: {
      'H16.1': {
        heading: 'Wo der Zufall mitspielt',
        paragraphs: [
          'In dieser Reihenfolge: bei der Startperson, wenn niemand bestimmt ist; beim Mischen des Ereignisstapels; bei den Sonnenkarten in Zugreihenfolge. Später nur noch bei den Würfeln im Kampf, erst für den Angriff, dann für die Verteidigung, beim neuen Wurf durch „Unschärferelation“ und bei jedem zufälligen Kristall.',
          'Sonst ist nichts zufällig. Mit dem Startwert und der Liste der Entscheidungen lässt sich jedes Spiel genau nachspielen.',
        ],
        caption:
          'Alle 36 Würfe zweier Würfel, links der des Angriffs, oben der der Verteidigung. Bei gleichen Boni gewinnt der Angriff 15 davon, denn ein Gleichstand geht an die Verteidigung.',
      },
    },
  },
  H21: {
    title: 'Über diese Ausgabe',
    sections: {
      'H0.1': {
        heading: 'Woher diese Regeln kommen',
        paragraphs: [
          'Aus dem eingescannten Text einer polnischen Anleitung ohne Titelseite; Autoren und Verlag sind darin nicht genannt. In unseren Notizen ist bei jeder Regel vermerkt, ob sie in diesem Text steht, an einer beschädigten Stelle gelesen wurde oder ergänzt werden musste.',
          'Beschädigt waren vor allem Zahlen und Namen: die Konstanten der Sonne, die Werte von Antares, Aldebaran und Capella b, der Name Mirzam. Sie wurden mit Hilfe der Physik und veröffentlichter Werte wiederhergestellt.',
        ],
      },
      'H0.4': {
        heading: 'Echte Sterne',
        paragraphs: [
          'Wo die Quelle keine Zahlen nennt, stehen veröffentlichte Werte, auf drei Stellen gerundet. Auf jeder Karte passen Leuchtkraft, Radius und Temperatur so zusammen, wie die Physik es verlangt, bis auf einen Faktor 1,7.',
          'Regulus b ist erst auf dem Weg zum Weißen Zwerg; er ist der enge Begleiter, den Kataloge Regulus Ab nennen. Prokyon a, Regulus a und Bellatrix liegen nahe an der Grenze ihrer Klasse. Das Spiel folgt der Klasse, die meist angegeben wird.',
        ],
      },
      'H21.1': {
        heading: 'Was rekonstruiert ist',
        paragraphs: [
          'Die Himmelskarte, Kosten und Produktion, die meisten Sterne, fast alle Ereigniskarten und zwei der vier Sonnenkarten. Sie passen zu jeder Zahl der Quelle, werden sich aber vom gedruckten Spiel unterscheiden.',
          'Dass ein Überriese einmal wirkt und dass ein normaler Zug eine Fusion hat, ist aus einem knappen Text gelesen. Die Besitzgrenze ist unsere Zutat.',
        ],
        caption:
          '1 Die Sonnenkarte „Eruption“ steht so in der Quelle. 2 „Apollo 11“ ist zum Teil bekannt. 3 „Tokamak“ ist neu entstanden. Dieselben Zeichen stehen in der Galerie.',
      },
      'H20.1': {
        heading: 'Von Computern erprobt',
        paragraphs: [
          'Die Preise wurden gefunden, indem Bots tausendfach gegeneinander spielten, sodass sich alle vier Klassen von Sternen lohnen. Wie sie jetzt abschneiden, steht in den Dokumenten des Projekts. Bei gleichen Boni gewinnt der Angriff 15 von 36 Würfen.',
          'Version 1 hatte andere Preise: Riesen wurden kaum je erschaffen, und der Granatstern gewann Partien. Partien, die mit ihr begonnen wurden, werden mit ihr zu Ende gespielt.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
