import type { Catalogue } from '@orrery/kernel'
import type { AutomaAction } from '../../components/automa.ts'
import type {
  CrewEdge,
  DestinationAction,
  Requirement,
  Resource,
  Slot,
  Source,
  Specialist,
  Upgrade,
} from '../../components/basics.ts'
import type { RefusalCode } from '../../rules/refusals.ts'
import type { DecisionKind } from '../../rules/tasks.ts'
import type { PlaceKind } from '../speech.ts'

type For<K extends string> = Readonly<Record<K, string>>

/** What must have a text. */
interface Wanted extends Catalogue {
  /** After a verb of gaining or paying. */
  readonly units: For<Resource | 'any'>
  /** After a verb of gaining. */
  readonly crewCards: For<'deck' | 'cantina'>
  /** Where an ark flies, with the preposition. */
  readonly toPlace: For<PlaceKind>
  /** The sides of the system, as a name. */
  readonly directions: For<Exclude<Slot, 'C'>>
  /** A specialist, after a verb of paying or gaining. */
  readonly specialist: For<Specialist | Requirement>
  readonly action: Catalogue & { readonly raise: For<Resource>; readonly act: For<DestinationAction> }
  readonly event: Catalogue & {
    readonly discarded: For<'setup' | 'played' | 'paid' | 'traded'>
    readonly placed: For<'upper' | 'lower'>
    readonly shuffled: For<'crew' | 'survivors' | 'automa'>
    readonly raised: For<Resource>
    readonly automaDoes: For<AutomaAction>
  }
  readonly refusal: For<RefusalCode>
  readonly prompt: For<DecisionKind>
  readonly sources: For<Source>
  readonly gallery: Catalogue & {
    readonly where: For<CrewEdge>
    /** What an upgrade does, without its price. */
    readonly upgrades: For<Upgrade>
    /** What each destination action does. */
    readonly actions: For<DestinationAction>
  }
}

