import { Choice, Switch } from '@orrery/board/choice'
import { type Language, languageName, languages } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { type Settings, useSettings } from '../store/settings.ts'
import { switchLanguage, useTexts, useWantedLanguage } from '../texts/index.ts'
import { LanguageNote } from './LanguageNote.tsx'
import { play } from './sound.ts'
import { canVibrate } from './touch.ts'

const themes = ['dark', 'light', 'system'] as const
const motions = ['normal', 'fast', 'off'] as const
const recaps = ['slow', 'normal', 'fast', 'off'] as const

/** All settings; each takes effect at once. */
export default function SettingsDialog({ onClose }: { onClose(): void }): ReactNode {
  const t = useTexts()
  const settings = useSettings()
  const { change } = settings
  const s = t.settings
  return (
    <Dialog title={s.title} onClose={onClose}>
      <div className="settings">
        <div>
          <Choice<Language>
            label={s.language}
            value={useWantedLanguage()}
            of={languages.map((each) => ({ value: each, text: languageName(each), lang: each }))}
            onChange={(language) => void switchLanguage(language)}
          />
          <LanguageNote />
        </div>
        <Choice<Settings['theme']>
          label={s.theme}
          value={settings.theme}
          of={themes.map((each) => ({ value: each, text: s.themes[each] }))}
          onChange={(theme) => change({ theme })}
        />
        <Choice<Settings['motion']>
          label={s.motion}
          value={settings.motion}
          of={motions.map((each) => ({ value: each, text: s.motions[each] }))}
          onChange={(motion) => change({ motion })}
        />
        <Choice<Settings['recap']>
          label={s.recap}
          value={settings.recap}
          of={recaps.map((each) => ({ value: each, text: each === 'off' ? s.motions.off : t.recap.paces[each] }))}
          onChange={(recap) => change({ recap })}
        />
        <Switch label={s.sound} hint={s.soundHint} on={settings.sound} onChange={(sound) => change({ sound })} />
        {settings.sound ? (
          <label className="volume">
            {s.volume}
            <input
              type="range"
              min="0.1"
              max="1"
              step="0.1"
              value={settings.volume}
              onChange={(event) => {
                change({ volume: Number(event.target.value) })
                play(['points'])
              }}
            />
          </label>
        ) : undefined}
        {canVibrate() ? (
          <Switch
            label={s.vibration}
            hint={s.vibrationHint}
            on={settings.vibration}
            onChange={(vibration) => change({ vibration })}
          />
        ) : undefined}
        <Switch label={s.shapes} hint={s.shapesHint} on={settings.shapes} onChange={(shapes) => change({ shapes })} />
        <Switch
          label={s.confirmEnd}
          hint={s.confirmEndHint}
          on={settings.confirmEnd}
          onChange={(confirmEnd) => change({ confirmEnd })}
        />
        <Switch
          label={s.passing}
          hint={s.passingHint}
          on={settings.passing}
          onChange={(passing) => change({ passing })}
        />
        <Switch
          label={s.singles}
          hint={s.singlesHint}
          on={settings.singles}
          onChange={(singles) => change({ singles })}
        />
        <Switch label={s.quick} hint={s.quickHint} on={settings.quick} onChange={(quick) => change({ quick })} />
        <Switch
          label={s.textMode}
          hint={s.textModeHint}
          on={settings.textMode}
          onChange={(textMode) => change({ textMode })}
        />
        {settings.muted.length > 0 ? (
          <div className="switch">
            <div>{s.muted({ n: settings.muted.length })}</div>
            <button type="button" className="btn" onClick={() => change({ muted: [] })}>
              {s.unmute}
            </button>
          </div>
        ) : undefined}
      </div>
    </Dialog>
  )
}
