/**
 * Faults of a response's data against `shared/openapi.yaml`: where, what is expected, and what visitors see instead, by
 * the shapes by which pages read the same data.
 */
import { shapesByPath } from 'virtual:shapes'
import { categories, menu, tree } from '../../shared/calls/rows.ts'
import { isForeign, otherLocale, pairOf } from '../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { completeMediaUrl } from '../../shared/pages/links.ts'
import { chosenShape, isPresent, isRecord, readList, readValue } from '../../shared/records/read-record.ts'
import type { Field, Shape } from '../../shared/records/shapes.ts'
import {
  bodyPath,
  defaultOf,
  describeValue,
  expectedOf,
  fallbackOf,
  languageNames,
  readAs,
  type Steps,
  shortName,
  textIn,
  type Violation
} from './describe-fault.ts'
import { membersOf } from './display/text-fields.ts'

export interface ContractFault {
  /** From the body's root: `data.list[3].title_en`. */
  path: string
  expected: string
  /** The type of the value; of the value itself nothing that may be personal. */
  got: string
  /** What visitors see because of it. */
  seen: string
  /** False where they see what was meant: a text of digits is read as a number. */
  isLost: boolean
}

/** Lists and records that are checked at once. */
const sliceLength = 500

/** The calls whose names are in the language of the request. */
export const namesByLanguage: ReadonlySet<string> = new Set([menu.path, tree.path, categories.path])

/** A list or record that is still to be checked. */
interface Container {
  value: unknown
  shape: Shape
  steps: Steps
}

/**
 * The faults of the data of a call, by its path in the API: one for each field. It yields after each slice of large data,
 * so that the caller can let other work run, or stop. A call without a schema has none.
 */
export function* contractFaults(call: string, data: unknown, locale: ApiLocale): Generator<ContractFault[]> {
  const shape = Object.hasOwn(shapesByPath, call) ? shapesByPath[call] : undefined
  if (!shape) return
  const foreign = namesByLanguage.has(call) ? foreignNames(data, locale) : 0
  const options = { locale, mediaUrl: (src: string) => completeMediaUrl(src, '') }
  const check: Check = { locale, isForeignThroughout: foreign > 0, faults: [], waiting: [], options }
  if (foreign > 0) {
    const seen = 'the text as it is: is the header `lang` read, and is it part of the key of your own cache?'
    check.faults.push({
      path: 'data',
      expected: `names in ${languageNames[locale]}`,
      got: `${languageNames[otherLocale(locale)]} in all ${foreign}`,
      seen,
      isLost: true
    })
  }
  const list =
    shape.kind === 'record' && Array.isArray(data) ? shape.fields.find(({ name }) => name === 'tree') : undefined
  if (list) {
    // Pages read a tree that is the data itself.
    const seen = 'it is read as the tree'
    addFault(check, { steps: [], expected: expectedOf(shape, 'type'), value: data, shape, seen, isLost: false })
    checkValue(check, data, list.shape, [])
  } else checkValue(check, data, shape, [])
  let count = 0
  for (const container of check.waiting) {
    checkContent(check, container)
    count += 1
    if (count % sliceLength === 0) yield check.faults.splice(0)
  }
  yield check.faults
}

/** The number of names of a language where none is in it; 0 where any is, or where there is one alone. */
function foreignNames(data: unknown, locale: ApiLocale): number {
  const names = [...membersOf(data)].flatMap(({ key, value, parent }) =>
    key === 'name' && isFilled(value) && !('name_en' in parent) ? [value] : []
  )
  return names.length > 1 && names.every((name) => isForeign(name, locale)) ? names.length : 0
}

/** One check of the data of a call. */
interface Check {
  locale: ApiLocale
  /** Whether all names are in the other language, which has been said. */
  isForeignThroughout: boolean
  faults: ContractFault[]
  /** In the order in which they are checked, so that the first of equal faults is told. */
  waiting: Container[]
  options: Parameters<typeof readValue>[2]
}

/** A fault; `isLost` and what is respelled are left out where the first is true and there is nothing of the second. */
interface Told {
  steps: Steps
  expected: string
  value: unknown
  shape: Shape
  seen: string
  isLost?: boolean
  respelled?: string | undefined
}

