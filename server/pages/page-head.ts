/** Title, description and keywords of a page (rulings, section 4). */

import { pageTitles, titles } from '../../client/words/titles.ts'
import type { EditionFacts } from '../../shared/editions.ts'
import type { Locale } from '../../shared/locale.ts'
import type { Projected } from '../../shared/projection.ts'
import type { Screen } from '../../shared/routes.ts'
import { plainText } from '../../shared/shell-records.ts'
import type { Head, SiteConfig, ViewData } from '../../shared/state.ts'

/** `<page> - <meta_title>`, the home page's title the bare one; what the page lacks comes from the configuration. */
export function pageHead(
  locale: Locale,
  screen: Screen,
  data: ViewData,
  config: SiteConfig | null,
  facts: Projected<EditionFacts>,
  page?: string
): Head {
  const configured = (code: string) => plainText(config?.[`${code}_${locale}`] ?? '')
  const site = configured('meta_title') || facts.name
  const subject = subjectOf(locale, screen, data)
  const title = [subject.title, ...(page ? [pageTitles[locale](page)] : [])].filter(Boolean).join(' - ')
  return {
    title: title ? `${title} - ${site}` : site,
    description: subject.description || configured('meta_desc') || facts.name,
    keywords: subject.keywords || configured('meta_kws')
  }
}

interface Subject {
  title: string
  description: string
  keywords: string
}

function subjectOf(locale: Locale, screen: Screen, data: ViewData): Subject {
  const { page, news, exhibitor, product, talk } = data
  const of = (title: unknown, description: unknown, keywords: unknown = ''): Subject => ({
    title: plain(title),
    description: plain(description),
    keywords: plain(keywords)
  })
  if (screen === 'home') return of('', '')
  if (news) return of(news.title, news.summary)
  if (exhibitor) return of(exhibitor.company, exhibitor.summary)
  if (product) return of(product.name, product.summary)
  if (talk) return of(talk.title, talk.html)
  if (page) return of(page.title, page.desc ?? page.summary, page.kws)
  return of(titles[locale][screen], '')
}

function plain(value: unknown): string {
  const text = typeof value === 'string' ? plainText(value) : ''
  return text.length > 300 ? `${text.slice(0, 299)}…` : text
}
