/** The data of a page's own calls, in the language of the page. */
import type { CallData, ContentCallName } from '../calls/names.ts'
import type { Projected } from '../records/projection.ts'

/** Data by call. A call that the page did not make, or that found no record, is absent. */
export type ViewData = { [Name in ContentCallName]?: Projected<CallData<Name>> }
