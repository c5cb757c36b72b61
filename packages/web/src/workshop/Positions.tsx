import type { Seat } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { isGameId } from '../games/list.ts'
import { Faults } from './Faults.tsx'
import { goldenNames } from './golden.ts'
import type { From, Look } from './look.ts'
import type { PanelProps } from './Panel.tsx'
import { pack } from './pack.ts'
import type { Fault } from './shape.ts'
import { openPasted } from './source.ts'
import { faultsIn } from './useOpened.ts'

type RandomFrom = Extract<From, { kind: 'random' }>

/** Where positions come from, and whose view is shown. */
export function Positions(props: PanelProps): ReactNode {
  const { look, opened, change } = props
  const { game, from } = look
  const golden = goldenNames(game)
  const [pasting, setPasting] = useState(from.kind === 'paste')
  const choose = (value: string): void => {
    setPasting(value === 'paste')
    if (value === 'random') {
      change({ from: { kind: 'random', seats: opened?.seats ?? 2, seed: 'workshop', options: {} }, at: 0 })
    } else if (value !== 'paste') change({ from: { kind: 'golden', name: value }, at: 0 })
  }
  const value = pasting ? 'paste' : from.kind === 'golden' ? from.name || golden[0] : from.kind
  return (
    <section className="ws-positions">
      <label className="ws-field">
        <span>Game from</span>
        <select value={value} data-testid="from" onChange={({ target }) => choose(target.value)}>
          <optgroup label="Golden games">
            {golden.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
          <option value="random">Random game</option>
          <option value="paste">Pasted record or view</option>
        </select>
      </label>
      {from.kind === 'random' && !pasting ? <Random {...props} from={from} /> : undefined}
      {pasting ? <Paste change={change} /> : undefined}
      {opened?.note === undefined ? undefined : (
        <p className="note warn" role="status" data-testid="note">
          {opened.note}
        </p>
      )}
      <ViewpointField {...props} />
    </section>
  )
}

function ViewpointField({ look, opened, change }: PanelProps): ReactNode {
  if (opened === undefined) return undefined
  const names = (seat: Seat | undefined): string => (seat === undefined ? 'Spectator' : `Seat ${seat + 1}`)
  const { viewpoint } = look
  const seen = opened.seatOf(look.at, viewpoint)
  const can = opened.eyes
  // A single view can only be shown to the seat it was made for.
  const value =
    viewpoint === 'acting' || can.includes(viewpoint === 'spectator' ? undefined : viewpoint)
      ? viewpoint
      : (seen ?? 'spectator')
  return (
    <label className="ws-field">
      <span>Seen by</span>
      <select
        value={value}
        data-testid="eyes"
        onChange={({ target }) =>
          change({
            viewpoint: target.value === 'acting' || target.value === 'spectator' ? target.value : Number(target.value),
          })
        }
      >
        <option value="acting">Whoever has to act ({names(opened.seatOf(look.at, 'acting'))})</option>
        {can.map((seat) => (
          <option key={seat ?? 'spectator'} value={seat ?? 'spectator'}>
            {names(seat)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Random({ from, opened, change }: PanelProps & { readonly from: RandomFrom }): ReactNode {
  const game = opened?.game
  if (game === undefined) return undefined
  const set = (part: Partial<RandomFrom>): void => change({ from: { ...from, ...part }, at: 0 })
  const seats = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  const options = game.options.filter((spec) => spec.seats?.includes(opened?.seats ?? 0) !== false)
  return (
    <div className="ws-random">
      <label className="ws-field">
        <span>Seats</span>
        <select value={opened?.seats} onChange={({ target }) => set({ seats: Number(target.value) })}>
          {seats.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label className="ws-field">
        <span>Seed</span>
        <input
          type="text"
          value={from.seed}
          onChange={({ target }) => target.value !== '' && set({ seed: target.value })}
        />
      </label>
      {options.map(({ id, values, default: usual }) => (
        <label key={id} className="ws-field">
          <span>{id}</span>
          <select
            value={from.options[id] ?? usual}
            onChange={({ target }) => set({ options: { ...from.options, [id]: target.value } })}
          >
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

function Paste({ change }: { change(part: Partial<Look>): void }): ReactNode {
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<readonly Fault[]>()
  const show = async (pasted: string): Promise<void> => {
    try {
      const { game, moments } = await openPasted(pasted)
      const packed = await pack(pasted)
      setFaults(undefined)
      if (isGameId(game.id)) change({ game: game.id, from: { kind: 'paste', packed }, at: moments.length - 1 })
    } catch (error) {
      setFaults(faultsIn(error))
    }
  }
  return (
    <div className="ws-paste">
      <label htmlFor="ws-paste">A record, a view, an update of the protocol, or a golden playthrough:</label>
      <textarea
        id="ws-paste"
        rows={5}
        value={text}
        spellCheck={false}
        data-testid="paste"
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          // Pasted into an empty field, it is shown at once.
          const pasted = event.clipboardData.getData('text')
          if (text === '' && pasted !== '') void show(pasted)
        }}
      />
      <button type="button" className="btn primary" onClick={() => void show(text)} data-testid="show-pasted">
        Show
      </button>
      {faults === undefined ? undefined : <Faults faults={faults} />}
    </div>
  )
}
