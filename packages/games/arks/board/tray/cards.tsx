import { Icon } from '@orrery/board/icons'
import { Tap } from '@orrery/board/target'
import { type Answer, Answers } from '@orrery/board/tray'
import type { ReactNode } from 'react'
import { directPlay, directUse, legalId, playStep } from '../board/targets.ts'
import { at, componentsOf, crewIds, type Item, item, survivorIds } from '../data.ts'
import { SurvivorCard } from '../me/bridge.tsx'
import { CrewCard, Edge } from '../me/crew-card.tsx'
import { crewName } from '../names.ts'
import { Items } from '../pieces/resources.tsx'
import { PlaceIcon, SpecialistIcon } from '../pieces/signs.tsx'
import { edgeFits, liveEdge, lostBy, rowOf } from '../table.ts'
import { itemWords } from '../texts/index.ts'
import { Minus } from './answers.tsx'
import type { TrayProps } from './props.ts'

/** Crew cards as answers: dealt ones, one of which is discarded, or those of the Cantina when its panel is out of sight. */
export function crewTray(props: TrayProps, cards: readonly number[], verb: string, words: string): ReactNode {
  const { targets } = props
  return (
    <div className="ak-three bd-even">
      {cards.map((card) => (
        <CrewCard
          key={card}
          card={card}
          row="open"
          action={legalId(targets, `${verb}:${item(crewIds, card)}`)}
          verb={words}
          place={`tray:${card}`}
        />
      ))}
    </div>
  )
}

/** A gained card waits for a row (AD2): each row with the edge that would work there. */
export function placeTray({ view, targets, texts }: TrayProps, card: number): ReactNode {
  const { top, bottom } = item(componentsOf(view).crew, card)
  const answers: readonly Answer[] = [
    { id: 'place:upper', words: texts.putUpper, detail: <Edge edge={bottom} live /> },
    { id: 'place:lower', words: texts.putLower, detail: <Edge edge={top} live /> },
  ]
  return (
    <div className="ak-with-card">
      <CrewCard card={card} row="open" place={`tray:${card}`} />
      <Answers of={answers} legal={targets.byId} />
    </div>
  )
}

