/**
 * Whether "not found" responses that may be failures are kept (shared/README.md#not-found): not while a call of the
 * shell fails as well, because the backend is then down rather than without the record.
 */
import { callDefinitions } from '../../shared/calls/table.ts'
import type { ApiLocale } from '../../shared/locale/languages.ts'
import type { Failures } from '../cache/failures.ts'
import type { Store } from '../cache/store.ts'
import type { DeclaredRequests } from './calls.ts'

export interface DoubtfulResponses {
  /**
   * False while a call of the shell in this language has failed since its last success, or has such a response itself.
   */
  areKept(locale: ApiLocale): boolean
  /** Called when that becomes so: drops the responses to content calls that were kept before. */
  drop(locale: ApiLocale): void
}

const shell = [...callDefinitions.values()].filter(({ tag }) => tag !== 'content')

/** Creates it over a store; `declaredRequests` is called at each use. */
export function createDoubtfulResponses(
  failures: Failures,
  store: Store,
  declaredRequests: () => DeclaredRequests
): DoubtfulResponses {
  const isFailing = (key: string) => failures.get(key) !== undefined || store.get(key)?.only?.doubtful === true
  return {
    areKept: (locale) =>
      !shell.some((definition) => isFailing(declaredRequests().forQuery(definition, locale, '').key)),
    drop(locale) {
      store.purge(({ doubtful, tag, counter }) => doubtful && tag === 'content' && counter.language === locale, true)
    }
  }
}
