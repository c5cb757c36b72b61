/** The pages that a server shows instead of what somebody wanted to open, in English. */
export default {
  tooFast: 'Too many requests from your network.',
  wait: 'Please try again in {seconds} s.',
  missing: 'There’s nothing here.',
  forbidden: 'You can’t open this page.',
  closing: 'The server is restarting. Please try again in a moment.',
  other: 'Something went wrong.',
  home: 'Go to the home page',
} as const
