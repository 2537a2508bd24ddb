/** What the backend adds to applications, a number, and to a request for a meeting also the names of what it is about. */
import { createHash, randomBytes } from 'node:crypto'
import type { MessageKey } from '../../shared/forms/forms.ts'
import { readDays, readHours } from '../../shared/records/facts.ts'
import { meetingSlots, slotValue } from '../../shared/time/meeting-slots.ts'
import type { CompiledPack } from './content/compiled.ts'
import { lazy } from './lazy.ts'

/** What the content adds to a form's valid fields, or what it finds wrong with them. */
export interface FormDetails {
  errors: Record<string, MessageKey>
  /** Stored with the fields. */
  details?: Record<string, string>
  /** `data` of the response. */
  data?: unknown
}

/** 32, without letters and digits that look alike. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Checks a valid meeting form against a pack: the exhibitor has to exist, the time to be a half hour of the opening
 * hours, the products to be the exhibitor's. The details are stored and exported with the form's own fields. All
 * attempts with one Idempotency-Key get the same number.
 */
export function createMeetingDetails(
  pack: CompiledPack
): (fields: Readonly<Record<string, string>>, idempotencyKey?: string) => FormDetails {
  const times = new Set(slotsOf(pack).map(slotValue))
  const exhibitors = lazy(() => new Map(pack.exhibitors.map((exhibitor) => [String(exhibitor.id), exhibitor])))
  return (fields, idempotencyKey) => {
    const exhibitor = exhibitors().get(fields.exhibitor ?? '')
    const errors: Record<string, MessageKey> = {}
    if (!exhibitor) errors.exhibitor = 'illegal'
    // Without opening hours any half hour may be right.
    if (times.size > 0 && !times.has(fields.time ?? '')) errors.time = 'optionUnknown'
    const ids = fields.products?.split(',') ?? []
    const products = ids.flatMap((id) => exhibitor?.products.find((product) => String(product.id) === id) ?? [])
    if (exhibitor && products.length < ids.length) errors.products = 'illegal'
    if (!exhibitor || Object.keys(errors).length > 0) return { errors }
    const number = numberOf('M', idempotencyKey)
    const names = products.map(({ name_cn, name_en }) => bothNames(name_cn, name_en)).join('; ')
    const details = {
      number,
      exhibitor_name: bothNames(exhibitor.company_cn, exhibitor.company_en),
      booth: exhibitor.booth,
      ...(names && { product_names: names })
    }
    return { errors, details, data: { number } }
  }
}

/** Gives an application its number; all attempts with one Idempotency-Key get the same. */
export function numbered(letter: string): (fields: object, idempotencyKey?: string) => FormDetails {
  return (_fields, idempotencyKey) => {
    const number = numberOf(letter, idempotencyKey)
    return { errors: {}, details: { number }, data: { number } }
  }
}

/** Random, or derived from a key, which is random: numbers in a row would tell how many requests there are. */
function numberOf(letter: string, idempotencyKey: string | undefined): string {
  const bytes = idempotencyKey
    ? createHash('sha256').update(`meeting ${idempotencyKey}`).digest().subarray(0, 6)
    : randomBytes(6)
  return `${letter}-${[...bytes].map((byte) => characters[byte % characters.length]).join('')}`
}

function slotsOf({ config }: CompiledPack): number[] {
  const text = (code: string) => config.find((entry) => entry.code === code)?.content ?? ''
  const days = readDays(text('fact_first_day'), text('fact_last_day'))
  return days ? meetingSlots(readHours(text('fact_hours'), days.first, days.last)) : []
}

function bothNames(cn: string, en: string): string {
  return cn === en ? cn : `${cn} / ${en}`
}
