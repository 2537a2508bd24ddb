/** What the first process and its workers ask each other. */
import type { Registry } from 'prom-client'
import type { Tag } from '../../shared/calls/call.ts'
import type { RateDecision } from '../forms/form-rate.ts'
import type { LiveSnapshot } from '../live/snapshot.ts'
import type { PurgeSelection } from '../proxy/purge-selection.ts'

/** What a worker receives at its start. */
export interface WorkerStart {
  /** 1 for the first worker, which logs what concerns all of them. */
  number: number
  /** The embedded backend; undefined where another one answers all calls. */
  backend: { origin: string; isSample: boolean; contentFaults: readonly string[] } | undefined
  /** Random and the same for all workers, for what one of them seals and another opens. */
  secret: string
}

/** Asked by a worker. */
export type OfPrimary = {
  start(): WorkerStart
  /** Purges at all other workers; the number of responses that they had. */
  purgeOthers(selection: PurgeSelection | undefined, hard: boolean): number
  /** Counts a form for a limit, of all workers together. */
  takeForm(limit: string, address: string): RateDecision
}

/** The metrics of a worker, with their values. */
export type MetricsData = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Asked by the first process. */
export type OfWorker = {
  metrics(): MetricsData
  snapshot(): LiveSnapshot
  /** Purges at this worker alone. */
  purge(selection: PurgeSelection | undefined, hard: boolean): number
  /** Purges as `POST /_cache/purge` does; gives what became of it, for people. */
  purgeByForm(token: string, command: object, from: string): string
  /** Purges, at all workers, what the embedded backend has changed. */
  contentChanged(tags: readonly Tag[]): void
  /** Faults of the embedded backend's content folder from now on. */
  contentFaults(lines: readonly string[]): void
  /** Ends the worker in order. Answered before it ends. */
  close(): void
}
