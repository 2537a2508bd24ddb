/** What in an answer's fields forbids keeping it, for calls under the site's own policy. */
import type { Control } from './control.ts'
import { type Fields, hasField } from './fields.ts'
import { varyNames } from './vary.ts'

/** Request fields that are the same in all our questions under one key; an answer may vary on them freely. */
const constant = new Set(['lang', 'accept', 'accept-encoding', 'origin'])

export interface Unkept {
  /** A word for Cache-Status. */
  why: string
  /** The field that said so. */
  header: string
  /** The answer may be for one visitor only. */
  personal: boolean
}

/** Gives the first reason; undefined when the answer may be kept. */
export function whyUnkept(fields: Fields, control: Control): Unkept | undefined {
  const header = control.targeted ? 'CDN-Cache-Control' : 'Cache-Control'
  if (hasField(fields, 'set-cookie')) return { why: 'set-cookie', header: 'Set-Cookie', personal: true }
  if (control.directives.has('private')) return { why: 'private', header, personal: true }
  if (control.directives.has('no-store')) return { why: 'no-store', header, personal: false }
  const names = varyNames(fields)
  if (names?.every((name) => constant.has(name))) return undefined
  return { why: 'vary', header: 'Vary', personal: true }
}
