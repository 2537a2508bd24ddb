/** The schemas of content folders as code; server/backend/content/content-schemas.mjs generates it. */
declare module 'virtual:content-schemas' {
  /** Schemas of whole files and of a table's rows. */
  export type SchemaName =
    | 'awards'
    | 'booths'
    | 'categories'
    | 'config'
    | 'edition'
    | 'exhibitors'
    | 'figures'
    | 'forms'
    | 'home'
    | 'hotels'
    | 'look'
    | 'synonyms'
    | 'menu'
    | 'news'
    | 'page'
    | 'partners'
    | 'people'
    | 'plan'
    | 'products'
    | 'talks'
    | 'tree'

  export interface SchemaError {
    /** JSON Pointer of the value. */
    instancePath: string
    keyword: string
    params: Record<string, unknown>
    /** The name that the keyword propertyNames rejects. */
    propertyName?: string
    message?: string
  }

  /** Whether a value conforms; converts texts in it to the numbers and booleans that the schema asks for. */
  export interface Validator {
    (value: unknown): boolean
    errors?: SchemaError[] | null
  }

  /** For the values of files: a table is a list of rows. */
  export const validators: Record<SchemaName, Validator>
  /** What is wrong with a text that does not match a pattern, by pattern. */
  export const patternMessages: Record<string, string>
  export const tables: Record<string, import('./load/csv-source.ts').TableShape>
}
