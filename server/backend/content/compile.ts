/** Checks a content pack and turns it into what the embedded backend serves; run by the build. */
import type { EditionName } from '../../../shared/editions.ts'
import type { CompiledPack } from './compiled.ts'
import { derive, type PlacedPack } from './derive.ts'
import { collectFaults } from './faults.ts'
import { checkLanguages } from './languages.ts'
import { checkLinks } from './links.ts'
import type { Pack } from './pack.ts'
import { type BuiltFiles, resolveFiles } from './pictures.ts'
import { placedRecords } from './placed-records.ts'
import { checkReferences } from './references.ts'
import { checkTimes } from './times.ts'

/**
 * Compiles the pack of an edition with the addresses of its built pictures and files.
 * Throws one error that lists every fault, each with record and field.
 */
export function compilePack(pack: Pack, built: BuiltFiles, edition: EditionName): CompiledPack {
  const faults = collectFaults()
  const records = placedRecords(pack, edition)
  checkLanguages(records, faults)
  checkReferences(pack, edition, records, faults)
  checkLinks(pack, records, faults)
  checkTimes(pack, edition, records, faults)
  const placed = placePack(pack, edition, built, faults)
  if (faults.lines.length > 0) throw new Error(describe(edition, faults.lines))

  const { menu, config, categories, tree, pages, awards } = placed
  return { edition, menu, config, categories, tree, pages, awards, ...derive(placed) }
}

function placePack(
  pack: Pack,
  edition: EditionName,
  built: BuiltFiles,
  faults: ReturnType<typeof collectFaults>
): PlacedPack {
  const list = <T>(kind: string, items: T[], name: (item: T) => string | number) =>
    items.map((item) => resolveFiles(item, { record: `${edition}/${kind} ${name(item)}`, field: '' }, built, faults))
  return {
    ...pack,
    tree: list('tree', pack.tree, (item) => item.id),
    home: resolveFiles(pack.home, { record: `${edition}/home`, field: '' }, built, faults),
    pages: list('pages', pack.pages, (page) => page.path),
    news: list('news', pack.news, (item) => item.id),
    exhibitors: list('exhibitors', pack.exhibitors, (item) => item.id),
    products: list('products', pack.products, (item) => item.id),
    talks: list('talks', pack.talks, (item) => item.id)
  } as PlacedPack
}

function describe(edition: EditionName, lines: string[]): string {
  return `The content pack ${edition} has ${lines.length} fault${lines.length === 1 ? '' : 's'}:\n${lines.join('\n')}`
}
