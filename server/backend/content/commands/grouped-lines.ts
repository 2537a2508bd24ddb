/** Remarks in few lines: the same of many rows is one. */
import { type ContentFault, faultLine } from '../load/content-fault.ts'

/** Lines whose numbers a group names. */
const maxLines = 5

/** A line for each remark, or for all rows of a file that have the same in one field. */
export function groupedLines(remarks: readonly ContentFault[]): string[] {
  const groups = new Map<string, ContentFault[]>()
  for (const remark of remarks) {
    const key = [remark.file, remark.field, remark.message].join('\n')
    const group = groups.get(key)
    if (group) group.push(remark)
    else groups.set(key, [remark])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length === 1) return group.map(faultLine)
    const lines = group.slice(0, maxLines).map(({ line }) => line)
    const more = group.length > maxLines ? ` and ${group.length - maxLines} more` : ''
    return [`${faultLine(first)} (${group.length} rows: lines ${lines.join(', ')}${more})`]
  })
}
