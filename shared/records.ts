/**
 * The records of the API, as they arrive: every text in both languages (specification, section 3).
 * Menu and category names alone arrive in the language of the `lang` header (rulings, section 4).
 */

/** One text in both languages, under `<K>_cn` and `<K>_en`. */
export type Pair<K extends string> = Record<`${K}_cn` | `${K}_en`, string>
type Maybe<K extends string> = Partial<Pair<K>>

/** What every answer under `/api/` looks like. */
export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
}

/** A menu entry; `childlist` nests entries of the same shape. */
export interface MenuItem {
  name: string
  path: string
  out_link?: string
  target?: string
  is_nav?: number | boolean
  hidden?: number | boolean
  childlist?: MenuItem[]
}

/** Type 1 means that `content` counts, any other type that `content_rich` does; without a type it is plain. */
export interface ConfigEntry {
  code: string
  type?: number
  content?: string
  content_rich?: string
}

export interface Category {
  id: number
  name: string
}

export interface TreeItem extends Pair<'name'> {
  id: number
  name: string
  children: TreeItem[]
}

/** A picture: `src` is a full address, or a path that MEDIA_ORIGIN completes. Width and height in CSS pixels. */
export interface Picture extends Pair<'alt'> {
  src: string
  width: number
  height: number
}

/** A short clip, drawn or filmed. */
export interface Video extends Pair<'caption'> {
  src: string
  poster: Picture
  seconds: number
}

/** What a page is made of besides its title; `global-template` composes them in order. */
export type Section = Maybe<'title'> & Maybe<'summary'> & { anchor?: string } & SectionBody
export type SectionType = SectionBody['type']

type SectionBody =
  | ({ type: 'text' } & Pair<'html'>)
  | { type: 'figures'; list: Figure[] }
  | { type: 'steps'; list: Step[] }
  /** `listCn` are the column heads, `dataCn` the rows. */
  | ({ type: 'table' } & Pair<'caption'> & {
        listCn: string[]
        listEn: string[]
        dataCn: string[][]
        dataEn: string[][]
      })
  | { type: 'timeline'; list: Moment[] }
  /** Values in `unit`; drawn as bars or as parts of a whole, with the table underneath. */
  | ({ type: 'chart'; kind: 'bars' | 'parts'; list: ChartValue[] } & Pair<'unit'> & Pair<'source'>)
  | { type: 'people'; list: Person[] }
  | { type: 'hotels'; list: Hotel[] }
  | { type: 'gallery'; photos: (Picture & Pair<'caption'>)[]; videos: Video[] }
  | { type: 'downloads'; list: Download[] }
  | { type: 'quotes'; list: Quote[] }
  | { type: 'cards'; list: Card[] }
  | { type: 'questions'; list: Question[] }
  | ({ type: 'venue'; longitude: number; latitude: number } & Pair<'name'> &
      Pair<'address'> &
      Pair<'hall'> &
      Pair<'entrance'>)
  /** Ways to the venue; each `id` is the page's anchor (metro, maglev, bus, driving, taxi, walking). */
  | { type: 'transport'; list: Way[] }
  | ({ type: 'parking'; hourly: number; daily: number } & Pair<'currency'>)
  | { type: 'contacts'; list: Organiser[] }
  | { type: 'partners'; list: Partner[] }
  | { type: 'awards'; list: Award[] }
  | { type: 'form'; form: FormName }
  | ({ type: 'code' } & CodeQueryText)
  | { type: 'tree'; root?: number }
  | { type: 'programme'; forum?: string }

export type FormName = 'subscribe' | 'booth' | 'exhibitor' | 'visitor'

export interface Figure extends Pair<'value'>, Pair<'label'>, Maybe<'note'> {}
export interface Step extends Pair<'title'>, Pair<'text'> {}
/** `date` and `end` in unix seconds; a date without a time is UTC midnight (rulings, section 8). */
export interface Moment extends Pair<'title'>, Pair<'text'> {
  date: number
  end?: number
  href?: string
}
export interface ChartValue extends Pair<'label'> {
  value: number
}
export interface Person extends Pair<'name'>, Pair<'position'>, Pair<'company'>, Maybe<'text'> {
  portrait?: Picture
}
export interface Hotel extends Pair<'name'>, Pair<'room'>, Pair<'travel'>, Pair<'address'> {
  id: number
  minutes: number
  kilometres: number
  phone: string
  stepFree: boolean
  listCn: string[]
  listEn: string[]
  picture: Picture
}
/** `bytes` is the file's size; `format` its ending in upper case. */
export interface Download extends Pair<'title'>, Pair<'summary'> {
  src: string
  bytes: number
  format: string
  updated: number
}
export interface Quote extends Pair<'text'>, Pair<'name'>, Pair<'position'>, Pair<'company'> {}
export interface Card extends Pair<'title'>, Pair<'text'> {
  href: string
  picture?: Picture
}
export interface Question extends Pair<'question'>, Pair<'answer'> {}
export interface Way extends Pair<'title'>, Pair<'summary'> {
  id: string
  listCn: string[]
  listEn: string[]
}
export interface Contact {
  phone: string
  fax: string
  email: string
}
export interface Organiser extends Pair<'company'>, Pair<'address'> {
  business: Contact
  exhibitor: Contact
  visitor: Contact
}
export interface Partner extends Pair<'name'>, Pair<'summary'> {
  kind: 'media' | 'association' | 'pavilion'
  picture?: Picture
}
/** One award of the selection; `products` are the ids of the awarded ones, in order of rank. */
export interface Award extends Pair<'title'>, Pair<'summary'> {
  products: number[]
  winners: Pair<'name'>[]
}
export interface CodeQueryText extends Pair<'label'>, Pair<'hint'>, Pair<'register'> {
  registerUrl: string
  digits: number
}

