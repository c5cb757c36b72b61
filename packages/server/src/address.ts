import ipaddr from 'ipaddr.js'

/**
 * What the limits of an address are counted by: an IPv4 address itself, and the /64 of an IPv6 address. One customer of a
 * provider has at least a /64, and can use every address in it.
 */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}
