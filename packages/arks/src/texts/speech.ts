import { at, type Language, type Refusal, type Seat, type Speech } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import { automaCards } from '../components/automa.ts'
import {
  destinationActions,
  type Requirement,
  type Resource,
  resources,
  slots,
  specialists,
  upgrades,
} from '../components/basics.ts'
import { constants } from '../components/constants.ts'
import { crew } from '../components/crew.ts'
import { planets } from '../components/planets.ts'
import { survivors } from '../components/survivors.ts'
import type { Event } from '../events.ts'
import { type RefusalCode, refusalCodes } from '../refusals.ts'
import {
  ANY,
  ANY_LEADER,
  CENTRE,
  costs,
  ENGINEER_DUE,
  FIELDS,
  MAIN,
  MOON,
  PLANET_LEADER,
  PORTAL_FIELD,
  STATION,
} from '../tables.ts'
import type { Decision } from '../tasks.ts'
import type { View } from '../view.ts'
import { edgeText, itemsText, look } from './gallery.ts'
import type { Names } from './names.en.ts'
import type { PlaceKind, PromptParts, RefusalParts, Words } from './words.ts'

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

const dueNames: Readonly<Record<number, Requirement>> = {
  [PLANET_LEADER]: 'planetLeader',
  [ENGINEER_DUE]: 'engineer',
  [ANY_LEADER]: 'anyLeader',
}

