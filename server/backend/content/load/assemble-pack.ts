/** Puts the checked files of a content folder together to a pack, and says where each record stands. */

import { palettes } from 'virtual:manifest'
import { formEntries } from '../../../../shared/forms/own-forms.ts'
import { apiLocales } from '../../../../shared/locale/bilingual.ts'
import type { EditionName } from '../../../../shared/records/editions.ts'
import { contrastFaults, contrastMessage, readColour } from '../../../../shared/records/look.ts'
import type { Award, ConfigEntry, Pair } from '../../../../shared/records/records.ts'
import type { ContentFiles } from '../content-files.d.ts'
import { type Fault, FaultList, type LocatedRecord, recordLocation } from '../fault-list.ts'
import type { Pack, PackHome, PackMenuItem, PackTreeItem } from '../pack.ts'
import { checkTableReferences, countryName } from '../references.ts'
import {
  completeExhibitor,
  completeNews,
  completePage,
  completePartner,
  completeProduct,
  completeTalk
} from './complete-rows.ts'
import { boothPositions, withDrawings } from './drawn-booths.ts'
import { type OwnFacts, ownFacts } from './edition-facts.ts'
import { newsId, pagePath } from './file-names.ts'
import type { ContentFile } from './files-of-folder.ts'
import { formatOf, personRecords, sectionRecord, withPicture } from './page-sections.ts'
import { type RecordSource, recordSources } from './record-sources.ts'
import type { Values } from './record-values.ts'

export interface AssembledPack {
  pack: Pack
  /** Whether the configuration says that the content is a sample. */
  isSample: boolean
  /** By the name of the record in faults, such as `organic/news 304`. */
  sources: () => Map<string, RecordSource>
  /** References to rows of other tables that do not exist, and what no schema can find in a file. */
  faults: Fault[]
  /** What is missing and may be. */
  remarks: Fault[]
}

/** Assembles the pack of an edition from files that are checked against their schemas. Those of one schema keep their order. */
export function assemblePack(files: readonly ContentFile[], edition: EditionName): AssembledPack {
  const { filesOf, one, rows } = bySchema(files)
  const home = one('home') ?? emptyHome(one('edition'))
  const tree = one('tree') ?? []
  const people = personRecords(rows('people'))
  const partners = rows('partners')
    .map(completePartner)
    .map(({ group, ...row }) => ({ group, partner: withPicture(row) }))
  const partnersOf = (group: string) => partners.filter((row) => row.group === group).map(({ partner }) => partner)
  const faults = new FaultList(edition)
  const exhibitors = rows('exhibitors').map((row) => completeExhibitor(row, home.updated, faults))
  const { positionOf, drawings } = boothPositions(rows('booths'), filesOf('plan'), exhibitors, faults)
  const talks = rows('talks').map((row) => completeTalk(row, home.updated))
  const products = rows('products').map((row) => completeProduct(row, home.updated))
  const pages = filesOf('page').map(({ name, value }) => ({
    path: pagePath(name),
    ...completePage(value, home.updated)
  }))
  const titles = productAwards(one('awards'))
  const awards = awardRecords(one('awards'), products, exhibitors)
  const config = one('config') ?? {}
  const synonyms = one('synonyms')
  checkTableReferences({ home, partners, people, talks, exhibitors, pages }, faults)
  const editionFile = one('edition')
  const facts = editionFile && ownFacts(editionFile, faults)
  const look = ownLook(one('look'), edition, faults)
  for (const code of facts?.steps.keys() ?? [])
    if (code in config) faults.add(recordLocation('config', code), 'is a fact that edition.yaml gives: remove it here')
  const bannerBox = homeBanner(home.bannerBox, facts, faults)
  const hotels = rows('hotels').map(hotelRecord)
  const organisers = facts?.organisers ?? []
  const parts = { people, partnersOf, awards, hotels, organisers }

  return {
    isSample: config.sample === true,
    sources: () => recordSources(files, edition, facts),
    faults: faults.faults,
    remarks: faults.remarks,
    pack: {
      menu: (one('menu') ?? []).map(menuItem),
      ...(facts && { facts: { record: facts.record, entries: facts.entries, hours: facts.hours } }),
      config: [
        ...configEntries(config, facts),
        ...look,
        ...formEntries(one('forms')).map(({ code, content }) => ({ code, type: 1, content }))
      ],
      categories: rows('categories'),
      tree: tree.map(treeItem),
      home: { ...home, bannerBox, mediaBox: partnersOf(home.mediaBox) },
      pages: pages.map((page) => ({
        ...page,
        sections: withDrawings(
          page.path,
          page.sections.map((section) => sectionRecord(section, parts)),
          drawings
        )
      })),
      news: filesOf('news').map(({ name, value }) => newsRecord(name, value)),
      exhibitors: exhibitors.map((row) => ({ ...exhibitorRecord(row), ...positionOf(row) })),
      products: products.map((row) => ({ ...withPicture(row), ...titles.get(row.id) })),
      talks: talks.map(({ speakers = [], exhibitors: ids = [], slides, ...talk }) => ({
        ...talk,
        ...(slides && { slides: { src: slides, format: formatOf(slides) } }),
        speakers: speakers.flatMap((id) => people.get(id) ?? []),
        exhibitors: ids
      })),
      awards,
      parts: placedParts({
        rowsOfPeople: rows('people'),
        people,
        partners: partners.map(({ partner }) => partner),
        drawings,
        hotels,
        organisers,
        tree
      }),
      ...(synonyms && { synonyms })
    }
  }
}

