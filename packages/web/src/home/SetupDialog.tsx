import { Choice } from '@orrery/board/choice'
import { Icon } from '@orrery/board/icons'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { GameOptions } from '../common/GameOptions.tsx'
import { botOf, levelHint, levelName } from '../common/levels.ts'
import { SeatRow } from '../common/SeatRow.tsx'
import { firstChoice, freshSeat, MY_LEVEL, optionsFor, type SetupFacts, withPlayers } from '../common/setup.ts'
import { useCharacters } from '../common/useGameTexts.ts'
import { Dialog } from '../design/Dialog.tsx'
import { Form } from '../design/Form.tsx'
import { gameParts } from '../games/registry.ts'
import { GuideOffer } from '../guide/GuideOffer.tsx'
import { useGuides } from '../guide/store.ts'
import { listGames, type StoredGame } from '../kept/games.ts'
import { myLevel } from '../kept/my-level.ts'
import { type SetupChoice, useSettings } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'
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

/** The level at which this person and the bots are equally strong, once their games are read. */
function useMyLevel(game: string, levels: readonly string[]): string | undefined {
  const [level, setLevel] = useState<string>()
  useEffect(() => {
    let wanted = true
    const thinking = levels.filter((each) => each !== 'random')
    const show = (stored: readonly StoredGame[]): void => {
      if (wanted) setLevel(myLevel(stored, game, thinking))
    }
    // Where nothing can be stored, nothing was.
    listGames().then(show, () => show([]))
    return () => {
      wanted = false
    }
  }, [game, levels])
  return level
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
  const characters = useCharacters(game)
  const mine = useMyLevel(game, facts.levels)
  const level = choice.level === MY_LEVEL ? (mine ?? 'medium') : choice.level

  const setSeat = (index: number, part: Partial<SetupChoice['seats'][number]>): void => {
    const seats = choice.seats.map((seat, each) => {
      if (each !== index) return seat
      // A seat that switches between person and bot, or between characters, gets a fitting name, unless somebody typed one.
      const untouched = seat.name === freshSeat(index, seat.bot, t.setup.defaultName, seat.character).name
      const now = { ...seat, ...part }
      const fresh = freshSeat(index, now.bot, t.setup.defaultName, now.character)
      return part.name === undefined && untouched ? { ...now, name: fresh.name } : now
    })
    setChoice({ ...choice, seats })
  }
  const start = async (): Promise<void> => {
    setStarting(true)
    useGuides.getState().markKnown(game)
    settings.change({ setups: { ...settings.setups, [game]: choice } })
    const chosen = Object.fromEntries(options.map((spec) => [spec.id, choice.options[spec.id] ?? spec.default]))
    const seats = choice.seats.map(({ name, bot, character }, index) => {
      const called = name.trim() || freshSeat(index, bot, t.setup.defaultName, character).name
      const known = characters !== undefined && character !== undefined && character in characters
      return bot ? { name: called, bot: botOf(level, known ? character : undefined) } : { name: called }
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
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            key={index}
            index={index}
            seat={seat}
            characters={characters}
            onChange={(part) => setSeat(index, part)}
          />
        ))}
      </fieldset>
      {people === 0 ? <p className="note warn">{t.setup.onePerson}</p> : undefined}
      {people > 1 ? <p className="note">{t.setup.hotSeat}</p> : undefined}
      {bots > 0 && facts.levels.length > 1 ? (
        <div>
          <Choice
            label={t.setup.level}
            value={choice.level}
            of={[
              ...(facts.levels.length > 3 ? [{ value: MY_LEVEL, text: t.setup.myLevel }] : []),
              ...facts.levels.map((value) => ({ value, text: levelName(t, value) })),
            ]}
            onChange={(chosen) => setChoice({ ...choice, level: chosen })}
          />
          <p className="note">
            {choice.level === MY_LEVEL ? t.setup.myLevelHint({ level: levelName(t, level) }) : levelHint(t, level)}
          </p>
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
