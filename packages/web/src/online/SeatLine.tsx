import { Icon } from '@orrery/board/icons'
import { SeatDisc } from '@orrery/board/seats'
import type { Seat } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { CharacterFace } from '../common/CharacterFace.tsx'
import { botOf, characterChoices, levelName } from '../common/levels.ts'
import { useCharacters } from '../common/useGameTexts.ts'
import { IconButton } from '../design/IconButton.tsx'
import { Select } from '../design/Select.tsx'
import type { OnlineHandle } from '../store/online.ts'
import { useOnlineTexts, useTexts } from '../texts/index.ts'
import type { OnlineNews } from '../worker/protocol.ts'
import { seatName } from './TableRow.tsx'
import { useServed } from './useServed.ts'

interface SeatLineProps {
  readonly online: OnlineHandle
  readonly news: OnlineNews
  readonly seat: Seat
  /** Whether this player is present; unknown at first. */
  readonly here: boolean | undefined
  /** The user is the host, and the game has not begun. */
  readonly host: boolean
}

/** The bot that is added with one click: of middle strength. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.find((level) => level === 'medium') ?? levels[Math.floor(levels.length / 2)] ?? ''

/** One seat before the start, with what the host can do about it. */
export function SeatLine({ online, news, seat, here, host }: SeatLineProps): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const { table, you, as } = news
  const levels = useServed(table.game)?.levels ?? []
  const characters = useCharacters(table.game) ?? {}
  const occupant = table.seats[seat]
  if (occupant === undefined) return undefined
  const [level = '', character] = occupant.level?.split(':') ?? []
  const mine = occupant.id !== undefined && occupant.id === you?.id
  const next = seat + 1
  const called = seatName(table.seats, seat, occupant.kept === undefined ? o.wait.openSeat : o.wait.kept)
  const marks = [
    ...(mine ? [o.wait.you] : []),
    ...(occupant.id === table.host ? [o.wait.host] : []),
    ...(occupant.kind === 'person' && !mine && here !== undefined ? [here ? o.wait.here : o.wait.gone] : []),
    ...(occupant.kind === 'bot' ? [o.create.bot({ level: levelName(t, occupant.level ?? '') })] : []),
    ...(character === undefined ? [] : [characters[character]?.name ?? character]),
  ]
  const ready = occupant.kind === 'bot' || (occupant.kind === 'person' && (mine || here === true))
  return (
    <li
      className={occupant.kind === 'open' ? 'seat-line open' : 'seat-line'}
      data-seat={seat}
      data-kind={occupant.kind}
    >
      <span className={ready ? 'seat-mark ready' : 'seat-mark'}>
        {character === undefined ? (
          <SeatDisc seat={seat} size={36} />
        ) : (
          <CharacterFace character={character} size={36} />
        )}
        {ready ? <Icon name="check" size={12} /> : undefined}
      </span>
      <span className="seat-name">
        <b>{occupant.id === undefined ? called : <Link href={`/player/${occupant.id}`}>{called}</Link>}</b>
        {marks.length > 0 ? <small>{marks.join(' · ')}</small> : undefined}
      </span>
      <span className="seat-acts">
        {occupant.kind === 'open' && as === undefined && table.phase === 'open' && host ? (
          <button
            type="button"
            className="btn"
            aria-label={o.wait.sitHere({ n: seat + 1 })}
            onClick={() => void online.send({ type: 'sit', seat })}
          >
            {o.wait.sit}
          </button>
        ) : undefined}
        {host && occupant.kind === 'open' ? (
          <button
            type="button"
            className="btn"
            aria-label={o.wait.addBot({ n: seat + 1 })}
            disabled={levels.length === 0}
            onClick={() => void online.send({ type: 'seat-bot', seat, level: usualLevel(levels) })}
          >
            <Icon name="bot" size={16} />
            {o.wait.botSeat}
          </button>
        ) : undefined}
        {host && occupant.kind === 'bot' ? (
          <Select
            value={level}
            label={o.wait.botLevel({ n: seat + 1 })}
            of={levels.map((value) => ({ value, text: levelName(t, value) }))}
            onChange={(chosen) => void online.send({ type: 'seat-bot', seat, level: botOf(chosen, character) })}
          />
        ) : undefined}
        {host && occupant.kind === 'bot' && level !== 'random' && Object.keys(characters).length > 0 ? (
          <Select
            value={character ?? ''}
            label={t.setup.character({ n: seat + 1 })}
            of={characterChoices(characters, t)}
            onChange={(chosen) => void online.send({ type: 'seat-bot', seat, level: botOf(level, chosen) })}
          />
        ) : undefined}
        {host && occupant.kind !== 'open' && !mine ? (
          <IconButton
            icon="close"
            label={o.wait.free({ n: seat + 1 })}
            title={o.wait.free({ n: seat + 1 })}
            onClick={() => void online.send({ type: 'free', seat })}
          />
        ) : undefined}
        {host && next < table.seats.length ? (
          <IconButton
            icon="swap"
            label={o.wait.swap({ a: seat + 1, b: next + 1 })}
            title={o.wait.swap({ a: seat + 1, b: next + 1 })}
            className="ghost swap"
            onClick={() => void online.send({ type: 'swap', a: seat, b: next })}
          />
        ) : host ? (
          <span className="no-swap" />
        ) : undefined}
      </span>
    </li>
  )
}
