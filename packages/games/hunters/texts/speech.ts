import { fill, item, type Language, look, type Refusal, type Seat, type Speech } from '@orrery/kernel'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import { cardIds, elementIds, fieldIds, reactionIds, starIds } from '../rules/tables.ts'
import type { Ask } from '../rules/tasks.ts'
import type { View } from '../rules/view.ts'
import { shippedSet } from '../sets/shipped.ts'
import type { Names, Sentences } from './index.ts'
import { amountsText } from './parts.ts'
import { sayEvent } from './say-event.ts'
import { formula, makeTools, type Tools } from './tools.ts'

function sayAction(tools: Tools, { kind, n }: Action, view?: View, all: readonly string[] = []): string {
  const { names, words, dotAt, card, field, nameOf } = tools
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
      return say.continue
    case 'stop':
      return say.stop
    case 'end-turn':
      return say.endTurn
    case 'pass':
      return say.pass
  }
}

function sayRefusal(tools: Tools, { code, params = {} }: Refusal, all: readonly string[] = []): string {
  const { words, card, star, field, nameOf } = tools
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

/** Whether the crystals of a seat pay for one of the stars that are left. */
function canPay(view: View, seat: Seat): boolean {
  const crystals = view.players[seat]?.crystals ?? []
  const left = new Set(Object.values(view.piles).flat())
  return shippedSet(view.set).stars.some(({ id, cost }) => {
    const price = new Map(Object.entries(cost))
    return left.has(id) && elementIds.every((element, i) => (crystals[i] ?? 0) >= (price.get(element) ?? 0))
  })
}

function sayPrompt(tools: Tools, view: View, seat: Seat, all: readonly string[]): string {
  const { words, star, field, nameOf } = tools
  const ask: Ask = view.ask
  if (view.asked !== undefined && view.asked !== seat)
    return words.waitFor({ who: nameOf(view.asked, all), ask: words.ask[ask] })
  const opponent = ask === 'dark-energy' ? (view.card?.seat ?? view.active) : view.active
  return fill(words.prompt[ask], {
    star: star(view.star),
    decays: view.decays,
    opponent: nameOf(opponent, all),
    field: field(view.fight?.field),
    fusions: Math.max(0, view.fusions.limit - view.fusions.made),
    unlimited: view.fusions.unlimited,
    payable: canPay(view, seat),
  })
}

/** Decisions about a card that has been played. */
const aboutCard: ReadonlySet<Ask> = new Set(['element', 'player', 'send', 'dark-energy'])

function sayCause({ card }: Tools, view: View, seat: Seat): string | undefined {
  const asked = view.asked === undefined || view.asked === seat
  return asked && view.card !== undefined && aboutCard.has(view.ask) ? card(view.card.card) : undefined
}

/** How the game speaks a language with these names and sentences. */
export function makeSpeech(language: Language, names: Names, words: Sentences): Speech<Action, View, Event> {
  const tools = makeTools(language, names, words)
  return {
    language,
    game: names.game,
    action: (action, view, all) => sayAction(tools, action, view, all),
    event: (event, all, me) => sayEvent(tools, event, all, me),
    refusal: (refusal, all) => sayRefusal(tools, refusal, all),
    prompt: (view, seat, all) => sayPrompt(tools, view, seat, all),
    cause: (view, seat) => sayCause(tools, view, seat),
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
