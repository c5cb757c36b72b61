import type { ReactNode } from 'react'
import { legalId } from '../board/targets.ts'
import { at, crew, type Decision, item, resources, survivors } from '../data.ts'
import { SurvivorCard } from '../me/bridge.tsx'
import { CrewCard, Edge } from '../me/crew-card.tsx'
import { crewName, indexOfResource, survivorName } from '../names.ts'
import { Items } from '../pieces/resources.tsx'
import { PlaceIcon, SpecialistIcon } from '../pieces/signs.tsx'
import { cargoOf, edgeFits, liveEdge, rowOf } from '../table.ts'
import { itemWords } from '../texts/index.ts'
import { Choice, type TrayProps } from './choice.tsx'

/** The dealt cards, one of which goes (AD1). */
export function DealTray({
  decision,
  ...props
}: TrayProps & { readonly decision: Extract<Decision, { kind: 'deal' }> }): ReactNode {
  const { targets, names, texts } = props
  return (
    <div className="ak-cards">
      {decision.cards.map((card) => (
        <CrewCard
          key={card}
          card={card}
          row="open"
          names={names}
          texts={texts}
          action={legalId(targets, `deal-discard:${item(crew, card).id}`)}
          verb={texts.discard}
          place={`tray:${card}`}
        />
      ))}
    </div>
  )
}

/** A gained card waits for a row (AD2): each row with the edge that would work there. */
export function PlaceTray({
  decision,
  ...props
}: TrayProps & { readonly decision: Extract<Decision, { kind: 'place' }> }): ReactNode {
  const { targets, names, texts } = props
  const spec = item(crew, decision.card)
  return (
    <div className="ak-with-card">
      <CrewCard card={decision.card} row="open" names={names} texts={texts} place={`tray:${decision.card}`} />
      <div className="ak-choices">
        <Choice
          targets={targets}
          texts={texts}
          id="place:upper"
          words={texts.putUpper}
          detail={<Edge edge={spec.bottom} side="bottom" live />}
        />
        <Choice
          targets={targets}
          texts={texts}
          id="place:lower"
          words={texts.putLower}
          detail={<Edge edge={spec.top} side="top" live />}
        />
      </div>
    </div>
  )
}

/** Cards of the Cantina, where that panel is out of sight (AD9). */
export function CantinaTray({ view, targets, names, texts, compact }: TrayProps): ReactNode {
  if (!compact) return <p className="ak-note">{texts.takeLit}</p>
  return (
    <div className="ak-cards">
      {view.cantina
        .filter((card) => card >= 0)
        .map((card) => (
          <CrewCard
            key={card}
            card={card}
            row="open"
            names={names}
            texts={texts}
            action={legalId(targets, `cantina:${item(crew, card).id}`)}
            verb={texts.take}
            place={`tray:${card}`}
          />
        ))}
    </div>
  )
}

/** Plays (AD10): the chosen card with what its use would give, before it is confirmed. */
export function PlayTray(props: TrayProps): ReactNode {
  const { view, me, targets, names, texts } = props
  const id = targets.selected?.slice('play:'.length)
  const card = id === undefined ? -1 : crew.findIndex((each) => each.id === id)
  const row = card < 0 ? undefined : rowOf(view, me, card)
  if (row === undefined) {
    return <p className="ak-note">{texts.playHint}</p>
  }
  const edge = liveEdge(card, row)
  const use = legalId(targets, `play:${id}:use`)
  const held = cargoOf(view, me)
  const limit = view.cargoLimits[me] ?? 0
  const lost = edge.gain.flatMap(({ item, n }) => {
    const resource = resources.find((each) => each === item)
    if (resource === undefined) return []
    const paid = edge.pay.find((each) => each.item === item)?.n ?? 0
    const over = (held[indexOfResource(resource)] ?? 0) - paid + n - limit
    return over > 0 ? [{ item, n: over }] : []
  })
  return (
    <>
      <p className="ak-picked">
        <PlaceIcon id={edge.where} size={20} />
        <b>{crewName(names, card)}</b>
        <span>{edgeFits(view, edge.where, at(view.arks, me)) ? texts.edgeFits : texts.edgeFitsNot}</span>
      </p>
      <div className="ak-choices">
        <Choice
          targets={targets}
          texts={texts}
          id={`play:${id}:use`}
          words={texts.use}
          name={`${texts.use}: ${edge.pay.length > 0 ? `${texts.pays({ items: itemWords(edge.pay, names, texts) })}, ` : ''}${texts.gains({ items: itemWords(edge.gain, names, texts) })}`}
          detail={
            <>
              {edge.pay.length > 0 ? (
                <>
                  <span className="ak-minus">−</span>
                  <Items list={edge.pay} size={18} />
                </>
              ) : undefined}
              <span className="ak-plus">+</span>
              <Items list={edge.gain} size={18} />
            </>
          }
        />
        {use !== undefined && lost.length > 0 ? (
          <p className="ak-warn">{texts.wouldLose({ items: itemWords(lost, names, texts) })}</p>
        ) : undefined}
        <Choice
          targets={targets}
          texts={texts}
          id={`play:${id}:idle`}
          words={row === 'upper' ? texts.idleUpper : texts.idleLower}
        />
      </div>
    </>
  )
}

