/** What the process and the embedded backend's thread say to each other. */

export type LogLevel = 'info' | 'warn' | 'error'
export type BackendLog = (level: LogLevel, msg: string, facts?: Record<string, unknown>) => void

/** Given to the thread at its start. Port 0 lets the system choose. */
export interface BackendWork {
  /** File of the compiled pack. */
  content: string
  dataDir: string
  retentionDays?: number | undefined
  port: number
}

/** Sent by the thread. The process sends one message back, which asks it to close. */
export type BackendReport =
  | { type: 'listening'; port: number }
  | { type: 'log'; level: LogLevel; msg: string; facts: Record<string, unknown> }
