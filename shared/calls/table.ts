/** The table of calls as a whole, by name and by path. For servers: a browser's bundle imports single rows. */
import type { FormCall, GetCall } from './call.ts'
import type { ApiCallName, CallName, FormCallName } from './names.ts'
import * as rows from './rows.ts'

/** A row of a call that reads, with its name. */
export interface CallDefinition extends GetCall {
  name: CallName
}
/** A row of a call that sends a form, with its name. */
export interface FormCallDefinition extends FormCall {
  name: FormCallName
}

const named = Object.entries(rows).map(([name, row]) => ({ name: name as ApiCallName, ...row }))

/** The calls that read, by name. */
export const callDefinitions: ReadonlyMap<CallName, CallDefinition> = new Map(
  named.flatMap((row) => (row.kind === 'get' ? [[row.name, row] as [CallName, CallDefinition]] : []))
)
/** The calls that read, by path below the API's base URL. */
export const callsByPath: ReadonlyMap<string, CallDefinition> = new Map(
  [...callDefinitions.values()].map((row) => [row.path, row])
)
/** The calls that send a form. */
export const formCalls: readonly FormCallDefinition[] = named.flatMap((row) =>
  row.kind === 'form' ? [row as FormCallDefinition] : []
)

/** Values by the path of a call, from values by its name. */
export function byPath<T>(values: Readonly<Record<ApiCallName, T>>): Record<string, T> {
  return Object.fromEntries(named.map(({ name, path }) => [path, values[name]]))
}
