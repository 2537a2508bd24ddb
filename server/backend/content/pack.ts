/**
 * The content pack of an edition, before the build has validated it and replaced names of files by hashed addresses.
 */
import type {
  Award,
  ConfigEntry,
  Download,
  Exhibitor,
  Home,
  News,
  Page,
  Pair,
  Picture,
  Product,
  Section,
  Talk,
  TalkSlides
} from '../../../shared/records/records.ts'
import type { LocatedRecord } from './fault-list.ts'

/**
 * A picture by its path below the content folder's `pictures`, or that of a built one without extension:
 * `organic/hero`.
 */
export interface PictureName extends Pair<'alt'> {
  picture: string
}

/** A download by its path below `client/assets/downloads`; the build adds its size. */
export type PackDownload = Omit<Download, 'bytes'> & { bytes?: number }

/** The type of a record in a pack: pictures and files by name, everything else as the API sends it. */
export type Packed<T> = T extends Picture
  ? PictureName & Omit<T, keyof Picture>
  : T extends Download
    ? PackDownload
    : T extends TalkSlides
      ? Omit<TalkSlides, 'bytes'> & { bytes?: number }
      : T extends (infer U)[]
        ? Packed<U>[]
        : T extends string
          ? T
          : T extends object
            ? { [K in keyof T]: Packed<T[K]> }
            : T

export interface PackMenuItem extends Pair<'name'> {
  path: string
  out_link?: string
  target?: '_self' | '_blank'
  is_nav: 0 | 1
  hidden: 0 | 1
  childlist: PackMenuItem[]
}

export interface PackTreeItem extends Pair<'name'> {
  id: number
  /** A drawing of the branch. */
  picture?: Pick<PictureName, 'picture'>
  children: PackTreeItem[]
}

export type PackSection = Packed<Section>
export type PackPage = Packed<Page>
/** Previous, next and recommended items are derived from `date` and `recommend`. */
export type PackNews = Packed<Omit<News, 'previous' | 'next' | 'recommended'>> & { recommend: boolean }
/** Products, talks and news of an exhibitor are derived from their own records. */
export type PackExhibitor = Packed<Omit<Exhibitor, 'products' | 'talks' | 'news'>>
/**
 * Company and booth are derived from the exhibitor, related products from the category. `code` is for the code query.
 */
export type PackProduct = Packed<Omit<Product, 'company_cn' | 'company_en' | 'booth' | 'related'>> & {
  code?: string
  validUntil?: number
}
export type PackTalk = Packed<Omit<Talk, 'exhibitors'>> & { exhibitors: number[] }

/** `brandBox` and `newsBox` are ids of exhibitors and news; the build replaces them by summaries. */
export type PackHome = Packed<Omit<Home, 'brandBox' | 'newsBox'>> & { brandBox: number[]; newsBox: number[] }

/** The facts of the fair, where the content has its own. */
export interface PackFacts {
  /** As they are written, in both languages. */
  record: object
  /** The same as configuration (shared/records/configuration-codes.ts); the QR code by the name of its picture. */
  entries: ConfigEntry[]
  /** Opening hours by day, unix seconds; empty where they are not known. */
  hours: { open: number; close: number }[]
}

export interface Pack {
  menu: PackMenuItem[]
  /** Undefined: those that `config` gives. */
  facts?: PackFacts
  config: ConfigEntry[]
  /** Product categories of the e-news form. */
  categories: (Pair<'name'> & { id: number })[]
  tree: PackTreeItem[]
  home: PackHome
  pages: PackPage[]
  news: PackNews[]
  exhibitors: PackExhibitor[]
  products: PackProduct[]
  talks: PackTalk[]
  awards: Award[]
  /** What records show of other files, by identity: people, partners, hotels, organisers, drawings of branches. */
  parts?: readonly LocatedRecord[]
  /** Words that mean the same to the search. */
  synonyms?: readonly SynonymGroup[]
}

/** Words of both languages that mean the same; `href` is the part of a page that answers a search for them. */
export interface SynonymGroup {
  cn: string[]
  en: string[]
  href?: string | undefined
}
