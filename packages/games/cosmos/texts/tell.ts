import { fill, peopleFor, type Seat } from '@orrery/kernel'
import { elementIds, PROTO, trackIds } from '../components/basics.ts'
import type { Event } from '../rules/events.ts'
import { idAt, type Voice } from './voice.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const isElement = (what: string): what is (typeof elementIds)[number] => elementIds.some((id) => id === what)

/** An event as a line of the log, read from a seat or from none. */
export function tellEvent(voice: Voice, told: Event, names: readonly string[], me?: Seat): string | undefined {
  const { texts } = voice
  const say = texts.events
  const nameOf = (seat: Seat): string => names[seat] ?? `${seat + 1}`
  const person = peopleFor(nameOf, me)
  const by = 'seat' in told ? person(told.seat) : { who: '', you: false }
  switch (told.type) {
    case 'energy-phase-began':
      return told.early ? say[told.type](by) : undefined
    case 'token-shifted': {
      const { from, to } = told
      return say[told.type][told.own ? 'own' : 'dark']({
        ...by,
        from: voice.kind(from),
        to: voice.kind(to),
        fromName: voice.kindName(from),
        toName: voice.kindName(to),
      })
    }
    case 'stars-gained':
      return say[told.type]({ ...by, count: told.count, element: voice.element(told.element) })
    case 'track-gained':
    case 'track-paid':
      return say[told.type][idAt(trackIds, told.track)]({ ...by, count: told.count })
    case 'shortage': {
      const { what, missing } = told
      return fill(say.shortage[isElement(what) ? 'star' : what], { ...by, missing, element: what })
    }
    case 'crystal-taken':
      return say[told.type][told.box ? 'box' : 'supply'](by)
    case 'card-drawn':
      return told.kind === undefined
        ? say[told.type].hidden(by)
        : say[told.type].seen({ ...by, kind: voice.kind(told.kind) })
    case 'ability-returned':
      return told.card === undefined
        ? say[told.type].hidden(by)
        : say[told.type].seen({ ...by, card: voice.ability(told.card) })
    case 'card-taken':
    case 'card-discarded':
      return say[told.type]({ ...by, kind: voice.kind(told.kind) })
    case 'cards-paid':
    case 'abilities-looked-at':
      return say[told.type]({ ...by, count: told.count, kind: voice.kind(told.kind) })
    case 'star-placed':
      return say[told.type]({ ...by, element: voice.element(told.element), corner: voice.corner(told.corner) })
    case 'life-placed':
    case 'life-discarded':
      return say[told.type][told.life === PROTO ? 'proto' : 'stable']({ ...by, side: voice.side(told.side) })
    case 'life-stabilised':
      return say[told.type]({ ...by, side: voice.side(told.side) })
    case 'nebula-drawn':
      return say[told.type]({ ...by, size: voice.size(told.tile) })
    case 'nebula-returned':
      return say[told.type]({ size: voice.size(told.tile) })
    case 'nebula-placed':
    case 'nebula-completed':
      return say[told.type]({ ...by, size: voice.size(told.tile), hex: voice.hex(told.hex) })
    case 'life-form-created':
      return say[told.type]({ ...by, hex: voice.hex(told.hex) })
    case 'piece-refused':
      return say[told.type][told.piece](by)
    case 'ability-kept':
      return say[told.type]({ ...by, card: voice.ability(told.card), slot: told.slot + 1 })
    case 'ability-activated':
      return say[told.type]({ ...by, card: voice.ability(told.card) })
    case 'points':
      return say.points({ ...by, points: told.points, source: texts.sources[told.source] })
    case 'star-flipped': {
      const said = say[told.type][told.supernova ? 'supernova' : 'back']
      return said({ ...by, element: voice.element(told.element), corner: voice.corner(told.corner) })
    }
    case 'star-discarded': {
      const said = say[told.type][told.supernova ? 'supernova' : 'star']
      return fill(said, { ...by, element: voice.element(told.element), corner: voice.corner(told.corner) })
    }
    case 'star-moved':
      return say[told.type]({ ...by, from: voice.corner(told.from), to: voice.corner(told.to) })
    case 'life-moved':
      return say[told.type]({ ...by, from: voice.side(told.from), to: voice.side(told.to) })
    case 'nebula-moved':
      return say[told.type]({ ...by, from: voice.hex(told.from), to: voice.hex(told.to) })
    case 'omega-chosen':
      return say[told.type][told.omega](by)
    case 'reserve-lost':
      return say[told.type]({ ...by, n: sum(told.stars) + told.proto + told.tiles.length })
    case 'tracks-emptied':
      return say[told.type]({ ...by, n: sum(told.tracks) })
    case 'goal-scored': {
      const standings = told.values.map((value, seat) => `${nameOf(seat)} ${value}`).join(', ')
      return say[told.type]({ goal: voice.goal(told.goal), standings })
    }
    case 'goal-revealed':
      return say[told.type]({ goal: voice.goal(told.goal) })
    case 'round-began':
      return say[told.type]({ round: told.round, ...person(told.first) })
    case 'game-ended':
      return say[told.type][told.reason]
    case 'life-forms-revealed':
      return say[told.type]({ ...by, n: told.tokens.length, points: told.points })
    case 'turn-began':
      return say[told.type]({ ...by, round: told.round })
    case 'proto-gained':
      return say[told.type]({ ...by, count: told.count })
    case 'crystal-grew':
      return say[told.type]({ ...by, count: told.count, growing: told.growing })
    case 'deck-shuffled':
      return say[told.type]({ cards: told.cards })
    case 'row-refilled':
      return say[told.type]({ revealed: told.revealed })
    case 'goals-advanced':
      return say[told.type]
    case 'discharged':
    case 'turn-ended':
      return say[told.type](by)
  }
}
