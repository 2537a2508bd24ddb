import { maskPersonal } from '../observe/request-path.ts'
import type { ThrottledLog } from '../observe/throttled-log.ts'
import type { PagesOptions } from './pages.ts'

/** What pages report, as throttled warnings. */
export function pageWarnings(
  throttledLog: ThrottledLog
): Pick<PagesOptions, 'onFailure' | 'onScriptDropped' | 'onLookDropped'> {
  return {
    onFailure({ path: requested, status, error, reqId }) {
      const path = maskPersonal(requested)
      if (error) {
        const message = 'a page could not be rendered from the data that the backend sent'
        throttledLog.warn(`page ${error}`, { path, reqId, err: error }, message)
      } else {
        const reason = status < 500 ? 'refuses the calls that they need, see its own log' : 'does not answer'
        throttledLog.warn(`page ${status}`, { path, reqId, status }, `pages cannot be rendered: the backend ${reason}`)
      }
    },
    onScriptDropped() {
      const message = 'the configured statistics script is not loaded: name its host in ANALYTICS_HOSTS'
      throttledLog.once('statistics', {}, message)
    },
    onLookDropped(problems) {
      throttledLog.warn(`look ${problems}`, { problems }, 'a part of the configured look is not used')
    }
  }
}
