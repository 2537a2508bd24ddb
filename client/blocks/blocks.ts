/** Which block shows which page (rulings, section 2): `/a/b` has block `a-b` where that exists. */
import type { ComponentType } from 'react'
import type { Projected } from '../../shared/projection.ts'
import type { Page } from '../../shared/records.ts'
import { Contact } from './contact.tsx'
import { Download } from './download.tsx'
import { EventActivities } from './event-activities.tsx'
import { ExhibitorBooth } from './exhibitor-booth.tsx'
import { GlobalTemplate } from './global-template.tsx'
import { MediaCooperation } from './media-cooperation.tsx'
import { MediaENews } from './media-e-news.tsx'
import { MediaExhibitionNews } from './media-exhibition-news.tsx'
import { MediaIndustryNews } from './media-industry-news.tsx'
import { Search } from './search.tsx'
import { VisitorMatch } from './visitor-match.tsx'

export interface BlockProps {
  page: Projected<Page>
}

const blocks = new Map<string, ComponentType<BlockProps>>([
  ['contact', Contact],
  ['download', Download],
  ['event-activities', EventActivities],
  ['exhibitor-booth', ExhibitorBooth],
  ['media-cooperation', MediaCooperation],
  ['media-e-news', MediaENews],
  ['media-exhibition_news', MediaExhibitionNews],
  ['media-industry_news', MediaIndustryNews],
  ['search', Search],
  ['visitor-match', VisitorMatch]
])

/** Paths whose block has a name of its own. */
const named = new Map([
  ['/contact/us', 'contact'],
  ['/exhibitor/download', 'download']
])

/** The block of a path without language prefix; `global-template` where it has none. */
export function blockOf(path: string): ComponentType<BlockProps> {
  const name = named.get(path) ?? path.slice(1).replaceAll('/', '-')
  return blocks.get(name) ?? GlobalTemplate
}
