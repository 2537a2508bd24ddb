/** Messages of the directories, of talks and of the search. */
import type { directoryCn } from './directory-cn.ts'

export const directoryEn: typeof directoryCn = {
  filters: 'Filters',
  text: 'Text',
  country: 'Country or region',
  category: 'Category',
  row: 'Row',
  sort: 'Sort',
  all: 'All',
  allOf: (name) => `All of ${name}`,
  option: (name, count) => `${name} (${count})`,
  rowName: (row) => `Row ${row}`,
  apply: 'Find',
  showFound: (found) => `Show ${found}`,
  chosen: 'Chosen filters',
  without: (name) => `Remove “${name}”`,
  clear: 'Clear all filters',
  exhibitorCount: (total) => (total === 1 ? '1 company listed' : `${total} companies listed`),
  shown: (first, last) => `, ${first}–${last} shown`,
  widenFilters: 'The filters may be too narrow. Remove one, or try a single word:',
  pageBeyondLast: 'There is no such page in the list.',
  firstPage: 'Go to the first page',
  featured: 'Featured',
  otherProducts: 'Others',

  booth: 'Booth',
  boothFind: 'See this booth'
}
