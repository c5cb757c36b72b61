import { sameBut, sameVerbs } from '@orrery/board/share'
import { memo, type ReactNode } from 'react'
import { legalId, type Targets, targetsOf } from '../board/targets.ts'
import { item, slots } from '../data.ts'
import { across, type Routes } from './layout.ts'

interface RouteProps {
  readonly routes: Routes
  readonly targets: Targets | undefined
  readonly way: readonly string[]
  readonly narrow: boolean
}

const nothingLit: Targets = targetsOf([], undefined)

const sameRoutes = (a: RouteProps, b: RouteProps): boolean =>
  sameBut(a, b, ['targets']) && sameVerbs(a.targets ?? nothingLit, b.targets ?? nothingLit, ['discover'])

/** The dotted routes, the arrows into the unknown, and the way to what is pointed at. */
export const RouteLines = memo(function RouteLines(props: RouteProps): ReactNode {
  const { routes, targets, way, narrow } = props
  const wide = narrow ? 1.6 : 1
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {[...routes.links, ...routes.open].map(({ line }) => (
        <g key={line}>
          <path d={line} stroke="#03040b" strokeWidth={6 * wide} opacity=".55" />
          <path d={line} stroke="#cfd6ff" strokeWidth={2.2 * wide} strokeDasharray={`1 ${6.2 * wide}`} opacity=".85" />
        </g>
      ))}
      {routes.open.map(({ slot, edge, tip, line }) => {
        const [dx, dy] = item(across, edge)
        const lit = legalId(targets, `discover:${item(slots, slot)}`) !== undefined
        return (
          <path
            key={line}
            d="M-4,-5L3,0L-4,5"
            transform={`translate(${tip[0] + dx * 4} ${tip[1] + dy * 4}) rotate(${edge * 90 - 90}) scale(${wide})`}
            style={{ stroke: lit ? 'var(--lamp)' : 'var(--metal)' }}
            strokeWidth="2.2"
          />
        )
      })}
      {way.map((line) => (
        <g key={line}>
          <path d={line} style={{ stroke: 'var(--lamp)' }} strokeWidth="9" opacity=".24" />
          <path
            d={line}
            style={{ stroke: 'var(--lamp-hi)' }}
            strokeWidth={3.4 * wide}
            strokeDasharray={`1 ${6.2 * wide}`}
          />
        </g>
      ))}
    </g>
  )
}, sameRoutes)
