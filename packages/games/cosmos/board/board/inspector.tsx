import { memo, type ReactNode } from 'react'
import { elementIds, nebulae, type PlayerView } from '../data.ts'
import { isDone, lifeAround, needOf } from '../galaxy/need.ts'
import { formShown } from '../galaxy/spaces.tsx'
import { Glyph } from '../pieces/glyphs.tsx'
import { LifeFormPicture, Picture } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'

const bits = (n: number): number => [0, 1, 2, 3, 4, 5].filter((i) => (n & (1 << i)) !== 0).length

/** What an unfinished nebula lacks and where it could come from. */
function Lacks({
  player,
  hex,
  tile,
  mine,
  texts,
}: {
  player: PlayerView
  hex: number
  tile: number
  mine: boolean
  texts: Texts
}): ReactNode {
  const need = needOf(player.stars, hex, tile)
  const hold = player.reserveStars.slice()
  let ready = player.ready
  if (need.lacks.length === 0 && need.over === 0) {
    return (
      <p className="cc-line">
        <Glyph id="check" size={16} />
        {texts.completeNow({ points: nebulae[tile]?.points ?? 0 })}
      </p>
    )
  }
  return (
    <>
      {need.lacks.map((element, i) => {
        const kind = elementIds.indexOf(element)
        const own = (hold[kind] ?? 0) > 0
        if (own) hold[kind] = (hold[kind] ?? 0) - 1
        const where = own
          ? mine
            ? texts.inReserve
            : texts.inTheirReserve
          : ready-- > 0
            ? texts.fromDischarge
            : texts.notAtHand
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same element can lack twice
          <p className="cc-line" key={`${element}${i}`}>
            <Picture id={`${own ? 'dot' : 'lack'}-${element}`} width={18} k={0.4} />
            {where}
          </p>
        )
      })}
      {need.over > 0 && <p className="cc-line is-warn">{texts.tooMany({ count: need.over })}</p>}
    </>
  )
}

/** The panel that says in words what is pointed at. */
export const Inspector = memo(function Inspector(props: {
  readonly player: PlayerView
  readonly hex: number
  /** It is the reader's own galaxy. */
  readonly mine: boolean
  readonly texts: Texts
}): ReactNode {
  const { player, hex, mine, texts } = props
  const tile = player.tiles[hex] ?? -1
  const spec = nebulae[tile]
  if (spec === undefined) return null
  const forms = [player.forms[2 * hex], player.forms[2 * hex + 1]].flatMap((token) => formShown(token) ?? [])
  return (
    <aside className="panel cc-inspect" data-zoom={spec.id}>
      <b>{texts.nebulaTitle({ size: spec.size })}</b>
      {isDone(player, hex) ? (
        <>
          <p className="cc-line">
            <Glyph id="check" size={16} />
            {texts.completed}, +{spec.points}
          </p>
          {forms.length === 0 && (
            <p className="cc-line">
              <Picture id="flat-stable" width={18} k={0.62} />
              {texts.lifeLacking({ count: 6 - bits(lifeAround(player.life, hex)) })}
            </p>
          )}
          {forms.map((form, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places on a hex
            <p className="cc-line" key={i}>
              <LifeFormPicture size={18} group={form.group} />
              {form.value === undefined ? texts.lifeFormHidden : texts.lifeFormWorth({ points: form.value })}
            </p>
          ))}
        </>
      ) : (
        <Lacks player={player} hex={hex} tile={tile} mine={mine} texts={texts} />
      )}
    </aside>
  )
})
