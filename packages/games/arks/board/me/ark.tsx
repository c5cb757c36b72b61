import { Icon } from '@orrery/board/icons'
import { Tap } from '@orrery/board/target'
import type { ReactNode } from 'react'
import { legalId } from '../board/targets.ts'
import { at, componentsOf, numbersOf, upgrades } from '../data.ts'
import { PieceIcon } from '../pieces/markers.tsx'
import { Items } from '../pieces/resources.tsx'
import { SpecialistIcon, UpgradeIcon } from '../pieces/signs.tsx'
import { colourOf, holds } from '../table.ts'
import { upgradeWords } from '../texts/index.ts'
import { useWords } from '../words.ts'
import type { PlayerProps } from './rows.tsx'

/** The middle of each pair's column, in percent of the panel. */
const PAIR_AT = [37.5, 62.5] as const

/** The ark card: eight upgrades, each with its price and the colony marker it frees. */
export function ArkCard({ view, player, targets }: PlayerProps): ReactNode {
  const { names, texts } = useWords()
  const colour = colourOf(view, player)
  const owned = (i: number): boolean => holds(view.upgrades[player], i)
  const asked = targets !== undefined && view.asked?.decision.kind === 'upgrade'
  const { constants, outpostPairs, upgrades: specs } = componentsOf(view)
  const { travelRange } = numbersOf(view)
  const range = at(travelRange, view.engines[player] ?? 0)
  return (
    <div className="ak-ups bd-even">
      {specs.map((spec, i) => {
        const { id, specialist, resources } = spec
        const own = owned(i)
        const action = legalId(targets, `upgrade:${id}`)
        return (
          <Tap
            key={id}
            target={{ action, explain: asked ? `upgrade:${id}` : undefined, zoom: id }}
            className={`ak-up ${own ? 'is-own' : ''}`}
            name={
              action === undefined
                ? upgradeWords(spec, own, names, texts)
                : `${texts.buy}: ${upgradeWords(spec, own, names, texts)}`
            }
            at={`upgrade:${player}:${i}`}
          >
            <UpgradeIcon id={id} size={24} />
            <span className="ak-up-state">
              {own ? (
                <Icon name="check" size={18} />
              ) : id === 'engines' ? (
                <span className="ak-range">
                  {travelRange.map((n) => (
                    <em key={n} className={n === range ? 'is-on' : ''}>
                      {n}
                    </em>
                  ))}
                </span>
              ) : (
                <PieceIcon kind="colony" colour={colour} size={22} />
              )}
            </span>
            <b className="ak-up-name">{names.upgrades[id]}</b>
            {own ? undefined : (
              <span className="ak-up-cost">
                <SpecialistIcon id={specialist} size={16} />
                <Items list={resources} size={14} />
              </span>
            )}
          </Tap>
        )
      })}
      {outpostPairs.map(([one, other], i) => {
        const won = owned(upgrades.indexOf(one)) && owned(upgrades.indexOf(other))
        return (
          <div
            key={one}
            className={`ak-pair ${won ? 'is-won' : ''}`}
            style={{ left: `${PAIR_AT[i] ?? 50}%` }}
            data-zoom="pair"
          >
            <span>
              {won ? undefined : <PieceIcon kind="outpost" colour={colour} size={21} />}
              {texts.vp({ points: constants.outpostUnlockPoints })}
            </span>
          </div>
        )
      })}
    </div>
  )
}
