import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { shell, speak } from './texts/index.ts'
import './design/tokens.css'
import './design/base.css'
import './design/controls.css'
import { App } from './shell/App.tsx'
import { dressPage, useSettings } from './store/settings.ts'

const place = document.getElementById('app')
if (place === null) throw new Error('the page has no place for the application')

dressPage()
const { language } = useSettings.getState()
await shell.load(language)
await speak(language)

createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// A page that was open while a new version came may ask for a part that is gone. Games are stored move by move, so starting
// over loses nothing; once is enough, or a broken network would turn into a loop.
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('orrery-reloaded') !== null) return
  sessionStorage.setItem('orrery-reloaded', 'yes')
  location.reload()
})

// Afterwards everything is there without a network. In development the server itself is the truth.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
