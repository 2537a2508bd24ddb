/** A table on the pages for editors; on a phone, each row is a block. */
import type { ReactNode } from 'react'

export interface EditorTableProps {
  heads: readonly string[]
  /** The cells of each row. */
  rows: readonly (readonly ReactNode[])[]
  /** Whether the first cell of a row is its head. */
  hasRowHeads?: boolean
}

export function EditorTable({ heads, rows, hasRowHeads = false }: EditorTableProps) {
  return (
    <div className="editor-table">
      <table>
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
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and the page never changes
            <tr key={row}>
              {cells.map((cell, index) =>
                hasRowHeads && index === 0 ? (
                  <th key={heads[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heads[index]}>{cell}</td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
