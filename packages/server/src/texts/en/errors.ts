/** The pages that a server shows instead of what somebody wanted to open, in English. */
export default {
  tooFast: 'Too many requests came from your network.',
  wait: 'Please try again in {seconds} s.',
  missing: 'There is nothing here.',
  forbidden: 'You may not open this.',
  closing: 'The server is restarting. Please try again in a moment.',
  other: 'Something went wrong.',
  home: 'To the home page',
} as const
