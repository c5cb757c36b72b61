import { type Action, cosmos, type Event, type State } from '@orrery/cosmos'
import { act, begin, eventsFor, type Language, makeRng, pick } from '@orrery/kernel'
import { type ReactNode, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../design/tokens.css'
import '../../design/base.css'
import './harness.css'
import board from '../index.tsx'

/** A page that shows any position of any game without the shell, for pictures and for measuring. Not part of the build. */

const query = new URLSearchParams(location.search)
const get = (name: string, other: string): string => query.get(name) ?? other
const seats = Number(get('seats', '3'))
const language: Language = get('lang', 'en') === 'de' ? 'de' : get('lang', 'en') === 'pl' ? 'pl' : 'en'
const speed = Number(get('speed', '0'))
document.documentElement.dataset.theme = get('theme', 'dark')
document.documentElement.lang = language
document.documentElement.style.setProperty('--speed', String(speed))

const state: State = begin(cosmos, { seats, seed: get('seed', 'harness'), options: { faster: get('faster', 'off') } })
const rng = makeRng(get('seed', 'harness'))

/** Plays the given actions (`seat action`), or random ones, up to a point. */
function wind(moves: readonly string[], until: number): void {
  for (let i = 0; i < until; i++) {
    const line = moves[i]
    const [seat] = cosmos.toAct(state)
    if (seat === undefined) return
    if (line === undefined) act(cosmos, state, seat, pick(rng, cosmos.legal(state, seat)))
    else act(cosmos, state, Number(line.split(' ')[0]), cosmos.vocabulary.parse(line.split(' ')[1]))
  }
}

declare global {
  interface Window {
    /** A recorded game to wind through, given by whoever takes pictures. */
    record?: readonly string[]
    cosmosGame: typeof cosmos
    harness: {
      state: State
      play(id: string): number
      refused: string[]
      bench(id: string, times: number): Promise<number[]>
    }
  }
}

window.cosmosGame = cosmos
wind(window.record ?? [], Number(get('at', '0')))
const me = Number(get('me', String(cosmos.toAct(state)[0] ?? 0)))
const names = ['Ola', 'You', 'Jonas', 'Maximiliane'].slice(0, seats)

function Harness(): ReactNode {
  const [shown, setShown] = useState({
    view: cosmos.view(state, me),
    legal: cosmos.legal(state, me),
    events: [] as readonly Event[],
  })
  const [hint, setHint] = useState<ReactNode>()
  const play = useCallback((seat: number, action: Action) => {
    const { told } = act(cosmos, state, seat, action)
    setShown({
      view: cosmos.view(state, me),
      legal: speed === 0 ? cosmos.legal(state, me) : [],
      events: speed === 0 ? [] : eventsFor(told, me),
    })
  }, [])
  window.harness = {
    state,
    refused: window.harness?.refused ?? [],
    async bench(id, times) {
      const before = { view: cosmos.view(state, me), legal: cosmos.legal(state, me), events: [] }
      act(cosmos, state, cosmos.toAct(state)[0] ?? 0, cosmos.vocabulary.parse(id))
      const list: number[] = []
      for (let i = 0; i < times; i++) {
        await new Promise((done) => setTimeout(done, 5))
        flushSync(() => setShown({ ...before, view: structuredClone(before.view) }))
        const after = { view: cosmos.view(state, me), legal: cosmos.legal(state, me), events: [] }
        const start = performance.now()
        flushSync(() => setShown(after))
        list.push(performance.now() - start)
      }
      return list.sort((a, b) => a - b)
    },
    play(id) {
      const start = performance.now()
      flushSync(() => play(cosmos.toAct(state)[0] ?? 0, cosmos.vocabulary.parse(id)))
      return performance.now() - start
    },
  }
  const end = board.endTurn(shown.view, shown.legal)
  const count = shown.view.players[me]?.unused.pieces ?? 0
  return (
    <div className="harness">
      <header>
        <b>{shown.view.players[me]?.ask}</b>
        <span>{hint}</span>
        {end !== undefined && (
          <button type="button" className="btn primary" data-action={end.id} onClick={() => play(me, end)}>
            {end.id} {count > 0 && <span className="badge">{count}</span>}
          </button>
        )}
      </header>
      <main>
        <board.Board
          view={shown.view}
          me={me}
          legal={shown.legal}
          names={names}
          language={language}
          settings={{ speed, shapes: false }}
          events={shown.events}
          act={(action) => play(me, action)}
          explain={(action) =>
            window.harness.refused.push(cosmos.refuse(state, me, action)?.code ?? `legal: ${action.id}`)
          }
          animated={() =>
            setShown((old) => (old.events.length === 0 ? old : { ...old, legal: cosmos.legal(state, me), events: [] }))
          }
          zoom={(component) => window.harness.refused.push(`zoom ${component}`)}
          hint={setHint}
          lastLine="Ola completed a nebula, +6"
          openLog={() => window.harness.refused.push('log')}
        />
      </main>
    </div>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Harness />)
