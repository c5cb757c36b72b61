import { changesBetween, type Describer, type Seat, type Section, type Speech } from '@orrery/kernel'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTexts } from '../texts/index.ts'

interface DescriptionProps {
  readonly speech: Speech
  readonly view: unknown
  readonly names: readonly string[]
  readonly me: Seat | undefined
  /** It is this reader's decision. */
  readonly mine: boolean
}

function useDescriber(speech: Speech): Describer | undefined {
  const [describer, setDescriber] = useState<Describer>()
  useEffect(() => {
    let wanted = true
    speech.loadDescriber?.().then(
      (loaded) => wanted && setDescriber(loaded),
      () => undefined, // without a network the choices, the points and the log are still there
    )
    return () => {
      wanted = false
    }
  }, [speech])
  return describer
}

/** What has changed since the reader's last decision before others moved. */
function useChanges(sections: readonly Section[], mine: boolean): readonly Section[] {
  const { table } = useTexts()
  const left = useRef<readonly Section[]>(undefined)
  const now = useRef(sections)
  now.current = sections
  useEffect(() => {
    if (!mine) left.current = now.current
  }, [mine])
  if (left.current === undefined || left.current.length === 0) return []
  return changesBetween(left.current, sections).map(({ gone, lines, ...section }) => ({
    ...section,
    lines: [...lines, ...gone.map((line) => table.gone({ line }))],
  }))
}

/** The whole table in words: what has changed on top, then every section under a heading that can be jumped to. */
export function Description({ speech, view, names, me, mine }: DescriptionProps): ReactNode {
  const { table } = useTexts()
  const id = useId()
  const describer = useDescriber(speech)
  const sections = useMemo(() => describer?.describe(view, names, me) ?? [], [describer, view, names, me])
  const changes = useChanges(sections, mine)
  const headings = useRef(new Map<string, HTMLElement>())
  if (sections.length === 0) return undefined
  return (
    <div className="words-table">
      <nav aria-label={table.jump}>
        <ul className="words-jumps">
          {sections.map((section) => (
            <li key={section.id}>
              <button type="button" className="btn" onClick={() => headings.current.get(section.id)?.focus()}>
                {section.title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {changes.length > 0 ? (
        <section aria-labelledby={`${id}-changed`} data-testid="changed">
          <h3 id={`${id}-changed`}>{table.changed}</h3>
          <ul>
            {changes.flatMap(({ id: of, title, lines }) =>
              lines.map((line) => (
                <li key={`${of} ${line}`}>
                  <b>{title}.</b> {line}
                </li>
              )),
            )}
          </ul>
        </section>
      ) : undefined}
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={`${id}-${section.id}`} data-section={section.id}>
          <h3
            id={`${id}-${section.id}`}
            tabIndex={-1}
            ref={(element) => {
              if (element !== null) headings.current.set(section.id, element)
            }}
          >
            {section.title}
          </h3>
          <ul>
            {section.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and have no order of their own
              <li key={i}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
