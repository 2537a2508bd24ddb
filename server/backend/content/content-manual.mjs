/** The generated tables of the editors' manual: the columns of the tables and the types of sections, from the schemas. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSchemas } from './content-schemas.mjs'

export const contentManualFile = 'server/backend/README.md'

const tables = ['exhibitors', 'booths', 'products', 'talks', 'people', 'partners', 'hotels', 'categories']

/** What each type of section shows, in Chinese; the schemas say it in English. */
const sectionsCn = {
  text: '正文',
  figures: '数字和说明',
  steps: '步骤',
  table: '表格',
  timeline: '时间线',
  chart: '图表，下附数据表',
  people: '人物，取自 people.csv',
  hotels: '酒店，取自 hotels.csv',
  gallery: '照片和视频',
  downloads: '下载文件',
  quotes: '引言',
  cards: '通往其他页面的卡片',
  questions: '问答',
  venue: '场馆位置（GCJ-02 坐标）',
  transport: '交通方式',
  parking: '停车价格',
  hall: '展馆墙边的设施',
  contacts: '主办方联系方式',
  partners: 'partners.csv 中一组合作伙伴',
  awards: '奖项和获奖者，取自 awards.yaml',
  form: '一个表单',
  code: '查询码',
  tree: '行业分类',
  programme: '活动日程'
}

const typesIn = (definitions) => Object.keys(definitions).filter((name) => definitions[name].properties?.type)

/** The types of sections that a page may have; `root` is that of the repository. */
export const sectionTypes = (root) => typesIn(readSchemas(root).page.definitions)

/** The picture of a section of that type, from the root of the repository; `npm run pictures` takes it. */
export const sectionPicture = (type) => `.github/pictures/sections/${type}.webp`

const pictureOf = (type) => {
  const link = path.posix.relative(path.posix.dirname(contentManualFile), sectionPicture(type))
  return `<img src="${link}" width="240" alt="${type}：页面上的样子 as a page shows it">`
}

const cell = (text) => text.replaceAll('|', '\\|')

/** Fields as editors write them: pairs of languages as one, required ones with a star. */
function fieldsOf({ properties, required = [] }) {
  const left = new Set(['type', 'anchor', 'phases', 'title_cn', 'title_en', 'summary_cn', 'summary_en'])
  const names = Object.keys(properties).filter((name) => !('type' in properties && left.has(name)))
  return names
    .filter((name) => !/(?:_en|[a-z]En)$/.test(name))
    .map(
      (name) => `\`${name.replace(/_cn$/, '_cn/en').replace(/Cn$/, 'Cn/En')}\`${required.includes(name) ? '\\*' : ''}`
    )
    .join(', ')
}

/** The first row of a table: of the folder that `init` writes, else of an edition. */
function firstRow(root, name) {
  const folders = ['starter', path.join('editions', 'organic')]
  for (const folder of folders)
    try {
      const text = readFileSync(path.join(root, 'server/backend/content', folder, `${name}.csv`), 'utf8')
      return text.trim().split(/\r?\n/)[1]
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
}

/** The text of the manual with its generated part up to date. Throws where the lines around it or a type are missing. */
export function withContentTables(root, text) {
  const schemas = readSchemas(root)
  const { definitions } = schemas.page
  const types = typesIn(definitions)
  const unnamed = types.filter((name) => !(name in sectionsCn))
  if (unnamed.length > 0) throw new RangeError(`${unnamed} has no Chinese description`)
  const lines = [
    '| 表 table | 列 columns | 例 example |',
    '| --- | --- | --- |',
    ...tables.map((name) => `| \`${name}.csv\` | ${fieldsOf(schemas[name])} | \`${cell(firstRow(root, name))}\` |`),
    '',
    '| type | 内容 shows | 字段 fields | 样子 looks like |',
    '| --- | --- | --- | --- |',
    ...types.map((name) => {
      const { description } = definitions[name]
      return `| \`${name}\` | ${sectionsCn[name]}。${cell(description)} | ${fieldsOf(definitions[name])} | ${pictureOf(name)} |`
    })
  ]
  const [from, to] = ['<!-- generated: content (npm run types) -->', '<!-- end of content -->']
  const start = text.indexOf(from)
  const end = text.indexOf(to)
  if (start === -1 || end < start) throw new RangeError(`${contentManualFile} has no lines around its tables`)
  return `${text.slice(0, start + from.length)}\n\n${lines.join('\n')}\n\n${text.slice(end)}`
}
