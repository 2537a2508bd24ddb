/** Validates a content pack and gives its pictures and files their addresses. */
import type { EditionName } from '../../../shared/editions.ts'
import type { ConfigEntry } from '../../../shared/records.ts'
import { withBannerDrawing } from './banner-drawing.ts'
import { checkFields, createFaultList, type FaultList, PackFaults } from './fault-list.ts'
import { languageCheck } from './languages.ts'
import { linkCheck, pageAnchors } from './links.ts'
import { locateRecords } from './locate-records.ts'
import { checkOrigins } from './origins.ts'
import type { Pack } from './pack.ts'
import { checkReferences } from './references.ts'
import { type KnownFiles, resolveFiles } from './resolve-files.ts'
import type { ResolvedPack } from './resolved-pack.ts'
import { checkTalks, timeCheck } from './times.ts'

/** Checks the pack of an edition and resolves the names of its pictures and files. Throws PackFaults with all faults. */
export function checkPack(pack: Pack, known: KnownFiles, edition: EditionName): ResolvedPack {
  const faults = createFaultList()
  const records = locateRecords(pack, edition)
  const anchors = pageAnchors(pack)
  const checks = [languageCheck(faults), linkCheck(pack, anchors, faults), timeCheck(faults)]
  for (const { location, value } of records) checkFields(value, location, checks)
  checkReferences(pack, edition, records, faults)
  checkOrigins(pack, edition, anchors, faults)
  checkTalks(pack, edition, faults)
  const resolved = resolvePack(pack, edition, known, faults)
  if (faults.faults.length > 0) throw new PackFaults(edition, faults.faults)
  return resolved
}

/** Codes whose value may be the name of a picture. */
const pictureCodes = ['mark_image', 'share_image', 'qr_image']

function withPictureAddress(
  entry: ConfigEntry,
  edition: EditionName,
  { pictures, folder }: KnownFiles,
  faults: FaultList
): ConfigEntry {
  const { code = '', content = '' } = entry
  if (!pictureCodes.includes(code) || content === '' || content.startsWith('/') || /^https?:/.test(content))
    return entry
  const at = { record: `${edition}/config ${code}`, field: '' }
  const own = folder?.picture(content)
  if (own && 'fault' in own) faults.add(at, own.fault)
  const picture = own && 'src' in own ? own : pictures[content]
  if (!picture && !own) faults.add(at, `unknown picture ${content}`)
  return picture ? { ...entry, content: picture.src } : entry
}

function resolvePack(pack: Pack, edition: EditionName, known: KnownFiles, faults: FaultList): ResolvedPack {
  const list = <T>(kind: string, items: T[], name: (item: T) => string | number) =>
    items.map((item) => resolveFiles(item, { record: `${edition}/${kind} ${name(item)}`, field: '' }, known, faults))
  const { facts, menu, categories, awards, synonyms = [] } = pack
  // `resolveFiles` takes and returns unknown; the checks have validated what the type claims beyond resolved files.
  return {
    edition,
    menu,
    config: [...pack.config, ...(facts?.entries ?? [])].map((entry) =>
      withPictureAddress(entry, edition, known, faults)
    ),
    categories,
    awards,
    synonyms,
    tree: list('tree', pack.tree, (item) => item.id),
    home: withBannerDrawing(
      resolveFiles(pack.home, { record: `${edition}/home`, field: '' }, known, faults),
      pack.home,
      known.folder
    ),
    pages: list('pages', pack.pages, (page) => page.path),
    news: list('news', pack.news, (item) => item.id),
    exhibitors: list('exhibitors', pack.exhibitors, (item) => item.id),
    products: list('products', pack.products, (item) => item.id),
    talks: list('talks', pack.talks, (item) => item.id)
  } as ResolvedPack
}
