/**
 * The faults of a content pack, and what is remarkable in it. All of them are collected before a report is made. A fault
 * is what cannot be shown; a remark holds nothing back.
 */
import type { FaultSubject } from '../../../shared/records/content-state.ts'
import type { EditionName } from '../../../shared/records/editions.ts'

export interface FaultLocation {
  /** The record, such as `news 304`. */
  record: string
  /** Path of the field inside the record, such as `sections[3].href`; empty for the record itself. */
  field: string
}

/** A fault of a record, such as `organic/news 304`: what is wrong and, where that does not follow, what to do. */
export interface Fault extends FaultLocation {
  message: string
  subject?: FaultSubject | undefined
  /**
   * Of a reference that leads nowhere: the record, or the path, that is missing. What refers to it can be shown without
   * it.
   */
  target?: string
  /** Of a file with a fault: its last published copy is shown, and the record as it is written. */
  isReplaced?: true
}

/** More than are ever read: each text of a folder may have one, which a machine cannot hold. */
const maxEntries = 100_000

/** The faults and remarks of the pack of an edition, of too many the first ones. */
export class FaultList {
  readonly faults: Fault[] = []
  readonly remarks: Fault[] = []
  constructor(private readonly edition: EditionName) {}

  add(at: FaultLocation, message: string, subject?: FaultSubject): void {
    this.keep(this.faults, at, { message, ...(subject && { subject }) })
  }

  /** Adds the fault of a reference to a record, such as `people wang-li`, or to a path, that does not exist. */
  dangling(at: FaultLocation, message: string, target: string, subject?: FaultSubject): void {
    this.keep(this.faults, at, { message, target, ...(subject && { subject }) })
  }

  /** Adds the fault of a file whose last published copy is shown. */
  replaced(at: FaultLocation, message: string): void {
    this.keep(this.faults, at, { message, isReplaced: true })
  }

  remark(at: FaultLocation, message: string, subject?: FaultSubject): void {
    this.keep(this.remarks, at, { message, ...(subject && { subject }) })
  }

  private keep(list: Fault[], { record, field }: FaultLocation, told: Omit<Fault, keyof FaultLocation>): void {
    if (list.length < maxEntries) list.push({ record: `${this.edition}/${record}`, field, ...told })
  }
}

/**
 * The location of a record, or of a field in it: `pages /visitor/guide`, `sections`, 3. A file of its own has no name.
 */
export function recordLocation(kind: string, name: string | number, ...steps: (string | number)[]): FaultLocation {
  return { record: name === '' ? kind : `${kind} ${name}`, field: steps.reduce<string>(fieldPath, '') }
}

/** The location of a property or of an item of a list, or of what is inside it. */
export function childLocation(parent: FaultLocation, ...steps: (string | number)[]): FaultLocation {
  return { record: parent.record, field: steps.reduce<string>(fieldPath, parent.field) }
}

/** The path of a property or of an item of a list, from the path of what holds it. */
export function fieldPath(parent: string, key: string | number): string {
  return parent + (typeof key === 'number' ? `[${key}]` : parent ? `.${key}` : key)
}

/** Checks a field of an object that stands at `parent`. */
export type FieldCheck = (object: Record<string, unknown>, key: string, value: unknown, parent: FaultLocation) => void

/** What is no part of a record, though it has it. */
interface Others {
  has: (value: unknown) => boolean
}

/** Calls the checks for every field of a record and of the objects inside it, except those of `others`. */
export function checkFields(
  value: unknown,
  location: FaultLocation,
  checks: readonly FieldCheck[],
  others: Others
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (isNested(item) && !others.has(item)) checkFields(item, childLocation(location, index), checks, others)
    return
  }
  if (!isNested(value)) return
  for (const key of Object.keys(value)) {
    const item = value[key]
    for (const check of checks) check(value, key, item, location)
    // A large table has some hundred thousand texts: their locations are built only for a fault.
    if (isNested(item) && !others.has(item)) checkFields(item, childLocation(location, key), checks, others)
  }
}

/** True for objects and lists. */
export const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A record of the pack with its location. */
export interface LocatedRecord {
  location: FaultLocation
  value: unknown
}
