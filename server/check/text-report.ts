/** The report for people: a table of the calls, then what was found. */
import { printable } from '../api/explain-failure.ts'
import type { CallReport } from './call-report.ts'
import type { Report } from './check-backend.ts'
import { lineOfDifference } from './compare-samples.ts'
import type { Finding } from './findings.ts'

type Color = 'red' | 'green' | 'yellow' | 'dim' | 'bold'

/** Codes of ECMA-48 for the beginning and the end of a colour. */
const colorCodes: Record<Color, [number, number]> = {
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  dim: [2, 22],
  bold: [1, 22]
}

/** Formats a report; `colored`: with the colours of a terminal. */
export function textReport(base: string, report: Report, colored: boolean): string {
  const paint = (color: Color, text: string) => {
    const [begin, end] = colorCodes[color]
    return colored ? `\u001b[${begin}m${text}\u001b[${end}m` : text
  }
  const { calls, findings, missingPages, requests, skipped, diff = [] } = report
  const errors = findings.filter(({ severity }) => severity === 'error')
  const notes = findings.filter(({ severity }) => severity === 'note')
  const callWidth = Math.max(...calls.map(({ call }) => call.length))
  const rows = calls.map(({ call, results, milliseconds, caching }) => {
    const { valid, missing, failed } = results
    const color = failed > 0 ? 'red' : valid > 0 ? 'green' : 'yellow'
    const counts = [
      `${valid} ok`,
      ...(missing ? [`${missing} not found`] : []),
      ...(failed ? [`${failed} failed`] : [])
    ]
    const time = `${milliseconds} ms`.padStart(8)
    const state = paint(color, counts.join(', ').padEnd(24))
    return `  ${call.padEnd(callWidth)}  ${state}${time}  ${paint('dim', caching)}`.trimEnd()
  })
  const lines = [
    paint('bold', `${printable(base)}: ${requests} requests`),
    '',
    ...rows,
    ...forceLines(calls),
    ...section(
      paint('bold', `Errors: ${errors.length}`),
      errors.map((finding) => lineOf(finding, paint, 'red'))
    ),
    ...section(
      paint('bold', `Notes: ${notes.length}`),
      notes.map((finding) => lineOf(finding, paint, 'yellow'))
    ),
    ...section(
      paint('bold', `Pages that will be 404: ${missingPages.length}`),
      missingPages.map(({ path, why, field, target }) => {
        const from = field === undefined ? 'the site links to it' : `linked by ${target} ${field}`
        return `  ${path}: ${why} ${paint('dim', `(${from})`)}`
      })
    ),
    ...section(
      paint('bold', 'Compared with the samples of /api-docs:'),
      diff.map((difference) => `  ${lineOfDifference(difference)}`)
    )
  ]
  if (skipped.pages + skipped.pictures > 0)
    lines.push('', `Not followed: ${skipped.pages} pages and records, ${skipped.pictures} pictures; see --limit`)
  return `${lines.join('\n')}\n`
}

/** The complete value of CACHE_FORCE: one that lacks a call of a page leaves that page rendered for each view. */
function forceLines(calls: readonly CallReport[]): string[] {
  const names = new Set(calls.flatMap(({ force }) => force ?? []))
  if (names.size === 0) return []
  const value = [...names].join(',')
  return ['', `CACHE_FORCE=${value} would reuse what each page view asks you for now, whatever its headers say.`]
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines]
}

function lineOf(finding: Finding, paint: (color: Color, text: string) => string, color: Color): string {
  const { target, locales, field, message, count, check, alsoIn } = finding
  const times = `${count > 1 ? ` (${count} times)` : ''}${alsoIn.length > 0 ? ` (also ${alsoIn.join(', ')})` : ''}`
  return `  ${paint(color, check.padEnd(8))} ${target} ${locales.join('+')}${field ? ` ${field}` : ''}: ${message}${times}`
}
