import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isGuestName, useIdentity } from '../server/who.ts'
import { useTexts } from '../texts/index.ts'
import { Avatar } from './Avatar.tsx'
import type { SiteNavProps } from './SiteNav.tsx'

/** Who the user is: the end of the head, for people who have played online. */
export default function MyPicture({ here, me: act }: SiteNavProps): ReactNode {
  const t = useTexts()
  const { me } = useIdentity()
  const name = me === undefined ? '' : isGuestName(me.name) ? t.nav.guest : me.name
  const shown = (
    <>
      {me === undefined ? <Icon name="person" size={22} /> : <Avatar id={me.id} size={32} />}
      {name === '' ? undefined : <span>{name}</span>}
    </>
  )
  if (act === undefined) {
    return (
      <Link
        href="/player/me"
        className="btn ghost me"
        aria-label={name === '' ? t.home.profile : `${t.home.profile}: ${name}`}
        aria-current={here === 'player' ? 'page' : undefined}
        title={t.home.profile}
      >
        {shown}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className="btn ghost me"
      aria-label={act.label}
      disabled={me === undefined}
      onClick={act.onClick}
      data-testid={me === undefined ? undefined : 'me'}
    >
      {shown}
    </button>
  )
}
