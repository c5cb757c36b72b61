import { useMeasured } from '@orrery/board/measure'
import { sameBut, sameVerbs } from '@orrery/board/share'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { promise } from '../board/inspector.tsx'
import type { PanelProps } from '../board/props.ts'
import { fieldOf, fields } from '../data.ts'
import type { Texts } from '../texts/index.ts'
import { Burst, type BurstShown } from './burst.tsx'
import { Chart } from './chart.tsx'
import { Fields, LitEdges, type LitField, type Measure } from './map.tsx'
import { Rockets } from './rockets.tsx'

const RINGED = 1020
const BARE = 912

/** Names and yields grow as the map shrinks, so that nothing is drawn below twelve pixels. */
function measureFor(size: number): { readonly measure: Measure; readonly ringed: boolean } {
  if (size < 500) {
    // Beyond these factors, names and yields would overlap.
    const grown = (least: number, units: number, most: number): number =>
      Math.min(most, Math.max(least, (12.2 / units) * (BARE / size)))
    return { measure: { name: grown(30, 1, 36), gem: grown(1.3, 23, 1.4), codes: true }, ringed: false }
  }
  const scale = size / RINGED
  return {
    measure: { name: Math.max(17.8, 12.4 / scale), gem: Math.min(1.2, Math.max(1, 0.68 / scale)), codes: false },
    ringed: true,
  }
}

interface SkyProps extends PanelProps {
  readonly rockets: readonly string[]
  readonly burst: BurstShown | undefined
  readonly pointed: string | undefined
}

/** Fusing and creating stars change nothing here. */
const sameSky = (a: SkyProps, b: SkyProps): boolean =>
  sameBut(a, b, ['view', 'player', 'targets']) &&
  a.targets.fieldVerb === b.targets.fieldVerb &&
  sameVerbs(a.targets, b.targets, ['fly', 'retreat', 'send', 'fight', 'player'])

/** What a field is next to, for people who can't see it. */
function nearWords(id: string, texts: Texts): string {
  const near = fieldOf(id)?.neighbours.map((other) => texts.names.fields[other] ?? other) ?? []
  return `${texts.component.neighbours}: ${near.join(', ')}`
}

/** The sky map in its lens. */
export const Sky = memo(function Sky(props: SkyProps): ReactNode {
  const { me, seat, names, targets, texts, rockets, burst, pointed } = props
  const lens = useRef<HTMLDivElement>(null)
  // Sizes in steps of ten pixels: a resize redraws the names a few times, not at every frame.
  const rounded = useMeasured(lens, 720, ({ clientWidth }) => Math.round(clientWidth / 10) * 10)
  const { measure, ringed } = useMemo(() => measureFor(rounded), [rounded])
  const half = (ringed ? RINGED : BARE) / 2
  const box = `${-half} ${-half} ${half * 2} ${half * 2}`

  const moving = targets.fieldVerb === 'fly'
  const lit = useMemo(() => {
    const map = new Map<string, LitField>()
    if (targets.fieldVerb === undefined) return map
    for (const [field, action] of targets.fields) {
      const here = moving ? rockets.flatMap((at, other) => (other !== seat && at === field ? [other] : [])) : []
      const name = texts.go[targets.fieldVerb]({ field: texts.names.fields[field] ?? field })
      const brings = moving ? promise(field, names, here, texts) : ''
      map.set(field, { action, name: `${brings === '' ? name : `${name}: ${brings}`}. ${nearWords(field, texts)}` })
    }
    return map
  }, [targets, moving, rockets, seat, names, texts])
  const plain = useMemo(
    () =>
      new Map(
        fields.map(({ id }) => {
          const here = rockets.flatMap((at, other) => (at === id ? [names[other] ?? ''] : []))
          const parts = [promise(id, names, [], texts), here.length > 0 ? texts.here({ names: here.join(', ') }) : '']
          const words = [texts.names.fields[id] ?? id, ...parts.filter((part) => part !== '')].join(', ')
          return [id, `${words}. ${nearWords(id, texts)}`]
        }),
      ),
    [rockets, names, texts],
  )
  const litRockets = useMemo(() => {
    const map = new Map<number, { action: string; name: string }>()
    for (const [other, action] of targets.seats) {
      const name = names[other] ?? ''
      map.set(other, {
        action,
        name: action.startsWith('fight') ? texts.go.fight({ name }) : texts.go.player({ name }),
      })
    }
    return map
  }, [targets, names, texts])
  const fights = useMemo(() => new Set(moving ? targets.fields.keys() : []), [moving, targets])

  return (
    <div className="hx-lens night" ref={lens}>
      <Chart box={box} ring={ringed} letters={Math.min(24, measure.name)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg className="hx-map" viewBox={box} role="group" aria-label={texts.tabs.sky}>
        <Fields
          lit={lit}
          plain={plain}
          explain={me === undefined ? undefined : targets.fieldVerb}
          mine={rockets[seat]}
          pointed={pointed}
          measure={measure}
          texts={texts}
        />
      </svg>
      <LitEdges lit={lit} mine={rockets[seat]} pointed={pointed} box={box} />
      {/* Who is where is in the names of the fields; only rockets that can be chosen have names of their own. */}
      <svg
        className="hx-layer"
        viewBox={box}
        role={litRockets.size > 0 ? 'group' : undefined}
        aria-label={litRockets.size > 0 ? texts.hunters : undefined}
        aria-hidden={litRockets.size === 0}
      >
        {burst !== undefined && <Burst {...burst} />}
        <Rockets
          at={rockets}
          me={me === undefined ? undefined : seat}
          names={names}
          lit={litRockets}
          fights={fights}
          size={ringed ? 62 : 70}
        />
      </svg>
    </div>
  )
}, sameSky)
