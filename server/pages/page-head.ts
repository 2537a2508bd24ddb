/** Title, description and keywords of a page (shared/README.md#menu-and-configuration). */
import { pageTitles, titles } from '../../client/messages/titles.ts'
import type { EditionFacts } from '../../shared/editions.ts'
import type { Locale } from '../../shared/locale.ts'
import type { PageName } from '../../shared/pages/pages.ts'
import type { Projected } from '../../shared/projection.ts'
import { plainText } from '../../shared/shell-records.ts'
import type { PageHead, SiteConfig, ViewData } from '../../shared/state.ts'

/**
 * The title is `<page> - <meta_title>`, with `Page 2` between them on a later page of a list, and `<meta_title>` alone
 * on the home page. Description and keywords that the page lacks come from the configuration.
 */
export function pageHead(
  locale: Locale,
  screen: PageName,
  data: ViewData,
  config: SiteConfig | null,
  facts: Projected<EditionFacts>,
  pageNumber?: string
): PageHead {
  const configured = (code: string) => plainText(config?.[`${code}_${locale}`] ?? '')
  const siteTitle = configured('meta_title') || facts.name
  const subject = subjectOf(locale, screen, data)
  const title = [subject.title, ...(pageNumber ? [pageTitles[locale](pageNumber)] : [])].filter(Boolean).join(' - ')
  return {
    title: title ? `${title} - ${siteTitle}` : siteTitle,
    description: subject.description || configured('meta_desc') || facts.name,
    keywords: subject.keywords || configured('meta_kws')
  }
}

/** Characters. */
const maxTextLength = 300

interface Subject {
  title: string
  description: string
  keywords: string
}

function subjectOf(locale: Locale, screen: PageName, data: ViewData): Subject {
  const { page, news, exhibitor, product, talk } = data
  const subject = (title: unknown, description: unknown, keywords: unknown = ''): Subject => ({
    title: shortText(title),
    description: shortText(description),
    keywords: shortText(keywords)
  })
  if (screen === 'home') return subject('', '')
  if (news) return subject(news.title, news.summary)
  if (exhibitor) return subject(exhibitor.company, exhibitor.summary)
  if (product) return subject(product.name, product.summary)
  if (talk) return subject(talk.title, talk.html)
  if (page) return subject(page.title, page.desc ?? page.summary, page.kws)
  return subject(titles[locale][screen], '')
}

/** Plain text, cut to `maxTextLength`; empty for no string. */
function shortText(value: unknown): string {
  const text = typeof value === 'string' ? plainText(value) : ''
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text
}
