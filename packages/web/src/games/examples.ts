const KEY = 'orrery-examples'

/** Whether the page offers the example games: after `/?examples` in this browser, until `/?examples=off`. */
export function wantsExamples(): boolean {
  // Tests outside a browser have neither an address nor a storage.
  if (typeof location === 'undefined' || typeof localStorage === 'undefined') return false
  const asked = new URLSearchParams(location.search).get('examples')
  try {
    if (asked === 'off') localStorage.removeItem(KEY)
    else if (asked !== null) localStorage.setItem(KEY, 'on')
    return localStorage.getItem(KEY) === 'on'
  } catch {
    // Without storage, the address alone decides.
    return asked !== null && asked !== 'off'
  }
}
