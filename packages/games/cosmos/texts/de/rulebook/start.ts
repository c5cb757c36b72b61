import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/start.ts'

/** The rules of Crafting the Cosmos: C4, C1, C2, C3, in German. */
export default {
  C4: {
    title: 'Das Spiel in Kürze',
    sections: {
      'C4.3': {
        heading: 'Worum es geht',
        paragraphs: [
          'Du erschaffst eine Galaxie: Du legst Sterne um Nebel, lässt Zeitkristalle wachsen und lockst Leben aus dem Sternenstaub. Nach höchstens acht Runden gewinnt, wer die **meisten Punkte** hat.',
          'Punkte gibt es für fertige Nebel [C10.3], für das Entladen der Zeitkammer [C10.8], für Sätze aus fünf Energiekarten [C11.7], hin und wieder für eine Leistungskarte [C17.19], für die gemeinsamen Ziele [C15.2] und ganz am Ende für Lebewesen [C18.1].',
          'Alle haben gleich viele Spielzüge. Die Partie endet nur am Ende einer Runde: sobald das letzte Ziel gewertet ist oder wenn der Vorrat an Zeitkristallen leer ist [C14.4].',
        ],
      },
      'C4.1': {
        heading: 'Eine Runde',
        paragraphs: [
          'Wer das Startplättchen hat, beginnt; dann hat im Uhrzeigersinn jede Person **einen Spielzug**. Danach folgt eine kurze gemeinsame Phase: Die Zielkarten rücken weiter, vielleicht wird eine gewertet, und es zeigt sich, ob noch eine Runde kommt [C14.1].',
        ],
      },
      'C4.2': {
        heading: 'Dein Spielzug',
        paragraphs: [
          '**Energiephase.** Du bewegst Energiemarker ein- bis dreimal über den Ring der vier Regler [C5.2]. Dann sammelst du ein: die aktive Belohnung dort, wo dein eigener Marker liegt, und eine passive für jeden Marker überall [C6.1].',
          '**Aufbauphase.** Mach mit dem, was du hast, was du willst, in beliebiger Reihenfolge: Platziere Sterne, Leben und Nebel, punkte, gib Energiekarten aus, nutze deine Leisten [C9.1]. Eine letzte Aktion, Omega, schließt den Spielzug ab [C13.1].',
          'Die Phasen mischen sich nie: Aufgebaut wird erst, wenn alles eingesammelt ist.',
        ],
        caption:
          'Ein Spielzug: 1 Energie wird verlagert und bringt Belohnungen, 2 Teile kommen in die Galaxie, 3 Omega beendet den Spielzug mit einem Nebel oder mit Entwickeltem Leben.',
      },
    },
  },
  C1: {
    title: 'Was auf dem Tisch liegt',
    sections: {
      'C1.1': {
        heading: 'Zwei bis vier Personen',
        paragraphs: [
          'Jede Person hat eine Farbe (Pink, Türkis, Violett oder Bernstein) und darin ein Galaxietableau, einen Punktemarker, vier Leistungsmarker, drei Ressourcenzähler, einen Zugmarker und **einen Energiemarker**. Die Farben dienen nur der Unterscheidung.',
        ],
      },
      'C1.3': {
        heading: 'Sterne, Elemente, Farben',
        paragraphs: [
          'Es gibt 78 Sterne: 26 Wasserstoff (H), 20 Helium (He), 16 Sauerstoff (O) und 16 Kohlenstoff (C). Jeder hat eine zweite Seite, die **Supernova**. Ein umgedrehter Stern behält sein Element darunter, und alle dürfen wissen, welches es ist.',
          'Ein Stern, der sein Element zeigt, heißt **normaler Stern**. Sagt eine Regel nur „Stern“, meint sie beides.',
          'Elemente und Energiearten teilen sich die Farben: Licht und H sind rot, Zeit und O grün, Gravitation und He blau, Chemie und C lila.',
        ],
        caption:
          'Die vier Arten von Sternen, eine Supernova, die beiden Seiten eines Lebensmarkers und ein Zeitkristall.',
      },
      'C1.2': {
        heading: 'Was allen gemeinsam gehört',
        paragraphs: [
          'Der Spielplan mit den vier Reglern, 60 Energiekarten (je 15 Licht, Zeit, Gravitation und Chemie), 32 Leistungskarten (8 je Art), 16 Zielkarten, 48 Nebelplättchen (je 16 der 1., 2. und 3. Größe), 24 Lebewesenplättchen, 18 Zeitkristalle, 50 Lebensmarker und 4 Marker Dunkle Energie.',
          'Die Vorderseite eines Nebels zeigt, welche Sterne er verlangt und was er wert ist; die Rückseite bedeutet „fertig“. Auch Lebensmarker haben zwei Seiten: **Protoleben** und **Entwickeltes Leben**.',
          'Vier Plättchen +50/+100 helfen beim Zählen, das Startplättchen zeigt, wer beginnt, und zwei Kartenpodeste halten die Karten; für die Regeln sind sie ohne Bedeutung.',
        ],
      },
      'C1.4': {
        heading: 'Die Lebewesenplättchen',
        paragraphs: [
          'Es gibt zwei Gruppen. Die acht der Gruppe 1 sind die wertvolleren: 8, 8, 8, 8, 7, 7, 7 und 6 Punkte. Die sechzehn der Gruppe 2 bringen 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4 und 4 Punkte.',
        ],
      },
    },
  },
  C2: {
    title: 'Deine Galaxie',
    sections: {
      'C2.1': {
        heading: 'Drei Arten von Feldern',
        paragraphs: [
          'Dein Galaxietableau besteht aus zwölf Sechsecken: Drei treffen sich in der Mitte, neun liegen darum herum. Jedes **Sechseck** ist ein Nebelfeld, jede der 37 **Ecken** ein Sternfeld, jede der 48 **Seiten** ein Lebensfeld. Auf einem Feld liegen nie zwei Teile.',
        ],
      },
      'C2.3': {
        heading: 'Um, neben, berührt',
        paragraphs: [
          '**Um** einen Nebel liegen die Sterne auf seinen sechs Ecken und das Leben auf seinen sechs Seiten.',
          'Zwei Ecken sind **benachbart**, wenn eine Seite sie verbindet. Zwei Seiten sind benachbart, wenn sie eine Ecke gemeinsam haben. Zwei Sechsecke sind benachbart, wenn sie eine Seite gemeinsam haben.',
          'Ein Stern und ein Lebensmarker **berühren** sich, wenn der Stern an einem Ende dieser Seite liegt. Ein Stern kann also zwei oder drei Lebensmarker berühren.',
        ],
      },
      'C2.5': {
        heading: 'Sektoren und ihre Grenzen',
        paragraphs: [
          'Drei Sektoren, **Δ, Ψ und Φ**, mit je vier Sechsecken teilen sich die Galaxie. Ein Nebel liegt immer in genau einem davon.',
          'Die gepunkteten Grenzen verlaufen entlang der Seiten, von der Mitte nach außen. Eine Ecke oder Seite auf der Grenze gehört zu jedem Sektor, den sie berührt, und zählt **für jeden voll**; die Ecke in der Mitte liegt in allen dreien.',
        ],
      },
      'C2.7': {
        heading: 'Der Anfang',
        paragraphs: [
          'Auf den drei mittleren Sechsecken liegt zu Beginn je ein Nebel: 1. Größe in Δ, 2. Größe in Ψ, 3. Größe in Φ. In der Mitte leuchtet ein Wasserstoffstern, und auf dem weißen Startlebensfeld daneben liegt das erste Protoleben.',
        ],
        caption:
          'Eine Galaxie zu Beginn: drei unfertige Nebel, ein H-Stern in der Mitte, ein Protoleben; die Sektoren sind getönt, die Grenzen gepunktet.',
      },
    },
  },
  C3: {
    title: 'Der Aufbau',
    sections: {
      'C3.1': {
        heading: 'Zeitkristalle',
        paragraphs: [
          'All das erledigt die App; gut zu wissen ist es trotzdem. Im Vorrat liegen anfangs **8, 12 oder 15** Zeitkristalle für 2, 3 oder 4 Personen. Jede Person nimmt sich davon einen auf Feld 0 ihrer Zeitkammer, so bleiben 6, 9 oder 11.',
        ],
      },
      'C3.2': {
        heading: 'Stapel',
        paragraphs: [
          'Von den sechzehn Zielen spielen nur **sechs** mit, zufällig gezogen; die anderen zehn sieht niemand. Das erste liegt offen auf Feld 1 des Zielpfads, der vier Felder hat; fünf warten im Stapel.',
          'Die Leistungskarten bilden vier Stapel, einen je Art. Vier Energiekarten liegen offen in der Auslage, der Rest ist der Stapel. Die Nebel bilden drei Stapel nach Größe. Alle Stapel sind gemischt und verdeckt.',
        ],
      },
      'C3.6': {
        heading: 'Der Lebewesenstapel',
        paragraphs: [
          'Gruppe 2 wird gemischt. Obenauf kommen zufällige Plättchen der Gruppe 1, doppelt so viele, wie Personen mitspielen; die übrigen dieser Gruppe scheiden ungesehen aus. Das ergibt 20, 22 oder 24 Plättchen. Die wertvollen liegen oben: Wer früh Lebewesen erzeugt, zieht von ihnen.',
          'Plättchen der Gruppe 1 haben einen hellgrünen Rand, den alle sehen, auch wenn sie verdeckt liegen.',
        ],
      },
      'C3.8': {
        heading: 'Was jede Person bekommt',
        paragraphs: [
          'In Sitzreihenfolge zieht jede Person einen Nebel jeder Größe und legt ihn mit der Elementseite nach oben auf das passende Startfeld.',
          'Alle beginnen gleich: 0 Punkte, ein Protoleben auf dem weißen Feld, ein H-Stern in der Mitte, die vier Leistungsmarker auf ihren Feldern, Supernova-, DNA- und Gravitonleiste auf 0, der Zugmarker auf Alpha und **vier Energiekarten** vom Stapel. Sterne und Leben kommen aus dem Vorrat.',
        ],
      },
      'C3.10': {
        heading: 'Energiemarker und Startplättchen',
        paragraphs: [
          'Die Energiemarker aller Personen werden mit Dunkler Energie gemischt: vier Marker bei zwei Personen, drei bei drei oder vier. Sie werden einzeln gezogen und im Uhrzeigersinn verteilt, je einer pro Regler, beginnend beim Licht. Bei zwei oder drei Personen sind es 6 Marker (2, 2, 1, 1), bei vieren 7 (2, 2, 2, 1).',
          'Unter den Markern der Personen entscheidet der **zuletzt gezogene**: Wem er gehört, bekommt das Startplättchen. Dunkle Energie, die danach kommt, spielt keine Rolle.',
          'Beispiel mit vier Personen: dunkel, Pink, Türkis, dunkel, Bernstein, Violett, dunkel. Im Licht liegen dunkel und Bernstein, in der Zeit Pink und Violett, in der Gravitation Türkis und dunkel, in der Chemie dunkel. Violett beginnt.',
        ],
        caption:
          'Das Beispiel zu viert: je zwei Marker in Licht, Zeit und Gravitation, einer in der Chemie. Violetts Marker war der letzte farbige, also beginnt Violett.',
      },
    },
  },
} satisfies Translation<'de', typeof en>
