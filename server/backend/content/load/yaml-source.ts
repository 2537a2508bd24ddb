/** A YAML file of a content folder: its value, and the positions of its fields. */
import {
  Composer,
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  Parser,
  type Scalar,
  visit,
  YAMLParseError
} from 'yaml'
import { isBlank } from '../../../../shared/locale/cut-text.ts'
import type { ContentFault, Position } from './content-fault.ts'
import { invisibleCharacter, maxYamlBytes, type SourceFile } from './read-folder.ts'
import type { Source } from './source.ts'
import { pastedFault } from './spreadsheet-values.ts'

/** A plain scalar that is null in YAML 1.2.2, 10.3.2; in quotes, or with the tag of a text, it is a text. */
const isNull = ({ type, tag, source = '' }: Scalar) =>
  type === 'PLAIN' && tag === undefined && /^(?:~|null|Null|NULL)?$/.test(source)

/** Whether a pair is a text in one of two languages, where the word may be meant. */
const isText = (pair: unknown) =>
  isPair(pair) && isScalar(pair.key) && /(?:_cn|_en|Cn|En)$/.test(String(pair.key.value))

const isNoText = 'is null, which is no text: write one, put the word in quotes, or remove the line'

/** More aliases than any record needs; each may stand for a large part of the file. */
const maxAliases = 100

const tooManyAliases = 'has too many aliases (*): write the text out'

/** What is wrong with a text whose first or last word YAML takes for something else; `after` is what follows it. */
function lostWord(node: Scalar, aliased: ReadonlySet<string>, after: string): string | undefined {
  if (node.anchor !== undefined && !aliased.has(node.anchor)) return 'begins with &: put the text in quotes'
  if (node.tag === '!') return 'begins with !: put the text in quotes'
  // A comment has a space behind its #, or a word.
  return /^[ \t]*#\d/.test(after) ? 'is cut off before its #: put the text in quotes' : undefined
}

const lengthOf = ({ range }: Node) => (range ? range[1] - range[0] : 0)

/** More levels than any record has. */
const maxDepth = 200

const noField = 'is no field: write “name: text”, with a colon (not ：) and a space'

/** What is wrong, and what to do about it, for errors that editors make who write plain texts. */
const messages = new Map<ErrorCode, string>([
  [
    'BLOCK_AS_IMPLICIT_KEY',
    'has a second colon, or begins in a wrong column: put a text that has a colon in quotes, begin all fields of a group in one column, and write a space after a hyphen'
  ],
  ['BAD_INDENT', 'begins in a wrong column: begin all fields of a group in one column'],
  ['UNEXPECTED_TOKEN', 'has something behind its end: put a text with quotes or special characters in quotes'],
  ['BAD_SCALAR_START', 'begins with a special character: put the text in quotes'],
  ['TAB_AS_INDENT', 'begins with a tab: use spaces'],
  ['MULTILINE_IMPLICIT_KEY', noField],
  ['MISSING_CHAR', noField],
  ['MULTIPLE_DOCS', 'is a second line ---: remove it']
])

/** Empties the fields that are null. Gives the first node that no content can be made of, and what is wrong with it. */
function faultyNode(document: Document.Parsed, text: string): { offset: number; message: string } | undefined {
  /** By anchor: the length of its part with the aliases inside of it written out. */
  const lengths = new Map<string, number>()
  let [aliases, writtenOut] = [0, 0]
  const aliased = new Set<string>()
  visit(document, { Alias: (_, { source }) => void aliased.add(source) })
  let fault: { offset: number; message: string } | undefined
  const stop = (node: Node, message: string) => {
    fault = { offset: node.range?.[0] ?? 0, message }
    return visit.BREAK
  }
  visit(document, {
    Alias(_, alias, path) {
      // A text that begins with Markdown's * is an alias without an anchor before it.
      const length = lengths.get(alias.source)
      if (length === undefined) return stop(alias, 'begins with *: put the text in quotes')
      const around = path.flatMap((above) => (isNode(above) && 'anchor' in above && above.anchor) || [])
      if (around.includes(alias.source))
        return stop(alias, `stands for a part that it is in (*${alias.source}): write the text out`)
      for (const anchor of around) lengths.set(anchor, (lengths.get(anchor) ?? 0) + length)
      aliases += 1
      writtenOut += length
      return aliases > maxAliases || writtenOut > maxYamlBytes ? stop(alias, tooManyAliases) : undefined
    },
    Map(_, map) {
      if (map.anchor !== undefined) lengths.set(map.anchor, lengthOf(map))
      const keys = new Set<unknown>()
      for (const { key } of map.items) {
        if (!isScalar(key)) continue
        if (keys.has(key.value)) return stop(key, 'is a field already: remove one of the two')
        keys.add(key.value)
      }
      return undefined
    },
    Value(place, node, path) {
      if (node.anchor !== undefined) lengths.set(node.anchor, lengthOf(node))
      // An empty field, as one without a value; a key is a name.
      if (isScalar(node) && place !== 'key' && isNull(node)) {
        if (node.source && place === 'value' && isText(path.at(-1))) return stop(node, isNoText)
        node.value = ''
      }
      const lost =
        isScalar(node) && place === 'value' && isText(path.at(-1))
          ? lostWord(node, aliased, text.slice(node.range?.[1], (node.range?.[1] ?? 0) + 9))
          : undefined
      if (lost !== undefined) return stop(node, lost)
      if (isScalar(node) && place !== 'key' && isBlank(String(node.value))) node.value = ''
      // An escape such as "\u202e" is no such character of the file.
      const found = isScalar(node) && typeof node.value === 'string' ? invisibleCharacter(node.value) : undefined
      const message =
        found?.message ?? (isScalar(node) && place !== 'key' ? pastedFault(String(node.value)) : undefined)
      return message === undefined ? undefined : stop(node, message)
    }
  })
  return fault
}

