/** Names and types that follow from the table of calls. */
import type { DataOf, FormCall, GetCall } from './call.ts'
import type * as rows from './rows.ts'

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
