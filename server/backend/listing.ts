/** Pages of a list. */
import type { Listing } from '../../shared/records.ts'

/** Records on one page of any list. */
const pageSize = 24

/** One page of the records; a page beyond the last one is empty. There is always at least one page. */
export function pageOf<T>(records: T[], page: number): Listing<T> {
  const first = (page - 1) * pageSize
  return {
    list: records.slice(first, first + pageSize),
    total: records.length,
    page,
    pages: Math.max(1, Math.ceil(records.length / pageSize))
  }
}

/** The page that a query asks for; whatever is no whole number from 1 is 1. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
