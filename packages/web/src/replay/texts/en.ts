import { makePlural } from '@orrery/kernel'

const count = makePlural('en')

/** Every word of the replays, in English; the other languages must have the same keys. */
export const en = {
  title: 'Replay',
  loading: 'Opening the record',
  player: (n: number) => `Player ${n}`,
  controls: 'Replay controls',
  first: 'To the beginning',
  back: { step: 'One decision back', turn: 'One turn back', round: 'One round back' },
  forward: { step: 'One decision on', turn: 'One turn on', round: 'One round on' },
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  seek: 'Position in the game',
  position: (index: number, total: number) => `${index} / ${total}`,
  positionWords: (index: number, total: number, round: number) => `Decision ${index} of ${total}, round ${round}`,
  dealt: 'The game has been dealt',
  round: (n: number) => `Round ${n}`,
  speed: 'Speed',
  view: 'Seen by',
  spectator: 'Spectator',
  log: 'Log',
  logHint: 'Choose a line to go to that moment.',
  more: 'More',
  result: 'Result',
  verify: 'Check the shuffle',
  share: 'Copy a link to this moment',
  copied: 'The link has been copied.',
  copyYourself: 'Copy this link:',
  onlyHere: 'This game is only in this browser. For others, save the record as a file and send it to them.',
  save: 'Save the record as a file',
  open: 'Open a record',
  keys: 'Keyboard',
  rulebook: 'Rulebook',
  goOn: {
    button: 'Play on from here',
    title: 'Play on from here',
    text: (index: number, round: number) =>
      index === 0
        ? 'A new local game begins with the same deal. The original stays as it is.'
        : `A new local game begins as this one stood after ${count(index, { one: 'decision', other: 'decisions' })}, in round ${round}. The original stays as it is.`,
    start: 'Play on',
    over: 'The game is over here; go back to a moment before.',
    failed: 'The game could not be made.',
  },
  stumble: {
    title: 'This record breaks off',
    text: (index: number, total: number, who: string) =>
      `Decision ${index} of ${total}, by ${who}, is not possible. What comes before it can be looked at.`,
    check: 'See what was checked',
  },
  faults: {
    title: 'This cannot be replayed',
    'not-json': 'The file is not a record: a record is a JSON file, as “Save the record” makes it.',
    'not-record': 'The file is JSON, but not a record of a game.',
    'set-up': 'The record cannot be dealt: its number of players or its options do not fit the game.',
    'unknown-game': (game: string) => `The record is of a game that is not played here: “${game}”.`,
    version: (theirs: number, ours: number) =>
      `The record was played by version ${theirs} of the rules; here is version ${ours}. It would not play out as it did.`,
    missing: 'This game is not in this browser.',
    running: 'This game is not over yet. Until then everybody’s secrets stay secret.',
    'not-found': 'There is no such finished game, or it was a private one.',
    offline: 'The server cannot be reached. Are you connected?',
    'too-large': 'The file is too large to be a record.',
    'no-file': 'No record is open in this tab.',
    broken: 'Something went wrong while the record was opened.',
    detail: 'What was found',
    home: 'To the home page',
    game: 'To the game',
    another: 'Open another record',
  },
  openPage: {
    title: 'Open a record',
    lead: 'Every finished game can be saved as a file: its record. Here you can watch it again, check its shuffle, and play on from any moment.',
    drop: 'Drop a record here',
    or: 'or',
    choose: 'Choose a file',
    private: 'The file stays in this browser; nothing is sent anywhere.',
  },
  resultPage: {
    title: (game: string) => `${game}: result`,
    watch: 'Watch the replay',
    share: 'Link to this result',
    givenUp: (names: string) => `Given up by ${names}`,
    noResult: 'The game ended without a result by the rules.',
    unfinished: 'The record ends before the game does.',
  },
  verifyDialog: {
    title: 'Was the shuffle fair?',
    lead: 'Your browser has just computed all of this itself, from the record alone.',
    good: 'Everything holds',
    partly: 'What could be checked holds',
    bad: 'This record does not hold',
    states: { good: 'Holds', bad: 'Does not hold', open: 'Cannot be checked' },
    made: 'Computed here',
    told: 'In the record',
    from: 'From the secret',
    given: 'Given',
    wrong: 'Should follow from the secret',
    commitment: {
      title: '1. The secret was fixed beforehand',
      good: 'Before anybody sat down the table drew a secret and showed its SHA-256 fingerprint. The secret that is shown now has exactly this fingerprint: it was not exchanged later.',
      bad: 'The secret that is shown now has another fingerprint than the one shown before the game. It was exchanged, and with it perhaps the cards.',
      open: 'The record does not tell how its seed came about: games that were played on from another one, simulated or broken off carry no secret.',
    },
    nonces: {
      title: '2. Every player added a number',
      good: 'Each player added a random number of their own after the fingerprint was shown. Bots, and players who gave none, got one that follows from the secret.',
      bad: 'The number of a bot does not follow from the secret. Somebody could have chosen it to get a certain shuffle.',
      open: 'Without a secret there are no numbers of the players either.',
    },
    seed: {
      title: '3. The seed was made of both',
      good: 'The SHA-256 of the secret and all numbers together is the seed of the game. Neither the table nor a player alone could choose it.',
      bad: 'The secret and the numbers give another seed than the one the game was dealt with.',
      open: 'The seed can be read in the record, but not where it came from.',
    },
    deal: {
      title: '4. The seed dealt the game',
      good: 'From this seed the rules have shuffled and dealt again, here in your browser. It is the deal that you see at the beginning of the replay.',
    },
    actions: {
      title: '5. Every decision was allowed',
      good: (n: number) =>
        `${count(n, { one: 'decision was', other: 'decisions were' })} played again, one after the other, and the rules allowed each of them.`,
      bad: (index: number, who: string) => `Decision ${index}, by ${who}, is not possible at this point of the game.`,
    },
    result: {
      title: '6. The result is the same',
      good: (scores: string) => `The game that was played again ends with the points that the table told: ${scores}.`,
      bad: (made: string, told: string) => `Played again, the game ends with ${made}; the table told ${told}.`,
      none: 'no result',
      open: (scores: string | undefined) =>
        scores === undefined
          ? 'The record ends before the game does; there is no result to compare.'
          : `Played again, the game ends with ${scores}. A record alone names no points to compare them with.`,
    },
  },
  keysDialog: {
    title: 'Keyboard',
    step: 'One decision back or on',
    turn: 'One turn back or on',
    round: 'One round back or on',
    ends: 'To the beginning or the end',
    play: 'Play or pause',
    speed: 'Slower or faster',
    view: 'Through the next player’s eyes',
    log: 'Log',
    space: 'Space',
    shift: 'Shift',
    home: 'Home',
    end: 'End',
    pageUp: 'Page ↑',
    pageDown: 'Page ↓',
  },
}

/** What every language of the replays must have. */
export type Texts = typeof en
