/** Which column of `exhibitors.csv` a head in an organiser's list means. */

import { visibleText } from '../load/csv-source.ts'

/** Columns whose cells every exhibitor should have, beside those that can be completed. */
export const usualColumns = ['booth', 'country', 'categories', 'since', 'area'].concat(
  ['company', 'brand', 'summary', 'markdown'].flatMap((text) => [`${text}_cn`, `${text}_en`])
)

/** What organisers call the columns, in small letters; of columns in two languages the language of the word itself. */
const names: Record<string, string> = {
  id: 'id 编号 序号 展商编号 no no. exhibitorid',
  booth:
    'booth 展位 展位号 展台 展台号 摊位 摊位号 stand boothno boothno. booth# boothnumber standno standno. standnumber',
  country: 'country 国家 国别 国家地区 国家/地区 国家或地区 countrycode countryorregion country/region',
  categories:
    'categories category productcategory productcategories 类别 展品类别 产品类别 所属类别 展品范围 行业 所属行业 分类',
  featured: 'featured 推荐 是否推荐 重点展商',
  since: 'since firstparticipation 首次参展 首次参展年份 参展年份 firstyear',
  area: 'area boothsize bootharea standsize 面积 展位面积 参展面积 sqm areasqm',
  website: 'website 网址 网站 官网 公司网址 公司网站 url homepage',
  updated: 'updated 更新日期',
  company_cn:
    'company_cn companycn 名 名称 公司 公司名 公司名称 企业 企业名称 单位名称 展商 展商名称 参展商 参展商名称 参展企业',
  company_en: 'company_en companyen company companyname exhibitor exhibitorname',
  brand_cn: 'brand_cn 品牌 品牌名称',
  brand_en: 'brand_en brand brandname',
  summary_cn: 'summary_cn 简介 公司简介 企业简介 展商简介',
  summary_en: 'summary_en summary profile companyprofile',
  markdown_cn: 'markdown_cn 介绍 详细介绍 公司介绍 企业介绍',
  markdown_en: 'markdown_en description introduction companyintroduction'
}

const columns = new Map(
  Object.entries(names).flatMap(([column, words]) => words.split(' ').map((word) => [word, column]))
)

/** What a head is about where its Chinese word alone is that of a column: `公司 E-mail`. */
const otherSubject = /mail|tel|fax|phone|contact|wechat|qq|logo|(?<!web|site)address|person|postcode|^id$/

/**
 * The column that a head means, such as `*展位面积（㎡）`, `展商英文名称`, or in both languages `展位号 / Booth No.`; undefined
 * for one that is not known. Of two words that differ the Chinese one counts.
 */
export function exhibitorColumn(head: string): string | undefined {
  const text = plainText(head)
  const exact = columns.get(text.replace(/[\s*]/g, ''))
  if (exact !== undefined) return exact
  const plain = withoutRemarks(text)
  // Where the word outside of brackets is English the Chinese one may stand in them.
  const chinese = columns.get(chineseOf(plain)) ?? columns.get(chineseOf(text))
  const word = /[a-z](?:.*[a-z.#])?/s.exec(plain.replace(/\p{Script=Han}/gu, ''))?.[0] ?? ''
  const other = columns.get(word)
  if (chinese !== undefined && chinese !== other && otherSubject.test(word)) return undefined
  return inLanguage(chinese ?? columns.get(plain) ?? other, text)
}

const chineseOf = (text: string) => text.replace(/\P{Script=Han}|中文|英文/gu, '')

/** The same for a head of one word, which may have remarks. */
export function oneWordColumn(head: string): string | undefined {
  const text = plainText(head)
  return columns.get(text.replace(/[\s*]/g, '')) ?? inLanguage(columns.get(withoutRemarks(text)), text)
}

const plainText = (head: string) =>
  visibleText(head)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[[【〔{「『<《]/g, '(')
    .replace(/[\]】〕}」』>》]/g, ')')

/** Without languages and what stands in brackets: units, "required", the word in the other language. */
const withoutRemarks = (text: string) =>
  text.replace(/\b(?:cn|zh|en|eng)\b|[\s*]/g, '').replace(/\([^()]*\)|中文|英文|(?:in)?(?:chinese|english)/g, '')

/** A column in the language that a head names; of a head in both languages that of the list. */
function inLanguage(column: string | undefined, text: string): string | undefined {
  const isEnglish = /(?<!中)英文|english|\b(?:en|eng)\b/.test(text)
  // A remark such as (必填) says nothing about the language of the column.
  const plain = withoutRemarks(text)
  const isChinese = /chinese|\b(?:cn|zh)\b/.test(text) || (/\p{Script=Han}/u.test(plain) && /[a-z]/.test(plain))
  return column?.replace(/_(?:cn|en)$/, isEnglish ? '_en' : isChinese ? '_cn' : '$&')
}