/** The content of a slug. `updated` in unix seconds. */
export interface Page extends Pair<'title'>, Pair<'summary'>, Maybe<'desc'>, Maybe<'kws'> {
  path: string
  updated: number
  sections: Section[]
}

/** A row of the page list: every address that has content, without language prefix. */
export interface PageEntry extends Pair<'title'> {
  path: string
  updated: number
}

export interface Home {
  bannerBox: Pair<'title'> & Pair<'summary'> & Pair<'exhibition_date'> & Pair<'exhibition_address'>
  areaBox: Figure[]
  activeBox: (Card & { start?: number })[]
  brandBox: ExhibitorSummary[]
  newsBox: NewsSummary[]
  mediaBox: Partner[]
  updated: number
}

export type NewsKind = 'industry_news' | 'exhibition_news'
/** `date` in unix seconds. */
export interface NewsSummary extends Pair<'title'>, Pair<'summary'> {
  id: number
  kind: NewsKind
  date: number
  picture?: Picture
}
export interface News extends NewsSummary, Pair<'source'>, Pair<'html'>, Maybe<'company'> {
  booth?: string
  updated: number
  recommended: NewsSummary[]
  previous: NewsSummary | null
  next: NewsSummary | null
}

/** `row` is the letter of the booth's row in hall N5, `categories` are ids of the industry tree. */
export interface ExhibitorSummary extends Pair<'company'>, Pair<'brand'>, Pair<'summary'>, Pair<'country_name'> {
  id: number
  country: string
  booth: string
  row: string
  categories: number[]
  featured: boolean
  picture?: Picture
}
export interface Exhibitor extends ExhibitorSummary, Pair<'html'> {
  since: number
  area: number
  website?: string
  products: ProductSummary[]
  talks: TalkSummary[]
  news: NewsSummary[]
  updated: number
}

export interface ProductSummary extends Pair<'name'>, Pair<'summary'>, Pair<'company'> {
  id: number
  exhibitor: number
  booth: string
  category: number
  picture?: Picture
}
export interface Product extends ProductSummary, Pair<'html'>, Pair<'origin'>, Pair<'certificate'>, Maybe<'award'> {
  related: ProductSummary[]
  updated: number
}

/** `start` and `end` in unix seconds. */
export interface TalkSummary extends Pair<'title'>, Pair<'room'> {
  id: number
  forum: string
  start: number
  end: number
  speakers: Person[]
}
export interface Talk extends TalkSummary, Pair<'html'> {
  exhibitors: ExhibitorSummary[]
  updated: number
}

/** One page of a list; `page` counts from 1. */
export interface Listing<T> {
  list: T[]
  total: number
  page: number
  pages: number
}

/** Facets of a directory: the values that exist, with how many records have each. */
export interface Facet {
  value: string
  count: number
  label_cn?: string
  label_en?: string
}
export interface ExhibitorListing extends Listing<ExhibitorSummary> {
  countries: Facet[]
  rows: Facet[]
  categories: Facet[]
}
export interface ProductListing extends Listing<ProductSummary> {
  categories: Facet[]
  companies: Facet[]
}

export type SearchKind = 'page' | 'exhibitor' | 'product' | 'talk' | 'news'
export interface SearchHit extends Pair<'title'>, Pair<'summary'> {
  kind: SearchKind
  path: string
}
export interface SearchGroup {
  kind: SearchKind
  total: number
  list: SearchHit[]
}

/** The answer of the product code query. */
export interface CodeResult extends Maybe<'name'>, Maybe<'company'>, Maybe<'certificate'> {
  found: boolean
  code: string
  product?: number
  validUntil?: number
}

/** Specification, section 3: share-signature response. */
export interface ShareSignature {
  appId: string
  rawString: string
  timestamp: number | string
  nonceStr: string
  signature: string
}
