/** What the page says about the shuffle of a game with others, in English. */
export default {
  title: 'The shuffle',
  details: 'What was checked',
  save: 'Save the proof',
  bound: {
    title: 'Shuffle checked: it was fixed before you gave your number.',
    text: 'Before the game, your browser kept the server’s commitment and your own number. Both are in the record, unchanged. The server was bound to its secret before it knew your number, and everyone else was bound to theirs before yours was revealed. So nobody could have chosen the cards, not even the server and other players working together.',
  },
  early: {
    title: 'Shuffle checked: the server was bound before it knew your number.',
    text: 'Before the game, your browser kept the server’s commitment and your own number. Both are in the record, unchanged. But your number had to be sent before the start, because this page was in the background. A player who sat down later and worked with the server could have used that to choose the cards; the server alone could not.',
  },
  unused: {
    title: 'Your number wasn’t used in this shuffle.',
    text: 'This page was closed or offline when the cards were shuffled, so a number derived from the server’s secret took the place of yours. The commitment is the one from before the game, and the record is consistent. But this doesn’t prove to you that nobody chose the cards.',
  },
  unseen: {
    title: 'Only the record itself could be checked.',
    text: 'This browser didn’t see the start of the game, so there’s nothing to compare the record with. The record is consistent: the deal follows from the secret and the numbers, and every move was legal. It doesn’t prove that the secret was fixed before the numbers.',
  },
  watched: {
    title: 'Only the record itself could be checked.',
    text: 'You watched this game and added no number to its shuffle. The record is consistent: the deal follows from the secret and the numbers, and every move was legal. That the secret was fixed before the numbers is proved only to the players who gave one.',
  },
  alarm: {
    title: 'Warning: this isn’t the shuffle you were promised.',
    text: 'What the server shows now doesn’t match what your browser kept from before the game:',
    advice:
      'Save the proof now and show it to the other players. Anyone can check it with “orrery verify”, without having to trust you or this server.',
  },
  faults: {
    secret: 'The secret doesn’t match its commitment.',
    seed: 'The deal wasn’t made from the secret and the numbers.',
    own: 'A number that should follow from the secret was chosen freely: {names}.',
    bindings: 'A number isn’t the one its player was bound to, or players were shown different commitments: {names}.',
    signature: 'The promises in the record aren’t signed properly, or are about another game.',
    sealed: 'The record was changed after the server signed it.',
    commitment: 'The commitment isn’t the one from before the game: the secret was swapped.',
    nonce:
      'Your number was replaced with another. (If you also sat here on another device, it may be that device’s number.)',
    promises: 'Promises signed by the server contradict each other or the record.',
    receipt: 'The server confirmed that it had your number, then left it out.',
    record: 'The record can’t be read.',
    replay: 'The record contains a move that the rules don’t allow.',
    seen: 'The record is of a different game from the one you were shown.',
    unsigned: 'The server started the game without signing what every seat is bound to. Your number wasn’t revealed.',
    promise: 'What the server signed at the start isn’t what it showed before. Your number wasn’t revealed.',
    binding: 'The server bound your seat to a different number. Yours wasn’t revealed.',
  },
  withheld:
    'A number was committed by {names} but never reached the game. Whoever held it back could choose between two shuffles.',
  unsigned: 'The server didn’t sign its promises for this table, so what was checked here can’t be proved to others.',
  keyChanged:
    'This server now signs with a different key from the one your browser has known since {date}. That can be harmless (a new database, for example); ask whoever runs the server.',
} as const
