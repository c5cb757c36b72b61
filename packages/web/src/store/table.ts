import type { Action, Refusal, Seat } from '@orrery/kernel'
import type { StoreApi } from 'zustand/vanilla'
import { openTable, type TableClient, type TableLocation } from '../worker/client.ts'
import type { PastStep, Position, RoundViews, TurnOf, WorkerAnswer } from '../worker/protocol.ts'
import { makeClicks } from './clicks.ts'
import type { MakeOnline, OnlineHandle } from './online.ts'
import { makeShownTable, type TableState } from './shown-table.ts'

/** A table on the page: its state, and what it can be asked to do. */
export interface TableHandle {
  readonly store: StoreApi<TableState>
  /**
   * Takes an action, and `then` these, each as soon as it is asked for; what is no longer allowed then ends the chain. What `follows` from
   * the last click is taken back together with it.
   */
  act(action: Action, then?: readonly Action[], follows?: boolean): void
  explain(action: Action): void
  /** Takes back what the last click did, or the whole turn. */
  undo(turn: boolean): void
  /** Makes the bot that is thinking take the best action found so far; left out where bots run elsewhere. */
  hurry?(): void
  handOver(seat: Seat): void
  /** The events have been shown, or a click has cut them short. */
  animated(): void
  history(): Promise<readonly RoundViews[]>
  record(): Promise<string>
  /** Why these turns were good for those who played them: by the number of a turn, a theme of the game's model. */
  why(turns: readonly TurnOf[]): Promise<ReadonlyMap<number, string>>
  /** Shows the past: `start`, and then one step for each `showNext`; news that arrives meanwhile waits for `endPast`. */
  showPast(start: Position, steps: readonly PastStep[]): void
  showNext(): void
  endPast(): void
  /** What an online table has besides the game. */
  readonly online?: OnlineHandle
  close(): void
}

/** Opens a table. `animates` says for every step whether its events will be shown; an online table gets its other part from `makeOnline`. */
export function makeTable(
  id: string,
  animates: () => boolean,
  place: TableLocation,
  makeOnline?: MakeOnline,
): TableHandle {
  const { receive, isBehind, close, ...shown } = makeShownTable(animates)
  const { store } = shown
  const set = store.setState
  let refusals = 0
  /** The position in which the last decision was made. */
  let sentAt = -1
  const online = makeOnline?.(id, (): TableClient => client)
  const client: TableClient = openTable(id, place, (news) => {
    if (online?.receive(news) !== true) receive(news)
  })
  const refuse = (refusal: Refusal): void => {
    refusals++
    set({ refused: { refusal, serial: refusals } })
  }
  /** A refusal by the rules is shown with its rule; one by the table itself is left to the online part. */
  const handleAnswer = (answer: WorkerAnswer): void => {
    if (answer.type === 'refused' && !/^T\d/.test(answer.refusal.rule)) refuse(answer.refusal)
    else online?.trouble(answer)
  }
  /** What follows the decision that was sent last. */
  let following: readonly Action[] = []
  const clicks = makeClicks()
  const act = ({ id: action }: Action, then: readonly Action[] = [], follows = false): void => {
    const { position, sent } = store.getState()
    if (position === undefined || isBehind()) return
    // One decision for each position: its result may be on the page before the answer to it.
    if (sent && position.changes === sentAt) return
    sentAt = position.changes
    following = then
    clicks.decide(position.undoTurn, follows)
    set({ sent: true })
    void client.ask({ type: 'act', action, after: position.changes }).then((answer) => {
      if (sentAt === position.changes) set({ sent: false })
      handleAnswer(answer)
    })
  }
  store.subscribe(({ position, past }) => {
    const [next, ...rest] = following
    if (next === undefined || position === undefined || position.changes <= sentAt || isBehind()) return
    following = []
    if (past === undefined && position.legal.some(({ id }) => id === next.id)) act(next, rest, true)
  })
  const hurry = (): void => {
    const { thinking, position, ...rest } = store.getState()
    const best = thinking?.best
    if (best === undefined || position === undefined || best.after !== position.changes) return
    store.setState({ ...rest, position }, true)
    client.hurry?.(best)
  }
  return {
    ...shown,
    act,
    explain({ id: action }) {
      void client.ask({ type: 'explain', action }).then(handleAnswer)
    },
    async undo(turn) {
      const { sent, past, position } = store.getState()
      if (sent || past !== undefined || position === undefined) return
      for (let left = turn ? 1 : clicks.last(position.undoTurn); left > 0; left--) {
        const answer = await client.ask({ type: 'undo', turn })
        handleAnswer(answer)
        if (answer.type !== 'done') return
      }
    },
    ...(client.hurry === undefined ? {} : { hurry }),
    handOver(seat) {
      void client.ask({ type: 'hand-over', seat })
    },
    async history() {
      const answer = await client.ask({ type: 'history' })
      return answer.type === 'history' ? answer.rounds : []
    },
    async record() {
      const answer = await client.ask({ type: 'record' })
      return answer.type === 'record' ? answer.text : ''
    },
    async why(turns) {
      const answer = await client.ask({ type: 'why', turns })
      return answer.type === 'why' ? answer.themes : new Map()
    },
    ...(online === undefined ? {} : { online }),
    close() {
      close()
      online?.close()
      client.close()
    },
  }
}
