import type { AutomaAction } from '../components/automa.ts'
import type {
  CrewEdge,
  DestinationAction,
  Requirement,
  Resource,
  Slot,
  Source,
  Specialist,
  Upgrade,
} from '../components/basics.ts'
import type { RefusalCode } from '../refusals.ts'
import type { DecisionKind } from '../tasks.ts'

/** The kinds of places an ark can fly to. */
export type PlaceKind = 'planet' | 'moon' | 'station' | 'asteroid' | 'portal' | 'portalMoon' | 'portalStation'

/** What a refusal may speak of, already in words. */
export interface RefusalParts {
  readonly resource: string
  readonly specialist: string
  readonly upgrade: string
  readonly limit: number
  readonly range: number
}

/** What a prompt may need, already in words. */
export interface PromptParts {
  readonly card: string
  readonly planet: string
  readonly left: number
  readonly due: string
  readonly range: number
}

/** The sentences of one language. Players and components come as names, amounts as phrases made by `units` and `crewCards`. */
export interface Words {
  readonly game: string
  /** A seat without a name, counted from 1. */
  player(number: number): string
  readonly automa: string
  /** "a, b and c" */
  list(parts: readonly string[]): string
  /** "3 victory points", after a verb of gaining. */
  points(n: number): string
  /** "2 biomass", after a verb of gaining or paying. */
  units(n: number, item: Resource | 'any'): string
  /** Any resource, as a name. */
  readonly anyResource: string
  /** "1 crew card", after a verb of gaining. */
  crewCards(n: number, from: 'deck' | 'cantina'): string
  /** Where an ark flies, with the preposition. */
  toPlace(planet: string, kind: PlaceKind): string
  /** Where something happens, with the preposition. */
  onPlanet(planet: string): string
  /** The sides of the system, as a name. */
  readonly directions: Readonly<Record<Exclude<Slot, 'C'>, string>>
  /** A specialist, after a verb of paying or gaining. */
  readonly specialist: Readonly<Record<Specialist | Requirement, string>>
  readonly action: {
    discard(card: string): string
    readonly upperRow: string
    readonly lowerRow: string
    gain(units: string): string
    unlock(upgrade: string): string
    readonly unlockNothing: string
    fly(place: string): string
    discover(direction: string): string
    raise(resource: Resource): string
    readonly stopRaising: string
    payCard(card: string, specialist: string): string
    payToken(specialist: string): string
    pay(units: string): string
    takeFromCantina(card: string): string
    playUse(card: string, effect: string): string
    playIdle(card: string): string
    readonly playNothing: string
    readonly moveUp: string
    readonly throwAway: string
    readonly act: Readonly<Record<DestinationAction, string>>
    readonly actNothing: string
    resolve(card: string, effect: string): string
    readonly keep: string
    readonly leave: string
    settle(card: string): string
    moveOutpost(planet: string): string
    trade(card: string, specialist: string): string
    makeReady(specialist: string): string
    readonly draw: string
    readonly drawNothing: string
    automaPay(specialist: string): string
    automaMoveOutpost(planet: string): string
  }
  readonly event: {
    turn(who: string, round: number): string
    readonly discarded: Readonly<Record<'setup' | 'played' | 'paid' | 'traded', (who: string, card: string) => string>>
    drawn(who: string, card: string): string
    taken(who: string, card: string): string
    readonly placed: Readonly<Record<'upper' | 'lower', (who: string, card: string) => string>>
    movedUp(who: string, card: string): string
    used(who: string, card: string, effect: string): string
    idle(who: string, card: string): string
    cantinaFilled(card: string): string
    readonly shuffled: Readonly<Record<'crew' | 'survivors' | 'automa', string>>
    gained(who: string, units: string): string
    lost(who: string, units: string): string
    paid(who: string, units: string): string
    tokenLocked(who: string, specialist: string): string
    tokenReady(who: string, specialist: string): string
    upgraded(who: string, upgrade: string): string
    outpostUnlocked(who: string): string
    scored(who: string, points: string, source: string): string
    travelled(who: string, place: string): string
    stayed(who: string): string
    discovered(who: string, planet: string): string
    raised(who: string, resource: Resource, level: number, on: string): string
    marker(who: string, field: number, on: string): string
    terraformed(planet: string): string
    revealed(who: string, card: string): string
    resolved(who: string, card: string): string
    kept(who: string, card: string): string
    left(who: string, card: string): string
    settled(who: string, card: string, on: string): string
    colony(who: string, on: string, nth: number): string
    outpost(who: string, on: string): string
    outpostMoved(who: string, on: string): string
    yielded(who: string, on: string): string
    automaCard(card: string): string
    readonly automaDoes: Readonly<Record<AutomaAction, string>>
    automaSkips(action: string): string
    endTriggered(lastRound: number): string
    readonly over: string
  }
  readonly refusal: Readonly<Record<RefusalCode, (parts: RefusalParts) => string>>
  readonly prompt: Readonly<Record<DecisionKind, (parts: PromptParts) => string>>
  /** What everybody else is told while somebody decides. */
  waiting(who: string): string
  readonly gameOver: string
  readonly options: Readonly<Record<'level' | 'length', string>>
  readonly lengths: Readonly<Record<'normal' | 'long', string>>
  readonly sources: Readonly<Record<Source, string>>
  readonly gallery: {
    readonly where: Readonly<Record<CrewEdge, string>>
    gives(gain: string): string
    exchanges(pay: string, gain: string): string
    /** What an upgrade does, without its price. */
    readonly upgrades: Readonly<Record<Upgrade, string>>
    price(price: string): string
    planet(front: string, back: string, moon: string, station: string, tracks: string): string
    portal(gather: string, moon: string, station: string): string
    track(resource: string, levels: number): string
    survivor(home: string, gain: string): string
    readonly clockwise: string
    readonly counterclockwise: string
    readonly jump: string
    either(left: string, right: string): string
    /** Points for upgrades, starting colony and starting resources of a level of the Automa. */
    level(points: string, colony: boolean, resources: number): string
    /** What each destination action does. */
    readonly actions: Readonly<Record<DestinationAction, string>>
  }
}
