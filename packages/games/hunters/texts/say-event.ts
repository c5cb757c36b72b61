import { fill, look, type Person, peopleFor, type Seat } from '@orrery/kernel'
import { stars } from '../components/stars.ts'
import type { Event } from '../rules/events.ts'
import { vectorText } from './parts.ts'
import { formula, type Tools } from './tools.ts'

/** How the sentences of one reader speak of players. */
type Naming = (seat: Seat) => Person

function sayFight(tools: Tools, event: Event, person: Naming): string | undefined {
  const { words, tenths, field } = tools
  const say = words.event
  /** Both sides of a fight by name, and which of them reads this. */
  const sides = (attacker: Seat, defender: Seat) => ({
    attacker: person(attacker).who,
    defender: person(defender).who,
    me: person(attacker).you ? 'attacker' : person(defender).you ? 'defender' : 'none',
  })
  switch (event.type) {
    case 'fight':
      return say.fight({ ...sides(event.attacker, event.defender), field: field(event.field) })
    case 'spared':
      return say.spared(sides(event.attacker, event.defender))
    case 'roll':
      return say.roll({ ...person(event.seat), die: event.die, again: event.again })
    case 'fight-bonus':
      return say.bonus({
        ...person(event.seat),
        value: `+${tenths(event.tenths)}`,
        attack: event.side === 'attack',
      })
    case 'fight-result':
      return say.result({
        ...person(event.winner),
        attack: tenths(event.attack),
        defence: tenths(event.defence),
      })
    case 'capture':
      return say.capture({
        ...person(event.to),
        from: person(event.from).who,
        fromYou: person(event.from).you,
        crystals: vectorText(event.crystals),
      })
    default:
      return undefined
  }
}

function sayCard(tools: Tools, event: Event, person: Naming): string | undefined {
  const { names, words, card, field } = tools
  const say = words.event
  const moveRules: Readonly<Record<string, (args: Person) => string>> = say.moveRule
  switch (event.type) {
    case 'draw': {
      const by = person(event.seat)
      if (event.card === undefined) return say.draw(by)
      return event.immediate
        ? say.drawImmediate({ ...by, card: card(event.card) })
        : say.drawSeen({ ...by, card: card(event.card) })
    }
    case 'look': {
      const by = person(event.seat)
      return event.cards === undefined
        ? say.look({ ...by, n: 2 })
        : say.lookSeen({ ...by, cards: event.cards.map(card).join(', ') })
    }
    case 'put-under': {
      const by = person(event.seat)
      return event.card === undefined ? say.putUnder(by) : say.putUnderSeen({ ...by, card: card(event.card) })
    }
    case 'play':
      return say.play({ ...person(event.seat), card: card(event.card) })
    case 'announce': {
      const { element, player, field: to } = event
      const choice: string[] = []
      if (element !== undefined) choice.push(look(names.elements, element))
      if (player !== undefined) choice.push(person(player).who)
      if (to !== undefined) choice.push(field(to))
      return choice.length === 0
        ? undefined
        : say.announce({ ...person(event.seat), card: card(event.card), choice: choice.join(' → ') })
    }
    case 'cancel':
      return say.cancel({ ...person(event.seat), card: card(event.card) })
    case 'move-rule':
      return moveRules[event.rule]?.({ ...person(event.seat) })
    default:
      return undefined
  }
}

function sayStar(tools: Tools, event: Event, person: Naming): string | undefined {
  const { names, words, star, field } = tools
  const say = words.event
  switch (event.type) {
    case 'pay':
      return say.pay({ ...person(event.seat), star: star(event.star), crystals: vectorText(event.crystals) })
    case 'place': {
      const by = person(event.seat)
      if (!event.right) return say.placeWrong({ ...by, star: star(event.star) })
      const starClass = stars.find((each) => each.id === event.star)?.class
      return say.placeRight({ ...by, star: star(event.star), starClass: look(names.classes, starClass) })
    }
    case 'star':
      return say.star({ ...person(event.seat), star: star(event.star), n: event.points })
    case 'system':
      return say.system({ ...person(event.seat), system: look(names.systems, event.system), n: event.points })
    case 'star-lost':
      return say.starLost({ ...person(event.seat), star: star(event.star) })
    case 'burst':
      return say.burst({ star: star(event.star), field: field(event.field) })
    default:
      return undefined
  }
}

/** What happened, as a line of the log. */
export function sayEvent(tools: Tools, event: Event, all: readonly string[], me?: Seat): string | undefined {
  const { words, field, sourceName, nameOf } = tools
  const say = words.event
  const person: Naming = peopleFor((seat) => nameOf(seat, all), me)
  switch (event.type) {
    case 'round':
      return say.round({ round: event.round })
    case 'turn':
      return say.turn({ ...person(event.seat) })
    case 'gain':
      return say.gain({
        ...person(event.seat),
        crystals: vectorText(event.crystals),
        why: fill(say.why[event.cause], { source: sourceName(event.source) }),
      })
    case 'return':
      return say.giveBack({
        ...person(event.seat),
        crystals: vectorText(event.crystals),
        why: fill(say.why[event.cause], { source: sourceName(event.source) }),
      })
    case 'move':
      return say.move({ ...person(event.seat), from: field(event.from), to: field(event.to) })
    case 'stay':
      return say.stay({ ...person(event.seat), field: field(event.field) })
    case 'shift':
      return say.shift[event.cause]({ ...person(event.seat), to: field(event.to) })
    case 'unlimited-fusion':
      return say.unlimited({ ...person(event.seat) })
    case 'fuse':
      return say.fuse({ ...person(event.seat), formula: formula(event.reaction, false) })
    case 'decay':
      return say.decay({ ...person(event.seat), formula: formula(event.reaction, true) })
    case 'pass':
      // Everybody with cards is asked after every turn and every card: that nothing was played is no news.
      return event.ask === 'boundary' || event.ask === 'dark-energy' ? undefined : say.pass({ ...person(event.seat) })
    case 'last-turns':
      return say.lastTurns({ ...person(event.seat) })
    case 'over':
      return say.over
    case 'turn-end':
    case 'asked':
      return undefined // for animation only
    default:
      return sayFight(tools, event, person) ?? sayCard(tools, event, person) ?? sayStar(tools, event, person)
  }
}
