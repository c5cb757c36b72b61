import { languageName } from '@orrery/kernel'
import { type ReactNode, useEffect } from 'react'
import { CloseButton } from '../design/IconButton.tsx'
import { dismissFailedLanguage, useFailedLanguage, useTexts } from '../texts/index.ts'

/** Beside a choice of languages: says that one could not be loaded and that the page keeps the present one. Disappears after a while. */
export function LanguageNote(): ReactNode {
  const t = useTexts()
  const failed = useFailedLanguage()
  useEffect(() => {
    if (failed === undefined) return
    const timer = setTimeout(dismissFailedLanguage, 15_000)
    return () => clearTimeout(timer)
  }, [failed])
  return (
    <div role="status">
      {failed === undefined ? undefined : (
        <div className="language-note" data-testid="language-note">
          <p>{t.settings.languageFailed({ language: languageName(failed) })}</p>
          <CloseButton onClick={dismissFailedLanguage} />
        </div>
      )}
    </div>
  )
}
