import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { deleteGame, listGames, type StoredGame } from '../kept/games.ts'
import { useTexts } from '../texts/index.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { GameCard } from './GameCard.tsx'

const MAX_SHOWN = 4

/** The games of this browser: the newest few, or all. */
export function GameList(): ReactNode {
  const t = useTexts()
  const [games, setGames] = useState<readonly StoredGame[]>()
  const [all, setAll] = useState(false)
  const [toDelete, setToDelete] = useState<StoredGame>()
  const refresh = useCallback(() => void listGames().then(setGames), [])
  useEffect(() => {
    refresh()
    // The game may have been continued in another tab.
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [refresh])
  const list = games ?? []
  const shown = all ? list : list.slice(0, MAX_SHOWN)
  return (
    <section className={list.length > 0 ? 'your-games some' : 'your-games'} aria-labelledby="your-games">
      <header>
        <h2 id="your-games" className="cap">
          {t.home.games}
        </h2>
        <span className="row-buttons">
          {list.length > MAX_SHOWN ? (
            <button type="button" className="link" onClick={() => setAll(!all)} aria-expanded={all}>
              {all ? t.home.fewer : t.home.all({ n: list.length })}
            </button>
          ) : undefined}
          <Link className="link" href="/replay">
            {t.home.openRecord}
          </Link>
        </span>
      </header>
      {games !== undefined && list.length === 0 ? (
        <p className="no-games sunk">
          {t.home.noGames} {t.home.offline}
        </p>
      ) : (
        <ul className="games">
          {shown.map((game) => (
            <GameCard key={game.id} game={game} onDelete={() => setToDelete(game)} />
          ))}
        </ul>
      )}
      {toDelete === undefined ? undefined : (
        <DeleteDialog
          onClose={() => setToDelete(undefined)}
          onDelete={() => {
            void deleteGame(toDelete.id).then(refresh)
            setToDelete(undefined)
          }}
        />
      )}
    </section>
  )
}
