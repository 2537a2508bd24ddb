/** What one row of the table of calls says (`rows.ts`), and the functions that make a row. */
import type { paths } from '../openapi.d.ts'

/** The tags that `POST /_cache/purge` accepts (shared/BACKEND.md#how-to-purge). */
export const tags = ['menu', 'config', 'tree', 'categories', 'content'] as const
export type Tag = (typeof tags)[number]

type Path = keyof paths

/** `data` of a call's successful response, in the types of the OpenAPI document. */
type ResponseData<P extends Path, M extends 'get' | 'post'> =
  paths[P] extends Record<M, { responses: { 200: { content: { 'application/json': infer Body } } } }>
    ? Body extends { data: infer Data }
      ? Data
      : never
    : never

/** The names of a call's query parameters in the OpenAPI document. */
type QueryName<P extends Path> = paths[P] extends { get: { parameters: { query?: infer Query } } }
  ? Extract<keyof NonNullable<Query>, string>
  : never

/** Fields of every call's row. `Data` is the type of `data` in a successful response. */
interface Call<Data> {
  /** Path below the API's base URL. */
  readonly path: Path
  /** Values of `code` that mean success; the same digits as a string do not. The embedded backend sends the first. */
  readonly success: readonly [number, ...number[]]
  /** True for the specification's own calls: a backend that has nothing else has these. */
  readonly isBasic: boolean
  /** Never set: carries the type. */
  readonly data?: Data
}

/** A call that reads. */
export interface GetCall<Data = unknown, T extends Tag = Tag, Parameter extends string = string> extends Call<Data> {
  readonly kind: 'get'
  /** Declared parameters in the order in which they are sent; a response is cacheable when the values match. */
  readonly parameters: Readonly<Record<Parameter, RegExp>>
  /** Parameters with one value, which are not in the cache key; a request with another value is undeclared. */
  readonly fixedParameters: Readonly<Record<string, string>>
  readonly tag: T
  /** True if `data` is one record: `[]` or `{}`, which many frameworks write where there is none, means not found. */
  readonly isRecord: boolean
  /** False for free text or personal data: every request goes to the backend. */
  readonly cacheable: boolean
  /** Seconds for which a response is fresh where the backend names none; undefined: CACHE_TTL_S. */
  readonly lifetimeS: number | undefined
}

/** A call that sends a form. */
export interface FormCall<Data = unknown> extends Call<Data> {
  readonly kind: 'form'
}

/** A call that reads, is forwarded by a route of its own and never stored. */
export interface ForwardedCall<Data = unknown, Parameter extends string = string> extends Call<Data> {
  readonly kind: 'forwarded'
  readonly parameters: Readonly<Partial<Record<Parameter, never>>>
  readonly fixedParameters: Readonly<Record<string, string>>
}

/** Values for the parameters of a call that reads, its fixed ones left out. */
export type ParametersOf<C extends GetCall | ForwardedCall> = { readonly [Name in keyof C['parameters']]?: string }

/** The type of `data` in a successful response of a call. */
export type DataOf<C> = C extends Call<infer Data> ? Data : never

type Defaults = 'success' | 'isBasic' | 'isRecord' | 'cacheable' | 'lifetimeS'

/**
 * Defines a call that reads; by default one that returns content other than one record. Every query parameter of the
 * OpenAPI document has to be in `parameters` or in `fixedParameters`, and no other.
 */
export function getCall<P extends Path, T extends Tag = 'content', Fixed extends QueryName<P> = never>(
  path: P,
  options: {
    parameters: Readonly<Record<Exclude<QueryName<P>, Fixed>, RegExp>>
    fixedParameters?: Readonly<Record<Fixed, string>>
    tag?: T
  } & Partial<Pick<GetCall, Defaults>>
): GetCall<ResponseData<P, 'get'>, T, Exclude<QueryName<P>, Fixed>> {
  return {
    path,
    kind: 'get',
    success: [1, 200],
    isBasic: false,
    fixedParameters: {},
    // The default of the type parameter.
    tag: 'content' as T,
    isRecord: false,
    cacheable: true,
    lifetimeS: undefined,
    ...options
  }
}

/** Defines a call that sends a form. */
export function formCall<P extends Path>(
  path: P,
  options: Partial<Pick<FormCall, 'success' | 'isBasic'>> = {}
): FormCall<ResponseData<P, 'post'>> {
  return { path, kind: 'form', success: [1, 200], isBasic: false, ...options }
}

/** Defines a call that has a route of its own. */
export function forwardedCall<P extends Path>(path: P): ForwardedCall<ResponseData<P, 'get'>, QueryName<P>> {
  return { path, kind: 'forwarded', success: [1, 200], isBasic: true, parameters: {}, fixedParameters: {} }
}
