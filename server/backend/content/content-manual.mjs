/** The generated tables of the editors' manual: the columns of the tables and the types of sections, from the schemas. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSchemas } from './content-schemas.mjs'
import { formWords } from './form-fields.mjs'

export const contentManualFile = 'server/backend/README.md'

const tables = ['exhibitors', 'booths', 'products', 'talks', 'people', 'partners', 'hotels', 'categories']

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
  const { hints } = formWords(root)
  const unnamed = types.filter((name) => !(definitions[name].description in hints))
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
      return `| \`${name}\` | ${hints[description]}${cell(description)} | ${fieldsOf(definitions[name])} | ${pictureOf(name)} |`
    })
  ]
  const [from, to] = ['<!-- generated: content (npm run types) -->', '<!-- end of content -->']
  const start = text.indexOf(from)
  const end = text.indexOf(to)
  if (start === -1 || end < start) throw new RangeError(`${contentManualFile} has no lines around its tables`)
  return `${text.slice(0, start + from.length)}\n\n${lines.join('\n')}\n\n${text.slice(end)}`
}