/** How the game speaks a language with these names and words. */
export function makeSpeech(language: Language, names: Names, words: Words): Speech<Action, View, Event> {
  const crewName = (card: number): string => look(names.crew, at(crew, card).id)
  const survivorName = (card: number): string => look(names.survivors, at(survivors, card).id)
  const planetName = (card: number): string => look(names.planets, planets[card]?.id ?? '')
  const planetIn = (view: View, slot: number): string => planetName(view.system[slot] ?? -1)
  const resource = (n: number): Resource => at(resources, n)
  const specialist = (n: number): string => words.specialist[at(specialists, n)]
  const place = (planet: string, field: number): string => words.toPlace(planet, placeKind(field))

  function action({ kind, n }: Action, view: View): string {
    const say = words.action
    switch (kind) {
      case 'deal-discard':
        return say.discard(crewName(n))
      case 'place':
        return n === 0 ? say.upperRow : say.lowerRow
      case 'gain':
        return say.gain(words.units(1, resource(n)))
      case 'upgrade':
        return say.unlock(names.upgrades[at(upgrades, n)])
      case 'upgrade-none':
        return say.unlockNothing
      case 'travel':
        return say.fly(place(planetIn(view, Math.floor(n / FIELDS)), n))
      case 'discover':
        return say.discover(look(words.directions, at(slots, n)))
      case 'track':
      case 'raise':
        return say.raise(resource(n))
      case 'raise-stop':
        return say.stopRaising
      case 'pay-card':
        return say.payCard(crewName(n), words.specialist[at(crew, n).specialist])
      case 'pay-token':
        return say.payToken(specialist(n))
      case 'pay':
        return say.pay(words.units(1, resource(n)))
      case 'cantina':
        return say.takeFromCantina(crewName(n))
      case 'play-use':
        return say.playUse(crewName(n), effect(n, view.upper[view.active]?.includes(n) ?? false))
      case 'play-idle':
        return say.playIdle(crewName(n))
      case 'play-none':
        return say.playNothing
      case 'to':
        return n === 0 ? say.moveUp : say.throwAway
      case 'act':
        return say.act[at(destinationActions, n)]
      case 'act-none':
        return say.actNothing
      case 'resolve':
        return say.resolve(survivorName(n), words.gallery.gives(itemsText(at(survivors, n).gain, words)))
      case 'survivor':
        return n === 0 ? say.keep : say.leave
      case 'settle':
        return say.settle(survivorName(n))
      case 'outpost-from':
        return say.moveOutpost(planetIn(view, n))
      case 'trade':
        return say.trade(crewName(n), names.specialists[at(crew, n).specialist])
      case 'unlock':
        return say.makeReady(specialist(n))
      case 'draw':
        return n === 0 ? say.draw : say.drawNothing
      case 'automa-pay':
        return say.automaPay(specialist(n))
      case 'automa-outpost-from':
        return say.automaMoveOutpost(planetIn(view, n))
    }
  }

  function effect(card: number, bottom: boolean): string {
    const { top: upperEdge, bottom: lowerEdge } = at(crew, card)
    return edgeText(bottom ? lowerEdge : upperEdge, words)
  }

  function event(told: Event, all: readonly string[]): string | undefined {
    const say = words.event
    // Alone, the Automa is the player after the last seat.
    const name = (player: number): string => all[player] ?? (all.length === 1 ? words.automa : words.player(player + 1))
    switch (told.type) {
      case 'turn-began':
        return say.turn(name(told.seat), told.round)
      case 'crew-discarded':
        return say.discarded[told.why](name(told.seat), crewName(told.card))
      case 'crew-drawn':
        return (told.from === 'cantina' ? say.taken : say.drawn)(name(told.seat), crewName(told.card))
      case 'crew-placed':
        return say.placed[told.row](name(told.seat), crewName(told.card))
      case 'crew-moved-up':
        return say.movedUp(name(told.seat), crewName(told.card))
      case 'crew-played': {
        const card = crewName(told.card)
        if (!told.used) return say.idle(name(told.seat), card)
        return say.used(name(told.seat), card, effect(told.card, told.edge === 'bottom'))
      }
      case 'cantina-filled':
        return say.cantinaFilled(crewName(told.card))
      case 'shuffled':
        return say.shuffled[told.deck]
      case 'gained':
        return told.n > 0
          ? say.gained(name(told.seat), words.units(told.n, resource(told.resource)))
          : say.lost(name(told.seat), words.units(told.lost, resource(told.resource)))
      case 'paid':
        return say.paid(name(told.seat), words.units(told.n, resource(told.resource)))
      case 'token-locked':
        return say.tokenLocked(name(told.seat), specialist(told.specialist))
      case 'token-ready':
        return say.tokenReady(name(told.seat), specialist(told.specialist))
      case 'upgraded':
        return say.upgraded(name(told.seat), names.upgrades[at(upgrades, told.upgrade)])
      case 'outpost-unlocked':
        return say.outpostUnlocked(name(told.seat))
      case 'scored':
        // Final scoring tells every source; those that gave nothing need no line.
        return told.points === 0
          ? undefined
          : say.scored(name(told.seat), words.points(told.points), words.sources[told.source])
      case 'travelled':
        return say.travelled(name(told.seat), place(planetName(told.planet), told.to))
      case 'stayed':
        return say.stayed(name(told.seat))
      case 'discovered':
        return say.discovered(name(told.seat), planetName(told.planet))
      case 'raised': {
        const on = words.onPlanet(planetName(told.planet))
        return say.raised(name(told.seat), resource(told.resource), told.level, on)
      }
      case 'marker-moved':
        return say.marker(name(told.seat), told.to, words.onPlanet(planetName(told.planet)))
      case 'terraformed':
        return say.terraformed(planetName(told.planet))
      case 'survivor-revealed':
        return say.revealed(name(told.seat), survivorName(told.card))
      case 'survivor-resolved':
        return say.resolved(name(told.seat), survivorName(told.card))
      case 'survivor-kept':
        return say.kept(name(told.seat), survivorName(told.card))
      case 'survivor-left':
        return say.left(name(told.seat), survivorName(told.card))
      case 'survivor-settled':
        return say.settled(name(told.seat), survivorName(told.card), words.onPlanet(planetName(told.planet)))
      case 'colony-founded':
        return say.colony(name(told.seat), words.onPlanet(planetName(told.planet)), told.nth)
      case 'outpost-placed': {
        const on = words.onPlanet(planetName(told.planet))
        return (told.from < 0 ? say.outpost : say.outpostMoved)(name(told.seat), on)
      }
      case 'outpost-yielded':
        return say.yielded(name(told.seat), words.onPlanet(planetName(told.planet)))
      case 'automa-card':
        return say.automaCard(look(names.automaCards, at(automaCards, told.card).id))
      case 'automa-row':
        return told.done ? say.automaDoes[told.action] : say.automaSkips(names.automaActions[told.action])
      case 'end-triggered':
        return say.endTriggered(told.lastRound)
      case 'game-over':
        return say.over
    }
  }

  function refusal({ code, params = {} }: Refusal): string {
    if (!isCode(code)) return code
    const text = (key: string): string => String(params[key] ?? '')
    const parts: RefusalParts = {
      resource: text('resource') === 'any' ? words.anyResource : look(names.resources, text('resource')),
      specialist: look(words.specialist, text('specialist')),
      upgrade: look(names.upgrades, text('upgrade')),
      limit: Number(params.limit ?? 0),
      range: Number(params.range ?? 0),
    }
    return words.refusal[code](parts)
  }

  function due(decision: Decision): string {
    if (decision.kind !== 'pay') return ''
    const next = at(at(costs, decision.cost).dues, decision.at)
    const requirement = dueNames[next]
    if (requirement !== undefined) return words.specialist[requirement]
    return words.units(1, next === ANY ? 'any' : resource(next))
  }

  function promptParts(view: View, decision: Decision): PromptParts {
    const here = Math.floor((view.arks[view.active] ?? 0) / FIELDS)
    const plays = view.arks[view.active] === PORTAL_FIELD ? constants.playsAtPortal : constants.plays
    let left = 0
    if (decision.kind === 'play') left = plays - decision.played
    else if (decision.kind === 'raise') left = (view.capacities[view.active] ?? 0) - decision.raised
    else if (decision.kind === 'gain' || decision.kind === 'cantina') left = decision.left
    let card = ''
    if (decision.kind === 'place' || decision.kind === 'to') card = crewName(decision.card)
    else if (decision.kind === 'survivor') card = survivorName(decision.card)
    return {
      card,
      planet: planetIn(view, here),
      left,
      due: due(decision),
      range: view.ranges[view.active] ?? 0,
    }
  }

  function prompt(view: View, seat: Seat, all: readonly string[]): string {
    if (view.asked === undefined) return words.gameOver
    const { seat: decider, decision } = view.asked
    if (decider !== seat) return words.waiting(all[decider] ?? words.player(decider + 1))
    return words.prompt[decision.kind](promptParts(view, decision))
  }

  function option(id: string, value?: string): string {
    if (value === undefined) return look(words.options, id)
    return id === 'level' ? look(names.levels, value) : look(words.lengths, value)
  }

  return {
    language,
    game: words.game,
    action,
    event,
    refusal,
    prompt,
    option,
    source: (id) => look(words.sources, id),
  }
}
