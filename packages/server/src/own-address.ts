import { networkInterfaces } from 'node:os'

const wildcards = ['0.0.0.0', '[::]']

/** Where other processes reach this one: as it is configured, or with `auto` where it listens. */
export function ownAddress(configured: string, url: string): string {
  if (configured !== 'auto') return configured
  const found = new URL(url)
  // A server that listens everywhere is reached by the first address that this machine has in a network.
  if (wildcards.includes(found.hostname)) {
    const outside = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4')
    found.hostname = outside?.address ?? '127.0.0.1'
  }
  return found.origin
}
