import { Icon } from '@orrery/board/icons'
import { findGame } from '@orrery/games'
import type { PointsBySource } from '@orrery/games/manifest'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { levelName } from '../common/levels.ts'
import { SiteNav } from '../common/SiteNav.tsx'
import { useReasons } from '../common/useGameTexts.ts'
import { Select } from '../design/Select.tsx'
import { useTitle } from '../design/useTitle.ts'
import { gameIds, isGameId } from '../games/list.ts'
import { useSettings } from '../store/settings.ts'
import { useGame } from '../table/useGame.ts'
import { useInsightsTexts, useTexts } from '../texts/index.ts'
import { Bars, Progress } from './charts.tsx'
import { type GameFacts, type Insights, insightsOf } from './facts.ts'
import './insights.css'
import { useInsights } from './store.ts'

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
      <Pictures key={kind} game={game} seats={seats} insights={insightsOf(own)} />
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

/** Where the points of a strong level come from, for this game and number of players. */
function useStrong(
  game: string,
  seats: string,
): (PointsBySource & { readonly own: Readonly<Record<string, number>> }) | undefined {
  const [strong, setStrong] = useState<PointsBySource>()
  useEffect(() => {
    let wanted = true
    void findGame(game)
      ?.points?.()
      .then((found) => wanted && setStrong(found))
    return () => {
      wanted = false
    }
  }, [game])
  const own = strong?.seats[seats]
  return strong === undefined || own === undefined ? undefined : { ...strong, own }
}

interface PicturesProps {
  readonly game: string
  readonly seats: string
  readonly insights: Insights
}

function Pictures({ game, seats, insights }: PicturesProps): ReactNode {
  const t = useInsightsTexts()
  const shell = useTexts()
  const { language } = useSettings()
  const loaded = useGame(game)
  const reasons = useReasons(game)
  const strong = useStrong(game, seats)
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const { points, lostByPhase, lostByTheme, analysed } = insights
  const names = [...new Set([...points.map(({ name }) => name), ...Object.keys(strong?.own ?? {})])]
  const mine = new Map(points.map(({ name, value }) => [name, value]))
  if (loaded === undefined || reasons === undefined) return undefined
  return (
    <div className="insights-pictures">
      <figure className="panel">
        <figcaption>
          <h2>{t.points}</h2>
          {strong === undefined ? undefined : (
            <p>{t.strong({ level: levelName(shell, strong.level), n: strong.games })}</p>
          )}
        </figcaption>
        <Bars
          legend={t.points}
          bars={names.map((name) => {
            const other = strong?.own[name]
            const value = mine.get(name) ?? 0
            return {
              name: loaded.speech.source(name),
              label: number.format(value),
              value,
              ...(strong === undefined
                ? {}
                : {
                    other: other ?? 0,
                    otherLabel: t.against({ level: levelName(shell, strong.level), points: number.format(other ?? 0) }),
                  }),
            }
          })}
        />
      </figure>
      <figure className="panel">
        <figcaption>
          <h2>{t.lost}</h2>
          <p>{analysed === 0 ? t.notYet : t.perGame({ n: analysed })}</p>
        </figcaption>
        {analysed === 0 ? undefined : (
          <>
            <Bars
              legend={t.lost}
              bars={lostByPhase.map(({ name, value }) => ({
                name: t.phase[name],
                label: whole.format(100 * value),
                value,
              }))}
            />
            <h3>{t.themes}</h3>
            <Bars
              legend={t.themes}
              bars={lostByTheme.slice(0, 5).map(({ name, value }) => ({
                name: reasons[name]?.({ player: t.you }) ?? name,
                label: whole.format(100 * value),
                value,
              }))}
            />
          </>
        )}
      </figure>
      <ProgressPicture insights={insights} />
    </div>
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
    <figure className="panel wide">
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
      <p className="insights-legend" aria-hidden="true">
        <i className="won" /> {t.won} <i className="lost" /> {t.notWon} <i className="unknown" /> {t.unknown}
      </p>
    </figure>
  )
}
