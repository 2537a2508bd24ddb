/**
 * Generated parts of the documentation, here the table of addresses and their calls, and the configuration codes. `npm
 * run types` writes them (`write-tables.mjs`); tests compare them.
 */

import { addressRows } from '../pages/address-table.ts'
import { configurationCodes } from '../records/configuration-codes.ts'

export { addressRows } from '../pages/address-table.ts'
export { configurationCodes } from '../records/configuration-codes.ts'

/** A file's generated part: between the lines that contain `generated: NAME` and `end of NAME`. */
export interface GeneratedPart {
  /** From the root of the repository. */
  file: string
  name: string
  lines: string[]
}

/** A word of code in a cell of a Markdown table. */
export const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``
const codes = (texts: readonly string[]) => texts.map(code).join(', ')
/** The lines of a Markdown table. */
export const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

export const parts: readonly GeneratedPart[] = [
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

/**
 * The text of the part's file with the part up to date. Throws a RangeError where the lines around it are missing.
 */
export function withGeneratedPart(text: string, { file, name, lines: made }: GeneratedPart): string {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => line.includes(`generated: ${name}`))
  const to = lines.findIndex((line) => line.includes(`end of ${name}`))
  if (from === -1 || to < from) throw new RangeError(`${file} has no lines around "${name}"`)
  const block = file.endsWith('.md') ? ['', ...made, ''] : made
  return [...lines.slice(0, from + 1), ...block, ...lines.slice(to)].join('\n')
}
