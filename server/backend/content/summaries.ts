/** Summaries of records, for lists and references. */
import type {
  Booth,
  Exhibitor,
  ExhibitorSummary,
  NewsSummary,
  ProductSummary,
  TalkSummary
} from '../../../shared/records/records.ts'

/** A function that copies these fields of a record, as far as it has them. */
const copyOf =
  <Copy extends object>(...names: (keyof Copy)[]) =>
  (record: Copy): Copy =>
    // The names are those of the type.
    Object.fromEntries(
      names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]])
    ) as unknown as Copy

export const newsSummary = copyOf<NewsSummary>(
  'id',
  'kind',
  'date',
  'title_cn',
  'title_en',
  'summary_cn',
  'summary_en',
  'picture'
)

export const exhibitorSummary = copyOf<ExhibitorSummary>(
  'id',
  'company_cn',
  'company_en',
  'brand_cn',
  'brand_en',
  'summary_cn',
  'summary_en',
  'country',
  'country_name_cn',
  'country_name_en',
  'booth',
  'row',
  'hall',
  'at',
  'categories',
  'featured',
  'picture'
)

const boothWithoutText = copyOf<Omit<Booth, 'text'>>(
  'id',
  'company_cn',
  'company_en',
  'booth',
  'row',
  'hall',
  'at',
  'country',
  'area',
  'categories'
)

/** The booth of an exhibitor, for the plan of the hall; `text` is what is searched there. */
export const boothOf = (item: Exhibitor, text: string): Booth => ({ ...boothWithoutText(item), text })

/** What of an exhibitor the directory and the plan of the hall search: its texts, and names that have other spellings. */
export const searchedTexts = (item: Exhibitor): { texts: string[]; spelled: string[] } => ({
  texts: [item.company_cn, item.company_en, item.brand_cn, item.brand_en, item.summary_cn, item.summary_en, item.booth],
  spelled: [item.company_cn, item.brand_cn]
})

export const productSummary = copyOf<ProductSummary>(
  'id',
  'name_cn',
  'name_en',
  'summary_cn',
  'summary_en',
  'exhibitor',
  'company_cn',
  'company_en',
  'booth',
  'category',
  'picture'
)

export const talkSummary = copyOf<TalkSummary>(
  'id',
  'forum',
  'start',
  'end',
  'title_cn',
  'title_en',
  'room_cn',
  'room_en',
  'kind',
  'admission_cn',
  'admission_en',
  'slides',
  'speakers'
)
