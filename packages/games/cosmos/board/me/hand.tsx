import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { MineProps } from '../board/props.ts'
import { acquireFor, legalId, openStep } from '../board/targets.ts'
import { kindIds, type PlayerView, setOfFive, slotCosts } from '../data.ts'
import { Picture } from '../pieces/piece.tsx'

/** The sizes of sets that can still be spent: the prices of free slots, and five (C11.2, C11.7). */
function setSizes(player: PlayerView): number[] {
  const prices = slotCosts.filter((_, slot) => player.slots[slot] === -1)
  return [...new Set<number>([...prices, setOfFive.cards])].sort((a, b) => a - b)
}

/** More backs than this would not fit side by side. */
const MOST_BACKS = 12

const HandCard = ({ id, small }: { id: string; small: boolean }): ReactNode => (
  <Picture id={`energy-${id}`} width={small ? 30 : 52} height={small ? 42 : 73} k={small ? 0.49 : 0.84} />
)

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
            <HandCard id={kind} small={small} />
          </span>
        )
      })}
      {shown === 0 && <span className="cc-fan-none" />}
    </span>
  )
})

/** What a tap on the cards of a kind would do, and its words. */
function handTap(
  { player, targets, texts }: MineProps,
  kind: number,
  slot: number | undefined,
): [string | undefined, string] {
  const id = kindIds[kind] ?? 'light'
  const name = texts.kinds[id]
  const price = slotCosts[slot ?? 0] ?? 0
  const taps: readonly (readonly [id: string, words: string])[] = [
    [slot === undefined ? '' : `acquire:${slot + 1}:${id}`, texts.buyWith({ kind: name, price })],
    [`pay:${id}`, texts.payWith({ kind: name })],
    [`discard:${id}`, texts.discardOne({ kind: name })],
  ]
  const [action, words] = taps.find(([each]) => targets.byId.has(each)) ?? []
  return [action, words ?? texts.cardsOf({ kind: name, count: player.hand?.[kind] ?? 0 })]
}

/** The hand by kind with the sets that can be spent; for those who may not see it, as many backs as there are cards. */
export const Hand = memo(function Hand(props: MineProps): ReactNode {
  const { player, targets, texts, small } = props
  if (player.hand === undefined) return <HiddenHand {...props} />
  const sizes = setSizes(player)
  const slot = targets.selected?.startsWith('slot:') === true ? Number(targets.selected.slice(5)) : undefined
  return (
    <div className={`cc-hand bd-even ${small ? 'is-small' : ''}`}>
      {kindIds.map((id, kind) => {
        const count = player.hand?.[kind] ?? 0
        const [action, name] = handTap(props, kind, slot)
        const explain = slot === undefined ? `set-of-five:${id}` : `acquire:${slot + 1}:${id}`
        const step = small ? openStep(targets, `hand:${kind}`) : undefined
        return (
          <div key={id} className="cc-kind">
            <Tap
              target={{ action, step, explain, zoom: `energy-${id}` }}
              className={`bd-tile ${small ? 'is-chip' : ''} ${count === 0 ? 'is-off' : ''}`}
              name={name}
              selected={targets.selected === `hand:${kind}`}
              at={`hand:${kind}`}
            >
              <Fan kind={id} count={count} small={small} />
              <span className="cc-kind-name bd-small">
                <b className="num">{count}</b> {small ? <SmallSets count={count} sizes={sizes} /> : texts.kinds[id]}
              </span>
            </Tap>
            {!small && <Sets {...props} kind={kind} sizes={sizes} />}
          </div>
        )
      })}
    </div>
  )
})

function HiddenHand({ player, texts, small }: MineProps): ReactNode {
  const count = player.handSize
  return (
    <div className={`cc-hand is-hidden ${small ? 'is-small' : ''}`} data-at="hand:0" data-zoom="hand-size">
      <span className="cc-backs night" role="img" aria-label={`${texts.handSize}: ${count}`}>
        {[...Array(Math.min(count, MOST_BACKS)).keys()].map((i) => (
          <HandCard key={i} id="back" small={small} />
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

function Sets(props: MineProps & { kind: number; sizes: readonly number[] }): ReactNode {
  const { player, kind, sizes, targets, texts } = props
  const id = kindIds[kind] ?? 'light'
  const count = player.hand?.[kind] ?? 0
  return (
    <div className="cc-sets bd-row">
      {sizes.map((size) => {
        const five = size === setOfFive.cards
        const action = five ? `set-of-five:${id}` : acquireFor(player, size, kind)
        const legal = action === undefined ? undefined : legalId(targets, action)
        const words = { kind: texts.kinds[id], price: size }
        return (
          <Tap
            key={size}
            target={{ action: legal, explain: action, zoom: 'set' }}
            className={`cc-set bd-quiet ${count >= size ? 'is-on' : ''}`}
            name={legal === undefined ? undefined : five ? texts.setOfFive(words) : texts.buyWith(words)}
          >
            {size}
          </Tap>
        )
      })}
    </div>
  )
}