/** Gives the checked files of a schema, the first of them, and the rows of a table. */
function bySchema(files: readonly ContentFile[]) {
  /** With the type that they were checked for. */
  const filesOf = <N extends keyof ContentFiles>(schema: N) =>
    files.filter((file) => file.schema === schema) as (ContentFile & { value: Values<N> })[]
  const one = <N extends keyof ContentFiles>(schema: N) => filesOf(schema)[0]?.value
  const rows = <N extends keyof ContentFiles>(schema: N) => (one(schema) ?? []) as Values<N>[]
  return { filesOf, one, rows }
}

interface PlacedRecords {
  rowsOfPeople: readonly Values<'people'>[]
  people: ReturnType<typeof personRecords>
  partners: readonly LocatedRecord['value'][]
  drawings: ReturnType<typeof boothPositions>['drawings']
  hotels: readonly ReturnType<typeof hotelRecord>[]
  organisers: OwnFacts['organisers']
  tree: Values<'tree'>
}

/** Records that stand inside others, with their places in the files: people in talks, partners and drawings in pages. */
function placedParts({
  rowsOfPeople,
  people,
  partners,
  drawings,
  hotels,
  organisers,
  tree
}: PlacedRecords): LocatedRecord[] {
  return [
    // Each row: an id may be there twice, which is a fault.
    ...rowsOfPeople.map(({ id }) => ({ location: recordLocation('people', id), value: people.get(id) })),
    ...partners.map((value, index) => ({ location: recordLocation('partners', index + 1), value })),
    ...drawings.map((value) => ({ location: recordLocation('plan', value.src.slice(1)), value })),
    ...hotels.map((value) => ({ location: recordLocation('hotels', value.id), value })),
    ...organisers.map((value, index) => ({ location: recordLocation('edition', '', 'organisers', index), value })),
    ...drawnBranches(tree).map(({ id, picture: value }) => ({ location: recordLocation('tree', id, 'picture'), value }))
  ]
}

/** The home page where its file is held back and none was published before: the name of the fair. */
const emptyHome = (edition: Values<'edition'> | undefined): Values<'home'> => ({
  updated: 0,
  bannerBox: {
    title_cn: edition?.name_cn ?? '',
    title_en: edition?.name_en ?? '',
    summary_cn: '',
    summary_en: ''
  },
  areaBox: [],
  activeBox: [],
  brandBox: [],
  newsBox: [],
  mediaBox: ''
})

/** The branches that have a drawing of their own. */
function drawnBranches(branches: Values<'tree'>): Values<'tree'> {
  return branches.flatMap((branch) => [...(branch.picture ? [branch] : []), ...drawnBranches(branch.children ?? [])])
}

function treeItem({ id, name_cn, name_en, picture, children = [] }: Values<'tree'>[number]): PackTreeItem {
  const drawing = picture && { picture: { picture: picture.picture } }
  return { id, name_cn, name_en, ...drawing, children: children.map(treeItem) }
}

function newsRecord(name: string, { recommend = false, ...item }: Values<'news'>): Pack['news'][number] {
  return { id: newsId(name), recommend, ...completeNews(item) }
}

function menuItem(entry: Values<'menu'>[number]): PackMenuItem {
  const { path, name_cn, name_en, out_link, newWindow, isInTopBar = true, isHidden = false, children = [] } = entry
  return {
    path,
    name_cn,
    name_en,
    ...(out_link !== undefined && { out_link }),
    target: newWindow ? '_blank' : '_self',
    is_nav: isInTopBar ? 1 : 0,
    hidden: isHidden ? 1 : 0,
    childlist: children.map(menuItem)
  }
}

