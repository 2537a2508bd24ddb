/** Turns an organiser's list of exhibitors into the table `exhibitors.csv`. */
import { readFileSync } from 'node:fs'
import { tables } from 'virtual:content-schemas'
import { CsvError } from 'csv-parse/sync'
import { countries } from '../../../../shared/countries.ts'
import { fieldPath } from '../fault-list.ts'
import { checkSchema } from '../load/check-schema.ts'
import { type ContentFault, faultLine } from '../load/content-fault.ts'
import { createCellLocator, parseCells } from '../load/csv-source.ts'

/** What organisers call the columns, without spaces and in small letters. */
const columnNames: Record<string, readonly string[]> = {
  id: ['id', '编号', '序号', '展商编号', 'no', 'no.', 'exhibitorid'],
  booth: ['booth', '展位', '展位号', '展台', '展台号', 'stand', 'boothno', 'boothno.', 'boothnumber'],
  country: ['country', '国家', '国别', '国家地区', '国家/地区', 'countrycode', 'countryorregion'],
  categories: ['categories', 'category', '类别', '展品类别', '产品类别', '行业', '分类'],
  featured: ['featured', '推荐', '是否推荐', '重点展商'],
  since: ['since', '首次参展', '首次参展年份', '参展年份', 'firstyear'],
  area: ['area', '面积', '展位面积', '面积(平方米)', '面积（平方米）', 'sqm', 'areasqm'],
  website: ['website', '网址', '网站', '官网', '公司网址', '公司网站', 'url', 'homepage'],
  updated: ['updated', '更新日期'],
  company_cn: [
    'company_cn',
    '公司',
    '公司名称',
    '企业名称',
    '展商名称',
    '中文名称',
    '公司中文名',
    '公司中文名称',
    '参展企业',
    '参展商',
    '公司名称(中文)',
    '公司名称（中文）',
    'companycn',
    'company(chinese)'
  ],
  company_en: [
    'company_en',
    '英文名称',
    '英文名',
    '公司英文名',
    '公司英文名称',
    '企业英文名称',
    '公司名称(英文)',
    '公司名称（英文）',
    'company',
    'companyname',
    'companyen',
    'company(english)'
  ],
  brand_cn: ['brand_cn', '品牌', '品牌(中文)', '品牌（中文）', '中文品牌'],
  brand_en: ['brand_en', 'brand', '品牌(英文)', '品牌（英文）', '英文品牌'],
  summary_cn: ['summary_cn', '简介', '中文简介', '公司简介', '简介(中文)', '简介（中文）'],
  summary_en: ['summary_en', 'summary', '英文简介', '简介(英文)', '简介（英文）', 'profile'],
  markdown_cn: ['markdown_cn', '介绍', '详细介绍', '中文介绍', '介绍(中文)', '介绍（中文）'],
  markdown_en: ['markdown_en', 'description', '英文介绍', '介绍(英文)', '介绍（英文）']
}

const columnOf = new Map(
  Object.entries(columnNames).flatMap(([column, names]) => names.map((name) => [name, column] as const))
)
const countryCodes = new Map(
  [...countries.cn, ...countries.en].flatMap(({ code, name }) => [
    [name.toLowerCase(), code],
    [code.toLowerCase(), code]
  ])
)

export interface ImportedTable {
  /** CSV in UTF-8. */
  text: string
  /** One for each column and cell that could not be read. */
  faults: ContentFault[]
}

/** Decodes UTF-8 and UTF-16 (“Unicode text”), else GB18030, which spreadsheets write in China. */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/**
 * Reads a list with heads in Chinese or English; units of areas and years are left out. A missing id is numbered from
 * 101, a missing day of change is `today` (such as 2025-06-11), missing names of brands are the company's, and a
 * missing description is the summary. Throws CsvError.
 */
export function importTable(file: string, source: string, today: string): ImportedTable {
  const faults: ContentFault[] = []
  const [head = [], ...rows] = parseCells(source)
  const positionOf = createCellLocator(source)
  const columns = head.map((name) => columnOf.get(name.replace(/\s/g, '').toLowerCase()))
  for (const [index, name] of head.entries())
    if (columns[index] === undefined)
      faults.push({ file, ...positionOf(0, index), field: name, message: 'is no column that is known: it is left out' })
  const names = Object.keys(tables.exhibitors?.columns ?? {}).filter((name) => Object.hasOwn(columnNames, name))
  const records = rows.flatMap((row, index) => {
    // A spreadsheet writes rows that were emptied as commas alone.
    if (row.every((cell) => cell.trim() === '')) return []
    const record = new Map(columns.flatMap((column, at) => (column ? [[column, row[at]?.trim() ?? '']] : [])))
    complete(record, index, today)
    // The check converts its copy.
    const cells = names.flatMap((name) => (record.get(name) ? [[name, cellOf(name, record.get(name) ?? '')]] : []))
    for (const { steps, message } of checkSchema('exhibitors', [Object.fromEntries(cells)])) {
      const column = Math.max(0, columns.indexOf(String(steps[1])))
      const field = steps.slice(1).reduce<string>(fieldPath, '')
      faults.push({ file, ...positionOf(index + 1, column), field, message })
    }
    const website = record.get('website') ?? ''
    if (website !== '' && !/^https:\/\//.test(website)) {
      const at = positionOf(index + 1, columns.indexOf('website'))
      faults.push({ file, ...at, field: 'website', message: 'must be an https address' })
    }
    return names.map((name) => quoted(record.get(name) ?? '')).join(',')
  })
  return { text: `${[names.join(','), ...records].join('\n')}\n`, faults }
}

function complete(record: Map<string, string>, index: number, today: string): void {
  const fallback = (column: string, value: string | undefined) => {
    if (!record.get(column) && value) record.set(column, value)
  }
  const country = record.get('country') ?? ''
  record.set('country', countryCodes.get(country.toLowerCase()) ?? country)
  record.set('area', (record.get('area') ?? '').replace(/(?:㎡|m²|m2|sqm|平方米|平米)$/i, '').trim())
  record.set('since', (record.get('since') ?? '').replace(/年$/, ''))
  record.set('website', (record.get('website') ?? '').replace(/^www\./i, 'https://www.'))
  fallback('id', String(101 + index))
  fallback('updated', today)
  for (const language of ['cn', 'en']) {
    fallback(`brand_${language}`, record.get(`company_${language}`))
    fallback(`markdown_${language}`, record.get(`summary_${language}`))
  }
}

function cellOf(column: string, cell: string): unknown {
  if (column === 'categories') return cell.split(/[\s,;，；、]+/).filter(Boolean)
  return column === 'featured' ? /^(yes|true|1|是)$/i.test(cell) : cell
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Writes the table to the standard output and its faults to the standard error. Gives the exit code. */
export function importExhibitors(file: string, isJson: boolean): number {
  try {
    const today = new Date().toISOString().slice(0, 10)
    const { text, faults } = importTable(file, decodeTable(readFileSync(file)), today)
    process.stdout.write(text)
    if (isJson) process.stderr.write(`${JSON.stringify({ faults })}\n`)
    else for (const fault of faults) process.stderr.write(`${faultLine(fault)}\n`)
    return faults.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    process.stderr.write(`${file} is no valid CSV: ${error.message}\n`)
    return 1
  }
}
