import { fullPrompt } from '@orrery/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import type { LogStep, Position } from '../worker/protocol.ts'
import type { LogWriter } from './lines.ts'
import type { ScreenProps } from './TableScreen.tsx'

/** This many announcements stay in the page: a screen reader reads what is added, and does not lose what it has not read yet. */
const KEPT = 6

/** Some games end their lines with a full stop, others do not. */
const asSentence = (line: string): string => (/[.!?…]["”’»)]*\s*$/.test(line) ? line.trim() : `${line.trim()}.`)

/** What one decision did, whatever followed from it, as a single sentence. */
const oneSentence = (lines: readonly string[]): string =>
  lines.map((line, i) => (i < lines.length - 1 ? line.trim().replace(/\.$/, '') : line)).join('; ')

/** What a screen reader calls a part of the board: pictures that have a name of their own are hidden from it. */
function nameOf(target: Element): string {
  const label = target.getAttribute('aria-label')
  if (label !== null) return label
  const heard = target.cloneNode(true)
  if (!(heard instanceof Element)) return ''
  for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return heard.textContent?.trim() ?? ''
}

interface Announcement {
  readonly key: number
  readonly text: string
}

function useAnnouncements(): { readonly announcements: readonly Announcement[]; say(lines: readonly string[]): void } {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([])
  const serial = useRef(0)
  const say = useRef((lines: readonly string[]): void => {
    const text = lines
      .filter((line) => line !== '')
      .map(asSentence)
      .join(' ')
    serial.current++
    const key = serial.current
    if (text !== '') setAnnouncements((before) => [...before, { key, text }].slice(-KEPT))
  })
  return { announcements, say: say.current }
}

/**
 * The steps that are read out now: all of them while the reader is asked or nobody is any more. Otherwise what others do in the turn under
 * way waits for its end, so that a turn is one summary.
 */
function readable(fresh: readonly LogStep[], waiting: Position | undefined): readonly LogStep[] {
  if (waiting === undefined) return fresh
  const end = fresh.findLastIndex(({ seat, moment }) => seat === waiting.me || moment.turn !== waiting.moment.turn)
  return fresh.slice(0, end + 1)
}

/**
 * Reads out politely what happened and what is asked now: one sentence for a decision of the reader, one summary of what the others did
 * once it is the reader's decision again, or their turn is over.
 */
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
  const root = useRef<HTMLDivElement>(null)
  const read = useRef(state.steps.length)
  const { announcements, say } = useAnnouncements()
  const over = position.result !== undefined
  const prompt = mine && position.me !== undefined ? fullPrompt(game.speech, position.view, position.me, names) : ''
  const waiting = prompt !== '' || over ? undefined : position
  useEffect(() => {
    const fresh = readable(state.steps.slice(read.current), waiting)
    if (fresh.length === 0 && prompt === '') return
    // After an undo there are fewer steps than were read.
    read.current = Math.min(read.current, state.steps.length) + fresh.length
    const lines = fresh.flatMap((step) => {
      const texts = writeLines(step).map(({ text }) => text)
      return step.seat === position.me ? [oneSentence(texts)] : texts
    })
    say([...lines, over ? t.table.over : prompt])
  }, [state.steps, prompt, over, writeLines, waiting, position.me, say, t])
  // A piece that is chosen for a second step is announced: nothing else says so.
  useEffect(() => {
    const screen = root.current?.closest('.table-screen')
    if (screen === null || screen === undefined) return
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof Element) || target.getAttribute('aria-pressed') !== 'true') continue
        const name = nameOf(target)
        if (target.matches('[data-step]') && name !== '') say([t.table.chosen({ name })])
      }
    })
    observer.observe(screen, { subtree: true, attributeFilter: ['aria-pressed'] })
    return () => observer.disconnect()
  }, [say, t])
  return (
    <div ref={root} className="sr" aria-live="polite" data-testid="announcer">
      {announcements.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}
