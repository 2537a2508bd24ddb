/** The link to the same page in the other language (shared/README.md#language). It always loads a document. */
import type { MouseEvent } from 'react'
import { type Locale, languageTag, localePath } from '../../shared/locale.ts'
import { queryString } from '../../shared/query-string.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'

export function LanguageSwitch() {
  const messages = useMessages()
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  const other: Locale = locale === 'cn' ? 'en' : 'cn'

  /**
   * Replaces the link's address by the browser's own one in the other language, which keeps undeclared query
   * parameters, the fragment, and the path of a page that does not exist.
   */
  const keepBrowserAddress = (event: MouseEvent<HTMLAnchorElement>) => {
    const parameters = new URLSearchParams(window.location.search)
    parameters.set('lang', other)
    // Two leading slashes would be a network-path reference to another host (RFC 3986, 4.2).
    const address = localePath(window.location.pathname.replace(/^\/(en(\/|$))?\/*/, '/'), other)
    event.currentTarget.href = `${address}?${parameters}${window.location.hash}`
  }

  return (
    <a
      className="bar-link language"
      href={localePath(path, other) + queryString({ ...query, lang: other })}
      rel="nofollow"
      hrefLang={languageTag[other]}
      lang={languageTag[other]}
      onClick={keepBrowserAddress}
    >
      {messages.otherLanguage}
    </a>
  )
}
