import { type Answer, Answers, Tray } from '@orrery/board/tray'
import type { Language } from '@orrery/kernel'
import { memo, type ReactNode } from 'react'
import type { Targets } from '../board/targets.ts'
import {
  type Action,
  abilities,
  elementIds,
  kindIds,
  type OptionId,
  omegaIds,
  optionIds,
  setOfFive,
  slotCosts,
  type View,
} from '../data.ts'
import { Glyph } from '../pieces/glyphs.tsx'
import { Growth, Picture } from '../pieces/piece.tsx'
import { abilityWords, type Texts } from '../texts/index.ts'

function optionPicture(id: OptionId): ReactNode {
  switch (id) {
    case 'growth':
      return <Growth size={38} />
    case 'proto-life':
    case 'move-proto':
      return <Picture id="proto" width={44} k={1.3} />
    case 'move-stable':
      return <Picture id="stable" width={44} k={1.3} />
    case 'draw-nebula':
      return <Picture id="neb-back-1" width={42} height={46} k={0.75} />
    case 'replace-nebula':
      return <Picture id="neb-back-2" width={42} height={46} k={0.75} />
  }
}

function optionOf(action: Action, view: View, texts: Texts, language: Language): Answer | undefined {
  switch (action.kind) {
    case 'discharge-nothing':
      return { id: action.id, picture: <Glyph id="back" size={30} />, words: texts.noStar, name: texts.noStarName }
    case 'discharge-ability': {
      const card = abilities[action.n]
      if (card === undefined) return undefined
      const [name] = abilityWords(language, card.id)
      return { id: action.id, picture: <Glyph id={card.kind} size={34} />, words: name, name: texts.activate({ name }) }
    }
    case 'element':
    case 'discharge-star': {
      const element = elementIds[action.n]
      if (element === undefined) return undefined
      return {
        id: action.id,
        picture: <Picture id={`star-${element}`} width={48} height={50} k={1.1} />,
        words: texts.left({ count: view.starSupply[action.n] ?? 0 }),
        name: `${texts.starOf({ element: texts.elements[element] })}, ${texts.left({ count: view.starSupply[action.n] ?? 0 })}`,
      }
    }
    case 'acquire': {
      const price = slotCosts[action.where] ?? 0
      const kind = kindIds[action.n] ?? 'light'
      return {
        id: action.id,
        picture: <Picture id={`mini-${kind}`} width={30} height={40} k={1.8} />,
        words: texts.newAbility,
        detail: <small>{texts.cardsAlike({ count: price })}</small>,
        name: `${texts.buyWith({ kind: texts.kinds[kind], price })}, ${action.where + 1}`,
      }
    }
    case 'set-of-five': {
      const kind = kindIds[action.n] ?? 'light'
      return {
        id: action.id,
        picture: <b className="cc-six">+{setOfFive.points}</b>,
        words: texts.cardsAlike({ count: setOfFive.cards }),
        name: texts.setOfFive({ kind: texts.kinds[kind] }),
      }
    }
    case 'take-nebula':
      return {
        id: action.id,
        picture: <Picture id={`neb-back-${action.n + 1}`} width={52} height={58} k={0.95} />,
        words: texts.sizeShort({ size: action.n + 1 }),
        detail: <small>{texts.left({ count: view.stackSizes[action.n] ?? 0 })}</small>,
        name: texts.takeNebula({ size: action.n + 1, left: view.stackSizes[action.n] ?? 0 }),
      }
    case 'option': {
      const id = optionIds[action.n]
      return id === undefined ? undefined : { id: action.id, picture: optionPicture(id), words: texts.options[id] }
    }
    case 'omega': {
      const id = omegaIds[action.n]
      if (id === undefined) return undefined
      return {
        id: action.id,
        picture:
          id === 'nebula' ? (
            <Picture id="neb-back-2" width={46} height={50} k={0.8} />
          ) : (
            <Picture id="stable" width={46} height={50} k={1.3} />
          ),
        words: texts.omega[id],
      }
    }
    default:
      return undefined
  }
}

/** The heading of the tray for what is asked. */
function titleOf(kind: Action['kind'], texts: Texts): string {
  switch (kind) {
    case 'discharge-star':
    case 'discharge-ability':
    case 'discharge-nothing':
      return texts.chooseDischarge
    case 'element':
      return texts.chooseElement
    case 'take-nebula':
      return texts.chooseSize
    case 'omega':
      return texts.chooseOmega
    default:
      return texts.chooseOption
  }
}

const CHOICES: readonly Action['kind'][] = ['element', 'take-nebula', 'option', 'omega']

const isDischarge = ({ kind }: Action): boolean =>
  kind === 'discharge-star' || kind === 'discharge-ability' || kind === 'discharge-nothing'

/** The actions that are chosen from the tray now: those without a place on the board. */
export function choicesOf(targets: Targets): readonly Action[] {
  const list: Action[] = []
  for (const action of targets.byId.values()) {
    if (CHOICES.includes(action.kind)) list.push(action)
    else if (isDischarge(action) && targets.selected === 'discharge') list.push(action)
    else if ((action.kind === 'acquire' || action.kind === 'set-of-five') && targets.selected === `hand:${action.n}`) {
      list.push(action)
    }
  }
  return list
}

/** A tray of things to choose from, in place of the reserve: elements, sizes, options, omega. */
export const ChoiceTray = memo(function ChoiceTray(props: {
  readonly actions: readonly Action[]
  readonly view: View
  readonly texts: Texts
  readonly language: Language
}): ReactNode {
  const { actions, view, texts, language } = props
  const answers = actions.flatMap((action) => optionOf(action, view, texts, language) ?? [])
  return (
    <Tray className="cc-p-tray" title={titleOf(actions[0]?.kind ?? 'option', texts)}>
      <Answers
        className="is-tiles"
        of={answers.map((answer) => ({ name: String(answer.words), ...answer }))}
        legal={new Map(actions.map(({ id }) => [id, true]))}
      />
    </Tray>
  )
})
