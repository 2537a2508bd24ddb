/** Making the entries of calls that no policy knows: body and fields as the origin sent them. */
import type { IncomingHttpHeaders } from 'node:http'
import { controlOf } from './control.ts'
import type { Counter } from './counts.ts'
import { createEntry, type Entry } from './entry.ts'
import { dated, type Fields, listMembers, without } from './fields.ts'
import { type Defaults, namesFields, type Times, windowsOf } from './freshness.ts'
import { endToEndFields } from './hop-by-hop.ts'
import { selecting, varyNames } from './vary.ts'
import type { Manners } from './visit.ts'

/** Where an answer belongs among those of its key. */
export interface Keeping {
  names: readonly string[]
  variant: string
}

/** The variant that an answer is for; request fields that the key holds already choose nothing. */
export function keepsOf(fields: Fields, headers: IncomingHttpHeaders, inKey: ReadonlySet<string>): Keeping {
  const names = (varyNames(fields) ?? []).filter((name) => !inKey.has(name))
  return { names, variant: selecting(names, headers) }
}

interface Options {
  counter: Counter
  defaults: Defaults
  manners: Manners
}

/** `news` are the fields of the message that has just come: a 304's, or the answer's own. */
export function plainEntry(
  status: number,
  fields: Fields,
  news: Fields,
  body: Buffer,
  times: Times,
  { counter, defaults, manners }: Options
): Entry {
  const control = controlOf(fields)
  const unnamed = control.directives.get('no-cache')
  const withheld = new Set(namesFields(unnamed) ? listMembers(unnamed).map((name) => name.toLowerCase()) : [])
  const own = dated(without(endToEndFields(fields), withheld), times.received)
  return createEntry({
    status,
    fields: own,
    shown: manners.show(own),
    bodies: { identity: body },
    windows: windowsOf(status, fields, news, control, times, defaults),
    tag: '',
    counter
  })
}
