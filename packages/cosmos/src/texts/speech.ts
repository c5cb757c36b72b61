import type { Speech } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import { WITH_ABILITY, WITH_STAR } from '../actions.ts'
import { abilityIds, optionIds } from '../components/abilities.ts'
import { energyRow, omegaIds, shiftMoves } from '../components/basics.ts'
import type { Event } from '../events.ts'
import { cardOfProgram } from '../rules/programs.ts'
import { isRefusalCode } from '../rules/refusals.ts'
import { type SourceId, sourceIds } from '../state.ts'
import { FLIPPED, NONE } from '../tables.ts'
import type { PlayerView, View } from '../view.ts'
import {
  type ActionWords,
  type Catalogue,
  cardAt,
  cornerAt,
  type EventText,
  elementAt,
  hexAt,
  kindAt,
  type PromptWords,
  sideAt,
  tileAt,
} from './catalogue.ts'

const isSource = (id: string): id is SourceId => sourceIds.some((source) => source === id)

/** The player whose choices are put into words: the own seat, for spectators whoever's turn it is. */
const speaker = (view: View): PlayerView | undefined => view.players[view.seat ?? view.active]

function actionWords(catalogue: Catalogue, { at, what, verb }: Action, view: View): ActionWords {
  const player = speaker(view)
  const card = abilityIds[what]
  return {
    corner: cornerAt(at),
    side: sideAt(at),
    hex: hexAt(at),
    element: elementAt(what),
    kind: kindAt(verb === 'shift-dark' ? at : what),
    size: what + 1,
    slot: at + 1,
    tile: tileAt(what),
    card: card === undefined ? '' : catalogue.components.abilities[card].name,
    option: optionIds[what] ?? 'growth',
    omega: omegaIds[what] ?? 'nebula',
    discharge: at === WITH_STAR ? 'star' : at === WITH_ABILITY ? 'ability' : 'nothing',
    supernova: (player?.stars[at] ?? 0) > FLIPPED,
    unused: player?.unused ?? { pieces: 0, units: 0, scorable: 0 },
  }
}

function promptWords(catalogue: Catalogue, player: PlayerView): PromptWords {
  const card = cardOfProgram[player.program] ?? NONE
  return {
    left: player.ask === 'shift' ? shiftMoves - player.moves : player.left,
    card: card === NONE ? '' : catalogue.components.abilities[cardAt(card)].name,
    element: elementAt(player.held),
    tile: tileAt(player.held),
    hex: hexAt(player.bound),
    surplus: player.handSize - energyRow.handLimit,
  }
}

/** How the game speaks a language. */
export function makeSpeech(catalogue: Catalogue): Speech<Action, View, Event> {
  const tellers: Readonly<Record<string, EventText<never>>> = catalogue.events
  return {
    language: catalogue.language,
    game: catalogue.game,
    action: (action, view) => catalogue.actions[action.verb](actionWords(catalogue, action, view)),
    event(event, names) {
      const who = (seat: number): string => names[seat] ?? `${seat + 1}`
      // The teller found under a type takes events of that type; the compiler cannot follow it through the lookup.
      const teller = tellers[event.type] as EventText<Event> | undefined
      return teller?.(event, who)
    },
    refusal: ({ code, params }) => (isRefusalCode(code) ? catalogue.refusals[code](params ?? {}) : code),
    prompt(view, seat, names) {
      const player = view.players[seat]
      if (view.over || player === undefined) return catalogue.over
      if (player.ask === 'none' || view.seat !== seat)
        return catalogue.stages[player.stage](names[seat] ?? `${seat + 1}`)
      return catalogue.prompts[player.ask](promptWords(catalogue, player))
    },
    option(id, value) {
      const key = value === undefined ? id : `${id}:${value}`
      const options: Readonly<Record<string, string>> = catalogue.options
      return options[key] ?? key
    },
    source: (id) => (isSource(id) ? catalogue.sources[id] : id),
  }
}
