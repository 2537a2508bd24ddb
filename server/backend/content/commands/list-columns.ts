/** Which column of a table a head in an organiser's list means. */

import { simplify } from '../../search-text.ts'
import { visibleText } from '../load/csv-source.ts'

export type ListTable = 'exhibitors' | 'products' | 'talks' | 'people'

/** Columns of `exhibitors.csv` that every list of exhibitors should have, beside those that can be completed. */
export const usualColumns = ['booth', 'country', 'categories', 'since', 'area'].concat(
  ['company', 'brand', 'summary', 'markdown'].flatMap((text) => [`${text}_cn`, `${text}_en`])
)

/**
 * What organisers call the columns, in small letters; of columns in two languages the language of the word itself. `day`,
 * `time` and `duration` are parts of when a talk is.
 */
const names: Record<ListTable, Record<string, string>> = {
  exhibitors: {
    id: 'id 编号 序号 展商编号 no no. exhibitorid',
    booth:
      'booth 展位 展位号 展位编号 所在展位 展位位置 展台 展台号 摊位 摊位号 stand boothno boothno. booth# boothnumber standno standno. standnumber booths stands allbooths boothnos boothnumbers standnumbers boothlocation',
    hall: 'hall 馆 馆号 展馆 展馆号 hallno hallno. hallnumber halle pavilion',
    country:
      'country 国家 国别 国别地区 国别/地区 所属国家 国家地区 国家/地区 国家或地区 countrycode countryorregion country/region',
    categories:
      'categories category productcategory productcategories 类别 产品分类 展品分类 展品类别 产品类别 所属类别 展品范围 行业 所属行业 分类 industry sector productgroup productgroups',
    featured: 'featured 推荐 是否推荐 重点展商',
    since: 'since firstparticipation 首次参展 首次参展年份 参展年份 firstyear',
    area: 'area boothsize bootharea standsize 面积 展位面积 参展面积 展出面积 展台面积 sqm areasqm',
    website:
      'website 网址 网站 官网 公司网址 公司网站 企业网址 企业网站 公司官网 企业官网 公司主页 网站地址 主页 url homepage web',
    updated: 'updated 更新日期',
    company_cn:
      'company_cn companycn 名 名称 公司 公司名 公司名称 企业 企业名称 单位 单位名称 展商 展商名称 公司全称 企业全称 单位全称 企业名 展商名 参展商 参展商名称 参展企业 参展单位',
    company_en: 'company_en companyen company companyname exhibitor exhibitorname name organisation organization',
    brand_cn: 'brand_cn 品牌 品牌名称',
    brand_en: 'brand_en brand brandname',
    summary_cn: 'summary_cn 简介 公司简介 企业简介 展商简介 单位简介',
    summary_en: 'summary_en summary profile companyprofile',
    markdown_cn: 'markdown_cn 介绍 详细介绍 公司介绍 企业介绍',
    markdown_en: 'markdown_en description introduction companyintroduction companydescription'
  },
  products: {
    id: 'id 编号 序号 展品编号 no no. productid',
    exhibitor:
      'exhibitor 展商 参展商 展商名称 展商编号 参展企业 参展单位 所属企业 所属展商 公司 公司名称 企业 企业名称 company companyname exhibitorid exhibitorname',
    category: 'category 类别 展品类别 产品类别 所属类别 分类 productcategory productgroup',
    code: 'code 查询码 追溯码 产品编码 barcode sku',
    validUntil: 'validuntil 有效期 有效期至 证书有效期 expires expirydate',
    updated: 'updated 更新日期',
    name_cn: 'name_cn 名 名称 产品 产品名 产品名称 展品 展品名称 品名 商品名称',
    name_en: 'name_en name product productname item',
    summary_cn: 'summary_cn 简介 产品简介 展品简介',
    summary_en: 'summary_en summary',
    origin_cn: 'origin_cn 产地 原产地',
    origin_en: 'origin_en origin countryoforigin',
    certificate_cn: 'certificate_cn 证书 认证 认证情况',
    certificate_en: 'certificate_en certificate certification certificates',
    markdown_cn: 'markdown_cn 介绍 详细介绍 产品介绍 展品介绍 描述 产品描述 展品描述 产品说明',
    markdown_en: 'markdown_en description details productdescription'
  },
  talks: {
    id: 'id 编号 序号 no no. sessionid',
    kind: 'kind 类型 活动类型 sessiontype type',
    forum: 'forum 论坛 分论坛 track',
    start: 'start 开始 开始时间 starttime starts begin begins',
    end: 'end 结束 结束时间 endtime ends',
    day: 'day date 日期 活动日期',
    time: 'time 时间 活动时间 时段',
    duration: 'duration 时长',
    room_cn: 'room_cn 会场 会议室 地点 会议地点 演讲地点 场地 活动地点',
    room_en: 'room_en room venue location hall stage',
    title_cn: 'title_cn 题目 主题 标题 议题 议程 演讲议题 报告题目 名称 活动 活动名称 演讲题目 演讲主题 会议名称',
    title_en:
      'title_en title session sessiontitle sessionname talk talktitle topic eventtitle eventname presentation presentationtitle',
    admission_cn: 'admission_cn 入场 参加方式',
    admission_en: 'admission_en admission',
    speakers:
      'speakers speaker 嘉宾 演讲嘉宾 发言嘉宾 分享嘉宾 演讲人 发言人 报告人 讲者 主讲 主讲人 主讲嘉宾 presenter presenters speakername speakernames',
    exhibitors: 'exhibitors 展商 参展商 主办展商 exhibitor',
    updated: 'updated 更新日期',
    markdown_cn: 'markdown_cn 摘要 简介 内容 介绍 内容简介',
    markdown_en: 'markdown_en abstract description summary'
  },
  people: {
    id: 'id 编号 speakerid',
    name_cn: 'name_cn 名 姓名 嘉宾 嘉宾姓名 演讲嘉宾 发言嘉宾 演讲人 发言人 讲者 主讲人 专家 中文名',
    name_en: 'name_en name speaker speakername fullname 英文名',
    position_cn: 'position_cn 职务 职位 头衔 职称 职务职称',
    position_en: 'position_en position jobtitle title role',
    company_cn: 'company_cn 单位 工作单位 单位名称 公司 公司名称 机构',
    company_en: 'company_en company companyname organisation organization affiliation employer',
    text_cn: 'text_cn 简介 个人简介 嘉宾简介 介绍',
    text_en: 'text_en bio biography about profile description'
  }
}

