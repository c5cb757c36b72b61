import { Counting } from '@orrery/board/counting'
import { Icon } from '@orrery/board/icons'
import { SeatDisc, seatColour } from '@orrery/board/seats'
import { Named } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { PlayerView } from '../data.ts'
import { GalaxyMini } from '../galaxy/mini.tsx'
import { Glyph } from '../pieces/glyphs.tsx'
import { LifeFormPicture, Picture } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'

const formsOf = (player: PlayerView): number => player.forms.filter((form) => form >= 0).length

/** What matters of another player, in words. */
const factsOf = (player: PlayerView, texts: Texts): readonly string[] => [
  `${texts.handSize}: ${player.handSize}`,
  `${texts.crystalsScored}: ${player.scored}`,
  `${texts.formsCount}: ${formsOf(player)}`,
]

/** The same in signs. */
export const Facts = memo(function Facts({
  player,
  texts,
}: {
  readonly player: PlayerView
  readonly texts: Texts
}): ReactNode {
  const [cards, crystals, forms] = factsOf(player, texts)
  return (
    <span className="cc-facts">
      <span role="img" aria-label={cards} title={texts.handSize}>
        <Glyph id="card" size={14} />
        {player.handSize}
      </span>
      <span role="img" aria-label={crystals} title={texts.crystalsScored}>
        <Picture id="crystal" width={11} height={16} k={0.44} />
        {player.scored}
      </span>
      <span role="img" aria-label={forms} title={texts.formsCount}>
        <LifeFormPicture size={15} />
        {formsOf(player)}
      </span>
    </span>
  )
})

/** Another player as a small lens that opens large. */
export const Other = memo(function Other(props: {
  readonly player: PlayerView
  readonly seat: number
  readonly name: string
  readonly first: boolean
  readonly active: boolean
  readonly place: 'bl' | 'br' | 'tr' | 'row'
  readonly small: boolean
  readonly texts: Texts
  readonly speed: number
}): ReactNode {
  const { player, seat, name, first, active, place, small, texts, speed } = props
  return (
    <button
      type="button"
      className={`cc-other is-${place} p-${seatColour(seat)} ${active ? 'is-active' : ''}`}
      data-look={seat}
      data-at={`seat:${seat}`}
    >
      <Named
        name={`${name}, ${texts.points({ count: player.score })}, ${factsOf(player, texts).join(', ')}. ${texts.look({ name })}`}
      >
        <span className="night cc-mini">
          <GalaxyMini player={player} colour={seatColour(seat)} size={place === 'row' ? 72 : small ? 104 : 134} />
        </span>
        <span className="cc-other-words">
          <span className="cc-other-name">
            {first && <Icon name="first" size={14} />}
            <b>{name}</b>
          </span>
          <span className="cc-other-score num" data-at={`score:${seat}`}>
            <Counting value={player.score} speed={speed} />
          </span>
          <Facts player={player} texts={texts} />
        </span>
      </Named>
    </button>
  )
})

/** A seat on a phone's strip: emblem, name, score. */
export const SeatPill = memo(function SeatPill(props: {
  readonly player: PlayerView
  readonly seat: number
  readonly name: string
  readonly mine: boolean
  readonly shown: boolean
  readonly active: boolean
  readonly texts: Texts
  readonly speed: number
}): ReactNode {
  const { player, seat, name, mine, shown, active, texts, speed } = props
  return (
    <button
      type="button"
      className={`cc-seat p-${seatColour(seat)} ${shown ? 'is-shown' : ''} ${active ? 'is-active' : ''}`}
      data-look={mine ? 'me' : seat}
      data-at={`seat:${seat}`}
      aria-pressed={shown}
    >
      <Named name={`${name}, ${texts.points({ count: player.score })}. ${mine ? texts.galaxy : texts.look({ name })}`}>
        <SeatDisc seat={seat} size={24} />
        <span className="cc-seat-name">{name}</span>
        <b className="num" data-at={`score:${seat}`}>
          <Counting value={player.score} speed={speed} />
        </b>
      </Named>
    </button>
  )
})
