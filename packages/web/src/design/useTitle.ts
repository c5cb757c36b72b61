import { useEffect } from 'react'

/** The title of the browser's tab, while a screen is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Orrery`
    return () => {
      document.title = 'Orrery'
    }
  }, [title])
}
