import type { Translation } from '@orrery/kernel'
import type en from '../en/fair.ts'

/** What the page says about the shuffle of a game with others, in German. */
export default {
  title: 'Das Mischen',
  details: 'Was geprüft wurde',
  save: 'Beweis speichern',
  bound: {
    title: 'Mischen geprüft: Es stand fest, bevor du deine Zahl gegeben hast.',
    text: 'Vor dem Spiel hat sich dein Browser die Festlegung des Servers und deine eigene Zahl gemerkt. Beide stehen unverändert in der Aufzeichnung. Der Server war an sein Geheimnis gebunden, bevor er deine Zahl kannte, und alle anderen an ihre Zahlen, bevor deine aufgedeckt wurde. Niemand hat die Karten ausgesucht, auch nicht der Server zusammen mit anderen Spielern.',
  },
  early: {
    title: 'Mischen geprüft: Der Server war gebunden, bevor er deine Zahl kannte.',
    text: 'Vor dem Spiel hat sich dein Browser die Festlegung des Servers und deine eigene Zahl gemerkt. Beide stehen unverändert in der Aufzeichnung. Deine Zahl musste aber schon vor dem Start gegeben werden, weil diese Seite nicht im Blick war. Wer sich danach gesetzt hat und mit dem Server gemeinsame Sache macht, hätte das nutzen können, um die Karten auszusuchen; der Server allein nicht.',
  },
  unused: {
    title: 'Deine Zahl ist nicht in die Mischung gekommen.',
    text: 'Diese Seite war geschlossen oder ohne Verbindung, als gemischt wurde. An die Stelle deiner Zahl trat eine, die aus dem Geheimnis des Servers folgt. Die Festlegung ist die von vor dem Spiel, und die Aufzeichnung ist in sich stimmig. Dass niemand die Karten ausgesucht hat, ist dir damit nicht bewiesen.',
  },
  unseen: {
    title: 'Nur die Aufzeichnung selbst konnte geprüft werden.',
    text: 'Dieser Browser hat den Anfang des Spiels nicht gesehen, also gibt es nichts, womit er die Aufzeichnung vergleichen könnte. Sie ist in sich stimmig: Die Auslage folgt aus dem Geheimnis und den Zahlen, und jeder Zug war erlaubt. Dass das Geheimnis vor den Zahlen feststand, ist hier nicht bewiesen.',
  },
  watched: {
    title: 'Nur die Aufzeichnung selbst konnte geprüft werden.',
    text: 'Du hast bei diesem Spiel zugesehen und keine Zahl zur Mischung beigetragen. Die Aufzeichnung ist in sich stimmig: Die Auslage folgt aus dem Geheimnis und den Zahlen, und jeder Zug war erlaubt. Dass das Geheimnis vor den Zahlen feststand, ist nur denen bewiesen, die eine gegeben haben.',
  },
  alarm: {
    title: 'Warnung: Diese Mischung ist nicht die versprochene.',
    text: 'Was der Server jetzt zeigt, passt nicht zu dem, was sich dein Browser vor dem Spiel gemerkt hat:',
    advice:
      'Speichere jetzt den Beweis und zeig ihn den anderen. Jeder kann ihn mit „orrery verify“ prüfen, ohne dir oder diesem Server vertrauen zu müssen.',
  },
  faults: {
    secret: 'Das Geheimnis gehört nicht zu seiner Festlegung.',
    seed: 'Die Auslage entstand nicht aus dem Geheimnis und den Zahlen.',
    own: 'Eine Zahl, die aus dem Geheimnis folgen müsste, wurde frei gewählt: {names}.',
    bindings:
      'Eine Zahl ist nicht die, an die ihr Spieler gebunden war, oder den Spielern wurden verschiedene Festlegungen gezeigt: {names}.',
    signature: 'Die Zusagen in der Aufzeichnung sind nicht richtig unterschrieben oder gelten einem anderen Spiel.',
    sealed: 'Die Aufzeichnung wurde geändert, nachdem der Server sie unterschrieben hatte.',
    commitment: 'Die Festlegung ist eine andere als vor dem Spiel: Das Geheimnis wurde ausgetauscht.',
    nonce:
      'Deine Zahl wurde durch eine andere ersetzt. (Falls du hier auch mit einem anderen Gerät gesessen hast, kann es dessen Zahl sein.)',
    promises: 'Zusagen, die der Server unterschrieben hat, widersprechen einander oder der Aufzeichnung.',
    receipt: 'Der Server hat bestätigt, dass er deine Zahl hat, und sie dann weggelassen.',
    record: 'Die Aufzeichnung lässt sich nicht lesen.',
    replay: 'Die Aufzeichnung enthält einen Zug, den die Regeln nicht erlauben.',
    seen: 'Die Aufzeichnung erzählt ein anderes Spiel als das, das dir gezeigt wurde.',
    unsigned:
      'Der Server hat das Spiel begonnen, ohne zu unterschreiben, woran jeder Platz gebunden ist. Deine Zahl wurde nicht gegeben.',
    promise:
      'Was der Server beim Start unterschrieben hat, ist nicht das, was er vorher gezeigt hat. Deine Zahl wurde nicht gegeben.',
    binding: 'Der Server hat deinen Platz an eine andere Zahl gebunden. Deine wurde nicht gegeben.',
  },
  withheld:
    'Die Zahl von {names} war gebunden, ist aber nicht ins Spiel gekommen. Wer sie zurückgehalten hat, konnte zwischen zwei Mischungen wählen.',
  unsigned:
    'Der Server hat seine Zusagen für diesen Tisch nicht unterschrieben: Was hier geprüft wurde, lässt sich anderen nicht zeigen.',
  keyChanged:
    'Dieser Server unterschreibt jetzt mit einem anderen Schlüssel als dem, den dein Browser seit dem {date} kannte. Das kann harmlos sein (zum Beispiel eine neue Datenbank); frag, wer ihn betreibt.',
} satisfies Translation<'de', typeof en>
