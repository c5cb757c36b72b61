import { Counting } from '@orrery/board/counting'
import { Icon } from '@orrery/board/icons'
import { seatColour } from '@orrery/board/seats'
import { sameBut, sameParts } from '@orrery/board/share'
import { Named } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { PlayerView, View } from '../data.ts'
import { GalaxyMini } from '../galaxy/mini.tsx'
import { Glyph } from '../pieces/glyphs.tsx'
import { LifeFormPicture, Picture } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'

const formsOf = (player: PlayerView): number => player.forms.filter((form) => form >= 0).length

/** What matters about another player, in words. */
const factsOf = (player: PlayerView, texts: Texts): readonly string[] => [
  `${texts.handSize}: ${player.handSize}`,
  `${texts.crystalsScored}: ${player.scored}`,
  `${texts.formsCount}: ${formsOf(player)}`,
]

type OtherProps = {
  readonly view: View
  readonly seat: number
}

/** Only their own board, whose turn it is and who is first are drawn. */
const sameOther = (a: OtherProps, b: OtherProps): boolean =>
  sameBut(a, b, ['view']) &&
  sameParts(a.view, b.view, ['active', 'first']) &&
  a.view.players[a.seat] === b.view.players[b.seat]

/** The same in signs. */
export const Facts = memo(function Facts(props: { readonly player: PlayerView; readonly texts: Texts }): ReactNode {
  const { player, texts } = props
  const pictures = [
    <Glyph key="" id="card" size={14} />,
    <Picture key="" id="crystal" width={11} height={16} k={0.44} />,
    <LifeFormPicture key="" size={15} />,
  ]
  const counts = [player.handSize, player.scored, formsOf(player)]
  return (
    <span className="bd-facts">
      {factsOf(player, texts).map((words, i) => (
        <span key={words} role="img" aria-label={words} data-zoom={['hand-size', 'crystal', 'life-form'][i]}>
          {pictures[i]}
          {counts[i]}
        </span>
      ))}
    </span>
  )
})

/** Another player as a small lens that opens large. */
export const Other = memo(function Other(props: {
  readonly view: View
  readonly seat: number
  readonly name: string
  readonly place: 'bl' | 'br' | 'tr' | 'row'
  readonly small: boolean
  readonly texts: Texts
}): ReactNode {
  const { view, seat, name, place, small, texts } = props
  const player = view.players[seat]
  if (player === undefined) return null
  return (
    <button
      type="button"
      className={`cc-other bd-row bd-plain is-${place} p-${seatColour(seat)} ${view.active === seat ? 'is-active' : ''}`}
      data-look={seat}
      data-zoom="kit-seat"
      data-at={`seat:${seat}`}
    >
      <Named
        name={`${name}, ${texts.points({ count: player.score })}, ${factsOf(player, texts).join(', ')}. ${texts.look({ name })}`}
      >
        <span className="night cc-mini">
          <GalaxyMini player={player} colour={seatColour(seat)} size={place === 'row' ? 72 : small ? 104 : 134} />
        </span>
        <span className="cc-other-words">
          <span className="cc-other-name bd-row">
            {view.first === seat && <Icon name="first" size={14} />}
            <b className="bd-cut">{name}</b>
          </span>
          <span className="bd-figure num" data-at={`score:${seat}`}>
            <Counting value={player.score} />
          </span>
          <Facts player={player} texts={texts} />
        </span>
      </Named>
    </button>
  )
}, sameOther)
