import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/turn.ts'

/** The guided first turn of Terraforming Arks, in German. */
export default {
  title: 'Dein erster Zug',
  about: 'Ein Ausbau, eine Reise, die Crew und die ersten Stufen einer neuen Welt.',
  steps: {
    system: {
      title: 'Ein unbekanntes System',
      text: 'Um das Sternenportal liegen drei tote Planeten; die Fragezeichen sind unerforscht. Belebe Planeten: Es gewinnt, wer die meisten Siegpunkte hat.',
    },
    deal: {
      title: 'Deine Crew',
      text: 'Von drei Crewkarten behältst du zwei. Gib den Sporenpropheten ab: Die beiden anderen sind Ingenieure.',
    },
    rows: {
      title: 'Die wirksame Kante',
      text: 'Es gilt nur die Kante am Frachtraum: in der oberen Reihe die untere, in der unteren die obere. Den Reaktormechaniker legst du in die untere Reihe, den Bohrtechniker in die obere.',
    },
    gain: {
      title: 'Erste Ressourcen',
      text: 'Zwei Einheiten zum Anfang. Nimm Arbeitskraft und Technologie; der Frachtraum fasst vier von jeder Art.',
    },
    upgrade: {
      title: 'Schritt 1: Ausbau',
      text: 'Ein Ausbau je Zug. Engines (Triebwerke) kosten einen Ingenieur und je eine Einheit Arbeitskraft und Technologie; die Reichweite steigt von 2 auf 4.',
    },
    pay: {
      title: 'Spezialisten bezahlen',
      text: 'Einen Spezialisten bezahlst du mit einer Crewkarte oder einem bereiten Marker. Gib den Reaktormechaniker ab: Den Bohrtechniker brauchst du gleich.',
    },
    colonies: {
      title: 'Marker auf der Arche',
      text: 'Die meisten Ausbauten geben einen Koloniemarker frei. Jede Kolonie auf einem Planeten zählt mehr als die vorige, und mit jeder terraformst du eine Stufe mehr je Zug.',
    },
    travel: {
      title: 'Schritt 2: Reise',
      text: 'Du musst jeden Zug reisen. Die Zahlen sagen, wie viele Felder ein Ziel entfernt ist; ein Fragezeichen würde einen neuen Planeten aufdecken. Lande auf Ryugu.',
    },
    planet: {
      title: 'Ein Planet in Not',
      text: 'Der Ring zeigt, was Ryugu noch braucht: Biomasse, Arbeitskraft und Mineralien. Daneben liegen Mond und Station: Dort sammelst du und gewinnst Spezialisten.',
    },
    crew: {
      title: 'Schritt 3: Crew',
      text: 'Ryugu ist blau wie die wirksame Kante des Bohrtechnikers: zwei Einheiten Mineralien. Spiel ihn, dann weiter; aus der oberen Reihe wird die Karte abgeworfen.',
    },
    actions: {
      title: 'Schritt 4: eine Aktion',
      text: 'Auf einem Planeten tust du eins: sammeln, terraformen, Überlebende suchen, sie ansiedeln, eine Kolonie gründen oder einen Handelsposten errichten.',
    },
    terraform: {
      title: 'Terraformen',
      text: 'Jede bezahlte Einheit hebt ihre Leiste um eins, anfangs zwei Stufen je Aktion. Gib beide Einheiten Mineralien aus.',
    },
    ranking: {
      title: 'Dein Marker rückt vor',
      text: 'Er steht auf 2. Sind alle Leisten voll, bekommen alle die Zahl unter ihrem Marker, dazu 3 für den ersten und 1 für den zweiten Platz.',
    },
    draw: {
      title: 'Schritt 5: Karte',
      text: 'Sechs Crewkarten passen an Bord. Zieh eine und wähle ihre Reihe: Sieh dir beide Kanten an.',
    },
    end: {
      title: 'Wie es endet',
      text: 'Ist der dritte Planet terraformt, wird die Runde zu Ende gespielt und noch eine angehängt. Dann zählen angesiedelte Überlebende und Kolonien.',
    },
  },
  learned: [
    'Fünf Schritte je Zug: Ausbau, Reise, Crew, Aktion, Karte. Nur die Reise ist Pflicht.',
    'Eine Crewkarte wirkt mit der Kante am Frachtraum, wo ihre Farbe passt.',
    'Mit Spezialisten bezahlst du Ausbauten und Kolonien: Karten werden abgeworfen, Marker gesperrt.',
    'Terraformen bewegt deinen Marker; der Platz zählt, wenn der Planet fertig ist.',
    'Finde Überlebende, siedle sie an und gründe Kolonien, bevor der dritte Planet lebt.',
  ],
} satisfies Translation<'de', typeof en>
