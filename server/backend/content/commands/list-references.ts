/** What a row of a list names from other tables: exhibitors, speakers. */
import { addRow, plainName, type Row } from './folder-tables.ts'
import type { Import, KnownNames } from './import-state.ts'
import { namedIds } from './list-cells.ts'
import type { ListTable } from './list-columns.ts'

/** Replaces names of exhibitors and speakers by ids. Speakers that no table has are added to that of people. */
export function resolveReferences(
  table: ListTable,
  row: Row,
  into: Import,
  tell: (column: string, message: string, value: string, isRemark: boolean) => void
): void {
  const { tables, isFolder } = into.folder
  for (const column of ['exhibitor', 'exhibitors']) {
    const cell = row.get(column)
    if (!cell) continue
    const { ids, unknown } = namedIds(cell, knownNames(into, 'exhibitors').ids, (part) =>
      /^\d+$/.test(part) && (!isFolder || tables.exhibitors.rows.some((other) => other.get('id') === part))
        ? part
        : undefined
    )
    for (const part of unknown)
      tell(column, 'names no exhibitor of exhibitors.csv: it is left out', part, column === 'exhibitors')
    row.set(column, table === 'products' ? (ids[0] ?? '') : ids.join(' '))
  }
  const speakers = row.get('speakers')
  if (!speakers) return
  if (!isFolder) {
    tell('speakers', 'names people: name the folder as well, and people.csv gets them', speakers, true)
    row.set('speakers', '')
    return
  }
  const ids = speakerNames(speakers).map((name) => {
    const [id = '', ...others] = speakerIds(name, into)
    if (others.length > 0)
      tell('speakers', 'is the name of several people of people.csv: the first is taken', name, true)
    return id
  })
  row.set('speakers', [...new Set(ids)].join(' '))
}

/** What stands behind the name of a speaker: an organisation, or a position; `Professor Li` and `李教授` are people. */
const positions = [
  /\b(?:c[efot]o|head of)\b/i,
  /\b(?:professor|president|chair(?:man|woman)?|director|manager|founder|partner)(?:$| (?:of|for|at|general)\b)/i,
  /^(?:.{3,}|副|执行)?(?:教授|研究员|总裁|总监|总?经理|主任|主席|董事长|[会院校所部司]长|创始人|工程师)$/
]
const ofSpeaker = [
  /\b(?:university|college|institute?|school|academy|hospital|company|corp|inc|ltd|llc|gmbh|group|association|foundation|federation|ministry|cent(?:er|re))\b/i,
  /(?:大学|学院|公司|集团|研究[院所]|协会|学会|中心|委员会)$/,
  ...positions
]

/** The names of a cell, with what stands behind them in brackets: `Ann Lee, Sample University`. */
function speakerNames(cell: string): string[] {
  const names: string[] = []
  for (const part of cell.split(/[,;，；、|\n/&]|\band\b/).map((text) => text.trim())) {
    const name = names.at(-1)
    if (name !== undefined && ofSpeaker.some((words) => words.test(part)))
      names[names.length - 1] = /[)）]$/.test(name) ? `${name.slice(0, -1)}, ${part})` : `${name} (${part})`
    else if (part !== '') names.push(part)
  }
  return names
}

/**
 * Ids of a table by `plainName` of names and ids. Several people may have one name: their ids are
 * separated by spaces. Rows are only added: those that were read before stay.
 */
function knownNames({ names, folder }: Import, table: ListTable): KnownNames {
  const { rows } = folder.tables[table]
  const known = names.get(table) ?? { rows: 0, ids: new Map(), taken: new Set(), numbers: new Map() }
  const added = rows.slice(known.rows)
  const columns = { exhibitors: ['id', 'company', 'brand'], people: ['id', 'name'], products: [], talks: [] }[table]
  for (const column of columns.flatMap((name) => (name === 'id' ? name : [`${name}_cn`, `${name}_en`])))
    for (const row of added) {
      const name = plainName(row.get(column) ?? '')
      const first = known.ids.get(name)
      const id = row.get('id') ?? ''
      if (name !== '' && (first === undefined || table === 'people')) known.ids.set(name, first ? `${first} ${id}` : id)
    }
  for (const row of added) known.taken.add(row.get('id') ?? '')
  known.rows = rows.length
  names.set(table, known)
  return known
}

/** The ids of the people who have a name, with the company behind it if one of them has it; a new one where nobody has it. */
function speakerIds(name: string, into: Import): readonly string[] {
  const { people } = into.folder.tables
  const { taken, ids } = knownNames(into, 'people')
  if (taken.has(name)) return [name]
  // 张三（某大学）, 张三 Zhang San
  const [, before = '', remark = ''] = /^([^(（]+)(?:[(（]([^)）]*)[)）])?$/.exec(name) ?? [name, name]
  const plain = before.trim()
  const isPosition = (part: string) => positions.some((words) => words.test(part))
  const behind = remark.split(/[,，、]/).map((part) => part.trim())
  const [position = '', firm = ''] = [true, false].map((wanted) =>
    behind.filter((part) => isPosition(part) === wanted).join(', ')
  )
  const [cn, en] = [plain.replace(/\P{Script=Han}+/gu, ''), plain.replace(/\p{Script=Han}+/gu, ' ').trim()]
  const rowsOf = (text: string) => {
    const meant = new Set(ids.get(plainName(text))?.split(' '))
    return people.rows.filter((row) => meant.has(row.get('id') ?? ''))
  }
  const isUnnamed = (row: Row) => cn === '' || !row.get('name_cn')
  const found = [rowsOf(plain), rowsOf(cn), rowsOf(en).filter(isUnnamed)].find(({ length }) => length > 0)
  if (found) {
    const company = plainName(firm)
    const isOfCompany = (row: Row) =>
      company !== '' && ['cn', 'en'].some((language) => plainName(row.get(`company_${language}`) ?? '') === company)
    const exact = found.filter(isOfCompany)
    return (exact.length > 0 ? exact : found).map((row) => row.get('id') ?? '')
  }
  const person: Row = new Map()
  if (cn && /\p{L}/u.test(en)) person.set('name_cn', cn).set('name_en', en)
  else person.set(cn ? 'name_cn' : 'name_en', plain)
  for (const [column, text] of [
    ['position', position],
    ['company', firm]
  ] as const)
    if (text) person.set(`${column}_${/\p{Script=Han}/u.test(text) ? 'cn' : 'en'}`, text)
  person.set('id', personId(person, into))
  addRow(people, person)
  return [person.get('id') ?? '']
}

/** A text as the id of a person: small letters, digits and single hyphens. */
export const idText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')

/** The id of a person: the English name in small letters, or a number. */
export function personId(cells: Row, into: Import): string {
  const { taken, numbers } = knownNames(into, 'people')
  const slug = idText((cells.get('name_en') ?? '').normalize('NFKD').replace(/\p{M}/gu, ''))
  for (let number = (numbers.get(slug) ?? 0) + 1; ; number += 1) {
    const id = slug === '' ? `speaker-${number}` : number === 1 ? slug : `${slug}-${number}`
    numbers.set(slug, number)
    if (!taken.has(id)) return id
  }
}
