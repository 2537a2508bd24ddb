/** A table that scrolls horizontally on narrow screens. */
import { Prose } from '../ui/prose.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Table({ section }: SectionProps<'table'>) {
  return <DataTable caption={section.caption} heads={listOf(section.list)} rows={listOf(section.data)} />
}

interface DataTableProps {
  caption: string
  /** Column headers. */
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The first cell of each row is its header. */
export function DataTable({ caption, heads, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group outside of a form, so no fieldset
    <div className={isWordy(rows) ? 'table-box is-wordy' : 'table-box'} role="group" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('\n')}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={heads[0]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heads[column] ?? cell} data-head={heads[column]}>
                    <Prose text={cell} />
                  </td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** True for tables of sentences, which are rendered row by row on phones. Tables of numbers stay tables. */
function isWordy(rows: DataTableProps['rows']): boolean {
  return rows.some((row) =>
    row.slice(1).some((cell) => (/[\u4e00-\u9fff]/.test(cell) ? cell.length > 11 : cell.length > 22))
  )
}
