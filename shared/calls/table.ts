/** The table of calls as a whole, by name and by path. For servers: a browser's bundle imports single rows. */
import type { DataOf, FormCall, GetCall } from './call.ts'
import * as rows from './rows.ts'

type Rows = typeof rows
type NamesOf<Kind> = { [Name in keyof Rows]: Rows[Name] extends Kind ? Name : never }[keyof Rows]

/** Any call of the API. */
export type ApiCallName = keyof Rows
/** The calls that read. */
export type CallName = NamesOf<GetCall>
/** The calls that read content: everything but the shell's menu, configuration, tree and categories. */
export type ContentCallName = NamesOf<GetCall<unknown, 'content'>>
/** The calls that every page needs: menu, configuration, industry tree and categories. */
export type ShellCallName = Exclude<CallName, ContentCallName>
/** The calls that send a form. */
export type FormCallName = NamesOf<FormCall>
/** The query parameters of a call that reads, its fixed ones left out. */
export type ParameterName<Name extends CallName> = Extract<keyof Rows[Name]['parameters'], string>
/** `data` of a call's successful response, in both languages. */
export type CallData<Name extends ApiCallName> = DataOf<Rows[Name]>

/** A row of a call that reads, with its name. */
export interface CallDefinition extends GetCall {
  name: CallName
}

// The entries of the table have its keys.
const named = Object.entries(rows).map(([name, row]) => ({ name: name as ApiCallName, ...row }))

/** The calls that read, by name. */
export const callDefinitions: ReadonlyMap<CallName, CallDefinition> = new Map(
  // The names of the rows that read.
  named.flatMap((row) => (row.kind === 'get' ? [[row.name, row] as [CallName, CallDefinition]] : []))
)
/** The calls that read, by path below the API's base URL. */
export const callsByPath: ReadonlyMap<string, CallDefinition> = new Map(
  [...callDefinitions.values()].map((row) => [row.path, row])
)
/** The paths of all calls by name. */
export const pathsByName: ReadonlyMap<string, string> = new Map(named.map(({ name, path }) => [name, path]))
/** The names of all calls. */
export const callNames: readonly ApiCallName[] = named.map(({ name }) => name)
/** The calls that every backend has. */
export const basicCalls: readonly ApiCallName[] = named.flatMap(({ name, isBasic }) => (isBasic ? [name] : []))
/** The paths of all calls. */
export const callPaths: ReadonlySet<string> = new Set(named.map(({ path }) => path))
/** Values by the path of a call, from values by its name. */
export function byPath<T>(values: Readonly<Record<ApiCallName, T>>): Record<string, T> {
  return Object.fromEntries(named.map(({ name, path }) => [path, values[name]]))
}