/**
 * The entries of the file. The title is the fair's name where only the facts give one.
 */
function configEntries({ sample: _sample, ...codes }: Values<'config'>, facts: OwnFacts | undefined): ConfigEntry[] {
  const entries = Object.entries(codes).map(([code, content]) => ({ code, type: 1, content: String(content) }))
  return [...(facts?.titles ?? []).filter(({ code }) => !(code in codes)), ...entries]
}

function exhibitorRecord({
  featured = false,
  ...row
}: ReturnType<typeof completeExhibitor>): Pack['exhibitors'][number] {
  return {
    ...withPicture(row),
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

type Product = Pick<Values<'products'>, 'id' | 'exhibitor' | 'name_cn' | 'name_en'>
type Exhibitor = { id: number; company_cn: string; company_en: string }

/** Awards with the names of their winners; a product that does not exist is none. */
function awardRecords(
  file: Values<'awards'> | undefined,
  products: readonly Product[],
  exhibitors: readonly Exhibitor[]
): Award[] {
  if (!file) return []
  const productsById = new Map(products.map((product) => [product.id, product]))
  const exhibitorsById = new Map(exhibitors.map((exhibitor) => [exhibitor.id, exhibitor]))
  const winner = ({ name_cn, name_en, exhibitor: id }: Product): Award['winners'][number] => {
    const exhibitor = exhibitorsById.get(id)
    if (file.winners === 'product' || !exhibitor) return { name_cn, name_en }
    const { company_cn, company_en } = exhibitor
    return { name_cn, name_en, company_cn, company_en }
  }
  return file.awards.map(({ label_cn: _cn, label_en: _en, ...award }) => {
    const awarded = award.products.flatMap((id) => productsById.get(id) ?? [])
    return {
      ...award,
      ...(file.date === undefined ? {} : { date: file.date }),
      exhibitors: [...new Set(awarded.map(({ exhibitor }) => exhibitor))],
      winners: awarded.map(winner)
    }
  })
}

/** What the page of an awarded product says, and from which day on. */
interface ProductAward extends Pair<'award'> {
  award_date?: number
}

/** What the page of each awarded product says, by the product's id; the first award counts. */
function productAwards(file: Values<'awards'> | undefined): Map<number, ProductAward> {
  const awards = new Map<number, ProductAward>()
  const day = file?.date === undefined ? {} : { award_date: file.date }
  for (const { products, title_cn, title_en, label_cn = title_cn, label_en = title_en } of file?.awards ?? [])
    for (const id of products) if (!awards.has(id)) awards.set(id, { award_cn: label_cn, award_en: label_en, ...day })
  return awards
}

const emptyBanner = {
  exhibition_date_cn: '',
  exhibition_date_en: '',
  exhibition_address_cn: '',
  exhibition_address_en: ''
}

/** The banner of the home page; adds a remark for each text that neither `home.yaml` nor the facts give. */
function homeBanner(
  written: Values<'home'>['bannerBox'],
  facts: OwnFacts | undefined,
  faults: FaultList
): PackHome['bannerBox'] {
  const bannerBox = { ...emptyBanner, ...facts?.banner, ...written }
  for (const field of ['exhibition_date', 'exhibition_address'] as const)
    if (bannerBox[`${field}_cn`] === '' && bannerBox[`${field}_en`] === '')
      for (const language of apiLocales)
        faults.remark(
          recordLocation('home', '', 'bannerBox', `${field}_${language}`),
          'is missing: add it, or days, hall and venue to edition.yaml'
        )
  return bannerBox
}

/**
 * The entries of a checked `look.yaml`; adds a fault for each colour that is hard to read. What it leaves out is that
 * of `skin`.
 */
function ownLook(
  { colours = {}, faces = {}, motifs }: Values<'look'> = {},
  skin: EditionName,
  faults: FaultList
): ConfigEntry[] {
  const own = Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, readColour(colour)]))
  for (const fault of contrastFaults(own, palettes[skin]))
    faults.add(recordLocation('look', '', 'colours', fault.colour), contrastMessage(fault))
  const codes = [
    ...Object.entries(colours).map(([name, colour]) => [`look_${name}`, colour] as const),
    ...Object.entries(faces).map(([name, face]) => [`look_face_${name}`, face] as const),
    ...(motifs ? [['look_motifs', motifs] as const] : [])
  ]
  return codes.map(([code, content]) => ({ code, type: 1, content }))
}
