import { useBack } from '@orrery/board/closing'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from './IconButton.tsx'

interface DialogProps {
  readonly title: ReactNode
  onClose(): void
  readonly children: ReactNode
  /** Buttons at the lower edge, the most likely one last. */
  readonly actions?: ReactNode
  /** Look and size. */
  readonly className?: string
  /** It opens by itself: the focus goes to its title, so that no button looks as if it had been chosen. */
  readonly calm?: boolean
}

/** A click this soon (ms) after a window opened was meant for what was there before. */
const IGNORE_CLICKS_FOR = 500

/** A window over the page: keeps the focus, closes with Esc, with a click beside it and with its button. */
export function Dialog({ title, onClose, children, actions, className = '', calm = false }: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null)
  const opened = useRef(0)
  const heading = useId()
  const words = useRef<HTMLHeadingElement>(null)
  useBack(true, () => ref.current?.close())
  useEffect(() => {
    const dialog = ref.current
    if (dialog !== null && !dialog.open) dialog.showModal()
    if (calm) words.current?.focus()
    opened.current = performance.now()
  }, [calm])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way out, and the dialog itself hears it
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current && event.timeStamp - opened.current > IGNORE_CLICKS_FOR) ref.current.close()
      }}
    >
      <div className="dialog-in">
        <header>
          <h2 ref={words} id={heading} tabIndex={calm ? -1 : undefined}>
            {title}
          </h2>
          <CloseButton size={20} onClick={() => ref.current?.close()} />
        </header>
        <div className="dialog-body">{children}</div>
        {actions === undefined ? undefined : <footer>{actions}</footer>}
      </div>
    </dialog>
  )
}
