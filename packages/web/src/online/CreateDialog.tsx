import { Choice, Switch } from '@orrery/board/choice'
import { Icon } from '@orrery/board/icons'
import { SeatDisc } from '@orrery/board/seats'
import type { Refusal } from '@orrery/kernel'
import type { ClockSpec } from '@orrery/table'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { GameOptions } from '../common/GameOptions.tsx'
import { levelName } from '../common/levels.ts'
import { Dialog } from '../design/Dialog.tsx'
import { Form } from '../design/Form.tsx'
import { Select } from '../design/Select.tsx'
import { gameIds } from '../games/list.ts'
import { ServerError, server } from '../server/api.ts'
import { identify, takeName } from '../server/identity.ts'
import { isGuestName, useIdentity } from '../server/who.ts'
import { useOnlineTexts, useTexts } from '../texts/index.ts'
import { ClockChoice } from './clocks.tsx'
import { NameField } from './NameField.tsx'
import { refusalWords } from './Trouble.tsx'
import { useServed, useSpeech } from './useServed.ts'

/** Who is to sit at another seat: anybody (empty), or a bot of this level. */
type SeatPlan = string

interface Choices {
  readonly seats: readonly SeatPlan[]
  readonly options: Readonly<Record<string, string>>
  readonly clock: ClockSpec
  readonly private: boolean
  readonly spectators: boolean
  readonly rated: boolean
  readonly advice: boolean
}

const fresh: Choices = {
  seats: [''],
  options: {},
  clock: { kind: 'none' },
  private: true,
  spectators: true,
  rated: false,
  advice: false,
}

/** Creates a table that others can join. */
export default function CreateDialog({ game: first, onClose }: { readonly game?: string; onClose(): void }): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const [, navigate] = useLocation()
  const { me } = useIdentity()
  const [name, setName] = useState(() => (me === undefined || isGuestName(me.name) ? '' : me.name))
  const [game, setGame] = useState<string>(first ?? 'cosmos')
  const [choices, setChoices] = useState(fresh)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const [refusal, setRefusal] = useState<Refusal>()
  const registered = me?.account !== undefined
  const speech = useSpeech(game)
  const served = useServed(game)
  const change = (part: Partial<Choices>): void => setChoices({ ...choices, ...part })
  const least = Math.max(2, served?.seats.min ?? 2)
  const most = served?.seats.max ?? 4
  const count = choices.seats.length + 1
  const people = choices.seats.every((plan) => plan === '')
  const options = (served?.options ?? []).filter(({ seats }) => seats === undefined || seats.includes(count))

  const make = async (): Promise<void> => {
    setState('busy')
    try {
      await identify()
      await takeName(name)
      const chosen = Object.fromEntries(options.map((spec) => [spec.id, choices.options[spec.id] ?? spec.default]))
      const { seats, rated, advice, ...rest } = choices
      const made = await server.create({
        ...rest,
        game,
        seats: count,
        options: chosen,
        ...(rated && people && registered ? { rated: true } : advice ? { advice: true } : {}),
      })
      for (const [i, level] of seats.entries()) {
        if (level !== '') await server.command(made.id, { type: 'seat-bot', seat: i + 1, level })
      }
      navigate(`/online/${made.id}`)
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      setRefusal(error.refusal)
      setState('failed')
    }
  }

  return (
    <Dialog title={o.create.title} onClose={onClose} className="setup">
      <Form className="setup-form" onSubmit={() => void make()}>
        <NameField value={name} onChange={setName} />
        <label className="option">
          <span>{o.create.game}</span>
          <Select
            value={game}
            testid="new-game"
            of={gameIds.map((value) => ({ value, text: t.about(value).name }))}
            onChange={(chosen) => {
              setGame(chosen)
              setChoices({ ...choices, seats: [''], options: {} })
            }}
          />
        </label>
        <Choice
          label={o.create.players}
          value={String(count)}
          of={Array.from({ length: most - least + 1 }, (_, i) => ({
            value: String(least + i),
            text: String(least + i),
          }))}
          onChange={(n) => change({ seats: Array.from({ length: Number(n) - 1 }, (_, i) => choices.seats[i] ?? '') })}
        />
        <SeatPlans
          name={name.trim() || o.create.you}
          plans={choices.seats}
          levels={served?.levels ?? []}
          onChange={(seats) => change({ seats, rated: choices.rated && seats.every((each) => each === '') })}
        />
        <ClockChoice clock={choices.clock} onChange={(clock) => change({ clock })} />
        {speech === undefined ? undefined : (
          <GameOptions
            speech={speech}
            options={options}
            chosen={choices.options}
            onChange={(chosen) => change({ options: chosen })}
          />
        )}
        <AccessSwitches choices={choices} people={people} registered={registered} onChange={change} />
        <div className="form-foot">
          {state === 'failed' ? (
            <p className="note warn" role="alert">
              {(refusal && refusalWords(refusal, o)) ?? o.create.failed}
            </p>
          ) : undefined}
          <button
            type="submit"
            className="btn primary start"
            disabled={state === 'busy' || served === undefined || name.trim() === ''}
            data-testid="make-table"
          >
            <Icon name="people" size={18} />
            {state === 'busy' ? o.create.busy : o.create.go}
          </button>
        </div>
      </Form>
    </Dialog>
  )
}

interface SeatPlansProps {
  /** The name at the user's own seat. */
  readonly name: string
  readonly plans: readonly SeatPlan[]
  readonly levels: readonly string[]
  onChange(plans: readonly SeatPlan[]): void
}

/** Chooses who is to sit at the other seats. */
function SeatPlans({ name, plans, levels, onChange }: SeatPlansProps): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  return (
    <fieldset className="seat-rows">
      <legend>{o.create.seats}</legend>
      <div className="seat-row online">
        <SeatDisc seat={0} size={32} />
        <b>{name}</b>
      </div>
      {plans.map((plan, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <div className="seat-row online" key={i}>
          <SeatDisc seat={i + 1} size={32} />
          <Select
            value={plan}
            label={o.create.seat({ n: i + 2 })}
            of={[
              { value: '', text: o.create.openSeat },
              ...levels.map((value) => ({ value, text: o.create.bot({ level: levelName(t, value) }) })),
            ]}
            onChange={(chosen) => onChange(plans.with(i, chosen))}
          />
        </div>
      ))}
    </fieldset>
  )
}

interface AccessSwitchesProps {
  readonly choices: Choices
  /** No seat is for a bot: only such a table can be rated. */
  readonly people: boolean
  readonly registered: boolean
  onChange(part: Partial<Choices>): void
}

/** Who may find and watch the table, whether it is rated, and whether there are hints. */
function AccessSwitches({ choices, people, registered, onChange }: AccessSwitchesProps): ReactNode {
  const o = useOnlineTexts()
  return (
    <div>
      <Switch
        label={o.create.private}
        hint={o.create.privateHint}
        on={choices.private}
        onChange={(on) => onChange({ private: on })}
      />
      <Switch
        label={o.create.spectators}
        hint={o.create.spectatorsHint}
        on={choices.spectators}
        onChange={(spectators) => onChange({ spectators })}
      />
      {people ? (
        <Switch
          label={o.create.rated}
          hint={registered ? o.create.ratedHint : o.create.ratedAccount}
          on={choices.rated && registered}
          disabled={!registered}
          onChange={(rated) => onChange(rated ? { rated, advice: false } : { rated })}
        />
      ) : undefined}
      <Switch
        label={o.create.advice}
        hint={o.create.adviceHint}
        on={choices.advice}
        disabled={choices.rated}
        onChange={(advice) => onChange({ advice })}
      />
    </div>
  )
}
