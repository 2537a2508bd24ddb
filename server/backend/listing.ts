import type { Listing } from '../../shared/records/records.ts'

/** Records on one page of any list. */
const pageSize = 24

/** One page of a list. A page after the last one is empty; `pages` is at least 1. */
export function pageOf<T>(records: T[], page: number): Listing<T> {
  const first = (page - 1) * pageSize
  return {
    list: records.slice(first, first + pageSize),
    total: records.length,
    page,
    pages: Math.max(1, Math.ceil(records.length / pageSize))
  }
}

/** The number of the requested page; 1 if `page` is missing or no integer from 1 to 999,999. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
