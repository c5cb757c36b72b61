import { Choice } from '@orrery/board/choice'
import { Icon } from '@orrery/board/icons'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { GameOptions } from '../common/GameOptions.tsx'
import { SeatRow } from '../common/SeatRow.tsx'
import { firstChoice, freshSeat, optionsFor, type SetupFacts, withPlayers } from '../common/setup.ts'
import { Dialog } from '../design/Dialog.tsx'
import { Form } from '../design/Form.tsx'
import { gameParts } from '../games/registry.ts'
import { GuideOffer } from '../guide/GuideOffer.tsx'
import { useGuides } from '../guide/store.ts'
import { type SetupChoice, useSettings } from '../store/settings.ts'
import { type ShellTexts, useTexts } from '../texts/index.ts'
import { askFacts, createGame } from '../worker/client.ts'

/** Who plays, how strong the bots are, and the options. The last choice is preselected, so Start is the second click. */
export default function SetupDialog({ game, onClose }: { readonly game: string; onClose(): void }): ReactNode {
  const t = useTexts()
  const facts = useFacts(game)
  return (
    <Dialog title={t.setup.title({ game: t.about(game).name })} onClose={onClose} className="setup">
      <GuideOffer game={game} />
      {facts === undefined ? <div className="loading" aria-busy="true" /> : <SetupForm game={game} facts={facts} />}
    </Dialog>
  )
}

function useFacts(game: string): SetupFacts | undefined {
  const { language } = useSettings()
  const [facts, setFacts] = useState<SetupFacts>()
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const parts = gameParts(game)
      if (parts === undefined) return
      const [known, speech] = await Promise.all([askFacts(game), parts.speech(language)])
      if (wanted) setFacts({ ...known, speech })
    }
    void load()
    return () => {
      wanted = false
    }
  }, [game, language])
  return facts
}

const levels = ['random', 'beginner', 'easy', 'medium', 'hard', 'expert'] as const

function levelText(t: ShellTexts, level: string): { name: string; hint: string } {
  const known = levels.find((each) => each === level)
  return known === undefined
    ? { name: level, hint: '' }
    : { name: t.setup.levels[known], hint: t.setup.levelHint[known] }
}

function SetupForm({ game, facts }: { readonly game: string; readonly facts: SetupFacts }): ReactNode {
  const t = useTexts()
  const settings = useSettings()
  const [, navigate] = useLocation()
  const [choice, setChoice] = useState(() => firstChoice(facts, settings.setups[game], t.setup.defaultName))
  const [starting, setStarting] = useState(false)
  const { min, max } = facts.seats
  const people = choice.seats.filter((seat) => !seat.bot).length
  const bots = choice.seats.length - people
  const options = optionsFor(facts, choice.seats.length)

  const setSeat = (index: number, part: Partial<SetupChoice['seats'][number]>): void => {
    const seats = choice.seats.map((seat, each) => {
      if (each !== index) return seat
      // A seat that switches between person and bot gets a fitting name, unless somebody typed one.
      const untouched = seat.name === freshSeat(index, seat.bot, t.setup.defaultName).name
      const fresh = part.bot !== undefined && untouched ? freshSeat(index, part.bot, t.setup.defaultName) : {}
      return { ...seat, ...fresh, ...part }
    })
    setChoice({ ...choice, seats })
  }
  const start = async (): Promise<void> => {
    setStarting(true)
    useGuides.getState().markKnown(game)
    settings.change({ setups: { ...settings.setups, [game]: choice } })
    const chosen = Object.fromEntries(options.map((spec) => [spec.id, choice.options[spec.id] ?? spec.default]))
    const seats = choice.seats.map(({ name, bot }, index) => {
      const called = name.trim() || freshSeat(index, bot, t.setup.defaultName).name
      return bot ? { name: called, bot: choice.level } : { name: called }
    })
    const id = await createGame({ game, seats, options: chosen })
    navigate(`/table/${id}`)
  }

  return (
    <Form className="setup-form" onSubmit={() => void start()}>
      <Choice
        label={t.setup.players}
        value={String(choice.seats.length)}
        of={Array.from({ length: max - min + 1 }, (_, i) => ({ value: String(min + i), text: String(min + i) }))}
        onChange={(count) => setChoice(withPlayers(choice, Number(count), t.setup.defaultName))}
      />
      <fieldset className="seat-rows">
        <legend>{t.setup.seats}</legend>
        {choice.seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <SeatRow key={index} index={index} seat={seat} onChange={(part) => setSeat(index, part)} />
        ))}
      </fieldset>
      {people === 0 ? <p className="note warn">{t.setup.onePerson}</p> : undefined}
      {people > 1 ? <p className="note">{t.setup.hotSeat}</p> : undefined}
      {bots > 0 && facts.levels.length > 1 ? (
        <div>
          <Choice
            label={t.setup.level}
            value={choice.level}
            of={facts.levels.map((level) => ({ value: level, text: levelText(t, level).name }))}
            onChange={(level) => setChoice({ ...choice, level })}
          />
          <p className="note">{levelText(t, choice.level).hint}</p>
        </div>
      ) : undefined}
      <GameOptions
        speech={facts.speech}
        options={options}
        chosen={choice.options}
        onChange={(chosen) => setChoice({ ...choice, options: chosen })}
      />
      <div className="form-foot">
        <button type="submit" className="btn primary start" disabled={people === 0 || starting} data-testid="start">
          <Icon name="play" size={16} />
          {t.setup.start}
        </button>
      </div>
    </Form>
  )
}
