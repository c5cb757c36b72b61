import { type Forms, makePlural } from '@orrery/kernel'
import { cards } from './cards-en.ts'
import {
  type Catalogue,
  type ComponentTexts,
  cardAt,
  cornerAt,
  elementAt,
  goalAt,
  hexAt,
  kindAt,
  named,
  sideAt,
  tileAt,
  trackAt,
} from './catalogue.ts'
import { makeSpeech } from './speech.ts'

const count = makePlural('en')
const piece: Forms = { one: 'piece', other: 'pieces' }
const unit: Forms = { one: 'unit', other: 'units' }
const point: Forms = { one: 'point', other: 'points' }
const card: Forms = { one: 'card', other: 'cards' }
const move: Forms = { one: 'move', other: 'moves' }
const proto: Forms = { one: 'proto life token', other: 'proto life tokens' }
const star = (element: string): Forms => ({ one: `${element} star`, other: `${element} stars` })
const aStar = (element: string): string => `${element === 'H' || element === 'O' ? 'an' : 'a'} ${element} star`
const kindCard = (kind: string): Forms => ({ one: `${kind} card`, other: `${kind} cards` })
const token: Forms = { one: 'token', other: 'tokens' }
const trackUnits: Readonly<Record<string, Forms>> = {
  supernova: { one: 'supernova', other: 'supernovae' },
  dna: { one: 'DNA', other: 'DNA' },
  graviton: { one: 'graviton', other: 'gravitons' },
}
const units = (track: number, n: number): string => count(n, trackUnits[trackAt(track)] ?? unit)
const life = (state: number): string => (state === 1 ? 'proto life' : 'stable life')

/** Names and rules of all components in English. */
export const components: ComponentTexts = {
  ...cards,
  kinds: { light: 'light', time: 'time', gravity: 'gravity', chemistry: 'chemistry' },
  elements: { H: 'hydrogen', He: 'helium', O: 'oxygen', C: 'carbon' },
  sectors: { delta: 'Sector Δ', psi: 'Sector Ψ', phi: 'Sector Φ' },
  tracks: { supernova: 'supernova', dna: 'DNA', graviton: 'graviton' },
  regulators: {
    light: 'light regulator',
    time: 'time regulator',
    gravity: 'gravity regulator',
    chemistry: 'chemistry regulator',
  },
  nebula: (size, stars, points) => `Nebula of size ${size}: ${stars.join(', ')}; ${count(points, point)}`,
  lifeForm: (group, points) => `Advanced life form, group ${group}: ${count(points, point)}`,
  terms: {
    star: 'star',
    supernova: 'supernova',
    nebula: 'nebula',
    protoLife: 'proto life',
    stableLife: 'stable life',
    lifeForm: 'advanced life form',
    timeCrystal: 'time crystal',
    timeChamber: 'time chamber',
    energyCard: 'energy card',
    abilityCard: 'ability card',
    goalCard: 'universal goal card',
    darkEnergy: 'dark energy',
  },
}
const { kinds, tracks, regulators, abilities, goals } = components

const wasted = ({ pieces, units, scorable }: { pieces: number; units: number; scorable: number }): string => {
  const parts = [
    ...(pieces > 0 ? [`${count(pieces, piece)} to place`] : []),
    ...(units > 0 ? [count(units, unit)] : []),
    ...(scorable > 0 ? [`${scorable} still to score`] : []),
  ]
  return parts.length === 0 ? '' : ` (unused: ${parts.join(', ')})`
}

const stack = (size: number | string | undefined): string => `The stack of size ${size} nebulae`

