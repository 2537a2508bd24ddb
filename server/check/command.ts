/**
 * The program `node dist/server/contract.js URL`: checks a backend against the contract (shared/BACKEND.md#check-your-backend).
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { palettes } from 'virtual:manifest'
import { mostEntryBytes } from '../api/declared-call-rule.ts'
import { printable } from '../api/explain-failure.ts'
import { ignoreClosedPipes } from '../observe/process-end.ts'
import { escapeXml } from '../pages/xml.ts'
import { maxStoreBytes } from '../settings.ts'
import { createBackendClient } from './backend-client.ts'
import { checkBackend, type Report } from './check-backend.ts'
import { checkForm, formPath, markedAddress } from './check-form.ts'
import type { Finding } from './findings.ts'
import { help, type Options, readOptions, UsageError } from './options.ts'
import { textReport } from './text-report.ts'

ignoreClosedPipes()
const assets = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets')

/** Milliseconds between two lines of progress where the standard error is no terminal: a slow backend takes minutes. */
const progressMs = 5000

/** Runs the check and writes its report. Resolves to the exit code. */
async function run({
  settings,
  base,
  limit,
  concurrency,
  timeoutMs,
  json,
  junit,
  diff,
  form
}: Options): Promise<number> {
  const { mediaOrigin, siteOrigin, cacheForce: forced, cacheTtlS: ttlS, cacheStaleS: staleS, pageWaitMs } = settings
  const isSent = form === 'send' || (form === 'ask' && (await askForForm(base)))
  const isShown = process.stderr.isTTY
  let toldAt = performance.now()
  const onProgress = (requests: number) => {
    if (isShown) process.stderr.write(`\r${requests} requests`)
    else if (performance.now() - toldAt > progressMs) {
      toldAt = performance.now()
      process.stderr.write(`${requests} requests\n`)
    }
  }
  const client = createBackendClient({
    base,
    mediaOrigin,
    fields: settings.upstreamHeaders,
    timeoutMs,
    concurrency,
    onProgress
  })
  const ofForm = { base, fields: settings.upstreamHeaders, timeoutMs, siteOrigin }
  const sendForm = isSent ? () => checkForm(ofForm) : undefined
  try {
    const mostBytes = mostEntryBytes(maxStoreBytes(settings))
    const bounds = { limit, ttlS, staleS, mostBytes, pageWaitMs }
    const skin = palettes[settings.edition]
    const options = { base, mediaOrigin, siteOrigin, assets, skin, forced, ...bounds, diff, sendForm }
    const { report, unreachable } = await checkBackend(client, options)
    if (isShown) process.stderr.write('\r\u001b[K')
    if (junit !== undefined) {
      await writeFile(junit, junitReport(report)).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(`--junit ${junit} cannot be written: ${error.code}`)
      })
    }
    const colored = process.stdout.isTTY === true && !process.env.NO_COLOR
    if (json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    else if (!unreachable) process.stdout.write(textReport(base, report, colored))
    if (unreachable) {
      process.stderr.write(`${unreachable.join('\n')}\n`)
      return 2
    }
    return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0
  } finally {
    await client.close()
  }
}

/** Asks on the terminal whether a form may be sent. Throws UsageError where there is no terminal. */
async function askForForm(base: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('--form asks on a terminal: --yes sends without asking')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const question = `Send subscriptions of ${markedAddress} to ${base}${formPath}? They are stored there. (yes/no) `
    return /^y(es)?$/i.test((await terminal.question(question)).trim())
  } finally {
    terminal.close()
  }
}

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
function junitReport({ calls, findings }: Report): string {
  const cases = calls.flatMap(({ call }) =>
    checks.map((check) => {
      const own = findings.filter((found) => found.check === check && [found.call, ...found.alsoIn].includes(call))
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

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === undefined) process.stdout.write(help)
  process.exitCode = options === undefined ? 0 : await run(options)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${printable(error.message)}\n`)
  process.exitCode = 2
}
