/** Summaries of records, for lists and references. Each function copies the fields of the summary's type. */
import type {
  Booth,
  Exhibitor,
  ExhibitorSummary,
  NewsSummary,
  ProductSummary,
  TalkSummary
} from '../../../shared/records/records.ts'

export const newsSummary = (item: NewsSummary): NewsSummary => ({
  id: item.id,
  kind: item.kind,
  date: item.date,
  title_cn: item.title_cn,
  title_en: item.title_en,
  summary_cn: item.summary_cn,
  summary_en: item.summary_en,
  ...(item.picture && { picture: item.picture })
})

/** Hall and rectangle of a booth, as far as the fair gives them. */
const placeOf = ({ hall, at }: Pick<Booth, 'hall' | 'at'>) => ({
  ...(hall && { hall }),
  ...(at !== undefined && { at })
})

export const exhibitorSummary = (item: ExhibitorSummary): ExhibitorSummary => ({
  id: item.id,
  company_cn: item.company_cn,
  company_en: item.company_en,
  brand_cn: item.brand_cn,
  brand_en: item.brand_en,
  summary_cn: item.summary_cn,
  summary_en: item.summary_en,
  country: item.country,
  country_name_cn: item.country_name_cn,
  country_name_en: item.country_name_en,
  booth: item.booth,
  row: item.row,
  ...placeOf(item),
  categories: item.categories,
  featured: item.featured,
  ...(item.picture && { picture: item.picture })
})

/** The booth of an exhibitor, for the plan of the hall; `text` is what is searched there. */
export const boothOf = (item: Exhibitor, text: string): Booth => ({
  id: item.id,
  company_cn: item.company_cn,
  company_en: item.company_en,
  booth: item.booth,
  row: item.row,
  ...placeOf(item),
  country: item.country,
  area: item.area,
  categories: item.categories,
  text
})

/** What of an exhibitor the directory and the plan of the hall search: its texts, and names that have other spellings. */
export const searchedTexts = (item: Exhibitor): { texts: string[]; spelled: string[] } => ({
  texts: [item.company_cn, item.company_en, item.brand_cn, item.brand_en, item.summary_cn, item.summary_en, item.booth],
  spelled: [item.company_cn, item.brand_cn]
})

export const productSummary = (item: ProductSummary): ProductSummary => ({
  id: item.id,
  name_cn: item.name_cn,
  name_en: item.name_en,
  summary_cn: item.summary_cn,
  summary_en: item.summary_en,
  exhibitor: item.exhibitor,
  company_cn: item.company_cn,
  company_en: item.company_en,
  booth: item.booth,
  category: item.category,
  ...(item.picture && { picture: item.picture })
})

export const talkSummary = (item: TalkSummary): TalkSummary => ({
  id: item.id,
  forum: item.forum,
  start: item.start,
  ...(item.end !== undefined && { end: item.end }),
  title_cn: item.title_cn,
  title_en: item.title_en,
  room_cn: item.room_cn,
  room_en: item.room_en,
  ...(item.kind && { kind: item.kind }),
  ...(item.admission_cn !== undefined && { admission_cn: item.admission_cn }),
  ...(item.admission_en !== undefined && { admission_en: item.admission_en }),
  ...(item.slides && { slides: item.slides }),
  speakers: item.speakers
})
