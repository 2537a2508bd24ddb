/** The cells of a row of an organiser's list, as `exhibitors.csv` has them. */
import { countries } from '../../../../shared/locale/countries.ts'

/** What lists call countries besides the names that visitors choose from. */
const otherNames: Record<string, string> = {
  CN: '中华人民共和国 中国大陆 prc prchina mainlandchina chinamainland',
  HK: '香港',
  MO: '澳门',
  TW: '台湾',
  US: 'usa unitedstatesofamerica',
  GB: 'uk england',
  KR: 'korea republicofkorea',
  VN: 'vietnam'
}

const plainName = (name: string) => name.toLowerCase().replace(/[\s.]/g, '')

const countryCodes = new Map<string, string>()
for (const { code, name } of [...countries.cn, ...countries.en])
  countryCodes.set(plainName(name), code).set(code.toLowerCase(), code)
for (const [code, names] of Object.entries(otherNames))
  for (const name of names.split(' ')) countryCodes.set(name, code)

/**
 * Writes a record's cells as the table has them and adds those that follow from others: a missing id is `id`, a missing
 * day of change `today`, missing names of brands are the company's, a missing description is the summary.
 */
export function completeCells(record: Map<string, string>, id: number, today: string): void {
  const change = (column: string, change: (cell: string) => string) =>
    record.set(column, change(record.get(column) ?? ''))
  const fallback = (column: string, value: string | undefined) => {
    if (!record.get(column) && value) record.set(column, value)
  }
  change('country', (cell) => countryCodes.get(plainName(cell)) ?? cell)
  change('area', (cell) =>
    cell
      .normalize('NFKC')
      .replace(/(?:m2|sqm|平方米|平米)$/i, '')
      .trim()
  )
  change('since', (cell) => cell.normalize('NFKC').replace(/^(\d{4})[年/.-].*$/, '$1'))
  change('booth', (cell) => cell.normalize('NFKC'))
  // A bare name of a host.
  change('website', (cell) => cell.replace(/^(?=[\w-]+(?:\.[\w-]+)+(?:[/?#]|$))/, 'https://'))
  fallback('id', String(id))
  fallback('updated', today)
  for (const language of ['cn', 'en']) {
    fallback(`brand_${language}`, record.get(`company_${language}`))
    fallback(`markdown_${language}`, record.get(`summary_${language}`))
  }
}

/** Columns that are told as missing where what they follow from is. */
export const isCompleted = (column: string) => /^(?:brand|markdown)_/.test(column)
