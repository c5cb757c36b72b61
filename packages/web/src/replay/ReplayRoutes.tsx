import { lazy, type ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { Source } from '../common/address.ts'

const ReplayPage = lazy(() => import('./ReplayPage.tsx'))
const ResultPage = lazy(() => import('./ResultPage.tsx'))
const OpenPage = lazy(() => import('./OpenPage.tsx'))

/**
 * All pages about finished games: `/replay` opens a file; `/replay/…` and `/result/…` show a game from a server, from this browser or from
 * a file.
 */
export default function ReplayRoutes({
  page,
  path,
}: {
  readonly page: 'replay' | 'result'
  readonly path: string
}): ReactNode {
  const source = parseSource(path)
  if (source === undefined) return path === '' ? <OpenPage /> : <Redirect to="/replay" />
  return page === 'replay' ? <ReplayPage key={path} source={source} /> : <ResultPage key={path} source={source} />
}

function parseSource(path: string): Source | undefined {
  const [first = '', second, ...more] = path.split('/')
  if (more.length > 0 || first === '') return undefined
  if (first === 'local') return second === undefined ? undefined : { kind: 'local', id: second }
  if (second !== undefined) return undefined
  if (first === 'file') return { kind: 'file' }
  const code = new URLSearchParams(location.search).get('code')
  return { kind: 'server', id: first, ...(code === null ? {} : { code }) }
}
