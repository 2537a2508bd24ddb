/**
 * The generated parts of the documentation: the table of addresses and their calls, and the configuration codes. `npm
 * run types` writes them (`write-tables.mjs`); a test compares them.
 */

import { addressRows } from '../pages/address-table.ts'
import { configurationCodes } from '../records/configuration-codes.ts'

export { addressRows } from '../pages/address-table.ts'
export { configurationCodes } from '../records/configuration-codes.ts'

/** A file's generated part: between the lines that contain `generated: NAME` and `end of NAME`. */
interface GeneratedPart {
  /** From the root of the repository. */
  file: string
  name: string
  lines: string[]
}

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``
const codes = (texts: readonly string[]) => texts.map(code).join(', ')
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

const parts: readonly GeneratedPart[] = [
  {
    file: 'shared/BACKEND.md',
    name: 'addresses',
    lines: table(
      ['address', 'query', 'required calls', 'calls that it can do without'],
      addressRows().map(({ address, query, required, optional }) => [
        code(address),
        codes(query),
        codes(required),
        codes(optional)
      ])
    )
  },
  {
    file: 'shared/openapi.yaml',
    name: 'configuration codes',
    lines: configurationCodes.map(
      (row) => `        - ${JSON.stringify({ code: row.code, value: row.value, without: row.without })}`
    )
  }
]

/** The files with generated parts, from the root of the repository. */
export const generatedFiles: readonly string[] = [...new Set(parts.map(({ file }) => file))]

/**
 * The text of a file with its generated parts up to date. Throws a RangeError where the lines around one are missing.
 */
export function withGeneratedParts(file: string, text: string): string {
  let lines = text.split('\n')
  for (const { name, lines: made } of parts.filter((part) => part.file === file)) {
    const from = lines.findIndex((line) => line.includes(`generated: ${name}`))
    const to = lines.findIndex((line) => line.includes(`end of ${name}`))
    if (from === -1 || to < from) throw new RangeError(`${file} has no lines around "${name}"`)
    const isMarkdown = file.endsWith('.md')
    const block = isMarkdown ? ['', ...made, ''] : made
    lines = [...lines.slice(0, from + 1), ...block, ...lines.slice(to)]
  }
  return lines.join('\n')
}
