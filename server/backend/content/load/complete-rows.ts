/** Records with what their file leaves out, which no page shows: empty texts and lists, 0. */
import { type FaultList, recordLocation } from '../fault-list.ts'
import type { Values } from './record-values.ts'

const summary = { summary_cn: '', summary_en: '' }
const html = { html_cn: '', html_en: '' }
const exhibitorDefaults = {
  brand_cn: '',
  brand_en: '',
  ...summary,
  ...html,
  booth: '',
  country: '',
  since: 0,
  area: 0,
  categories: []
}
const talkDefaults = { room_cn: '', room_en: '', ...html, forum: 'activities' }
const productDefaults = {
  ...summary,
  ...html,
  origin_cn: '',
  origin_en: '',
  certificate_cn: '',
  certificate_en: '',
  category: 0
}
const newsDefaults = { kind: 'exhibition_news', ...summary, ...html, source_cn: '', source_en: '' } as const
const personDefaults = { position_cn: '', position_en: '', company_cn: '', company_en: '' }

/** An exhibitor with every field of the API; adds a remark for each field that it lacks. `updated` is its day of change. */
export function completeExhibitor(row: Values<'exhibitors'>, updated: number, faults: FaultList) {
  for (const field of ['booth', 'country', 'since', 'area', 'categories'] as const)
    if (row[field] === undefined) faults.remark(recordLocation('exhibitors', row.id, field), 'is missing: add it')
  return { ...exhibitorDefaults, updated, ...row }
}

/** The same for a talk; one without a forum is one of the activities. */
export const completeTalk = (row: Values<'talks'>, updated: number) => ({ ...talkDefaults, updated, ...row })

/** The same for a product; one without a category is in none. */
export const completeProduct = (row: Values<'products'>, updated: number) => ({ ...productDefaults, updated, ...row })

/** The same for a piece of news. */
export const completeNews = (item: Values<'news'>) => ({ ...newsDefaults, updated: item.date, ...item })

/** The same for a page. */
export const completePage = (page: Values<'page'>, updated: number) => ({ ...summary, updated, sections: [], ...page })

/** The same for a partner. */
export const completePartner = (row: Values<'partners'>) => ({ ...summary, ...row })

/** The same for a person of a table or a page. */
export const completePerson = <T extends object>(person: T) => ({ ...personDefaults, ...person })
