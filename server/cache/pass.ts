/** Carrying a request to the origin and its answer back, without keeping anything. */
import { appended, cacheStatus, type Happened } from './cache-status.ts'
import { field, without } from './fields.ts'
import { endToEndFields } from './hop-by-hop.ts'
import { type Relay, relay } from './relay.ts'
import type { Exchange, Send } from './transport.ts'
import type { Manners, Visit } from './visit.ts'

export interface PassOptions {
  send: Send
  manners: Manners
  /** A visitor who takes nothing for so many milliseconds is cut off. */
  stallMs: number
}

/**
 * Passes a visit on. `heard` is told the status and fields before they go out, or nothing where it will never be known
 * what came of the request. At most one request goes to the origin; a failure before the answer's head becomes an
 * answer of ours, one after it cuts the connection.
 */
export function pass(
  visit: Visit,
  happened: Happened,
  { send, manners, stallMs }: PassOptions,
  heard?: (status: number | undefined, fields: string[]) => void
): void {
  const { response, target, headers, body, method, client } = visit
  let line: Relay | undefined
  const exchange: Exchange = send(
    { method, target, headers, body, client },
    {
      head(status, fields) {
        heard?.(status, fields)
        const relocated = manners.relocate(fields, target)
        if (!relocated) {
          finish()
          exchange.abort()
          manners.refuse(visit, { status: 502, reason: 'location' }, { ...happened, fwdStatus: status })
          return
        }
        const said = { ...happened, fwdStatus: status }
        manners.note(visit, said)
        line = relay({
          response,
          status,
          head: headOf(relocated, manners, said),
          withBody: method !== 'HEAD',
          exchange: () => exchange,
          stallMs,
          onGone: () => exchange.abort()
        })
      },
      data: (chunk) => line?.data(chunk),
      end() {
        finish()
        line?.end()
      },
      fail(failure) {
        finish()
        if (!line) heard?.(undefined, [])
        if (line) line.fail(failure)
        else manners.refuse(visit, failure, { ...happened, detail: failure.reason })
      }
    }
  )
  const gone = () => {
    if (line) return
    heard?.(undefined, [])
    exchange.abort()
  }
  const finish = () => response.off('close', gone)
  response.once('close', gone)
  visit.onExchange?.(exchange)
}

/** The head of an answer that is passed on: what travels, as visitors get it, and our word on what happened. */
export function headOf(fields: string[], manners: Manners, happened: Happened): string[] {
  const travelling = endToEndFields(fields)
  const before = field(travelling, 'cache-status')
  const shown = manners.show(without(travelling, new Set(['cache-status'])))
  return [...shown.own, ...shown.common.fields, 'Cache-Status', appended(before, cacheStatus(happened))]
}
