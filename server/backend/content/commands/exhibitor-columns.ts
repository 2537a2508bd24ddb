/** Which column of `exhibitors.csv` a head in an organiser's list means. */

/** What organisers call the columns, in small letters; of columns in two languages the language of the word itself. */
const names: Record<string, string> = {
  id: 'id 编号 序号 展商编号 no no. exhibitorid',
  booth: 'booth 展位 展位号 展台 展台号 stand boothno boothno. boothnumber',
  country: 'country 国家 国别 国家地区 国家/地区 国家或地区 countrycode countryorregion country/region',
  categories: 'categories category 类别 展品类别 产品类别 所属类别 展品范围 行业 所属行业 分类',
  featured: 'featured 推荐 是否推荐 重点展商',
  since: 'since 首次参展 首次参展年份 参展年份 firstyear',
  area: 'area 面积 展位面积 参展面积 sqm areasqm boothsize',
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
  markdown_en: 'markdown_en description'
}

const columns = new Map(
  Object.entries(names).flatMap(([column, words]) => words.split(' ').map((word) => [word, column]))
)

/** The column that a head means, such as `*展位面积（㎡）` or `展商英文名称`; undefined for one that is not known. */
export function exhibitorColumn(head: string): string | undefined {
  const written = head.normalize('NFKC').toLowerCase().replace(/[\s*]/g, '')
  // Also remarks in brackets: units, "required", the word in the other language.
  const plain = written.replace(/\([^()]*\)|中文|英文|chinese|english/g, '')
  const column = columns.get(written) ?? columns.get(plain)
  if (column === undefined || columns.has(written)) return column
  const language = /英文|english|\(en\)/.test(written) ? '_en' : /中文|chinese|\(cn\)/.test(written) ? '_cn' : '$&'
  return column.replace(/_(?:cn|en)$/, language)
}
