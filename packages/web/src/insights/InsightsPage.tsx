import { Icon } from '@orrery/board/icons'
import { findGame, type InsightTexts } from '@orrery/games'
import type { GameManifest, PointsBySource } from '@orrery/games/manifest'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { levelName } from '../common/levels.ts'
import { SiteNav } from '../common/SiteNav.tsx'
import { useInsightNames } from '../common/useGameTexts.ts'
import { Select } from '../design/Select.tsx'
import { useTitle } from '../design/useTitle.ts'
import { gameIds, isGameId } from '../games/list.ts'
import { useSettings } from '../store/settings.ts'
import { useGame } from '../table/useGame.ts'
import { useInsightsTexts, useTexts } from '../texts/index.ts'
import { Bars, Progress, type ShownBar } from './charts.tsx'
import { type Bar, type GameFacts, type Insights, insightsOf } from './facts.ts'
import './insights.css'
import { useInsights } from './store.ts'

/** More bars than these say little. */
const MOST_BARS = 7

/** What my games say about how I play: where points come from, where chances are lost, and how that changes. */
export default function InsightsPage(): ReactNode {
  const t = useInsightsTexts()
  const { status, facts, read } = useInsights()
  useTitle(t.title)
  useEffect(() => {
    void read()
  }, [read])
  return (
    <div className="page insights-page">
      <SiteNav here="player" />
      <main className="page-main">
        <header>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </header>
        {facts.length > 0 ? (
          <Chosen facts={facts} />
        ) : status === 'read' ? (
          <Nothing />
        ) : (
          <p role="status">{t.reading}</p>
        )}
      </main>
    </div>
  )
}

/** Before the first finished game: what there will be, and the way to it. */
function Nothing(): ReactNode {
  const t = useInsightsTexts()
  const shell = useTexts()
  return (
    <section className="panel insights-none">
      <span aria-hidden="true">
        {gameIds.map((id) => (
          <Lens key={id} id={id} size={72} />
        ))}
      </span>
      <p>{t.nothing}</p>
      <Link className="btn primary" href="/">
        <Icon name="play" size={16} />
        {shell.nav.play}
      </Link>
    </section>
  )
}

/** The games of one kind and one number of players. */
function Chosen({ facts }: { readonly facts: readonly GameFacts[] }): ReactNode {
  const t = useInsightsTexts()
  const shell = useTexts()
  const kinds = [...new Set(facts.map(({ game, seats }) => `${game}/${seats}`))].filter((kind) =>
    isGameId(kind.split('/')[0] ?? ''),
  )
  const count = (kind: string): number => facts.filter(({ game, seats }) => `${game}/${seats}` === kind).length
  const [wanted, setWanted] = useState<string>()
  const usual = kinds.toSorted((a, b) => count(b) - count(a))[0] ?? ''
  const kind = wanted !== undefined && kinds.includes(wanted) ? wanted : usual
  const own = facts.filter(({ game, seats }) => `${game}/${seats}` === kind)
  const [game = '', seats = ''] = kind.split('/')
  return (
    <>
      <div className="insights-choice">
        <Select
          label={t.which}
          testid="insights-kind"
          value={kind}
          of={kinds.map((value) => {
            const [id = '', n = ''] = value.split('/')
            return { value, text: t.kind({ game: shell.about(id).name, seats: Number(n), games: count(value) }) }
          })}
          onChange={setWanted}
        />
      </div>
      <Analysing games={own} />
      <Pictures key={kind} game={game} seats={seats} games={own} />
    </>
  )
}

/** Offers to analyse what has not been analysed. */
function Analysing({ games }: { readonly games: readonly GameFacts[] }): ReactNode {
  const t = useInsightsTexts()
  const { analysing, analyse } = useInsights()
  const missing = games.filter(({ play }) => play === undefined)
  if (analysing !== undefined) {
    return (
      <p className="panel insights-offer" role="status">
        <progress value={analysing.done} max={analysing.of} aria-label={t.analysing(analysing)} />
        {t.analysing(analysing)}
      </p>
    )
  }
  if (missing.length === 0) return undefined
  return (
    <p className="panel insights-offer">
      {t.missing({ n: missing.length })}
      <button type="button" className="btn" onClick={() => void analyse(missing)} data-testid="analyse-missing">
        {t.analyse}
      </button>
    </p>
  )
}

/** Something that a game brings for this page, once it is loaded. */
function useLoaded<T>(game: string, load: (found: GameManifest) => Promise<T> | undefined): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    let wanted = true
    const found = findGame(game)
    void (found === undefined ? undefined : load(found))?.then((each) => wanted && setLoaded(each))
    return () => {
      wanted = false
    }
  }, [game, load])
  return loaded
}

const loadPoints = (game: GameManifest): Promise<PointsBySource> | undefined => game.points?.()
const loadDecisions = (game: GameManifest): Promise<Readonly<Record<string, string>>> | undefined => game.decisions?.()

/** Where the points of a strong level come from, for this game and number of players. */
function useStrong(
  game: string,
  seats: string,
): (PointsBySource & { readonly own: Readonly<Record<string, number>> }) | undefined {
  const strong = useLoaded(game, loadPoints)
  const own = strong?.seats[seats]
  return strong === undefined || own === undefined ? undefined : { ...strong, own }
}

