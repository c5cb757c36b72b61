import { type Action, arks, type Event, type State } from '@orrery/arks'
import { parsePlayer } from '@orrery/bots'
import { act, begin, eventsFor, type Language, makeRng } from '@orrery/kernel'
import { type ReactNode, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../design/tokens.css'
import '../../design/base.css'
import '../../design/controls.css'
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

const state: State = begin(arks, {
  seats,
  seed: get('seed', 'harness'),
  options: seats === 1 ? { level: get('level', 'medium') } : {},
})
const me = Number(get('me', '0'))
const bot = parsePlayer('arks', get('bot', 'easy'))

/** Lets a bot play until so many decisions are taken and, if wanted, until I am asked a decision of a kind. */
function wind(least: number, kind: string): void {
  for (let i = 0; i < 5000; i++) {
    const [seat] = arks.toAct(state)
    if (seat === undefined) return
    const asked = arks.view(state, me).asked
    if (i >= least && (kind === '' || (seat === me && asked?.decision.kind === kind))) return
    const legal = arks.legal(state, seat)
    if (bot === undefined) return
    const action = bot.choose({ seat, legal, view: () => arks.view(state, seat), rng: makeRng(`${i}`) })
    act(arks, state, seat, arks.vocabulary.parse(action.id))
  }
}

/** Lets bots decide for everybody else, until I am asked again. */
function letOthersPlay(): void {
  for (let i = 0; i < 5000; i++) {
    const [seat] = arks.toAct(state)
    if (seat === undefined || seat === me || bot === undefined) return
    const legal = arks.legal(state, seat)
    const choice = bot.choose({ seat, legal, view: () => arks.view(state, seat), rng: makeRng(`o${i}`) })
    act(arks, state, seat, arks.vocabulary.parse(choice.id))
  }
}

declare global {
  interface Window {
    arksHarness: {
      state: State
      play(id: string): number
      bench(id: string, times: number): Promise<number[]>
      heard: string[]
    }
  }
}

wind(Number(get('at', '0')), get('kind', ''))
if (query.has('auto')) letOthersPlay()
const names = ['Ola', 'Jonas', 'Maximiliane', 'Kim'].slice(0, seats)

function Harness(): ReactNode {
  const [shown, setShown] = useState({
    view: arks.view(state, me),
    legal: arks.legal(state, me),
    events: [] as readonly Event[],
  })
  const [hint, setHint] = useState<ReactNode>()
  const play = useCallback((seat: number, action: Action) => {
    const { told } = act(arks, state, seat, action)
    if (query.has('auto')) letOthersPlay()
    setShown({
      view: arks.view(state, me),
      legal: speed === 0 ? arks.legal(state, me) : [],
      events: speed === 0 ? [] : eventsFor(told, me),
    })
  }, [])
  window.arksHarness = {
    state,
    heard: window.arksHarness?.heard ?? [],
    play(id) {
      const start = performance.now()
      flushSync(() => play(arks.toAct(state)[0] ?? 0, arks.vocabulary.parse(id)))
      return performance.now() - start
    },
    async bench(id, times) {
      const before = { view: arks.view(state, me), legal: arks.legal(state, me), events: [] }
      act(arks, state, arks.toAct(state)[0] ?? 0, arks.vocabulary.parse(id))
      const list: number[] = []
      for (let i = 0; i < times; i++) {
        await new Promise((done) => setTimeout(done, 5))
        flushSync(() => setShown({ ...before, view: structuredClone(before.view) }))
        const after = { view: arks.view(state, me), legal: arks.legal(state, me), events: [] }
        const start = performance.now()
        flushSync(() => setShown(after))
        list.push(performance.now() - start)
      }
      return list.sort((a, b) => a - b)
    },
  }
  const end = board.endTurn(shown.view, shown.legal)
  const heard = window.arksHarness.heard
  return (
    <div className="harness table-screen" data-over={shown.view.over}>
      <header>
        <b>{shown.view.asked?.decision.kind}</b>
        <span>{hint}</span>
        {end === undefined ? undefined : (
          <button type="button" className="btn primary" data-action={end.id} onClick={() => play(me, end)}>
            {end.id}
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
          explain={(action) => heard.push(arks.refuse(state, me, action)?.code ?? `legal: ${action.id}`)}
          animated={() =>
            setShown((old) => (old.events.length === 0 ? old : { ...old, legal: arks.legal(state, me), events: [] }))
          }
          zoom={(component) => heard.push(`zoom ${component}`)}
          hint={setHint}
          lastLine="Jonas lands on Ryugu: your outpost pays you 2 technology, 1 minerals"
          openLog={() => heard.push('log')}
        />
      </main>
    </div>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Harness />)
