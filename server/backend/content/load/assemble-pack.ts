/** Puts the checked files of a content folder together to a pack, and remembers where each record stands. */
import type { SchemaName } from 'virtual:content-schemas'
import type { EditionName } from '../../../../shared/editions.ts'
import { formEntries } from '../../../../shared/form-entries.ts'
import type { ConfigEntry } from '../../../../shared/records.ts'
import type { ContentFiles } from '../content-files.d.ts'
import type { Fault } from '../fault-list.ts'
import type { Pack, PackMenuItem, PackTreeItem, PictureName } from '../pack.ts'
import { awardRecords, productAwards } from './awards.ts'
import { countryName } from './country-names.ts'
import { type OwnFacts, ownFacts } from './edition-facts.ts'
import type { ContentFile } from './files-of-folder.ts'
import { homeBanner } from './home-banner.ts'
import { ownLook } from './own-look.ts'
import { formatOf, personRecords, sectionRecord } from './page-sections.ts'
import { withPicture } from './pictures.ts'
import type { Values } from './record-values.ts'
import { tableReferences } from './table-references.ts'

/** Where a record stands: a file and the steps to it. */
export interface RecordSource {
  file: ContentFile
  steps: readonly (string | number)[]
}

export interface AssembledPack {
  pack: Pack
  /** Whether the configuration says that the content is a sample. */
  isSample: boolean
  /** By the name of the record in faults, such as `organic/news 304`. */
  sources: Map<string, RecordSource>
  /** References to rows of other tables that do not exist. */
  faults: Fault[]
}

/** Assembles the pack of an edition. Files of the same schema keep their order. */
export function assemblePack(files: readonly ContentFile[], edition: EditionName): AssembledPack {
  const sources = new Map<string, RecordSource>()
  const register = (kind: string, name: string | number, file: ContentFile, steps: (string | number)[]) => {
    sources.set(`${edition}/${kind}${name === '' ? '' : ` ${name}`}`, { file, steps })
  }
  const filesOf = (schema: SchemaName) => files.filter((file) => file.schema === schema)
  /** The value of a file that exists once. Files are checked against their schema before. */
  const one = <N extends keyof ContentFiles>(schema: N) => filesOf(schema)[0]?.value as Values<N> | undefined
  const rows = <N extends keyof ContentFiles>(schema: N) => (one(schema) ?? []) as Values<N>[]
  const registerRows = (schema: SchemaName, names: (string | number)[]) => {
    const [file] = filesOf(schema)
    if (file) for (const [index, name] of names.entries()) register(schema, name, file, [index])
  }

  const tree = one('tree') ?? []
  const drawings = new Map<number, PictureName>()
  collectDrawings(tree, undefined, drawings)
  const notDrawn = branchesNotDrawn(tree)
  const people = personRecords(rows('people'))
  const partners = rows('partners').map(({ group, ...row }) => ({ group, partner: withPicture(row) }))
  const partnersOf = (group: string) => partners.filter((row) => row.group === group).map(({ partner }) => partner)
  const awards = one('awards')
  const titles = productAwards(awards)
  const exhibitors = rows('exhibitors')
  const products = rows('products')
  const editionFile = one('edition')
  const facts = editionFile && ownFacts(editionFile)
  const words = formEntries(one('forms'))
  const synonyms = one('synonyms')
  const lookFile = one('look')
  const look = lookFile && ownLook(lookFile, edition)
  const winners = awardRecords(awards, products, exhibitors)
  const parts = {
    people,
    partnersOf,
    awards: winners,
    hotels: rows('hotels').map(hotelRecord),
    organisers: facts?.organisers ?? []
  }

  registerRows(
    'categories',
    rows('categories').map(({ id }) => id)
  )
  registerRows(
    'exhibitors',
    exhibitors.map(({ id }) => id)
  )
  registerRows(
    'products',
    products.map(({ id }) => id)
  )
  registerRows(
    'talks',
    rows('talks').map(({ id }) => id)
  )
  const [menuFile, treeFile, homeFile, configFile, awardsFile, factsFile, looks, formsFile, synonymsFile] = (
    ['menu', 'tree', 'home', 'config', 'awards', 'edition', 'look', 'forms', 'synonyms'] as const
  ).map((schema) => filesOf(schema)[0])
  if (homeFile) register('home', '', homeFile, [])
  if (factsFile) register('edition', '', factsFile, [])
  if (looks) register('look', '', looks, [])
  for (const index of (synonyms ?? []).keys()) if (synonymsFile) register('synonyms', index + 1, synonymsFile, [index])
  if (formsFile) for (const { code, steps } of words) register('config', code, formsFile, steps)
  if (factsFile) for (const [code, steps] of facts?.steps ?? []) register('config', code, factsFile, steps)
  if (configFile) for (const code of Object.keys(one('config') ?? {})) register('config', code, configFile, [code])
  if (awardsFile) for (const index of winners.keys()) register('awards', index + 1, awardsFile, ['awards', index])
  const menu = (one('menu') ?? []).map((entry, index) =>
    menuItem(entry, [index], (path, steps) => menuFile && register('menu', path, menuFile, steps))
  )
  const branches = tree.map((branch, index) =>
    treeItem(branch, [index], (id, steps) => treeFile && register('tree', id, treeFile, steps))
  )
  const pageValues = filesOf('page').map((file) => {
    const path = file.name.slice('pages'.length, -'.yaml'.length)
    register('pages', path, file, [])
    // Checked against the schema.
    return { path, ...(file.value as Values<'page'>) }
  })
  const news = filesOf('news').map((file) => {
    const id = Number(file.name.slice('news/'.length, -'.yaml'.length))
    register('news', id, file, [])
    // Checked against the schema.
    const { recommend = false, updated, ...item } = file.value as Values<'news'>
    return { id, recommend, updated: updated ?? item.date, ...item }
  })

  const home = one('home')
  if (!home) throw new Error('the files were not checked')
  const config = one('config') ?? {}
  const banner = homeBanner(home.bannerBox, facts, edition)
  const faults = [
    ...tableReferences({ home, partners, people, talks: rows('talks'), exhibitors, pages: pageValues }, edition),
    ...(facts?.faults ?? []).map((fault) => ({ record: `${edition}/edition`, ...fault })),
    ...(look?.faults ?? []).map((fault) => ({ record: `${edition}/look`, ...fault })),
    ...[...(facts?.steps.keys() ?? [])]
      .filter((code) => code in config)
      .map((code) => ({
        record: `${edition}/config ${code}`,
        field: '',
        message: 'is a fact that edition.yaml gives: remove it here'
      })),
    ...banner.faults
  ]
  return {
    isSample: one('config')?.sample === true,
    sources,
    faults,
    pack: {
      menu,
      ...(facts && { facts: { record: facts.record, entries: facts.entries, hours: facts.hours } }),
      config: [
        ...configEntries(config, facts),
        ...(look?.entries ?? []),
        ...words.map(({ code, content }) => ({ code, type: 1, content }))
      ],
      categories: rows('categories'),
      tree: branches,
      home: { ...home, bannerBox: banner.bannerBox, mediaBox: partnersOf(home.mediaBox) },
      pages: pageValues.map((page) => ({
        ...page,
        sections: page.sections.map((section) => sectionRecord(section, parts))
      })),
      news,
      exhibitors: exhibitors.map((row) => exhibitorRecord(row, drawings)),
      products: products.map((row) => ({
        ...withPicture(row, notDrawn.has(row.category) ? undefined : drawings.get(row.category)),
        ...titles.get(row.id)
      })),
      talks: rows('talks').map(({ speakers = [], exhibitors: ids = [], slides, ...talk }) => ({
        ...talk,
        ...(slides && { slides: { src: slides, format: formatOf(slides) } }),
        speakers: speakers.flatMap((id) => people.get(id) ?? []),
        exhibitors: ids
      })),
      awards: winners,
      ...(synonyms && { synonyms })
    }
  }
}

