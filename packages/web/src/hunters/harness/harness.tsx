import { type Action, type Event, hunters, type State } from '@orrery/hunters'
import { dotIds, starDot } from '@orrery/hunters/tables'
import speechDe from '@orrery/hunters/texts/de'
import speechEn from '@orrery/hunters/texts/en'
import speechPl from '@orrery/hunters/texts/pl'
import { act, begin, eventsFor, type Language, makeRng, pick } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../design/tokens.css'
import '../../design/base.css'
import '../../design/controls.css'
import './harness.css'
import board from '../index.tsx'

/** A page that shows any position of the game without the shell, for pictures. Not part of the build. */

const query = new URLSearchParams(location.search)
const get = (name: string, other: string): string => query.get(name) ?? other
const seats = Number(get('seats', '4'))
const me = Number(get('me', '1'))
const speed = Number(get('speed', '0'))
const language: Language = get('lang', 'en') === 'de' ? 'de' : get('lang', 'en') === 'pl' ? 'pl' : 'en'
const speech = { en: speechEn, pl: speechPl, de: speechDe }[language]
document.documentElement.dataset.theme = get('theme', 'dark')
document.documentElement.lang = language
document.documentElement.style.setProperty('--speed', String(speed))

const state: State = begin(hunters, { seats, seed: get('seed', 'sky'), options: { holdLimit: get('limit', 'off') } })
const rng = makeRng(get('seed', 'sky'))
const names = ['Ola', 'You', 'Jonas', 'Maximiliane'].slice(0, seats)

/** A player that creates and fuses what it can and mostly finds the right dot. */
function choose(seat: number): Action {
  const legal = hunters.legal(state, seat)
  if (state.ask === 'place') {
    const right = legal.find((action) => action.id === `place:${dotIds[starDot[state.star] ?? 0]}`)
    return right === undefined || get('wrong', '') === 'often' ? pick(rng, legal) : right
  }
  if (get('cards', '') === 'first') {
    const plays = legal.filter((action) => action.kind === 'play')
    if (plays.length > 0) return pick(rng, plays)
  }
  const creates = legal.filter((action) => action.kind === 'create')
  if (creates.length > 0) return pick(rng, creates)
  const fusions = legal.filter((action) => action.kind === 'fuse' && action.value > 0)
  return fusions.length > 0 ? pick(rng, fusions) : pick(rng, legal)
}

function wind(ask: string, turn: number): void {
  for (let i = 0; i < 6000; i++) {
    const [seat] = hunters.toAct(state)
    if (seat === undefined) return
    if (state.turn >= turn && seat === me && (ask === '' || state.ask === ask)) return
    act(hunters, state, seat, choose(seat))
  }
}
wind(get('ask', 'move'), Number(get('turn', '30')))
if (get('rich', '') !== '') {
  // A hoard out of the pool, so that any star can be paid.
  state.pool.forEach((left, element) => {
    const taken = Math.min(left, 20)
    state.pool[element] = left - taken
    state.crystals[me * 6 + element] = (state.crystals[me * 6 + element] ?? 0) + taken
  })
}

declare global {
  interface Window {
    hunters: { ask(): string; over(): boolean; legal(): string[]; refused: string[] }
  }
}

function Harness(): ReactNode {
  const [shown, setShown] = useState({
    view: hunters.view(state, me),
    legal: hunters.legal(state, me),
    events: [] as readonly Event[],
  })
  const [hint, setHint] = useState<ReactNode>()
  const [line, setLine] = useState<string>()
  const play = (seat: number, action: Action): void => {
    const { told } = act(hunters, state, seat, action)
    const events = eventsFor(told, me)
    const words = events.flatMap((event) => speech.event(event, names) ?? [])
    if (words.length > 0) setLine(words.at(-1))
    setShown({
      view: hunters.view(state, me),
      legal: speed === 0 ? hunters.legal(state, me) : [],
      events: speed === 0 ? [] : events,
    })
  }
  window.hunters = {
    ask: () => (state.asked === me ? state.ask : 'wait'),
    over: () => state.ask === 'over',
    legal: () => hunters.legal(state, me).map((action) => action.id),
    refused: window.hunters?.refused ?? [],
  }
  useEffect(() => {
    const [seat] = hunters.toAct(state)
    if (shown.events.length > 0 || seat === undefined || seat === me) return
    const timer = setTimeout(() => play(seat, choose(seat)), speed === 0 ? 0 : 200)
    return () => clearTimeout(timer)
  })
  const end = board.endTurn(shown.view, shown.legal)
  return (
    <div className="harness">
      <header>
        <span>
          {speech.prompt(shown.view, me, names)} {hint}
        </span>
        {end !== undefined && (
          <button type="button" className="btn primary" data-action={end.id} onClick={() => play(me, end)}>
            {speech.action(end, shown.view)}
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
          explain={(action) => {
            const refusal = hunters.refuse(state, me, action)
            if (refusal !== undefined) window.hunters.refused.push(refusal.code)
          }}
          animated={() => setShown((old) => ({ ...old, legal: hunters.legal(state, me), events: [] }))}
          zoom={() => undefined}
          hint={setHint}
          lastLine={line}
          openLog={() => undefined}
        />
      </main>
    </div>
  )
}

const root = document.getElementById('app')
if (root !== null) createRoot(root).render(<Harness />)
