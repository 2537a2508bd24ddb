/**
 * Passes as a device keeps them (shared/README.md#the-visitors-pass), and the URL fragment of a link that one sends to
 * oneself. Both are read as untrusted.
 */
import { cutText } from '../../../shared/locale/cut-text.ts'
import type { Facts } from '../../../shared/records/facts.ts'
import { isPass, type Pass } from '../../../shared/records/pass.ts'
import { isTime } from '../../../shared/time/dates.ts'
import { createDeviceStore } from '../../ui/device-store.ts'

/** Whom a pass is for, and of which fair. */
export interface PassHolder {
  name: string
  company: string
  position: string
  /** Name of the fair. */
  fair: string
  /** Its first and last day, midnight UTC in unix seconds; both or neither. */
  first?: number
  last?: number
}

/** `phone` and `email` fill in further forms on the device; they are not on the pass, nor in its link. */
export type StoredPass = PassHolder & Pass & Partial<Record<(typeof detailNames)[number], string>>

const detailNames = ['phone', 'email'] as const

/** Of a link. */
const version = 1
const maxPasses = 10
const maxFragmentLength = 4000
/** The form's longest field has 120 characters. */
const maxFieldLength = 120
const fragmentStart = '#pass='

/** Who has registered for the fair; `values` are those of the form. */
export function holderOf(values: Readonly<Record<string, string>>, { name, first, last }: Facts): PassHolder {
  return {
    name: cleanText(values.name),
    company: cleanText(values.company),
    position: cleanText(values.position),
    fair: cleanText(name),
    ...(first !== undefined && last !== undefined && { first, last })
  }
}

/** The telephone number and the address of who has registered, those that are known. */
export function detailsOf(values: Readonly<Record<string, unknown>>): Pick<StoredPass, (typeof detailNames)[number]> {
  const known = detailNames.map((name) => [name, cleanText(values[name])] as const).filter(([, text]) => text !== '')
  return Object.fromEntries(known)
}

/** The list with the pass in front, once; the oldest of more than ten is left out. */
export function withPass(passes: readonly StoredPass[], pass: StoredPass): StoredPass[] {
  return [pass, ...withoutPass(passes, pass)].slice(0, maxPasses)
}

/** The list without the pass of this code. */
export function withoutPass(passes: readonly StoredPass[], { code }: Pass): StoredPass[] {
  return passes.filter((other) => other.code !== code)
}

/** Whether the fair of the pass is over; `today` is midnight UTC. A fair whose days are not known lies ahead. */
export function isOver({ last }: PassHolder, today: number): boolean {
  return last !== undefined && today > last
}

/** Reads what is stored; what is missing or invalid is left out. */
export function readPasses({ passes }: Readonly<Record<string, unknown>>): StoredPass[] {
  return (Array.isArray(passes) ? passes : [])
    .map(Object)
    .flatMap((entry) => {
      const pass = readStoredPass(entry)
      return pass ? { ...pass, ...detailsOf(entry) } : []
    })
    .slice(0, maxPasses)
}

/**
 * A URL fragment with `#`: the pass as JSON in base64url (RFC 4648, section 5). Browsers send fragments to no server.
 */
export function passFragment({ phone: _phone, email: _email, ...pass }: StoredPass): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ version, ...pass }))
  const base64 = window.btoa(String.fromCharCode(...bytes))
  return fragmentStart + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Whether a fragment is meant to hold a pass. */
function isPassFragment(fragment: string): boolean {
  return fragment.startsWith(fragmentStart)
}

/** The pass in a fragment; undefined where it is too long, damaged or none. Never throws. */
export function readPassFragment(fragment: string): StoredPass | undefined {
  const base64 = fragment.slice(fragmentStart.length)
  if (!isPassFragment(fragment) || fragment.length > maxFragmentLength || !/^[\w-]+$/.test(base64)) return undefined
  try {
    const binary = window.atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0))
    const value = Object(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return value.version === version ? readStoredPass(value) : undefined
  } catch {
    return undefined
  }
}

function readStoredPass(value: Readonly<Record<string, unknown>>): StoredPass | undefined {
  const pass = { number: value.number, code: value.code }
  if (!isPass(pass)) return undefined
  const { first, last } = value
  const days = isTime(first) && isTime(last) && first <= last ? { first, last } : {}
  const [name, company, position, fair] = [value.name, value.company, value.position, value.fair].map(cleanText)
  if (!name || !fair) return undefined
  return { ...pass, name, company: company ?? '', position: position ?? '', fair, ...days }
}

/** A text of one line: without control characters and without those that turn the direction of writing. */
function cleanText(value: unknown): string {
  if (typeof value !== 'string') return ''
  return cutText(value, maxFieldLength)
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
}

/** The passes of this device, the latest first. `pages/plan/plan.tsx` knows the key too. */
export const passStore = createDeviceStore<readonly StoredPass[]>({
  key: 'passes',
  empty: [],
  read: readPasses,
  write: (passes) => ({ passes })
})
