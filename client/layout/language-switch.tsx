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
  const address = localePath(path, other)

  /** What the visitor's address carries beyond the declared query goes along, and so does the fragment. */
  const carry = (event: MouseEvent<HTMLAnchorElement>) => {
    const parameters = new URLSearchParams(window.location.search)
    parameters.set('lang', other)
    event.currentTarget.href = `${address}?${parameters}${window.location.hash}`
  }

  return (
    <a
      className="bar-link language"
      href={address + queryString({ ...query, lang: other })}
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
