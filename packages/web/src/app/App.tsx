import { lazy, type ReactNode, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Sky } from '../design/Sky.tsx'
import { isGameId } from '../games/list.ts'
import { HomePage } from '../home/HomePage.tsx'
import { coach, ending, insights, online, player, puzzles, replay, rulebook, withTexts } from '../texts/index.ts'

const TablePage = lazy(() => import('../table/TablePage.tsx'))
const RulesPage = lazy(() => import('../rulebook/RulesPage.tsx'))
const SummaryPage = lazy(withTexts(() => import('../rulebook/SummaryPage.tsx'), rulebook))
const GalleryPage = lazy(() => import('../gallery/GalleryPage.tsx'))
const LobbyPage = lazy(withTexts(() => import('../online/LobbyPage.tsx'), online))
const JoinPage = lazy(withTexts(() => import('../online/JoinPage.tsx'), online))
const OnlinePage = lazy(withTexts(() => import('../online/OnlinePage.tsx'), online))
const PlayerPage = lazy(withTexts(() => import('../player/PlayerPage.tsx'), player))
const PuzzleRoutes = lazy(withTexts(() => import('../puzzles/PuzzleRoutes.tsx'), puzzles, coach))
const InsightsPage = lazy(withTexts(() => import('../insights/InsightsPage.tsx'), insights))
const ReplayRoutes = lazy(withTexts(() => import('../replay/ReplayRoutes.tsx'), replay, online, ending))
/** Only in development: the condition is known when the page is built, and everything behind it is left out. */
const Workshop = import.meta.env.DEV ? lazy(withTexts(() => import('../workshop/Workshop.tsx'), replay)) : undefined

/** Every page of the app. */
export function App(): ReactNode {
  return (
    <>
      <Sky />
      <Suspense fallback={<main className="loading" aria-busy="true" />}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/online">
            <LobbyPage />
          </Route>
          <Route path="/online/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
          <Route path="/join/:code">{({ code }) => <JoinPage key={code} code={code} />}</Route>
          <Route path="/player/:id">{({ id }) => <PlayerPage key={id} id={id} />}</Route>
          <Route path="/puzzles/*?">{({ '*': path }) => <PuzzleRoutes path={path ?? ''} />}</Route>
          <Route path="/insights">
            <InsightsPage />
          </Route>
          <Route path="/replay/*?">{({ '*': path }) => <ReplayRoutes page="replay" path={path ?? ''} />}</Route>
          <Route path="/result/*">{({ '*': path }) => <ReplayRoutes page="result" path={path} />}</Route>
          <Route path="/rules/:game">
            {({ game }) => (isGameId(game) ? <RulesPage game={game} /> : <Redirect to="/" />)}
          </Route>
          <Route path="/rules/:game/summary">
            {({ game }) => (isGameId(game) ? <SummaryPage game={game} /> : <Redirect to="/" />)}
          </Route>
          <Route path="/gallery/:game">
            {({ game }) => (isGameId(game) ? <GalleryPage game={game} /> : <Redirect to="/" />)}
          </Route>
          {Workshop === undefined ? undefined : (
            <Route path="/workshop/*?">{({ '*': path }) => <Workshop path={path ?? ''} />}</Route>
          )}
          <Route>
            <Redirect to="/" />
          </Route>
        </Switch>
      </Suspense>
    </>
  )
}
