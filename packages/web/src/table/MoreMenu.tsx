import type { IconName } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { download } from '../common/download.ts'
import { touchOnly } from '../common/touch.ts'
import { Menu, MenuItem } from '../design/Menu.tsx'
import { partsOf } from '../games/registry.ts'
import { useSettings } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'
import type { Position, TableInfo } from '../worker/protocol.ts'
import { allowsAdvice, useCoaching } from './advice.ts'
import type { Overlay } from './overlay.ts'
import type { ScreenProps } from './TableScreen.tsx'

/** Whether advice can be asked for: where nobody would mind, and somebody has a choice. */
function mayAskForHint(info: TableInfo, { me, toAct, legal }: Position): boolean {
  return allowsAdvice(info) && me !== undefined && toAct.includes(me) && legal.length > 1
}

/** Commands that are needed less often. */
export function MoreMenu({
  table,
  info,
  position,
  game,
  open,
}: ScreenProps & { open(overlay: Overlay): void }): ReactNode {
  const t = useTexts()
  const { textMode, change } = useSettings()
  const [, navigate] = useLocation()
  const coaching = useCoaching(info)
  const item = (icon: IconName, label: string, onClick: () => void, disabled = false): ReactNode => (
    <MenuItem icon={icon} label={label} onClick={onClick} disabled={disabled} />
  )
  return (
    <Menu icon="menu" label={t.table.more}>
      {item('turn-back', t.table.undoTurn, () => table.undo(true), position.undoTurn === 0)}
      {mayAskForHint(info, position)
        ? item('help', t.table.hint, () => open({ type: 'hint', seq: position.changes }))
        : undefined}
      {allowsAdvice(info) && position.me !== undefined
        ? item('eye', coaching ? t.table.coachOff : t.table.coachOn, () => change({ coach: coaching ? 'off' : 'on' }))
        : undefined}
      {game.board === undefined
        ? undefined
        : item(textMode ? 'board' : 'text', textMode ? t.table.boardMode : t.table.textMode, () =>
            change({ textMode: !textMode }),
          )}
      {position.result === undefined ? undefined : item('sheet', t.table.result, () => open({ type: 'result' }))}
      {game.board === undefined ? undefined : item('cards', t.table.gallery, () => navigate(`/gallery/${info.game}`))}
      {item('book', t.table.rulebook, () => open({ type: 'rulebook' }))}
      {partsOf(info.game).rulebook === undefined
        ? undefined
        : item('text', t.table.summary, () => navigate(`/rules/${info.game}/summary`))}
      {partsOf(info.game).guide === undefined ? undefined : item('cap', t.learn.lessons, () => open({ type: 'learn' }))}
      {item('sheet', t.table.scores, () => open({ type: 'scores' }))}
      {touchOnly.matches ? undefined : item('help', t.table.help, () => open({ type: 'help' }))}
      {item('gear', t.table.settings, () => open({ type: 'settings' }))}
      {/* The server hands out a record only after the end of the game: it reveals everything. */}
      {info.online === true && position.result === undefined
        ? undefined
        : item('download', t.table.export, () => {
            void table.record().then((text) => download(`${info.game}-${info.id}.json`, text))
          })}
      {item('home', t.table.leave, () => navigate('/'))}
      <p className="menu-note" data-testid="rules-version">
        {t.kept.rules({ version: info.version })}
      </p>
    </Menu>
  )
}
