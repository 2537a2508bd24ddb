/** Reads the suite's results by its own rules: a test that depends on another counts only where that one passes. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** One row per test for a shared cache: `group`, `id`, `kind` (required, optimal, check), `passed`, `message`. */
export async function score(suite, results) {
  const load = (name) => import(pathToFileURL(path.join(suite, name)).href)
  const { determineTestResult } = await load('lib/display.mjs')
  const { default: groups } = await load('tests/index.mjs')
  const { default: surrogate } = await load('tests/surrogate-control.mjs')
  const all = [...groups.filter((group) => group.id !== surrogate.id), surrogate]
  return all.flatMap((group) =>
    group.tests
      .filter((test) => !test.browser_only)
      .map((test) => ({
        group: group.id,
        id: test.id,
        kind: test.kind ?? 'required',
        passed: ['✅', 'Y'].includes(determineTestResult(all, test.id, results)[2]),
        message: Array.isArray(results[test.id]) ? results[test.id][1] : ''
      }))
  )
}

/** The table as text: for each group how many required tests, optimal tests and checks pass, of how many. */
export function table(rows) {
  const kinds = ['required', 'optimal', 'check']
  const count = (subset, kind) => {
    const rowsOfKind = subset.filter((row) => row.kind === kind)
    return rowsOfKind.length === 0 ? '' : `${rowsOfKind.filter((row) => row.passed).length}/${rowsOfKind.length}`
  }
  const line = (name, subset) => `${name.padEnd(20)}${kinds.map((kind) => count(subset, kind).padStart(10)).join('')}`
  const groups = [...new Set(rows.map((row) => row.group))]
  return [
    `${''.padEnd(20)}${kinds.map((kind) => kind.padStart(10)).join('')}`,
    ...groups.map((group) =>
      line(
        group,
        rows.filter((row) => row.group === group)
      )
    ),
    line('all', rows)
  ].join('\n')
}
