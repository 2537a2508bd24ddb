/**
 * Names the entries of the menu that lead to a page that no backend has
 * (server/backend/README.md#content-beside-a-backend).
 */
import type { Logger } from 'pino'
import { apiLocales } from '../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../shared/locale/languages.ts'
import { isReservedPath, linkAddress, withLeadingSlash } from '../../shared/pages/links.ts'
import { matchRoute, needsContent } from '../../shared/pages/match-page.ts'
import type { MenuItem } from '../../shared/records/records.ts'
import { readMenu } from '../../shared/records/shell-records.ts'
import type { Inputs } from '../api/inputs/inputs.ts'
import { inputsOf, requiredInputsOf } from './page-inputs.ts'
import { listedPath, listedPaths } from './page-list.ts'

export interface MenuCheck {
  /** Checks both languages and logs a warning for each such entry that was not named before. Never rejects. */
  check(): Promise<void>
  /** Checks after a response from which the result follows; without a hash, or with the hash of the last one, not. */
  checkAfter(bodyHash: string | undefined): void
  /** The entries that the last check has found. */
  missing(): readonly MissingPage[]
}

/** An entry of the menu, in one language, without a page. */
export interface MissingPage {
  locale: ApiLocale
  path: string
  name: string
}

/** Hashes of responses that are remembered: menu and list of pages, each in both languages, change alternately. */
const maxHashes = 100

/** Creates the check; it reads nothing yet. */
export function createMenuCheck(
  inputs: Pick<Inputs, 'read'>,
  siteOrigin: string,
  log: Pick<Logger, 'warn'>
): MenuCheck {
  let named = new Map<string, MissingPage>()
  const hashes = new Set<string>()
  let running: Promise<void> | undefined

  const data = async (name: 'menu' | 'pageList', locale: ApiLocale) => {
    const input = await inputs.read({ name, locale, params: {} })
    return input.kind === 'ok' ? input.data : undefined
  }
  const isMissing = async (linked: string, locale: ApiLocale, paths: Set<string> | undefined): Promise<boolean> => {
    const [address = '', query = ''] = (linked.split('#', 1)[0] ?? '').split('?', 2)
    const path = listedPath(address)
    if (path === undefined) return true
    const match = matchRoute(path, query)
    if (match.status === 404 || (needsContent(match) && paths?.has(path) === false)) return true
    const page = { locale, path, match }
    const isRequired = requiredInputsOf(page)
    const required = inputsOf(page).filter((_call, index) => isRequired[index])
    const results = await Promise.all(required.map((call) => inputs.read(call)))
    return results.some(({ kind }) => kind === 'missing')
  }
  const checkBoth = async () => {
    const missing = new Map<string, MissingPage>()
    for (const locale of apiLocales) {
      const linkOf = (address: string) => linkAddress(address, locale, siteOrigin)
      const paths = listedPaths(await data('pageList', locale))
      for (const { name, path } of ownPagesOf(readMenu(await data('menu', locale), linkOf))) {
        if (!(await isMissing(path, locale, paths))) continue
        missing.set(`${locale} ${path}`, { locale, path, name })
        if (named.has(`${locale} ${path}`)) continue
        const message = 'an entry of the menu leads to a page that no backend has: add the page, or remove the entry'
        log.warn({ path, locale, name }, message)
      }
    }
    named = missing
  }
  const check = () => {
    running ??= checkBoth().finally(() => {
      running = undefined
    })
    return running
  }
  return {
    check,
    checkAfter(bodyHash) {
      if (bodyHash === undefined || hashes.has(bodyHash)) return
      if (hashes.size >= maxHashes) hashes.clear()
      hashes.add(bodyHash)
      // The response is stored when this turn of the event loop has ended.
      setImmediate(() => void check())
    },
    missing: () => [...named.values()]
  }
}

/** The shown entries that lead to a page of this site, at any depth. */
function ownPagesOf(menu: readonly MenuItem[]): MenuItem[] {
  const walk = (item: MenuItem): MenuItem[] => {
    if (item.hidden) return []
    const path = String(withLeadingSlash(item.path) ?? '')
    const isOwn = !item.out_link && path.startsWith('/') && !isReservedPath(path)
    return [...(isOwn ? [{ ...item, path }] : []), ...(item.childlist ?? []).flatMap(walk)]
  }
  return menu.filter((item) => item.is_nav).flatMap(walk)
}
