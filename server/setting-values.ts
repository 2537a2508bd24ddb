/** What a setting is, and the parsers of values (server/ops/README.md#settings), which give undefined for one that is not allowed. */

import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { cutText, isBlank } from '../shared/locale/cut-text.ts'
import { withoutTrailingSlashes } from '../shared/pages/links.ts'
import { hopByHop } from './http/fields.ts'

/**
 * Parses a trimmed, non-empty value; returns undefined if it is not allowed. One that reads a file throws an Error of
 * one line instead, with the variable and the path.
 */
export type Parser<T> = (value: string) => T | undefined

/** A setting whose values are of type `T`. */
export interface Setting<T> {
  /** The environment variable. */
  name: string
  parse: Parser<T>
  /** What a value must be, for the message of a fault. */
  allowed: string
  /** The value where nothing is set. */
  default?: NoInfer<T>
  /** The default as the manual names it, where its value does not say it. */
  defaultText?: string
  /** Markdown; links are paths from the root. Its first sentence stands in the README where `isCommon`. */
  meaning: string
  /** Whether most sites touch it. */
  isCommon?: boolean
  /** Never shown; `NAME_FILE` may name a file that holds it. */
  isSecret?: boolean
}

/** A whole number in decimal digits, from `min` to `max`. */
export const wholeNumber =
  (min: number, max: number): Parser<number> =>
  (value) => {
    const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN
    return number >= min && number <= max ? number : undefined
  }

/** A number from 0 to 1 with at most six decimals. */
export const share: Parser<number> = (value) => (/^(0|1|0?\.\d{1,6})$/.test(value) ? Number(value) : undefined)

/** One of the allowed values, in their letter case. */
export const oneOf =
  <T extends string>(allowed: readonly T[]): Parser<T> =>
  (value) =>
    allowed.find((item) => item === value)

export const onOrOff: Parser<boolean> = (value) => (value === 'on' ? true : value === 'off' ? false : undefined)

/** Values that are separated by commas; undefined where one of them is not allowed. */
export const listOf =
  <T>(parse: Parser<T>): Parser<readonly T[]> =>
  (value) => {
    const items = value.split(',').map((item) => parse(item.trim()))
    const valid = items.filter((item) => item !== undefined)
    return valid.length === items.length ? valid : undefined
  }

/**
 * Whether it is a URL with a host: the standard also takes the host of `http:///api` from its path, and allows `${HOST}`,
 * which only a shell replaces. Its user and password can be decoded.
 */
