import { Counting } from '@orrery/board/counting'
import { Panel } from '@orrery/board/frame'
import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { PanelProps } from '../board/props.ts'
import { legalId } from '../board/targets.ts'
import { type Amounts, cardOf, constants, elementIds, massNumber } from '../data.ts'
import { Gem } from '../pieces/elements.tsx'

/** How many crystals of each element the card in play would give. */
function offered(card: string | undefined): Amounts {
  for (const effect of cardOf(card)?.effects ?? []) if (effect.op === 'gainChoice') return effect.amountByElement
  return {}
}

/** My crystals by kind, with what the field I point at would add. */
export const Crystals = memo(function Crystals(
  props: PanelProps & { readonly plus: Amounts; readonly slim?: boolean },
): ReactNode {
  const { view, player, targets, texts, plus, slim = false } = props
  const sum = elementIds.reduce((all, id, i) => all + massNumber(id) * (player.crystals[i] ?? 0), 0)
  const choices = offered(view.card?.card)
  const cells = (
    <div className="bd-even" style={{ '--n': 6 }}>
      {elementIds.map((id, i) => {
        const n = player.crystals[i] ?? 0
        const action = legalId(targets, `element:${id}`)
        const more = action === undefined ? (plus[id] ?? 0) : (choices[id] ?? 0)
        const limit = constants.holdLimit[id] ?? 0
        const name = texts.names.elements[id] ?? id
        return (
          <Tap
            key={id}
            target={{ action, zoom: `crystal-${id}` }}
            className={`bd-tile hx-cry ${n === 0 && more === 0 ? 'is-zero' : ''}`}
            name={
              action === undefined
                ? texts.crystalCount({ count: n, element: name })
                : texts.receive({ count: more, element: name })
            }
            at={`crystal:${id}`}
          >
            <span title={name}>
              <Gem element={id} size={slim ? 28 : 36} />
            </span>
            <span className="hx-cry-n bd-figure num">
              <Counting value={n} />
            </span>
            {more > 0 ? (
              <span className="hx-plus num">+{more}</span>
            ) : view.holdLimit ? (
              <small className={`bd-cut bd-small bd-quiet ${n > limit ? 'is-over' : ''}`}>
                {texts.limitOf({ count: limit })}
              </small>
            ) : (
              !slim && (
                <small className="bd-small" aria-hidden="true">
                  &nbsp;
                </small>
              )
            )}
          </Tap>
        )
      })}
    </div>
  )
  if (slim) return cells
  return (
    <Panel
      name="hx-p-crystals"
      zoom="panel-crystals"
      title={texts.crystals}
      note={view.holdLimit ? texts.limitNote : texts.massSum({ sum })}
    >
      {cells}
    </Panel>
  )
})
