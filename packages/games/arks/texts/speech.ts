import {
  fill,
  item,
  type Language,
  look,
  type Person,
  peopleFor,
  type Refusal,
  type Seat,
  type Speech,
} from '@orrery/kernel'
import { destinationActions, type Resource, resources, slots, specialists, upgrades } from '../components/basics.ts'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { type RefusalCode, refusalCodes } from '../rules/refusals.ts'
import { automaIds, CENTRE, crewIds, FIELDS, MAIN, MOON, planetIds, STATION, survivorIds } from '../rules/tables.ts'
import { askedIn } from '../rules/tasks.ts'
import type { View } from '../rules/view.ts'
import { componentsOf, type Played } from '../sets/loaded.ts'
import { askedCard, makeAskText } from './ask.ts'
import { edgeText, itemsText, makeWords } from './gallery.ts'
import type { Names, Sentences } from './index.ts'

/** The kinds of places an ark can fly to. */
export type PlaceKind = 'planet' | 'moon' | 'station' | 'asteroid' | 'portal' | 'portalMoon' | 'portalStation'

function placeKind(field: number): PlaceKind {
  const inCentre = Math.floor(field / FIELDS) === CENTRE
  switch (field % FIELDS) {
    case MAIN:
      return inCentre ? 'portal' : 'planet'
    case MOON:
      return inCentre ? 'portalMoon' : 'moon'
    case STATION:
      return inCentre ? 'portalStation' : 'station'
    default:
      return 'asteroid'
  }
}

function isCode(code: string): code is RefusalCode {
  return refusalCodes.some((each) => each === code)
}

/** The names and words that every sentence is made of, in one language. */
function makeParts(language: Language, names: Names, sentences: Sentences) {
  const words = makeWords(language, sentences)
  const planetName = (card: number): string => look(names.planets, planetIds[card] ?? '')
  return {
    names,
    words,
    planetName,
    crewName: (card: number): string => look(names.crew, item(crewIds, card)),
    survivorName: (card: number): string => look(names.survivors, item(survivorIds, card)),
    planetIn: (view: View, slot: number): string => planetName(view.system[slot] ?? -1),
    specialist: (n: number): string => words.specialist[item(specialists, n)],
    place: (planet: string, field: number): string => fill(words.toPlace[placeKind(field)], { planet }),
  }
}

type Parts = ReturnType<typeof makeParts>

const resource = (n: number): Resource => item(resources, n)

/** An action in words. */
function actionText(parts: Parts, { kind, n }: Action, view: View): string {
  const { names, words, crewName, survivorName, planetIn, specialist, place } = parts
  const say = words.action
  switch (kind) {
    case 'deal-discard':
      return say.discard({ card: crewName(n) })
    case 'place':
      return n === 0 ? say.upperRow : say.lowerRow
    case 'gain':
      return say.gain({ units: words.units[resource(n)]({ n: 1 }) })
    case 'upgrade':
      return say.unlock({ upgrade: names.upgrades[item(upgrades, n)] })
    case 'upgrade-none':
      return say.unlockNothing
    case 'travel':
      return say.fly({ place: place(planetIn(view, Math.floor(n / FIELDS)), n) })
    case 'discover':
      return say.discover({ direction: look(words.directions, item(slots, n)) })
    case 'track':
    case 'raise':
      return say.raise[resource(n)]
    case 'raise-stop':
      return say.stopRaising
    case 'pay-card':
      return say.payCard({
        card: crewName(n),
        specialist: words.specialist[item(componentsOf(view).crew, n).specialist],
      })
    case 'pay-token':
      return say.payToken({ specialist: specialist(n) })
    case 'pay':
      return say.pay({ units: words.units[resource(n)]({ n: 1 }) })
    case 'cantina':
      return say.takeFromCantina({ card: crewName(n) })
    case 'play-use':
      return say.playUse({
        card: crewName(n),
        effect: effect(parts, view, n, view.upper[view.active]?.includes(n) ?? false),
      })
    case 'play-idle':
      return say.playIdle({ card: crewName(n) })
    case 'play-none':
      return say.playNothing
    case 'to':
      return n === 0 ? say.moveUp : say.throwAway
    case 'act':
      return say.act[item(destinationActions, n)]
    case 'act-none':
      return say.actNothing
    case 'resolve':
      return say.resolve({
        card: survivorName(n),
        effect: words.gallery.gives({ gain: itemsText(item(componentsOf(view).survivors, n).gain, words) }),
      })
    case 'survivor':
      return n === 0 ? say.keep : say.leave
    case 'settle':
      return say.settle({ card: survivorName(n) })
    case 'outpost-from':
      return say.moveOutpost({ planet: planetIn(view, n) })
    case 'trade':
      return say.trade({
        card: crewName(n),
        specialist: names.specialists[item(componentsOf(view).crew, n).specialist],
      })
    case 'unlock':
      return say.makeReady({ specialist: specialist(n) })
    case 'draw':
      return n === 0 ? say.draw : say.drawNothing
    case 'automa-pay':
      return say.automaPay({ specialist: specialist(n) })
    case 'automa-outpost-from':
      return say.automaMoveOutpost({ planet: planetIn(view, n) })
  }
}

