/** Query parameters by what they change, for copies of pages (shared/README.md#offline). */
import type { PageRoute, Parameter } from './define-page.ts'
import { descriptorOf } from './match-page.ts'
import { routes } from './pages.ts'

/** Names of query parameters, in a fixed order. */
export interface QueryNames {
  /** Those that some page knows: every other, such as `utm_source`, leaves all pages as they are. */
  declared: string[]
  /** Of these, those by which some page has other records. Without the others a page has the same content. */
  records: string[]
}

/** The names of all pages. */
export function queryNames(): QueryNames {
  const declared = new Set<string>()
  const records = new Set<string>()
  for (const { name: page, pattern } of routes) {
    const route = descriptorOf(page).routes[pattern]
    for (const [name, parameter] of Object.entries(route?.parameters ?? {})) {
      declared.add(name)
      if (route && changesRecords(route, name, parameter)) records.add(name)
    }
  }
  return { declared: [...declared].sort(), records: [...records].sort() }
}

/** Values of which every pattern takes one. */
const samples = ['2', 'A', 'CN', 'a']

function changesRecords(route: PageRoute, name: string, parameter: Parameter): boolean {
  const callsWith = (query: Record<string, string>) =>
    JSON.stringify(route.calls({ path: '/', params: { id: '1' }, query }))
  const values =
    'values' in parameter
      ? parameter.values
      : samples.filter((value) => !('pattern' in parameter) || parameter.pattern.test(value))
  // One whose values are unknown may change everything.
  return values.length === 0 || values.some((value) => callsWith({ [name]: value }) !== callsWith({}))
}
