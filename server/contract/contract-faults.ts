/**
 * Faults of a response's data against `shared/openapi.yaml`: where, what is expected, and what visitors see instead.
 */
import { type SchemaError, validators } from 'virtual:contract'
import type { ApiLocale } from '../../shared/locale.ts'
import { isRecord } from '../../shared/read-values.ts'
import {
  describeValue,
  type Expected,
  expectedOf,
  pathOf,
  type Steps,
  seenInstead,
  textIn,
  valueAt
} from './describe-fault.ts'
import { pairFaultsOf } from './pair-faults.ts'

export interface ContractFault {
  /** From the body's root: `data.list[3].title_en`. */
  path: string
  expected: string
  /** The type of the value; of the value itself nothing that may be personal. */
  got: string
  /** What visitors see because of it. */
  seen: string
}

/** Entries of a list that are validated at once. */
const sliceLength = 100
/** Bounds of what is validated at once: an empty object may have 18 faults. */
const maxContainers = 5000
const maxValues = 50_000

/**
 * The faults of the data of a call, by its path in the API: one for each field. It yields after each slice of a long
 * list, so that the caller can let other work run, or stop. A call without a schema has none.
 */
export function* contractFaults(call: string, data: unknown, locale: ApiLocale): Generator<ContractFault[]> {
  const validate = validators[call]
  if (!validate) return
  for (const { part, listSteps, offset } of partsOf(data)) {
    if (!isSmall(part)) {
      const expected = `at most ${maxContainers} objects and lists at once`
      yield [{ path: pathOf(listSteps), expected, got: 'more', seen: 'what can be read' }]
      continue
    }
    const found = new Map<string, ContractFault>()
    const add = (steps: Steps, expected: Expected, value: unknown) => {
      const path = pathOf(shifted(steps, listSteps.length, offset))
      if (found.has(path)) return
      const seen = seenInstead(steps, expected, value, part)
      found.set(path, { path, expected: expected.text, got: describeValue(value, expected), seen })
    }
    // First, because their description names the language.
    for (const fault of pairFaultsOf(part, locale)) add(fault.steps, textIn(fault.locale), fault.value)
    validate(part)
    for (const error of validate.errors ?? []) {
      const steps = stepsOf(error, part)
      add(steps, expectedOf(error), valueAt(part, steps))
    }
    yield [...found.values()]
  }
}

interface Part {
  part: unknown
  /** The steps to the list of which it holds entries; empty where the data are that list. */
  listSteps: Steps
  /** The index of its first entry. */
  offset: number
}

/** The data, a long list in several parts. */
function* partsOf(data: unknown): Generator<Part> {
  const isListing = isRecord(data) && Array.isArray(data.list)
  const list: unknown[] = Array.isArray(data) ? data : isListing ? Object(data.list) : []
  const listSteps = isListing ? ['list'] : []
  for (let offset = 0; offset < Math.max(list.length, 1); offset += sliceLength) {
    const entries = list.slice(offset, offset + sliceLength)
    const part = list.length <= sliceLength ? data : Array.isArray(data) ? entries : { ...Object(data), list: entries }
    yield { part, listSteps, offset }
  }
}

/** Steps within a part as steps within the data. */
function shifted(steps: Steps, position: number, offset: number): Steps {
  return steps.map((step, index) => (index === position && typeof step === 'number' ? step + offset : step))
}

function isSmall(value: unknown): boolean {
  let values = 0
  const containers = [value]
  for (const container of containers) {
    if (typeof container !== 'object' || container === null) continue
    for (const item of Object.values(container)) {
      values += 1
      if (typeof item === 'object' && item !== null) containers.push(item)
    }
    if (containers.length > maxContainers || values > maxValues) return false
  }
  return true
}

/** The steps to the value that an error is about. Its pointer does not say which steps are indexes of lists. */
function stepsOf({ instancePath, keyword, params }: SchemaError, data: unknown): Steps {
  const steps: (string | number)[] = []
  let value = data
  for (const token of instancePath.split('/').slice(1)) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
    const step = Array.isArray(value) ? Number(name) : name
    steps.push(step)
    value = valueAt(value, [step])
  }
  if (keyword === 'required') steps.push(String(params.missingProperty))
  if (keyword === 'discriminator') steps.push('type')
  return steps
}
