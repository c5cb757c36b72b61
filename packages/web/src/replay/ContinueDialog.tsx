import { Choice } from '@orrery/board/choice'
import { Icon } from '@orrery/board/icons'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { levelName } from '../common/levels.ts'
import { SeatRow } from '../common/SeatRow.tsx'
import { freshSeat } from '../common/setup.ts'
import { Dialog } from '../design/Dialog.tsx'
import { Form } from '../design/Form.tsx'
import { type SeatChoice, useSettings } from '../store/settings.ts'
import { useReplayTexts, useTexts } from '../texts/index.ts'
import { askFacts } from '../worker/client.ts'
import type { ReplayHandle } from './handle.ts'

interface ContinueDialogProps {
  readonly handle: ReplayHandle
  readonly index: number
  /** The names of the seats in the replay. */
  readonly names: readonly string[]
  /** The seat whose view is shown; the user takes it. */
  readonly seat: number | undefined
  onClose(): void
}

/** Creates a local game from the moment that is shown: who plays which seat from here on. */
export function ContinueDialog({ handle, index, names, seat: mine, onClose }: ContinueDialogProps): ReactNode {
  const t = useTexts()
  const r = useReplayTexts()
  const { setups } = useSettings()
  const [, navigate] = useLocation()
  const { info } = handle
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    names.map((name, seat) => ({ name, bot: seat !== (mine ?? 0) })),
  )
  const [levels, setLevels] = useState<readonly string[]>([])
  const [level, setLevel] = useState<string>()
  const [starting, setStarting] = useState(false)
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let wanted = true
    void askFacts(info.game).then((facts) => {
      if (!wanted) return
      setLevels(facts.levels)
      const usual = [setups[info.game]?.level, 'medium', facts.levels[0]]
      setLevel(usual.find((each) => each !== undefined && facts.levels.includes(each)))
    })
    return () => {
      wanted = false
    }
  }, [info.game, setups])
  const people = seats.filter(({ bot }) => !bot).length
  const bots = seats.length - people
  const start = async (): Promise<void> => {
    setStarting(true)
    const called = seats.map(({ name, bot }, seat) => {
      const kept = name.trim() || freshSeat(seat, bot, t.setup.defaultName).name
      return bot && level !== undefined ? { name: kept, bot: level } : { name: kept }
    })
    try {
      navigate(`/table/${await handle.client.continueFrom(index, called)}`)
    } catch (error) {
      setStarting(false)
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Dialog title={r.continue.title} onClose={onClose} className="setup">
      <Form className="setup-form" onSubmit={() => void start()}>
        <p>{r.continue.text({ index, round: info.moments[index]?.round ?? 1 })}</p>
        <fieldset className="seat-rows">
          <legend>{t.setup.seats}</legend>
          {seats.map((seat, i) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              key={i}
              index={i}
              seat={seat}
              onChange={(part) => setSeats(seats.map((each, j) => (j === i ? { ...each, ...part } : each)))}
            />
          ))}
        </fieldset>
        {people === 0 ? <p className="note warn">{t.setup.onePerson}</p> : undefined}
        {people > 1 ? <p className="note">{t.setup.hotSeat}</p> : undefined}
        {bots > 0 && level !== undefined && levels.length > 1 ? (
          <Choice
            label={t.setup.level}
            value={level}
            of={levels.map((each) => ({ value: each, text: levelName(t, each) }))}
            onChange={setLevel}
          />
        ) : undefined}
        {fault === undefined ? undefined : (
          <p className="note warn" role="alert">
            {r.continue.failed} <code lang="en">{fault}</code>
          </p>
        )}
        <button
          type="submit"
          className="btn primary start"
          disabled={people === 0 || starting || level === undefined}
          data-testid="continue"
        >
          <Icon name="play" size={16} />
          {r.continue.start}
        </button>
      </Form>
    </Dialog>
  )
}
