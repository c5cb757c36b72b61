import { type Action, actLegal, type Game, type GameState, type Seat } from '@orrery/kernel'

/** One action of a way to go on, and what its player sees before it: a game needs both to put it into words. */
export interface WayStep {
  readonly action: Action
  readonly view: unknown
}

/**
 * The actions of a way to go on that are worth telling: those with a choice that do more than go on. Plans may contain what is forced or leave it
 * out, so it is played here without being told.
 */
export function stepsOf(game: Game, start: GameState, seat: Seat, ids: readonly string[]): readonly WayStep[] {
  const state = game.clone(start)
  const told: WayStep[] = []
  const passed: WayStep[] = []
  for (const id of ids) {
    const action = game.vocabulary.parse(id)
    playForced(game, state, seat, action)
    const step = { action, view: game.view(state, seat) }
    const legal = game.legal(state, seat)
    // Somebody may answer here who had nothing to answer with where it was planned.
    if (!legal.includes(action)) {
      told.push(step)
      continue
    }
    const { events } = actLegal(game, state, seat, action)
    if (legal.length === 1) continue
    // An action that is the only one of its kind, and of which nothing is to be told, only passes a question.
    if (events.length === 0 && isAlone(game, action)) passed.push(step)
    else told.push(step)
  }
  return told.length === 0 ? passed.slice(-1) : told
}

/** Whether there is no other action of this kind: it says what is done and names nothing. */
function isAlone(game: Game, { kind }: Action): boolean {
  return game.vocabulary.actions.filter((action) => action.kind === kind).length === 1
}

/** Plays what nobody has a choice about, up to this action of a seat. */
function playForced(game: Game, state: GameState, seat: Seat, before: Action): void {
  for (;;) {
    const owing = game.toAct(state)
    const who = owing.includes(seat) ? seat : owing[0]
    if (who === undefined) return
    const [only, other] = game.legal(state, who)
    if (only === undefined || other !== undefined || (who === seat && only === before)) return
    actLegal(game, state, who, only)
  }
}
