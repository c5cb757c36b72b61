import { OriginMark } from '@orrery/board/origin'
import type { Section } from '@orrery/board/rulebook'
import { type Origins, originKinds, originOf } from '@orrery/kernel'
import { memo, type ReactNode, useId } from 'react'
import { useSettings } from '../store/settings.ts'
import { useRulebookTexts } from '../texts/index.ts'
import { Marked, MarkedRule, Rich } from './Marked.tsx'

interface RuleSectionProps {
  readonly section: Section
  readonly origins: Origins | undefined
  /** The reader came for one of its rules. */
  readonly here: boolean
  /** The words that are searched for, if they are found here. */
  readonly wanted: string
  onRule(rule: string): void
  readonly heading: 'h3' | 'h4'
}

/** One section with its rules' numbers and its figure. Sections in which a search changes nothing are not drawn again. */
export const RuleSection = memo(function RuleSection(props: RuleSectionProps): ReactNode {
  const { section, origins, here, wanted, onRule, heading: Heading } = props
  const t = useRulebookTexts()
  const { language } = useSettings()
  const { rules, heading, paragraphs, figure: Figure, caption } = section
  const words = useId()
  return (
    <article className={here ? 'rule here' : 'rule'}>
      <div className="rule-ids">
        {rules.map((id) => (
          <a key={id} id={id} href={`#${id}`} aria-label={t.link({ rule: id })}>
            <MarkedRule rule={id} wanted={wanted} />
          </a>
        ))}
      </div>
      <div>
        {heading === '' ? undefined : (
          <Heading>
            <Marked text={heading} wanted={wanted} />
          </Heading>
        )}
        {paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a rule keep their order
          <p key={place}>
            <Rich text={paragraph} wanted={wanted} onRule={onRule} />
          </p>
        ))}
        {Figure === undefined ? undefined : (
          <figure className="night">
            {/* One picture, and its caption says what it shows: nothing inside can be reached or touched. */}
            <div role="img" aria-labelledby={words}>
              <div inert>
                <Figure language={language} />
              </div>
            </div>
            {caption === undefined ? undefined : (
              <figcaption id={words}>
                <Marked text={caption} wanted={wanted} />
              </figcaption>
            )}
          </figure>
        )}
        {originKinds.map((origin) => {
          const marked = rules.filter((id) => originOf(origins, 'rules', id) === origin)
          if (marked.length === 0) return undefined
          // Where all rules of a section are meant, their numbers need not be said again.
          const of = marked.length === rules.length ? undefined : marked.join(', ')
          return <OriginMark key={origin} origin={origin} language={language} {...(of === undefined ? {} : { of })} />
        })}
      </div>
    </article>
  )
})
