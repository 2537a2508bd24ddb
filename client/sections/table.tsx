/** Rows and columns, scrolling within themselves where the page is narrow. */
import { listOf, type PartProps } from './section-of.ts'

export function Table({ section }: PartProps<'table'>) {
  return <DataTable caption={section.caption} heads={listOf(section.list)} rows={listOf(section.data)} />
}

interface DataTableProps {
  caption: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The first cell of each row is its head. */
export function DataTable({ caption, heads, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group that is no part of a form
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
                    {cell}
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

/** Tables of sentences stand row by row on a phone, those of numbers stay tables. */
function isWordy(rows: DataTableProps['rows']): boolean {
  return rows.some((row) =>
    row.slice(1).some((cell) => (/[\u4e00-\u9fff]/.test(cell) ? cell.length > 11 : cell.length > 22))
  )
}
