/**
 * Validates a content pack, the targets of its links and its rich text among it, and gives its pictures and files their
 * addresses.
 */
import { pathOf } from '../../../shared/pages/links.ts'
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
  type FieldCheck,
  type LocatedRecord,
  recordLocation
} from './fault-list.ts'
import type { FolderFiles } from './files/folder-files.ts'
import { languageCheck } from './languages.ts'
import type { Pack, PackHome, PackMenuItem, PackSection } from './pack.ts'
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
  const checks = [languageCheck(faults), linkCheck(pack, anchors, faults), timeCheck(faults)]
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
    menu: presentEntries(menu, createPathCheck(pack)),
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
    const path = pathOf(entry.path)
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

const linkFields = new Set(['href', 'registerUrl', 'website', 'out_link'])
const allowedTags = new Set('p h3 h4 ul ol li strong em a br blockquote table thead tbody tr th td caption'.split(' '))
const tag = /<(\/?)([a-z][a-z\d]*)(\s[^<>]*)?>/gi
/** The HTML of most texts in tables. */
const plainParagraph = /^<p>[^<>&]*<\/p>$/
const attribute = /\s([\w-]+)="([^"]*)"/g

/** Checks that a field that is a link has a target, and that rich text is valid. */
function linkCheck(pack: Pack, anchors: PageAnchors, faults: FaultList): FieldCheck {
  const isKnown = createPathCheck(pack)
  const checkLink = (link: string, at: FaultLocation) => {
    const fault = linkFault(link, isKnown, anchors)
    const path = pathOf(link)
    // The entry of a menu is left out.
    if (fault === nowhere && at.record.startsWith('menu ')) faults.remark(at, `${fault}: ${link}`, 'link')
    else if (fault === nowhere || fault === noAnchor) faults.dangling(at, `${fault}: ${link}`, path, 'link')
    else if (fault) faults.add(at, `${fault}: ${link}`, 'link')
  }
  return (_object, key, text, at) => {
    if (typeof text !== 'string') return
    const isMenuPath = key === 'path' && at.record.startsWith('menu ')
    const isLink = linkFields.has(key) && !(key === 'out_link' && text === '')
    if (isMenuPath ? text !== '' : isLink) checkLink(text, childLocation(at, key))
    // Without one of these there is nothing to check, and a large table has some hundred thousand texts.
    if (!text.includes('<') && !text.includes('&')) return
    if (/^(html|answer)_(cn|en)$/.test(key)) {
      if (plainParagraph.test(text)) return
      const field = childLocation(at, key)
      checkRichText(
        text,
        (message) => faults.add(field, message),
        (link) => checkLink(link, field)
      )
    } else if (/_(cn|en)$/.test(key) && /<\/?[a-z][^<>]*>/.test(text))
      faults.add(childLocation(at, key), 'has markup in a plain text')
  }
}

const nowhere = 'leads nowhere'
const noAnchor = 'names no anchor of that page'

function linkFault(link: string, isKnown: (path: string) => boolean, anchors: PageAnchors): string | undefined {
  if (/^(https:\/\/|mailto:|tel:)/.test(link))
    return URL.canParse(link) && !noAddress.test(link) ? undefined : 'is no address'
  if (!link.startsWith('/') || link.startsWith('//')) return 'is neither an internal path nor an https address'
  if (/^\/en(\/|$)/.test(link)) return 'carries a language prefix'
  const [, path = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(link) ?? []
  if (!isKnown(path)) return nowhere
  if (anchor !== undefined && anchors.get(path)?.has(anchor) !== true) return noAnchor
  return undefined
}

/** What `URL` takes, but no author means: what ends a sentence, or more words behind the host. */
const noAddress = /[,;，。；、]$|^https:\/\/[^/]*[，。；、]/

/** Anchors by the path of their page. */
type PageAnchors = ReadonlyMap<string, ReadonlySet<string>>

/** The anchors of each page: those of its sections, of the ways to the venue, of questions, and of the hall plan. */
function pageAnchors(pack: Pack): PageAnchors {
  const anchorsOf = (section: PackSection): string[] => [
    ...(section.anchor === undefined ? [] : [section.anchor]),
    ...(section.type === 'hall' ? ['step-free'] : []),
    ...(section.type === 'transport' ? section.list.map((way) => way.id) : []),
    ...(section.type === 'questions' ? section.list.flatMap(({ anchor }) => anchor ?? []) : [])
  ]
  return new Map(pack.pages.map(({ path, sections }) => [path, new Set(sections.flatMap(anchorsOf))]))
}

function checkRichText(html: string, add: (message: string) => void, checkLink: (link: string) => void): void {
  const open: string[] = []
  for (const [, closing, rawName = '', attributes = ''] of html.matchAll(tag)) {
    const name = rawName.toLowerCase()
    if (!allowedTags.has(name)) add(`uses <${name}>`)
    if (closing) {
      if (open.pop() !== name) add(`closes <${name}> where it is not open`)
      continue
    }
    if (name !== 'br') open.push(name)
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (key === 'href') checkLink(value.replaceAll('&amp;', '&'))
      else if (key === 'start')
        add(`has a numbered list that begins with ${value}: begin it with 1, or write ${value}\\.`)
      else if (!['scope', 'colspan', 'rowspan'].includes(key)) add(`uses the attribute ${key}`)
    }
  }
  if (open.length > 0) add(`leaves <${open.join('>, <')}> open`)
  if (/<(?![a-zA-Z/])|&(?![a-z]+;|#\d+;)/.test(html.replaceAll(tag, ''))) add('has a bare < or &')
}