function addFault({ faults }: Check, { steps, expected, value, shape, seen, isLost = true, respelled }: Told): void {
  const got = describeValue(value, shape)
  faults.push({
    path: bodyPath(steps),
    expected,
    got: respelled === undefined ? got : `${got}, but ${respelled}`,
    seen,
    isLost
  })
}

/** What visitors see in the place of a value that they lack. */
function seenInstead(steps: Steps, shape: Shape, record?: Record<string, unknown>): string {
  return record && isNameAlone(record, shape)
    ? 'the entry is left out'
    : (defaultOf(shape) ?? fallbackOf(steps, record))
}

/** Checks a value by itself, and notes its content to be checked; `record` is the one whose field it is. */
function checkValue(check: Check, value: unknown, shape: Shape, steps: Steps, record?: Record<string, unknown>): void {
  const violation = violationOf(value, shape, check.options)
  if (violation) {
    const read = readAs(isPresent(value) ? readValue(value, shape, check.options) : undefined, shape)
    const isOfUnknownType = shape.kind === 'choice' && isRecord(value)
    const isEmptyList = value === null && shape.kind === 'list' && steps.length > 0
    addFault(check, {
      steps: isOfUnknownType ? [...steps, 'type'] : steps,
      expected: expectedOf(shape, violation),
      value: isOfUnknownType ? value.type : value,
      shape,
      seen: isEmptyList ? 'it is read as an empty list' : (read ?? seenInstead(steps, shape, record)),
      isLost: read === undefined && !isEmptyList,
      respelled: shape.kind === 'list' ? listWithin(value) : undefined
    })
  }
  if (typeof value === 'object' && value !== null) check.waiting.push({ value, shape, steps })
}

/** The member of an object in the place of a list that is one. */
function listWithin(value: unknown): string | undefined {
  const name = isRecord(value) ? Object.keys(value).find((key) => Array.isArray(value[key])) : undefined
  return name && `${shortName(name)} is one, one level too deep`
}

function checkField(
  check: Check,
  record: Record<string, unknown>,
  { declared, shape, nullable, keys }: Field,
  steps: Steps,
  known: ReadonlySet<string>
): void {
  for (const { key, required } of declared) {
    const value = record[key]
    const at = [...steps, key]
    const pair = pairOf(key)
    const locale = pair?.locale ?? check.locale
    const other = pair && record[pair.counterpart]
    const respelled =
      value === undefined && required
        ? Object.keys(record).find((name) => name !== key && letters(name) === letters(key))
        : undefined
    const others = () => (value === undefined ? unknownNames(record, known, pair?.base ?? key) : undefined)
    const add = (expected: string, seen: string, more: Partial<Told> = {}) =>
      addFault(check, { steps: at, expected, value, shape, seen, ...more })
    if (pair && isFilled(other) && !isFilled(value) && respelled === undefined)
      add(textIn(locale), fallbackOf(at, record), { respelled: others() })
    else if (isForeign(value, locale) && (pair ? isFilled(other) : isNameAlone(record, shape))) {
      if (pair || !check.isForeignThroughout) add(textIn(locale), 'the text as it is')
    } else if (value === undefined) {
      if (!required) continue
      const isRead = respelled !== undefined && keys.cn.includes(respelled)
      const seen = isRead ? 'it is read all the same' : seenInstead(at, shape, record)
      add('a value', seen, { isLost: !isRead, respelled: respelled === undefined ? others() : shortName(respelled) })
    } else if (value === null && !required && !nullable)
      add(expectedOf(shape, 'type'), fallbackOf(at, record), { isLost: false })
    else if (value !== null || !nullable) checkValue(check, value, shape, at, record)
  }
}

