import { Icon, type IconName } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface IconButtonProps {
  readonly icon: IconName
  readonly label: string
  /** The tooltip; left out where the icon is enough. */
  readonly title?: string | undefined
  readonly size?: number
  readonly className?: string
  readonly testid?: string | undefined
  /** The id of the menu that it opens. */
  readonly menu?: string | undefined
  onClick?: (() => void) | undefined
}

/** A button without a visible text. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { icon, label, title, size = 18, className = 'ghost', testid, menu, onClick } = props
  return (
    <button
      type="button"
      className={`btn ${className} icon`}
      aria-label={label}
      title={title}
      popoverTarget={menu}
      onClick={onClick}
      data-testid={testid}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}

/** Closes what it stands in. */
export function CloseButton({ size = 18, onClick }: { readonly size?: number; onClick(): void }): ReactNode {
  const t = useTexts()
  return <IconButton icon="close" label={t.close} size={size} onClick={onClick} />
}
