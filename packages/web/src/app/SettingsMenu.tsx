import gears from 'game-icon:gears'
import { LANGS, languageName } from '@railhead/kernel'
import { useId, useState } from 'react'
import { Icon } from '../icons/Icon.js'
import { Dialog } from '../ui/Dialog.js'
import { useApp } from './AppContext.js'

/** Language at once, everything else behind one button. */
export function SettingsMenu({ compact = false }: { readonly compact?: boolean }) {
  const { t, settings, change } = useApp()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="settings-menu">
      {!compact && <LangSelect />}
      <button
        type="button"
        className="button plain"
        aria-label={t('settings.title')}
        title={t('settings.title')}
        onClick={() => setOpen(true)}
      >
        <Icon d={gears} />
      </button>
      {open && (
        <Dialog title={t('settings.title')} onClose={() => setOpen(false)}>
          <div className="field">
            <span className="label">{t('settings.lang')}</span>
            <LangSelect />
          </div>
          <fieldset className="choices">
            <legend className="legend">{t('settings.theme')}</legend>
            {(['auto', 'light', 'dark'] as const).map(theme => (
              <label key={theme}>
                <input
                  type="radio"
                  name={`${id}theme`}
                  checked={settings.theme === theme}
                  onChange={() => change({ theme })}
                />
                {t(`settings.theme.${theme}`)}
              </label>
            ))}
          </fieldset>
          <fieldset className="choices">
            <legend className="legend">{t('settings.motion')}</legend>
            {(['auto', 'on', 'off'] as const).map(motion => (
              <label key={motion}>
                <input
                  type="radio"
                  name={`${id}motion`}
                  checked={settings.motion === motion}
                  onChange={() => change({ motion })}
                />
                {t(`settings.motion.${motion}`)}
              </label>
            ))}
          </fieldset>
          <fieldset className="choices">
            <legend className="legend">{t('settings.speed')}</legend>
            {(['normal', 'fast', 'off'] as const).map(speed => (
              <label key={speed}>
                <input
                  type="radio"
                  name={`${id}speed`}
                  checked={settings.speed === speed}
                  onChange={() => change({ speed })}
                />
                {t(`settings.speed.${speed}`)}
              </label>
            ))}
          </fieldset>
          <fieldset className="choices">
            <legend className="legend">{t('settings.said')}</legend>
            {(['question', 'turns', 'all'] as const).map(said => (
              <label key={said}>
                <input
                  type="radio"
                  name={`${id}said`}
                  checked={settings.said === said}
                  onChange={() => change({ said })}
                />
                {t(`settings.said.${said}`)}
              </label>
            ))}
          </fieldset>
          <fieldset className="choices stacked">
            <legend className="legend">{t('settings.play')}</legend>
            {(['confirm', 'follow', 'sound', 'keys'] as const).map(name => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={settings[name]}
                  onChange={event => change({ [name]: event.target.checked })}
                />
                {t(`settings.${name}`)}
              </label>
            ))}
          </fieldset>
        </Dialog>
      )}
    </div>
  )
}

function LangSelect() {
  const { t, settings, change } = useApp()
  return (
    <select
      className="lang-select"
      aria-label={t('settings.lang')}
      value={settings.lang}
      onChange={event => {
        const lang = LANGS.find(candidate => candidate === event.target.value)
        if (lang) change({ lang })
      }}
    >
      {LANGS.map(lang => (
        <option key={lang} value={lang} lang={lang}>
          {languageName(lang)}
        </option>
      ))}
    </select>
  )
}