function checkContent(check: Check, { value: container, shape, steps }: Container): void {
  if (shape.kind === 'list')
    for (const [index, item] of (readList(container) ?? []).entries())
      checkValue(check, item, shape.items, [...steps, index])
  const record = shape.kind === 'choice' ? chosenShape(container, shape) : shape
  if (record?.kind !== 'record' || !isRecord(container)) return
  const declared = record.fields.flatMap((each) => each.declared)
  const known = new Set(declared.map(({ key }) => key))
  const strange = ofAnotherShape(container, declared, known)
  if (strange) {
    const { expected, within: respelled } = strange
    addFault(check, { steps, expected, value: container, shape, seen: seenInstead(steps, shape), respelled })
  } else for (const each of record.fields) checkField(check, container, each, steps, known)
}

/**
 * An object that has none of the members that it needs, but perhaps its id, and others instead: what is expected of it,
 * and the member within which they stand. Undefined for one that is only incomplete.
 */
function ofAnotherShape(
  container: Record<string, unknown>,
  declared: Field['declared'],
  known: ReadonlySet<string>
): { expected: string; within: string | undefined } | undefined {
  const names = Object.keys(container)
  const isKnown = (name: string) => known.has(name) || declared.some(({ key }) => letters(key) === letters(name))
  const required = declared.filter((each) => each.required && each.key !== 'id').map(({ key }) => key)
  if (!names.some((name) => !isKnown(name)) || names.some((name) => name !== 'id' && isKnown(name))) return undefined
  const within = names.find((name) => {
    const inner = container[name]
    return isRecord(inner) && required.some((key) => key in inner)
  })
  if (required.length < 3 && within === undefined) return undefined
  const expected = `an object with ${required.slice(0, 4).join(', ')}${required.length > 4 ? ', …' : ''}`
  return { expected, within: within && `${shortName(within)} has them, one level too deep` }
}

const maxUnknown = 3

/** The members of a record that the contract does not name: those that begin like a missing one, or else the first. */
function unknownNames(
  record: Record<string, unknown>,
  known: ReadonlySet<string>,
  missing: string
): string | undefined {
  const unknown = Object.keys(record).filter((name) => !known.has(name))
  const alike = unknown.filter((name) => letters(name).startsWith(letters(missing)))
  const shown = (alike.length > 0 ? alike : unknown).slice(0, maxUnknown)
  return shown.length === 0 ? undefined : shown.map(shortName).join(', ')
}

/** Whether a record has a name in the language of the request alone: with `name_en` pages use that. */
function isNameAlone(record: Record<string, unknown>, shape: Shape): boolean {
  return shape.kind === 'name' && !isPresent(record.name_en)
}

function isFilled(value: unknown): boolean {
  return isPresent(value) && !(Array.isArray(value) && value.length === 0)
}

/** What of a shape a value violates; undefined for one that follows the contract. */
function violationOf(value: unknown, shape: Shape, options: Parameters<typeof readValue>[2]): Violation | undefined {
  switch (shape.kind) {
    case 'list':
      return Array.isArray(value) ? undefined : 'type'
    case 'record':
      return isRecord(value) ? undefined : 'type'
    case 'choice':
      return isRecord(value) ? (chosenShape(value, shape) ? undefined : 'enum') : 'type'
    case 'flag':
      return typeof value === 'boolean' || (shape.numeric && typeof value === 'number') ? undefined : 'type'
    case 'time':
      return typeof value === 'number' && readValue(value, shape, options) === value ? undefined : 'type'
    case 'number':
      if (typeof value !== 'number' || (shape.whole && !Number.isInteger(value))) return 'type'
      if (shape.minimum !== undefined && value < shape.minimum) return 'minimum'
      return shape.maximum !== undefined && value > shape.maximum ? 'maximum' : undefined
    default:
      if (typeof value !== 'string') return 'type'
      if (shape.enum?.includes(value) === false) return 'enum'
      if (shape.pattern?.test(value) === false) return 'pattern'
      return value !== '' && isAddress(shape) && readValue(value, shape, options) === undefined ? 'address' : undefined
  }
}

/** A name without what spellings differ in: `titleEn`, `title-en` and `TITLE_EN` are `title_en`. */
const letters = (name: string) => name.replace(/[_-]/g, '').toLowerCase()

const isAddress = ({ kind }: Shape) => kind === 'link' || kind === 'media'
