import { Panel } from '@orrery/board/frame'
import { Icon } from '@orrery/board/icons'
import { memo, type ReactNode } from 'react'
import { sameDrawn } from '../board/same.ts'
import { legalId, type Targets } from '../board/targets.ts'
import { bits, crewIds, item, type View } from '../data.ts'
import { CrewCard } from '../me/crew-card.tsx'
import { PieceMark } from '../pieces/markers.tsx'
import { colourOf, planetsToEnd } from '../table.ts'
import { useWords } from '../words.ts'

/** The three open crew cards. */
export const Cantina = memo(
  function Cantina({ view, targets }: { view: View; targets: Targets | undefined }): ReactNode {
    const { names, texts } = useWords()
    const asked = targets !== undefined && view.asked?.decision.kind === 'cantina'
    return (
      <Panel name="ak-p-cantina" zoom="panel-cantina" title={names.boards.cantina} note={texts.openCrew}>
        <div className="ak-three bd-even">
          {view.cantina.map((card, place) =>
            card < 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              <div key={`free${place}`} className="ak-crew is-open is-empty" data-at={`cantina:${place}`}>
                <span>{texts.free}</span>
              </div>
            ) : (
              <CrewCard
                key={card}
                card={card}
                row="open"
                action={legalId(targets, `cantina:${item(crewIds, card)}`)}
                explain={asked ? `cantina:${item(crewIds, card)}` : undefined}
                verb={asked ? texts.take : undefined}
                place={`cantina:${place}`}
              />
            ),
          )}
        </div>
        <Decks view={view} />
      </Panel>
    )
  },
  sameDrawn(['level', 'cantina', 'decks'], ['cantina']),
)

type DeckKind = 'crew' | 'survivors' | 'planets' | 'automa'

/** The sign on the back of each deck: what is filled, and what is a line. */
const deckSigns: Readonly<Record<DeckKind, { readonly full?: string; readonly lines?: string }>> = {
  planets: { lines: 'M-8,0A8,8 0 1 1 8,0A8,8 0 1 1 -8,0ZM-7.6,-2H7.6M-6,4C-2,1 2,6 6,3' },
  crew: {
    full: 'M-3.6,-3.6A3.6,3.6 0 1 1 3.6,-3.6A3.6,3.6 0 1 1 -3.6,-3.6ZM-6.4,8C-6.4,2.6 -3,1.4 0,1.4C3,1.4 6.4,2.6 6.4,8Z',
  },
  survivors: { full: 'M-7,4.6A7,8.6 0 0 1 7,4.6Z', lines: 'M-8.2,6.6H8.2' },
  automa: { lines: 'M-7,-4H7V7H-7ZM0,-4V-8M-3,1V2M3,1V2' },
}

/** The decks, each with the number of its cards. */
export function Decks({ view }: { readonly view: View }): ReactNode {
  const { texts } = useWords()
  const kinds: readonly DeckKind[] =
    view.level >= 0 ? ['crew', 'survivors', 'planets', 'automa'] : ['crew', 'survivors', 'planets']
  return (
    <div className={`ak-decks bd-row bd-apart has-${kinds.length}`}>
      {kinds.map((kind) => (
        <div key={kind} className="bd-deck" data-at={`deck:${kind}`} data-zoom={`deck-${kind}`}>
          <svg width="28" height="38" viewBox="-19 -25 38 50" aria-hidden="true">
            {['#0c0e24', '#131636', 'url(#ak-back)'].map((fill, i) => (
              <rect
                key={fill}
                x={-13 - 2 * i}
                y={-19 - 2 * i}
                width="30"
                height="42"
                rx="4"
                fill={fill}
                stroke="#8f97cf"
              />
            ))}
            <g transform="translate(-2 -2)" stroke="#dfe3ff" strokeLinecap="round" strokeLinejoin="round">
              <path d={deckSigns[kind].full} fill="#dfe3ff" stroke="none" />
              <path d={deckSigns[kind].lines} fill="none" strokeWidth="1.6" />
            </g>
          </svg>
          <span>
            <b className="num">{view.decks[kind]}</b>
            <em>{texts.decks[kind]}</em>
          </span>
        </div>
      ))}
    </div>
  )
}

