import { Tap } from '@orrery/board/target'
import type { ReactNode } from 'react'
import { legalId } from '../board/targets.ts'
import { resources, specialists } from '../data.ts'
import { ItemIcon } from '../pieces/resources.tsx'
import { LockIcon, SpecialistIcon } from '../pieces/signs.tsx'
import { cargoOf, holds } from '../table.ts'
import { useWords } from '../words.ts'
import type { PlayerProps } from './rows.tsx'

/** The cells of a cargo track, by their numbers. */
const cells = [1, 2, 3, 4, 5, 6]

/** The cell of a cargo track: what it holds, what it would gain or lose. */
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
export function Hold(
  props: PlayerProps & {
    /** What the chosen play would change, by resource. */
    readonly change: readonly number[]
  },
): ReactNode {
  const { view, player, targets, change } = props
  const { names, texts } = useWords()
  const cargo = cargoOf(view, player)
  const limit = view.cargoLimits[player] ?? 0
  const kind = targets === undefined ? undefined : view.asked?.decision.kind
  const said = (verb: string | undefined, words: string): string => (verb === undefined ? words : `${verb}: ${words}`)
  return (
    <div className="ak-hold night">
      <div className="ak-cargo">
        {resources.map((resource, i) => {
          const held = cargo[i] ?? 0
          const verb = trackVerbs.find((each) => legalId(targets, `${each}:${resource}`) !== undefined)
          const asked = trackVerbs.find((each) => each === kind)
          const words = texts.cargo({ resource: names.resources[resource], held, limit })
          return (
            <Tap
              key={resource}
              target={{
                action: verb === undefined ? undefined : `${verb}:${resource}`,
                explain: asked === undefined ? undefined : `${asked}:${resource}`,
                zoom: resource,
              }}
              className="ak-track"
              name={said(verb === undefined ? undefined : texts.verbs[verb], words)}
              at={`cargo:${player}:${i}`}
            >
              <ItemIcon id={resource} size={19} />
              <span className="ak-cells bd-even" style={{ '--k': `var(--res-${resource})` }}>
                {cells.map((n) => (
                  <i key={n} className={cellClass(n, held, change[i] ?? 0, limit)} />
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
              target={{ action: pay ?? unlock, explain: kind === 'pay' ? `pay-token:${id}` : undefined, zoom: id }}
              className={`ak-token ${ready ? 'is-ready' : ''}`}
              name={said(pay ? texts.verbs.pay : unlock ? texts.makeReady : undefined, words)}
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
