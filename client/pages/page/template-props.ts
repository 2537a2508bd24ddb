import type { Projected } from '../../../shared/records/projection.ts'
import type { Page } from '../../../shared/records/records.ts'

/** The props of every template: the record of the page. */
export interface TemplateProps {
  page: Projected<Page>
}