function isUrl(value: string): boolean {
  if (!/^[a-z]+:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return false
  const { hostname, username, password } = new URL(value)
  try {
    decodeURIComponent(username + password)
  } catch {
    return false
  }
  return /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(hostname)
}

/** An http(s) URL without credentials, query and fragment; the result has no trailing slash. */
export const address: Parser<string> = (value) => {
  // A lone `?` or `#` is no `search` and no `hash`, but stays in `href`.
  if (httpUrl(value) === undefined || /[?#]/.test(value)) return undefined
  const url = new URL(value)
  return url.username || url.password ? undefined : withoutTrailingSlashes(url.href)
}

/** An http(s) URL without a path. */
export const origin: Parser<string> = (value) => {
  const url = address(value)
  return url !== undefined && new URL(url).pathname === '/' ? url : undefined
}

/** A path of this site or an http(s) URL; the result ends in a slash. */
export const apiBase: Parser<string> = (value) => {
  const base = /^\/(?![/\\])[\w\-./~%]*$/.test(value) ? value : address(value)
  return base === undefined || base.endsWith('/') ? base : `${base}/`
}

const apiPath: Parser<string> = (value) =>
  /^\/(?:[\w.~:@+-]+\/)*(?:[\w.~:@+-]+|\*)?$/.test(value) && !/\/\.\.?(?:\/|$)/.test(value)
    ? value.replace(/\*$/, '')
    : undefined

/** Paths below `/api`, each exact or, with a slash or `/*` at its end, a prefix; `none` is the empty list. */
export const apiPaths: Parser<readonly string[]> = (value) => (value === 'none' ? [] : listOf(apiPath)(value))

/** An http(s) URL with `{z}`, `{x}` and `{y}`. */
export const tiles: Parser<string> = (value) => {
  const plain = value.replace(/\{[a-z]+\}/g, 'x')
  return ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && /^https?:/.test(value) && isUrl(plain)
    ? value
    : undefined
}

/** An IP address or a host name; a name whose last label is a number is an IPv4 address with a fault. */
export const host: Parser<string> = (value) =>
  isIP(value) || (/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value) && !/(^|\.)\d+$/.test(value)) ? value : undefined

/** A host name, with a port where needed; in lower case. */
export const hostWithPort: Parser<string> = (value) =>
  /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i.test(value) && isUrl(`https://${value}`) ? value.toLowerCase() : undefined

/** A day, or a day and time, as unix seconds. */
export const date: Parser<number> = (value) => {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/.test(value)) return undefined
  // A time without zone is Shanghai time; a day without time is noon.
  const zoned = /(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value.includes('T') ? value : `${value}T12:00`}+08:00`
  const time = Date.parse(zoned)
  // Date.parse reads the 30th of February as a day in March.
  const day = value.slice(0, 10)
  const exists = Number(value.slice(8, 10)) === new Date(`${day}T00:00Z`).getUTCDate()
  return Number.isNaN(time) || !exists ? undefined : time / 1000
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

/** Addresses, ranges and names of TRUST_PROXY, or a number of hops. */
export const proxies: Parser<readonly string[] | number> = (value) => {
  const hops = wholeNumber(1, 20)(value)
  if (hops !== undefined) return hops
  return listOf((item) => {
    const [ip = '', bits, more] = item.split('/')
    const maxBits = isIP(ip) === 4 ? 32 : 128
    // A range of 0 bits would trust every address.
    const isRange =
      isIP(ip) !== 0 && more === undefined && (bits === undefined || wholeNumber(1, maxBits)(bits) !== undefined)
    return isRange || proxyNames.includes(item) ? item : undefined
  })(value)
}

/** A URL of Redis or Valkey, with user, password and database number where needed. */
export const redisUrl: Parser<string> = (value) =>
  /^rediss?:\/\/[^/?#]+(\/\d{0,3})?$/.test(value) && isUrl(value) ? value : undefined

/** A URL that requests are sent to; credentials and query are allowed. */
export const httpUrl: Parser<string> = (value) =>
  /^https?:/i.test(value) && isUrl(value) && new URL(value).hash === '' ? value : undefined

/** Letters, digits and `. : _ -`, 64 at most. */
export const keyPrefix: Parser<string> = (value) => (/^[\w.:-]{1,64}$/.test(value) ? value : undefined)

/**
 * Visible ASCII characters, 16 to 512: everyone can try a token, so it must not be guessed. Not in the quotation marks
 * that `docker run --env-file` keeps, nor the name of a variable that nobody has replaced.
 */
export const token: Parser<string> = (value) =>
  /^(?!\$\{|(["']).*\1$)[\x21-\x7e]{16,512}$/.test(value) ? value : undefined

/** One token, without a name, or several with the names of their editors, in letters of any script. */
export const editorTokens: Parser<{ name: string; token: string }[]> = (value) => {
  if (!/^[\p{L}\p{N}_.-]{1,40}:/u.test(value))
    return token(value) === undefined ? undefined : [{ name: '', token: value }]
  const editors = value.split(',').map((part) => {
    const [, name = '', secret = ''] = /^([\p{L}\p{N}_.-]{1,40}):(.*)$/u.exec(part) ?? []
    return { name, token: secret }
  })
  return editors.every((editor) => token(editor.token)) ? editors : undefined
}

/** Begins as what only a shell expands, or stands in quotation marks that an environment file has kept. */
const unexpanded = /^(?:[~$]|"[^"]*"$|'[^']*'$)/

/** The path of a folder. */
export const folder: Parser<string> = (value) =>
  unexpanded.test(value) || isBlank(value) || value.includes('\0') ? undefined : value

/** A folder outside those of the kernel, in which Node's recursive `mkdir` does not end. */
export const dataFolder: Parser<string> = (value) =>
  /^\/(proc|sys|dev)(\/|$)/.test(path.resolve(value)) ? undefined : folder(value)

/** A value for an error message: on one line, at most 80 characters, without the credentials of a URL. */
export function printable(value: string): string {
  const secretless = value.replace(/\/\/[^/@]*@/, '//(hidden)@')
  return JSON.stringify(secretless.length > 80 ? `${cutText(secretless, 80)}...` : secretless)
}

export interface Input {
  value: string
  /** Beginning of an error message about the value, without that of a secret; the caller appends what is allowed. */
  errorPrefix: string
}

/**
 * Reads the secret `name` without the last newline of its file. Returns undefined if neither variable is set. Throws an
 * Error of one line, with the variable and the path but no value, if both are set or the file is unreadable, empty or
 * larger than 8 KiB.
 */
export function readSecret(env: Record<string, string | undefined>, name: string): Input | undefined {
  const direct = env[name]?.trim()
  const variable = `${name}_FILE`
  const file = env[variable]?.trim()
  if (!file) return direct ? { value: direct, errorPrefix: `${name}=(hidden) is not allowed: it must be` } : undefined
  const assignment = `${variable}=${JSON.stringify(file)}`
  const fault = (reason: string) => new Error(`${assignment} cannot be used: ${reason}`)
  if (direct) throw fault(`${name} is set as well: set only one of the two`)
  let text: string | undefined
  try {
    text = readStart(file)
  } catch (error) {
    // The functions of node:fs throw system errors.
    throw fault(`the file cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  if (text === undefined) throw fault('it is no regular file')
  if (text.length > maxBytes) throw fault(`the file has more than ${maxBytes} bytes`)
  const value = text.replace(/\r?\n$/, '')
  if (value === '') throw fault('the file is empty')
  return { value, errorPrefix: `${assignment} is not allowed: the file must hold` }
}

const maxBytes = 8192

/**
 * The first bytes of a file, one more than a secret may have; undefined where it is no regular one: a device has no
 * end, and a pipe might never begin.
 */
function readStart(file: string): string | undefined {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    if (!fstatSync(descriptor).isFile()) return undefined
    const bytes = Buffer.alloc(maxBytes + 1)
    let length = 0
    for (let read = 1; read > 0 && length < bytes.length; length += read)
      read = readSync(descriptor, bytes, length, bytes.length - length, null)
    return bytes.toString('utf8', 0, length)
  } finally {
    closeSync(descriptor)
  }
}

