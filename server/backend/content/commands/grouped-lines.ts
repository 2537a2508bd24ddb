/** Faults and remarks in few lines: the same of many rows is one. */
import { shortened } from '../../../../shared/locale/cut-text.ts'
import { type Locale, type Localizations, localized } from '../../../../shared/locale/locale.ts'
import { faultMessage } from '../../../../shared/records/fault-message.ts'
import { groupBy } from '../../../../shared/records/group-by.ts'
import { type ContentFault, faultLine } from '../load/content-fault.ts'

/** Places that a group names. */
const maxPlaces = 5
/** Characters of a cell that a place has. */
const maxValue = 40

/**
 * A line for each fault, or for all rows of a file that have the same in one field, in a language. Rows of tables are
 * named as spreadsheets count them, with their ids.
 */
export function groupedLines(faults: readonly ContentFault[], locale: Locale = 'en'): string[] {
  const groups = groupBy(faults, ({ file, field, message }) => [file, field, message].join('\n'))
  const words = localized(wordsOf, locale)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const line = faultLine({ ...first, message: faultMessage(first.message, locale).text })
    if (group.length === 1) return first.row === undefined ? line : `${line} (${words.row(placeOf(first, words))})`
    const places = group.slice(0, maxPlaces).map((fault) => placeOf(fault, words))
    const more = group.length - places.length
    return `${line} (${words.rows(group.length, first.row !== undefined, places)}${more > 0 ? words.more(more) : ''})`
  })
}

const placeOf = ({ row, line, id, value }: ContentFault, { id: ofId, value: ofValue }: Words) =>
  `${row ?? line}${id ? ofId(id) : ''}${value ? ofValue(shortened(value.replace(/\s+/g, ' '), maxValue)) : ''}`

interface Words {
  row: (place: string) => string
  rows: (count: number, isTable: boolean, places: readonly string[]) => string
  more: (count: number) => string
  id: (id: string) => string
  value: (value: string) => string
}

const wordsOf: Localizations<Words> = {
  en: {
    row: (place) => `row ${place}`,
    rows: (count, isTable, places) =>
      isTable ? `${count} rows: ${places.join(', ')}` : `${count} times: lines ${places.join(', ')}`,
    more: (count) => ` and ${count} more`,
    id: (id) => ` with id ${id}`,
    value: (value) => `: ${value}`
  },
  cn: {
    row: (place) => `第 ${place} 行`,
    rows: (count, isTable, places) => `共 ${count} ${isTable ? '行' : '处'}：第 ${places.join('、')} 行`,
    more: (count) => `，另有 ${count} 处`,
    id: (id) => `（id ${id}）`,
    value: (value) => `“${value}”`
  }
}
