/**
 * Heads of responses that are sent many times, prepared once. They go through `writeHead`, unless the response has a
 * way of its own to send them (server/fast/raw-response.ts).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeHead } from './write-head.ts'

/**
 * Field lines in two forms: names and values in alternation, as `writeHead` takes them, and serialized. Objects are
 * compared by identity, so a change needs a new object.
 */
export interface FieldLines {
  readonly fields: readonly string[]
  readonly lines: string
}

/** A prebuilt head: the constant fields are `fields` followed by `common`, which other heads share. */
export interface PrebuiltHead {
  readonly fields: readonly string[]
  readonly common: FieldLines
  /** What `writePrebuilt` has captured of it: the text up to `common`, and what Node appends. */
  captured: { start: string; appended: AppendedFields } | undefined
}

/** The text that Node appends to all heads within one second: Date, unless present, Connection and Keep-Alive. */
export interface AppendedFields {
  /** Since the epoch. */
  second: number
  keepAliveMs: number
  lines: string
}

/** A response that sends prebuilt heads in a way of its own. */
export interface PrebuiltHeadWriter {
  writePrebuilt: (status: number, head: PrebuiltHead, body: Buffer | undefined, volatileFields: FieldLines) => void
}

type AnyResponse = ServerResponse & Partial<PrebuiltHeadWriter>

/** Serializes fields, given as names and values in alternation. */
export function serializeFields(fields: readonly string[]): FieldLines {
  let lines = ''
  for (let i = 0; i < fields.length; i += 2) lines += `${fields[i]}: ${fields[i + 1]}\r\n`
  return { fields, lines }
}

/** No fields. */
export const noFields = serializeFields([])

/** Creates a prebuilt head of its own fields and of fields that it shares with other heads. */
export const createPrebuiltHead = (fields: readonly string[], common: FieldLines = noFields): PrebuiltHead => ({
  fields,
  common,
  captured: undefined
})

/**
 * Sends a response: `status`, the fields of `head`, then `volatileFields` (those that change between responses, such
 * as Age), and `body`, undefined where the status has none. A response to HEAD has no body. Where that throws, the
 * connection is closed before: many callers have taken the response over from Fastify, which answers nothing then.
 */
export function writeResponse(
  { method }: IncomingMessage,
  response: AnyResponse,
  status: number,
  head: PrebuiltHead,
  body: Buffer | undefined,
  volatileFields: FieldLines = noFields
): void {
  try {
    if (response.writePrebuilt) response.writePrebuilt(status, head, body, volatileFields)
    else {
      writeHead(response, status, [...head.fields, ...head.common.fields, ...volatileFields.fields])
      response.end(method === 'HEAD' ? undefined : body)
    }
  } catch (error) {
    response.destroy()
    throw error
  }
}
