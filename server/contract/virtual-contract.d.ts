/** A module that the build generates from `shared/openapi.yaml` (`compile-schemas.mjs`). */
declare module 'virtual:contract' {
  export interface SchemaError {
    /** A JSON pointer. */
    instancePath: string
    keyword: string
    /** The place in the schema, within the component that it belongs to: `#/type`. */
    schemaPath: string
    params: Record<string, unknown>
  }
  interface Validator {
    (data: unknown): boolean
    /** Those of the last validation; null where it found none. */
    errors: SchemaError[] | null
  }
  /** By the path of a call, the validator of the member `data` of its response. */
  export const validators: Readonly<Record<string, Validator>>
}
