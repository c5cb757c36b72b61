import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/solo.ts'

/** The rules of Terraforming Arks: A23, A24, A25, A26, A27, in German. */
export default {
  A23: {
    title: 'Allein: du und die Automa',
    sections: {
      'A23.1': {
        heading: 'Deine Gegnerin',
        paragraphs: [
          'Die Automa ist eine Arche, die von Karten gesteuert wird. Der Aufbau ist wie sonst, für dich und, in einer zweiten Farbe, für die Automa, mit ein paar Änderungen. Du beginnst immer, darum gibt es keinen Startmarker.',
          'Die Automa hat eine Frachtkarte mit der Grenze 4, aber keine Brücke und keine Spezialistenmarker, und zu Beginn weder Crew noch Ressourcen.',
        ],
      },
      'A23.3': {
        heading: 'Ihre Arche',
        paragraphs: [
          'Sie hat sechs Ausbauten, die sie nach Nummern kauft: 1 Biodome, 2 Leisure Facilities, 3 Space Mining, 4 Mining Vehicles, 5 Cargo Holds, 6 Scouting Vehicles. Auf jedem liegt ein Koloniemarker; die beiden anderen sind schon in ihrem Vorrat. Beide Handelsposten warten auf der Archenkarte.',
        ],
      },
      'A23.5': {
        heading: 'Wo sie beginnt',
        paragraphs: [
          'Ihre Arche beginnt auf dem Planeten im Norden. Die zehn Automa-Karten werden gemischt und liegen verdeckt.',
        ],
      },
      'A23.7': {
        heading: 'Sechs Stufen',
        paragraphs: [
          'Auf **Leicht** beginnt die Automa mit nichts. Auf **Leicht+** hat sie eine Kolonie auf ihrem Planeten. Auf **Mittel** und **Schwer** hat sie ebenfalls eine Kolonie, und ihre Ausbauten sind am Ende mehr wert [A27.2]. **Mittel+** und **Schwer+** geben ihr dazu 1 und 2 Einheiten jeder Ressource.',
          'Die Startkolonie kostet nichts. Sie kommt aus dem Vorrat, in dem dann ein Marker bleibt, und ist in jeder Hinsicht ihre erste Kolonie: Mit ihr darf die Automa von Anfang an um bis zu 3 Stufen terraformen, und ihre nächste Kolonie ist die zweite.',
        ],
        caption:
          'Die sechs Stufen: ob die Automa mit einer Kolonie beginnt, ihre Einheiten jeder Ressource und die Punkte, die ihr alle sechs Ausbauten bringen.',
      },
      'A23.9': {
        heading: 'Halte Abstand',
        paragraphs: [
          'Du darfst **nicht auf einem Planeten landen, auf dem die Arche der Automa steht**; vorbeifliegen ist erlaubt. Die Automa darf landen, wo du bist, und es geschieht nichts.',
        ],
      },
    },
  },
  A24: {
    title: 'Der Zug der Automa: Karte und Reise',
    sections: {
      'A24.1': {
        heading: 'Eine Karte pro Zug',
        paragraphs: [
          'Eine Runde ist dein Zug, dann der Zug der Automa. Sie deckt die oberste Karte ihres Stapels auf. Zuerst kommt die Reisezeile, dann die Zeilen von oben nach unten, jede so weit wie möglich; eine Zeile, die nicht geht, wird ausgelassen. Dann wird die Karte abgelegt. Ist der Stapel leer, wird die Ablage gemischt.',
        ],
        caption:
          'Direktive 5: Sprung über das Portal, dann im Uhrzeigersinn zu einem Planeten zum Terraformen; dann Nachschub, Erkunden, Ausbau, Terraformen.',
      },
      'A24.3': {
        heading: 'Rund um den Ring',
        paragraphs: [
          'Die Arche der Automa steht nur auf Planeten. Sie bewegt sich auf dem Ring der acht Plätze, im Uhrzeigersinn oder dagegen, wie es die Karte zeigt; Routen und Entfernungen spielen keine Rolle.',
          'Sie prüft einen Platz nach dem anderen, beginnend mit dem nächsten, und landet auf dem **ersten Planeten, der passt**. Leere Plätze werden übergangen. Der Platz, von dem die Suche ausgeht, kommt zuletzt, sie kann also dort enden, wo sie war.',
        ],
      },
      'A24.4': {
        heading: 'Sprung',
        paragraphs: [
          'Mit dem Sprungzeichen geht die Suche vom Platz gegenüber aus, jenseits des Portals, wenn dort ein Planet liegt. Sonst gilt der Sprung nicht.',
          'Beispiel: Planeten liegen auf N, E, S und W, alle verwüstet. Die Automa ist im Norden und deckt Direktive 5 auf. Gegenüber liegt S; der nächste Platz, SW, ist leer; W passt. Dort landet sie.',
        ],
      },
      'A24.6': {
        heading: 'Wonach sie sucht',
        paragraphs: [
          '**Planet ohne Kolonie**: einer, auf dem die Automa selbst keine Kolonie hat. **Planet zum Terraformen**: ein verwüsteter.',
          'Passt kein Planet, landet sie auf dem ersten, dem sie auf ihrer Suche begegnet.',
        ],
      },
      'A24.8': {
        heading: 'Entdeckung',
        paragraphs: [
          '**Entdeckung** meint den ersten leeren Platz in ihrer Richtung. Die nächste Planetenkarte kommt dorthin, und die Automa landet auf ihr. Sie erhält 1 Einheit Mineralien, die Mineralienleiste steigt auf 1, und ihr Marker kommt auf Feld 1.',
          'Ist das System vollständig, sucht sie stattdessen einen Planeten zum Terraformen, ohne diesen Lohn.',
        ],
      },
      'A24.12': {
        heading: 'Sie landet',
        paragraphs: [
          'Die Ankunft ist eine Landung: Alle Handelsposten auf dem Planeten zahlen, auch deine, selbst wenn die Automa dort endet, wo sie war. Beispiel: Du hast einen Handelsposten auf dem verwüsteten Ryugu, und die Automa landet dort. Du erhältst 1 Technologie.',
        ],
      },
    },
  },
  A25: {
    title: 'Die Aktionen der Automa',
    sections: {
      'A25.1': {
        heading: 'Nachschub und Sammeln',
        paragraphs: [
          '**Nachschub**: Sie nimmt die gezeigten Crewkarten, vom Stapel, und die Ressourcen. **Ressourcen sammeln**: Sie nimmt alles, was ihr Planet zeigt, bis zu ihrer Grenze.',
        ],
      },
      'A25.2': {
        heading: 'Dies oder das',
        paragraphs: [
          'Zeigt eine Zeile zwei Aktionen, führt sie die linke aus, wenn sie kann, sonst die rechte. Beispiel: Die Karte sagt „Kolonie oder Terraformen“, und in ihrem Vorrat liegt kein Koloniemarker. Also terraformt sie, wenn sie kann.',
        ],
      },
      'A25.3': {
        heading: 'Ausbau',
        paragraphs: [
          'Sie schaltet den Ausbau mit der niedrigsten Nummer frei, den sie bezahlen kann, zum üblichen Preis [A8.2], einen je Zeile. Der Koloniemarker kommt in ihren Vorrat. Kann sie keinen bezahlen, wird die Zeile ausgelassen.',
          'Nur Cargo Holds wirken bei ihr: Ihre Grenze steigt auf 6. Aber ein vollständiges Paar bringt ihr einen Handelsposten und 5 Punkte, genau wie dir.',
          'Beispiel: Sie hat 2 Mineralien und eine Ingenieurkarte. Biodome verlangt 2 Biomasse, Leisure Facilities 1 Arbeitskraft; beides fehlt ihr. Nummer 3, Space Mining, kann sie bezahlen.',
        ],
        caption:
          'Das Beispiel: Mit 2 Einheiten Mineralien und einem Ingenieur kann die Automa erst Nummer 3 bezahlen, Space Mining.',
      },
      'A25.6': {
        heading: 'Terraformen',
        paragraphs: [
          'Sie darf so viele Stufen erhöhen wie du an ihrer Stelle [A14.3]. Sie beginnt mit der Leiste ganz links, für die sie die Ressource hat, bis diese voll oder die Ressource verbraucht ist, dann nimmt sie die nächste. Auf einem terraformten Planeten, oder wenn sie nichts erhöhen kann, wird die Zeile ausgelassen.',
        ],
      },
      'A25.7': {
        heading: 'Erkunden',
        paragraphs: [
          'Sie bezahlt einen Anführer in der Farbe des Planeten, nimmt, was die oberste Überlebendenkarte zeigt, und legt sie ab, gleich welcher Farbe. Scouting Vehicles spielen keine Rolle. Ist keine Karte zu ziehen, bezahlt sie nicht, und die Zeile wird ausgelassen.',
        ],
      },
      'A25.8': {
        heading: 'Kolonie und Handelsposten',
        paragraphs: [
          '**Kolonie**: Sie gründet eine, wenn sie einen Marker im Vorrat und auf diesem Planeten noch keine Kolonie hat und den Preis bezahlen kann [A17.1].',
          '**Handelsposten**: Sie stellt einen aus ihrem Vorrat auf ihren Planeten. Ist dort keiner, versetzt sie einen von einem anderen Planeten; sind es zwei, wählst du. Mit einer Kolonie der Automa auf dem Planeten erhält sie 2 Punkte. Steht dort schon ihr Handelsposten, wird die Zeile ausgelassen.',
        ],
      },
      'A25.10': {
        heading: 'Was sie nie tut',
        paragraphs: [
          'Sie siedelt keine Überlebenden an, gewinnt keine Spezialistenmarker und nutzt keine Aktionen von Crewkarten.',
        ],
      },
    },
  },
  A26: {
    title: 'Wie die Automa wählt',
    sections: {
      'A26.1': {
        heading: 'Beliebige Ressourcen',
        paragraphs: [
          'Einheit für Einheit **nimmt** sie, wovon sie am wenigsten hat, und **bezahlt**, wovon sie am meisten hat. Bei Gleichstand gilt die höhere Leiste der Frachtkarte [A1.4].',
          'Beispiel: Sie hat 1 Biomasse und 2 Technologie und erhält zwei Einheiten beliebiger Ressourcen: 1 Arbeitskraft und 1 Einheit Mineralien. Dann bezahlt sie eine: Technologie.',
        ],
        caption:
          'Das Beispiel: 1 eine Biomasse, zwei Technologie. 2 Die Automa erhält zwei beliebige Einheiten: Arbeitskraft und Mineralien. 3 Sie bezahlt eine: Technologie.',
      },
      'A26.3': {
        heading: 'Ihre Crew',
        paragraphs: [
          'Ihre Crewkarten zählen nur als Spezialisten, und sie darf beliebig viele haben. Für jeden Spezialisten, der ihr fehlt, kann sie stattdessen **zwei beliebige** ihrer Karten geben.',
        ],
      },
      'A26.4': {
        heading: 'Wie sie bezahlt und was du wählst',
        paragraphs: [
          'Zuerst bezahlt sie Anführer in der Farbe des Planeten und Ingenieure mit Karten mit genau diesem Zeichen. Dann „beliebige Anführer“ mit einer Anführerkarte, wenn noch eine da ist; **du wählst die Farbe**. Dann gibt sie zwei Karten für jeden Spezialisten, der noch fehlt; **du wählst sie**. Ressourcen kommen zuletzt.',
          'Die Karten, mit denen sie bezahlt, werden abgelegt. Von mehreren mit demselben Zeichen gibt sie die, die sie am längsten hat.',
        ],
      },
    },
  },
  A27: {
    title: 'Allein: wer gewinnt',
    sections: {
      'A27.1': {
        heading: 'Das Ende',
        paragraphs: [
          'Wie in jeder Partie: Nach dem dritten terraformten Planeten wird die Runde beendet, dann habt ihr, du und die Automa, noch je einen Zug.',
        ],
      },
      'A27.2': {
        heading: 'Wofür die Automa Punkte bekommt',
        paragraphs: [
          'Sie wertet wie du [A21.3], ohne Überlebende, und zusätzlich ihre Ausbauten. Für 0 bis 6 davon bekommt sie auf **Leicht** und **Leicht+** 0, 0, 1, 3, 6, 11 oder 15 Punkte, auf **Mittel** und **Mittel+** 0, 0, 2, 5, 10, 17 oder 25, auf **Schwer** und **Schwer+** 0, 0, 5, 10, 15, 22 oder 30.',
        ],
        caption: 'Die Punkte der Automa für null bis sechs Ausbauten, nach Stufe.',
      },
      'A27.3': {
        heading: 'Sieg',
        paragraphs: ['Du gewinnst mit mehr Punkten als die Automa. Bei Gleichstand gewinnt die Automa.'],
      },
    },
  },
} satisfies Translation<'de', typeof en>
