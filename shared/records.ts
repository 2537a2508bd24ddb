/**
 * The records of the API, as they arrive: every text in both languages (specification, section 3).
 * Menu and category names alone arrive in the language of the `lang` header (rulings, section 4).
 * The shapes are those of `openapi.yaml`, from which `openapi.d.ts` is generated.
 */
import type { Section } from './openapi.d.ts'

export type {
  Award,
  Booth,
  BranchPicture,
  Card,
  Category,
  ChartValue,
  CodeQueryText,
  CodeResult,
  ConfigEntry,
  Contact,
  Download,
  Exhibitor,
  ExhibitorListing,
  ExhibitorSummary,
  Facet,
  Figure,
  FormName,
  Home,
  Hotel,
  MenuItem,
  Moment,
  News,
  NewsKind,
  NewsSummary,
  Organiser,
  Page,
  PageEntry,
  Partner,
  Person,
  Picture,
  Product,
  ProductListing,
  ProductSummary,
  Question,
  Quote,
  SearchGroup,
  SearchHit,
  SearchKind,
  Section,
  ShareSignature,
  Step,
  Talk,
  TalkSummary,
  TreeItem,
  Video,
  Way
} from './openapi.d.ts'

/** One text in both languages, under `<K>_cn` and `<K>_en`. */
export type Pair<K extends string> = Record<`${K}_cn` | `${K}_en`, string>

/** What every answer under `/api/` looks like. */
export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
}

/** What a page is made of besides its title; `global-template` composes them in order. */
export type SectionType = Section['type']

/** One page of a list; `page` counts from 1. */
export interface Listing<T> {
  list: T[]
  total: number
  page: number
  pages: number
}