interface PicturesProps {
  readonly game: string
  readonly seats: string
  readonly games: readonly GameFacts[]
}

function Pictures({ game, seats, games }: PicturesProps): ReactNode {
  const loaded = useGame(game)
  const names = useInsightNames(game)
  const decisions = useLoaded(game, loadDecisions)
  const strong = useStrong(game, seats)
  if (loaded === undefined) return undefined
  const insights = insightsOf(games, decisions)
  return (
    <div className="insights-pictures">
      <PointsPicture insights={insights} strong={strong} source={loaded.speech.source} />
      <LostPictures insights={insights} names={names} />
      <ProgressPicture insights={insights} />
    </div>
  )
}

/** Where the points come from, beside those of a strong level. */
function PointsPicture({
  insights: { points },
  strong,
  source,
}: {
  readonly insights: Insights
  readonly strong: ReturnType<typeof useStrong>
  source(name: string): string
}): ReactNode {
  const t = useInsightsTexts()
  const shell = useTexts()
  const { language } = useSettings()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const names = [...new Set([...points.map(({ name }) => name), ...Object.keys(strong?.own ?? {})])]
  const mine = new Map(points.map(({ name, value }) => [name, value]))
  const compared = (other: number): Partial<ShownBar> =>
    strong === undefined
      ? {}
      : {
          other,
          otherLabel: t.against({ level: levelName(shell, strong.level), points: number.format(other) }),
        }
  return (
    <figure className="panel">
      <figcaption>
        <h2>{t.points}</h2>
        {strong === undefined ? undefined : (
          <p>{t.strong({ level: levelName(shell, strong.level), n: strong.games })}</p>
        )}
      </figcaption>
      <Bars
        legend={t.points}
        bars={names
          .filter((name) => (mine.get(name) ?? 0) > 0 || (strong?.own[name] ?? 0) > 0)
          .map((name) => {
            const value = mine.get(name) ?? 0
            return { name: source(name), label: number.format(value), value, ...compared(strong?.own[name] ?? 0) }
          })}
      />
    </figure>
  )
}

/** Where chances to win are lost: in which part of the game, in which decisions, and what was missed by it. */
function LostPictures({
  insights: { lostByPhase, lostByDecision, lostByTheme, analysed },
  names,
}: {
  readonly insights: Insights
  readonly names: InsightTexts | undefined
}): ReactNode {
  const t = useInsightsTexts()
  const { language } = useSettings()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const bars = (list: readonly Bar[], called: Readonly<Record<string, string>> = {}): readonly ShownBar[] =>
    list
      .slice(0, MOST_BARS)
      .map(({ name, value }) => ({ name: called[name] ?? name, label: number.format(100 * value), value }))
  return (
    <>
      <figure className="panel">
        <figcaption>
          <h2>{t.lost}</h2>
          <p>{analysed === 0 ? t.notYet : t.perGame({ n: analysed })}</p>
        </figcaption>
        {analysed === 0 ? undefined : <Bars legend={t.lost} bars={bars(lostByPhase, t.phase)} />}
        {lostByDecision.length === 0 || names === undefined ? undefined : (
          <>
            <h3>{t.decisions}</h3>
            <Bars legend={t.decisions} bars={bars(lostByDecision, names.decisions)} />
          </>
        )}
      </figure>
      <figure className="panel">
        <figcaption>
          <h2>{t.themes}</h2>
          <p>{analysed === 0 ? t.notYet : t.themesHint}</p>
        </figcaption>
        {analysed === 0 || names === undefined ? undefined : (
          <Bars legend={t.themes} bars={bars(lostByTheme, names.themes)} />
        )}
      </figure>
    </>
  )
}

function ProgressPicture({ insights: { progress, games, won } }: { readonly insights: Insights }): ReactNode {
  const t = useInsightsTexts()
  const { language } = useSettings()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const accuracies = progress.flatMap(({ play }) => play?.accuracy ?? [])
  const mean = (list: readonly number[]): number =>
    Math.round(list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length))
  const half = Math.ceil(accuracies.length / 2)
  const words =
    accuracies.length < 2
      ? t.results({ won, games })
      : `${t.results({ won, games })} ${t.change({ from: mean(accuracies.slice(0, half)), to: mean(accuracies.slice(-half)) })}`
  return (
    <figure className="panel insights-progress">
      <figcaption>
        <h2>{t.progress}</h2>
        <p>{words}</p>
      </figcaption>
      <Progress
        label={`${t.progress}. ${words}`}
        points={progress.map(({ id, finishedAt, won: good, score, play }) => ({
          id,
          good,
          value: play?.accuracy,
          title: t.gameTitle({
            date: date.format(finishedAt),
            score,
            accuracy: play?.accuracy === undefined ? '–' : Math.round(play.accuracy),
          }),
        }))}
      />
      <p className="insights-dates" aria-hidden="true">
        {[progress.at(0), progress.length > 1 ? progress.at(-1) : undefined].map((each) =>
          each === undefined ? undefined : <span key={each.id}>{date.format(each.finishedAt)}</span>,
        )}
      </p>
      <p className="insights-legend" aria-hidden="true">
        {(['won', 'notWon', 'unknown', 'mean'] as const).map((sign) => (
          <span key={sign}>
            <i className={sign} /> {t[sign]}
          </span>
        ))}
      </p>
    </figure>
  )
}
