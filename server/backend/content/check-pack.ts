/** Validates a content pack and gives its pictures and files their addresses. */
import type { EditionName } from '../../../shared/records/editions.ts'
import { hallsOfPlan } from '../../../shared/records/halls.ts'
import type { ConfigEntry } from '../../../shared/records/records.ts'
import { flatten, type ResolvedPack } from './compiled.ts'
import {
  checkFields,
  childLocation,
  type Fault,
  FaultList,
  type FaultLocation,
  type LocatedRecord,
  recordLocation
} from './fault-list.ts'
import type { FolderFiles } from './files/folder-files.ts'
import { languageCheck } from './languages.ts'
import { linkCheck, type PageAnchors, pageAnchors } from './links.ts'
import type { Pack, PackHome, PackMenuItem } from './pack.ts'
import { checkReferences } from './references.ts'
import { findPicture, type KnownFiles, resolveFiles } from './resolve-files.ts'
import { createPathCheck, sampleSlugs } from './slugs.ts'
import { checkTalks, timeCheck } from './times.ts'

/**
 * Checks the pack of an edition and resolves the names of its pictures and files. With faults of references alone the
 * pack can be used; remarks hold nothing back.
 */
export function inspectPack(
  pack: Pack,
  known: KnownFiles,
  edition: EditionName
): { pack: ResolvedPack; faults: readonly Fault[]; remarks: readonly Fault[] } {
  const faults = new FaultList(edition)
  const records = locateRecords(pack)
  const anchors = pageAnchors(pack)
  const places = placesOfParts(pack)
  const checks = [languageCheck(faults), linkCheck(pack, known, anchors, faults), timeCheck(faults)]
  for (const { location, value } of records) checkFields(value, location, checks, places)
  checkReferences(pack, records, faults)
  checkOrigins(pack, anchors, faults)
  checkTalks(pack, faults)
  const resolved = resolvePack(pack, { ...known, places }, faults)
  return { pack: { edition, ...resolved }, faults: faults.faults, remarks: faults.remarks }
}

function resolvePack(pack: Pack, known: KnownFiles, faults: FaultList): Omit<ResolvedPack, 'edition'> {
  const byId = (kind: string, items: { id: number }[]) =>
    items.map((item) => resolveFiles(item, recordLocation(kind, item.id), known, faults))
  const { facts, menu, categories, awards, synonyms = [] } = pack
  // `resolveFiles` takes and returns unknown; the checks have validated what the type claims beyond resolved files.
  return {
    menu: presentEntries(menu, createPathCheck(pack, known.areProductsUnknown)),
    config: [...pack.config, ...(facts?.entries ?? []), ...absentPages(pack), ...planHalls(pack)].map((entry) =>
      withPictureAddress(entry, known, faults)
    ),
    categories,
    awards,
    synonyms,
    tree: byId('tree', pack.tree),
    home: resolveFiles(withBannerDrawing(pack.home, known.folder), recordLocation('home', ''), known, faults),
    pages: pack.pages.map((page) => resolveFiles(page, recordLocation('pages', page.path), known, faults)),
    news: byId('news', pack.news),
    exhibitors: byId('exhibitors', pack.exhibitors),
    products: byId('products', pack.products),
    talks: byId('talks', pack.talks)
  } as Omit<ResolvedPack, 'edition'>
}

