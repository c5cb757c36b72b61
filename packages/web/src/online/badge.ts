let plain: string | undefined

/** Shows on the tab and on the icon of the installed page how many tables wait for the user; 0 removes the sign. */
export function showBadge(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link !== null) {
    plain ??= link.href
    const wanted = count > 0 ? new URL('/icon-turn.svg', location.origin).href : plain
    if (link.href !== wanted) link.href = wanted
  }
  // Installed pages only, and not in every browser.
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  done?.catch(() => undefined)
}