/** The sentences of Terraforming Arks: players and components come as names, amounts as phrases, in English. */
export default {
  game: 'Micro Cosmos: Terraforming Arks',
  player: 'Player {number}',
  automa: 'The Automa',
  points: '{n, plural, one {# victory point} other {# victory points}}',
  units: {
    biomass: '{n} biomass',
    workforce: '{n} workforce',
    minerals: '{n, plural, one {# mineral} other {# minerals}}',
    technology: '{n} technology',
    any: '{n, plural, one {# resource of any kind} other {# resources of any kind}}',
  },
  anyResource: 'resources of any kind',
  crewCards: {
    deck: '{n, plural, one {# crew card} other {# crew cards}}',
    cantina: '{n, plural, one {# crew card} other {# crew cards}} from the Cantina',
  },
  toPlace: {
    planet: 'to {planet}',
    moon: 'to the moon of {planet}',
    station: 'to the space station of {planet}',
    asteroid: 'to an asteroid of {planet}',
    portal: 'to the Star Portal',
    portalMoon: 'to the moon at the Star Portal',
    portalStation: 'to the space station at the Star Portal',
  },
  onPlanet: 'on {planet}',
  directions: {
    N: 'north',
    NE: 'north-east',
    E: 'east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    W: 'west',
    NW: 'north-west',
  },
  specialist: {
    engineer: 'an Engineer',
    leaderRed: 'a red Leader',
    leaderGreen: 'a green Leader',
    leaderBlue: 'a blue Leader',
    anyLeader: 'a Leader of any colour',
    planetLeader: 'a Leader of the planet’s colour',
  },
  action: {
    discard: 'Discard {card}',
    upperRow: 'Put it in the upper row',
    lowerRow: 'Put it in the lower row',
    gain: 'Gain {units}',
    unlock: 'Unlock {upgrade}',
    unlockNothing: 'Skip the upgrade',
    fly: 'Fly {place}',
    discover: 'Discover a planet in the {direction}',
    raise: {
      biomass: 'Raise the biomass track',
      workforce: 'Raise the workforce track',
      minerals: 'Raise the minerals track',
      technology: 'Raise the technology track',
    },
    stopRaising: 'Stop terraforming',
    payCard: 'Pay {specialist}: discard {card}',
    payToken: 'Pay {specialist}: lock the token',
    pay: 'Pay {units}',
    takeFromCantina: 'Take {card} from the Cantina',
    playUse: 'Play {card}: {effect}',
    playIdle: 'Play {card} without its action',
    playNothing: 'Play no more crew cards',
    moveUp: 'Move the card to the upper row',
    throwAway: 'Discard the card',
    act: {
      gather: 'Gather resources',
      terraform: 'Terraform',
      explore: 'Explore',
      settle: 'Settle a survivor',
      colony: 'Found a colony',
      outpost: 'Create a trading outpost',
      specialist: 'Gain a specialist',
    },
    actNothing: 'Take no further action',
    resolve: 'Resolve {card}: {effect}',
    keep: 'Take the survivors on board',
    leave: 'Leave the survivors behind',
    settle: 'Settle {card}',
    moveOutpost: 'Move the outpost from {planet}',
    trade: 'Give up {card} ({specialist})',
    makeReady: 'Make {specialist} ready',
    draw: 'Draw a crew card',
    drawNothing: 'End your turn without drawing',
    automaPay: 'Pay {specialist} for the Automa',
    automaMoveOutpost: 'Move the Automa’s outpost from {planet}',
  },
  event: {
    turn: 'Round {round}: {you, select, true {your turn} other {{who}’s turn}}',
    discarded: {
      setup: '{you, select, true {You discard} other {{who} discards}} {card}',
      played: '{you, select, true {You put} other {{who} puts}} {card} on the discard pile',
      paid: '{you, select, true {You pay} other {{who} pays}} with {card}',
      traded: '{you, select, true {You give} other {{who} gives}} up {card}',
    },
    drawn: '{you, select, true {You draw} other {{who} draws}} {card}',
    taken: '{you, select, true {You take} other {{who} takes}} {card} from the Cantina',
    placed: {
      upper: '{you, select, true {You put} other {{who} puts}} {card} in the upper row',
      lower: '{you, select, true {You put} other {{who} puts}} {card} in the lower row',
    },
    movedUp: '{you, select, true {You move} other {{who} moves}} {card} to the upper row',
    used: '{you, select, true {You play} other {{who} plays}} {card}: {effect}',
    idle: '{you, select, true {You play} other {{who} plays}} {card} without its action',
    cantinaFilled: '{card} arrives in the Cantina',
    shuffled: {
      crew: 'The discarded crew cards are shuffled and become the new deck',
      survivors: 'The discarded survivor cards are shuffled and become the new deck',
      automa: 'The Automa’s cards are reshuffled',
    },
    gained: '{you, select, true {You gain} other {{who} gains}} {units}',
    gainedSome: '{you, select, true {You gain} other {{who} gains}} {units}; there’s no room for {lost}',
    firstPlayer: '{you, select, true {You’re} other {{who} is}} drawn as first player',
    lost: '{you, select, true {You have} other {{who} has}} no room for {units}',
    paid: '{you, select, true {You pay} other {{who} pays}} {units}',
    tokenLocked: '{you, select, true {You pay} other {{who} pays}} {specialist} by locking the token',
    tokenReady: '{you, select, true {You make} other {{who} makes}} {specialist} ready',
    upgraded: '{you, select, true {You unlock} other {{who} unlocks}} {upgrade}',
    outpostUnlocked: '{you, select, true {You unlock} other {{who} unlocks}} a trading outpost',
    scored: '{you, select, true {You score} other {{who} scores}} {points} ({source})',
    travelled: '{you, select, true {You fly} other {{who} flies}} {place}',
    stayed: '{you, select, true {You can’t go anywhere and stay} other {{who} can’t go anywhere and stays}} put',
    discovered: '{you, select, true {You discover} other {{who} discovers}} {planet}',
    raised: {
      biomass: '{you, select, true {You raise} other {{who} raises}} biomass {on} to level {level}',
      workforce: '{you, select, true {You raise} other {{who} raises}} workforce {on} to level {level}',
      minerals: '{you, select, true {You raise} other {{who} raises}} minerals {on} to level {level}',
      technology: '{you, select, true {You raise} other {{who} raises}} technology {on} to level {level}',
    },
    marker: '{you, select, true {You reach} other {{who} reaches}} field {field} of the terraforming track {on}',
    terraformed: '{planet} is terraformed',
    revealed: '{you, select, true {You meet} other {{who} meets}} survivors: {card}',
    resolved: '{you, select, true {You resolve} other {{who} resolves}} the survivor card {card}',
    kept: '{you, select, true {You take} other {{who} takes}} {card} on board',
    left: '{you, select, true {You leave} other {{who} leaves}} {card} behind',
    settled: '{you, select, true {You settle} other {{who} settles}} {card} {on}',
    colony: '{you, select, true {You found} other {{who} founds}} a colony {on} (no. {nth})',
    outpost: '{you, select, true {You create} other {{who} creates}} a trading outpost {on}',
    outpostMoved: '{you, select, true {You move} other {{who} moves}} a trading outpost: it’s now {on}',
    yielded: '{you, select, true {Your} other {{who}’s}} outpost {on} yields resources',
    automaCard: 'The Automa turns up {card}',
    automaDoes: {
      supply: 'The Automa takes supplies',
      upgrade: 'The Automa upgrades its ark',
      gather: 'The Automa gathers resources',
      terraform: 'The Automa terraforms',
      explore: 'The Automa explores',
      colony: 'The Automa founds a colony',
      outpost: 'The Automa creates a trading outpost',
    },
    automaSkips: 'The Automa skips: {action}',
    endTriggered: 'The end is near: round {lastRound} is the last',
    over: 'The game is over',
  },
  refusal: {
    'game-over': 'The game is over.',
    'not-your-decision': 'It’s someone else’s decision now.',
    'answer-first': 'Make the decision at hand first.',
    'step-order': 'That step of the turn comes later.',
    'must-travel': 'You must travel first: the ark has to leave its field.',
    'upgrade-first': 'You can unlock one upgrade per turn, before you travel.',
    'travel-done': 'Your ark has already travelled this turn.',
    'plays-used': 'You can’t play any more crew cards this turn.',
    'actions-used': 'You can’t take any more actions here this turn.',
    'nothing-on-asteroid': 'There’s nothing to do on an asteroid.',
    'not-asked': 'You can’t do that right now.',
    'not-dealt': 'You can only discard one of the three cards you were dealt.',
    'cargo-full': 'Your hold has no room for more {resource}: the limit is {limit}.',
    'upgrade-unlocked': '{upgrade} is already unlocked.',
    'lacks-specialist': 'You can’t pay the cost: you need {specialist}.',
    'lacks-resource': 'You can’t pay the cost: you don’t have enough {resource}.',
    'own-field': 'The ark must land on a different field from the one it leaves.',
    unexplored: 'That part of the system hasn’t been explored yet.',
    'no-such-field': 'That planet card has no such field.',
    'too-far': 'That’s too far: your ark flies at most {range, plural, one {# move} other {# moves}}.',
    occupied: 'Another ark is there, and there’s only room for one.',
    'automa-there': 'The Automa’s ark is on that planet: nobody else may land there.',
    explored: 'There’s already a planet there.',
    'system-complete': 'The system is complete: there’s nothing left to discover.',
    'edge-too-far': 'You can’t cross that edge with {range, plural, one {# move} other {# moves}}.',
    'nothing-to-draw': 'There are no cards left to draw.',
    'no-track': 'This planet has no track for {resource}.',
    'track-full': 'The track for {resource} is already full.',
    'card-not-held': 'That crew card isn’t in your rows.',
    'wrong-specialist': 'That isn’t the specialist you need.',
    'token-locked': 'That specialist’s token is locked.',
    'not-in-cantina': 'That card isn’t in the Cantina.',
    'edge-does-not-match': 'The edge that touches the hold doesn’t match this place.',
    'price-too-high': 'You can’t pay the price of this exchange.',
    'wrong-place': 'You can’t take that action on this kind of field.',
    'action-done': 'You’ve already taken that action this turn.',
    terraformed: 'This planet is already terraformed.',
    devastated: 'You can only settle survivors on a terraformed planet.',
    'nothing-to-raise': 'Your hold has nothing that could raise a track on this planet.',
    'raise-first': 'You must raise at least one level.',
    'no-survivor': 'You have no such survivors of this planet’s colour on board.',
    'not-revealed': 'That survivor card wasn’t drawn.',
    'no-marker': 'There’s no colony marker in your pool: unlock an upgrade first.',
    'colony-here': 'You already have a colony on this planet.',
    'outpost-here': 'You already have an outpost on this planet.',
    'no-outpost': 'You have no trading outpost yet: unlock a pair of upgrades first.',
    'no-outpost-there': 'There’s no outpost to move from there.',
    'nothing-to-trade': 'None of your crew cards can make a locked specialist ready.',
    'token-ready': 'That specialist is already ready.',
    'crew-full': 'You can have at most six crew cards.',
    'automa-lacks': 'The Automa doesn’t have that card.',
  },
  prompt: {
    deal: 'Discard one of your three crew cards',
    place: 'Put the crew card in a row',
    gain: 'Choose a resource ({left} left)',
    upgrade: 'Unlock an upgrade, or skip',
    travel: 'Travel up to {range, plural, one {# move} other {# moves}}',
    track: 'Raise a track of {planet} for free',
    pay: 'Pay {due}',
    cantina: 'Take a crew card from the Cantina',
    play: 'Play crew cards ({left} left)',
    to: 'Choose where the crew card goes',
    act: 'Choose an action here',
    raise: 'Terraform {planet}: {left, plural, one {# level left} other {# levels left}}',
    resolve: 'Choose a survivor card to resolve',
    survivor: 'Take the survivors on board?',
    settle: 'Choose survivors to settle',
    'outpost-from': 'Choose an outpost to move here',
    trade: 'Give up a crew card for a specialist',
    unlock: 'Choose a Leader to make ready',
    draw: 'Draw a crew card?',
    'automa-pay': 'Choose the card the Automa pays with',
    'automa-outpost-from': 'Choose the outpost the Automa moves',
  },
  waiting: '{who} is deciding',
  waitingForAll: '{who} are deciding',
  gameOver: 'The game is over',
  options: { level: 'Automa level', length: 'Game length' },
  lengths: { normal: 'Normal: until 3 planets are terraformed', long: 'Long: until 4 planets are terraformed' },
  sources: {
    terraforming: 'terraforming',
    places: 'first and second places',
    outposts: 'outposts unlocked',
    outpostColonies: 'outposts on colonies',
    survivors: 'settled survivors',
    colonies: 'colonies',
    unfinished: 'unfinished planets',
    upgrades: 'the Automa’s upgrades',
  },
  gallery: {
    where: { red: 'Red planet', green: 'Green planet', blue: 'Blue planet', orbital: 'Moon or space station' },
    gives: 'gain {gain}',
    exchanges: 'pay {pay}, gain {gain}',
    upgrades: {
      robotics: 'On a planet with your colony you may take two different actions.',
      biodome: 'Landing on a space station gives 1 workforce.',
      spaceMining: 'Landing on a moon gives 1 mineral.',
      cargoHolds: 'Your hold has room for 6 units of each resource instead of 4.',
      scoutingVehicles: 'When you explore, draw two survivor cards and resolve one of them.',
      leisureFacilities: 'Landing on a space station gives a crew card from the Cantina.',
      miningVehicles: 'Landing on a moon gives a crew card from the Cantina.',
      engines: 'The ark flies up to 4 moves instead of 2; bought a second time, up to 6.',
    },
    price: 'Costs {price}.',
    planet: 'Devastated: {front}. Terraformed: {back}. Moon: {moon}. Space station: {station}. Tracks: {tracks}.',
    portal: 'Star Portal: {gather}. Moon: {moon}. Space station: {station}.',
    track: '{resource} {levels}',
    survivor: 'Home: {home}. Exploring gives {gain}.',
    clockwise: 'clockwise',
    counterclockwise: 'counterclockwise',
    jump: 'jump across the Portal',
    either: '{left} or {right}',
    level: 'Points for 0 to 6 upgrades: {points}. {start}',
    start: {
      nothing: 'It begins without a colony.',
      colony: 'It begins with a colony.',
      resources: 'It begins without a colony, but with {n} of each resource.',
      both: 'It begins with a colony and {n} of each resource.',
    },
    actions: {
      gather: 'Gain everything shown at the place where your ark stands.',
      terraform:
        'Spend resources to raise the tracks of a devastated planet: two levels, and one more for each of your colonies and outposts.',
      explore:
        'Pay a Leader of the planet’s colour, gain what the top survivor card shows, and take the survivors on board if the colour fits.',
      settle: 'Bring one survivor card you carry to a terraformed planet of its colour.',
      colony: 'Pay the cost of your next colony and put a marker from your pool on the planet.',
      outpost: 'Put an outpost on the planet. Whenever an ark lands there, you gain what the planet yields.',
      specialist: 'Discard a crew card: an Engineer makes any Leader ready, a Leader makes the Engineer ready.',
    },
  },
} as const satisfies Wanted