/** A free Cantina: each card with the rows that have room for it and the edge that would work there, taken and placed with one tap. */
export function takeTray({ view, me, targets, names, texts }: TrayProps): ReactNode {
  const { crew, constants } = componentsOf(view)
  const rows = (['upper', 'lower'] as const).filter((row) => (view[row][me]?.length ?? 0) < constants.rowLimit)
  return (
    <div className="ak-takes">
      {view.cantina.map((card) => {
        const spec = crew[card]
        const action = spec === undefined ? undefined : legalId(targets, `cantina:${spec.id}`)
        if (spec === undefined || action === undefined) return undefined
        const name = crewName(names, card)
        return (
          <div key={card} className="ak-take">
            <b>
              <SpecialistIcon id={spec.specialist} size={18} />
              {name}
            </b>
            {rows.map((row) => {
              const words = row === 'upper' ? texts.putUpper : texts.putLower
              return (
                <Tap
                  key={row}
                  target={{ action, next: `place:${row}`, zoom: spec.id }}
                  className="bd-answer"
                  name={`${texts.take}: ${name}, ${words}`}
                >
                  <small>{words}</small>
                  <Edge edge={row === 'upper' ? spec.bottom : spec.top} live />
                </Tap>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}

/** The cards whose edge can be used here without a loss: one tap uses it. */
function usable(props: TrayProps): readonly Answer[] {
  const { view, me, targets, names, texts } = props
  return (['upper', 'lower'] as const).flatMap((row) =>
    (view[row][me] ?? []).flatMap((card) => {
      const id = directUse(targets, view, me, card, row)
      if (id === undefined) return []
      const edge = liveEdge(view, card, row)
      const words = crewName(names, card)
      const price = edge.pay.length > 0 ? `${texts.pays({ items: itemWords(edge.pay, names, texts) })}, ` : ''
      return {
        id,
        zoom: item(crewIds, card),
        picture: <PlaceIcon id={edge.where} size={20} />,
        words,
        name: `${texts.use}, ${words}: ${price}${texts.gains({ items: itemWords(edge.gain, names, texts) })}`,
        detail: <Change pay={edge.pay} gain={edge.gain} />,
      }
    }),
  )
}

/** The same on a phone, where the cards may be out of sight: beside each use stands a button for the other ways to play the card. */
function usesAndMore(props: TrayProps, uses: readonly Answer[]): ReactNode {
  const { targets, names, texts } = props
  return (
    <div className="bd-answers is-deeds">
      {uses.map((use) => {
        const card = use.zoom ?? ''
        return (
          <div key={use.id} className="ak-use">
            <Answers of={[use]} legal={targets.byId} />
            <Tap
              target={{ step: playStep(targets, card) }}
              className="bd-answer"
              name={`${texts.play}: ${crewName(names, crewIds.indexOf(card))}`}
            >
              <Icon name="cards" size={18} />
            </Tap>
          </div>
        )
      })}
    </div>
  )
}

/** What is paid and what is gained. */
function Change({ pay, gain }: { readonly pay: readonly Item[]; readonly gain: readonly Item[] }): ReactNode {
  return (
    <>
      {pay.length > 0 ? <Minus /> : undefined}
      <Items list={pay} size={18} />
      <span className="ak-plus">+</span>
      <Items list={gain} size={18} />
    </>
  )
}

/** The crew cards that can be played, each with the edge that works, for when the cards themselves may be out of sight. */
function playable(props: TrayProps, but: string | undefined): ReactNode {
  const { view, me, targets, names, texts } = props
  const cards = (['upper', 'lower'] as const).flatMap((row) => (view[row][me] ?? []).map((card) => ({ card, row })))
  return (
    <div className="bd-answers is-grid">
      {cards.map(({ card, row }) => {
        const id = item(crewIds, card)
        const step = playStep(targets, id)
        // What can be used at once stands above.
        const atOnce = but === undefined && directUse(targets, view, me, card, row) !== undefined
        if (step === undefined || id === but || atOnce) return undefined
        const action = directPlay(targets, id, row)
        return (
          <Tap
            key={id}
            target={{ action, step, zoom: id }}
            className="bd-answer ak-playable"
            verb={action === undefined ? undefined : texts.idleLower}
          >
            <span className="bd-answer-words">{crewName(names, card)}</span>
            <Edge edge={liveEdge(view, card, row)} live />
          </Tap>
        )
      })}
    </div>
  )
}

/** Plays (AD10): the chosen card with what its use would give, before it is confirmed. */
export function playTray(props: TrayProps): ReactNode {
  const { view, me, targets, names, texts, compact } = props
  const id = targets.selected?.slice('play:'.length)
  const card = id === undefined ? -1 : crewIds.indexOf(id)
  const row = card < 0 ? undefined : rowOf(view, me, card)
  if (row === undefined) {
    const uses = usable(props)
    return (
      <>
        {compact ? (
          <>
            {uses.length > 0 ? usesAndMore(props, uses) : undefined}
            {playable(props, undefined)}
          </>
        ) : (
          <>
            {uses.length > 0 ? <Answers of={uses} legal={targets.byId} className="is-deeds" /> : undefined}
            <p className="bd-note">{uses.length > 0 ? texts.playOther : texts.playHint}</p>
          </>
        )}
      </>
    )
  }
  const edge = liveEdge(view, card, row)
  const { pay, gain } = edge
  const lost = lostBy(view, me, edge)
  const price = pay.length > 0 ? `${texts.pays({ items: itemWords(pay, names, texts) })}, ` : ''
  const detail = <Change pay={pay} gain={gain} />
  const name = `${texts.use}: ${price}${texts.gains({ items: itemWords(gain, names, texts) })}`
  const picked = (
    <>
      <PlaceIcon id={edge.where} size={20} />
      <b>{crewName(names, card)}</b>
      <span>{edgeFits(view, edge.where, at(view.arks, me)) ? texts.edgeFits : texts.edgeFitsNot}</span>
    </>
  )
  return (
    <>
      {compact ? (
        <Tap target={{ step: targets.selected }} className="ak-picked bd-row bd-wrap" selected>
          {picked}
        </Tap>
      ) : (
        <p className="ak-picked bd-row bd-wrap">{picked}</p>
      )}
      {targets.byId.has(`play:${id}:use`) && lost.length > 0 ? (
        <p className="bd-note is-warn">{texts.wouldLose({ items: itemWords(lost, names, texts) })}</p>
      ) : undefined}
      <Answers
        legal={targets.byId}
        of={[
          { id: `play:${id}:use`, words: texts.use, name, detail },
          { id: `play:${id}:idle`, words: row === 'upper' ? texts.idleUpper : texts.idleLower },
        ]}
      />
      {compact ? <p className="cap ak-or">{texts.chooseCard}</p> : undefined}
      {compact ? playable(props, id) : undefined}
    </>
  )
}

/** One of two survivor cards is resolved (AD14). */
export function resolveTray({ targets, texts }: TrayProps, cards: readonly number[]): ReactNode {
  return (
    <div className="ak-three bd-even" style={{ '--n': 2 }}>
      {cards.map((card) => (
        <SurvivorCard
          key={card}
          card={card}
          target={{ action: legalId(targets, `resolve:${item(survivorIds, card)}`) }}
          verb={texts.resolve}
          gains
        />
      ))}
    </div>
  )
}

/** Keep the survivors or leave them (AD15). */
export function survivorTray({ targets, texts }: TrayProps, card: number): ReactNode {
  return (
    <div className="ak-with-card">
      <SurvivorCard card={card} gains />
      <Answers
        legal={targets.byId}
        of={[
          { id: 'survivor:keep', words: texts.keep, detail: <small>{texts.keepHint}</small> },
          { id: 'survivor:leave', words: texts.leave },
        ]}
      />
    </div>
  )
}
