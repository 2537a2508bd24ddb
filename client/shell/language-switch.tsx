/** The way to the same page in the other language (rulings, section 3): a plain link and a document load. */
import type { MouseEvent } from 'react'
import { type Locale, languageTag, localePath } from '../../shared/locale.ts'
import { queryString } from '../../shared/query-string.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function LanguageSwitch() {
  const words = useWords()
  const { locale, path, query } = useStoreParts()
  const other: Locale = locale === 'cn' ? 'en' : 'cn'

  /**
   * The visitor's own address in the other language: what it carries beyond the declared query goes along, so does the
   * fragment, and a page that is not there keeps its path.
   */
  const carry = (event: MouseEvent<HTMLAnchorElement>) => {
    const parameters = new URLSearchParams(window.location.search)
    parameters.set('lang', other)
    // A second slash would lead to another site.
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
      onClick={carry}
    >
      {words.otherLanguage}
    </a>
  )
}

function useStoreParts() {
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  return { locale, path, query }
}
