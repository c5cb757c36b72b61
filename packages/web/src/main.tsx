import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepForOffline } from './offline/register.ts'
import { beginToSpeak, isChangingLanguage } from './texts/index.ts'
import './design/tokens.css'
import './design/base.css'
import './design/controls.css'
import { App } from './app/App.tsx'
import { dressPage, useSettings } from './store/settings.ts'

const place = document.getElementById('app')
if (place === null) throw new Error('the page has no place for the application')

dressPage()
await beginToSpeak()

createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// A page that was open while a new version came may ask for a part that is gone. Games are stored move by move, so starting
// over loses nothing; once is enough, or a broken network would turn into a loop.
addEventListener('vite:preloadError', () => {
  // Another language that is out of reach: the page says so and stays in the present one.
  if (isChangingLanguage()) return
  if (sessionStorage.getItem('orrery-reloaded') !== null) return
  sessionStorage.setItem('orrery-reloaded', 'yes')
  location.reload()
})

// Afterwards everything is there without a network, in the language that is read.
void keepForOffline(useSettings.getState().language)
useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void keepForOffline(language)
})
