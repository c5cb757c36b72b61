import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/journey.ts'

/** The rules of Terraforming Arks: A8, A9, A10, A11, A12, in German. */
export default {
  A8: {
    title: 'Schritt 1: Arche ausbauen',
    sections: {
      'A8.1': {
        heading: 'Ein Ausbau pro Zug',
        paragraphs: [
          'Zu Beginn deines Zuges, und nur dann, darfst du **einen** Ausbau freischalten. Er wirkt ab sofort, schon in diesem Zug, bis zum Ende der Partie.',
          'Der Koloniemarker, der darauf lag, kommt in deinen Vorrat; damit kannst du nun eine Kolonie gründen [A17.1]. Außer Engines wird jeder Ausbau einmal freigeschaltet.',
        ],
      },
      'A8.2': {
        heading: 'Die acht Ausbauten',
        paragraphs: [
          '**Robotics** (Robotik; ein Ingenieur, 2 Technologie): eine zweite Aktion auf einem Planeten mit deiner Kolonie [A8.7].',
          '**Biodome** (Biokuppel; ein Ingenieur, 2 Biomasse): Die Landung auf einer Raumstation bringt 1 Arbeitskraft. **Leisure Facilities** (Freizeitanlagen; ein Ingenieur, 1 Arbeitskraft): Die Landung auf einer Raumstation bringt eine Crewkarte aus der Kantine.',
          '**Space Mining** (Weltraumbergbau; ein Ingenieur, 2 Mineralien): Die Landung auf einem Mond bringt 1 Einheit Mineralien. **Mining Vehicles** (Bergbaufahrzeuge; ein beliebiger Anführer, 1 Einheit Mineralien): Die Landung auf einem Mond bringt eine Crewkarte aus der Kantine.',
          '**Cargo Holds** (Frachträume; ein beliebiger Anführer, 1 Arbeitskraft): Dein Frachtraum fasst 6 statt 4 Einheiten jeder Ressource [A5.1]. **Scouting Vehicles** (Erkundungsfahrzeuge; ein beliebiger Anführer, 1 Arbeitskraft): Beim Erkunden wählst du zwischen zwei Überlebendenkarten [A15.6].',
          '**Engines** (Triebwerke; ein Ingenieur, 1 Arbeitskraft, 1 Technologie): Deine Arche fliegt weiter [A8.4].',
        ],
        caption:
          'Die Archenkarte zu Beginn: jeder Ausbau mit Preis und Koloniemarker, zwischen den Paaren die Handelsposten, die sie freigeben.',
      },
      'A8.4': {
        heading: 'Engines, zweimal',
        paragraphs: [
          'Engines darfst du zweimal kaufen, in verschiedenen Zügen, zum selben Preis. Beim ersten Mal rückt der Marker von 2 auf 4, und deine Reichweite ist **4**. Beim zweiten Mal kommt er in deinen Vorrat, und deine Reichweite ist **6**.',
        ],
      },
      'A8.6': {
        heading: 'Paare geben einen Handelsposten frei',
        paragraphs: [
          'Biodome und Leisure Facilities sind ein Paar, Space Mining und Mining Vehicles ein anderes. Sobald du beide eines Paars hast, kommt einer deiner Handelsposten in deinen Vorrat, und du erhältst sofort **5 Punkte**.',
          'Beispiel: Du hast Leisure Facilities, einen bereiten Ingenieur und 2 Biomasse. Du schaltest Biodome frei: Die Biomasse ist ausgegeben, der Marker gesperrt, ein Koloniemarker und ein Handelsposten kommen in deinen Vorrat, und du erhältst 5 Punkte.',
        ],
      },
      'A8.7': {
        heading: 'Robotics',
        paragraphs: [
          'Auf einem Planeten mit deiner Kolonie darfst du zwei verschiedene Zielaktionen ausführen statt einer [A13.4].',
        ],
      },
    },
  },
  A9: {
    title: 'Schritt 2: Reise',
    sections: {
      'A9.1': {
        heading: 'Auf zu einem anderen Feld',
        paragraphs: [
          'Deine Arche **muss ihr Feld verlassen** und auf einem anderen landen. Sie fliegt mindestens ein Feld weit und höchstens so viele, wie ihre **Reichweite** beträgt: 2, mit Engines 4 oder 6.',
          'Sie betritt kein Feld zweimal und kehrt nicht dorthin zurück, wo sie gestartet ist.',
        ],
      },
      'A9.3': {
        heading: 'Andere Archen',
        paragraphs: [
          'An anderen Archen darfst du vorbeifliegen. Aber auf einem Mond, einer Raumstation oder einem Asteroiden, wo schon eine andere Arche steht, kannst du nicht landen.',
        ],
      },
      'A9.4': {
        heading: 'Nur die Landung zählt',
        paragraphs: [
          'Felder, an denen du vorbeikommst, haben keine Wirkung. Du wählst also einfach, wo du landest; der Spielplan hebt alle Felder in Reichweite hervor und zeigt, wie weit sie entfernt sind.',
        ],
        caption:
          'Der erste Zug mit Reichweite 2: Mond und Raumstation am Portal und drei Felder der Nachbarkarten sind ein Feld entfernt, die drei Planeten zwei. Im Süden lässt sich mit einem Feld ein neuer Planet entdecken.',
      },
      'A9.5': {
        heading: 'Kein Ziel',
        paragraphs: [
          'Sollte es wirklich nichts geben, wo du landen, und nichts, was du entdecken kannst, bleibt die Arche. Das ist keine Landung; dein Zug geht dort weiter, wo du bist.',
        ],
      },
    },
  },
  A10: {
    title: 'Planeten entdecken',
    sections: {
      'A10.1': {
        heading: 'Ins Unbekannte',
        paragraphs: [
          'Statt zu einem bekannten Feld darfst du zu einem leeren Platz fliegen. Flieg zu einem Feld mit einem Ausgang dorthin und überquere die Kante; das zählt als ein weiteres Feld. Jenes Feld darf also höchstens deine Reichweite minus 1 entfernt sein, und steht deine Arche schon darauf, genügt ein Feld.',
        ],
      },
      'A10.2': {
        heading: 'Eine neue Welt',
        paragraphs: [
          'Die nächste Planetenkarte kommt mit der verwüsteten Seite nach oben auf diesen Platz und ist sofort mit allen Nachbarn verbunden. Deine Arche **landet auf dem neuen Planeten**, wie weit du auch noch fliegen könntest.',
        ],
        caption:
          'Von K’eyi über die Raumstation und die Kante: Elpis ist entdeckt. Die Arche steht auf dem Planeten, obwohl er auf den neuen Routen drei Felder entfernt wäre. Pink hat Mineralien gewählt.',
      },
      'A10.3': {
        heading: 'Der Lohn der Entdeckung',
        paragraphs: [
          'Wähle eine Ressourcenleiste des Planeten: Sie steigt kostenlos auf Stufe 1, und einer deiner Terraforming-Marker kommt auf Feld 1. Das ist keine Terraforming-Aktion und kostet dich nichts.',
        ],
      },
      'A10.4': {
        heading: 'Fünf sind zu finden',
        paragraphs: [
          'Außerhalb des Quadrats aus neun Karten liegt nichts. Mit dem Portal, drei Startplaneten und fünf Entdeckungen ist das System vollständig, und niemand kann mehr etwas entdecken.',
        ],
      },
    },
  },
  A11: {
    title: 'Landung',
    sections: {
      'A11.1': {
        heading: 'Handelsposten bringen Ertrag',
        paragraphs: [
          'Hast du den Planeten entdeckt, kommt zuerst der Lohn dafür. Dann bringt **jeder Handelsposten** auf dem Planeten, der Person, der er gehört, was der Planet jetzt zeigt, auch wenn du bei deinem eigenen landest.',
          'Genommen wird in Zugreihenfolge, beginnend mit der Person, die gelandet ist; jede trifft ihre Wahl selbst. Beispiel: Violett hat einen Handelsposten auf dem verwüsteten Adumah, der eine Einheit einer beliebigen Ressource bringt. Du landest dort; Violett wählt die Ressource, bevor du weiterspielst.',
        ],
        caption:
          'Das Beispiel: Pink landet auf dem verwüsteten Adumah. Violetts Handelsposten gibt Violett eine Einheit einer beliebigen Ressource.',
      },
      'A11.3': {
        heading: 'Monde und Raumstationen',
        paragraphs: [
          'Auf einer Raumstation wirkt zuerst Biodome, dann Leisure Facilities; auf einem Mond erst Space Mining, dann Mining Vehicles. Es zählen nur die Ausbauten der Person, die gelandet ist.',
        ],
      },
      'A11.4': {
        heading: 'Frische Crew',
        paragraphs: ['Eine Crewkarte, die du durch die Landung bekommst, darfst du im selben Zug spielen.'],
      },
    },
  },
  A12: {
    title: 'Schritt 3: Crewkarten spielen',
    sections: {
      'A12.1': {
        heading: 'Zweimal spielen',
        paragraphs: [
          'Du darfst in einem Zug **zweimal** eine Crewkarte spielen, aber nur **einmal**, wenn deine Arche auf dem Portal steht.',
        ],
      },
      'A12.2': {
        heading: 'Passt die Kante?',
        paragraphs: [
          'Die Aktion einer Karte wirkt, wenn die Kante am Frachtraum zu dem Feld passt, auf dem deine Arche steht: eine farbige Kante zu einem **Planeten dieser Farbe**, eine orbitale Kante zu jedem **Mond und jeder Raumstation**. Auf dem Portal passt jede Kante, auf einem Asteroiden keine.',
          'Beispiel: Der Quantentüftler liegt in der unteren Reihe. Auf einem Mond oder einer Raumstation bringt seine orbitale Kante eine Einheit nach Wahl. In der oberen Reihe wirkt er auf einem roten Planeten: Du bezahlst eine Einheit einer beliebigen Ressource und erhältst 2 Technologie und eine Crewkarte.',
        ],
      },
      'A12.3': {
        heading: 'Du musst sie nicht nutzen',
        paragraphs: [
          'Die Aktion ist freiwillig. Du darfst eine Karte auch ohne sie spielen, nur um sie umzulegen oder abzuwerfen.',
          'Ist die Aktion ein Tausch, bezahlst du den vollen Preis, und du kannst sie je gespielter Karte einmal nutzen.',
        ],
      },
      'A12.4': {
        heading: 'Wohin die Karte kommt',
        paragraphs: [
          'Aus der **unteren Reihe** wird eine gespielte Karte abgeworfen oder in die obere umgelegt, wenn dort Platz ist. Aus der **oberen Reihe** wird sie abgeworfen. Eine Karte, die unten beginnt, kann dir also zweimal dienen.',
          'Zuerst geht die Karte, dann wird ihre Aktion ausgeführt. Eine dabei gezogene Karte darf schon den frei gewordenen Platz nutzen.',
        ],
      },
      'A12.6': {
        heading: 'Noch einmal dieselbe Karte',
        paragraphs: [
          'Eine Karte, die du beim ersten Mal nach oben gelegt hast, darfst du beim zweiten Mal gleich wieder spielen, nun mit ihrer anderen Kante. Auch eine Karte, die du beim ersten Mal gezogen hast, darf die zweite sein.',
          'Beispiel: Deine Arche steht auf dem grünen Planeten Elpis, du hast 3 Biomasse und 1 Technologie; in der oberen Reihe liegen Gezeitenregent und Kraterwächter, in der unteren der Rumpfschweißer. Der Gezeitenregent brächte 2 Biomasse, aber nur für eine ist Platz. Also spielst du den Rumpfschweißer ohne Aktion, legst ihn nach oben und spielst ihn noch einmal: Aus 1 Technologie werden 2 Arbeitskraft, 1 Einheit Mineralien und eine Crewkarte. Er wird abgeworfen, und die neue Karte kommt in eine beliebige Reihe.',
        ],
        caption:
          'Das Beispiel: 1 der Rumpfschweißer liegt in der unteren Reihe; 2 er wurde ohne Aktion nach oben gelegt; 3 noch einmal gespielt, macht er aus 1 Technologie 2 Arbeitskraft und 1 Einheit Mineralien, und eine Crewkarte ist noch zu ziehen.',
      },
    },
  },
} satisfies Translation<'de', typeof en>
