/**
 * Finds where a text stops being JSON (RFC 8259), of which `JSON.parse` names the place of some faults alone, and what it
 * has twice.
 */
import { cutText } from '../../shared/locale/cut-text.ts'

export interface JsonFault {
  /** `after`: something follows a complete value. `ends`: the text ends inside a value. `at`: this character is wrong. */
  kind: 'after' | 'ends' | 'at'
  /** Index of the first character that is wrong; the length of a text that ends. */
  at: number
}

const space = /[ \t\n\r]*/y
const plain = /[ !#-[\]-\u{10ffff}]*/uy
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y
/** The beginning of an escape or of a scalar, at the end of a text. */
const begun = /^(?:\\(?:u[\da-fA-F]{0,3})?|-?(?:\d[\d.eE+-]*)?|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)$/
const maxBegun = 40

/** The first fault of a text; undefined for JSON. Linear in the length of the text. */
export function jsonFault(text: string): JsonFault | undefined {
  const open: string[] = []
  let expected: 'value' | 'key' | ':' | ',' | 'nothing' = 'value'
  let isEmpty = false
  let at = 0
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const length = pattern.exec(text)?.[0].length ?? 0
    at += length
    return length > 0
  }
  const wrong = (): JsonFault => {
    const isBegun = text.length - at < maxBegun && begun.test(text.slice(at))
    return isBegun ? { kind: 'ends', at: text.length } : { kind: 'at', at }
  }
  for (;;) {
    skip(space)
    const character = text[at]
    if (character === undefined) return expected === 'nothing' ? undefined : { kind: 'ends', at }
    if (expected === 'nothing') return { kind: 'after', at }
    const within = open.at(-1)
    if (character === (within === '{' ? '}' : within && ']') && (expected === ',' || isEmpty)) {
      open.pop()
      at += 1
      isEmpty = false
      expected = open.length > 0 ? ',' : 'nothing'
      continue
    }
    isEmpty = false
    if (expected === ':' || expected === ',') {
      if (character !== expected) return { kind: 'at', at }
      at += 1
      expected = expected === ',' && within === '{' ? 'key' : 'value'
    } else if (character === '"') {
      at += 1
      do skip(plain)
      while (skip(escaped))
      if (text[at] !== '"') return wrong()
      at += 1
      expected = expected === 'key' ? ':' : open.length > 0 ? ',' : 'nothing'
    } else if (expected === 'value' && (character === '{' || character === '[')) {
      open.push(character)
      at += 1
      isEmpty = true
      expected = character === '{' ? 'key' : 'value'
    } else {
      if (expected === 'key' || !skip(scalar)) return expected === 'key' ? { kind: 'at', at } : wrong()
      expected = open.length > 0 ? ',' : 'nothing'
    }
  }
}

/** Strings, with a colon that follows (some writers put a space before it), and the signs of objects and lists. */
const tokens = /"((?:[^"\\]|\\.)*)(?:"( ?:)?|\\?$)|[{}[\]]/gs

/** A name that an object of a JSON text has twice, of which readers take the last; undefined where none has. */
function repeatedMember(json: string): string | undefined {
  const open: Set<string>[] = []
  for (const [sign, name, colon] of json.matchAll(tokens)) {
    if (sign === '{' || sign === '[') open.push(new Set())
    else if (sign === '}' || sign === ']') open.pop()
    else if (colon !== undefined && name !== undefined) {
      const names = open.at(-1)
      if (names?.has(name)) return name
      names?.add(name)
    }
  }
  return undefined
}

/** What is wrong with a body of JSON in which a member stands twice: one line. Undefined for any other. */
export function repeatedMemberFault(body: Buffer): string | undefined {
  const name = repeatedMember(body.toString())
  return name === undefined
    ? undefined
    : `an object has the member ${JSON.stringify(cutText(name, 40))} twice, and visitors see the last: does the backend write JSON by hand?`
}
