import { sameParts } from '@orrery/board/share'
import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { SharedProps } from '../board/props.ts'
import { sameLegal, targetFor, withLead } from '../board/targets.ts'
import { elementIds } from '../data.ts'
import { LifeFormPicture, Picture } from '../pieces/piece.tsx'

const takes = [1, 2, 3].map((size) => `take-nebula:${size}`)

const sameSupply = (a: SharedProps, b: SharedProps): boolean =>
  a.texts === b.texts &&
  sameParts(a.view, b.view, ['starSupply', 'crystals', 'stackSizes', 'lifeSupply', 'lifeForms']) &&
  sameLegal(a.targets, b.targets, takes)

/** One sort of piece in the supply. */
interface Stock {
  readonly at: string
  readonly name: string
  readonly left: number
  readonly picture: ReactNode
  readonly zoom: string
  /** Takes one of them, while that is asked. */
  readonly action?: string
}

function stocksOf({ view, texts }: SharedProps): readonly Stock[] {
  const { starSupply, crystals, stackSizes, lifeSupply, lifeForms } = view
  const names = texts.supplyOf
  return [
    ...elementIds.map((element, i) => ({
      at: `supply:${element}`,
      name: names.stars({ element }),
      left: starSupply[i] ?? 0,
      picture: <Picture id={`flat-${element}`} width={26} k={0.55} />,
      zoom: `star-${element}`,
    })),
    {
      at: 'supply:crystal',
      name: names.crystals,
      left: crystals,
      picture: <Picture id="crystal" width={20} height={26} k={0.7} />,
      zoom: 'crystal',
    },
    ...takes.map((action, i) => ({
      at: `stack:${i}`,
      name: names.nebulae({ size: i + 1 }),
      left: stackSizes[i] ?? 0,
      picture: <Picture id={`neb-back-${i + 1}`} width={26} k={13 / 30} />,
      zoom: 'nebulae',
      action,
    })),
    {
      at: 'supply:life',
      name: names.life,
      left: lifeSupply,
      picture: <Picture id="flat-proto" width={24} k={9 / 13} />,
      zoom: 'proto',
    },
    {
      at: 'supply:lifeform',
      name: names.lifeForms,
      left: lifeForms[0] + lifeForms[1],
      picture: <LifeFormPicture size={26} group={lifeForms[0] > 0 ? 1 : 2} />,
      zoom: 'life-form',
    },
  ]
}

/** What is left of everything; nebula stacks are lit while a size is asked. */
export const Supply = memo(function Supply(props: SharedProps): ReactNode {
  const { targets, texts } = props
  return (
    <div className="cc-supply bd-even">
      {stocksOf(props).map(({ at, name, left, picture, zoom, action = '' }, i) => (
        <Tap
          key={at}
          target={{ ...targetFor(targets, action), explain: action || undefined, zoom }}
          className={`bd-tile ${at === 'supply:crystal' && left <= 3 ? 'is-warn' : ''}`}
          name={
            targets.byId.has(action)
              ? withLead(targets, action, texts.takeNebula({ size: i - 4, left }), texts)
              : `${name}: ${left}`
          }
          at={at}
        >
          {picture}
          <span aria-hidden="true">{left}</span>
        </Tap>
      ))}
    </div>
  )
}, sameSupply)