const catalogue: Catalogue = {
  language: 'en',
  game: 'Crafting the Cosmos',
  components,
  options: {
    faster: 'Faster play',
    'faster:on': 'The next player collects while you craft',
    'faster:off': 'One after the other',
  },
  sources: {
    nebulae: 'Nebulae',
    crystals: 'Time crystals',
    sets: 'Sets of five',
    abilities: 'Ability cards',
    goals: 'Goals',
    lifeForms: 'Advanced life forms',
  },
  actions: {
    'shift-own': () => 'Move your energy token',
    'shift-dark': (w) => `Move dark energy from the ${regulators[w.kind]}`,
    'stop-shift': () => 'Stop moving energy',
    'take-nebula': (w) => `Nebula of size ${w.size}`,
    'draw-row': (w) => `Take a ${kinds[w.kind]} card from the row`,
    'draw-deck': () => 'Draw from the deck',
    'place-star': (w) => `${w.element} star onto ${w.corner}`,
    'place-proto': (w) => `Proto life onto ${w.side}`,
    'place-nebula': (w) => `Nebula ${w.tile} onto ${w.hex}`,
    complete: (w) => `Complete the nebula on ${w.hex}`,
    discharge: (w) =>
      w.discharge === 'star'
        ? `Discharge: take ${aStar(w.element)}`
        : w.discharge === 'ability'
          ? `Discharge: use ${w.card}`
          : 'Discharge without a star',
    'create-life-form': (w) => `Life form on ${w.hex}`,
    acquire: (w) => `Ability card of ${kinds[w.kind]} for slot ${w.slot}`,
    keep: (w) => `Keep ${w.card}`,
    under: (w) => `${w.card} under the deck`,
    activate: (w) => `Use ${w.card}`,
    pay: (w) => `Pay with ${kinds[w.kind]}`,
    'pay-unit': () => 'Pay 1 supernova from the track',
    'discard-star': (w) => `Discard the star on ${w.corner}`,
    'discard-life': (w) => `Discard the life on ${w.side}`,
    option: (w) =>
      ({
        growth: 'Grow crystals by 2',
        'proto-life': 'Take 2 proto life',
        'draw-nebula': 'Take a size 1 nebula',
        'replace-nebula': 'Swap a size 1 nebula for a size 2 one',
        'move-proto': 'Relocate proto life',
        'move-stable': 'Relocate stable life',
      })[w.option],
    element: (w) => `${w.element} star`,
    irradiate: (w) => `Supernova on ${w.corner}`,
    'lift-star': (w) => `Relocate the star on ${w.corner}`,
    'lift-nebula': (w) => `Relocate the nebula on ${w.hex}`,
    'lift-life': (w) => `Relocate the life on ${w.side}`,
    'replace-nebula': (w) => `Replace the nebula on ${w.hex}`,
    'to-corner': (w) => `To ${w.corner}`,
    'to-side': (w) => `To ${w.side}`,
    'to-hex': (w) => `To ${w.hex}`,
    'set-of-five': (w) => `5 ${kinds[w.kind]} cards for 6 points`,
    flip: (w) =>
      w.supernova ? `Flip the supernova on ${w.corner} back` : `Turn the star on ${w.corner} into a supernova`,
    stabilise: (w) => `Stabilise the life on ${w.side}`,
    'move-star': (w) => `Move the star on ${w.corner}`,
    'move-life': (w) => `Move the life on ${w.side}`,
    refuse: () => 'Do not place it',
    stop: () => 'That is enough',
    'end-crafting': (w) => `End the crafting phase${wasted(w.unused)}`,
    omega: (w) => (w.omega === 'nebula' ? 'Omega: a nebula' : 'Omega: stabilise life'),
    'end-turn': () => 'End your turn',
    discard: (w) => `Discard a ${kinds[w.kind]} card`,
  },
  prompts: {
    shift: (w) => `Move energy: ${count(w.left, move)} left`,
    size: () => 'Which size of nebula do you take?',
    draw: (w) => `Take ${count(w.left, card)}: from the row or the deck`,
    menu: () => 'Craft your galaxy, or end the phase',
    'discard-around': (w) => `Which star around ${w.hex} do you discard?`,
    keep: () => 'Which ability card do you keep?',
    under: () => 'Which card goes under the deck next?',
    'pay-any': (w) => `${w.card}: pay with any energy card`,
    'pay-same': (w) => `${w.card}: pay with cards of which kind?`,
    'pay-supernova': (w) => `${w.card}: pay a supernova from the track or from your galaxy`,
    'pay-life': (w) => `${w.card}: discard ${count(w.left, { one: 'life token', other: 'life tokens' })}`,
    option: (w) => `${w.card}: choose one`,
    element: (w) => `${w.card}: which star do you take?`,
    'discard-standard': (w) => `${w.card}: which star do you return?`,
    flip: (w) => `${w.card}: which star becomes a supernova?`,
    revert: (w) => `${w.card}: which supernova do you flip back?`,
    irradiate: (w) => `${w.card}: which supernova radiates?`,
    stabilise: () => 'Which proto life do you stabilise?',
    'move-proto': (w) => `${w.card}: which proto life do you move?`,
    'move-star-to': () => 'Where does the star move?',
    'move-life-to': () => 'Where does the life move?',
    lift: (w) => `${w.card}: what do you relocate?`,
    'set-star': () => 'Onto which star space?',
    'set-nebula': () => 'Onto which nebula space?',
    'lift-life': (w) => `${w.card}: relocate up to ${count(w.left, token)}`,
    'set-life': () => 'Onto which life space?',
    replace: (w) => `${w.card}: which nebula do you replace?`,
    'life-form': (w) => `${w.card}: on which nebula?`,
    'place-star': (w) => `Place the ${w.element} star`,
    'place-life': (w) => `Place ${count(w.left, { one: 'life token', other: 'life tokens' })}`,
    'place-nebula': (w) => `Place nebula ${w.tile}`,
    omega: () => 'Last action: a nebula, or stabilise life?',
    confirm: () => 'End your turn?',
    discard: (w) => `Discard ${count(w.surplus, card)}`,
  },
  stages: {
    waiting: (name) => `${name} is waiting`,
    energy: (name) => `${name} is in the energy phase`,
    collected: (name) => `${name} has collected and is waiting to craft`,
    crafting: (name) => `${name} is crafting`,
    closing: (name) => `${name} is ending the turn`,
    finished: (name) => `${name} has finished this round`,
    discarding: (name) => `${name} is discarding down to 10 cards`,
  },
  over: 'The game is over',
  refusals: {
    'game-over': () => 'The game is over.',
    'not-your-turn': () => 'It is not your turn.',
    'crafting-must-wait': () => 'Your crafting phase begins when the player before you has finished.',
    'shift-first': () => 'First move energy.',
    'collect-first': () => 'First collect all your resources.',
    'energy-phase-over': () => 'Your energy phase is over.',
    'finish-first': () => 'First finish the action you have begun.',
    'nothing-asked': () => 'Nothing has been asked that this would answer.',
    'turn-is-closing': () => 'Omega is the last action of a turn; nothing may follow it.',
    'end-crafting-first': () => 'First end your crafting phase.',
    'choose-omega-first': () => 'First choose one of the two omega spaces.',
    'hand-limit-first': () => 'First discard down to 10 energy cards.',
    'no-hand-limit-now': () => 'Cards are discarded down to 10 only at the end of a round.',
    'no-dark-token': (p) => `There is no dark energy in the ${named(regulators, p.regulator)}.`,
    'own-token-must-move': () => 'Your own energy token must move at least once.',
    'last-move-is-own': () => 'The last move must be made by your own token, which has not moved yet.',
    'stack-empty': (p) => `${stack(p.size)} is empty.`,
    'not-in-row': (p) => `There is no ${named(kinds, p.kind)} card in the row.`,
    'no-card-to-draw': () => 'Deck and discard pile are both empty.',
    'not-in-reserve': () => 'That piece does not lie beside your board.',
    'hex-occupied': () => 'That nebula space is taken.',
    'corner-occupied': () => 'That star space is taken.',
    'side-occupied': () => 'That life space is taken.',
    'not-next-to-life': () => 'Proto life must be placed next to your own life.',
    'start-space-only': () => 'Without life in your galaxy, proto life goes onto the white space.',
    'no-nebula-there': () => 'There is no nebula on that space.',
    'already-completed': () => 'That nebula is completed already.',
    'stars-missing': () => 'There are not enough stars around that nebula.',
    'too-many-stars': () => 'There are too many stars around that nebula.',
    'wrong-stars': () => 'The stars around that nebula are not the ones it needs.',
    'not-around-it': () => 'The star must come from around the nebula you are completing.',
    'chamber-not-ready': () => 'No crystal lies on space 6 of your time chamber.',
    'element-exhausted': (p) => `There is no ${p.element} star left in the supply.`,
    'no-empty-corner': () => 'Your galaxy has no empty star space.',
    'not-your-ability': (p) => `You do not own ${named(abilityNames, p.card)}.`,
    'not-completed': () => 'Life forms need a completed nebula.',
    'has-life-form': () => 'That nebula carries a life form already.',
    'life-missing': (p) =>
      `Life is missing on ${count(Number(p.missing), { one: 'side', other: 'sides' })} of that nebula.`,
    'life-forms-exhausted': () => 'No life form token is left.',
    'slot-taken': (p) => `Slot ${p.slot} already holds an ability card.`,
    'too-few-cards': (p) => `That takes ${count(Number(p.need), kindCard(named(kinds, p.kind)))}; you have ${p.have}.`,
    'ability-deck-empty': (p) => `No ${named(kinds, p.kind)} ability card is left.`,
    'not-looked-at': () => 'That card is not among those you are looking at.',
    'cannot-pay-cards': (p) => `You do not have the energy cards for ${named(abilityNames, p.card)}.`,
    'cannot-pay-track': (p) => `You do not have the gravitons for ${named(abilityNames, p.card)}.`,
    'cannot-pay-pieces': (p) => `Your galaxy does not hold the pieces that ${named(abilityNames, p.card)} costs.`,
    'no-effect': (p) => `${named(abilityNames, p.card)} would have no effect now.`,
    'set-incomplete': (p) => `A set takes 5 ${named(kinds, p.kind)} cards; you have ${p.have}.`,
    'no-unit': (p) => `Your ${named(tracks, p.track)} track is at 0.`,
    'no-star-there': () => 'There is no star on that space.',
    'already-supernova': () => 'That star is a supernova.',
    'supernova-stays': () => 'Supernovae cannot be moved.',
    'not-a-supernova': () => 'There is no supernova on that space.',
    'no-proto-there': () => 'There is no proto life on that space.',
    'no-life-there': () => 'There is no life on that space.',
    'nowhere-to-go': () => 'There is no empty space left for it.',
    'not-reachable': () =>
      'That space cannot be reached: a move goes to the next empty space, over occupied ones only.',
    'wrong-life': () => 'That is the other kind of life.',
    'kind-not-in-hand': (p) =>
      p.need === 1
        ? `You have no ${named(kinds, p.kind)} card in hand.`
        : `You do not have ${count(Number(p.need), kindCard(named(kinds, p.kind)))} in hand.`,
    'option-impossible': () => 'That option would have no effect now.',
    'nothing-touches-it': () => 'No proto life touches that supernova.',
    'outside-sector': () => 'That star space lies outside the sector.',
    'not-next-to-stable': () => 'It must be placed next to your stable life.',
    'not-replaceable': () => 'Only an unfinished nebula of size 1 can be replaced.',
    'nebula-stays': () => 'A completed nebula stays where it is.',
    'not-one-life-form': () => 'Evolution needs a nebula with exactly one life form.',
    'at-least-one': () => 'Do it at least once.',
    'no-proto-on-board': () => 'There is no proto life in your galaxy to stabilise.',
    'life-exhausted': () => 'No life token is left in the supply.',
  },
  events: {
    'turn-began': (e, who) => `Round ${e.round}: ${who(e.seat)} begins a turn`,
    'energy-phase-began': (e, who) => (e.early ? `${who(e.seat)} begins the energy phase early` : undefined),
    'token-shifted': (e, who) =>
      `${who(e.seat)} moves ${e.own ? 'their own token' : 'dark energy'} from the ${regulators[kindAt(e.from)]} to the ${regulators[kindAt(e.to)]}`,
    'stars-gained': (e, who) => `${who(e.seat)} takes ${count(e.count, star(elementAt(e.element)))}`,
    'proto-gained': (e, who) => `${who(e.seat)} takes ${count(e.count, proto)}`,
    'track-gained': (e, who) => `${who(e.seat)} gains ${units(e.track, e.count)}`,
    shortage: (e, who) =>
      ({
        H: `The supply runs short: ${who(e.seat)} goes without ${count(e.missing, star('H'))}`,
        He: `The supply runs short: ${who(e.seat)} goes without ${count(e.missing, star('He'))}`,
        O: `The supply runs short: ${who(e.seat)} goes without ${count(e.missing, star('O'))}`,
        C: `The supply runs short: ${who(e.seat)} goes without ${count(e.missing, star('C'))}`,
        life: `The supply runs short: ${who(e.seat)} goes without ${count(e.missing, { one: 'life token', other: 'life tokens' })}`,
        nebula: `All nebula stacks are empty: ${who(e.seat)} draws none`,
        energy: `The energy cards have run out: ${count(e.missing, { one: 'card is', other: 'cards are' })} missing`,
        ability: `The ability deck is short: ${who(e.seat)} sees ${count(e.missing, { one: 'card', other: 'cards' })} fewer`,
        crystal: `${who(e.seat)} takes a crystal from the box`,
      })[e.what],
    'nebula-drawn': (e, who) => `${who(e.seat)} draws nebula ${tileAt(e.tile)}`,
    'crystal-grew': (e, who) => `${who(e.seat)}: crystal growth ${e.count}, now on space ${e.growing}`,
    'crystal-taken': (e, who) =>
      e.box
        ? `A crystal of ${who(e.seat)} is ready; the new one comes from the box`
        : `A crystal of ${who(e.seat)} is ready; a new one is taken`,
    'card-taken': (e, who) => `${who(e.seat)} takes a ${kinds[kindAt(e.kind)]} card from the row`,
    'card-drawn': (e, who) =>
      e.kind === undefined
        ? `${who(e.seat)} draws an energy card`
        : `${who(e.seat)} draws a ${kinds[kindAt(e.kind)]} card`,
    'deck-shuffled': (e) => `The discard pile becomes the new deck: ${count(e.cards, card)}`,
    'row-refilled': (e) => `${count(e.revealed, { one: 'energy card is', other: 'energy cards are' })} revealed`,
    'star-placed': (e, who) => `${who(e.seat)} places ${aStar(elementAt(e.element))} on ${cornerAt(e.corner)}`,
    'life-placed': (e, who) => `${who(e.seat)} places ${life(e.life)} on ${sideAt(e.side)}`,
    'nebula-placed': (e, who) => `${who(e.seat)} places nebula ${tileAt(e.tile)} on ${hexAt(e.hex)}`,
    'piece-refused': (e, who) =>
      `${who(e.seat)} does not place the ${{ star: 'star', life: 'life', nebula: 'nebula' }[e.piece]}`,
    'nebula-completed': (e, who) => `${who(e.seat)} completes nebula ${tileAt(e.tile)} on ${hexAt(e.hex)}`,
    discharged: (e, who) => `${who(e.seat)} discharges the time chamber`,
    'life-form-created': (e, who) => `${who(e.seat)} creates an advanced life form on ${hexAt(e.hex)}`,
    'cards-paid': (e, who) => `${who(e.seat)} pays ${count(e.count, kindCard(kinds[kindAt(e.kind)]))}`,
    'track-paid': (e, who) => `${who(e.seat)} spends ${units(e.track, e.count)}`,
    'abilities-looked-at': (e, who) =>
      `${who(e.seat)} looks at ${count(e.count, { one: 'ability card', other: 'ability cards' })} of ${kinds[kindAt(e.kind)]}`,
    'ability-kept': (e, who) => `${who(e.seat)} keeps ${abilities[cardAt(e.card)].name} in slot ${e.slot + 1}`,
    'ability-returned': (e, who) =>
      e.card === undefined
        ? `${who(e.seat)} puts an ability card under the deck`
        : `${who(e.seat)} puts ${abilities[cardAt(e.card)].name} under the deck`,
    'ability-activated': (e, who) => `${who(e.seat)} uses ${abilities[cardAt(e.card)].name}`,
    points: (e, who) => `${who(e.seat)} scores ${count(e.points, point)} (${sources[e.source]})`,
    'star-flipped': (e, who) =>
      e.supernova
        ? `${who(e.seat)} turns the ${elementAt(e.element)} star on ${cornerAt(e.corner)} into a supernova`
        : `${who(e.seat)} flips the supernova on ${cornerAt(e.corner)} back to ${elementAt(e.element)}`,
    'star-discarded': (e, who) =>
      `${who(e.seat)} discards the ${e.supernova ? 'supernova' : `${elementAt(e.element)} star`} on ${cornerAt(e.corner)}`,
    'life-stabilised': (e, who) => `${who(e.seat)} stabilises the life on ${sideAt(e.side)}`,
    'life-discarded': (e, who) => `${who(e.seat)} discards the ${life(e.life)} on ${sideAt(e.side)}`,
    'star-moved': (e, who) => `${who(e.seat)} moves a star from ${cornerAt(e.from)} to ${cornerAt(e.to)}`,
    'life-moved': (e, who) => `${who(e.seat)} moves life from ${sideAt(e.from)} to ${sideAt(e.to)}`,
    'nebula-moved': (e, who) => `${who(e.seat)} relocates a nebula from ${hexAt(e.from)} to ${hexAt(e.to)}`,
    'nebula-returned': (e) => `Nebula ${tileAt(e.tile)} goes under its stack`,
    'omega-chosen': (e, who) => `${who(e.seat)} chooses omega: ${e.omega === 'nebula' ? 'a nebula' : 'stabilise'}`,
    'reserve-lost': (e, who) =>
      `${who(e.seat)} loses ${count(e.stars.reduce((a, b) => a + b, 0) + e.proto + e.tiles.length, { one: 'unplaced piece', other: 'unplaced pieces' })}`,
    'tracks-emptied': (e, who) =>
      `${who(e.seat)} loses ${count(
        e.tracks.reduce((a, b) => a + b, 0),
        { one: 'unused unit', other: 'unused units' },
      )}`,
    'turn-ended': (e, who) => `${who(e.seat)} ends the turn`,
    'goals-advanced': () => 'The goals advance',
    'goal-scored': (e, who) =>
      `Goal ${goals[goalAt(e.goal)].name}: ${e.values.map((value, seat) => `${who(seat)} ${value}`).join(', ')}`,
    'goal-revealed': (e) => `New goal: ${goals[goalAt(e.goal)].name}`,
    'card-discarded': (e, who) => `${who(e.seat)} discards a ${kinds[kindAt(e.kind)]} card`,
    'round-began': (e, who) => `Round ${e.round} begins; ${who(e.first)} is first player`,
    'game-ended': (e) =>
      e.reason === 'goals' ? 'The last goal is scored: the game ends' : 'The crystal supply is empty: the game ends',
    'life-forms-revealed': (e, who) =>
      `${who(e.seat)} reveals ${count(e.tokens.length, { one: 'life form', other: 'life forms' })}: ${count(e.points, point)}`,
  },
}

const { sources } = catalogue
const abilityNames = Object.fromEntries(Object.entries(abilities).map(([id, { name }]) => [id, name]))

export default makeSpeech(catalogue)
