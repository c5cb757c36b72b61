import { Tap } from '@orrery/board/target'
import type { ReactNode } from 'react'
import { legalId, type Targets } from '../board/targets.ts'
import { resources, specialists, type View } from '../data.ts'
import type { Names } from '../names.ts'
import { ItemIcon } from '../pieces/resources.tsx'
import { LockIcon, SpecialistIcon } from '../pieces/signs.tsx'
import { cargoOf, holds } from '../table.ts'
import type { Texts } from '../texts/index.ts'

const LONGEST = 6

/** The cell of a cargo track, from 1 on: what it holds, what it would gain or lose. */
function cellClass(n: number, held: number, change: number, limit: number): string {
  const then = Math.min(held + change, limit)
  const list = [n <= held ? 'is-on' : '', n > limit ? 'is-shut' : '', n === held ? 'is-peak' : '']
  if (n > held && n <= then) list.push('is-coming')
  if (n <= held && n > then) list.push('is-going')
  return list.join(' ')
}

/** The verbs a cargo track can answer with. */
const trackVerbs = ['gain', 'pay', 'raise', 'track'] as const

/** The hold: four cargo tracks and the specialist tokens; the crew rows plug into its edges. */
export function Hold(props: {
  readonly view: View
  readonly player: number
  readonly targets: Targets | undefined
  /** What the chosen play would change, by resource. */
  readonly change: readonly number[]
  readonly names: Names
  readonly texts: Texts
}): ReactNode {
  const { view, player, targets, change, names, texts } = props
  const cargo = cargoOf(view, player)
  const limit = view.cargoLimits[player] ?? 0
  const kind = view.asked?.decision.kind
  return (
    <div className="ak-hold night">
      <div className="ak-cargo">
        {resources.map((resource, i) => {
          const held = cargo[i] ?? 0
          const delta = change[i] ?? 0
          const verb = trackVerbs.find((each) => legalId(targets, `${each}:${resource}`) !== undefined)
          const asked = targets === undefined ? undefined : trackVerbs.find((each) => each === kind)
          const words = texts.cargo({ resource: names.resources[resource], held, limit })
          return (
            <Tap
              key={resource}
              target={{
                action: verb === undefined ? undefined : `${verb}:${resource}`,
                explain: asked === undefined ? undefined : `${asked}:${resource}`,
              }}
              className="ak-track"
              name={verb === undefined ? words : `${texts.verbs[verb]}: ${words}`}
              at={`cargo:${player}:${i}`}
            >
              <ItemIcon id={resource} size={19} />
              <span className="ak-cells" style={{ '--k': `var(--res-${resource})` }}>
                {Array.from({ length: LONGEST }, (_, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its number
                  <i key={n} className={cellClass(n + 1, held, delta, limit)} />
                ))}
              </span>
              <b className="num">{held}</b>
            </Tap>
          )
        })}
      </div>
      <div className="ak-tokens">
        {specialists.map((id, i) => {
          const ready = holds(view.ready[player], i)
          const pay = legalId(targets, `pay-token:${id}`)
          const unlock = legalId(targets, `unlock:${id}`)
          const words = `${names.specialists[id]}: ${ready ? names.terms.ready : names.terms.locked}`
          return (
            <Tap
              key={id}
              target={{
                action: pay ?? unlock,
                explain: targets !== undefined && kind === 'pay' ? `pay-token:${id}` : undefined,
                zoom: id,
              }}
              className={`ak-token ${ready ? 'is-ready' : ''}`}
              name={
                pay !== undefined
                  ? `${texts.verbs.pay}: ${words}`
                  : unlock !== undefined
                    ? `${texts.makeReady}: ${words}`
                    : words
              }
              at={`token:${player}:${i}`}
            >
              <SpecialistIcon id={id} size={28} />
              {ready ? undefined : <LockIcon />}
            </Tap>
          )
        })}
      </div>
    </div>
  )
}
