import { Icon } from '@orrery/board/icons'
import { type ReactNode, useRef, useState } from 'react'
import { useOnlineTexts } from '../texts/index.ts'
import './share.css'

/** How others find a table: its link, and the code of a private one, each with a button that copies it. */
export function ShareBox({ table, code }: { readonly table: string; readonly code: string | undefined }): ReactNode {
  const o = useOnlineTexts()
  const link = new URL(code === undefined ? `/online/${table}` : `/join/${code}`, location.origin).href
  return (
    <div className="share">
      <CopyField label={o.wait.link} text={link} testid="share-link" />
      {code === undefined ? undefined : (
        <CopyField
          label={o.wait.codeLabel}
          text={code}
          shown={code.replace(/(.{4})(?=.)/g, '$1 ')}
          testid="share-code"
        />
      )}
      {'share' in navigator ? (
        <button
          type="button"
          className="btn"
          onClick={() => {
            // Somebody who changes their mind in the system's share dialog has done nothing wrong.
            navigator.share({ title: 'Orrery', url: link }).catch(() => undefined)
          }}
        >
          {o.wait.shareVia}
        </button>
      ) : undefined}
    </div>
  )
}

interface CopyFieldProps {
  readonly label: string
  readonly text: string
  readonly shown?: string
  readonly testid: string
}

/** A text that can be read and copied. */
export function CopyField({ label, text, shown = text, testid }: CopyFieldProps): ReactNode {
  const o = useOnlineTexts()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      // Browsers offer the clipboard only to secure addresses; elsewhere the text is selected, ready for the keyboard.
      field.current?.select()
    }
  }
  return (
    <label className="field copy">
      <span>{label}</span>
      <span className="copy-in">
        <input
          ref={field}
          type="text"
          readOnly
          value={shown}
          data-testid={testid}
          data-text={text}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="btn" onClick={() => void copy()} aria-label={`${o.wait.copy}: ${label}`}>
          {copied ? <Icon name="check" size={16} /> : undefined}
          <span role="status">{copied ? o.wait.copied : o.wait.copy}</span>
        </button>
      </span>
    </label>
  )
}
