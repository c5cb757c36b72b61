import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/start.ts'

/** The rules of Star Hunters: H4, H1, H2, in German. */
export default {
  H4: {
    title: 'Das Spiel in Kürze',
    sections: {
      'H11.1': {
        heading: 'Worum es geht',
        paragraphs: [
          'Du fliegst mit deiner Rakete über den Nordhimmel, sammelst den Stoff, aus dem die Sterne sind, verschmilzt leichte Elemente zu schwereren und erschaffst echte Sterne. Für jeden musst du den Platz im **Hertzsprung-Russell-Diagramm** finden, kurz HR-Diagramm. Niemand verrät dir, wo er hingehört, aber auf der Karte steht alles, was du dafür brauchst.',
          'Ein Überriese ist **4** Punkte wert, ein Riese **3**, ein Hauptreihenstern **2**, ein Weißer Zwerg **1**. Wer alle Sterne eines Systems besitzt, bekommt noch etwas dazu [H11.2].',
          'Sobald jemand **10 Punkte** hat, wird die Runde zu Ende gespielt [H12.1]. Dann gewinnt, wer die meisten Punkte hat [H12.4].',
        ],
      },
      'H4.1': {
        heading: 'Eine Runde',
        paragraphs: [
          'Jede Runde beginnt mit der **Produktion**: Jeder Stern außer den Überriesen bringt die Kristalle, die oben rechts auf der Karte stehen. Verteilt wird in Zugreihenfolge, die Sterne einer Person in der Reihenfolge ihrer Entstehung. Danach machen alle je einen Zug, beginnend mit der Startperson.',
          'Ein neuer Stern produziert also erst in der nächsten Runde. Schneller sind die Karten „Große Konjunktion“ und „Wiederkehrende Nova T Coronae Borealis“: Mit ihnen produzieren alle Sterne, die in diesem Moment jemandem gehören, auch wenn sie erst in derselben Runde entstanden sind.',
        ],
      },
      'H4.3': {
        heading: 'Dein Zug in sechs Schritten',
        paragraphs: [
          '**1. Bewegung**: Bewege deine Rakete auf ein Nachbarfeld [H5.1]. **2. Kampf**, falls dort schon jemand steht [H6.1]. **3. Feld**: Nutze es, nimm also seine Kristalle, zieh eine Ereigniskarte oder lass etwas zerfallen [H7.1].',
          '**4. Ereignisse**: Spiele so viele Karten, wie du willst [H8.2]. **5. Fusion**: Mach aus Kristallen schwerere, normalerweise einmal [H9.3]. **6. Stern**: Bezahle ihn und finde seinen Punkt im Diagramm [H10.1].',
          'Die Reihenfolge steht fest, und es gibt kein Zurück. Bewegen und das Feld nutzen musst du; die letzten drei Schritte sind freiwillig.',
        ],
        caption:
          'Die sechs Schritte eines Zuges in fester Reihenfolge. 1 und 3 sind Pflicht, 2 findet statt, wenn schon jemand da ist, 4 bis 6 sind freiwillig.',
      },
      'H4.4': {
        heading: 'Davor, dazwischen und danach',
        paragraphs: [
          'Vor deiner Bewegung darfst du eine Karte spielen, die sie verändert [H8.5]. Wenn du angreifst und verlierst, lässt du Schritt 3 aus und machst mit Schritt 4 weiter.',
          'Am Ende deines Zuges greift zuerst die Besitzgrenze, falls ihr mit ihr spielt [H13.6]. Dann haben alle Gelegenheit, Karten „jederzeit“ zu spielen [H8.9]. Nach dem letzten Zug einer Runde geschieht das noch vor der nächsten Produktion.',
        ],
      },
    },
  },
  H1: {
    title: 'Was auf dem Tisch liegt',
    sections: {
      'H1.1': {
        heading: 'Der Himmel und die Diagramme',
        paragraphs: [
          'Der Spielplan ist eine Karte des Nordhimmels mit **19 Feldern**, jedes davon ein Sternbild. Daneben liegen das Periodensystem mit den Reaktionen, die man vorwärts als Fusion und rückwärts als Zerfall liest, die vier Sternstapel, der Ereignisstapel und die Vorräte der sechs Elemente.',
          'Im HR-Diagramm werden die Sterne platziert. Dazu kommen zwei Kampfdiagramme: Der Angriff wird am Radius eines Sterns abgelesen, die Verteidigung an seiner Masse. Den Rest erledigen zwei Würfel.',
        ],
      },
      'H1.3': {
        heading: 'Deine Figuren',
        paragraphs: [
          'In deiner Farbe hast du **eine Rakete** und **zehn Sternmarker**. Ein Plättchen, der Helixnebel, zeigt, wer Startperson ist.',
        ],
      },
      'H1.4': {
        heading: 'Kristalle',
        paragraphs: [
          'Sechs Elemente liegen als Kristalle bereit: 100 Wasserstoff (H), 60 Helium (He), 40 Kohlenstoff (C), 30 Sauerstoff (O), 10 Silizium (Si) und 5 Eisen (Fe). Alle Kristalle, die niemandem gehören, bilden den **Vorrat**.',
          'Jedes Element hat eine Massenzahl: H 1, He 4, C 12, O 16, Si 28, Fe 56. Sie spielt bei den Reaktionen eine Rolle [H9.1] und bei Gleichstand am Ende [H12.4].',
          'Die Kristalle haben die Farben des gedruckten Spiels: Violett, Grün, Braun, Weiß, Gelb und Rot. Ohne Farbe unterscheiden sie Buchstabe und Form.',
        ],
        caption: 'Die sechs Elemente vom leichtesten bis zum schwersten, mit ihren Massenzahlen.',
      },
      'H1.5': {
        heading: 'Sternkarten',
        paragraphs: [
          'Es gibt 42 echte Sterne: 8 Überriesen, 12 Riesen, 15 Hauptreihensterne und 7 Weiße Zwerge.',
          'Eine Karte zeigt oben links die **Kosten** und oben rechts die **Produktion**, dann Masse, Radius, Temperatur und Leuchtkraft und unten rechts die **Punkte**. Masse, Radius und Leuchtkraft sind in Einheiten der Sonne angegeben: M☉, R☉, L☉. Ein kleiner Buchstabe hinter dem Namen bedeutet, dass der Stern zu einem System gehört.',
          'Masse oder Radius ist **hervorgehoben**: Ein hervorgehobener Radius hilft beim Angriff, eine hervorgehobene Masse bei der Verteidigung [H6.4]. Bei Überriesen ist beides hervorgehoben. Sie produzieren nichts, dafür haben sie eine Wirkung, die einmal eintritt [H11.4].',
        ],
        caption: 'Capella a: Der Radius ist hervorgehoben, also hilft sie beim Angriff. In jeder Runde gibt sie 1 C.',
      },
      'H1.7': {
        heading: 'Ereigniskarten und Sonnenkarten',
        paragraphs: [
          'Im Stapel sind 36 Ereigniskarten von 23 Arten: 8 wirken sofort, 16 sind für den eigenen Zug, 8 sind Reaktionen und 4 kann man jederzeit spielen [H8.1].',
          'Jede der vier Sonnenkarten hat eine **Dauerwirkung** und zeigt die Werte der Sonne und den Ablauf des Zuges. **Eruption**: +1 auf deinen Würfel, wenn du angreifst. **Heliosphäre**: +1, wenn du verteidigst. **Spektrum**: Auf einem Ereignisfeld siehst du dir zwei Karten an und nimmst eine [H8.21]. **Kern**: eine Fusion mehr in jedem deiner Züge [H9.3].',
        ],
        caption: 'Die Sonnenkarte Eruption: die Werte der Sonne, die Dauerwirkung und der Ablauf eines Zuges.',
      },
    },
  },
  H2: {
    title: 'Aufbau',
    sections: {
      'H2.1': {
        heading: 'Der Tisch',
        paragraphs: [
          'All das erledigt die App für euch; gut zu wissen ist es trotzdem. Alle Kristalle kommen in den Vorrat. Alle Raketen starten am Himmelspol, auf dem **Zerfallsfeld** im Kleinen Bären.',
          'Die Sternkarten liegen offen in vier Stapeln, für jede Klasse einer. Du darfst sie durchsehen und **jede Karte eines Stapels** wählen, nicht nur die oberste; die Reihenfolge hat keine Bedeutung.',
        ],
      },
      'H2.3': {
        heading: 'Was alle bekommen',
        paragraphs: [
          'Alle nehmen **5 H**, eine zufällige Sonnenkarte, die offen liegt, und eine zufällige Ereigniskarte.',
          'Niemand beginnt mit einer Karte „sofort“: Wird eine ausgeteilt, kommt sie unter den Stapel, und es gibt dafür die nächste. Ausgeteilt wird in Zugreihenfolge. Beispiel: Oben liegen „Perseiden-Meteorschauer“ und „Tokamak“. Die Startperson bekommt den Tokamak, die Perseiden kommen unter den Stapel.',
        ],
        caption:
          'Der Start: 1 alle Raketen stehen am Pol, auf dem Zerfallsfeld; 2 alle haben fünf H, eine Sonnenkarte und eine Ereigniskarte, die keine Sofortkarte ist.',
      },
      'H2.5': {
        heading: 'Wer beginnt',
        paragraphs: [
          'An einem echten Tisch beginnt, wer zuletzt Geburtstag hatte. In der App wird ausgelost, es sei denn, wer den Tisch erstellt hat, bestimmt jemanden. Das Plättchen bleibt das ganze Spiel über bei dieser Startperson, und von dort geht es im Uhrzeigersinn weiter.',
        ],
      },
      'H14.1': {
        heading: 'Zu zweit, zu dritt oder zu viert',
        paragraphs: [
          'Die Regeln sind zu zweit, zu dritt und zu viert gleich. Übrige Sonnenkarten kommen ungesehen zurück in die Schachtel.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