function effect({ words }: Parts, played: Played, card: number, bottom: boolean): string {
  const { top: upperEdge, bottom: lowerEdge } = item(componentsOf(played).crew, card)
  return edgeText(bottom ? lowerEdge : upperEdge, words)
}

function gained({ words }: Parts, told: Extract<Event, { type: 'gained' }>, by: Person): string {
  const { gained: some, lost: none, gainedSome } = words.event
  const units = words.units[resource(told.resource)]
  if (told.lost === 0) return some({ ...by, units: units({ n: told.n }) })
  const lost = units({ n: told.lost })
  return told.n === 0 ? none({ ...by, units: lost }) : gainedSome({ ...by, units: units({ n: told.n }), lost })
}

/** What happened, in words; nothing for what needs no line. */
function eventText(parts: Parts, told: Event, all: readonly string[], me?: Seat): string | undefined {
  const { names, words, crewName, survivorName, planetName, specialist, place } = parts
  const say = words.event
  // Alone, the Automa is the player after the last seat.
  const name = (player: number): string =>
    all[player] ?? (all.length === 1 ? words.automa : words.player({ number: player + 1 }))
  const person = peopleFor(name, me)
  switch (told.type) {
    case 'first-player':
      return say.firstPlayer({ ...person(told.seat) })
    case 'turn-began':
      return say.turn({ ...person(told.seat), round: told.round })
    case 'crew-discarded':
      return say.discarded[told.why]({ ...person(told.seat), card: crewName(told.card) })
    case 'crew-drawn':
      return (told.from === 'cantina' ? say.taken : say.drawn)({ ...person(told.seat), card: crewName(told.card) })
    case 'crew-placed':
      return say.placed[told.row]({ ...person(told.seat), card: crewName(told.card) })
    case 'crew-moved-up':
      return say.movedUp({ ...person(told.seat), card: crewName(told.card) })
    case 'crew-played': {
      const card = crewName(told.card)
      if (!told.used) return say.idle({ ...person(told.seat), card })
      return say.used({ ...person(told.seat), card, effect: effect(parts, told, told.card, told.edge === 'bottom') })
    }
    case 'cantina-filled':
      return say.cantinaFilled({ card: crewName(told.card) })
    case 'shuffled':
      return say.shuffled[told.deck]
    case 'gained':
      return gained(parts, told, person(told.seat))
    case 'lost': {
      const lost = told.what === 'crew' ? words.crewCards.deck : words.units.any
      return say.lost({ ...person(told.seat), units: lost({ n: told.n }) })
    }
    case 'paid':
      return say.paid({ ...person(told.seat), units: words.units[resource(told.resource)]({ n: told.n }) })
    case 'token-locked':
      return say.tokenLocked({ ...person(told.seat), specialist: specialist(told.specialist) })
    case 'token-ready':
      return say.tokenReady({ ...person(told.seat), specialist: specialist(told.specialist) })
    case 'upgraded':
      return say.upgraded({ ...person(told.seat), upgrade: names.upgrades[item(upgrades, told.upgrade)] })
    case 'outpost-unlocked':
      return say.outpostUnlocked({ ...person(told.seat) })
    case 'scored':
      // The final scoring reports every source; those that gave nothing need no line.
      return told.points === 0
        ? undefined
        : say.scored({
            ...person(told.seat),
            points: words.points({ n: told.points }),
            source: words.sources[told.source],
          })
    case 'travelled':
      return say.travelled({ ...person(told.seat), place: place(planetName(told.planet), told.to) })
    case 'stayed':
      return say.stayed({ ...person(told.seat) })
    case 'discovered':
      return say.discovered({ ...person(told.seat), planet: planetName(told.planet) })
    case 'raised': {
      const on = words.onPlanet({ planet: planetName(told.planet) })
      return say.raised[resource(told.resource)]({ ...person(told.seat), level: told.level, on })
    }
    case 'marker-moved':
      return say.marker({
        ...person(told.seat),
        field: told.to,
        on: words.onPlanet({ planet: planetName(told.planet) }),
      })
    case 'terraformed':
      return say.terraformed({ planet: planetName(told.planet) })
    case 'survivor-revealed':
      return say.revealed({ ...person(told.seat), card: survivorName(told.card) })
    case 'survivor-resolved':
      return say.resolved({ ...person(told.seat), card: survivorName(told.card) })
    case 'survivor-kept':
      return say.kept({ ...person(told.seat), card: survivorName(told.card) })
    case 'survivor-left':
      return say.left({ ...person(told.seat), card: survivorName(told.card) })
    case 'survivor-settled':
      return say.settled({
        ...person(told.seat),
        card: survivorName(told.card),
        on: words.onPlanet({ planet: planetName(told.planet) }),
      })
    case 'colony-founded':
      return say.colony({
        ...person(told.seat),
        on: words.onPlanet({ planet: planetName(told.planet) }),
        nth: told.nth,
      })
    case 'outpost-placed': {
      const on = words.onPlanet({ planet: planetName(told.planet) })
      return (told.from < 0 ? say.outpost : say.outpostMoved)({ ...person(told.seat), on })
    }
    case 'outpost-yielded':
      return say.yielded({ ...person(told.seat), on: words.onPlanet({ planet: planetName(told.planet) }) })
    case 'automa-card':
      return say.automaCard({ card: look(names.automaCards, item(automaIds, told.card)) })
    case 'automa-row':
      return told.done ? say.automaDoes[told.action] : say.automaSkips({ action: names.automaActions[told.action] })
    case 'end-triggered':
      return say.endTriggered({ lastRound: told.lastRound })
    case 'game-over':
      return say.over
  }
}

