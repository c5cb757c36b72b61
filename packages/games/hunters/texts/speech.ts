import { fill, item, type Language, type Person, peopleFor, type Refusal, type Seat, type Speech } from '@orrery/kernel'
import { reactions } from '../components/elements.ts'
import { stars } from '../components/stars.ts'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import { cardIds, elementIds, fieldIds, reactionIds, starIds } from '../rules/tables.ts'
import type { Ask } from '../rules/tasks.ts'
import type { View } from '../rules/view.ts'
import { shippedSet } from '../sets/shipped.ts'
import type { Names, Sentences } from './index.ts'
import { amountsText, look, makeDotReader, vectorText } from './parts.ts'
import { starInSentence } from './star-name.ts'

/** A reaction as a formula; a decay is read from right to left. */
function formula(reaction: string, decay: boolean): string {
  const found = reactions.find((each) => each.id === reaction)
  const left = amountsText(found?.in)
  const right = amountsText(found?.out)
  return decay ? `${right} → ${left}` : `${left} → ${right}`
}

/** How the sentences of one reader speak of players. */
type Naming = (seat: Seat) => Person

/** How the game speaks a language with these names and sentences. */
export function makeSpeech(language: Language, names: Names, words: Sentences): Speech<Action, View, Event> {
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const tenths = (n: number): string => decimal.format(n / 10)
  const dotAt = makeDotReader(language)
  const cardNames = Object.fromEntries(Object.entries(names.cards).map(([id, { name }]) => [id, name]))
  const card = (id: string | undefined): string => look(cardNames, id)
  const star = (id: string | undefined): string => starInSentence(names, id)
  const field = (id: string | undefined): string => look(names.fields, id)
  const sourceName = (id: string): string => card(id === '' ? undefined : look(names.stars, field(id)))
  const nameOf = (seat: Seat, all: readonly string[]): string => all[seat] ?? words.player({ number: seat + 1 })

  function sayAction({ kind, n }: Action, view?: View, all: readonly string[] = []): string {
    const say = words.action
    switch (kind) {
      case 'fly':
      case 'retreat':
      case 'send':
        return say[kind]({ field: field(item(fieldIds, n)) })
      case 'fight':
      case 'player':
        return say[kind]({ player: nameOf(n, all) })
      case 'take':
      case 'play':
        return say[kind]({ card: card(item(cardIds, n)) })
      case 'decay':
      case 'fuse':
        return say[kind]({ formula: formula(item(reactionIds, n), kind === 'decay') })
      case 'create':
        return say.create({
          star: look(names.stars, item(starIds, n)),
          cost: amountsText(item(shippedSet(view?.set).stars, n).cost),
        })
      case 'place':
        return say.place(dotAt(n))
      case 'element':
        return say.element({ element: look(names.elements, item(elementIds, n)) })
      case 'go-on':
        return say.goOn
      case 'stop':
        return say.stop
      case 'end-turn':
        return say.endTurn
      case 'pass':
        return say.pass
    }
  }

  function sayFight(event: Event, person: Naming): string | undefined {
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

  const moveRules: Readonly<Record<string, (args: Person) => string>> = words.event.moveRule

  function sayCard(event: Event, person: Naming): string | undefined {
    const say = words.event
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

  function sayStar(event: Event, person: Naming): string | undefined {
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

  function sayEvent(event: Event, all: readonly string[], me?: Seat): string | undefined {
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
        return sayFight(event, person) ?? sayCard(event, person) ?? sayStar(event, person)
    }
  }

  function sayRefusal({ code, params = {} }: Refusal, all: readonly string[] = []): string {
    const text = (key: string): string => (params[key] === undefined ? '' : String(params[key]))
    const parts = {
      seat: params.seat === undefined ? '' : nameOf(Number(params.seat), all),
      card: card(text('card')),
      star: star(text('star')),
      field: field(text('field')),
      from: field(text('from')),
      limit: Number(params.limit ?? 0),
      ask: look(words.ask, text('ask')),
    }
    return isRefusalCode(code, words) ? fill(words.refusal[code], parts) : code
  }

  function sayPrompt(view: View, seat: Seat, all: readonly string[]): string {
    const ask: Ask = view.ask
    if (view.asked !== undefined && view.asked !== seat)
      return words.waitFor({ who: nameOf(view.asked, all), ask: words.ask[ask] })
    const opponent = ask === 'dark-energy' ? (view.card?.seat ?? view.active) : view.active
    return fill(words.prompt[ask], {
      card: card(view.card?.card),
      star: star(view.star),
      decays: view.decays,
      opponent: nameOf(opponent, all),
      field: field(view.fight?.field),
      fusions: Math.max(0, view.fusions.limit - view.fusions.made),
      unlimited: view.fusions.unlimited,
    })
  }

  return {
    language,
    game: names.game,
    action: sayAction,
    event: sayEvent,
    refusal: sayRefusal,
    prompt: sayPrompt,
    option(id, value) {
      const option = id === 'firstPlayer' || id === 'holdLimit' || id === 'hrHelp' ? words.option[id] : undefined
      if (option === undefined) return value ?? id
      return value === undefined ? option.name : look(option.values, value)
    },
    source: (id) => look(words.source, id),
  }
}

function isRefusalCode(code: string, words: Sentences): code is RefusalCode {
  return code in words.refusal
}
