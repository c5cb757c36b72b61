import { useBack } from '@orrery/board/closing'
import { Icon, type IconName } from '@orrery/board/icons'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from './IconButton.tsx'

const CurrentMenu = createContext<RefObject<HTMLDivElement | null> | undefined>(undefined)

interface MenuProps {
  readonly icon: IconName
  readonly label: string
  readonly size?: number
  readonly className?: string
  readonly testid?: string | undefined
  readonly children: ReactNode
}

/** A button and the menu that it opens. */
export function Menu({ icon, label, size = 22, className = 'menu', testid, children }: MenuProps): ReactNode {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useBack(open, () => menu.current?.hidePopover())
  return (
    <CurrentMenu value={menu}>
      <IconButton icon={icon} label={label} title={label} size={size} menu={id} testid={testid} />
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={className}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children}
      </div>
    </CurrentMenu>
  )
}

interface MenuItemProps {
  /** The name of an icon, or the drawing of another sign. */
  readonly icon: IconName | ReactElement
  readonly label: string
  readonly disabled?: boolean
  readonly testid?: string | undefined
  onClick(): void
}

/** An entry of a menu; it closes the menu. */
export function MenuItem({ icon, label, disabled = false, testid, onClick }: MenuItemProps): ReactNode {
  const menu = useContext(CurrentMenu)
  return (
    <button
      type="button"
      className="btn ghost"
      data-item={typeof icon === 'string' ? icon : undefined}
      data-testid={testid}
      disabled={disabled}
      onClick={() => {
        menu?.current?.hidePopover()
        onClick()
      }}
    >
      {typeof icon === 'string' ? <Icon name={icon} size={18} /> : icon}
      {label}
    </button>
  )
}