/** Set by this site, a field of one visitor, or a condition of the cache. */
const controlled =
  /^(?:accept|accept-encoding|content-.*|cookie2?|expect|forwarded|host|idempotency-key|if-.*|lang|origin|range|referer|traceparent|tracestate|via|x-forwarded-.*|x-preview|x-real-ip|x-request-id)$/

/**
 * Reads the file that UPSTREAM_HEADERS_FILE names: one `Name: value` a line; empty lines and those that begin with `#` do not count. Gives names and
 * values in turn. Throws an Error of one line, which contains no value, for a field that is malformed (RFC 9110,
 * section 5), hop-by-hop, named twice or set by this site, and for a file that cannot be read.
 */
export const upstreamFields: Parser<readonly string[]> = (file) => {
  const text = readSecret({ UPSTREAM_HEADERS_FILE: file }, 'UPSTREAM_HEADERS')?.value ?? ''
  const names = new Set<string>()
  return text.split(/\r?\n/).flatMap((line, index) => {
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) return []
    const colon = trimmed.indexOf(':')
    const [name, value] = [trimmed.slice(0, colon), trimmed.slice(colon + 1).trim()]
    const lower = name.toLowerCase()
    // Without a hyphen-only name, CGI and WSGI would read `X_Forwarded_For` as the field with hyphens.
    const isField = colon > 0 && /^[a-z][a-z\d-]*$/.test(lower) && /^[\x20-\x7e]+$/.test(value)
    const fault = !isField
      ? 'is no field such as X-Api-Key: value, in letters, digits and hyphens, then visible ASCII characters'
      : hopByHop(undefined).has(lower)
        ? `has ${name}, which belongs to one connection`
        : controlled.test(lower)
          ? `has ${name}, which this site sets itself`
          : names.has(lower)
            ? `has ${name} a second time`
            : undefined
    if (fault !== undefined)
      throw new Error(`UPSTREAM_HEADERS_FILE=${JSON.stringify(file)} is not allowed: line ${index + 1} ${fault}`)
    names.add(lower)
    return [name, value]
  })
}
