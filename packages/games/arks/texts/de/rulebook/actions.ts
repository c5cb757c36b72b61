import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/actions.ts'

/** The rules of Terraforming Arks: A13, A14, A15, A16, A17, A18, A19, A20, in German. */
export default {
  A13: {
    title: 'Schritt 4: Zielaktionen',
    sections: {
      'A13.1': {
        heading: 'Was du wo tun kannst',
        paragraphs: [
          'Auf einem **Planeten**, gleich welcher Farbe und Seite: **eine** von sechs Aktionen. Ressourcen sammeln [A13.5], terraformen [A14], erkunden [A15], ansiedeln [A16], eine Kolonie gründen [A17] oder einen Handelsposten errichten [A18].',
          'Auf einem **Mond**, einer **Raumstation** oder dem **Portal**: Ressourcen sammeln und einen Spezialisten gewinnen [A19], beides oder nur eines, in beliebiger Reihenfolge, jedes einmal.',
          'Auf einem **Asteroiden**: nichts. Er ist nur ein Halt unterwegs.',
        ],
        caption:
          '1 Auf einem Planeten eine von sechs Aktionen. 2 Auf einem Mond, einer Raumstation oder dem Portal beide oder eine davon. 3 Auf einem Asteroiden keine.',
      },
      'A13.4': {
        heading: 'Zwei Aktionen mit Robotics',
        paragraphs: [
          'Mit Robotics darfst du auf einem Planeten eine zweite Aktion **anderer Art** ausführen, wenn dort nach der ersten eine Kolonie von dir ist. Es darf auch die eben gegründete sein.',
        ],
      },
      'A13.5': {
        heading: 'Ressourcen sammeln',
        paragraphs: [
          'Du erhältst alles, was dort abgebildet ist, wo du stehst: auf der Seite des Planeten, die oben liegt, neben dem Mond, neben der Raumstation oder im Portal. Auf dem verwüsteten K’eyi zum Beispiel ist das 1 Arbeitskraft.',
        ],
      },
    },
  },
  A14: {
    title: 'Terraformen',
    sections: {
      'A14.1': {
        heading: 'Ressourcen für eine tote Welt',
        paragraphs: [
          'Auf einem **verwüsteten Planeten** bezahlst du Einheiten aus deinem Frachtraum. Jede erhöht die Leiste ihrer Ressource auf diesem Planeten um eine Stufe. Eine volle Leiste nimmt nichts mehr an, und eine Ressource ohne Leiste nützt dort nichts.',
        ],
      },
      'A14.3': {
        heading: 'Wie viel auf einmal',
        paragraphs: [
          'Du erhöhst mindestens um eine Stufe. Höchstens sind es **2 und 1 mehr für jede deiner Kolonien und jeden deiner Handelsposten** auf Planeten, wo immer sie stehen. Die Stufen verteilst du beliebig. Marker im Vorrat oder auf der Archenkarte helfen nicht.',
          'Beispiel: Mit zwei Kolonien und einem Handelsposten auf Planeten darfst du um bis zu 5 Stufen erhöhen.',
        ],
      },
      'A14.4': {
        heading: 'Dein Anteil',
        paragraphs: [
          'Dein Marker auf der Terraforming-Leiste rückt um so viele Felder vor, wie du Stufen erhöht hast; beim ersten Mal betritt er die Leiste auf dem Feld mit dieser Zahl.',
          'Wer auf der Leiste weiter ist, liegt vorn. Marker auf einem Feld werden gestapelt: Wer **zuletzt kam, liegt oben** und vor denen darunter.',
        ],
      },
      'A14.6': {
        heading: 'Der Planet erwacht',
        paragraphs: [
          'Sind alle Leisten voll, endet die Aktion sofort, und dein Marker rückt ein letztes Mal vor. Dann erhalten alle mit einem Marker auf der Leiste **so viele Punkte, wie die Zahl seines Feldes beträgt**. Der erste Platz bringt **3 mehr**, der zweite **1 mehr**. Liegt nur ein Marker auf der Leiste, gehen die 3 an ihn und die 1 an niemanden.',
          'Beispiel: K’eyi hat Biomasse 2 von 3, Mineralien 3 von 3, Technologie 3 von 4. Pink steht auf 4; auf 2 liegt der Marker von Türkis und darauf der von Violett. Pink erhöht Biomasse und Technologie und rückt auf 6: Pink erhält 6 + 3, Violett 2 + 1, Türkis 2.',
        ],
        caption: 'K’eyi vorher und nachher. Arche, Kolonie und Handelsposten bleiben; Leisten und Marker sind weg.',
      },
      'A14.8': {
        heading: 'Die andere Seite',
        paragraphs: [
          'Die Karte wird umgedreht. Ressourcenmarker kommen in den allgemeinen Vorrat zurück, Terraforming-Marker zu ihren Besitzern; Archen, Kolonien und Handelsposten bleiben, wo sie sind.',
          'Von nun an bringt der Planet, was seine Rückseite zeigt, beim Sammeln und für Handelsposten, und Überlebende können dort angesiedelt werden.',
        ],
      },
    },
  },
  A15: {
    title: 'Erkunden',
    sections: {
      'A15.1': {
        heading: 'Auf der Suche nach Menschen',
        paragraphs: [
          'Auf einem beliebigen Planeten, verwüstet oder terraformt, bezahlst du **einen Anführer in der Farbe des Planeten**. Deck die oberste Überlebendenkarte auf und nimm, was sie zeigt.',
        ],
      },
      'A15.3': {
        heading: 'An Bord',
        paragraphs: [
          'Hat die Karte die **Farbe des Planeten**, darfst du sie behalten: Sie liegt offen unter deiner Brückenkarte, bis du die Überlebenden ansiedelst. Für drei ist Platz. Mit dreien an Bord darfst du weiter erkunden, aber nicht behalten, wen du findest.',
          'Beispiel: Auf Elpis nutzt du deinen grünen Marker und triffst die Terrassenbauern. Du erhältst 1 Biomasse und 1 Arbeitskraft, und weil sie grün sind, darfst du sie an Bord nehmen.',
        ],
        caption: 'Terrassenbauern: grün, 1 Biomasse und 1 Arbeitskraft.',
      },
      'A15.6': {
        heading: 'Scouting Vehicles: Erkundungsfahrzeuge',
        paragraphs: [
          'Mit diesem Ausbau ziehst du zwei Karten und wählst eine; die andere wird ohne Wirkung abgelegt. Ist nur noch eine zu ziehen, nimmst du die.',
          'Beispiel: Auf einem roten Planeten ziehst du die Eisschürfer (blau) und die Gießereifamilien (rot). Du wählst die Gießereifamilien: 1 Arbeitskraft, 1 Technologie, und sie dürfen an Bord.',
        ],
      },
      'A15.5': {
        heading: 'Abgelegte Überlebende',
        paragraphs: [
          'Eine Karte, die nicht behalten wird, kommt auf die Ablage. Ist der Stapel leer und eine Karte nötig, wird die Ablage zu einem neuen gemischt. Ist auch sie leer, kann niemand erkunden.',
        ],
      },
    },
  },
  A16: {
    title: 'Ansiedeln',
    sections: {
      'A16.1': {
        heading: 'Eine neue Heimat',
        paragraphs: [
          'Auf einem **terraformten Planeten** siedelst du **eine** Überlebendenkarte in der Farbe des Planeten an, die du an Bord hast: Du legst sie verdeckt neben deine Brückenkarte. Sie gehört dir für immer und bringt am Ende Punkte [A21.3].',
          'Jede Aktion siedelt eine Karte an. Im Lauf der Partie nimmt ein Planet beliebig viele Überlebende auf.',
          'Beispiel: Du hast den Obstgartenklan und die Genarchivare an Bord, beide grün. Auf einem terraformten grünen Planeten siedelst du den Obstgartenklan an; die anderen müssen auf einen anderen Zug warten, auch mit Robotics, denn die zweite Aktion muss anderer Art sein.',
        ],
        caption:
          'Das Beispiel: Von zwei Karten siedelst du 1 den Obstgartenklan an, 5 Punkte wert, wenn keine weitere folgt; 2 die Genarchivare bleiben an Bord.',
      },
    },
  },
  A17: {
    title: 'Kolonie gründen',
    sections: {
      'A17.1': {
        heading: 'Was sie kostet und was sie wert ist',
        paragraphs: [
          'Du brauchst einen Koloniemarker im Vorrat und den Preis deiner **nächsten** Kolonie; er hängt davon ab, wie viele du schon auf Planeten hast.',
          '**Die erste**: ein Ingenieur und ein beliebiger Anführer. **Die zweite**: dasselbe und 1 Einheit einer beliebigen Ressource. **Die dritte**: ein Ingenieur, ein beliebiger Anführer und ein Anführer in der Farbe des Planeten. **Die vierte bis siebte**: wie die dritte, dazu 1, 2, 3 oder 4 Einheiten beliebiger Ressourcen. **Die achte**: ein Ingenieur, ein beliebiger Anführer, zwei Anführer in der Farbe des Planeten und 5 Einheiten beliebiger Ressourcen.',
          'Am Ende sind 1 bis 8 Kolonien zusammen **2, 5, 9, 14, 20, 27, 35 oder 45 Punkte** wert.',
          'Beispiel: Du hast anderswo zwei Kolonien und stehst auf dem grünen Planeten Elpis. Du wirfst Hainältester (grüner Anführer), Reaktormechaniker (Ingenieur) und Gezeitenregent (blauer Anführer, als beliebiger) ab. Deine dritte Kolonie kostet keine Ressourcen.',
        ],
        caption: 'Von der ersten bis zur achten Kolonie: ihr Preis und was alle zusammen am Ende wert sind.',
      },
      'A17.2': {
        heading: 'Wo sie steht',
        paragraphs: [
          'Der Marker kommt auf den Planeten, auf dem du bist, verwüstet oder terraformt, und bleibt dort bis zum Ende. Auf jedem Planeten kannst du **eine Kolonie** haben; andere dürfen ihre daneben haben.',
        ],
      },
    },
  },
  A18: {
    title: 'Handelsposten errichten',
    sections: {
      'A18.1': {
        heading: 'Aufstellen und versetzen',
        paragraphs: [
          'Liegt ein Handelsposten in deinem Vorrat, stellst du ihn auf den Planeten. Stehen alle, die du freigeschaltet hast, schon auf Planeten, **versetzt** du einen davon hierher, nach deiner Wahl; einer genügt. Solange einer im Vorrat liegt, wird keiner versetzt.',
        ],
      },
      'A18.3': {
        heading: 'Bei den eigenen Leuten',
        paragraphs: [
          'Jedes Mal, wenn du einen Handelsposten auf einen Planeten **mit deiner Kolonie** stellst oder versetzt, erhältst du **2 Punkte**.',
        ],
        caption: 'Pink errichtet einen Handelsposten auf Elpis, wo Pink eine Kolonie hat: 2 Punkte.',
      },
      'A18.4': {
        heading: 'Was er bringt',
        paragraphs: [
          'Das Errichten selbst bringt keine Ressourcen; er zahlt ab der nächsten Landung [A11.2]. Auf jedem Planeten kannst du einen Handelsposten haben; wo schon einer von dir steht, geht die Aktion also nicht. Die anderer dürfen daneben stehen.',
          'Beispiel: Pink errichtet einen Handelsposten auf dem verwüsteten Elpis, wo Pink eine Kolonie hat: 2 Punkte. Später landet Türkis dort: Pink erhält 1 Arbeitskraft und 1 Biomasse, Türkis nichts.',
        ],
      },
    },
  },
  A19: {
    title: 'Spezialisten gewinnen',
    sections: {
      'A19.1': {
        heading: 'Eine Karte für einen Marker',
        paragraphs: [
          'Auf einem Mond, einer Raumstation oder dem Portal wirfst du eine deiner Crewkarten ab, aus einer beliebigen Reihe, und machst einen **gesperrten** Marker bereit: Eine Karte mit einem **Ingenieur** macht einen beliebigen Anführer bereit, eine Karte mit einem **Anführer** den Ingenieur. Ein Marker, der schon bereit ist, kann nicht noch einmal gewonnen werden.',
          'Beispiel: Auf einer Raumstation gibst du den Reaktormechaniker ab, einen Ingenieur, und machst deinen grünen Anführer bereit. Sammeln darfst du dort trotzdem noch.',
        ],
        caption:
          'Das Beispiel: Der Reaktormechaniker, ein Ingenieur, wird abgeworfen, und der grüne Anführer ist bereit.',
      },
    },
  },
  A20: {
    title: 'Schritt 5: Crewkarte ziehen',
    sections: {
      'A20.1': {
        heading: 'Das Ende deines Zuges',
        paragraphs: [
          'Hast du weniger als sechs Crewkarten, darfst du die oberste Karte des Stapels ziehen und anlegen. Aus der Kantine wird hier nie gezogen. Dann ist die nächste Person am Zug.',
        ],
        caption: '1 Fünf Crewkarten: Du darfst eine sechste ziehen. 2 Sechs Crewkarten: Du ziehst keine.',
      },
    },
  },
} satisfies Translation<'de', typeof en>
