import type { ReactNode } from 'react'
import { useOnlineTexts } from '../texts/index.ts'
import type { Link } from '../worker/protocol.ts'

interface LinkPillProps {
  readonly link: Link
  readonly pending?: boolean
  /** There is room for words also while it is fine. */
  readonly roomy?: boolean
}

/** The state of the connection; where room is scarce only a dot while it is fine, words when it is not. */
export function LinkPill({ link, pending = false, roomy = false }: LinkPillProps): ReactNode {
  const o = useOnlineTexts()
  const fine = link.state === 'connected'
  const kept = link.state === 'unsaved' ? o.link.kept : o.link.pending
  return (
    <span className={`link-pill ${link.state}`} role="status" data-link={link.state} title={o.link[link.state]}>
      <i aria-hidden="true" />
      <span className={fine && !roomy ? 'sr' : ''}>
        {o.link[link.state]} {pending && !fine ? kept : ''}
      </span>
    </span>
  )
}
