/** A YAML file of a content folder: its value, and the positions of its fields. */
import {
  type Alias,
  type Document,
  type ErrorCode,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit
} from 'yaml'
import type { ContentFault, Position } from './content-fault.ts'
import type { SourceFile } from './read-folder.ts'
import type { Source } from './source.ts'

/** More aliases than any record needs; each may stand for a large part of the file. */
const maxAliases = 100

/** What to do about errors that editors make who write plain texts. */
const remedies = new Map<ErrorCode, string>([
  ['BLOCK_AS_IMPLICIT_KEY', ': put a text that has a colon in quotes'],
  ['UNEXPECTED_TOKEN', ': put a text that begins with a special character in quotes'],
  ['BAD_SCALAR_START', ': put the text in quotes'],
  ['TAB_AS_INDENT', ': use spaces']
])

/** The first alias that no anchor before it belongs to, as a text has that begins with Markdown's *. */
function loneAlias(document: Document.Parsed): Alias.Parsed | undefined {
  const anchors = new Set<string>()
  let lone: Alias.Parsed | undefined
  visit(document, {
    Alias(_, alias) {
      if (anchors.has(alias.source)) return undefined
      // The nodes of a parsed document are parsed.
      lone = alias as Alias.Parsed
      return visit.BREAK
    },
    Value(_, node) {
      if (node.anchor !== undefined) anchors.add(node.anchor)
    }
  })
  return lone
}

/**
 * Parses a YAML file. All scalars are strings: the schema says which of them are numbers. Adds a fault for each error,
 * and gives undefined if there is one.
 */
export function parseYaml({ name, text }: SourceFile, faults: ContentFault[]): Source | undefined {
  const lines = new LineCounter()
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const fail = (position: Position, message: string) => {
    faults.push({ file: name, field: '', ...position, message })
    return undefined
  }
  try {
    const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false })
    const errors = [...document.errors, ...document.warnings]
    for (const error of errors)
      fail(positionAt(error.pos[0]), `is no valid YAML: ${error.message}${remedies.get(error.code) ?? ''}`)
    if (errors.length > 0) return undefined
    const lone = loneAlias(document)
    if (lone) return fail(positionAt(lone.range?.[0] ?? 0), `begins with *: put the text in quotes`)
    const locate = (path: readonly (string | number)[]): Position => positionAt(offsetOf(document.contents, path))
    return { name, value: document.toJS({ maxAliasCount: maxAliases }), locate }
  } catch (error) {
    if (error instanceof RangeError) return fail({ line: 1, column: 1 }, 'is nested too deeply')
    if (error instanceof ReferenceError)
      return fail({ line: 1, column: 1 }, `has too many aliases (*): write the text out`)
    throw error
  }
}

/** Where the value at a path begins, or the part of the path that exists. */
function offsetOf(contents: unknown, path: readonly (string | number)[]): number {
  let node = contents
  let offset = 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === step)
      if (!pair) return offset
      // The keys of a parsed document are nodes, which have a range.
      offset = (pair.key as { range?: [number, number, number] }).range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number') {
      const item = node.items[step]
      if (item === undefined) return offset
      // As above.
      offset = (item as { range?: [number, number, number] }).range?.[0] ?? offset
      node = item
    } else return offset
  }
  return offset
}
