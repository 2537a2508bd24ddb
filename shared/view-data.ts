/** The data of a page's own calls, in the language of the page. */
import type { Projected } from './projection.ts'
import type * as records from './records.ts'

/** Data by call. A call that the page did not make, or that found no record, is absent. */
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
