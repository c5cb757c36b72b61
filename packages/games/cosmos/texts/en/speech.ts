import type { Catalogue } from '@orrery/kernel'
import type { OptionId } from '../../components/abilities.ts'
import type { KindId, OmegaId, TrackId } from '../../components/basics.ts'
import type { ActionKind } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import type { RefusalCode } from '../../rules/refusals.ts'
import type { SourceId, Stage } from '../../rules/state.ts'
import type { DecisionKind } from '../../rules/tasks.ts'

type For<K extends string> = Readonly<Record<K, string>>
type EachOf<K extends string> = Readonly<Record<K, string | Catalogue>>

/** What must have a text. */
interface Wanted extends Catalogue {
  /** As a name, and as it stands with another noun: "a light card", "karta światła", "Licht-Energiekarte". */
  readonly kinds: For<KindId>
  readonly kindsBefore: For<KindId>
  readonly options: For<'faster' | 'faster:on' | 'faster:off'>
  readonly sources: For<SourceId>
  readonly actions: EachOf<ActionKind> & { readonly option: For<OptionId>; readonly omega: For<OmegaId> }
  /** What ending the crafting phase would waste. */
  readonly unused: For<'pieces' | 'units' | 'scorable'>
  readonly prompts: For<DecisionKind>
  /** What somebody else is doing. */
  readonly stages: For<Stage>
  readonly refusals: EachOf<RefusalCode> & { readonly 'no-unit': For<TrackId> }
  readonly events: EachOf<Event['type']> & {
    readonly 'track-gained': For<TrackId>
    readonly 'track-paid': For<TrackId>
    readonly 'omega-chosen': For<OmegaId>
  }
}

