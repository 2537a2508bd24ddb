/** Reading the suite's results by its own rules: a test that hangs on another counts only when that one passes. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** One row a test that applies to a shared cache: group, id, kind (required, optimal, check), passed, and what was said. */
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
        said: Array.isArray(results[test.id]) ? results[test.id][1] : ''
      }))
  )
}

/** The table: for each group how many of its required and optimal tests pass, and of the checks how many say yes. */
export function table(rows) {
  const kinds = ['required', 'optimal', 'check']
  const count = (some, kind) => {
    const of = some.filter((row) => row.kind === kind)
    return of.length === 0 ? '' : `${of.filter((row) => row.passed).length}/${of.length}`
  }
  const line = (name, some) => `${name.padEnd(20)}${kinds.map((kind) => count(some, kind).padStart(10)).join('')}`
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
