import { Choice } from '@orrery/board/choice'
import { Icon } from '@orrery/board/icons'
import { languages } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { gameIds, isGameId } from '../games/list.ts'
import { useTexts } from '../texts/index.ts'
import { defaultLook, type Look, makeAddress, SIDES, sizes, sizeText, switches } from './look.ts'
import type { Opened } from './opened.ts'
import { findSheet, sheets } from './sheets.ts'

/** The props of every part of the panel. */
export interface PanelProps {
  readonly look: Look
  readonly opened: Opened | undefined
  change(part: Partial<Look>): void
}

/** The table of contents: the boards of the games, and the sheets of pieces. */
export function Contents({ look, change }: PanelProps): ReactNode {
  const t = useTexts()
  const folders = [...new Set(sheets.map(({ folder }) => folder))]
  const shown = look.show === 'pieces' ? findSheet(look.sheet)?.id : undefined
  const nameOf = (folder: string): string => (isGameId(folder) ? t.about(folder).name : titleOf(folder))
  const board = (game: string): Partial<Look> =>
    look.game === game ? { show: 'board' } : { show: 'board', game, from: defaultLook.from, at: 0, viewpoint: 'acting' }
  const entry = (key: string, text: string, on: boolean, part: Partial<Look>): ReactNode => (
    <li key={key}>
      <button type="button" className={on ? 'on' : ''} aria-current={on} onClick={() => change(part)}>
        {text}
      </button>
    </li>
  )
  return (
    <nav className="ws-contents" aria-label="Boards and pieces">
      <h2>Boards</h2>
      <ul>
        {gameIds.map((game) =>
          entry(game, t.about(game).name, look.show === 'board' && look.game === game, board(game)),
        )}
      </ul>
      {/* A native `details` stays open or closed until another list is shown. */}
      <details key={look.show} open={look.show === 'pieces'}>
        <summary>
          <h2>Pieces</h2>
        </summary>
        {folders.map((folder) => (
          <div key={folder}>
            <h3>{nameOf(folder)}</h3>
            <ul>
              {sheets
                .filter((sheet) => sheet.folder === folder)
                .map(({ id, name }) => entry(id, titleOf(name), shown === id, { show: 'pieces', sheet: id }))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  )
}

/** The name of a file or folder as a title: `table-parts` is "Table parts". */
function titleOf(name: string): string {
  return (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

const switchNames = {
  motion: 'Motion',
  shapes: 'Signs beside colours',
  words: 'In words',
  full: 'Actual size',
} as const

/** Language, theme, size and switches. */
export function Looks({ look, change }: PanelProps): ReactNode {
  const { size } = look
  const known = sizes.find((each) => sizeText(each) === sizeText(size))
  const [custom, setCustom] = useState(false)
  const side = (name: 'width' | 'height', label: string): ReactNode => (
    <label className="ws-side">
      <span>{label}</span>
      <input
        type="number"
        min={SIDES.min}
        max={SIDES.max}
        value={size[name]}
        onChange={({ target }) => {
          const value = Math.round(target.valueAsNumber)
          if (value >= SIDES.min && value <= SIDES.max) change({ size: { ...size, [name]: value } })
        }}
      />
    </label>
  )
  return (
    <section className="ws-looks">
      <div className="ws-pair">
        <Choice
          label="Language"
          value={look.language}
          of={languages.map((value) => ({ value, text: value }))}
          onChange={(language) => change({ language })}
        />
        <Choice
          label="Theme"
          value={look.theme}
          of={[
            { value: 'dark', text: 'dark' },
            { value: 'light', text: 'light' },
          ]}
          onChange={(theme) => change({ theme })}
        />
      </div>
      <label className="ws-field">
        <span>Size</span>
        <select
          value={known === undefined || custom ? 'custom' : sizeText(known)}
          data-testid="size"
          onChange={({ target }) => {
            const found = sizes.find((each) => sizeText(each) === target.value)
            setCustom(found === undefined)
            if (found !== undefined) change({ size: { width: found.width, height: found.height } })
          }}
        >
          {sizes.map((each) => (
            <option key={each.name} value={sizeText(each)}>
              {each.name}, {each.width} × {each.height}
            </option>
          ))}
          <option value="custom">Custom</option>
        </select>
      </label>
      {known === undefined || custom ? (
        <div className="ws-sides">
          {side('width', 'Width')}
          {side('height', 'Height')}
        </div>
      ) : undefined}
      <div className="ws-switches">
        {switches.map((name) => (
          <label key={name}>
            <input type="checkbox" checked={look[name]} onChange={({ target }) => change({ [name]: target.checked })} />
            {switchNames[name]}
          </label>
        ))}
      </div>
    </section>
  )
}

/** Links and copies: the address, the window alone, the record. */
export function ExportPanel({ look, opened }: PanelProps): ReactNode {
  const address = makeAddress(look)
  return (
    <section className="ws-take">
      <CopyButton words="Copy link" text={() => new URL(`/workshop${address}`, location.origin).href} />
      <a className="btn" href={`/workshop/frame${address}`} target="_blank" rel="noreferrer">
        <Icon name="board" size={18} />
        Open alone
      </a>
      {look.show === 'board' && opened !== undefined ? (
        <CopyButton words={opened.moments.length > 1 ? 'Copy record' : 'Copy'} text={() => opened.text} />
      ) : undefined}
      <Link className="btn ghost" href="/">
        <Icon name="home" size={18} />
        Home
      </Link>
    </section>
  )
}

function CopyButton({ words, text }: { readonly words: string; text(): string }): ReactNode {
  const [message, setMessage] = useState<string>()
  const copy = async (): Promise<void> => {
    try {
      // Pages from an insecure address have no clipboard.
      if (navigator.clipboard === undefined) throw new Error('no clipboard')
      await navigator.clipboard.writeText(text())
      setMessage('Copied')
    } catch {
      setMessage('No clipboard')
    }
    setTimeout(() => setMessage(undefined), 1500)
  }
  return (
    <button type="button" className="btn" onClick={() => void copy()}>
      {message ?? words}
    </button>
  )
}
