import { Icon } from '@orrery/board/icons'
import { SeatDisc } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { isGameId } from '../games/list.ts'
import type { StoredGame } from '../kept/games.ts'
import { useTexts } from '../texts/index.ts'

/** One game of the list: opens its table, or can be thrown away. */
export function GameCard({ game, onDelete }: { readonly game: StoredGame; onDelete(): void }): ReactNode {
  const t = useTexts()
  if (!isGameId(game.game)) return undefined
  const next = game.toAct[0]
  const person = next === undefined ? undefined : game.seats[next]
  const people = game.seats.filter((seat) => seat.bot === undefined).length
  const mine = person !== undefined && person.bot === undefined
  const { name } = t.about(game.game)
  const status =
    person === undefined ? t.home.over : mine && people === 1 ? t.home.yourTurn : t.home.turnOf({ name: person.name })
  return (
    <li className={mine ? 'game mine' : 'game'}>
      <Link href={`/table/${game.id}`} className="game-open" title={t.home.continue}>
        <Lens id={game.game} size={68} />
        <span className="game-words">
          <b>{name}</b>
          <small className={mine ? 'turn' : ''}>
            {status} · {t.home.round({ n: game.round })}
          </small>
          <span className="game-seats">
            {game.seats.map((seat, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <span key={index} title={seat.name}>
                <SeatDisc seat={index} size={20} />
                {game.scores === undefined ? undefined : <span className="num">{game.scores[index]}</span>}
              </span>
            ))}
          </span>
        </span>
      </Link>
      <button type="button" className="btn ghost icon" aria-label={`${t.home.delete}: ${name}`} onClick={onDelete}>
        <Icon name="trash" size={18} />
      </button>
    </li>
  )
}