/** The sentences of Crafting the Cosmos: players, cards and places come as names, in English. */
export default {
  game: 'Crafting the Cosmos',
  kinds: {
    light: 'light',
    time: 'time',
    gravity: 'gravity',
    chemistry: 'chemistry',
  },
  kindsBefore: {
    light: 'light',
    time: 'time',
    gravity: 'gravity',
    chemistry: 'chemistry',
  },
  options: {
    faster: 'Faster play',
    'faster:on': 'The next player collects while you craft',
    'faster:off': 'Players take their turns one after another',
  },
  sources: {
    nebulae: 'Nebulae',
    crystals: 'Time crystals',
    sets: 'Sets of five',
    abilities: 'Power cards',
    goals: 'Goals',
    lifeForms: 'Advanced life forms',
  },
  actions: {
    'shift-own': 'Move your energy token',
    'shift-dark': 'Move dark energy from the {kind} control',
    'stop-shift': 'Stop moving energy',
    'take-nebula': 'Take a size {size} nebula',
    'draw-row': 'Take a {kind} card from the row',
    'draw-deck': 'Draw from the deck',
    'place-star': 'Place {element, select, H {an H} O {an O} other {a {element}}} star on {corner}',
    'place-proto': 'Place proto life on {side}',
    'place-nebula': 'Place the size {size} nebula ({stars}) on {hex}',
    complete: 'Complete the nebula on {hex}',
    'discharge-star': 'Discharge: take {element, select, H {an H} O {an O} other {a {element}}} star',
    'discharge-ability': 'Discharge: use {card}',
    'discharge-nothing': 'Discharge without a star',
    'create-life-form': 'Create a life form on {hex}',
    acquire: 'Take a {kind} power card for slot {slot}',
    keep: 'Keep {card} (every energy phase: {extra, select, energyCard {1 more energy card} crystalGrowth {1 more crystal growth} graviton {1 more graviton} other {1 more proto life}})',
    under: 'Put {card} under the deck',
    activate: 'Use {card}',
    pay: 'Pay with a {kind} card{kindName, select, other {}}',
    'pay-unit': 'Pay 1 supernova from the track',
    'discard-star': 'Discard the star on {corner}',
    'discard-life': 'Discard the life on {side}',
    option: {
      growth: 'Grow crystals by 2',
      'proto-life': 'Take 2 proto life',
      'draw-nebula': 'Take a size 1 nebula',
      'replace-nebula': 'Swap a size 1 nebula for a size 2 one',
      'move-proto': 'Relocate proto life',
      'move-stable': 'Relocate stable life',
    },
    element: 'Choose {element, select, H {an H} O {an O} other {a {element}}} star',
    irradiate: 'Choose the supernova on {corner}',
    'lift-star': 'Relocate the star on {corner}',
    'lift-nebula': 'Relocate the nebula on {hex}',
    'lift-life': 'Relocate the life on {side}',
    'replace-nebula': 'Replace the nebula on {hex}',
    'to-corner': 'Move to {corner}',
    'to-side': 'Move to {side}',
    'to-hex': 'Move to {hex}',
    'set-of-five': 'Trade 5 {kind} cards for 6 points',
    flip: {
      supernova: 'Flip back the supernova on {corner}',
      star: 'Turn the star on {corner} into a supernova',
    },
    stabilise: 'Stabilise the life on {side}',
    'move-star': 'Move the star on {corner}',
    'move-life': 'Move the life on {side}',
    refuse: 'Don’t place it',
    stop: 'Stop here',
    'end-crafting': {
      all: 'End the crafting phase',
      unused: 'End the crafting phase (unused: {list})',
    },
    omega: {
      nebula: 'Finish with a nebula',
      stabilise: 'Finish by stabilising life',
    },
    'end-turn': 'End your turn',
    discard: 'Discard a {kind} card',
  },
  unused: {
    pieces: '{n, plural, one {# piece} other {# pieces}} to place',
    units: '{n, plural, one {# unit} other {# units}}',
    scorable: '{n} still to be scored',
  },
  prompts: {
    shift: 'Move energy: {left, plural, one {# move} other {# moves}} left',
    size: 'Choose the size of nebula to take',
    draw: 'Take {left, plural, one {# card} other {# cards}} from the row or the deck',
    menu: 'Craft, or end the phase',
    'discard-around': 'Discard a star around {hex}',
    keep: 'Choose a power card to keep',
    under: 'Put a card under the deck',
    'pay-any': 'Pay any energy card',
    'pay-same': 'Choose the kind of cards to pay',
    'pay-supernova': 'Pay a supernova',
    'pay-life': 'Discard {left, plural, one {# life token} other {# life tokens}}',
    option: 'Choose one',
    element: 'Choose a star to take',
    'discard-standard': 'Choose a star to return',
    flip: 'Turn a star into a supernova',
    revert: 'Flip a supernova back',
    irradiate: 'Choose a supernova to radiate',
    stabilise: 'Choose proto life to stabilise',
    'move-proto': 'Choose proto life to move',
    'move-star-to': 'Choose where the star moves',
    'move-life-to': 'Choose where the life moves',
    lift: 'Choose what to relocate',
    'set-star': 'Choose a star space',
    'set-nebula': 'Choose a nebula space',
    'lift-life': 'Relocate up to {left, plural, one {# token} other {# tokens}}',
    'set-life': 'Choose a life space',
    replace: 'Choose a nebula to replace',
    'life-form': 'Choose a nebula',
    'place-star': 'Place the {element} star',
    'place-life': 'Place {left, plural, one {# life token} other {# life tokens}}',
    'place-nebula': 'Place the size {size} nebula ({stars})',
    omega: 'Take a nebula or stabilise life',
    confirm: 'End your turn?',
    discard: 'Discard {surplus, plural, one {# card} other {# cards}}: the hand limit is 10',
  },
  stages: {
    waiting: '{name} is waiting',
    energy: '{name} is in the energy phase',
    collected: '{name} is ready to craft',
    crafting: '{name} is crafting',
    closing: '{name} is ending their turn',
    finished: '{name} has finished this round',
    discarding: '{name} is discarding down to 10 cards',
  },
  over: 'The game is over',
  refusals: {
    'game-over': 'The game is over.',
    'not-your-turn': 'It’s not your turn.',
    'crafting-must-wait': 'Your crafting phase begins when the player before you has finished.',
    'shift-first': 'First move energy.',
    'collect-first': 'First collect all your resources.',
    'energy-phase-over': 'Your energy phase is over.',
    'finish-first': 'First finish the action you have begun.',
    'nothing-asked': 'You can’t do that right now.',
    'turn-is-closing': 'You’ve already chosen your last action; nothing can follow it.',
    'end-crafting-first': 'First end your crafting phase.',
    'choose-omega-first': 'First choose your last action: take a nebula or stabilise life.',
    'hand-limit-first': 'First discard down to 10 energy cards.',
    'no-hand-limit-now': 'You only discard down to 10 cards at the end of a round.',
    'no-dark-token': 'There’s no dark energy in the {kind} control.',
    'own-token-must-move': 'Your own energy token must move at least once.',
    'last-move-is-own': 'Your last move must be with your own token: it hasn’t moved yet.',
    'stack-empty': 'The stack of size {size} nebulae is empty.',
    'not-in-row': 'There’s no {kind} card in the row.',
    'no-card-to-draw': 'The deck and the discard pile are both empty.',
    'not-in-reserve': 'You don’t have that piece beside your board.',
    'hex-occupied': 'That nebula space is taken.',
    'corner-occupied': 'That star space is taken.',
    'side-occupied': 'That life space is taken.',
    'not-next-to-life': 'Proto life must be next to your own life.',
    'start-space-only': 'Without life in your galaxy, proto life goes onto the white space.',
    'no-nebula-there': 'There’s no nebula on that space.',
    'already-completed': 'That nebula is already completed.',
    'stars-missing': 'There aren’t enough stars around that nebula.',
    'too-many-stars': 'There are too many stars around that nebula.',
    'wrong-stars': 'The stars around that nebula aren’t the ones it needs.',
    'not-around-it': 'Discard a star around the nebula you’re completing.',
    'chamber-not-ready': 'There’s no crystal on space 6 of your time chamber.',
    'element-exhausted': 'There are no {element} stars left in the supply.',
    'no-empty-corner': 'Your galaxy has no empty star space.',
    'not-your-ability': 'You don’t have {card}.',
    'not-completed': 'Life forms need a completed nebula.',
    'has-life-form': 'That nebula already has a life form.',
    'life-missing': 'Life is missing on {missing, plural, one {# side} other {# sides}} of that nebula.',
    'life-forms-exhausted': 'There are no life form tokens left.',
    'slot-taken': 'Slot {slot} already holds a power card.',
    'too-few-cards': 'That takes {need, plural, one {# {kind} card} other {# {kind} cards}}; you have {have}.',
    'ability-deck-empty': 'There are no {kind} power cards left.',
    'not-looked-at': 'That card isn’t one of those you’re looking at.',
    'cannot-pay-cards': 'You don’t have enough energy cards for {card}.',
    'cannot-pay-track': 'You don’t have enough gravitons for {card}.',
    'cannot-pay-pieces': 'Your galaxy doesn’t have the pieces that {card} costs.',
    'no-effect': '{card} wouldn’t have any effect now.',
    'set-incomplete': 'A set takes 5 {kind} cards; you have {have}.',
    'no-unit': {
      supernova: 'Your supernova track is at 0.',
      dna: 'Your DNA track is at 0.',
      graviton: 'Your graviton track is at 0.',
    },
    'no-star-there': 'There’s no star on that space.',
    'already-supernova': 'That star is already a supernova.',
    'supernova-stays': 'Supernovae can’t be moved.',
    'not-a-supernova': 'There’s no supernova on that space.',
    'no-proto-there': 'There’s no proto life on that space.',
    'no-life-there': 'There’s no life on that space.',
    'nowhere-to-go': 'There’s no empty space left for it.',
    'not-reachable': 'You can’t reach that space: a move goes to the next empty space and passes only occupied ones.',
    'wrong-life': 'That’s the other kind of life.',
    'kind-not-in-hand':
      '{need, plural, =1 {You have no {kind} card in hand.} other {You don’t have {need, plural, one {# {kind} card} other {# {kind} cards}} in hand.}}',
    'option-impossible': 'That option wouldn’t have any effect now.',
    'nothing-touches-it': 'No proto life touches that supernova.',
    'outside-sector': 'That star space is outside the sector.',
    'not-next-to-stable': 'It must be next to your stable life.',
    'not-replaceable': 'Only an unfinished nebula of size 1 can be replaced.',
    'nebula-stays': 'A completed nebula stays where it is.',
    'not-one-life-form': 'Evolution needs a nebula with exactly one life form.',
    'at-least-one': 'You must do this at least once.',
    'no-proto-on-board': 'There’s no proto life in your galaxy to stabilise.',
    'life-exhausted': 'There are no life tokens left in the supply.',
    'must-place': 'You must place it as long as your galaxy has a space for it.',
    'relocated-already': 'You’ve already relocated that token; choose another one.',
  },
  events: {
    'turn-began': 'Round {round}: {you, select, true {your turn} other {{who}’s turn}}',
    'energy-phase-began': '{you, select, true {You begin} other {{who} begins}} the energy phase early',
    'token-shifted': {
      own: '{you, select, true {You move your} other {{who} moves their}} own token from the {from} control to the {to} control{fromName, select, other {}}{toName, select, other {}}',
      dark: '{you, select, true {You move} other {{who} moves}} dark energy from the {from} control to the {to} control{fromName, select, other {}}{toName, select, other {}}',
    },
    'stars-gained':
      '{you, select, true {You take} other {{who} takes}} {count, plural, one {# {element} star} other {# {element} stars}}',
    'proto-gained':
      '{you, select, true {You take} other {{who} takes}} {count, plural, one {# proto life token} other {# proto life tokens}}',
    'track-gained': {
      supernova:
        '{you, select, true {You gain} other {{who} gains}} {count, plural, one {# supernova} other {# supernovae}}',
      dna: '{you, select, true {You gain} other {{who} gains}} {count} DNA',
      graviton:
        '{you, select, true {You gain} other {{who} gains}} {count, plural, one {# graviton} other {# gravitons}}',
    },
    shortage: {
      star: 'The supply runs short: {you, select, true {you go} other {{who} goes}} without {missing, plural, one {# {element} star} other {# {element} stars}}',
      life: 'The supply runs short: {you, select, true {you go} other {{who} goes}} without {missing, plural, one {# life token} other {# life tokens}}',
      nebula: 'All nebula stacks are empty: {you, select, true {you draw} other {{who} draws}} none',
      energy: 'There aren’t enough energy cards: {missing, plural, one {# is} other {# are}} missing',
      ability:
        'The power deck is short: {you, select, true {you see} other {{who} sees}} {missing, plural, one {# card} other {# cards}} fewer',
      crystal: '{you, select, true {You take} other {{who} takes}} a crystal from the box',
    },
    'nebula-drawn': '{you, select, true {You draw} other {{who} draws}} a size {size} nebula',
    'crystal-grew': '{you, select, true {Your} other {{who}’s}} crystal grows by {count}, to space {growing}',
    'crystal-taken': {
      box: '{you, select, true {Your crystal is ready; you take} other {{who}’s crystal is ready; they take}} a new one from the box',
      supply:
        '{you, select, true {Your crystal is ready; you take} other {{who}’s crystal is ready; they take}} a new one',
    },
    'card-taken': '{you, select, true {You take} other {{who} takes}} a {kind} card from the row',
    'card-drawn': {
      hidden: '{you, select, true {You draw} other {{who} draws}} an energy card',
      seen: '{you, select, true {You draw} other {{who} draws}} a {kind} card',
    },
    'deck-shuffled': 'The discard pile becomes the new deck: {cards, plural, one {# card} other {# cards}}',
    'row-refilled': '{revealed, plural, one {# energy card is} other {# energy cards are}} revealed',
    'star-placed':
      '{you, select, true {You place} other {{who} places}} {element, select, H {an H} O {an O} other {a {element}}} star on {corner}',
    'life-placed': {
      proto: '{you, select, true {You place} other {{who} places}} proto life on {side}',
      stable: '{you, select, true {You place} other {{who} places}} stable life on {side}',
    },
    'nebula-placed': '{you, select, true {You place} other {{who} places}} a size {size} nebula on {hex}',
    'piece-refused': {
      star: '{you, select, true {You don’t} other {{who} doesn’t}} place the star',
      life: '{you, select, true {You don’t} other {{who} doesn’t}} place the life',
      nebula: '{you, select, true {You don’t} other {{who} doesn’t}} place the nebula',
    },
    'nebula-completed': '{you, select, true {You complete} other {{who} completes}} the size {size} nebula on {hex}',
    discharged: '{you, select, true {You discharge} other {{who} discharges}} the time chamber',
    'life-form-created': '{you, select, true {You create} other {{who} creates}} an advanced life form on {hex}',
    'cards-paid':
      '{you, select, true {You pay} other {{who} pays}} {count, plural, one {# {kind} card} other {# {kind} cards}}',
    'track-paid': {
      supernova:
        '{you, select, true {You spend} other {{who} spends}} {count, plural, one {# supernova} other {# supernovae}}',
      dna: '{you, select, true {You spend} other {{who} spends}} {count} DNA',
      graviton:
        '{you, select, true {You spend} other {{who} spends}} {count, plural, one {# graviton} other {# gravitons}}',
    },
    'abilities-looked-at':
      '{you, select, true {You look} other {{who} looks}} at {count, plural, one {# {kind} power card} other {# {kind} power cards}}',
    'ability-kept': '{you, select, true {You keep} other {{who} keeps}} {card} in slot {slot}',
    'ability-returned': {
      hidden: '{you, select, true {You put} other {{who} puts}} a power card under the deck',
      seen: '{you, select, true {You put} other {{who} puts}} {card} under the deck',
    },
    'ability-activated': '{you, select, true {You use} other {{who} uses}} {card}',
    points:
      '{you, select, true {You score} other {{who} scores}} {points, plural, one {# point} other {# points}} ({source})',
    'star-flipped': {
      supernova: '{you, select, true {You turn} other {{who} turns}} the {element} star on {corner} into a supernova',
      back: '{you, select, true {You flip} other {{who} flips}} the supernova on {corner} back to {element}',
    },
    'star-discarded': {
      supernova: '{you, select, true {You discard} other {{who} discards}} the supernova on {corner}',
      star: '{you, select, true {You discard} other {{who} discards}} the {element} star on {corner}',
    },
    'life-stabilised': '{you, select, true {You stabilise} other {{who} stabilises}} the life on {side}',
    'life-discarded': {
      proto: '{you, select, true {You discard} other {{who} discards}} the proto life on {side}',
      stable: '{you, select, true {You discard} other {{who} discards}} the stable life on {side}',
    },
    'star-moved': '{you, select, true {You move} other {{who} moves}} a star from {from} to {to}',
    'life-moved': '{you, select, true {You move} other {{who} moves}} life from {from} to {to}',
    'nebula-moved': '{you, select, true {You relocate} other {{who} relocates}} a nebula from {from} to {to}',
    'nebula-returned': 'A size {size} nebula goes under its stack',
    'omega-chosen': {
      nebula: '{you, select, true {You finish} other {{who} finishes}} crafting with a nebula',
      stabilise: '{you, select, true {You finish} other {{who} finishes}} crafting by stabilising life',
    },
    'reserve-lost':
      '{you, select, true {You lose} other {{who} loses}} {n, plural, one {# unplaced piece} other {# unplaced pieces}}',
    'tracks-emptied':
      '{you, select, true {You lose} other {{who} loses}} {n, plural, one {# unused unit} other {# unused units}}',
    'turn-ended': '{you, select, true {You end your} other {{who} ends their}} turn',
    'goals-advanced': 'The goals move on one space',
    'goal-scored': 'Goal {goal}: {standings}',
    'goal-revealed': 'New goal: {goal}',
    'card-discarded': '{you, select, true {You discard} other {{who} discards}} a {kind} card',
    'round-began': 'Round {round} begins; {you, select, true {you’re} other {{who} is}} first player',
    'game-ended': {
      goals: 'The last goal is scored: the game ends',
      crystals: 'The crystal supply is empty: the game ends',
    },
    'life-forms-revealed':
      '{you, select, true {You reveal} other {{who} reveals}} {n, plural, one {# life form} other {# life forms}}: {points, plural, one {# point} other {# points}}',
  },
} as const satisfies Wanted
