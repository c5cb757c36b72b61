import { soft } from '@orrery/board/soft'
import { type Answer, Answers, Tray as Question } from '@orrery/board/tray'
import type { ReactNode } from 'react'
import { at, componentsOf, item } from '../data.ts'
import { Edge } from '../me/crew-card.tsx'
import { crewName } from '../names.ts'
import { DeedIcon, SpecialistIcon } from '../pieces/signs.tsx'
import { finishOf, isAutoma, slotOfField } from '../table.ts'
import type { Texts } from '../texts/index.ts'
import { useWords, type Words } from '../words.ts'
import { crewmen, Dues, deeds, goods, improvements, outposts, payments, people, settlers, tracks } from './answers.tsx'
import { crewTray, placeTray, playTray, resolveTray, survivorTray, takeTray } from './cards.tsx'
import type { TrayProps } from './props.ts'

const note = (words: string): ReactNode => <p className="bd-note">{words}</p>

/** A card played from the lower row goes up or away (AD11). */
function toTray({ view, targets, names, texts }: TrayProps, card: number): ReactNode {
  const { specialist, bottom } = item(componentsOf(view).crew, card)
  return (
    <>
      <p className="ak-picked bd-row bd-wrap">
        <SpecialistIcon id={specialist} size={20} />
        <b>{crewName(names, card)}</b>
      </p>
      <Answers
        legal={targets.byId}
        of={[
          { id: 'to:upper', words: texts.moveUp, detail: <Edge edge={bottom} live /> },
          { id: 'to:discard', words: texts.discard },
        ]}
      />
    </>
  )
}

const drawing = (texts: Texts, detail: ReactNode): Answer => ({
  id: 'draw:yes',
  zoom: 'deck-crew',
  picture: <DeedIcon id="supply" size={22} />,
  words: texts.drawYes,
  detail,
})

/** The next question, which may be answered at once: what is done here, or else how the turn ends. */
function after(props: TrayProps): ReactNode {
  const { targets, texts, compact } = props
  const act = targets.views.get('act')
  const decision = act?.asked?.decision
  // Narrow boards have room for one question only.
  if (compact || targets.selected?.startsWith('play:') === true) return undefined
  const [words, of] =
    act !== undefined && decision?.kind === 'act'
      ? [texts.orAct, deeds({ ...props, view: act }, decision)]
      : [texts.orEnd, [drawing(texts, undefined), { id: 'draw:no', words: texts.drawNo }]]
  const open = of.filter(({ id }) => targets.later.has(id) && !(id === 'draw:no' && targets.later.has('draw:yes')))
  if (open.length === 0) return undefined
  return (
    <>
      <p className="cap ak-or">{words}</p>
      <Answers of={open} legal={targets.byId} later={targets.later} className="is-deeds" />
    </>
  )
}

/** How many levels are raised, what each brings, and what the planet would bring if all were. */
function raisedNotes({ view, me, texts }: TrayProps, raised: number): ReactNode {
  const of = view.capacities[me] ?? 0
  return (
    <>
      {note(`${texts.raised({ raised, of })} · ${texts.eachLevel}`)}
      {note(texts.toFinish(finishOf(view, me, slotOfField(at(view.arks, me)), raised)))}
    </>
  )
}

/** What the tray of a decision holds. */
function bodyOf(props: TrayProps): ReactNode {
  const { view, targets, texts, compact } = props
  const decision = view.asked?.decision
  const answers = (of: readonly Answer[], className = '', only = true): ReactNode => (
    <Answers
      of={of.map((each) => ({ ...each, words: typeof each.words === 'string' ? soft(each.words, texts) : each.words }))}
      legal={targets.byId}
      later={targets.later}
      only={only}
      className={className}
    />
  )
  switch (decision?.kind) {
    case undefined:
    case 'travel':
      return undefined
    case 'deal':
      return crewTray(props, decision.cards, 'deal-discard', texts.discard)
    case 'cantina':
      if (!compact && targets.quick) return takeTray(props)
      if (!compact) return note(texts.takeLit)
      return crewTray(
        props,
        view.cantina.filter((card) => card >= 0),
        'cantina',
        texts.take,
      )
    case 'place':
      return placeTray(props, decision.card)
    case 'upgrade':
      return (
        <>
          {improvements(props).some(({ id }) => targets.byId.has(id))
            ? answers(improvements(props), 'is-upgrades')
            : note(texts.upgradeNoneHint)}
          {!compact && targets.views.has('travel') ? <p className="bd-note ak-or">{texts.orTravel}</p> : undefined}
        </>
      )
    case 'gain':
      return (
        <>
          {note(texts.unitsLeft({ left: decision.left }))}
          {answers(goods(props, 'gain', 1, decision.seat), 'is-grid', false)}
        </>
      )
    case 'track':
    case 'raise':
      return (
        <>
          {decision.kind === 'track' ? note(texts.trackFree) : raisedNotes(props, decision.raised)}
          {answers(tracks(props, decision), '', false)}
          {after(props)}
        </>
      )
    case 'pay':
      return (
        <>
          <Dues {...props} decision={decision} />
          {answers(payments(props), compact ? 'is-grid' : '')}
        </>
      )
    case 'play':
      return (
        <>
          {playTray(props)}
          {after(props)}
        </>
      )
    case 'to':
      return toTray(props, decision.card)
    case 'act':
      return (
        <>
          {answers(deeds(props, decision), 'is-deeds', false)}
          {after(props)}
        </>
      )
    case 'resolve':
      return resolveTray(props, decision.cards)
    case 'survivor':
      return survivorTray(props, decision.card)
    case 'settle':
      return answers(settlers(props))
    case 'outpost-from':
    case 'automa-outpost-from':
      return answers(outposts(props, decision))
    case 'trade':
      return answers(
        crewmen(props, 'trade', (specialist) => (
          <>
            {texts.readies}
            <SpecialistIcon id={specialist === 'engineer' ? 'anyLeader' : 'engineer'} size={20} />
          </>
        )),
      )
    case 'unlock':
      return answers(people(props, 'unlock'))
    case 'draw': {
      const detail = <small>{texts.left({ count: view.decks.crew })}</small>
      return answers([drawing(texts, detail), { id: 'draw:no', words: texts.drawNo, quiet: true }])
    }
    case 'automa-pay': {
      const has = (id: string): number =>
        view.automaCrew.filter((card) => item(componentsOf(view).crew, card).specialist === id).length
      return (
        <>
          {note(decision.leaders > 0 ? texts.automaLeader : texts.automaSpare({ count: decision.spare }))}
          {answers(people(props, 'automa-pay', (id) => <small>{texts.itHas({ count: has(id) })}</small>))}
        </>
      )
    }
  }
}

/** The pending decision as a clear choice, for all decisions except those about a place in the system. */
export function Tray(props: Omit<TrayProps, keyof Words>): ReactNode {
  const { view, targets } = props
  const words = useWords()
  const { texts, names } = words
  const kind = view.asked?.decision.kind
  if (kind === undefined || kind === 'travel' || targets.byId.size === 0) return undefined
  const behalf = isAutoma(view, view.active)
  return (
    <Question
      className="ak-tray"
      title={texts.trays[kind]}
      note={behalf ? texts.forAutoma({ automa: names.terms.automa }) : undefined}
    >
      {bodyOf({ ...props, ...words })}
    </Question>
  )
}
