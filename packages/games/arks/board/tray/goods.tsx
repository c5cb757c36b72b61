import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { legalId } from '../board/targets.ts'
import { at, costs, crew, type Decision, item, RESOURCES, resources, specialists } from '../data.ts'
import { crewName, indexOfResource } from '../names.ts'
import { ItemIcon } from '../pieces/resources.tsx'
import { SpecialistIcon } from '../pieces/signs.tsx'
import { cardIn, cargoOf, slotOfField } from '../table.ts'
import { Choice, type TrayProps } from './choice.tsx'
import { Due } from './cost.tsx'

function Then({ now, then }: { readonly now: number; readonly then: number }): ReactNode {
  return (
    <span className="ak-then num">
      {now}
      <Icon name="arrow" size={12} />
      <b>{then}</b>
    </span>
  )
}

/** Units of any resource, one after the other (AD3). */
export function GainTray({
  decision,
  ...props
}: TrayProps & { readonly decision: Extract<Decision, { kind: 'gain' }> }): ReactNode {
  const { view, targets, names, texts } = props
  const held = cargoOf(view, decision.seat)
  return (
    <>
      <p className="ak-note">{texts.unitsLeft({ left: decision.left })}</p>
      <div className="ak-choices is-grid">
        {resources.map((resource, i) => (
          <Choice
            key={resource}
            targets={targets}
            texts={texts}
            id={`gain:${resource}`}
            picture={<ItemIcon id={resource} size={24} />}
            words={names.resources[resource]}
            detail={<Then now={held[i] ?? 0} then={(held[i] ?? 0) + 1} />}
          />
        ))}
      </div>
    </>
  )
}

/** A cost, unit by unit (AD7, AD8): what is paid, what is due now, and what it can be paid with. */
export function PayTray({
  decision,
  ...props
}: TrayProps & { readonly decision: Extract<Decision, { kind: 'pay' }> }): ReactNode {
  const { view, me, targets, names, texts } = props
  const { dues } = item(costs, decision.cost)
  const colour = cardIn(view, slotOfField(at(view.arks, me)))?.colour
  const held = cargoOf(view, me)
  const cards = [...(view.upper[me] ?? []), ...(view.lower[me] ?? [])]
  return (
    <>
      <ol className="ak-dues" aria-label={texts.price}>
        {dues.map((due, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit of the price is its place
            key={i}
            className={i < decision.at ? 'is-paid' : i === decision.at ? 'is-due' : ''}
          >
            <Due due={due} colour={colour} size={22} />
            {i < decision.at ? <Icon name="check" size={14} /> : undefined}
          </li>
        ))}
      </ol>
      <div className="ak-choices">
        {cards
          .filter((card) => legalId(targets, `pay-card:${item(crew, card).id}`) !== undefined)
          .map((card) => (
            <Choice
              key={card}
              targets={targets}
              texts={texts}
              id={`pay-card:${item(crew, card).id}`}
              picture={<SpecialistIcon id={item(crew, card).specialist} size={22} />}
              words={crewName(names, card)}
              detail={<small>{texts.cardGoes}</small>}
            />
          ))}
        {specialists
          .filter((id) => legalId(targets, `pay-token:${id}`) !== undefined)
          .map((id) => (
            <Choice
              key={id}
              targets={targets}
              texts={texts}
              id={`pay-token:${id}`}
              picture={<SpecialistIcon id={id} size={22} />}
              words={names.specialists[id]}
              detail={<small>{texts.tokenLocks}</small>}
            />
          ))}
        {resources
          .filter((id) => legalId(targets, `pay:${id}`) !== undefined)
          .map((id) => {
            const n = held[indexOfResource(id)] ?? 0
            return (
              <Choice
                key={id}
                targets={targets}
                texts={texts}
                id={`pay:${id}`}
                picture={<ItemIcon id={id} size={22} />}
                words={names.resources[id]}
                detail={<Then now={n} then={n - 1} />}
              />
            )
          })}
      </div>
    </>
  )
}

/** Which track rises: for a discovery (AD6) or level by level while terraforming (AD13). */
export function RaiseTray({
  decision,
  ...props
}: TrayProps & { readonly decision: Extract<Decision, { kind: 'raise' | 'track' }> }): ReactNode {
  const { view, me, targets, names, texts } = props
  const free = decision.kind === 'track'
  const slot = free ? decision.slot : slotOfField(at(view.arks, me))
  const held = cargoOf(view, me)
  const tracks = cardIn(view, slot)?.tracks ?? []
  return (
    <>
      <p className="ak-note">
        {free ? texts.trackFree : texts.raised({ raised: decision.raised, of: view.capacities[me] ?? 0 })}
      </p>
      <div className="ak-choices">
        {tracks.map(({ resource, levels }) => {
          const i = indexOfResource(resource)
          const level = view.levels[slot * RESOURCES + i] ?? 0
          return (
            <Choice
              key={resource}
              targets={targets}
              texts={texts}
              id={`${decision.kind}:${resource}`}
              picture={<ItemIcon id={resource} size={22} />}
              words={names.resources[resource]}
              name={texts.raiseTrack({ resource: names.resources[resource], level, levels })}
              detail={
                <>
                  <span className="ak-levels" style={{ '--k': `var(--res-${resource})` }}>
                    {Array.from({ length: levels }, (_, n) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
                      <i key={n} className={n < level ? 'is-on' : n === level ? 'is-next' : ''} />
                    ))}
                  </span>
                  {free ? undefined : <small>{texts.have({ count: held[i] ?? 0 })}</small>}
                </>
              }
            />
          )
        })}
      </div>
    </>
  )
}
