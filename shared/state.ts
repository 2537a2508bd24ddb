/**
 * What the server hands to the page, inside the document and at `/_data/`: everything in one language.
 * It is the start of the client's store.
 */
import type { Country } from './countries.ts'
import type { Phase } from './dates.ts'
import type { EditionFacts, EditionName } from './editions.ts'
import type { AnyFormName } from './forms.ts'
import type { Locale } from './locale.ts'
import type { Projected } from './projection.ts'
import type * as records from './records.ts'
import type { Screen } from './routes.ts'
import type { Branch } from './shell-records.ts'

/** Configuration entries by code, resolved by type (rulings, section 4). Rich content is cleaned. */
export type SiteConfig = Record<string, string>

/** What the calls of a page answered, one language of it; what is absent was not asked or is not there. */
export interface ViewData {
  home?: Projected<records.Home>
  page?: Projected<records.Page>
  newsList?: Projected<records.Listing<records.NewsSummary>>
  news?: Projected<records.News>
  exhibitorList?: Projected<records.ExhibitorListing>
  exhibitor?: Projected<records.Exhibitor>
  booths?: Projected<records.Booth>[]
  productList?: Projected<records.ProductListing>
  product?: Projected<records.Product>
  talkList?: Projected<records.TalkSummary>[]
  talk?: Projected<records.Talk>
  search?: Projected<records.SearchGroup>[]
  code?: Projected<records.CodeResult>
}

export interface Head {
  title: string
  description: string
  keywords: string
}

/** What became of a form that was posted without script. Errors are keys of the form's messages, by field. */
export interface FormOutcome {
  form: AnyFormName
  done: boolean
  values: Record<string, string>
  errors: Record<string, string>
  message: string
}

export interface PageState {
  locale: Locale
  edition: EditionName
  facts: Projected<EditionFacts>
  /** Public origin, for absolute addresses. */
  origin: string
  /** Without language prefix. */
  path: string
  /** The query's declared parameters, canonical. */
  query: Record<string, string>
  params: Record<string, string>
  screen: Screen
  status: number
  head: Head
  /** Names the answers that the page was made of. */
  version: string
  /** False in a document that leaves out `data`, `industryTree` and the organisers, which its HTML says already. */
  whole: boolean
  data: ViewData
  menu: records.MenuItem[] | null
  config: SiteConfig | null
  categories: records.Category[] | null
  industryTree: Branch[] | null
  /** Midnight UTC of the fair's day in Shanghai, unix seconds, and where it lies in the fair's life. */
  today: number
  phase: Phase
  /** True when the answers come from the embedded backend. */
  sample: boolean
  /** What the browser calls instead of `/api/`. */
  apiBase: string
  /** The configured statistics script, where its host is allowed. */
  analytics: string
  /** Tile address of the live map, empty for the drawn plan. */
  tiles: string
  form: FormOutcome | null
  /** Countries to choose from, where a form asks for one. */
  countries: readonly Country[] | null
}
