import 'react'

// Styles may set custom properties: `style={{ '--me': 'var(--pl-teal)' }}`.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
