import type { GuideTexts } from './en.ts'

/** Every word of the guides, in German. */
export const de: GuideTexts = {
  guide: 'Geführter erster Zug',
  step: (n, of) => `Schritt ${n} von ${of}`,
  next: 'Weiter',
  back: 'Zurück',
  show: 'Zeig es mir',
  doIt: 'Mach es für mich',
  done: 'Erledigt',
  rule: (rule) => `Regel ${rule}`,
  wait: 'Einen Moment, Tycho spielt.',
  later: (title) => `Möglich, aber fürs Erste: ${title}.`,
  keys: 'Mit G kommst du zu dieser Karte zurück.',
  leave: 'Einführung verlassen',
  leaveText: 'Das Spiel geht ohne Einführung weiter.',
  stay: 'Bleiben',
  summary: 'Jetzt kannst du spielen',
  summaryText: 'Das hast du gelernt:',
  playOn: 'Weiterspielen',
  home: 'Startseite',
  cosmos: {
    steps: {
      galaxy: {
        title: 'Deine Galaxie',
        text: 'Auf den Feldern liegen Nebel, auf den Ecken Sterne, auf den Seiten Leben. Die meisten Punkte bringen Nebel, die du mit den richtigen Sternen fertigstellst.',
      },
      regulators: {
        title: 'Vier Naturgesetze',
        text: 'Energie läuft im Uhrzeigersinn: Licht, Zeit, Gravitation, Chemie. Dein Marker hat deine Farbe, Dunkle Energie gehört niemandem. Mit dreien ist ein Regler voll.',
      },
      dark: {
        title: 'Dunkle Energie verlagern',
        text: 'Du hast drei Bewegungen, jede einen Regler weiter. Bewege Dunkle Energie aus der Zeit und aus der Gravitation: Wo mehr Marker liegen, bekommst du mehr.',
      },
      own: {
        title: 'Jetzt dein eigener Marker',
        text: 'Mindestens eine Bewegung muss deine sein. Bewege ihn ins Licht: Wo er steht, bekommst du den großen, aktiven Ertrag.',
      },
      cards: {
        title: 'Einsammeln: Energiekarten',
        text: 'Das Licht gab dir drei H-Sterne und für jeden Marker dort eine Karte. Nimm drei aus der Auslage; du siehst jede, bevor du die nächste wählst.',
      },
      collected: {
        title: 'Neben deinem Tableau',
        text: 'Hier warten Sterne und Protoleben. Was du nicht legst, geht am Ende deines Zuges verloren.',
      },
      nebula: {
        title: 'Was ein Nebel verlangt',
        text: 'Dieser will auf seinen sechs Ecken genau H, H, H und C, egal wo, und keinen Stern mehr. Das H in der Mitte zählt schon.',
      },
      stars: {
        title: 'Drei Sterne legen',
        text: 'Wähle das H, dann die drei gezeigten Ecken. Ein Stern zwischen zwei Nebeln dient beiden.',
      },
      acquire: {
        title: 'Eine Leistung kaufen',
        text: 'Das C fehlt. Gib zwei Gravitationskarten für deine erste Leistung aus: Du siehst zwei und behältst eine. Behalte Kernkollaps.',
      },
      activate: {
        title: 'Gleich einsetzen',
        text: 'Kernkollaps kostet eine Karte und ein Graviton. Zahle mit Gravitation und drehe den äußeren Stern: Eine Supernova steht für jedes Element.',
      },
      complete: {
        title: 'Den Nebel fertigstellen',
        text: 'Drei Punkte für dich! Ein Stern muss gehen: Nimm die Supernova. Die anderen bleiben und helfen den Nebeln nebenan.',
      },
      goals: {
        title: 'Ziele',
        text: 'Am Ende jeder Runde rücken die Ziele weiter, und das auf dem letzten Platz zählt: 6 Punkte für das meiste. Dieses zählt kleine Nebel, und du hast einen.',
      },
      life: {
        title: 'Leben legen',
        text: 'Protoleben kommt auf eine freie Seite neben deinem Leben. Leben an allen sechs Seiten eines fertigen Nebels wird ein Lebewesen: Punkte am Ende.',
      },
      chamber: {
        title: 'Die Zeitkammer',
        text: 'Jeder Marker in der Zeit lässt den Kristall wachsen. Auf Feld 6 darfst du ihn entladen: ein Stern und Punkte, erst 3, dann 6, 10, 15, 21.',
      },
      end: {
        title: 'Den Zug beenden',
        text: 'Zuletzt eins von beiden: einen Nebel ziehen oder Leben entwickeln. Wähle das Leben; entwickeltes bleibt, wenn ein Lebewesen entsteht.',
      },
    },
    learned: [
      'Energie verlagern, mindestens einmal die eigene, dann aus allen vier Reglern einsammeln.',
      'Alles neben deinem Tableau legst du, bevor der Zug endet.',
      'Ein Nebel braucht genau seine Sterne; eine Supernova steht für jeden.',
      'Gleiche Energiekarten kaufen Leistungen, und die bringen jeden Zug mehr.',
      'Ziele zählen ab der dritten Runde; nach höchstens acht Runden ist Schluss.',
    ],
  },
  hunters: {
    steps: {
      sky: {
        title: 'Der Nordhimmel',
        text: 'Du jagst echte Sterne. Jeder erschaffene gibt Punkte; wer 10 hat, löst die letzten Züge aus. Tycho ist zuerst geflogen, zum Drachen.',
      },
      mine: {
        title: 'Deine Kristalle',
        text: 'Sterne bestehen aus Elementen, von Wasserstoff bis Eisen. Du beginnst mit fünf H, einer Sonne mit Dauerwirkung und einer Ereigniskarte.',
      },
      fly: {
        title: 'Flieg zum Drachen',
        text: 'Jeden Zug fliegst du auf ein Nachbarfeld, bleiben darfst du nicht. Beim Drachen ist Tycho, also wird gekämpft.',
      },
      fight: {
        title: 'Ein Kampf',
        text: 'Beide würfeln und zählen Sterne und Sonne dazu. Du: 4 und 1 für deine Eruption macht 5; Tycho: 3 und 1 macht 4. Gleichstand hätte die Abwehr gewonnen.',
      },
      won: {
        title: 'Was du gewonnen hast',
        text: 'Du nimmst einen zufälligen Kristall, ein C, und Tycho muss weichen. Dann zahlt das Feld: ein He und ein C. Verlieren kostet das Feld, nie einen Stern.',
      },
      event: {
        title: 'Ein Ereignis spielen',
        text: 'Apollo 11 gibt zwei Kristalle eines Elements. Wähle Sauerstoff: Sirius b braucht einen.',
      },
      reactions: {
        title: 'Fusion und Zerfall',
        text: 'Von links nach rechts werden leichte Elemente zu schwereren, wie im Innern eines Sterns. Auf dem Zerfallsfeld in der Himmelsmitte geht es zweimal zurück.',
      },
      fuse: {
        title: 'Wasserstoff fusionieren',
        text: 'Eine Fusion je Zug ist erlaubt. Mach aus vier H ein He.',
      },
      piles: {
        title: 'Vier Arten von Sternen',
        text: 'Weiße Zwerge geben 1 Punkt, die Hauptreihe 2, Riesen 3, Überriesen 4. Jede Karte zeigt ihre Kosten und den Ertrag in jeder Runde.',
      },
      create: {
        title: 'Sirius b erschaffen',
        text: 'Öffne die Zwerge und nimm Sirius b: ein He, zwei C, ein O. Du hast alles.',
      },
      diagram: {
        title: 'Das Hertzsprung-Russell-Diagramm',
        text: 'Jetzt musst du deinen Stern kennen. Heiß ist links, kühl rechts; hell ist oben, schwach unten. Die Sonne ist der gelbe Punkt.',
      },
      dot: {
        title: 'Finde seinen Punkt',
        text: 'Sirius b ist sehr heiß, 25 200 K, und schwach, 0,026 der Sonne: weit links, unterhalb der Sonne. Wähle den Punkt und bestätige. Ein falscher kostet Stern und Kristalle.',
      },
      star: {
        title: 'Dein erster Stern',
        text: 'Ein Punkt. Sirius b gibt dir zu Beginn jeder Runde ein H, und seine Masse hilft in der Abwehr. Sirius a würde das Paar vollenden: noch ein Punkt.',
      },
      round: {
        title: 'Sechs Schritte, immer wieder',
        text: 'Flug, Kampf, Feld, Ereignisse, Fusion, Stern. Ein erschaffener Stern beendet den Zug. Hat jemand 10 Punkte, wird die Runde zu Ende gespielt.',
      },
    },
    learned: [
      'Du fliegst jeden Zug; wer auf deinem Feld steht, mit dem kämpfst du, und Gleichstand gewinnt die Abwehr.',
      'Das erreichte Feld zahlt, oder du ziehst ein Ereignis oder lässt zerfallen.',
      'Eine Fusion je Zug macht leichte Elemente schwerer.',
      'Stern bezahlen, dann seinen Punkt finden: Temperatur quer, Leuchtkraft hoch.',
      'Sterne bringen jede Runde Ertrag und zählen im Kampf; ganze Systeme geben Zusatzpunkte.',
    ],
  },
  arks: {
    steps: {
      system: {
        title: 'Ein unbekanntes System',
        text: 'Um das Sternenportal liegen drei tote Planeten; die Fragezeichen sind unerforscht. Belebe Planeten: Die meisten Siegpunkte gewinnen.',
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
        text: 'Ein Ausbau je Zug. Triebwerke kosten einen Ingenieur, eine Arbeitskraft und eine Technologie; die Reichweite steigt von 2 auf 4.',
      },
      pay: {
        title: 'Wer bezahlt?',
        text: 'Ein Spezialist wird mit einer Crewkarte oder einem bereiten Plättchen bezahlt. Gib den Reaktormechaniker: Den Bohrtechniker brauchst du gleich.',
      },
      colonies: {
        title: 'Marker auf der Arche',
        text: 'Die meisten Ausbauten geben einen Koloniemarker frei. Kolonien auf Planeten zählen immer mehr, und mit jeder terraformst du eine Stufe mehr je Zug.',
      },
      travel: {
        title: 'Schritt 2: Reise',
        text: 'Du musst jeden Zug reisen. Die Zahlen sagen, wie viele Züge ein Feld entfernt ist; ein Fragezeichen würde einen neuen Planeten aufdecken. Lande auf Ryugu.',
      },
      planet: {
        title: 'Ein Planet zu retten',
        text: 'Der Ring zeigt, was Ryugu noch braucht: Biomasse, Arbeitskraft und Mineralien. Daneben liegen Mond und Station: Dort sammelst du und gewinnst Spezialisten.',
      },
      crew: {
        title: 'Schritt 3: Crew',
        text: 'Ryugu ist blau wie die wirksame Kante des Bohrtechnikers: zwei Mineralien. Spiel ihn und geh weiter; aus der oberen Reihe wird die Karte abgeworfen.',
      },
      actions: {
        title: 'Schritt 4: eine Aktion',
        text: 'Auf einem Planeten tust du eines: sammeln, terraformen, Überlebende suchen, sie ansiedeln, eine Kolonie gründen oder einen Handelsposten setzen.',
      },
      terraform: {
        title: 'Terraformen',
        text: 'Jede gezahlte Einheit hebt ihre Leiste um eins, anfangs zwei Stufen je Aktion. Gib beide Mineralien aus.',
      },
      ranking: {
        title: 'Dein Marker rückt vor',
        text: 'Er steht auf 2. Sind alle Leisten voll, bekommen alle die Zahl unter ihrem Marker, der Erste 3 mehr, der Zweite 1 mehr.',
      },
      draw: {
        title: 'Schritt 5: Karte',
        text: 'Sechs Crewkarten passen an Bord. Zieh eine und wähle ihre Reihe: Sieh dir beide Kanten an.',
      },
      end: {
        title: 'Wie es endet',
        text: 'Ist der dritte Planet terraformt, wird die Runde beendet und noch eine gespielt. Dann zählen angesiedelte Überlebende und Kolonien.',
      },
    },
    learned: [
      'Fünf Schritte je Zug: Ausbau, Reise, Crew, Aktion, Karte. Nur die Reise ist Pflicht.',
      'Eine Crewkarte wirkt mit der Kante am Frachtraum, wo ihre Farbe passt.',
      'Spezialisten bezahlen Ausbauten und Kolonien: Karten werden abgeworfen, Plättchen gesperrt.',
      'Terraformen bewegt deinen Marker; der Platz zählt, wenn der Planet fertig ist.',
      'Suche und siedle Überlebende und gründe Kolonien, bevor der dritte Planet lebt.',
    ],
  },
}
