/** The arguments of the command. */
import { parseArgs } from 'node:util'
import { readSettings, type Settings, SettingsError } from '../settings.ts'

export interface Options {
  settings: Readonly<Settings>
  /** Base URL of the API. */
  base: string
  limit: number
  concurrency: number
  timeoutMs: number
  json: boolean
  /** File for JUnit's XML; undefined: none. */
  junit: string | undefined
  /** Whether the answers are compared with the samples of the API's document. */
  diff: boolean
  /** Whether a form is sent: after a question, or without one. */
  form: 'ask' | 'send' | undefined
}

/** Thrown for arguments or settings that are not allowed. */
export class UsageError extends Error {}

export const help = `usage: contract.js URL [--limit N] [--concurrency N] [--timeout MS] [--json] [--junit FILE]
                        [--diff] [--form [--yes]]

Checks a backend against the site's contract (/api-docs): asks every GET call below URL in both languages, follows ids
and links, and says what the cache does with the answers. It sends a form with --form alone.

  --limit N        records of each kind, pages and pictures that are followed (50)
  --concurrency N  requests at the same time (4)
  --timeout MS     longest time of one answer (10000)
  --json           the report as JSON on the standard output
  --junit FILE     the report as JUnit's XML in a file
  --diff           a line for each call: how its answers differ in shape from the samples of /api-docs
  --form           sends subscriptions of contract-check@example.com, after asking, and says what came back:
                   one, the same again, one without consent, and one without an address
  --yes            sends them without asking

MEDIA_ORIGIN, SITE_ORIGIN, CACHE_TTL_S, CACHE_STALE_S, CACHE_FORCE, CACHE_MAX_MB, PAGE_WAIT_MS and
UPSTREAM_HEADERS_FILE count as they do for the site.
Exit codes: 0 nothing, or notes alone; 1 errors; 2 the backend cannot be asked, or wrong usage.
`

/** Parses arguments and environment; undefined where help is asked for. Throws UsageError. */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options | undefined {
  const { values, positionals } = parse(args)
  if (values.help) return undefined
  const [base, ...rest] = positionals
  if (!base?.trim() || rest.length > 0) throw new UsageError('name one URL: that of the API; see --help')
  const settings = settingsFor(base, env)
  return {
    settings,
    base: settings.apiUpstream ?? base,
    limit: wholeNumber('limit', values.limit, 50, 0, 1000),
    concurrency: wholeNumber('concurrency', values.concurrency, 4, 1, 32),
    timeoutMs: wholeNumber('timeout', values.timeout, 10_000, 1, 600_000),
    json: values.json ?? false,
    junit: values.junit,
    diff: values.diff ?? false,
    form: formOf(values)
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        limit: { type: 'string' },
        concurrency: { type: 'string' },
        timeout: { type: 'string' },
        json: { type: 'boolean' },
        junit: { type: 'string' },
        diff: { type: 'boolean' },
        form: { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' }
      }
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}; see --help`)
  }
}

function formOf({ form, yes }: { form?: boolean; yes?: boolean }): Options['form'] {
  if (yes && !form) throw new UsageError('--yes is the answer to the question of --form')
  return form ? (yes ? 'send' : 'ask') : undefined
}

function settingsFor(base: string, env: Record<string, string | undefined>): Readonly<Settings> {
  try {
    return readSettings({ ...env, API_UPSTREAM: base })
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    throw new UsageError(error.message.replace(/^API_UPSTREAM=/m, 'the URL '))
  }
}

function wholeNumber(name: string, text: string | undefined, fallback: number, min: number, max: number): number {
  if (text === undefined) return fallback
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max)) throw new UsageError(`--${name} must be a whole number, ${min} to ${max}`)
  return number
}
