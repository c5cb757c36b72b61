import { fill, type Language, look, NONE, type Refusal, type Seat, type Speech } from '@orrery/kernel'
import { abilities, abilityIds, optionIds } from '../components/abilities.ts'
import { omegaIds, regulators } from '../components/basics.ts'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { isRefusalCode } from '../rules/refusals.ts'
import { FLIPPED } from '../rules/tables.ts'
import type { PlayerView, View } from '../rules/view.ts'
import { componentsOf, numbersOf } from '../sets/numbers.ts'
import type { Cards, Sentences } from './index.ts'
import { tellEvent } from './tell.ts'
import { idAt, makeVoice } from './voice.ts'

/** The player whose choices are put into words: the reader or, for spectators, whoever's turn it is. */
const speaker = (view: View): PlayerView | undefined => view.players[view.seat ?? view.active]

/** The stars that a tile wants, as they are written on it. */
const starsOf = (view: View, tile: number): string => componentsOf(view).nebulae[tile]?.requires.join(' ') ?? ''

/** What a power card adds to every energy phase: one passive reward of its kind (C6.5). */
const extraOf = (card: number): string => regulators.find(({ id }) => id === abilities[card]?.kind)?.passive ?? ''

/** How the game speaks a language with these cards and sentences. */
export function makeSpeech(language: Language, cards: Cards, texts: Sentences): Speech<Action, View, Event> {
  const voice = makeVoice(cards, texts)

  /** What ending the crafting phase would waste. */
  function unusedBy({ unused }: PlayerView): string[] {
    const say = texts.unused
    return [
      ...(unused.pieces > 0 ? [say.pieces({ n: unused.pieces })] : []),
      ...(unused.units > 0 ? [say.units({ n: unused.units })] : []),
      ...(unused.scorable > 0 ? [say.scorable({ n: unused.scorable })] : []),
    ]
  }

  function action({ kind, n, where }: Action, view: View): string {
    const say = texts.actions
    const player = speaker(view)
    switch (kind) {
      case 'option':
        return say.option[idAt(optionIds, n)]
      case 'omega':
        return say.omega[idAt(omegaIds, n)]
      case 'flip':
        return ((player?.stars[n] ?? 0) > FLIPPED ? say.flip.supernova : say.flip.star)({ corner: voice.corner(n) })
      case 'end-crafting': {
        const unused = player === undefined ? [] : unusedBy(player)
        return unused.length === 0 ? say[kind].all : say[kind].unused({ list: unused.join(', ') })
      }
      default: {
        // The place of actions that name a thing and a place; for all others it is what they name.
        const place = where === NONE ? n : where
        return fill(say[kind], {
          corner: voice.corner(place),
          side: voice.side(place),
          hex: voice.hex(place),
          slot: place + 1,
          element: voice.element(n),
          size: kind === 'place-nebula' ? voice.size(n) : n + 1,
          stars: starsOf(view, n),
          card: voice.ability(n),
          extra: extraOf(n),
          kind: voice.kind(n),
          kindName: voice.kindName(n),
        })
      }
    }
  }

  function refusal({ code, params = {} }: Refusal): string {
    if (!isRefusalCode(code)) return code
    const number = (key: string): number => Number(params[key] ?? 0)
    if (code === 'no-unit') return look(texts.refusals[code], params.track)
    const card = abilityIds.find((id) => id === params.card)
    return fill(texts.refusals[code], {
      kind: look(texts.kindsBefore, params.kind ?? params.regulator),
      card: card === undefined ? String(params.card) : cards.abilities[card].name,
      element: String(params.element),
      size: number('size'),
      slot: number('slot'),
      need: number('need'),
      have: number('have'),
      missing: number('missing'),
    })
  }

  function prompt(view: View, seat: Seat, names: readonly string[]): string {
    const player = view.players[seat]
    if (view.over || player === undefined) return texts.over
    const { ask, stage } = player
    if (ask === 'none' || view.seat !== seat) return texts.stages[stage]({ name: names[seat] ?? `${seat + 1}` })
    const { shiftMoves, energyRow } = numbersOf(view)
    const task = player.todo.at(-1)
    return fill(texts.prompts[ask], {
      left: ask === 'shift' ? shiftMoves - player.moves : task !== undefined && 'left' in task ? task.left : 0,
      element: voice.element(player.held),
      size: voice.size(player.held),
      stars: starsOf(view, player.held),
      hex: voice.hex(player.bound),
      surplus: player.handSize - energyRow.handLimit,
    })
  }

  function cause(view: View, seat: Seat): string | undefined {
    const player = view.players[seat]
    if (view.over || player === undefined || view.seat !== seat) return undefined
    return player.ask === 'none' || player.card === NONE ? undefined : voice.ability(player.card)
  }

  return {
    language,
    game: texts.game,
    action,
    event: (told, names, me) => tellEvent(voice, told, names, me),
    refusal,
    prompt,
    cause,
    option: (id, value) => look(texts.options, value === undefined ? id : `${id}:${value}`),
    source: (id) => look(texts.sources, id),
  }
}
