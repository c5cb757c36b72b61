import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { Loupe } from './loupe.tsx'
import { type Margins, Plot, type PlotProps } from './plot.tsx'
import { LARGEST } from './scale.ts'
import { useGestures } from './use-gestures.ts'

const wide: Margins = { left: 104, right: 30, top: 34, bottom: 56 }
const narrow: Margins = { left: 46, right: 24, top: 32, bottom: 54 }

/** The props of the surface: those of the diagram, except what gestures provide. */
export interface SurfaceProps extends Omit<PlotProps, 'width' | 'height' | 'part' | 'pointer'> {
  choose(dot: string): void
  /** What stands below it, beside the buttons that zoom. */
  readonly children: ReactNode
}

function ZoomButton(props: {
  readonly name: string
  readonly disabled?: boolean
  readonly children: ReactNode
  onClick(): void
}): ReactNode {
  const { name, disabled, children, onClick } = props
  return (
    <button type="button" className="btn icon" aria-label={name} title={name} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  )
}

/** The diagram with its gestures: pointing, zooming, dragging, choosing the nearest dot. */
export function Surface({ choose, children, ...props }: SurfaceProps): ReactNode {
  const { slim, markers, open, chosen, answered, texts } = props
  const margins = slim ? narrow : wide
  const hand = useGestures(margins, open, slim ? 30 : 20, chosen, choose)
  const { box, size, width, height, part, shown } = hand
  const corner = slim ? (shown !== undefined && shown.x > width / 2 ? 'is-left' : 'is-right') : 'is-corner'
  return (
    <>
      <div ref={box} className="hx-hr-surface" data-magnifies={LARGEST} {...hand.handlers}>
        {size.width > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
          <svg
            width={size.width}
            height={size.height}
            viewBox={`${-margins.left} ${-margins.top} ${size.width} ${size.height}`}
            role="group"
            aria-label={texts.hr.title}
          >
            <Plot
              {...props}
              width={width}
              height={height}
              part={part}
              pointer={answered === undefined ? shown : undefined}
            />
          </svg>
        )}
        {shown !== undefined && (slim ? hand.touching : part.zoom === 1) && (
          <div className={`hx-hr-float ${corner}`}>
            <Loupe
              size={slim ? 132 : 150}
              width={width}
              height={height}
              part={part}
              x={shown.x}
              y={shown.y}
              markers={markers}
              chosen={chosen}
            />
          </div>
        )}
      </div>
      <div className="hx-hr-foot bd-row">
        <div className="hx-hr-zoom bd-row">
          <ZoomButton name={texts.hr.zoomIn} onClick={() => hand.zoomBy(2)}>
            <b aria-hidden="true">+</b>
          </ZoomButton>
          <ZoomButton name={texts.hr.zoomOut} disabled={part.zoom === 1} onClick={() => hand.zoomBy(0.5)}>
            <b aria-hidden="true">−</b>
          </ZoomButton>
          {part.zoom > 1 && (
            <ZoomButton name={texts.hr.whole} onClick={hand.showWhole}>
              <Icon name="board" size={18} />
            </ZoomButton>
          )}
        </div>
        {children}
      </div>
    </>
  )
}
