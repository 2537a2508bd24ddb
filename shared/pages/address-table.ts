/**
 * The addresses of pages with the calls that each needs, as the documentation lists them: from the pages' descriptors.
 */
import { callDefinitions } from '../calls/table.ts'
import type { PageInput, PageRoute, Parameter } from './define-page.ts'
import { descriptorOf } from './match-page.ts'
import { routes } from './pages.ts'

/** Calls are written as `getNews(id)`: the path below the API's base URL and the parameters that the page may send. */
export interface AddressRow {
  /** Without language prefix: `/news/{id}`; `/…` is any other path. */
  address: string
  /** Names of the query parameters. */
  query: string[]
  required: string[]
  optional: string[]
}

/** A value that a parameter accepts, for each of its kinds. */
function valuesOf(parameter: Parameter): readonly string[] {
  if ('values' in parameter) return parameter.values
  if ('maxLength' in parameter) return ['text']
  return ['2', 'A', 'CN'].filter((value) => parameter.pattern.test(value)).slice(0, 1)
}

/** A row for each pattern, in the order in which they are tried, and one for each query that needs other calls. */
export function addressRows(): AddressRow[] {
  return routes.flatMap(({ name, pattern }) => {
    const route = descriptorOf(name).routes[pattern]
    return route ? rowsOf(pattern, route) : []
  })
}

function rowsOf(pattern: string, route: PageRoute): AddressRow[] {
  const address = pattern.replace(/:(\w+)/g, '{$1}').replace('/*', '/…')
  const params = Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']))
  const callsWith = (query: Record<string, string>) => route.calls({ path: address, params, query })
  const names = (calls: PageInput[]) => calls.map(({ name, required }) => `${name} ${required}`).join()
  const parameters = Object.entries(route.parameters ?? {})
  const choices = parameters.flatMap(([name, parameter]) => valuesOf(parameter).map((value) => [name, value] as const))
  const plain = callsWith({})
  const same = choices.filter(([name, value]) => names(callsWith({ [name]: value })) === names(plain))
  const rows = [row(address, parameters, [plain, callsWith(Object.fromEntries(same))])]
  for (const [name, value] of choices.filter((choice) => !same.includes(choice))) {
    const query = { ...Object.fromEntries(same), [name]: value }
    rows.push(row(`${address}?${name}=${value === 'text' ? '…' : value}`, [], [callsWith(query)]))
  }
  return rows
}

/** The row for calls that an address sends with these and those parameters. */
function row(address: string, parameters: [string, Parameter][], calls: PageInput[][]): AddressRow {
  const parametersByCall = new Map<string, Set<string>>()
  const requiredCalls = new Set<string>()
  for (const { name, params, required } of calls.flat()) {
    parametersByCall.set(name, new Set([...(parametersByCall.get(name) ?? []), ...Object.keys(params)]))
    if (required) requiredCalls.add(name)
  }
  const written = (isRequired: boolean) =>
    [...callDefinitions.values()]
      .filter(({ name }) => parametersByCall.has(name) && requiredCalls.has(name) === isRequired)
      .map(({ name, path }) => `${path.slice(1)}(${[...(parametersByCall.get(name) ?? [])].join(', ')})`)
  return { address, query: parameters.map(([name]) => name), required: written(true), optional: written(false) }
}
