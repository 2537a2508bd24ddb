/** YAML files become modules in the build: parsing them in the serving process would block it. */
declare module '*.yaml' {
  /** The file's text. */
  export const text: string
  /** The parsed document, a new value for each call. */
  export const readDocument: () => unknown
}