const WIDTH = 276

/** The points of all players on a ruler, and how near the end is. */
export const ScoreTrack = memo(
  function ScoreTrack(props: {
    readonly view: View
    readonly players: readonly string[]
    /** Shows only how near the end is. */
    readonly brief: boolean
  }): ReactNode {
    const { view, players, brief } = props
    const { names, texts } = useWords()
    const top = Math.max(...view.scores, 0)
    const bottom = Math.min(...view.scores)
    const from = Math.max(0, Math.floor(Math.min(bottom, top - 15) / 5) * 5)
    const to = Math.max(from + 20, Math.ceil((top + 2) / 5) * 5)
    const x = (points: number): number => 16 + ((points - from) / (to - from)) * (WIDTH - 32)
    const every = to - from > 90 ? 20 : to - from > 45 ? 10 : 5
    // A long ruler has a line for every fifth point only.
    const ticks = Array.from({ length: to - from + 1 }, (_, i) => from + i).filter(
      (points) => to - from <= 60 || points % 5 === 0,
    )
    const done = bits(view.terraformed)
    const needed = planetsToEnd(view)
    const words = view.scores.map((points, player) => `${players[player] ?? names.terms.automa} ${points}`).join(', ')
    const worlds = (
      <span className="ak-worlds">
        {view.lastRound > 0 ? texts.lastRound({ round: view.lastRound }) : texts.endsAt({ planets: needed })}
        <span>
          {Array.from({ length: Math.max(needed, done) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a world is its number
            <i key={i} className={`bd-centre ${i < done ? 'is-done' : ''}`}>
              {i < done ? <Icon name="check" size={11} /> : undefined}
            </i>
          ))}
        </span>
      </span>
    )
    return (
      <Panel
        name="ak-p-score"
        zoom="panel-score"
        at="points:track"
        title={brief ? texts.kinds.planets : names.terms.victoryPoints}
        note={worlds}
      >
        {brief ? undefined : (
          <svg viewBox={`0 0 ${WIDTH} 54`} role="img" aria-label={words} className="ak-score" data-zoom="fact-end">
            <path d={`M14,34H${WIDTH - 14}`} style={{ stroke: 'var(--metal-lo)' }} strokeWidth="2" />
            {ticks.map((points) => (
              <g key={points}>
                <path
                  d={`M${x(points)},${points % every === 0 ? 28 : 31}V34`}
                  style={{ stroke: points % every === 0 ? 'var(--metal)' : 'var(--line-3)' }}
                  strokeWidth="1.2"
                />
                {points % every === 0 ? (
                  <text x={x(points)} y="49" textAnchor="middle" fontSize="12" style={{ fill: 'var(--ink-3)' }}>
                    {points}
                  </text>
                ) : undefined}
              </g>
            ))}
            {view.scores.map((points, player) => {
              const colour = colourOf(view, player)
              const below = view.scores.slice(0, player).filter((other) => Math.abs(other - points) < 2).length
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a player is its number
                <g key={player} className="ak-slide" style={{ transform: `translate(${x(points)}px, 0px)` }}>
                  <path d="M0,22V32" style={{ stroke: `var(--pl-${colour})` }} strokeWidth="2" />
                  <g transform={`translate(${below * 7} ${13 - below * 3}) scale(1.3)`}>
                    <PieceMark kind="disc" colour={colour} />
                  </g>
                </g>
              )
            })}
          </svg>
        )}
      </Panel>
    )
  },
  sameDrawn(['scores', 'terraformed', 'lastRound', 'level', 'seats', 'long', 'players']),
)