/** How the game speaks a language with these names and sentences. */
export function makeSpeech(language: Language, names: Names, sentences: Sentences): Speech<Action, View, Event> {
  const parts = makeParts(language, names, sentences)
  const { words } = parts
  const askText = makeAskText(names, words)

  function refusal({ code, params = {} }: Refusal): string {
    if (!isCode(code)) return code
    const text = (key: string): string => String(params[key] ?? '')
    const parts = {
      resource: text('resource') === 'any' ? words.anyResource : look(names.resources, text('resource')),
      specialist: look(words.specialist, text('specialist')),
      upgrade: look(names.upgrades, text('upgrade')),
      limit: Number(params.limit ?? 0),
      range: Number(params.range ?? 0),
    }
    return fill(words.refusal[code], parts)
  }

  function prompt(view: View, seat: Seat, all: readonly string[]): string {
    if (view.asked === undefined) return words.gameOver
    const own = askedIn(view, seat)
    if (own !== undefined) return askText(view, own.decision)
    const waited = [view.asked, ...(view.askedToo ?? [])].map(
      ({ seat: other }) => all[other] ?? words.player({ number: other + 1 }),
    )
    return (waited.length > 1 ? words.waitingForAll : words.waiting)({ who: words.list(waited) })
  }

  function cause(view: View, seat: Seat): string | undefined {
    const own = askedIn(view, seat)
    return own === undefined ? undefined : askedCard(names, own.decision)
  }

  function option(id: string, value?: string): string {
    if (value === undefined) return look(words.options, id)
    return id === 'level' ? look(names.levels, value) : look(words.lengths, value)
  }

  return {
    language,
    game: words.game,
    action: (action, view) => actionText(parts, action, view),
    event: (event, all, me) => eventText(parts, event, all, me),
    refusal,
    prompt,
    cause,
    option,
    // Sentences have them in small letters; here they stand alone.
    source: (id) => look(words.sources, id).replace(/^./u, (letter) => letter.toLocaleUpperCase(language)),
  }
}
