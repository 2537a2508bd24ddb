/** Links to the same page in the other languages (shared/README.md#language). They always load a document. */
import type { MouseEvent } from 'react'
import { languages } from '../../shared/locale/languages.ts'
import { type Locale, localePath, locales, withoutPrefix } from '../../shared/locale/locale.ts'
import { queryString } from '../../shared/pages/query-string.ts'
import { useStore } from '../store.ts'

export function LanguageSwitch() {
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  const others = locales.filter((other) => other !== locale)

  /**
   * Replaces the link's address by the browser's own one in the other language, which keeps undeclared query
   * parameters, the fragment, and the path of a page that does not exist. Back leads to the page in its language.
   */
  const keepBrowserAddress = (event: MouseEvent<HTMLAnchorElement>, other: Locale) => {
    const parameters = new URLSearchParams(window.location.search)
    parameters.set('lang', other)
    // Two leading slashes would be a network-path reference to another host (RFC 3986, 4.2).
    const address = localePath(withoutPrefix(window.location.pathname, locale), other)
    event.currentTarget.href = `${address}?${parameters}${window.location.hash}`
    // The cookie will name the other language: the browser's way back has to name this one.
    parameters.set('lang', locale)
    window.history.replaceState(window.history.state, '', `?${parameters}${window.location.hash}`)
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  }

  return others.map((other) => (
    <a
      key={other}
      className="bar-link language"
      href={localePath(path, other) + queryString({ ...query, lang: other })}
      rel="nofollow"
      hrefLang={languages[other].tag}
      lang={languages[other].tag}
      onClick={(event) => keepBrowserAddress(event, other)}
    >
      {languages[other].name}
    </a>
  ))
}
