/** The report as JUnit's XML, which CI systems read: a test case for each call and each thing that is checked. */
import { escapeXml } from '../pages/xml.ts'
import type { Report } from './check-backend.ts'
import type { Finding } from './findings.ts'

const checks: readonly Finding['check'][] = [
  'answer',
  'contract',
  'display',
  'language',
  'caching',
  'link',
  'picture',
  'markup'
]

/** Formats a report. Errors are failures; notes are the output of a case that passes. */
export function junitReport({ calls, findings }: Report): string {
  const cases = calls.flatMap(({ call }) =>
    checks.map((check) => {
      const own = findings.filter((finding) => finding.call === call && finding.check === check)
      const textOf = (severity: Finding['severity']) =>
        own
          .filter((finding) => finding.severity === severity)
          .map(({ target, locales, field, message }) => `${target} ${locales.join('+')} ${field ?? ''}: ${message}`)
      const [errors, notes] = [textOf('error'), textOf('note')]
      const failure = `<failure message="${escapeXml(errors[0] ?? '')}">${escapeXml(errors.join('\n'))}</failure>`
      const output = `<system-out>${escapeXml(notes.join('\n'))}</system-out>`
      const xml = `<testcase classname="contract${escapeXml(call.replaceAll('/', '.'))}" name="${check}">${errors.length > 0 ? failure : ''}${notes.length > 0 ? output : ''}</testcase>`
      return { xml, isFailed: errors.length > 0 }
    })
  )
  const failures = cases.filter(({ isFailed }) => isFailed).length
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="contract" tests="${cases.length}" failures="${failures}" errors="0" skipped="0">
${cases.map(({ xml }) => xml).join('\n')}
</testsuite>
`
}
