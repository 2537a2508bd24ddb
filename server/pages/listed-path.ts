/** A path of the backend's list of pages, as this site spells it. */
import { decideLocale } from '../../shared/locale.ts'

/** Characters of a path that anybody links to. */
const longest = 2000

/** The spelling under which a listed path answers 200; undefined for over 2,000 characters and no page in Chinese. */
export function listedPath(listed: unknown): string | undefined {
  if (typeof listed !== 'string' || listed.length > longest) return undefined
  if (!listed.isWellFormed() || !/^\/(?![/\\])[^?#]*$/.test(listed)) return undefined
  const decision = decideLocale({ target: listed, keepsCase: () => true })
  if (decision.kind === 'page' && decision.locale !== 'cn') return undefined
  if (decision.kind === 'redirect' && /^\/en\//.test(decision.location)) return undefined
  const path = decision.kind === 'redirect' ? decision.location : decision.kind === 'page' ? decision.path : undefined
  return path === '/index' ? '/' : path
}
