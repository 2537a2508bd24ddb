/** YAML files are read when the project is built: reading takes too long for a process that serves. */
declare module '*.yaml' {
  /** The file as it is written. */
  export const text: string
  /** What it says, a new value each time. */
  export const readDocument: () => unknown
}
