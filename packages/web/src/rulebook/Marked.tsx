import { Fragment, type ReactNode, useMemo } from 'react'
import { findWords, isWantedRule, MARKS } from './search.ts'

/** Text in which the words searched for are marked. */
export function Marked({ text, wanted }: { readonly text: string; readonly wanted: string }): ReactNode {
  const places = useMemo(() => findWords(text, wanted), [text, wanted])
  if (places.length === 0) return text
  return (
    <>
      {places.map(([start, end], i) => (
        <Fragment key={start}>
          {text.slice(places[i - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1])}
    </>
  )
}

/** The number of a rule, marked when it is searched for. */
export function MarkedRule({ rule, wanted }: { readonly rule: string; readonly wanted: string }): ReactNode {
  return isWantedRule(rule, wanted) ? <mark>{rule}</mark> : rule
}

const isRuleLink = (part: string | undefined): boolean =>
  part !== undefined && !part.startsWith('**') && MARKS.test(part)

/** The punctuation at the beginning of what follows a link: it stays on the link's line. */
const tailOf = (part: string | undefined): string => /^[.,;:!?)]*/.exec(part ?? '')?.[0] ?? ''

/** Text with bold words and links to rules; the words searched for are marked. */
export function Rich(props: { readonly text: string; readonly wanted: string; onRule(rule: string): void }): ReactNode {
  const { text, wanted, onRule } = props
  return text.split(MARKS).map((part, i, parts) => {
    const key = `${i}:${part}`
    if (part.startsWith('**'))
      return (
        <b key={key}>
          <Marked text={part.slice(2, -2)} wanted={wanted} />
        </b>
      )
    if (!isRuleLink(part)) {
      const rest = isRuleLink(parts[i - 1]) ? part.slice(tailOf(part).length) : part
      return <Marked key={key} text={rest} wanted={wanted} />
    }
    const rule = part.slice(1, -1)
    return (
      <span key={key} className="rule-link">
        <button type="button" className="link" onClick={() => onRule(rule)}>
          <MarkedRule rule={rule} wanted={wanted} />
        </button>
        {tailOf(parts[i + 1])}
      </span>
    )
  })
}
