/** Messages between the main thread and the embedded backend's worker thread. */

export type LogLevel = 'info' | 'warn' | 'error'
export type BackendLog = (level: LogLevel, msg: string, facts?: Record<string, unknown>) => void

/** `workerData` of the thread. */
export interface BackendWorkerData {
  /** Path of the compiled pack. */
  content: string
  /** Folder of the submissions. */
  dataDir: string
  /** Submissions older than so many days are removed; undefined: never. */
  retentionDays?: number | undefined
  /** Loopback port; with 0 the operating system chooses one. */
  port: number
}

/** A message of the worker. The main thread sends a single message, 'close', on which the worker closes its server. */
export type BackendWorkerMessage =
  | { type: 'listening'; port: number }
  | { type: 'log'; level: LogLevel; msg: string; facts: Record<string, unknown> }
