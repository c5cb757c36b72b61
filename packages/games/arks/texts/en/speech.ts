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
    any: '{n} of any resource',
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
    upperRow: 'Into the upper row',
    lowerRow: 'Into the lower row',
    gain: 'Gain {units}',
    unlock: 'Unlock {upgrade}',
    unlockNothing: 'No upgrade',
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
    actNothing: 'No further action',
    resolve: 'Resolve {card}: {effect}',
    keep: 'Take the survivors on board',
    leave: 'Leave the survivors behind',
    settle: 'Settle {card}',
    moveOutpost: 'Move the outpost from {planet}',
    trade: 'Give {card} ({specialist})',
    makeReady: 'Make {specialist} ready',
    draw: 'Draw a crew card',
    drawNothing: 'Draw no card and end the turn',
    automaPay: 'The Automa pays {specialist}',
    automaMoveOutpost: 'The Automa moves its outpost from {planet}',
  },
  event: {
    turn: 'Round {round}: {who}’s turn',
    discarded: {
      setup: '{who} discards {card}',
      played: '{who} puts {card} on the discard pile',
      paid: '{who} pays with {card}',
      traded: '{who} gives {card} away',
    },
    drawn: '{who} draws {card}',
    taken: '{who} takes {card} from the Cantina',
    placed: {
      upper: '{who} puts {card} into the upper row',
      lower: '{who} puts {card} into the lower row',
    },
    movedUp: '{who} moves {card} to the upper row',
    used: '{who} plays {card}: {effect}',
    idle: '{who} plays {card} without its action',
    cantinaFilled: '{card} comes to the Cantina',
    shuffled: {
      crew: 'The discarded crew cards are shuffled and become the new deck',
      survivors: 'The discarded survivor cards are shuffled and become the new deck',
      automa: 'The Automa’s cards are reshuffled',
    },
    gained: '{who} gains {units}',
    gainedSome: '{who} gains {units}; there is no room for {lost}',
    firstPlayer: '{who} is drawn as first player',
    lost: '{who} has no room for {units}',
    paid: '{who} pays {units}',
    tokenLocked: '{who} uses the token of {specialist}',
    tokenReady: '{who} makes {specialist} ready',
    upgraded: '{who} unlocks {upgrade}',
    outpostUnlocked: '{who} unlocks a trading outpost',
    scored: '{who} scores {points} ({source})',
    travelled: '{who} flies {place}',
    stayed: '{who} can’t go anywhere and stays',
    discovered: '{who} discovers {planet}',
    raised: {
      biomass: '{who} raises biomass {on} to level {level}',
      workforce: '{who} raises workforce {on} to level {level}',
      minerals: '{who} raises minerals {on} to level {level}',
      technology: '{who} raises technology {on} to level {level}',
    },
    marker: '{who} is on field {field} of the terraforming track {on}',
    terraformed: '{planet} is terraformed',
    revealed: '{who} meets survivors: {card}',
    resolved: '{who} gets what {card} have to give',
    kept: '{who} takes {card} on board',
    left: '{who} leaves {card} behind',
    settled: '{who} settles {card} {on}',
    colony: '{who} founds a colony {on} (number {nth})',
    outpost: '{who} creates a trading outpost {on}',
    outpostMoved: '{who} moves a trading outpost; it is now {on}',
    yielded: 'The outpost {on} yields to {who}',
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
    'not-your-decision': 'Someone else has to decide now.',
    'answer-first': 'First answer what is asked now.',
    'step-order': 'That step of the turn comes later.',
    'must-travel': 'Travel comes first: the ark must leave its field.',
    'upgrade-first': 'One upgrade can be unlocked in a turn, before travelling.',
    'travel-done': 'The ark has already travelled this turn.',
    'plays-used': 'You can’t play any more crew cards this turn.',
    'actions-used': 'You can’t take any more actions here this turn.',
    'nothing-on-asteroid': 'There is nothing to do on an asteroid.',
    'not-asked': 'You can’t do that now.',
    'not-dealt': 'Only one of the three cards dealt can be discarded.',
    'cargo-full': 'The hold has no room for {resource}: the limit is {limit}.',
    'upgrade-unlocked': '{upgrade} is already unlocked.',
    'lacks-specialist': 'You can’t pay the cost: it needs {specialist}.',
    'lacks-resource': 'You can’t pay the cost: there isn’t enough {resource}.',
    'own-field': 'The ark must land on another field than the one it leaves.',
    unexplored: 'Nothing is known of that part of the system yet.',
    'no-such-field': 'That planet card has no such field.',
    'too-far': 'That is too far: the ark flies at most {range, plural, one {# move} other {# moves}}.',
    occupied: 'Another ark is there, and there’s only room for one.',
    'automa-there': 'The Automa’s ark is on that planet: nobody else may land there.',
    explored: 'There’s already a planet there.',
    'system-complete': 'The system is complete: nothing is left to discover.',
    'edge-too-far': 'You can’t cross that edge with {range, plural, one {# move} other {# moves}}.',
    'nothing-to-draw': 'There is no card left to draw.',
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
    devastated: 'Survivors can only be settled on a terraformed planet.',
    'nothing-to-raise': 'The hold has nothing that could raise a track of this planet.',
    'raise-first': 'At least one level must be raised.',
    'no-survivor': 'You carry no such survivors of this planet’s colour.',
    'not-revealed': 'That survivor card was not drawn.',
    'no-marker': 'There is no colony marker in your pool: unlock an upgrade first.',
    'colony-here': 'You already have a colony on this planet.',
    'outpost-here': 'You already have an outpost on this planet.',
    'no-outpost': 'You have no trading outpost yet: unlock a pair of upgrades first.',
    'no-outpost-there': 'There is no outpost to be moved from there.',
    'nothing-to-trade': 'No crew card of yours can make a locked specialist ready.',
    'token-ready': 'That specialist is already ready.',
    'crew-full': 'Six crew cards are the limit.',
    'automa-lacks': 'The Automa has no such card.',
  },
  prompt: {
    deal: 'Discard one of your three crew cards',
    place: 'Put {card} into a row',
    gain: 'Choose a resource ({left} left)',
    upgrade: 'Unlock an upgrade, or none',
    travel: 'Travel: at most {range, plural, one {# move} other {# moves}}',
    track: 'Raise one of {planet}’s tracks for free',
    pay: 'Pay {due}',
    cantina: 'Take a crew card from the Cantina',
    play: 'Play crew cards ({left} left)',
    to: 'Where does {card} go?',
    act: 'Choose a destination action',
    raise: 'Terraform {planet}: up to {left, plural, one {# level} other {# levels}} more',
    resolve: 'Choose the survivor card to resolve',
    survivor: 'Take {card} on board?',
    settle: 'Choose the survivors to settle',
    'outpost-from': 'Choose the outpost to move here',
    trade: 'Choose a crew card to give for a specialist',
    unlock: 'Choose the Leader to make ready',
    draw: 'Draw a crew card to end your turn?',
    'automa-pay': 'Choose the card the Automa pays with',
    'automa-outpost-from': 'Choose the outpost the Automa moves',
  },
  waiting: '{who} is deciding',
  waitingForAll: '{who} are deciding',
  gameOver: 'The game is over',
  options: { level: 'Level of the Automa', length: 'Length of the game' },
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
      cargoHolds: 'The hold takes 6 units of each resource instead of 4.',
      scoutingVehicles: 'Exploring, you draw two survivor cards and resolve one of them.',
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
      resources: 'It begins without a colony and {n} of each resource.',
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
