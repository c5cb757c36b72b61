import type { Cause } from '../events.ts'
import type { RefusalCode } from '../rules/refuse.ts'
import type { Ask } from '../state.ts'

/** Parameters of a refusal, already in words. */
export interface RefusalParts {
  readonly seat: string
  readonly card: string
  readonly star: string
  readonly field: string
  readonly from: string
  readonly limit: number
  readonly ask: string
}

/** What a prompt may need, already in words. */
export interface PromptParts {
  readonly card: string
  readonly star: string
  readonly decays: number
  readonly opponent: string
  readonly field: string
  readonly fusions: number
  readonly unlimited: boolean
}

/** The sentences of one language. Players are names, things are names of components, crystals read "4 H + 2 He". */
export interface Words {
  /** A seat without a name, counted from 1. */
  player(number: number): string
  readonly action: {
    fly(field: string): string
    fight(player: string): string
    retreat(field: string): string
    take(card: string): string
    decay(formula: string): string
    fuse(formula: string): string
    create(star: string, cost: string): string
    place(dot: string): string
    play(card: string): string
    element(element: string): string
    player(player: string): string
    send(field: string): string
    readonly goOn: string
    readonly stop: string
    readonly endTurn: string
    readonly pass: string
  }
  readonly event: {
    round(round: number): string
    turn(who: string): string
    gain(who: string, crystals: string, why: string): string
    giveBack(who: string, crystals: string, why: string): string
    /** Why crystals come or go; the source is the name of a field, star or card. */
    readonly why: Readonly<Record<Cause, (source: string) => string>>
    move(who: string, from: string, to: string): string
    stay(who: string, field: string): string
    readonly shift: Readonly<Record<'beaten' | 'thrown-back' | 'card', (who: string, to: string) => string>>
    fight(attacker: string, defender: string, field: string): string
    spared(attacker: string, defender: string): string
    roll(who: string, die: number, again: boolean): string
    bonus(who: string, points: string, attack: boolean): string
    result(winner: string, attack: string, defence: string): string
    capture(who: string, from: string, crystals: string): string
    draw(who: string): string
    drawSeen(who: string, card: string): string
    drawImmediate(who: string, card: string): string
    look(who: string, count: number): string
    lookSeen(who: string, cards: string): string
    putUnder(who: string): string
    putUnderSeen(who: string, card: string): string
    play(who: string, card: string): string
    announce(who: string, card: string, choice: string): string
    cancel(who: string, card: string): string
    readonly moveRule: Readonly<Record<string, (who: string) => string>>
    unlimited(who: string): string
    fuse(who: string, formula: string): string
    decay(who: string, formula: string): string
    pay(who: string, star: string, crystals: string): string
    placeRight(who: string, star: string, dot: string, starClass: string): string
    placeWrong(who: string, star: string, dot: string): string
    star(who: string, star: string, points: number): string
    system(who: string, system: string, points: number): string
    starLost(who: string, star: string): string
    burst(star: string, field: string): string
    pass(who: string): string
    lastTurns(who: string): string
    readonly over: string
  }
  readonly refusal: Readonly<Record<RefusalCode, (parts: RefusalParts) => string>>
  /** The name of a decision, for refusals: "the move", "a fusion". */
  readonly ask: Readonly<Record<Ask, string>>
  readonly prompt: Readonly<Record<Ask, (parts: PromptParts) => string>>
  waitFor(who: string, ask: string): string
  readonly option: Readonly<
    Record<
      'firstPlayer' | 'holdLimit' | 'hrHelp',
      { readonly name: string; readonly values: Readonly<Record<string, string>> }
    >
  >
  readonly source: Readonly<Record<'supergiant' | 'giant' | 'mainSequence' | 'whiteDwarf' | 'systems', string>>
}
