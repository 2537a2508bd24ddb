/** Title, description and keywords of a page (shared/README.md#menu-and-configuration). */

import { shortened } from '../../shared/cut-text.ts'
import { formatTalkDay, formatTime, isTime } from '../../shared/dates.ts'
import type { Facts } from '../../shared/facts.ts'
import { apiLocaleOf, type Locale, type Localizations, localized } from '../../shared/locale.ts'
import type { Subject } from '../../shared/pages/define-page.ts'
import { listPageTitle } from '../../shared/pages/list-titles.ts'
import { descriptorOf } from '../../shared/pages/match-page.ts'
import type { PageName } from '../../shared/pages/pages.ts'
import { oneSpaced, plainText } from '../../shared/plain-text.ts'
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
  facts: Facts,
  pageNumber?: string
): PageHead {
  const configured = (code: string) => plainText(config?.[`${code}_${apiLocaleOf(locale)}`] ?? '')
  const siteTitle = configured('meta_title') || facts.name
  const subject = subjectOf(locale, screen, data)
  const title = [subject.title, ...(pageNumber ? [localized(listPageTitle, locale)(pageNumber)] : [])]
    .filter(Boolean)
    .join(' - ')
  return {
    title: title ? `${title} - ${siteTitle}` : siteTitle,
    description: subject.description || configured('meta_desc') || facts.name,
    keywords: subject.keywords || configured('meta_kws')
  }
}

/** Characters. */
const maxTextLength = 300

/** What the page is about by its data, else by the title of its kind. */
function subjectOf(
  locale: Locale,
  screen: PageName,
  data: ViewData
): Record<'title' | 'description' | 'keywords', string> {
  const descriptor = descriptorOf(screen)
  const subject: Subject = descriptor.subject(data) ?? {
    title: descriptor.title && localized(descriptor.title, locale)
  }
  const title = shortText(subject.title)
  const keywords = shortText(subject.keywords)
  const { html, time } = subject
  const description = shortText(typeof html === 'string' ? plainText(html) : subject.description)
  if (!isTime(time)) return { title, description, keywords }
  const when = `${formatTalkDay(time, locale)} ${formatTime(time)}`
  return { ...localized(atTime, locale)(when, title, description), keywords }
}

type AtTime = (time: string, title: string, text: string) => { title: string; description: string }

/** Title and description with their time. */
const atTime: Localizations<AtTime> = {
  cn: (time, title, text) => ({ title: `${title}（${time}）`, description: `${time}。${text}` }),
  en: (time, title, text) => ({ title: `${title} (${time})`, description: `${time}. ${text}` })
}

/** A text in one line, cut to `maxTextLength`; empty for no string. */
function shortText(value: unknown): string {
  return typeof value === 'string' ? shortened(oneSpaced(value), maxTextLength) : ''
}
