/**
 * The configuration of a backend over that of the content folder beside it: a code that the backend does not give comes
 * from the folder, so that facts, look and words of a fair need no backend that knows them.
 */
import type { ApiLocale } from '../../../shared/locale/languages.ts'
import type { Call, Input, Inputs } from './inputs.ts'

/** The same objects for all pages: `api/declared-requests.ts` stores the cache key of a call by object identity. */
const callOf = (locale: ApiLocale): Call => ({ name: 'fairInfo', locale, params: {} })
const fairInfo: Readonly<Record<ApiLocale, Call>> = { cn: callOf('cn'), en: callOf('en') }
/** Milliseconds after which a missing answer of the folder is asked for again. */
const retryMs = 1000
const separator = '\n'

/**
 * Inputs whose `config` has the entries of `fairInfo` before its own: of two with the same code the last one counts.
 */
export function withFairInfo(inputs: Inputs): Inputs {
  const known = new WeakMap<Input, WeakMap<Input, Input>>()
  const merge = (given: Input, beside: Input): Input => {
    if (given.kind === 'failed' || beside.kind !== 'ok') return given
    const merged = known.get(given)?.get(beside) ?? mergedInput(given, beside)
    known.set(given, (known.get(given) ?? new WeakMap()).set(beside, merged))
    return merged
  }
  return {
    ...inputs,
    peek(call) {
      const given = inputs.peek(call)
      if (call.name !== 'config' || given === undefined) return given
      const beside = inputs.peek(fairInfo[call.locale])
      return beside && merge(given, beside)
    },
    read(call, options) {
      const given = inputs.read(call, options)
      if (call.name !== 'config') return given
      const beside = inputs.read(fairInfo[call.locale], { ...options, isRequired: false })
      if (!(given instanceof Promise) && !(beside instanceof Promise)) return merge(given, beside)
      return Promise.all([given, beside]).then(([one, other]) => merge(one, other))
    },
    validFor(calls, versions) {
      const isPlain = calls.some(({ name }, index) => name === 'config' && !versions[index]?.includes(separator))
      const validMs = inputs.validFor(
        calls.flatMap((call, index) => (versions[index]?.includes(separator) ? [call, fairInfo[call.locale]] : [call])),
        versions.flatMap((version) => version.split(separator))
      )
      return isPlain && validMs !== undefined ? Math.min(validMs, retryMs) : validMs
    }
  }
}

function mergedInput(given: Exclude<Input, { kind: 'failed' }>, beside: Extract<Input, { kind: 'ok' }>): Input {
  const entriesOf = (data: unknown) => (Array.isArray(data) ? data : [])
  const uncached = given.uncachedBecause === undefined ? beside : given
  return Object.freeze({
    kind: 'ok',
    data: Object.freeze([...entriesOf(beside.data), ...(given.kind === 'ok' ? entriesOf(given.data) : [])]),
    version: `${given.version}${separator}${beside.version}`,
    ...(uncached.uncachedBecause !== undefined && { uncachedBecause: uncached.uncachedBecause }),
    ...((given.noStore || beside.noStore) && { noStore: true })
  })
}