/** The drawing of each branch: its own, or that of the nearest branch above it. */
function collectDrawings(
  branches: Values<'tree'>,
  above: PictureName | undefined,
  drawings: Map<number, PictureName>
): void {
  for (const { id, picture = above, children = [] } of branches) {
    if (picture) drawings.set(id, picture)
    collectDrawings(children, picture, drawings)
  }
}

/** The branches whose products the drawing of a branch above does not show. */
function branchesNotDrawn(branches: Values<'tree'>): Set<number> {
  return new Set(
    branches.flatMap(({ children = [], shows }) => [
      ...(shows ? children.filter(({ id, picture }) => !picture && !shows.includes(id)).map(({ id }) => id) : []),
      ...branchesNotDrawn(children)
    ])
  )
}

function treeItem(
  { id, name_cn, name_en, picture, children = [] }: Values<'tree'>[number],
  steps: (string | number)[],
  register: (id: number, steps: (string | number)[]) => void
): PackTreeItem {
  register(id, steps)
  return {
    id,
    name_cn,
    name_en,
    ...(picture && { picture: { picture: picture.picture } }),
    children: children.map((child, index) => treeItem(child, [...steps, 'children', index], register))
  }
}

function menuItem(
  entry: Values<'menu'>[number],
  steps: (string | number)[],
  register: (path: string, steps: (string | number)[]) => void
): PackMenuItem {
  register(entry.path, steps)
  const { path, name_cn, name_en, out_link, newWindow, isInTopBar = true, isHidden = false, children = [] } = entry
  return {
    path,
    name_cn,
    name_en,
    ...(out_link !== undefined && { out_link }),
    target: newWindow ? '_blank' : '_self',
    is_nav: isInTopBar ? 1 : 0,
    hidden: isHidden ? 1 : 0,
    childlist: children.map((child, index) => menuItem(child, [...steps, 'children', index], register))
  }
}

/**
 * The entries of the file. The title is the fair's name where only the facts give one.
 */
function configEntries({ sample: _sample, ...codes }: Values<'config'>, facts: OwnFacts | undefined): ConfigEntry[] {
  const entries = Object.entries(codes).map(([code, content]) => ({ code, type: 1, content: String(content) }))
  return [...(facts?.titles ?? []).filter(({ code }) => !(code in codes)), ...entries]
}

function exhibitorRecord(
  { featured = false, ...row }: Values<'exhibitors'>,
  drawings: ReadonlyMap<number, PictureName>
): Pack['exhibitors'][number] {
  return {
    ...withPicture(row, drawings.get(row.categories[0] ?? 0)),
    featured,
    // A hall, the letter of a row, a number: N5A05. Any other number has no row and no place in the plan.
    row: /^[A-Z]+\d+([A-Z])\d+$/.exec(row.booth)?.[1] ?? '',
    country_name_cn: countryName(row.country, 'cn') ?? '',
    country_name_en: countryName(row.country, 'en') ?? ''
  }
}

function hotelRecord({ picture, picture_alt_cn, picture_alt_en, ...hotel }: Values<'hotels'>) {
  return { ...hotel, picture: { picture, alt_cn: picture_alt_cn, alt_en: picture_alt_en } }
}
