import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import type { LogWriter } from './lines.ts'
import type { ScreenProps } from './TableScreen.tsx'

const MAX_LINES = 6

/** Some games end their lines with a full stop, others do not. */
const asSentence = (line: string): string => (/[.!?…]$/.test(line) ? line : `${line}.`)

/** Reads out politely what happened and what is asked now. */
export function Announcer({
  state,
  position,
  game,
  names,
  mine,
  writeLines,
}: ScreenProps & {
  readonly names: readonly string[]
  readonly mine: boolean
  readonly writeLines: LogWriter
}): ReactNode {
  const t = useTexts()
  const read = useRef(state.steps.length)
  const [text, setText] = useState('')
  const prompt = mine && position.me !== undefined ? game.speech.prompt(position.view, position.me, names) : ''
  useEffect(() => {
    const fresh = state.steps.slice(read.current).flatMap((step) => writeLines(step).map(({ text: line }) => line))
    read.current = state.steps.length
    const said = [...fresh.slice(-MAX_LINES), prompt === '' ? '' : prompt].filter((line) => line !== '')
    if (said.length > 0) setText(said.map(asSentence).join(' '))
  }, [state.steps, prompt, writeLines])
  return (
    <div className="sr" aria-live="polite" aria-atomic="true" data-testid="announcer">
      {position.result === undefined ? text : t.table.over}
    </div>
  )
}
