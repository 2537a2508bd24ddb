/** Why the store of SHARED_CACHE_URL cannot be used, in words for the operator; never an address or a password. */

export interface RedisFault {
  /** A code, or the first word of the error. */
  reason: string
  /** What is wrong and what to do; undefined where the reason is not known. */
  words: string | undefined
}

const password = 'its password (or user) is refused: give the store’s own in SHARED_CACHE_URL'
const reset = {
  'redis:': 'it closes the connection: if it expects TLS, write rediss:// in SHARED_CACHE_URL',
  'rediss:': 'it closes the connection: if it has no TLS, write redis:// in SHARED_CACHE_URL'
}
const timeout = {
  'redis:': 'it does not answer in time: check host, port and firewall in front of it, and its load',
  'rediss:':
    'it does not answer in time: check host, port and firewall in front of it, and its load; if it has no TLS, write redis:// in SHARED_CACHE_URL'
}
const name = 'its host name is not known: check the name in SHARED_CACHE_URL and the DNS of this machine'
const unreachable = 'there is no way to its address: check the host in SHARED_CACHE_URL and the network'
/** By code, or by the first word of a reply (https://redis.io/docs/latest/develop/reference/protocol-spec/#simple-errors). */
const wordsByReason: Readonly<Record<string, string | typeof reset>> = {
  WRONGPASS: password,
  NOAUTH: 'it asks for a password: put it into SHARED_CACHE_URL (redis://:password@host:6379)',
  NOPERM: 'its user may not do what the site needs: see the ACL of the store',
  DENIED: 'it is in protected mode: give it a password, or have it accept connections from this machine',
  'no-such-database': 'it has no database of that number: correct the number at the end of SHARED_CACHE_URL',
  READONLY: 'it is a replica that cannot be written: name the primary in SHARED_CACHE_URL',
  OOM: 'it is full: give it more memory (maxmemory), or a policy that removes keys (allkeys-lru)',
  LOADING: 'it is still loading its data: it is tried again',
  ENOTFOUND: name,
  EAI_AGAIN: name,
  ECONNREFUSED: 'nothing listens there: check host and port in SHARED_CACHE_URL, and that the store runs',
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: timeout,
  timeout,
  ECONNRESET: reset,
  EPIPE: reset,
  closed: reset
}
/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const certificateCode =
  /^(?:CERT_[A-Z_]{1,40}|[A-Z_]{0,40}SELF_SIGNED_CERT[A-Z_]{0,20}|UNABLE_TO_[A-Z_]{1,40}|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/
const certificate =
  'its TLS certificate is not accepted: the host in SHARED_CACHE_URL must be a name in it, and its authority must be known (NODE_EXTRA_CA_CERTS)'
const noTls = 'it does not speak TLS: write redis:// in SHARED_CACHE_URL, or turn TLS on at the store'

/** The fault behind an error of the client; `protocol` is that of SHARED_CACHE_URL. */
export function redisFault(error: unknown, protocol: string): RedisFault {
  const reason = reasonOf(error)
  if (certificateCode.test(reason)) return { reason, words: certificate }
  if (/^ERR_SSL_|^EPROTO$/.test(reason)) return { reason, words: noTls }
  const words = Object.hasOwn(wordsByReason, reason) ? wordsByReason[reason] : undefined
  return { reason, words: typeof words === 'object' ? words[protocol === 'rediss:' ? 'rediss:' : 'redis:'] : words }
}

/** The code or first word of an error. */
function reasonOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code
  const message = error instanceof Error ? error.message : ''
  if (/^ERR DB index/i.test(message)) return 'no-such-database'
  if (/^Connection timeout/.test(message)) return 'timeout'
  if (/^Socket closed/.test(message)) return 'closed'
  return /^([A-Za-z]{1,40})/.exec(message)?.[1] ?? 'unknown'
}
