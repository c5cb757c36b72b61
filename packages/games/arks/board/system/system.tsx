import { useShared } from '@orrery/board/share'
import { memo, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sameDrawn } from '../board/same.ts'
import { legalId } from '../board/targets.ts'
import { AUTOMA, at, FIELDS, item, MAIN, slots } from '../data.ts'
import { PieceMark } from '../pieces/markers.tsx'
import { cardIn, colourOf, isAutoma, slotOfField } from '../table.ts'
import { useWords } from '../words.ts'
import { Cards } from './cards.tsx'
import { FieldTargets, PieceTargets, type SystemProps, UnknownTargets } from './field-targets.tsx'
import { routesOf, SYSTEM, spotOf, wayTo } from './layout.ts'
import { RouteLines } from './routes.tsx'
import { Trail } from './trail.tsx'
import { worldsOf } from './worlds.ts'

const Arks = memo(
  function Arks({ view, me, narrow }: SystemProps): ReactNode {
    return view.arks.map((field, player) => {
      const [x, y] = spotOf(view, field)
      const main = field % FIELDS === MAIN
      const together = view.arks.flatMap((other, each) => (other === field ? [each] : []))
      const side = together.length > 1 ? (together.indexOf(player) - (together.length - 1) / 2) * (narrow ? 40 : 28) : 0
      const centre = cardIn(view, slotOfField(field))?.colour === undefined
      const down = main ? (centre ? -14 : narrow ? 24 : 16) : -2
      const mine = player === me
      const colour = colourOf(view, player)
      return (
        <g
          key={colour}
          className="ak-ark"
          style={{ transform: `translate(${x + side}px, ${y + down}px)` }}
          data-at={`ark:${player}`}
        >
          {mine && !main ? (
            <circle
              cy="2"
              r="23"
              fill="none"
              style={{ stroke: `var(--pl-${colour})` }}
              strokeWidth="2"
              strokeDasharray="3 4"
            />
          ) : undefined}
          <g transform={`scale(${narrow ? 1.7 : 1.17})`}>
            <PieceMark kind="ark" colour={colour} glow={mine} />
          </g>
        </g>
      )
    })
  },
  sameDrawn(['arks', 'system', 'level']),
)

/** How much larger letters must be drawn so that none falls below its size on the screen. */
function useLetters(ref: RefObject<SVGSVGElement | null>, cropped: boolean): number {
  const [letters, setLetters] = useState(1)
  useLayoutEffect(() => {
    const drawing = ref.current
    if (drawing === null) return
    const measure = (): void => {
      const { width, height } = drawing.getBoundingClientRect()
      const side = cropped ? Math.max(width, height) : Math.min(width, height)
      if (side > 0) setLetters(Math.min(2.5, Math.max(1, Math.round((SYSTEM / side) * 50) / 50)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(drawing)
    measure()
    return () => observer.disconnect()
  }, [ref, cropped])
  return letters
}

/** The planet system: nine slots around the Portal, routes, everything on the cards, and what can be reached. */
export const System = memo(function System(props: SystemProps): ReactNode {
  const { view, me, targets, pointed, narrow, across = false, fresh, trail } = props
  const { texts } = useWords()
  const { set, system, terraformed } = view
  const drawing = useRef<SVGSVGElement>(null)
  const travelling =
    targets !== undefined && (view.asked?.decision.kind === 'travel' || (!narrow && targets.views.has('travel')))
  // While a phone asks about something else, only the row with the player's own ark is in sight, as large as before; beside a sheet, the column.
  const cropped = narrow && targets !== undefined && !travelling
  const small = useLetters(drawing, cropped)
  // Even a wide board has no room for larger ones.
  const letters = Math.min(1.4, small)
  const key = `${set}|${system.join()}|${terraformed}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what it is drawn from, and every view is new
  const routes = useMemo(() => routesOf(view), [key])
  // An unchanged card keeps its object and is not drawn again.
  const worlds = useShared(useMemo(() => worldsOf(view), [view]))
  const way = useMemo(
    () => (travelling && pointed !== undefined ? wayTo(routes, at(view.arks, view.active), pointed) : []),
    [travelling, pointed, routes, view],
  )
  const [column, row] = spotOf(view, at(view.arks, me ?? 0)).map((place) =>
    item(['Min', 'Mid', 'Max'], Math.floor((place / SYSTEM) * 3)),
  )
  const blocked = view.level >= 0 && !view.over && me !== undefined && !isAutoma(view, me)
  const ark = blocked ? at(view.arks, AUTOMA) : -1
  const closed = ark % FIELDS === MAIN ? slotOfField(ark) : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      ref={drawing}
      className="ak-system"
      viewBox={`0 0 ${SYSTEM} ${SYSTEM}`}
      preserveAspectRatio={cropped ? `x${across ? column : 'Mid'}Y${across ? 'Mid' : row} slice` : undefined}
      role="group"
      aria-label={texts.system}
      data-zoom="panel-system"
      style={{ '--ak-k': letters, '--ak-narrow': `${Math.max(24, 12 * small)}px` }}
    >
      {/* What is printed: fields say it in their names. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus */}
      <g aria-hidden="true">
        <Cards
          view={view}
          slots={system.map((_, slot) => slot)}
          isLit={(slot) => legalId(targets, `discover:${item(slots, slot)}`) !== undefined}
          routes={<RouteLines routes={routes} targets={targets} way={way} narrow={narrow} />}
          worlds={worlds}
          narrow={narrow}
          fresh={fresh}
          closed={closed}
          letters={letters}
        >
          {trail === undefined ? undefined : <Trail view={view} trail={trail} />}
        </Cards>
      </g>
      <UnknownTargets {...props} />
      <FieldTargets {...props} routes={routes} />
      <Arks {...props} />
      <PieceTargets {...props} worlds={worlds} />
    </svg>
  )
})