/** A card played from the lower row goes up or away (AD11). */
export function ToTray({
  decision,
  ...props
}: TrayProps & { readonly decision: Extract<Decision, { kind: 'to' }> }): ReactNode {
  const { targets, names, texts } = props
  const spec = item(crew, decision.card)
  return (
    <>
      <p className="ak-picked">
        <SpecialistIcon id={spec.specialist} size={20} />
        <b>{crewName(names, decision.card)}</b>
      </p>
      <div className="ak-choices">
        <Choice
          targets={targets}
          texts={texts}
          id="to:upper"
          words={texts.moveUp}
          detail={<Edge edge={spec.bottom} side="bottom" live />}
        />
        <Choice targets={targets} texts={texts} id="to:discard" words={texts.discard} />
      </div>
    </>
  )
}

/** One of two survivor cards is resolved (AD14). */
export function ResolveTray({
  decision,
  ...props
}: TrayProps & { readonly decision: Extract<Decision, { kind: 'resolve' }> }): ReactNode {
  const { targets, names, texts } = props
  return (
    <div className="ak-cards is-two">
      {decision.cards.map((card) => (
        <SurvivorCard
          key={card}
          card={card}
          names={names}
          texts={texts}
          says={{ action: legalId(targets, `resolve:${item(survivors, card).id}`) }}
          verb={texts.resolve}
          gains
        />
      ))}
    </div>
  )
}

/** Keep the survivors or leave them (AD15). */
export function SurvivorTray({
  decision,
  ...props
}: TrayProps & { readonly decision: Extract<Decision, { kind: 'survivor' }> }): ReactNode {
  const { targets, names, texts } = props
  return (
    <div className="ak-with-card">
      <SurvivorCard card={decision.card} names={names} texts={texts} gains />
      <div className="ak-choices">
        <Choice
          targets={targets}
          texts={texts}
          id="survivor:keep"
          words={texts.keep}
          detail={<small>{texts.keepHint}</small>}
        />
        <Choice targets={targets} texts={texts} id="survivor:leave" words={texts.leave} />
      </div>
    </div>
  )
}

/** Who settles (AD16). */
export function SettleTray({ view, me, targets, names, texts }: TrayProps): ReactNode {
  return (
    <div className="ak-choices">
      {(view.carried[me] ?? [])
        .filter((card) => legalId(targets, `settle:${item(survivors, card).id}`) !== undefined)
        .map((card) => (
          <Choice
            key={card}
            targets={targets}
            texts={texts}
            id={`settle:${item(survivors, card).id}`}
            picture={<PlaceIcon id={item(survivors, card).colour} size={22} />}
            words={survivorName(names, card)}
          />
        ))}
    </div>
  )
}

/** Which crew card is given for a specialist (AD18). */
export function TradeTray({ view, me, targets, names, texts }: TrayProps): ReactNode {
  const cards = [...(view.upper[me] ?? []), ...(view.lower[me] ?? [])]
  return (
    <div className="ak-choices">
      {cards
        .filter((card) => legalId(targets, `trade:${item(crew, card).id}`) !== undefined)
        .map((card) => {
          const { id, specialist } = item(crew, card)
          return (
            <Choice
              key={card}
              targets={targets}
              texts={texts}
              id={`trade:${id}`}
              picture={<SpecialistIcon id={specialist} size={22} />}
              words={crewName(names, card)}
              detail={
                <>
                  {texts.readies}
                  <SpecialistIcon id={specialist === 'engineer' ? 'anyLeader' : 'engineer'} size={20} />
                </>
              }
            />
          )
        })}
    </div>
  )
}
