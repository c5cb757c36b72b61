import type { Catalogue } from '@orrery/kernel'
import type { Cause } from '../../rules/events.ts'
import type { RefusalCode } from '../../rules/refusals.ts'
import type { Ask } from '../../rules/tasks.ts'

/** What must have a text. */
interface Wanted extends Catalogue {
  readonly event: Catalogue & {
    /** Why crystals come or go; the source is the name of a field, star or card. */
    readonly why: Readonly<Record<Cause, string>>
    readonly shift: Readonly<Record<'beaten' | 'thrown-back' | 'card', string>>
  }
  readonly refusal: Readonly<Record<RefusalCode, string>>
  /** The name of a decision, for refusals: "the move", "a fusion". */
  readonly ask: Readonly<Record<Ask, string>>
  readonly prompt: Readonly<Record<Ask, string>>
}

/** The sentences of Star Hunters: players and things come as names, crystals as "4 H + 2 He", in English. */
export default {
  player: 'Player {number}',
  action: {
    fly: 'Fly to {field}',
    fight: 'Fight {player}',
    retreat: 'Retreat to {field}',
    take: 'Take {card}',
    decay: 'Decay: {formula}',
    fuse: 'Fuse: {formula}',
    create: 'Create {star} ({cost})',
    place: 'Choose the dot at about {t} and {l}',
    play: 'Play {card}',
    element: 'Choose {element}',
    player: 'Choose {player}',
    send: 'Send to {field}',
    continue: 'Continue',
    stop: 'Stop decaying',
    endTurn: 'End your turn',
    pass: 'Pass',
  },
  event: {
    round: 'Round {round}',
    turn: '{you, select, true {Your turn} other {{who}’s turn}}',
    gain: '{you, select, true {You receive} other {{who} receives}} {crystals} ({why})',
    giveBack: '{you, select, true {You return} other {{who} returns}} {crystals} to the pool ({why})',
    why: {
      field: '{source}',
      production: 'production of {source}',
      card: '{source}',
      burst: 'stellar wind of {source}',
      defence: 'defence',
      limit: 'hold limit',
    },
    move: '{you, select, true {You fly} other {{who} flies}} from {from} to {to}',
    stay: '{you, select, true {You stay} other {{who} stays}} on {field}',
    shift: {
      beaten: '{you, select, true {You retreat} other {{who} retreats}} to {to}',
      'thrown-back': '{you, select, true {You’re} other {{who} is}} thrown back to {to}',
      card: '{you, select, true {Your} other {{who}’s}} rocket is moved to {to}',
    },
    fight:
      '{me, select, attacker {You attack {defender}} defender {{attacker} attacks you} other {{attacker} attacks {defender}}} on {field}',
    spared:
      '{me, select, attacker {Your fight with {defender}} defender {Your fight with {attacker}} other {The fight between {attacker} and {defender}}} doesn’t take place',
    roll: '{again, select, true {{you, select, true {You roll} other {{who} rolls}} again: {die}} other {{you, select, true {You roll} other {{who} rolls}} {die}}}',
    bonus:
      '{you, select, true {You get} other {{who} gets}} {value} {attack, select, true {attack} other {defence}} points',
    result: 'Attack {attack}, defence {defence}: {you, select, true {you win} other {{who} wins}}',
    capture:
      '{you, select, true {You take} other {{who} takes}} {crystals} from {fromYou, select, true {you} other {{from}}}',
    draw: '{you, select, true {You draw} other {{who} draws}} an event card',
    drawSeen: '{you, select, true {You draw} other {{who} draws}} {card}',
    drawImmediate: '{you, select, true {You draw} other {{who} draws}} {card}, which takes effect at once',
    look: '{you, select, true {You look} other {{who} looks}} at {n, plural, one {# card} other {# cards}}',
    lookSeen: '{you, select, true {You look} other {{who} looks}} at {cards}',
    putUnder: '{you, select, true {You put} other {{who} puts}} a card under the deck',
    putUnderSeen: '{you, select, true {You put} other {{who} puts}} {card} under the deck',
    play: '{you, select, true {You play} other {{who} plays}} {card}',
    announce: '{you, select, true {You choose} other {{who} chooses}} {choice} for {card}',
    cancel: '{you, select, true {You cancel} other {{who} cancels}} {card}',
    moveRule: {
      twoSteps: '{you, select, true {You fly} other {{who} flies}} two steps this turn',
      stay: '{you, select, true {You won’t} other {{who} won’t}} move this turn',
      anyField: '{you, select, true {You may} other {{who} may}} fly to any field',
    },
    unlimited: '{you, select, true {You may} other {{who} may}} carry out any number of fusions this turn',
    fuse: '{you, select, true {You fuse} other {{who} fuses}} {formula}',
    decay: '{you, select, true {You decay} other {{who} decays}} {formula}',
    pay: '{you, select, true {You create {star} and pay} other {{who} creates {star} and pays}} {crystals}',
    placeRight: '{you, select, true {You place} other {{who} places}} {star} on the diagram: right, a {starClass}',
    placeWrong: '{you, select, true {You place} other {{who} places}} {star} on the diagram: wrong',
    star: '{you, select, true {You own} other {{who} owns}} {star}: {n, plural, one {# point} other {# points}}',
    system:
      '{you, select, true {You complete} other {{who} completes}} {system}: {n, plural, one {# extra point} other {# extra points}}',
    starLost: '{star} goes back to its pile; {you, select, true {you lose} other {{who} loses}} the crystals',
    burst: 'The stellar wind of {star} sweeps {field} and the fields around it',
    pass: '{you, select, true {You pass} other {{who} passes}}',
    lastTurns: '{you, select, true {You’ve} other {{who} has}} reached ten points: these are the last turns',
    over: 'The game is over',
  },
  refusal: {
    'game-over': 'The game is over.',
    'not-your-decision': 'It’s {seat}’s decision now.',
    'not-now': 'Not now. First: {ask}.',
    'must-leave': 'The rocket must leave {from}.',
    'not-adjacent': '{field} isn’t next to {from}.',
    'not-two-steps': '{field} isn’t exactly two steps from {from}.',
    'not-an-opponent': 'You have no fight left with {seat} on this field.',
    'retreat-not-adjacent': 'You must retreat to a field next to {field}.',
    'not-looked-at': '{card} isn’t one of the cards you’re looking at.',
    'decay-missing': 'You don’t have what this decay needs.',
    'fusion-missing': 'You don’t have what this fusion needs.',
    'fusion-limit': 'You only have {limit, plural, one {# fusion} other {# fusions}} this turn.',
    'pool-short': 'The pool doesn’t have the crystals this reaction gives.',
    'star-owned': '{star} belongs to {seat}.',
    'cannot-pay': 'You can’t afford {star}.',
    'no-marker': 'All your markers are on the diagram.',
    'dot-taken': 'There’s already a marker on this dot.',
    'dot-tried': 'That dot was wrong; try another one.',
    'card-not-held': 'You don’t have {card} in hand.',
    'wrong-window': 'You can’t play {card} right now.',
    'one-move-card': 'Another card already changes your move this turn.',
    'changes-nothing': '{card} wouldn’t change anything now.',
    'element-empty': 'The pool has no crystals of this element.',
    'player-does-not-fit': 'You can’t aim {card} at this player.',
    'field-is-present': 'The rocket is already there.',
  },
  ask: {
    'before-move': 'a card before the move',
    move: 'the move',
    opponent: 'the next opponent',
    eclipse: 'an answer to the attack',
    react: 'a reaction in the fight',
    retreat: 'the retreat',
    take: 'which card to take',
    decay: 'a decay',
    events: 'an event card',
    element: 'an element',
    player: 'another player',
    send: 'a field',
    'dark-energy': 'an answer to the card',
    fusion: 'a fusion',
    create: 'a star or the end of the turn',
    place: 'a dot on the diagram',
    cannon: 'an answer to the wrong placement',
    boundary: 'a card between the turns',
    over: 'nothing more',
  },
  prompt: {
    'before-move': 'Play a card, or move on',
    move: 'Move your rocket',
    opponent: 'Choose your next opponent',
    eclipse: '{opponent} attacks: play the eclipse?',
    react: 'React in the fight, or pass',
    retreat: 'You lost: leave {field}',
    take: 'Take one of the two cards',
    decay: 'Decay something ({decays} left), or stop',
    events: 'Play events, or continue',
    element: 'Choose an element',
    player: 'Choose a player',
    send: 'Choose a field',
    'dark-energy': '{opponent} plays a card: cancel it?',
    fusion:
      '{unlimited, select, true {Fuse as often as you like, or continue} other {Fuse ({fusions} left), or continue}}',
    create: '{payable, select, true {Create a star, or end turn} other {No star is affordable: end turn}}',
    place: 'Find {star} on the diagram',
    cannon: 'Wrong dot: play Annie Jump Cannon?',
    boundary: 'Play a card, or pass',
    over: 'The game is over',
  },
  waitFor: 'Waiting for {who}: {ask}',
  option: {
    firstPlayer: {
      name: 'First player',
      values: { '0': 'Player 1', '1': 'Player 2', '2': 'Player 3', '3': 'Player 4', random: 'drawn at random' },
    },
    holdLimit: {
      name: 'Hold limit',
      values: { off: 'off', on: 'on: at most 24 H, 14 He, 9 C, 7 O, 2 Si and 1 Fe at the end of the turn' },
    },
    hrHelp: {
      name: 'Help on the Hertzsprung-Russell diagram',
      values: { off: 'off: players find the dots themselves', auto: 'on: every placement is right' },
    },
  },
  source: {
    supergiant: 'Supergiants',
    giant: 'Giants',
    mainSequence: 'Main-sequence stars',
    whiteDwarf: 'White dwarfs',
    systems: 'Complete systems',
  },
} as const satisfies Wanted
