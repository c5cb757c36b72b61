import { makePlural } from '@orrery/kernel'
import type { Texts } from './en.ts'

const count = makePlural('de')

/** The words of the replays in German. */
export const de: Texts = {
  title: 'Wiederholung',
  loading: 'Aufzeichnung wird geöffnet',
  player: (n) => `Spieler ${n}`,
  controls: 'Steuerung der Wiederholung',
  first: 'Zum Anfang',
  back: { step: 'Eine Entscheidung zurück', turn: 'Einen Zug zurück', round: 'Eine Runde zurück' },
  forward: { step: 'Eine Entscheidung weiter', turn: 'Einen Zug weiter', round: 'Eine Runde weiter' },
  last: 'Zum Ende',
  play: 'Abspielen',
  pause: 'Anhalten',
  seek: 'Stelle im Spiel',
  position: (index, total) => `${index} / ${total}`,
  positionWords: (index, total, round) => `Entscheidung ${index} von ${total}, Runde ${round}`,
  dealt: 'Das Spiel ist ausgeteilt',
  round: (n) => `Runde ${n}`,
  speed: 'Tempo',
  view: 'Gesehen von',
  spectator: 'Zuschauer',
  log: 'Protokoll',
  logHint: 'Wähle eine Zeile, um zu diesem Moment zu gehen.',
  more: 'Mehr',
  result: 'Ergebnis',
  verify: 'Mischen prüfen',
  share: 'Link zu diesem Moment kopieren',
  copied: 'Der Link ist kopiert.',
  copyYourself: 'Kopiere diesen Link:',
  onlyHere:
    'Dieses Spiel ist nur in diesem Browser. Für andere speichere die Aufzeichnung als Datei und schicke sie ihnen.',
  save: 'Aufzeichnung als Datei speichern',
  open: 'Aufzeichnung öffnen',
  keys: 'Tastatur',
  rulebook: 'Regeln',
  goOn: {
    button: 'Von hier weiterspielen',
    title: 'Von hier weiterspielen',
    text: (index, round) =>
      index === 0
        ? 'Ein neues lokales Spiel beginnt mit derselben Auslage. Das Original bleibt, wie es ist.'
        : `Ein neues lokales Spiel beginnt so, wie dieses nach ${count(index, { one: 'Entscheidung', other: 'Entscheidungen' })} in Runde ${round} stand. Das Original bleibt, wie es ist.`,
    start: 'Weiterspielen',
    over: 'Hier ist das Spiel vorbei; geh zu einem früheren Moment zurück.',
    failed: 'Das Spiel konnte nicht angelegt werden.',
  },
  stumble: {
    title: 'Diese Aufzeichnung bricht ab',
    text: (index, total, who) =>
      `Entscheidung ${index} von ${total} (${who}) ist nicht möglich. Was davor liegt, lässt sich ansehen.`,
    check: 'Zeigen, was geprüft wurde',
  },
  faults: {
    title: 'Das lässt sich nicht wiederholen',
    'not-json':
      'Die Datei ist keine Aufzeichnung: Eine Aufzeichnung ist eine JSON-Datei, wie „Aufzeichnung speichern“ sie macht.',
    'not-record': 'Die Datei ist JSON, aber keine Aufzeichnung eines Spiels.',
    'set-up': 'Das Spiel lässt sich nicht austeilen: Die Zahl der Spieler oder die Optionen passen nicht zum Spiel.',
    'unknown-game': (game) => `Die Aufzeichnung ist von einem Spiel, das es hier nicht gibt: „${game}“.`,
    version: (theirs, ours) =>
      `Gespielt wurde nach Version ${theirs} der Regeln, hier ist Version ${ours}. Es würde nicht so ablaufen wie damals.`,
    missing: 'Dieses Spiel ist nicht in diesem Browser.',
    running: 'Dieses Spiel läuft noch. Bis zum Ende bleiben alle Geheimnisse geheim.',
    'not-found': 'Es gibt kein solches beendetes Spiel, oder es war ein privates.',
    offline: 'Der Server ist nicht erreichbar. Besteht eine Verbindung?',
    'too-large': 'Die Datei ist zu groß für eine Aufzeichnung.',
    'no-file': 'In diesem Tab ist keine Aufzeichnung geöffnet.',
    broken: 'Beim Öffnen der Aufzeichnung ist etwas schiefgegangen.',
    detail: 'Was gefunden wurde',
    home: 'Zur Startseite',
    game: 'Zum Spiel',
    another: 'Andere Aufzeichnung öffnen',
  },
  openPage: {
    title: 'Aufzeichnung öffnen',
    lead: 'Jedes beendete Spiel lässt sich als Datei speichern: seine Aufzeichnung. Hier kannst du es noch einmal ansehen, das Mischen prüfen und von jedem Moment aus weiterspielen.',
    drop: 'Aufzeichnung hier ablegen',
    or: 'oder',
    choose: 'Datei wählen',
    private: 'Die Datei bleibt in diesem Browser; nichts wird irgendwohin geschickt.',
  },
  resultPage: {
    title: (game) => `${game}: Ergebnis`,
    watch: 'Wiederholung ansehen',
    share: 'Link zu diesem Ergebnis',
    givenUp: (names) => `Aufgegeben von ${names}`,
    noResult: 'Das Spiel endete ohne ein Ergebnis nach den Regeln.',
    unfinished: 'Die Aufzeichnung endet vor dem Spiel.',
  },
  verifyDialog: {
    title: 'Wurde fair gemischt?',
    lead: 'Dein Browser hat das alles gerade selbst berechnet, allein aus der Aufzeichnung.',
    good: 'Alles stimmt',
    partly: 'Was sich prüfen ließ, stimmt',
    bad: 'Diese Aufzeichnung stimmt nicht',
    states: { good: 'Stimmt', bad: 'Stimmt nicht', open: 'Nicht prüfbar' },
    made: 'Hier berechnet',
    told: 'In der Aufzeichnung',
    from: 'Aus dem Geheimnis',
    given: 'Angegeben',
    wrong: 'Müsste aus dem Geheimnis folgen',
    commitment: {
      title: '1. Das Geheimnis stand vorher fest',
      good: 'Bevor sich jemand setzte, zog der Tisch ein Geheimnis und zeigte dessen SHA-256-Fingerabdruck. Das Geheimnis, das jetzt gezeigt wird, hat genau diesen Fingerabdruck: Es wurde später nicht ausgetauscht.',
      bad: 'Das Geheimnis, das jetzt gezeigt wird, hat einen anderen Fingerabdruck als den, der vor dem Spiel gezeigt wurde. Es wurde ausgetauscht, und mit ihm vielleicht die Karten.',
      open: 'Die Aufzeichnung sagt nicht, wie ihr Startwert entstand: Spiele, die von einem anderen aus weitergespielt, simuliert oder abgebrochen wurden, haben kein Geheimnis.',
    },
    nonces: {
      title: '2. Alle haben eine Zahl beigesteuert',
      good: 'Alle haben eine eigene Zufallszahl beigesteuert, nachdem der Fingerabdruck gezeigt war. Bots und alle, die keine gaben, bekamen eine, die aus dem Geheimnis folgt.',
      bad: 'Die Zahl eines Bots folgt nicht aus dem Geheimnis. Jemand könnte sie gewählt haben, um eine bestimmte Mischung zu bekommen.',
      open: 'Ohne Geheimnis gibt es auch keine Zahlen der Spieler.',
    },
    seed: {
      title: '3. Der Startwert entstand aus beidem',
      good: 'Der SHA-256-Wert des Geheimnisses und aller Zahlen zusammen ist der Startwert des Spiels. Weder der Tisch noch jemand allein konnte ihn wählen.',
      bad: 'Das Geheimnis und die Zahlen ergeben einen anderen Startwert als den, mit dem ausgeteilt wurde.',
      open: 'Der Startwert steht in der Aufzeichnung, aber nicht, woher er kommt.',
    },
    deal: {
      title: '4. Der Startwert hat ausgeteilt',
      good: 'Aus diesem Startwert haben die Regeln noch einmal gemischt und ausgeteilt, hier in deinem Browser. Es ist die Auslage, die du am Anfang der Wiederholung siehst.',
    },
    actions: {
      title: '5. Jede Entscheidung war erlaubt',
      good: (n) =>
        `${count(n, { one: 'Entscheidung wurde', other: 'Entscheidungen wurden' })} der Reihe nach noch einmal gespielt, und die Regeln haben jede davon erlaubt.`,
      bad: (index, who) => `Entscheidung ${index} (${who}) ist an dieser Stelle des Spiels nicht möglich.`,
    },
    result: {
      title: '6. Das Ergebnis ist dasselbe',
      good: (scores) => `Das noch einmal gespielte Spiel endet mit den Punkten, die der Tisch nannte: ${scores}.`,
      bad: (made, told) => `Noch einmal gespielt endet das Spiel mit ${made}; der Tisch nannte ${told}.`,
      none: 'kein Ergebnis',
      open: (scores) =>
        scores === undefined
          ? 'Die Aufzeichnung endet vor dem Spiel; es gibt kein Ergebnis zu vergleichen.'
          : `Noch einmal gespielt endet das Spiel mit ${scores}. Eine Aufzeichnung allein nennt keine Punkte zum Vergleichen.`,
    },
  },
  keysDialog: {
    title: 'Tastatur',
    step: 'Eine Entscheidung zurück oder weiter',
    turn: 'Einen Zug zurück oder weiter',
    round: 'Eine Runde zurück oder weiter',
    ends: 'Zum Anfang oder Ende',
    play: 'Abspielen oder anhalten',
    speed: 'Langsamer oder schneller',
    view: 'Mit den Augen des nächsten Spielers',
    log: 'Protokoll',
    space: 'Leertaste',
    shift: 'Umschalt',
    home: 'Pos1',
    end: 'Ende',
    pageUp: 'Bild ↑',
    pageDown: 'Bild ↓',
  },
}
