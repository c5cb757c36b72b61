/** What the page says about the shuffle of a game with others, in English. */
export default {
  title: 'The shuffle',
  details: 'What was checked',
  save: 'Save the proof',
  bound: {
    title: 'Shuffle checked: it was fixed before you gave your number.',
    text: 'Before the game your browser kept the server’s commitment and your own number. Both are in the record, unchanged. The server was bound to its secret before it knew your number, and everybody else was bound to theirs before yours was revealed. So nobody chose the cards, not even the server and other players together.',
  },
  early: {
    title: 'Shuffle checked: the server was bound before it knew your number.',
    text: 'Before the game your browser kept the server’s commitment and your own number. Both are in the record, unchanged. But your number had to be given before the start, because this page was out of view. A player who sat down later and worked with the server could have used that to choose the cards; the server alone could not.',
  },
  unused: {
    title: 'Your number did not get into this shuffle.',
    text: 'This page was closed, or had no connection, when the cards were shuffled. A number that follows from the server’s secret took the place of yours. The commitment is the one from before the game, and the record agrees with itself. That nobody chose the cards is not proved to you.',
  },
  unseen: {
    title: 'Only the record itself could be checked.',
    text: 'This browser did not see the beginning of the game, so there is nothing to compare the record with. The record agrees with itself: the deal follows from the secret and the numbers, and every move was allowed. That the secret was fixed before the numbers is not proved here.',
  },
  watched: {
    title: 'Only the record itself could be checked.',
    text: 'You watched this game and added no number to its shuffle. The record agrees with itself: the deal follows from the secret and the numbers, and every move was allowed. That the secret was fixed before the numbers is proved only to those who gave one.',
  },
  alarm: {
    title: 'Warning: this shuffle is not what was promised.',
    text: 'What the server shows now does not agree with what your browser kept from before the game:',
    advice:
      'Save the proof now, and show it to the other players. Anybody can check it with “orrery verify”, without having to trust you or this server.',
  },
  faults: {
    secret: 'The secret does not belong to its commitment.',
    seed: 'The deal was not made from the secret and the numbers.',
    own: 'A number that should follow from the secret was chosen freely: {names}.',
    bindings:
      'A number is not the one its player was bound to, or the players were shown different commitments: {names}.',
    signature: 'The promises in the record are not signed properly, or are about another game.',
    sealed: 'The record was changed after the server had signed it.',
    commitment: 'The commitment is another one than before the game: the secret was exchanged.',
    nonce: 'Your number was replaced by another one. (If you also sat here with another device, it may be that one’s.)',
    promises: 'Promises that the server signed contradict each other or the record.',
    receipt: 'The server confirmed that it had your number, and then left it out.',
    record: 'The record cannot be read.',
    replay: 'The record contains a move that the rules do not allow.',
    seen: 'The record is about another game than the one you were shown.',
    unsigned: 'The server started the game without signing what every seat is bound to. Your number was not given.',
    promise: 'What the server signed at the start is not what it showed before. Your number was not given.',
    binding: 'The server bound your seat to another number. Yours was not given.',
  },
  withheld:
    'The number of {names} was bound, but did not get into the game. Whoever held it back could choose between two shuffles.',
  unsigned: 'The server has not signed its promises for this table: what was checked here cannot be shown to others.',
  keyChanged:
    'This server now signs with another key than the one your browser had known since {date}. That can be harmless (a new database, for example); ask whoever runs it.',
} as const
