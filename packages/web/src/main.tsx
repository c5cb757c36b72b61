import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './design/tokens.css'
import './design/base.css'
import './design/controls.css'
import { App } from './shell/App.tsx'
import { dressPage, useSettings } from './store/settings.ts'
import { speak } from './texts/index.ts'

const place = document.getElementById('app')
if (place === null) throw new Error('the page has no place for the application')

dressPage()
await speak(useSettings.getState().language)
useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void speak(language)
})

createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// Afterwards everything is there without a network. In development the server itself is the truth.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
