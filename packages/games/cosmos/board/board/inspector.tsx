import { Icon } from '@orrery/board/icons'
import { Line } from '@orrery/board/thing'
import { bits } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { elementIds, nebulae, type PlayerView } from '../data.ts'
import { isDone, lifeAround, needOf } from '../galaxy/need.ts'
import { formShown } from '../galaxy/spaces.tsx'
import { LifeFormPicture, Picture } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'

/** What an unfinished nebula lacks and where it could come from. */
function lacks(player: PlayerView, hex: number, tile: number, mine: boolean, texts: Texts): ReactNode {
  const need = needOf(player.stars, hex, tile)
  const hold = player.reserveStars.slice()
  let ready = player.ready
  if (need.lacks.length === 0 && need.over === 0) {
    const points = nebulae[tile]?.points ?? 0
    return <Line picture={<Icon name="check" size={16} />}>{texts.completeNow({ points })}</Line>
  }
  return (
    <>
      {need.lacks.map((element, i) => {
        const kind = elementIds.indexOf(element)
        const own = (hold[kind] ?? 0) > 0
        if (own) hold[kind] = (hold[kind] ?? 0) - 1
        const reserve = mine ? texts.inReserve : texts.inTheirReserve
        return (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: the same element can be missing twice
            key={`${element}${i}`}
            picture={<Picture id={`${own ? 'dot' : 'lack'}-${element}`} width={18} k={0.4} />}
          >
            {own ? reserve : ready-- > 0 ? texts.fromDischarge : texts.notAtHand}
          </Line>
        )
      })}
      {need.over > 0 && <Line warn>{texts.tooMany({ count: need.over })}</Line>}
    </>
  )
}

/** What there is to say about a nebula as it stands now. */
export function nebulaNow(player: PlayerView, hex: number, mine: boolean, texts: Texts): ReactNode {
  const tile = player.tiles[hex] ?? -1
  const spec = nebulae[tile]
  if (spec === undefined) return undefined
  const forms = [player.forms[2 * hex], player.forms[2 * hex + 1]].flatMap((token) => formShown(token) ?? [])
  return (
    <>
      <b>{texts.nebulaTitle({ size: spec.size })}</b>
      {isDone(player, hex) ? (
        <>
          <Line picture={<Icon name="check" size={16} />}>{`${texts.completed}, +${spec.points}`}</Line>
          {forms.length === 0 && (
            <Line picture={<Picture id="flat-stable" width={18} k={0.62} />}>
              {texts.lifeLacking({ count: 6 - bits(lifeAround(player.life, hex)) })}
            </Line>
          )}
          {forms.map((form, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places on a hex
            <Line key={i} picture={<LifeFormPicture size={18} group={form.group} />}>
              {form.value === undefined ? texts.lifeFormHidden : texts.lifeFormWorth({ points: form.value })}
            </Line>
          ))}
        </>
      ) : (
        lacks(player, hex, tile, mine, texts)
      )}
    </>
  )
}
