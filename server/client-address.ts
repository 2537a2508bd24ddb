/** By which address a client is counted: where places and forms are shared out, and nowhere else. */
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Trust } from './security.ts'

/** The key of the client that sent a request, as far as trusted proxies name it; undefined: its connection has gone. */
export function clientKeys(trust: Trust): (request: IncomingMessage) => string | undefined {
  return (request) => (request.socket.remoteAddress === undefined ? undefined : clientKey(proxyAddr(request, trust)))
}

/**
 * One key for the addresses that one client may choose among: an IPv4 address, mapped into IPv6 or not, or the /64
 * network of an IPv6 address (RFC 4291, section 2.5.4). Gives anything else as it is.
 */
export function clientKey(address: string): string {
  if (!address.includes(':')) return address
  const plain = address.toLowerCase().split('%', 1)[0]!
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = plain.split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0')
  const network = [...groups, ...zeros, ...behind].slice(0, 4)
  return `${network.map((group) => group.replace(/^0{1,3}(?=.)/, '')).join(':')}::/64`
}