// The keys of a table whose type names them.
export const listTables = Object.keys(names) as ListTable[]

/** The columns of a table by the words for them. */
export type ColumnNames = ReadonlyMap<string, string>

const wordsOf = (table: ListTable): ColumnNames =>
  new Map(
    Object.entries(names[table]).flatMap(([column, words]) => words.split(' ').map((word) => [word, column] as const))
  )

export const columnNames: Readonly<Record<ListTable, ColumnNames>> = {
  exhibitors: wordsOf('exhibitors'),
  products: wordsOf('products'),
  talks: wordsOf('talks'),
  people: wordsOf('people')
}

/** What a head is about where its Chinese word alone is that of a column: `公司 E-mail`. */
const otherSubject = /mail|tel|fax|phone|contact|wechat|qq|logo|(?<!web|site)address|person|postcode|^id$/

/**
 * The column that a head means, such as `*展位面积（㎡）`, `展商英文名称`, or in both languages `展位号 / Booth No.`; undefined
 * for one that is not known. Of two words that differ the Chinese one counts.
 */
export function listColumn(head: string, columns: ColumnNames): string | undefined {
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
export function oneWordColumn(head: string, columns: ColumnNames): string | undefined {
  const text = plainText(head)
  return columns.get(text.replace(/[\s*]/g, '')) ?? inLanguage(columns.get(withoutRemarks(text)), text)
}

/** In simplified characters without spaces between them; `（中）` and `:英` are languages. */
const plainText = (head: string) =>
  simplify(visibleText(head).normalize('NFKC').toLowerCase())
    .replace(/[[【〔{「『<《]/g, '(')
    .replace(/[\]】〕}」』>》]/g, ')')
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    .replace(/(?<=[(:\s-])[中英](?=\)?$)/, '$&文')

/** Whether a head names the language of its column. */
export const namesLanguage = (head: string) => /中文|英文|chinese|english|\b(?:cn|zh|eng?)\b|_(?:cn|en)/i.test(head)

/** Without languages and what stands in brackets: units, "required", the word in the other language. */
const withoutRemarks = (text: string) =>
  text.replace(/(?:\b|_)(?:cn|zh|en|eng)\b|[\s*_]/g, '').replace(/\([^()]*\)|中文|英文|(?:in)?(?:chinese|english)/g, '')

/** A column in the language that a head names; of a head in both languages that of the list. */
function inLanguage(column: string | undefined, text: string): string | undefined {
  const isEnglish = /(?<!中)英文|english|(?:\b|_)(?:en|eng)\b/.test(text)
  // A remark such as (必填) says nothing about the language of the column.
  const plain = withoutRemarks(text)
  const isChinese = /chinese|(?:\b|_)(?:cn|zh)\b/.test(text) || (/\p{Script=Han}/u.test(plain) && /[a-z]/.test(plain))
  return column?.replace(/_(?:cn|en)$/, isEnglish ? '_en' : isChinese ? '_cn' : '$&')
}
