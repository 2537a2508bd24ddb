/** Exhibitors and talks with what their table leaves out: of an exhibitor a name is enough, of a talk its title and time. */
import { type FaultList, recordLocation } from '../fault-list.ts'
import type { Values } from './record-values.ts'

type Exhibitor = Values<'exhibitors'>
type Talk = Values<'talks'>

/** Fields of an exhibitor that each language has, and that are not its name. */
const exhibitorTexts = { brand_cn: '', brand_en: '', summary_cn: '', summary_en: '', html_cn: '', html_en: '' }
const exhibitorFields = { booth: '', country: '', since: 0, area: 0 }

/**
 * An exhibitor with every field that the API has: what is not known is empty or 0, which no page shows. Adds a fault
 * where it has no name, and a remark for each field that is missing. `updated` is the day of change of one that has none.
 */
export function completeExhibitor(row: Exhibitor, updated: number, faults: FaultList) {
  const { company_cn = row.company_en, company_en = row.company_cn, categories = [] } = row
  for (const field of ['booth', 'country', 'since', 'area', 'categories'] as const)
    if (row[field] === undefined) faults.remark(recordLocation('exhibitors', row.id, field), missing)
  checkPair('exhibitors', 'company', row.id, row.company_cn, row.company_en, faults)
  return {
    ...exhibitorTexts,
    ...exhibitorFields,
    updated,
    ...row,
    categories,
    company_cn: company_cn ?? '',
    company_en: company_en ?? ''
  }
}

/** The same for a talk; one without a forum is one of the activities. */
export function completeTalk(row: Talk, updated: number, faults: FaultList) {
  const { title_cn = row.title_en, title_en = row.title_cn } = row
  checkPair('talks', 'title', row.id, row.title_cn, row.title_en, faults)
  return {
    room_cn: '',
    room_en: '',
    html_cn: '',
    html_en: '',
    forum: 'activities',
    updated,
    ...row,
    title_cn: title_cn ?? '',
    title_en: title_en ?? ''
  }
}

const missing = 'is missing: add it'

/** A name in one language stands for both; without any the record cannot be shown. */
function checkPair(
  kind: string,
  field: string,
  id: number,
  cn: string | undefined,
  en: string | undefined,
  faults: FaultList
): void {
  if (cn === undefined && en === undefined) faults.add(recordLocation(kind, id, `${field}_cn`), missing)
  else if (cn === undefined) faults.remark(recordLocation(kind, id, `${field}_cn`), missing, 'language')
  else if (en === undefined) faults.remark(recordLocation(kind, id, `${field}_en`), missing, 'language')
}
