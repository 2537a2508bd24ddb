/** Validates a content pack and gives its pictures and files their addresses. */
import type { EditionName } from '../../../shared/records/editions.ts'
import type { ConfigEntry } from '../../../shared/records/records.ts'
import { checkFields, type Fault, FaultList, PackFaults, recordLocation } from './fault-list.ts'
import type { FolderFiles } from './files/folder-files.ts'
import { languageCheck } from './languages.ts'
import { linkCheck, pageAnchors } from './links.ts'
import { locateRecords, placesOfParts } from './locate-records.ts'
import { checkOrigins } from './origins.ts'
import type { Pack, PackHome } from './pack.ts'
import { checkReferences } from './references.ts'
import { findPicture, type KnownFiles, resolveFiles } from './resolve-files.ts'
import type { ResolvedPack } from './resolved-pack.ts'
import { checkTalks, timeCheck } from './times.ts'

/**
 * Checks the pack of an edition and resolves the names of its pictures and files; `takeRemark` takes what holds nothing
 * back. Throws PackFaults with all faults.
 */
export function checkPack(
  pack: Pack,
  known: KnownFiles,
  edition: EditionName,
  takeRemark: (remark: Fault) => void = () => undefined
): ResolvedPack {
  const { pack: checked, faults, remarks } = inspectPack(pack, known, edition)
  for (const remark of remarks) takeRemark(remark)
  if (faults.length > 0) throw new PackFaults(edition, faults)
  return checked
}

/** The same with the faults beside the pack, which can be used where they are those of references alone. */
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
    menu,
    config: [...pack.config, ...(facts?.entries ?? [])].map((entry) => withPictureAddress(entry, known, faults)),
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