/** The document of a text, whose lines `lines` takes. Throws RangeError at the first level that is too deep. */
function compose(text: string, lines: LineCounter): Document.Parsed {
  const parser = new Parser(lines.addNewLine)
  const tokens = function* () {
    lines.addNewLine(0)
    for (const lexeme of new Lexer().lex(text)) {
      yield* parser.next(lexeme)
      if (parser.stack.length > maxDepth) throw new RangeError()
    }
    yield* parser.end()
  }
  // The library's own check of keys takes a time that grows with the square of their number.
  const composer = new Composer({ schema: 'failsafe', uniqueKeys: false })
  // One at least: it makes an empty one of a text without any.
  const [document, second] = composer.compose(tokens(), true, text.length) as Iterable<Document.Parsed>
  if (!document) throw new Error('the parser gave no document')
  if (second) document.errors.push(new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', ''))
  return document
}

/**
 * Parses a YAML file. All scalars are strings: the schema says which of them are numbers; null is an empty one. Adds a fault for the first
 * error, of which those after it mostly follow, and gives undefined if there is one.
 */
export function parseYaml({ name, text: written }: SourceFile, faults: ContentFault[]): Source | undefined {
  // To YAML a file whose lines end as those of old Macs is one comment.
  const text = written.replace(/\r(?!\n)/g, '\n')
  const lines = new LineCounter()
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const fail = (position: Position, message: string) => {
    faults.push({ file: name, field: '', ...position, message })
    return undefined
  }
  const { stackTraceLimit } = Error
  try {
    // A broken text causes an error for each of its characters; their stacks would take three quarters of the time.
    Error.stackTraceLimit = 0
    const document = compose(text, lines)
    const [error] = [...document.errors, ...document.warnings]
    if (error) {
      const bracket = bracketBefore(document, error)
      if (bracket !== undefined)
        return fail(
          positionAt(bracket),
          'begins with a bracket that is not closed: close it, or put the text in quotes'
        )
      const quote = quoteBefore(document, error)
      if (quote !== undefined)
        return fail(
          positionAt(quote),
          'has a quotation mark that is not closed: close it, or write the text without it'
        )
      const position = positionAt(error.pos[0])
      const first = text.charAt(error.pos[0])
      if (/^(?:BAD_ALIAS|TAG_RESOLVE_FAILED)$/.test(error.code) && /[&*!]/.test(first))
        return fail(position, `begins with ${first}: put the text in quotes`)
      const line = text.split('\n', position.line).at(-1) ?? ''
      const message = messages.get(error.code) ?? `is no valid YAML: ${error.message}`
      return fail(
        position,
        /^[ \u3000\u00a0]*[\u3000\u00a0]/.test(line) ? 'begins with a wide space: use spaces' : message
      )
    }
    const faulty = faultyNode(document, text)
    if (faulty) return fail(positionAt(faulty.offset), faulty.message)
    const locate = (path: readonly (string | number)[]): Position => positionAt(offsetOf(document.contents, path))
    const isEmpty = isScalar(document.contents) && document.contents.value === ''
    return { name, value: isEmpty ? null : document.toJS({ maxAliasCount: maxAliases }), locate }
  } catch (error) {
    if (error instanceof RangeError) return fail({ line: 1, column: 1 }, 'is nested too deeply')
    if (error instanceof ReferenceError) return fail({ line: 1, column: 1 }, tooManyAliases)
    throw error
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Where a text in quotes begins that is not closed: the library names the place where it cannot go on. */
function quoteBefore(document: Document.Parsed, error: { code: string; pos: [number, number] }): number | undefined {
  const { code, pos } = error
  const [at] = pos
  if (code !== 'MISSING_CHAR') return undefined
  let start: number | undefined
  visit(document, (_, node) => {
    if (!isScalar(node) || !/^QUOTE_/.test(String(node.type)) || !node.range) return
    if (node.range[0] <= at && at <= node.range[2]) start = node.range[0]
  })
  return start
}

/** The same of a bracket: the library names the line behind it, and its column. */
function bracketBefore(document: Document, { message, pos }: YAMLParseError): number | undefined {
  const [at] = pos
  if (!/^Flow (?:map|sequence) in block collection/.test(message)) return undefined
  let start: number | undefined
  visit(document, (_, node) => {
    if (!(isMap(node) || isSeq(node)) || !node.flow || !node.range) return
    if (node.range[0] < at && at <= node.range[2]) start = node.range[0]
  })
  return start
}

/** Where the value at a path begins, or the part of the path that exists. */
function offsetOf(contents: unknown, path: readonly (string | number)[]): number {
  let [node, offset] = [contents, 0]
  for (const step of path) {
    const isStep = ({ key }: Pair) => isScalar(key) && key.value === step
    const pair = isMap(node) ? node.items.find(isStep) : undefined
    const item = isSeq(node) && typeof step === 'number' ? node.items[step] : pair?.key
    if (!isNode(item)) return offset
    offset = item.range?.[0] ?? offset
    node = pair ? pair.value : item
  }
  return offset
}
