import type { IconName } from '@orrery/board/icons'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { ShareBox } from '../common/ShareBox.tsx'
import { ConfirmDialog } from '../design/ConfirmDialog.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Menu, MenuItem } from '../design/Menu.tsx'
import { Toast } from '../design/Toast.tsx'
import type { OnlineHandle } from '../store/online.ts'
import { useOnlineTexts, useTexts } from '../texts/index.ts'
import type { OnlineNews } from '../worker/protocol.ts'
import { canNotify, type NotifyOutcome, switchNotify, useNotify } from './notify.ts'

interface TableMenuProps {
  readonly online: OnlineHandle
  readonly news: OnlineNews
  onRecap(): void
}

/** The menu of an online table: pause, resign, leave, return, notifications. */
export function TableMenu({ online, news, onRecap }: TableMenuProps): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const [, navigate] = useLocation()
  const notify = useNotify()
  const [asks, setAsks] = useState<'resign' | 'leave' | 'share'>()
  const [outcome, setOutcome] = useState<NotifyOutcome>()
  const { table, as } = news
  const playing = table.phase === 'playing' && table.damaged !== true
  const away = as === undefined ? undefined : table.seats[as]?.away
  const wants = as !== undefined && table.pause.wanted.includes(as)
  const clocked = table.clock.kind !== 'none'
  const item = (icon: IconName, label: string, onClick: () => void, testid?: string): ReactNode => (
    <MenuItem icon={icon} label={label} onClick={onClick} testid={testid} />
  )
  const close = (): void => setAsks(undefined)
  return (
    <>
      <Menu icon="people" label={o.strip.menu} size={20} className="menu online-menu" testid="table-menu">
        {as !== undefined && playing && away === undefined ? (
          <>
            {clocked && table.pause.since === undefined
              ? item(
                  'pause',
                  wants ? o.menu.unpause : o.menu.pause,
                  () => void online.send({ type: 'pause', want: !wants }),
                  'pause',
                )
              : undefined}
            {table.pause.since === undefined
              ? undefined
              : item('play', o.menu.resume, () => void online.send({ type: 'resume' }), 'resume')}
            {item('bot', o.menu.leave, () => setAsks('leave'), 'leave')}
            {item('close', o.menu.resign, () => setAsks('resign'), 'resign')}
          </>
        ) : undefined}
        {playing && away !== undefined && away !== 'resigned'
          ? item('person', o.menu.comeBack, () => void online.send({ type: 'return' }))
          : undefined}
        {item('log', o.menu.recap, onRecap, 'recap-menu')}
        {!canNotify || as === undefined
          ? undefined
          : item(
              'bell',
              notify ? o.menu.notifyOn : o.menu.notify,
              () => void switchNotify(!notify).then(setOutcome),
              'notify',
            )}
        {table.spectators ? item('eye', o.menu.share, () => setAsks('share')) : undefined}
        {item('globe', o.menu.lobby, () => navigate('/online'))}
      </Menu>
      {outcome === undefined ? undefined : (
        <NotifyOutcomeToast outcome={outcome} onClose={() => setOutcome(undefined)} />
      )}
      {asks === 'share' ? (
        <Dialog title={o.menu.share} onClose={close} className="small">
          <ShareBox table={table.id} code={table.code} />
        </Dialog>
      ) : undefined}
      {asks === 'resign' || asks === 'leave' ? (
        <ConfirmDialog
          title={o[asks].title}
          cancel={t.cancel}
          confirm={o[asks].go}
          danger={asks === 'resign'}
          testid="confirm"
          onClose={close}
          onConfirm={() => {
            close()
            void online.send({ type: asks })
          }}
        >
          <p>{asks === 'leave' ? o.leave.text : table.seats.length <= 2 ? o.resign.two : o.resign.more}</p>
        </ConfirmDialog>
      ) : undefined}
    </>
  )
}

/** The result of turning notifications on or off, until it is closed. */
function NotifyOutcomeToast({ outcome, onClose }: { readonly outcome: NotifyOutcome; onClose(): void }): ReactNode {
  const o = useOnlineTexts()
  return (
    <div className="toasts online" role="status">
      <Toast testid="notify-outcome" outcome={outcome} onClose={onClose}>
        <p>{o.notify.outcome[outcome]}</p>
      </Toast>
    </div>
  )
}
