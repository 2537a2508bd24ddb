/** Says what a body is that came in place of an answer in the envelope: a page, a message, JSON that is wrong. */
import { cutText, maxTextLength } from '../../shared/locale/cut-text.ts'
import { plainText } from '../../shared/locale/plain-text.ts'
import { isRecord } from '../../shared/records/read-record.ts'
import { type Fields, field } from '../http/fields.ts'
import { jsonFault } from './json-fault.ts'
import { isContainer, readJson } from './validate-envelope.ts'

/** Characters of a body that are shown: of its beginning, and on either side of a fault. */
const shownCharacters = 80
const shownAround = 20
/** Bytes of a body that are read where it cannot be used. */
export const maxRead = 262_144
/** Characters in which the beginning of something is looked for. */
const maxBeginning = 400

/** The query of a call for one record. */
export const asksForRecord = /[?&](id|path)=/
/** Members of the envelopes of other APIs. */
const otherEnvelope = /^(?:data|success|err(?:no|code|msg|or_?code)|ret(?:code)?|resultCode)$/i
/** Members that records have too: two of them make an envelope. */
const perhapsEnvelope = /^(?:status|state|ok|results?|message|msg|errors?|payload|body|response|meta)$/i
const phpError = /(?:Warning|Notice|Deprecated|Fatal error|Parse error)\b/

