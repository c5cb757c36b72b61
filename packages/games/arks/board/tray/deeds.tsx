import type { ReactNode } from 'react'
import { legalId } from '../board/targets.ts'
import {
  AUTOMA,
  at,
  bits,
  colonyTable,
  constants,
  crew,
  type Decision,
  type DestinationAction,
  destinationActions,
  FIELDS,
  item,
  slots,
  specialists,
} from '../data.ts'
import { planetName } from '../names.ts'
import { PieceIcon } from '../pieces/markers.tsx'
import { Items } from '../pieces/resources.tsx'
import { DeedIcon, SpecialistIcon } from '../pieces/signs.tsx'
import { cardIn, colourOf, holds, isCentre, slotOfField, yieldOf } from '../table.ts'
import { Choice, type TrayProps } from './choice.tsx'
import { ColonyPrice, leaderOf } from './cost.tsx'

function detailOf(id: DestinationAction, { view, me, texts }: TrayProps): ReactNode {
  const field = at(view.arks, me)
  const slot = slotOfField(field)
  const colour = cardIn(view, slot)?.colour
  switch (id) {
    case 'gather':
      return <Items list={yieldOf(view, field)} size={18} />
    case 'terraform':
      return <small>{texts.upTo({ levels: view.capacities[me] ?? 0 })}</small>
    case 'explore':
      return <SpecialistIcon id={leaderOf(colour)} size={18} />
    case 'settle':
      return undefined
    case 'colony': {
      const row = colonyTable[bits(view.colonies[me] ?? 0)]
      return row === undefined ? undefined : <ColonyPrice row={row} colour={colour} />
    }
    case 'outpost':
      return holds(view.colonies[me], slot) ? (
        <small>{`+${texts.vp({ points: constants.outpostOnColonyPoints })}`}</small>
      ) : undefined
    case 'specialist':
      return <small>{texts.cardForToken}</small>
  }
}

/** Destination actions (AD12): those of this kind of field, with what each costs or brings. */
export function ActTray(props: TrayProps & { readonly decision: Extract<Decision, { kind: 'act' }> }): ReactNode {
  const { view, me, targets, names, texts, decision } = props
  const field = at(view.arks, me)
  const orbit = isCentre(slotOfField(field)) || field % FIELDS !== 0
  const shown = destinationActions.filter(
    (id, i) => (orbit ? id === 'gather' || id === 'specialist' : id !== 'specialist') && !holds(decision.done, i),
  )
  return (
    <div className="ak-choices is-deeds">
      {shown.map((id) => (
        <Choice
          key={id}
          targets={targets}
          texts={texts}
          id={`act:${id}`}
          picture={<DeedIcon id={id} size={22} />}
          words={names.destinationActions[id]}
          detail={detailOf(id, props)}
        />
      ))}
    </div>
  )
}

/** Step 1: the upgrades are lit on the ark (AD4). */
export function UpgradeTray({ targets, texts }: TrayProps): ReactNode {
  const some = [...targets.byId.keys()].some((id) => id !== 'upgrade:none')
  return <p className="ak-note">{some ? texts.upgradeHint : texts.upgradeNoneHint}</p>
}

/** Step 5 (AD20). */
export function DrawTray({ view, targets, texts }: TrayProps): ReactNode {
  return (
    <div className="ak-choices">
      <Choice
        targets={targets}
        texts={texts}
        id="draw:yes"
        picture={<DeedIcon id="supply" size={22} />}
        words={texts.drawYes}
        detail={<small>{texts.left({ count: view.decks.crew })}</small>}
      />
    </div>
  )
}

/** Which outpost is moved, the own one or the Automa's (AD17, AD22). */
export function OutpostTray({
  decision,
  ...props
}: TrayProps & { readonly decision: Extract<Decision, { kind: 'outpost-from' | 'automa-outpost-from' }> }): ReactNode {
  const { view, me, targets, names, texts } = props
  const owner = decision.kind === 'outpost-from' ? me : AUTOMA
  return (
    <div className="ak-choices">
      {slots.flatMap((slot, i) =>
        legalId(targets, `${decision.kind}:${slot}`) === undefined
          ? []
          : [
              <Choice
                key={slot}
                targets={targets}
                texts={texts}
                id={`${decision.kind}:${slot}`}
                picture={<PieceIcon kind="outpost" colour={colourOf(view, owner)} size={24} />}
                words={planetName(names, view.system[i] ?? 0)}
              />,
            ],
      )}
    </div>
  )
}

/** Which Leader becomes ready (AD19). */
export function UnlockTray({ targets, names, texts }: TrayProps): ReactNode {
  return (
    <div className="ak-choices">
      {specialists
        .filter((id) => legalId(targets, `unlock:${id}`) !== undefined)
        .map((id) => (
          <Choice
            key={id}
            targets={targets}
            texts={texts}
            id={`unlock:${id}`}
            picture={<SpecialistIcon id={id} size={24} />}
            words={names.specialists[id]}
          />
        ))}
    </div>
  )
}

/** Which of its cards the Automa pays with (AD21): the human chooses for it. */
export function AutomaPayTray({
  decision,
  ...props
}: TrayProps & { readonly decision: Extract<Decision, { kind: 'automa-pay' }> }): ReactNode {
  const { view, targets, names, texts } = props
  return (
    <>
      <p className="ak-note">
        {decision.leaders > 0 ? texts.automaLeader : texts.automaSpare({ count: decision.spare })}
      </p>
      <div className="ak-choices">
        {specialists
          .filter((id) => legalId(targets, `automa-pay:${id}`) !== undefined)
          .map((id) => (
            <Choice
              key={id}
              targets={targets}
              texts={texts}
              id={`automa-pay:${id}`}
              picture={<SpecialistIcon id={id} size={24} />}
              words={names.specialists[id]}
              detail={
                <small>
                  {texts.itHas({ count: view.automaCrew.filter((card) => item(crew, card).specialist === id).length })}
                </small>
              }
            />
          ))}
      </div>
    </>
  )
}
