import { useCallback, useState } from 'react'

/** The board's own key in the storage of the browser, apart from the settings of the page. */
const KEY = 'orrery-hunters-learn'

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

/** Whether the axes are marked for beginners, and how to change that. */
export function useLearn(): readonly [on: boolean, change: (on: boolean) => void] {
  const [on, setOn] = useState(stored)
  const change = useCallback((next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off')
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }, [])
  return [on, change]
}
