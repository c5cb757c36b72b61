import { Counting } from '@orrery/board/counting'
import { Icon } from '@orrery/board/icons'
import { Disc } from '@orrery/board/seats'
import { SeatButton } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { sameDrawn } from '../board/same.ts'
import { AUTOMA, bits, componentsOf, item, resources, specialists, type View } from '../data.ts'
import { arkName, levelName } from '../names.ts'
import { PieceIcon } from '../pieces/markers.tsx'
import { ItemIcon } from '../pieces/resources.tsx'
import { SpecialistIcon } from '../pieces/signs.tsx'
import { cargoOf, colourOf, endPoints, isAutoma } from '../table.ts'
import { useWords } from '../words.ts'

/** What another player has, each with a sign that explains itself. */
function Facts({ view, player }: { view: View; player: number }): ReactNode {
  const held = cargoOf(view, player)
  const crewHeld = (view.upper[player]?.length ?? 0) + (view.lower[player]?.length ?? 0)
  return (
    <span className="ak-facts">
      {resources.map((id, i) => (
        <i key={id} data-zoom={id}>
          <ItemIcon id={id} size={15} />
          {held[i] ?? 0}
        </i>
      ))}
      {isAutoma(view, player) ? (
        specialists.map((id) => (
          <i key={id} data-zoom={id}>
            <SpecialistIcon id={id} size={16} />
            {view.automaCrew.filter((card) => item(componentsOf(view).crew, card).specialist === id).length}
          </i>
        ))
      ) : (
        <>
          <i data-zoom="fact-crew">
            <ItemIcon id="crewCantina" size={15} />
            {crewHeld}
          </i>
          <i data-zoom="fact-range">
            <Icon name="orbit" size={15} />
            {view.ranges[player] ?? 0}
          </i>
          <i data-zoom="colony">
            <PieceIcon kind="colony" colour={colourOf(view, player)} size={17} />
            {bits(view.colonies[player] ?? 0)}
          </i>
          <i data-zoom="fact-survivors">
            <Icon name="people" size={15} />
            {`${view.carried[player]?.length ?? 0}/${view.settled[player]?.length ?? 0}`}
          </i>
        </>
      )}
    </span>
  )
}

const otherParts = [
  ...(['level', 'scores', 'active', 'over', 'first'] as const),
  ...(['cargo', 'upper', 'lower', 'ranges', 'automaCrew'] as const),
  ...(['colonies', 'carried', 'settled', 'markers', 'upgrades'] as const),
]

/** Another player at a glance; a tap shows their ark. */
export const Other = memo(function Other(props: {
  readonly view: View
  readonly player: number
  readonly name: string
  readonly shown: boolean
}): ReactNode {
  const { view, player, name, shown } = props
  const { names, texts } = useWords()
  const colour = colourOf(view, player)
  const robot = isAutoma(view, player)
  const more = endPoints(view, player)
  const inner = (
    <>
      <Disc colour={colour} size={38} />
      <span className="ak-other-who bd-cut">
        <b className="bd-cut">
          {view.first === player && view.level < 0 ? <Icon name="first" size={14} /> : undefined}
          {name}
          {robot ? <Icon name="bot" size={15} /> : undefined}
        </b>
        <small className="bd-cut bd-quiet">
          {robot ? levelName(names, item(componentsOf(view).levels, view.level).id) : arkName(names, player)}
        </small>
      </span>
      <span className="ak-other-vp num" data-zoom="fact-end">
        <Counting value={view.scores[player] ?? 0} />
        <em className="bd-quiet">
          {texts.vpShort}
          {more > 0 ? ` +${more}` : ''}
        </em>
      </span>
      <Facts view={view} player={player} />
    </>
  )
  const className = `ak-other p-${colour} ${view.active === player && !view.over ? 'is-active' : ''} ${shown ? 'is-shown' : ''}`
  if (robot) {
    return (
      <div className={className} data-at={`seat:${player}`} data-zoom="automa">
        {inner}
      </div>
    )
  }
  return (
    <SeatButton
      className={className}
      look={shown ? 'me' : player}
      at={`seat:${player}`}
      pressed={shown}
      name={texts.lookAt({ name, points: view.scores[player] ?? 0 })}
    >
      {inner}
    </SeatButton>
  )
}, sameDrawn(otherParts))

/** Whether there is an Automa at this table. */
export const hasAutoma = (view: View): boolean => view.level >= 0 && view.players > AUTOMA
