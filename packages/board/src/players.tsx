import { type ReactNode, type RefObject, useRef } from 'react'
import { useClosing } from './closing.ts'
import { Counting } from './counting.tsx'
import { Icon } from './icons.tsx'
import { type Colour, Disc, seatColour } from './seats.tsx'
import { SeatButton } from './target.tsx'

/** A player as boards show them: everybody at the table, with a seat or without one. */
export interface PlayerSummary {
  readonly player: number
  readonly name: string
  readonly colour: Colour
  readonly points: number
  /** Whether it is their turn. */
  readonly active: boolean
  /** Whether their board is shown now. */
  readonly shown: boolean
  /** The seat whose board a tap shows. */
  readonly look: number | 'me'
  /** What a tap does, in words. */
  readonly words: string
}

/** Everybody at the table, by their points; without `colour` each has that of their seat. */
export const summaries = (
  points: readonly number[],
  of: {
    readonly active: number
    /** Whose board is looked at now. */
    readonly shown: number | undefined
    /** Whether a tap on them brings one's own board. */
    brings(player: number): boolean
    nameOf(player: number): string
    words(player: number, name: string): string
    colour?(player: number): Colour
  },
): readonly PlayerSummary[] =>
  points.map((each, player) => ({
    ...{ player, points: each, name: of.nameOf(player), words: of.words(player, of.nameOf(player)) },
    colour: (of.colour ?? seatColour)(player),
    active: of.active === player,
    shown: of.shown === player,
    look: of.brings(player) ? 'me' : player,
  }))

/** All players in one line: emblem, name, points; three and four have their points below their names, which would be cut off. */
export function Seats({ players }: { readonly players: readonly PlayerSummary[] }): ReactNode {
  return (
    <div className={`bd-seats ${players.length > 2 ? 'is-full' : ''}`}>
      {players.map(({ player, name, colour, points, active, shown, look, words }) => (
        <SeatButton
          key={player}
          className={`bd-seat p-${colour} ${shown ? 'is-shown' : ''} ${active ? 'is-active' : ''}`}
          look={look}
          at={`seat:${player}`}
          pressed={shown}
          name={words}
        >
          <Disc colour={colour} size={24} />
          <span className="bd-seat-words">
            <span className="bd-seat-name">{name}</span>
            <b className="num" data-at={`score:${player}`} data-zoom="kit-points">
              <Counting value={points} />
            </b>
          </span>
        </SeatButton>
      ))}
    </div>
  )
}

/** Whose board it is: emblem, points, and words about them. */
export function Me(props: {
  readonly player: number
  readonly colour: Colour
  readonly points: number
  readonly name: ReactNode
  readonly first: boolean
  /** Behind the points: what they are counted to. */
  readonly of?: string
  readonly children?: ReactNode
}): ReactNode {
  const { player, colour, points, name, first, of, children } = props
  return (
    <div className={`bd-me p-${colour}`} data-at={`seat:${player}`} data-zoom="kit-points">
      <Disc colour={colour} size={34} />
      <div>
        <span className="bd-me-score num" data-at={`score:${player}`}>
          <Counting value={points} />
          {of === undefined ? undefined : <small>{of}</small>}
        </span>
        <small className="bd-me-name">
          {first && <Icon name="first" size={13} />}
          {name}
        </small>
      </div>
      {children}
    </div>
  )
}

/** Closes a window; `onClick` is left out where looking at one's own board closes it. */
export function CloseButton(props: {
  readonly name: string
  readonly button?: RefObject<HTMLButtonElement | null>
  onClick?(): void
}): ReactNode {
  const { name, button, onClick } = props
  return (
    <button
      ref={button}
      type="button"
      className="btn ghost icon"
      data-look={onClick === undefined ? 'me' : undefined}
      onClick={onClick}
      aria-label={name}
      title={name}
    >
      <Icon name="close" size={18} />
    </button>
  )
}

/** A window over the board: something to choose from, or somebody who is looked at. */
export function Window(props: {
  readonly label: string
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly className?: string
  /** Closes it by looking at one's own board again; left out where an answer closes it. */
  readonly close?: string
  readonly children: ReactNode
}): ReactNode {
  const { label, title, note, className = '', close, children } = props
  const button = useRef<HTMLButtonElement>(null)
  useClosing(close !== undefined, () => button.current?.click())
  return (
    <section className={`panel bd-window ${className}`} aria-label={label}>
      <header>
        <h2>{title}</h2>
        {note === undefined ? undefined : <small>{note}</small>}
        {close === undefined ? undefined : <CloseButton button={button} name={close} />}
      </header>
      {children}
    </section>
  )
}
