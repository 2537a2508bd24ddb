/**
 * What the site opens with while a large folder is loaded for the first time: its shell and its home page. They do not
 * depend on the table of products, the largest one, which takes most of the time.
 */
import type { EditionName } from '../../../../shared/records/editions.ts'
import type { KnownFiles } from '../resolve-files.ts'
import { loadFiles } from './load-content.ts'
import { type PackParts, partsOf } from './pack-parts.ts'
import type { SourceFile } from './read-folder.ts'

/** With a smaller table nobody would notice the difference. */
const minTableLength = 524_288
const table = 'products.csv'
/** What names products. */
const leftOut = [table, 'awards.yaml']

/**
 * The parts of the pack without products; undefined for a folder that is loaded soon, or has faults: it is loaded as a
 * whole then.
 */
export function loadOpening(
  sources: readonly SourceFile[],
  edition: EditionName,
  known: KnownFiles
): PackParts | undefined {
  const products = sources.find(({ name }) => name === table)
  if (!products || products.text.length < minTableLength) return undefined
  const others = sources.filter(({ name }) => !leftOut.includes(name))
  const result = loadFiles(others, [], edition, { ...known, areProductsUnknown: true })
  return result.pack && result.faults.length === 0 ? partsOf(result.pack) : undefined
}