/** The entries that lead somewhere, and those that have such entries below them. */
function presentEntries(entries: readonly PackMenuItem[], isKnown: (path: string) => boolean): PackMenuItem[] {
  return entries.flatMap((entry) => {
    const childlist = presentEntries(entry.childlist, isKnown)
    const [path = ''] = entry.path.split(/[?#]/)
    const leads = !path.startsWith('/') || isKnown(path) || Boolean(entry.out_link)
    if (!leads && childlist.length === 0) return []
    return [{ ...entry, ...(!leads && { path: '' }), childlist }]
  })
}

/** The pages of the samples that the pack does not have, as configuration: components do not link to them. */
function absentPages({ pages }: Pack): ConfigEntry[] {
  const absent = sampleSlugs.filter((slug) => !pages.some(({ path }) => path === slug))
  return absent.length === 0 ? [] : [{ code: 'absent_pages', type: 1, content: absent.join(' ') }]
}

/** The halls that have a plan each, as configuration. */
function planHalls({ exhibitors }: Pack): ConfigEntry[] {
  const halls = [...(hallsOfPlan(exhibitors)?.keys() ?? [])]
  return halls.length === 0 ? [] : [{ code: 'plan_halls', type: 1, content: halls.join('|') }]
}

/** Codes whose value may be the name of a picture. */
const pictureCodes = ['mark_image', 'share_image', 'qr_image']

function withPictureAddress(entry: ConfigEntry, known: KnownFiles, faults: FaultList): ConfigEntry {
  const { code = '', content = '' } = entry
  if (!pictureCodes.includes(code) || content === '' || content.startsWith('/') || /^https?:/.test(content))
    return entry
  const picture = findPicture(content, recordLocation('config', code), known, faults)
  return picture ? { ...entry, content: picture.src } : entry
}

/** The home page with the text of its banner's picture, which documents contain, where that is a short SVG of the folder. */
function withBannerDrawing(home: PackHome, folder: FolderFiles | undefined): PackHome {
  const { picture } = home.bannerBox
  const drawing = picture && folder?.drawing(picture.picture)
  return drawing ? { ...home, bannerBox: { ...home.bannerBox, picture: { ...picture, drawing } } } : home
}

/**
 * All records of a pack, in its order, with their names in the report of faults: `exhibitors 104`,
 * `pages /visitor/guide`. Menu entries and tree items are listed without their children.
 */
function locateRecords(pack: Pack): LocatedRecord[] {
  const located = (kind: string, name: string | number, value: unknown): LocatedRecord => ({
    location: recordLocation(kind, name),
    value
  })
  const byId = (kind: string, items: readonly { id: number }[]) => items.map((item) => located(kind, item.id, item))
  const byIndex = (kind: string, items: readonly object[]) => items.map((item, index) => located(kind, index + 1, item))
  return [
    ...flatten(pack.menu, 'childlist').map((item) => located('menu', item.path, { ...item, childlist: [] })),
    ...(pack.facts ? [located('edition', '', pack.facts.record)] : []),
    ...pack.config.map((entry) => located('config', entry.code, entry)),
    ...byId('categories', pack.categories),
    ...flatten(pack.tree, 'children').map((item) => located('tree', item.id, { ...item, children: [] })),
    located('home', '', pack.home),
    ...pack.pages.map((page) => located('pages', page.path, page)),
    ...byId('news', pack.news),
    ...byId('exhibitors', pack.exhibitors),
    ...byId('products', pack.products.map(withoutAward)),
    ...byId('talks', pack.talks),
    // The names of the winners are those of products and exhibitors.
    ...byIndex(
      'awards',
      pack.awards.map(({ winners: _, ...award }) => award)
    ),
    ...(pack.parts ?? []),
    ...byIndex('synonyms', pack.synonyms ?? [])
  ]
}

/** The title of an award is that of awards.yaml. */
function withoutAward(product: Pack['products'][number]) {
  if (product.award_cn === undefined && product.award_en === undefined) return product
  const { award_cn: _cn, award_en: _en, award_date: _date, ...rest } = product
  return rest
}

/** Where the values stand that records show of other files, by identity: they are checked there. */
function placesOfParts({ parts = [], awards, tree }: Pack): Map<unknown, FaultLocation> {
  return new Map<unknown, FaultLocation>([
    ...parts.map(({ location, value }) => [value, location] as const),
    // A branch is also a part of the one above.
    ...flatten(tree, 'children').map((branch) => [branch, recordLocation('tree', branch.id)] as const),
    ...awards.map((award, index) => [award, recordLocation('awards', index + 1)] as const)
  ])
}

/** Adds a fault for each origin that occurs twice on a page, and for each id or anchor that the page lacks. */
function checkOrigins(pack: Pack, anchors: PageAnchors, faults: FaultList): void {
  for (const { path, sections } of pack.pages) {
    const checkAnchors = (names: readonly string[], at: FaultLocation) => {
      for (const [index, name] of names.entries()) {
        if (!anchors.get(path)?.has(name))
          faults.dangling(childLocation(at, index), `names no way or anchor of that page: ${name}`, `${path}#${name}`)
      }
    }
    for (const [index, section] of sections.entries()) {
      if (section.type !== 'transport') continue
      const list = recordLocation('pages', path, 'sections', index)
      const known = new Set<string>()
      for (const [position, { id, show }] of (section.origins ?? []).entries()) {
        const at = childLocation(list, 'origins', position)
        if (known.has(id)) faults.add(childLocation(at, 'id'), `${id} occurs twice`)
        known.add(id)
        checkAnchors(show, childLocation(at, 'show'))
      }
      checkAnchors(section.fold ?? [], childLocation(list, 'fold'))
    }
  }
}
