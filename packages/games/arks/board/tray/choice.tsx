import { Tap } from '@orrery/board/target'
import type { ReactNode } from 'react'
import { legalId, type Targets } from '../board/targets.ts'
import type { View } from '../data.ts'
import type { Names } from '../names.ts'
import type { Texts } from '../texts/index.ts'
import { soft } from '../texts/soft.ts'

/** What the tray of the pending decision is drawn from. */
export interface TrayProps {
  readonly view: View
  readonly me: number
  readonly targets: Targets
  readonly names: Names
  readonly texts: Texts
  /** The cards on the table are out of sight, so the tray shows them. */
  readonly compact: boolean
}

/** One possible answer as a button: a picture, words, what it brings. What is not allowed now stays readable and explains itself. */
export function Choice(props: {
  readonly targets: Targets
  readonly texts: Texts
  readonly id: string
  readonly picture?: ReactNode
  readonly words: string
  readonly detail?: ReactNode
  /** Names the whole choice where the picture says more than the words. */
  readonly name?: string
  readonly quiet?: boolean
}): ReactNode {
  const { targets, texts, id, picture, words, detail, name, quiet = false } = props
  const action = legalId(targets, id)
  return (
    <Tap
      says={{ action, explain: action === undefined ? id : undefined }}
      className={`ak-choice ${quiet ? 'is-quiet' : ''} ${action === undefined ? 'is-off' : ''}`}
      name={name}
    >
      {picture === undefined ? undefined : <span className="ak-choice-pic">{picture}</span>}
      <span className="ak-choice-words">{soft(words, texts)}</span>
      {detail === undefined ? undefined : <span className="ak-choice-detail">{detail}</span>}
    </Tap>
  )
}
