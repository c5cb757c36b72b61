import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepForOffline } from './offline/register.ts'
import { isChangingLanguage, loadFirstLanguage } from './texts/index.ts'
import './design/tokens.css'
import './design/base.css'
import './design/controls.css'
import './design/windows.css'
import './design/pages.css'
import { App } from './app/App.tsx'
import { followWindow } from './design/zoom.ts'
import { applySettings, useSettings } from './store/settings.ts'

const place = document.getElementById('app')
if (place === null) throw new Error('the page has no place for the application')

applySettings()
followWindow()
await loadFirstLanguage()

createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// A page that was open while a new version was installed may ask for a part that no longer exists. Games are stored move by move, so
// reloading loses nothing; it is done only once, or a broken network would cause a loop.
addEventListener('vite:preloadError', () => {
  // A language that could not be loaded: the page says so and keeps the present one.
  if (isChangingLanguage()) return
  if (sessionStorage.getItem('orrery-reloaded') !== null) return
  sessionStorage.setItem('orrery-reloaded', 'yes')
  location.reload()
})

// From then on everything works without a network, in the language that is shown.
void keepForOffline(useSettings.getState().language)
useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void keepForOffline(language)
})
