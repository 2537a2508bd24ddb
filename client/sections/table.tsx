/** A table that scrolls horizontally on narrow screens. */

import type { ComponentType } from 'react'
import { listOf } from '../../shared/records/records.ts'
import { Check, Close, type IconProps } from '../ui/icons.tsx'
import { Clauses, Prose } from '../ui/line-breaks.tsx'
import type { SectionProps } from './section-props.ts'

export function Table({ section }: SectionProps<'table'>) {
  const { caption, title } = section
  return (
    <DataTable
      caption={caption}
      isTitled={caption === title}
      heads={listOf(section.list)}
      rows={listOf(section.data)}
    />
  )
}

interface DataTableProps {
  caption: string
  /** True where the heading above says the same: the caption is then the name of the table alone. */
  isTitled?: boolean
  /** Column headers. */
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The first cell of each row is its header. Counts of three or more years have lines. */
export function DataTable({ caption, isTitled = false, heads, rows }: DataTableProps) {
  const comparesYears = heads.length > 3 && heads.slice(1).every((head) => /(?:19|20)\d\d/.test(head))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group outside of a form, so no fieldset
    <div className={`table-box${formOf(rows)}`} role="group" tabIndex={0} aria-label={caption}>
      <table>
        {!isTitled && (
          <caption>
            <Prose text={caption} />
          </caption>
        )}
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                <Clauses text={head} />
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
                    <Clauses text={cell} />
                  </th>
                ) : (
                  <td key={heads[column] ?? cell} data-head={heads[column]}>
                    <span className={widthOf(cell) > maxKept ? undefined : 'kept'}>
                      <Answer text={cell} />
                    </span>
                    {comparesYears && <Share text={cell} row={row} />}
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

/** A count such as 11,430, or 12%. */
const countOf = (text: string) =>
  /^\d[\d,]*%?$/.test(text) ? Number.parseInt(text.replaceAll(',', ''), 10) : Number.NaN

/** A line as long as a count's share of the largest of its row; none where one of them is no count. */
function Share({ text, row: [, ...values] }: { text: string; row: readonly string[] }) {
  const largest = Math.max(...values.map(countOf))
  if (!(largest > 0)) return null
  return (
    <svg className="table-bar" width="100%" height="8" aria-hidden="true" focusable="false">
      <rect className="bar" width={`${Math.round((countOf(text) / largest) * 100)}%`} height="8" />
    </svg>
  )
}

/** A cell that begins with one of these marks answers yes or no: the mark is drawn. */
const marks: readonly (readonly [mark: string, Icon: ComponentType<IconProps>, className: string])[] = [
  ['✓ ', Check, 'is-yes'],
  ['✗ ', Close, 'is-no']
]

const answerOf = (text: string) => marks.find(([mark]) => text.startsWith(mark))

function Answer({ text }: { text: string }) {
  const answer = answerOf(text)
  if (!answer) return <Prose text={text} />
  const [mark, Icon, className] = answer
  return (
    <span className="answer">
      <Icon className={className} />
      <span>
        <Prose text={text.slice(mark.length)} />
      </span>
    </span>
  )
}

/** In half-width characters: what is not longer stays in one line, as opening hours do. */
const maxKept = 12
/**
 * In half-width characters: a phone displays about 40 in a line, so that two wider cells would take more than two lines,
 * and three of which some do not break would be cut off.
 */
const maxWidth = { two: 60, more: 36 }

/** In half-width characters: two lines of all the columns beside each other, on a phone. */
const maxCompared = 80

/**
 * Classes of tables of sentences, which are rendered row by row on phones, with the values beside each other where they
 * are short. Others stay tables.
 */
function formOf(rows: DataTableProps['rows']): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell.slice(answerOf(cell)?.[0].length)))
    })
  }
  const [, ...values] = widths
  const isWordy = widths.reduce((sum, width) => sum + width, 0) > (values.length > 1 ? maxWidth.more : maxWidth.two)
  const isCompared = (values.length === 2 || values.length === 3) && Math.max(...values) <= maxCompared / values.length
  return isWordy ? ` is-wordy${isCompared ? ' is-compared' : ''}` : ''
}

/** Chinese characters and their punctuation are twice as wide as others. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u3000-\u9fff\uff00-\uff60]/g)?.length ?? 0)
}
