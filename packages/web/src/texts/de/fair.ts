import type { Translation } from '@orrery/kernel'
import type en from '../en/fair.ts'

/** What the page says about the shuffle of a game with others, in German. */
export default {
  title: 'Mischen',
  details: 'Was geprüft wurde',
  save: 'Beweis speichern',
  bound: {
    title: 'Mischen geprüft: Es stand fest, bevor du deine Zahl geschickt hast.',
    text: 'Vor dem Spiel hat sich dein Browser die Festlegung des Servers und deine eigene Zahl gemerkt. Beide stehen unverändert in der Aufzeichnung. Der Server war an sein Geheimnis gebunden, bevor er deine Zahl kannte, und alle anderen an ihre Zahlen, bevor deine aufgedeckt wurde. Also konnte niemand die Karten aussuchen, auch nicht der Server gemeinsam mit anderen.',
  },
  early: {
    title: 'Mischen geprüft: Der Server war gebunden, bevor er deine Zahl kannte.',
    text: 'Vor dem Spiel hat sich dein Browser die Festlegung des Servers und deine eigene Zahl gemerkt. Beide stehen unverändert in der Aufzeichnung. Deine Zahl musste aber schon vor dem Start geschickt werden, weil diese Seite im Hintergrund war. Wer sich danach gesetzt hat und mit dem Server gemeinsame Sache macht, hätte das nutzen können, um die Karten auszusuchen; der Server allein nicht.',
  },
  unused: {
    title: 'Deine Zahl wurde beim Mischen nicht verwendet.',
    text: 'Diese Seite war geschlossen oder ohne Verbindung, als gemischt wurde. An die Stelle deiner Zahl trat eine, die aus dem Geheimnis des Servers folgt. Die Festlegung ist dieselbe wie vor dem Spiel, und die Aufzeichnung ist in sich stimmig. Dass niemand die Karten ausgesucht hat, beweist dir das aber nicht.',
  },
  unseen: {
    title: 'Nur die Aufzeichnung selbst konnte geprüft werden.',
    text: 'Dieser Browser hat den Anfang der Partie nicht gesehen, also gibt es nichts, womit er die Aufzeichnung vergleichen könnte. Sie ist in sich stimmig: Die Auslage folgt aus dem Geheimnis und den Zahlen, und jeder Zug war erlaubt. Dass das Geheimnis vor den Zahlen feststand, ist damit nicht bewiesen.',
  },
  watched: {
    title: 'Nur die Aufzeichnung selbst konnte geprüft werden.',
    text: 'Du hast bei dieser Partie zugeschaut und keine Zahl zum Mischen beigetragen. Die Aufzeichnung ist in sich stimmig: Die Auslage folgt aus dem Geheimnis und den Zahlen, und jeder Zug war erlaubt. Dass das Geheimnis vor den Zahlen feststand, ist nur denen bewiesen, die eine beigetragen haben.',
  },
  alarm: {
    title: 'Warnung: Das ist nicht die versprochene Mischung.',
    text: 'Was der Server jetzt zeigt, passt nicht zu dem, was sich dein Browser vor dem Spiel gemerkt hat:',
    advice:
      'Speichere jetzt den Beweis und zeig ihn den anderen. Alle können ihn mit „orrery verify“ prüfen, ohne dir oder diesem Server vertrauen zu müssen.',
  },
  faults: {
    secret: 'Das Geheimnis gehört nicht zu seiner Festlegung.',
    seed: 'Die Auslage entstand nicht aus dem Geheimnis und den Zahlen.',
    own: 'Eine Zahl, die aus dem Geheimnis folgen müsste, wurde frei gewählt: {names}.',
    bindings:
      'Eine Zahl ist nicht die, an die eine Person gebunden war, oder es wurden verschiedene Festlegungen gezeigt: {names}.',
    signature: 'Die Zusagen in der Aufzeichnung sind nicht richtig signiert oder gehören zu einer anderen Partie.',
    sealed: 'Die Aufzeichnung wurde geändert, nachdem der Server sie signiert hatte.',
    commitment: 'Die Festlegung ist eine andere als vor dem Spiel: Das Geheimnis wurde ausgetauscht.',
    nonce:
      'Deine Zahl wurde durch eine andere ersetzt. (Falls du hier auch mit einem anderen Gerät gesessen hast, kann es dessen Zahl sein.)',
    promises: 'Zusagen, die der Server signiert hat, widersprechen einander oder der Aufzeichnung.',
    receipt: 'Der Server hat bestätigt, dass er deine Zahl hat, und sie dann weggelassen.',
    record: 'Die Aufzeichnung lässt sich nicht lesen.',
    replay: 'Die Aufzeichnung enthält einen Zug, den die Regeln nicht erlauben.',
    seen: 'Die Aufzeichnung gehört zu einer anderen Partie als der, die dir gezeigt wurde.',
    unsigned:
      'Der Server hat das Spiel begonnen, ohne zu signieren, woran jeder Platz gebunden ist. Deine Zahl wurde nicht aufgedeckt.',
    promise:
      'Was der Server beim Start signiert hat, ist nicht das, was er vorher gezeigt hat. Deine Zahl wurde nicht aufgedeckt.',
    binding: 'Der Server hat deinen Platz an eine andere Zahl gebunden. Deine wurde nicht aufgedeckt.',
  },
  withheld:
    'Die Zahl von {names} war gebunden, ist aber nicht ins Spiel gekommen. Wer sie zurückgehalten hat, konnte zwischen zwei Mischungen wählen.',
  unsigned:
    'Der Server hat seine Zusagen für diesen Tisch nicht signiert: Was hier geprüft wurde, lässt sich anderen nicht beweisen.',
  keyChanged:
    'Dieser Server signiert jetzt mit einem anderen Schlüssel als dem, den dein Browser seit dem {date} kennt. Das kann harmlos sein (zum Beispiel eine neue Datenbank); frag die Person, die den Server betreibt.',
} satisfies Translation<'de', typeof en>
