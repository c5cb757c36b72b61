/** What the game in a terminal says besides the words of the games, in English. */
export default {
  whichGame: 'Which game?',
  aNumber: 'Please type a number from 1 to {n}.',
  only: 'Enter = 1',
  several: '1-{n}',
  aboutTable: 't = table, c = what changed, s = sections',
  undoQuit: 'u = undo, q = quit',
  noUndo: 'There’s nothing to undo: something random, hidden or final has happened.',
  numberOrLetter: 'Please type a number from 1 to {n}, or one of the letters.',
  nothingChanged: 'Nothing has changed since your last turn.',
  changed: 'Changed since your last turn:',
  noLonger: '(no longer) {line}',
} as const
