const KEY = 'orrery-examples'

/** Whether the page offers the example games: after `/?examples` in this browser, until `/?examples=off`. */
export function wantsExamples(): boolean {
  // Tests outside a browser have neither an address nor a memory.
  if (typeof location === 'undefined' || typeof localStorage === 'undefined') return false
  const asked = new URLSearchParams(location.search).get('examples')
  try {
    if (asked === 'off') localStorage.removeItem(KEY)
    else if (asked !== null) localStorage.setItem(KEY, 'on')
    return localStorage.getItem(KEY) === 'on'
  } catch {
    // A browser that remembers nothing still does what the address says.
    return asked !== null && asked !== 'off'
  }
}
