/**
 * Memoization of parsed envelopes by the hash of their bytes: a backend that sends the same response again, stored or
 * not, gets it parsed and frozen once, and pages see the same object.
 */
import { LRUCache } from 'lru-cache'
import type { Validation } from './validate-envelope.ts'

type Valid = Extract<Validation, { kind: 'valid' }>

export interface EnvelopeMemo {
  /** The validation of the body with this hash, or that of `validate`, which is remembered while its data are used. */
  validate(call: string, bodyHash: string, validate: () => Validation): Validation
}

const maxRemembered = 1000

/** Creates an empty memo. It references the data weakly, so that it takes no memory of its own worth counting. */
export function createEnvelopeMemo(): EnvelopeMemo {
  const remembered = new LRUCache<string, { data: WeakRef<object>; size: number }>({ max: maxRemembered })
  return {
    validate(call, bodyHash, validate) {
      // The calls differ in the codes that mean success.
      const key = `${call} ${bodyHash}`
      const known = remembered.get(key)
      const data = known?.data.deref()
      if (known && data) return { kind: 'valid', value: data, size: known.size }
      const validation = validate()
      if (isObjectIn(validation)) {
        remembered.set(key, { data: new WeakRef(validation.value), size: validation.size })
      }
      return validation
    }
  }
}

function isObjectIn(validation: Validation): validation is Valid & { value: object } {
  return validation.kind === 'valid' && typeof validation.value === 'object' && validation.value !== null
}
