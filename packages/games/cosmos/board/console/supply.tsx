import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { legalId, sameLegal, type Targets } from '../board/targets.ts'
import { elementIds, type View } from '../data.ts'
import { LifeFormPicture, Picture } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'

interface SupplyProps {
  readonly view: View
  readonly targets: Targets
  readonly texts: Texts
}

const takes = [1, 2, 3].map((size) => `take-nebula:${size}`)

const sameSupply = (a: SupplyProps, b: SupplyProps): boolean =>
  a.texts === b.texts &&
  a.view.starSupply === b.view.starSupply &&
  a.view.crystals === b.view.crystals &&
  a.view.stackSizes === b.view.stackSizes &&
  a.view.lifeSupply === b.view.lifeSupply &&
  a.view.lifeForms === b.view.lifeForms &&
  sameLegal(a.targets, b.targets, takes)

/** What is left of everything; nebula stacks are lit while a size is asked. */
export const Supply = memo(function Supply(props: SupplyProps): ReactNode {
  const { view, targets, texts } = props
  const forms = view.lifeForms[0] + view.lifeForms[1]
  return (
    <div className="cc-supply">
      {elementIds.map((element, i) => (
        <div
          key={element}
          role="img"
          aria-label={`${texts.supplyOf.stars({ element })}: ${view.starSupply[i] ?? 0}`}
          title={texts.supplyOf.stars({ element })}
          data-at={`supply:${element}`}
          data-zoom={`star-${element}`}
        >
          <Picture id={`flat-${element}`} width={26} k={0.55} />
          {view.starSupply[i]}
        </div>
      ))}
      <div
        className={view.crystals <= 3 ? 'is-low' : ''}
        role="img"
        aria-label={`${texts.supplyOf.crystals}: ${view.crystals}`}
        title={texts.supplyOf.crystals}
        data-at="supply:crystal"
        data-zoom="crystal"
      >
        <Picture id="crystal" width={20} height={26} k={0.7} />
        {view.crystals}
      </div>
      {[0, 1, 2].map((i) => {
        const left = view.stackSizes[i] ?? 0
        const action = `take-nebula:${i + 1}`
        return (
          <Tap
            key={i}
            target={{ action: legalId(targets, action), explain: action }}
            className="cc-stack"
            name={
              targets.byId.has(action)
                ? texts.takeNebula({ size: i + 1, left })
                : `${texts.supplyOf.nebulae({ size: i + 1 })}: ${left}`
            }
            at={`stack:${i}`}
          >
            <Picture id={`neb-back-${i + 1}`} width={26} k={13 / 30} />
            {left}
          </Tap>
        )
      })}
      <div
        role="img"
        aria-label={`${texts.supplyOf.life}: ${view.lifeSupply}`}
        title={texts.supplyOf.life}
        data-at="supply:life"
        data-zoom="proto"
      >
        <Picture id="flat-proto" width={24} k={9 / 13} />
        {view.lifeSupply}
      </div>
      <div
        role="img"
        aria-label={`${texts.supplyOf.lifeForms}: ${forms}`}
        title={texts.supplyOf.lifeForms}
        data-at="supply:lifeform"
      >
        <LifeFormPicture size={26} group={view.lifeForms[0] > 0 ? 1 : 2} />
        {forms}
      </div>
    </div>
  )
}, sameSupply)
