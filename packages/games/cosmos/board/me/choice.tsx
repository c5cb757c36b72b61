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

const proto = <Picture id="proto" width={44} k={1.3} />
const stable = <Picture id="stable" width={44} k={1.3} />
const back = (size: number): ReactNode => <Picture id={`neb-back-${size}`} width={46} height={52} k={0.8} />

const optionPictures: Readonly<Record<OptionId, ReactNode>> = {
  growth: <Growth size={38} />,
  'proto-life': proto,
  'move-proto': proto,
  'move-stable': stable,
  'draw-nebula': back(1),
  'replace-nebula': back(2),
}

function optionOf(action: Action, view: View, texts: Texts, language: Language): Omit<Answer, 'id'> | undefined {
  const kind = kindIds[action.n] ?? 'light'
  switch (action.kind) {
    case 'discharge-nothing':
      return { picture: <Glyph id="back" size={30} />, words: texts.noStar, name: texts.noStarName }
    case 'discharge-ability': {
      const card = abilities[action.n]
      if (card === undefined) return undefined
      const [name] = abilityWords(language, card.id)
      return { picture: <Glyph id={card.kind} size={34} />, words: name, name: texts.activate({ name }) }
    }
    case 'element':
    case 'discharge-star': {
      const element = elementIds[action.n]
      if (element === undefined) return undefined
      const picture = <Picture id={`star-${element}`} width={48} height={50} k={1.1} />
      const words = texts.left({ count: view.starSupply[action.n] ?? 0 })
      return { picture, words, name: `${texts.starOf({ element: texts.elements[element] })}, ${words}` }
    }
    case 'acquire': {
      const price = slotCosts[action.where] ?? 0
      return {
        picture: <Picture id={`mini-${kind}`} width={30} height={40} k={1.8} />,
        words: texts.newAbility,
        detail: <small>{texts.cardsAlike({ count: price })}</small>,
        name: `${texts.buyWith({ kind: texts.kinds[kind], price })}, ${action.where + 1}`,
      }
    }
    case 'set-of-five':
      return {
        picture: <b className="bd-figure">+{setOfFive.points}</b>,
        words: texts.cardsAlike({ count: setOfFive.cards }),
        name: texts.setOfFive({ kind: texts.kinds[kind] }),
      }
    case 'take-nebula': {
      const [size, left] = [action.n + 1, view.stackSizes[action.n] ?? 0]
      const detail = <small>{texts.left({ count: left })}</small>
      return { picture: back(size), words: texts.sizeShort({ size }), detail, name: texts.takeNebula({ size, left }) }
    }
    case 'option': {
      const id = optionIds[action.n]
      return id === undefined ? undefined : { picture: optionPictures[id], words: texts.options[id] }
    }
    case 'omega': {
      const id = omegaIds[action.n]
      return id === undefined ? undefined : { picture: id === 'nebula' ? back(2) : stable, words: texts.omega[id] }
    }
    default:
      return undefined
  }
}

const CHOICES: readonly Action['kind'][] = ['element', 'take-nebula', 'option', 'omega']

const isDischarge = ({ kind }: Action): boolean => kind.startsWith('discharge-')

/** The heading of the tray for what is asked. */
function titleOf(action: Action | undefined, texts: Texts): string {
  if (action !== undefined && isDischarge(action)) return texts.chooseDischarge
  const titles: Partial<Record<Action['kind'], string>> = {
    element: texts.chooseElement,
    'take-nebula': texts.chooseSize,
    omega: texts.chooseOmega,
  }
  return titles[action?.kind ?? 'option'] ?? texts.chooseOption
}

/** The actions that are chosen from the tray now: those without a place on the board. */
export function choicesOf(targets: Targets): readonly Action[] {
  const list: Action[] = []
  for (const action of targets.byId.values()) {
    if (targets.later.has(action.id)) continue
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
  const answers = actions.flatMap((action) => {
    const option = optionOf(action, view, texts, language)
    return option === undefined ? [] : [{ id: action.id, name: String(option.words), ...option }]
  })
  return (
    <Tray className="cc-p-tray" title={titleOf(actions[0], texts)}>
      <Answers className="is-tiles" of={answers} legal={new Map(actions.map(({ id }) => [id, true]))} />
    </Tray>
  )
})
