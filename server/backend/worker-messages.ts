/** Messages between the main thread and the embedded backend's worker thread. */
import type { Tag } from '../../shared/calls/call.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import type { ContentSource } from './content/load/loader-messages.ts'

export type LogLevel = 'info' | 'warn' | 'error'
export type BackendLog = (level: LogLevel, msg: string, facts?: Record<string, unknown>) => void

/** `workerData` of the thread. */
export interface BackendWorkerData {
  edition: EditionName
  /** Path of a checked pack, or a folder that is loaded and followed. */
  content: ContentSource
  /** Folder of the submissions. */
  dataDir: string
  /** Submissions older than so many days are removed; undefined: never. */
  retentionDays?: number | undefined
  /** Unix seconds to take for the current time (PREVIEW_DATE); undefined: the clock's. */
  previewDate?: number | undefined
  /** The key of the state for editors; undefined: nobody may read it. */
  stateKey?: string | undefined
  /** Loopback port; with 0 the operating system chooses one. */
  port: number
}

/** A message of the worker. The main thread sends a single message, 'close', on which the worker closes its server. */
export type BackendWorkerMessage =
  | { type: 'listening'; port: number }
  /** The content is served; calls are answered 503 until then. */
  | { type: 'ready'; isSample: boolean }
  /** Responses of the calls with these cache tags have changed. */
  | { type: 'changed'; tags: Tag[] }
  /** The faults of the content folder, one a line; none when it is in order. */
  | { type: 'faults'; lines: string[] }
  /** Why submissions cannot be stored; undefined where they can again. Sent at each change. */
  | { type: 'store'; fault: string | undefined }
  | { type: 'log'; level: LogLevel; msg: string; facts: Record<string, unknown> }
