/** Reads what other replicas have sent: text of the shared store, all of which is checked before use. */
import { isRecord } from '../../../shared/records/read-record.ts'
import type { ReplicaEvent } from './shared-cache.ts'

export interface SharedPurge {
  /** Increases with each purge of any replica. */
  generation: number
  /** What was purged, as the replica that purged it spells it; null: everything. */
  selection: unknown
  hard: boolean
}

export type Message = { type: 'purged'; purge: SharedPurge } | Exclude<ReplicaEvent, { type: 'purged' | 'reconnected' }>

const maxKeyLength = 300
/** Longest delay that another replica's back-off may cause, in milliseconds. */
const maxBackOffMs = 60_000

/** An event and the id of its sender; undefined for anything that replicas do not send. */
export function readEvent(text: string): { from: string; event: Message } | undefined {
  const message = parseObject(text)
  if (!message || typeof message.from !== 'string') return undefined
  const event = eventOf(message)
  return event && { from: message.from, event }
}

/** A purge as it is stored; undefined for anything else. */
export function readPurge(text: string): SharedPurge | undefined {
  return purgeOf(parseObject(text))
}

function eventOf({ type, key, ...others }: Record<string, unknown>): Message | undefined {
  if (type === 'purged') {
    const purge = purgeOf(others.purge)
    return purge && { type, purge }
  }
  if (typeof key !== 'string' || key.length > maxKeyLength) return undefined
  if (type === 'ended') return { type, key, stamp: typeof others.stamp === 'string' ? others.stamp : undefined }
  if (type === 'hit-for-miss') return { type, key }
  if (type === 'invalidated') return { type, key, hard: others.hard === true }
  return type === 'failed' ? failedOf(key, others) : undefined
}

function failedOf(key: string, { failure, backOff }: Record<string, unknown>): Message | undefined {
  if (!isRecord(failure)) return undefined
  const status = ([502, 503, 504] as const).find((known) => known === failure.status)
  const { reason } = failure
  if (status === undefined || typeof reason !== 'string' || !/^[\w-]{1,60}$/.test(reason)) return undefined
  const until = isRecord(backOff) ? backOff.until : undefined
  const failures = isRecord(backOff) ? backOff.failures : undefined
  const isValid = typeof until === 'number' && until - Date.now() <= maxBackOffMs && Number.isSafeInteger(failures)
  return {
    type: 'failed',
    key,
    failure: { status, reason },
    backOff: isValid ? { until, failures: Number(failures) } : undefined
  }
}

function purgeOf(value: unknown): SharedPurge | undefined {
  if (!isRecord(value)) return undefined
  const { generation, selection, hard } = value
  if (typeof generation !== 'number' || !Number.isSafeInteger(generation) || generation < 1) return undefined
  return { generation, selection: selection ?? null, hard: hard === true }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
