import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/flight.ts'

/** The rules of Star Hunters: H5, H6, H7, in German. */
export default {
  H5: {
    title: 'Schritt 1: Bewegung',
    sections: {
      'H5.1': {
        heading: 'Ein Feld weiter',
        paragraphs: [
          'Du musst auf ein **Nachbarfeld** fliegen, also auf ein Feld, das mit deinem eine Grenzlinie teilt. Stehen bleiben darfst du nur, wenn eine Ereigniskarte es erlaubt [H8.15]. Zwischen zwei Feldern hin- und herzufliegen ist in Ordnung.',
          'Beispiel: Deine Rakete steht im Orion. Du kannst zur Giraffe, zum Perseus oder zu den Zwillingen fliegen, sonst nirgendwohin.',
        ],
        caption: 'Vom Orion aus sind drei Felder erreichbar: Giraffe, Perseus und Zwillinge.',
      },
      'H5.3': {
        heading: 'Platz für alle',
        paragraphs: [
          'Auf einem Feld können beliebig viele Raketen stehen. Zum Kampf führt nur die **Ankunft**: Wer ein geteiltes Feld verlässt, löst keinen aus, und auch das Gedränge am Pol zu Beginn des Spiels tut es nicht.',
        ],
      },
      'H5.4': {
        heading: 'Versetzt, nicht geflogen',
        paragraphs: [
          'Eine Rakete, die ihr Feld anders als durch die Bewegung im eigenen Zug wechselt, nach einem verlorenen Kampf oder durch ein Ereignis, beginnt keinen Kampf und nutzt das neue Feld nicht.',
        ],
      },
      'H5.5': {
        heading: 'Auch ein längerer Flug ist eine Bewegung',
        paragraphs: [
          'Wenn „Voyager 1“ oder die „Einstein-Rosen-Brücke“ deine Bewegung ändert [H8.16], folgt alles wie sonst: Kämpfe, dann die Nutzung des Feldes. Felder, über die du nur hinwegfliegst, zählen nicht.',
          'Beispiel: A steht im Kleinen Bären, B im Drachen. A spielt „Voyager 1“ und fliegt über den Drachen zur Leier. Es gibt keinen Kampf, und A nimmt 1 C und 1 O.',
        ],
      },
    },
  },
  H6: {
    title: 'Schritt 2: Kampf',
    sections: {
      'H6.1': {
        heading: 'Wann gekämpft wird',
        paragraphs: [
          'Endet deine Bewegung auf einem Feld mit einer anderen Rakete, kommt es **immer** zum Kampf, und du greifst an.',
          'Stehen dort mehrere, kämpfst du nacheinander gegen sie und wählst nach jedem Kampf den nächsten. Der erste verlorene Kampf beendet die Reihe: Wen du noch nicht getroffen hast, der bleibt verschont, und was du bis dahin gewonnen hast, behältst du. Das Feld darfst du nur nutzen, wenn du alle besiegt hast oder der Kampf gegen die übrigen entfallen ist [H8.12].',
        ],
      },
      'H6.3': {
        heading: 'So läuft ein Kampf',
        paragraphs: [
          'Zuerst kann die verteidigende Person ihn mit „Totale Sonnenfinsternis“ absagen [H8.12]. Dann würfeln beide, die angreifende zuerst. Nun ist Zeit für Reaktionen [H8.11]: Die angreifende Person beginnt, und abwechselnd spielt ihr je eine Karte oder passt, bis beide direkt nacheinander passen. Dann werden die Punkte verglichen.',
        ],
      },
      'H6.4': {
        heading: 'Die Punkte zählen',
        paragraphs: [
          '**Angriff**: dein Würfel, dazu der Bonus jedes deiner Sterne mit hervorgehobenem Radius, +1 mit „Sonne: Eruption“ und Ereigniskarten.',
          '**Verteidigung**: dein Würfel, dazu der Bonus jedes deiner Sterne mit hervorgehobener Masse, +1 mit „Sonne: Heliosphäre“ und Ereigniskarten.',
          'Alle deine Sterne zählen, und ihre Boni werden addiert. Gezählt wird in Zehnteln: 4,7 schlägt 4,6. Der Angriff braucht **mehr** als die Verteidigung; **bei Gleichstand gewinnt die Verteidigung**.',
          'Beispiel: Ania, die Prokyon b, Bellatrix und Capella a besitzt, greift Michał an, der Capella b, Mirzam und Rigel hat. Sie würfelt 4, er 3. Angriff: 4 + 1,5 (Capella a) + 1,5 (Bellatrix) = 7,0; bei Prokyon b ist die Masse hervorgehoben, er trägt nichts bei. Verteidigung: 3 + 3,0 (Rigel) = 6,0. Ania gewinnt.',
        ],
        caption:
          'Ania greift mit 7,0 Punkten an, Michał verteidigt mit 6,0. Die Boni werden an den beiden Kurven abgelesen.',
      },
      'H6.5': {
        heading: 'Die Kampfdiagramme lesen',
        paragraphs: [
          'Such die hervorgehobene Zahl auf der Achse, geh hinauf zur Kurve, lies den Bonus ab und runde auf eine Nachkommastelle (aus 1,35 wird 1,4). Die Achse ist logarithmisch, die Kurve zwischen ihren Ecken gerade; jenseits der Enden verläuft sie waagerecht. Die App liest für dich ab und zeigt den Bonus auf der Karte.',
          'Angriff nach Radius: 0,005 R☉ ergibt 0,1; 0,02 ergibt 0,2; 0,1 ergibt 0,4; 1 ergibt 1,0; von 5 bis 15 sind es 1,5; 203 ergibt 1,0 und 1500 ergibt 0,6. Am besten greifen Sterne mittlerer Größe an.',
          'Verteidigung nach Masse: 0,08 M☉ ergibt 0,1; 0,5 ergibt 0,5; 1 ergibt 0,8; 1,7 ergibt 1,0; 5 ergibt 1,8; 10 ergibt 2,4; 23 ergibt 3,0 und 40 ergibt 3,4. Je schwerer, desto besser.',
        ],
      },
      'H6.7': {
        heading: 'Der Angriff gewinnt',
        paragraphs: [
          'Du nimmst der anderen Person **einen zufälligen Kristall** ab, und sie muss sich sofort auf ein Nachbarfeld ihrer Wahl zurückziehen. Es darf besetzt sein, und es darf auch das Feld sein, von dem du kommst; gekämpft wird dort nicht, und genutzt wird das Feld auch nicht. Du bleibst, und wenn kein Kampf mehr aussteht, nutzt du das Feld.',
          'Jeder Kristall ist gleich wahrscheinlich, nicht jede Art: Die App reiht alle von H bis Fe auf und zieht einen. Bei 2 H, 1 He und 1 O ist die Chance für H ein Halb, für He und O je ein Viertel. Wer keine Kristalle hat, verliert keinen; alles andere geschieht wie sonst.',
        ],
      },
      'H6.9': {
        heading: 'Die Verteidigung gewinnt',
        paragraphs: [
          'Wer verteidigt hat, nimmt **2 H** aus dem Vorrat. Du wirst auf das Feld zurückgeworfen, auf dem deine Bewegung begann, ohne Kampf und ohne es zu nutzen, und machst mit Schritt 4 weiter. Nach „Voyager 1“ oder „Einstein-Rosen-Brücke“ ist das dein Feld vor dem ganzen Flug.',
          'Beispiel: Aga besitzt Arktur und Deneb und fliegt vom Drachen auf das Ereignisfeld Großer Bär, wo Monika mit Altair, Aldebaran und „Sonne: Heliosphäre“ wartet. Aga würfelt 5, Monika 4. Angriff: 5 + 1,0 (Deneb) = 6,0. Verteidigung: 4 + 1,0 (Aldebaran) + 1,0 (Sonne) = 6,0. Der Gleichstand geht an Monika: Sie nimmt 2 H, und Aga ist ohne Karte zurück im Drachen.',
        ],
      },
      'H6.10': {
        heading: 'Worum es geht und worum nicht',
        paragraphs: [
          'Sterne und ihre Boni kann man nicht verleihen, und Dritte mischen sich nicht ein. Es geht nur um Kristalle: Sterne und Punkte verliert im Kampf niemand.',
        ],
      },
    },
  },
  H7: {
    title: 'Schritt 3: das Feld nutzen',
    sections: {
      'H7.1': {
        heading: 'Nur hier, nur jetzt',
        paragraphs: [
          'Du nutzt das Feld, auf das dich deine Bewegung geführt hat oder auf dem dich „Lagrange-Punkt L2“ bleiben lässt [H8.15]. Das geschieht in Schritt 3 deines eigenen Zuges, nie im Zug einer anderen Person, und es ist Pflicht.',
        ],
      },
      'H7.2': {
        heading: 'Elementfelder',
        paragraphs: [
          'Nimm die Kristalle, die dort abgebildet sind, aus dem Vorrat. Den meisten Wasserstoff gibt es im Orion und im Haar der Berenike (je 8 H); Kohlenstoff und Sauerstoff kommen einzeln oder zu zweit, und Silizium findest du nur in den Zwillingen.',
        ],
      },
      'H7.3': {
        heading: 'Ereignisfelder',
        paragraphs: ['Im Großen Bären und in der Andromeda ziehst du eine Ereigniskarte [H8.1].'],
      },
      'H7.4': {
        heading: 'Das Zerfallsfeld',
        paragraphs: [
          'Am Pol, im Kleinen Bären, darfst du einmal, zweimal oder gar nicht etwas zerfallen lassen [H9.6]. Der zweite Zerfall darf nutzen, was der erste ergeben hat.',
          'Beispiel: Aus 1 O werden zuerst C und He, dann wird das C zu 3 He. Nun hast du 4 He, und ein dritter Zerfall ist nicht erlaubt.',
        ],
        caption: 'Das Beispiel: Ein O zerfällt in C und He, dann das C in drei He. Das ergibt vier He.',
      },
      'H7.5': {
        heading: 'Unbegrenzte Fusion',
        paragraphs: [
          'Im Schwan nimmst du 6 H, und in Schritt 5 dieses Zuges darfst du **beliebig viele Fusionen** durchführen [H9.3].',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
