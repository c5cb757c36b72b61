import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { acquireFor, legalId, openStep, type Targets } from '../board/targets.ts'
import { kindIds, type PlayerView, setOfFive, slotCosts } from '../data.ts'
import { Picture } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'

/** Which set sizes are still worth something: the prices of free slots, and five (C11.2, C11.7). */
function setSizes(player: PlayerView): number[] {
  const prices = slotCosts.filter((_, slot) => player.slots[slot] === -1)
  return [...new Set<number>([...prices, setOfFive.cards])].sort((a, b) => a - b)
}

/** More backs than this would not fit side by side. */
const MOST_BACKS = 12

/** Cards of one kind as a fan; from the ninth on they lie closer. */
const Fan = memo(function Fan({ kind, count, small }: { kind: string; count: number; small: boolean }): ReactNode {
  const shown = Math.min(count, small ? 3 : 9)
  const spread = small ? 4 : shown > 5 ? 32 / shown : 8
  const turn = small ? 5 : shown > 5 ? 16 / shown : 3.6
  // Many cards would dip into the line below.
  const dip = small ? 0 : shown > 5 ? 3 / shown : 1.5
  return (
    <span className="cc-fan night" aria-hidden="true">
      {[...Array(shown).keys()].map((i) => {
        const off = i - (shown - 1) / 2
        return (
          <span
            key={i}
            style={{
              transform: `translate(${off * spread}px, ${small ? 0 : Math.abs(off) * dip + 1}px) rotate(${off * turn}deg)`,
            }}
          >
            <Picture id={`energy-${kind}`} width={small ? 30 : 52} height={small ? 42 : 73} k={small ? 0.49 : 0.84} />
          </span>
        )
      })}
      {shown === 0 && <span className="cc-fan-none" />}
    </span>
  )
})

/** The hand by kind with the sets that can be spent. */
export const Hand = memo(function Hand(props: {
  readonly player: PlayerView
  readonly targets: Targets
  readonly texts: Texts
  readonly small: boolean
}): ReactNode {
  const { player, targets, texts, small } = props
  const sizes = setSizes(player)
  const slot = targets.selected?.startsWith('slot:') === true ? Number(targets.selected.slice(5)) : undefined
  return (
    <div className={`cc-hand ${small ? 'is-small' : ''}`}>
      {kindIds.map((id, kind) => {
        const count = player.hand?.[kind] ?? 0
        const name = texts.kinds[id]
        const acquire = slot === undefined ? undefined : legalId(targets, `acquire:${slot + 1}:${id}`)
        const pay = legalId(targets, `pay:${id}`)
        const discard = legalId(targets, `discard:${id}`)
        const action = acquire ?? pay ?? discard
        const label =
          acquire !== undefined
            ? texts.buyWith({ kind: name, price: slotCosts[slot ?? 0] ?? 0 })
            : pay !== undefined
              ? texts.payWith({ kind: name })
              : discard !== undefined
                ? texts.discardOne({ kind: name })
                : texts.cardsOf({ kind: name, count })
        return (
          <div key={id} className="cc-kind">
            <Tap
              target={{
                action,
                step: small ? openStep(targets, `hand:${kind}`) : undefined,
                explain: slot === undefined ? `set-of-five:${id}` : `acquire:${slot + 1}:${id}`,
                zoom: `energy-${id}`,
              }}
              className={`cc-kind-cards ${count === 0 ? 'is-off' : ''}`}
              name={label}
              selected={targets.selected === `hand:${kind}`}
              at={`hand:${kind}`}
            >
              <Fan kind={id} count={count} small={small} />
              <span className="cc-kind-name">
                <b className="num">{count}</b> {small ? <SmallSets count={count} sizes={sizes} /> : name}
              </span>
            </Tap>
            {!small && <Sets player={player} kind={kind} count={count} sizes={sizes} targets={targets} texts={texts} />}
          </div>
        )
      })}
    </div>
  )
})

/** A hand that the reader may not see: as many backs as there are cards. */
export function HiddenHand(props: {
  readonly count: number
  readonly texts: Texts
  readonly small: boolean
}): ReactNode {
  const { count, texts, small } = props
  return (
    <div className={`cc-hand is-hidden ${small ? 'is-small' : ''}`} data-at="hand:0">
      <span className="cc-backs night" role="img" aria-label={`${texts.handSize}: ${count}`}>
        {[...Array(Math.min(count, MOST_BACKS)).keys()].map((i) => (
          <Picture key={i} id="energy-back" width={small ? 30 : 52} height={small ? 42 : 73} k={small ? 0.49 : 0.84} />
        ))}
        {count === 0 && texts.none}
      </span>
    </div>
  )
}

/** On a phone the sets in reach stand as figures; a tap on the kind opens them. */
function SmallSets({ count, sizes }: { count: number; sizes: readonly number[] }): ReactNode {
  const reached = sizes.filter((size) => size <= count)
  return reached.length === 0 ? null : (
    <small className="num">{reached.length > 2 ? `${reached[0]}–${reached.at(-1)}` : reached.join(' ')}</small>
  )
}

function Sets(props: {
  player: PlayerView
  kind: number
  count: number
  sizes: readonly number[]
  targets: Targets
  texts: Texts
}): ReactNode {
  const { player, kind, count, sizes, targets, texts } = props
  const id = kindIds[kind] ?? 'light'
  return (
    <div className="cc-sets">
      {sizes.map((size) => {
        const action = size === setOfFive.cards ? `set-of-five:${id}` : acquireFor(player, size, kind)
        const legal = action === undefined ? undefined : legalId(targets, action)
        const name =
          size === setOfFive.cards
            ? texts.setOfFive({ kind: texts.kinds[id] })
            : texts.buyWith({ kind: texts.kinds[id], price: size })
        return (
          <Tap
            key={size}
            target={{ action: legal, explain: action }}
            className={`cc-set ${count >= size ? 'is-on' : ''}`}
            name={legal === undefined ? undefined : name}
          >
            {size}
          </Tap>
        )
      })}
    </div>
  )
}