/** Why a body is no JSON; `wanted` is the envelope in words. */
export function whyNoJson(body: Buffer, answer: { method?: 'POST'; fields: Fields }, wanted: string): string {
  if (body.subarray(0, 2).toString('hex') === '1f8b')
    return field(answer.fields, 'content-encoding') === undefined
      ? 'it is compressed by gzip, and no Content-Encoding says so'
      : 'it is compressed by gzip twice'
  const text = readText(body, 'utf-8')
  if (text === undefined || text.includes('\0')) return whyNoUtf8(body, answer.fields)
  if (text.trim() === '')
    return "it is empty: did an exception end it, or did its JSON fail (PHP's json_encode for a text that is not UTF-8)?"
  const fault = jsonFault(text)
  if (fault === undefined) return whyNoObject(text, wanted)
  const { kind, at } = fault
  if (/^-?(?:NaN|Infinity)\b/.test(text.slice(at, at + 10)))
    return `NaN and Infinity are none, null is: ${placed(text, at)}`
  if (!/^\s*[[{"]/.test(text)) return whyNoJsonAtAll(text, answer.method)
  if (kind === 'after') {
    const rest = text.slice(at)
    if (/^[[{]/.test(rest)) return `a second JSON value follows the first: ${placed(text, at)}`
    const what = phpError.test(cutText(rest, maxBeginning)) ? 'an error message of PHP (display_errors)' : 'something'
    return `${what} follows the JSON: ${placed(text, at)}`
  }
  // What is longer was not read to its end.
  if (kind === 'ends')
    return body.length < maxRead
      ? `it ends in the middle: does Content-Length count bytes? ${placed(text, at)}`
      : shown(text)
  return `it is wrong from here on${whatIsWrong(text, at)}: ${placed(text, at)}`
}

/** What often stands in JSON that programs write by hand, or escape for a page. */
function whatIsWrong(text: string, at: number): string {
  if (text[at] === "'") return ', where JSON has double quotation marks'
  if (/^&(?:quot|#\d+|#x\w+);/.test(text.slice(at, at + 10))) return ', where characters are escaped as for HTML'
  if (text[at] === '/') return ', where a comment stands, which JSON does not have'
  return /,\s*$/.test(text.slice(Math.max(0, at - shownAround), at)) && /[\]}]/.test(text[at] ?? '')
    ? ', after a comma that nothing follows'
    : ''
}

/** What JSON is sent in for other readers than this one, by its beginning. */
const frames: readonly [RegExp, string][] = [
  [/^\s*(?:\/\*\*\/)?[\w$.]{1,80}\s?\(\s*[[{]/, 'it is JSONP, the call of a function with the JSON in it'],
  [/^\s*(?:\)\]\}|while\s?\(|for\s?\(;;|\{\}\s?&&)/, 'a prefix against foreign scripts stands before it'],
  [/^(?:data|event|id|retry): /, 'it is a stream of events (text/event-stream)'],
  [/^\s*\/[/*]/, 'a comment stands before it, which JSON does not have'],
  [/^\s*<\?(?:php\b|=)/i, 'it is the source of a PHP script, which nothing runs']
]

/** What a text is that does not begin as JSON. */
function whyNoJsonAtAll(text: string, method: 'POST' | undefined): string {
  const holdsJson = endsInJson(text)
  if (phpError.test(cutText(text, maxBeginning)) && (holdsJson || /\bon line (?:<b>)?\d/.test(text)))
    return holdsJson
      ? `an error message of PHP stands before it (display_errors): ${shown(text)}`
      : `it is an error message of PHP, which ended there: ${shown(text)}`
  const [, frame] = frames.find(([pattern]) => pattern.test(text)) ?? []
  if (frame !== undefined) return `${frame}: ${shown(text)}`
  if (/^\s*<\?xml\b/i.test(text) && !/<html\b/i.test(text)) return `it is XML: ${shown(text)}`
  if (/^\s*</.test(text) && !holdsJson) {
    if (/<input\b[^<>]{0,200}\btype\s?=\s?["']?password\b/i.test(text))
      return `it is a page with a login, and these calls must answer without one: ${shown(text)}`
    return `it is a page of HTML${method === 'POST' ? ':' : "; is this the API's base URL?"} ${shown(text)}`
  }
  return holdsJson ? `something stands before it (an echo, a var_dump?): ${shown(text)}` : shown(text)
}

/** Whether a text ends in an object or a list of JSON, perhaps one that is cut off. */
function endsInJson(text: string): boolean {
  const begin = text.search(/\{\s*"|\[\s*[{[\]]/)
  const fault = begin < 0 ? undefined : jsonFault(text.slice(begin))
  return begin >= 0 && (fault === undefined || fault.kind === 'ends')
}

/** In what a body is written that is not in UTF-8. */
function whyNoUtf8(body: Buffer, fields: Fields): string {
  const beginning = body.subarray(0, maxBeginning)
  if (beginning.includes(0)) return `it is in UTF-16 and not in UTF-8: ${shown(beginning.toString())}`
  const [, named] = /\bcharset\s?=\s?"?([\w-]{1,40})/i.exec(field(fields, 'content-type') ?? '') ?? []
  const isNamed = named !== undefined && !/^utf-?8$/i.test(named)
  const read = readText(body, isNamed ? named : 'gb18030')
  const isChinese = read !== undefined && /\p{Script=Han}/u.test(read)
  if (read === undefined || !(isNamed || isChinese)) return `it is not in UTF-8: ${shown(beginning.toString())}`
  return `it is not in UTF-8${isNamed ? `, but in ${named}` : ', but perhaps in GBK'}: ${shown(read)}`
}

/** JSON that is no object. */
function whyNoObject(text: string, wanted: string): string {
  const value: unknown = JSON.parse(text)
  if (isJsonInText(value)) return `it was encoded twice: ${shown(text)}`
  return isContainer(value) ? `it is nested too deeply: ${shown(text)}` : `${shown(text)}; ${wanted}`
}

const isJsonInText = (value: unknown) => typeof value === 'string' && jsonFault(value) === undefined

/** The text of a body, of which the last character may be cut off; undefined where it is not in this encoding. */
function readText(body: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(body, { stream: true })
  } catch {
    return undefined
  }
}

/** Why a body has no number as `code`. */
export function whyNoCode(body: Buffer): string {
  const value = readJson(body)
  if (isJsonInText(value)) return `it was encoded twice: ${shown(body)}`
  const members = isRecord(value) ? value : {}
  const { code } = members
  const names = Object.keys(members)
  if (code === undefined && names.some((name) => otherEnvelope.test(name)))
    return `its envelope is another one, with the members ${shown(names.join(', '))}`
  if (code === undefined && names.filter((name) => perhapsEnvelope.test(name)).length > 1)
    return `its envelope is another one: ${shown(body)}`
  if (code === undefined || isContainer(code)) return `the data are not wrapped: ${shown(body)}`
  return `it is ${cutText(JSON.stringify(code), shownAround)}, which is no number`
}

/** Why a success to the request for `target` has no data. */
export function whyNoData(body: Buffer, target: string): string {
  const value = readJson(body)
  const members = isRecord(value) ? value : {}
  const said = typeof members.msg === 'string' && members.msg.trim() !== '' ? `; msg is ${shown(members.msg)}` : ''
  if (isRecord(members.data)) return `data is ${shown(JSON.stringify(members.data))}`
  if ('data' in members)
    return asksForRecord.test(target)
      ? `what is not there is 404 in the envelope${said}`
      : `an empty list is [] and not null${said}`
  return `its members are ${shown(Object.keys(members).join(', '))}, and data is none of them${said}`
}

/** Whether the code of an envelope says that something is not there: 404, 410, or 404 with digits of the backend's own. */
export const isNotFoundCode = (code: unknown) => typeof code === 'number' && /^(?:404\d*|410)$/.test(String(code))

/** The beginning of an envelope, with its code and its message first. */
export function shownEnvelope(body: Buffer): string {
  const value = readJson(body)
  if (!isRecord(value)) return shown(body)
  const { code, msg, ...rest } = value
  return shown(JSON.stringify({ code, msg, ...rest }))
}

/**
 * What keeps a 404 or 410 for `target` from being one in the envelope; undefined where it has no `code` and names no
 * record: then the backend may have no such call.
 */
export function whyNotFound(body: Buffer, success: readonly number[], target: string): string | undefined {
  const value = readJson(body)
  if (!isRecord(value)) return undefined
  if (value.code === undefined)
    return asksForRecord.test(target) ? `and its body is no envelope, {"code":404,"msg":"…","data":null}` : undefined
  const { code, msg } = value
  if (typeof code !== 'number')
    return `and its code is ${cutText(JSON.stringify(code), shownAround)}, which is no number`
  if (success.includes(code)) return `and its code ${code} is that of a success`
  return typeof msg === 'string' ? undefined : 'and its envelope has no msg, which is a text'
}

/** Where a text is wrong: the position and what stands around it. */
function placed(text: string, at: number): string {
  const from = Math.max(0, at - Math.max(shownAround, 2 * shownAround - (text.length - at)))
  const around = text
    .slice(from, at + shownAround)
    // Half a character may stand at either end.
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
    .trim()
    .replace(/\s+/g, ' ')
  return `at character ${at + 1}, in “${from > 0 ? '…' : ''}${around}${at + shownAround < text.length ? '…' : ''}”`
}

/** The beginning of a text or a body, on one line: of a page what people read. */
export function readBeginning(sample: string | Buffer): string {
  const begun = typeof sample === 'string' ? sample : sample.subarray(0, maxTextLength).toString()
  const read = /^\s*<(?!\?)/.test(begun) ? plainText(begun) : ''
  const text = read === '' ? cutText(begun, 4 * maxBeginning) : read
  return cutText(text.trim().replace(/\s+/g, ' '), maxBeginning)
}

/** The same in quotation marks, and shorter. */
export function shown(sample: string | Buffer): string {
  const text = readBeginning(sample)
  return `“${cutText(text, shownCharacters)}${text.length > shownCharacters ? '…' : ''}”`
}
