/** Loads a content folder: reads and checks it. */
import type { EditionName } from '../../../../shared/records/editions.ts'
import { lazy } from '../../lazy.ts'
import { checkPack } from '../check-pack.ts'
import { type Fault, fieldPath, isNested, PackFaults } from '../fault-list.ts'
import { openFolderFiles } from '../files/folder-files.ts'
import type { BuiltFiles, KnownFiles } from '../resolve-files.ts'
import type { ResolvedPack } from '../resolved-pack.ts'
import { assemblePack } from './assemble-pack.ts'
import { type ContentFault, faultLine, firstFaults, isBlocking, maxFaults } from './content-fault.ts'
import { withFigures } from './figures.ts'
import { parseFiles } from './files-of-folder.ts'
import { fileFault, readFolder, type SourceFile } from './read-folder.ts'
import type { RecordSource } from './record-sources.ts'
import { stepsOf } from './source.ts'

/** A remark holds nothing back: the language of a text, a clash of talks, an unusual time. */
export type LoadResult = ({ pack: ResolvedPack } | { faults: ContentFault[] }) & { remarks: ContentFault[] }

/**
 * Loads the folder of an edition. Gives the checked pack, or all faults, and the remarks: first those of single files;
 * references between records are checked when every file is in order. Throws an error of the file system if the folder
 * cannot be read.
 */
export function loadFolder(folder: string, edition: EditionName, built: BuiltFiles): LoadResult {
  const { files, faults } = readFolder(folder)
  return loadFiles(files, faults, edition, { ...built, folder: openFolderFiles(folder) })
}

/** The same for sources that were read before, with the faults of reading them; `known` are all pictures and downloads. */
export function loadFiles(
  sources: readonly SourceFile[],
  faults: ContentFault[],
  edition: EditionName,
  known: KnownFiles
): LoadResult {
  const files = withFigures(parseFiles(sources, faults), faults)
  const strays = faults.filter((fault) => !isBlocking(fault))
  if (faults.some(isBlocking)) return { faults: faults.filter(isBlocking), remarks: strays }
  const { pack, isSample, sources: records, faults: unknown, remarks: found } = assemblePack(files, edition)
  if (unknown.length > 0)
    return { faults: firstLocated(unknown, records()), remarks: [...strays, ...located(found, records())] }
  const places = lazy(records)
  const inFiles = (all: readonly Fault[], locateAll = located) =>
    all.length === 0
      ? []
      : locateAll(
          all.filter((fault) => !isOfFacts(fault, places())),
          places()
        )
  try {
    const checked = checkPack(pack, known, edition, (remark) => found.push(remark))
    return { pack: { ...checked, sample: isSample }, remarks: [...strays, ...inFiles(found)] }
  } catch (error) {
    if (!(error instanceof PackFaults)) throw error
    return { faults: inFiles(error.faults, firstLocated), remarks: [...strays, ...inFiles(found)] }
  }
}

/** Faults or remarks of the pack with their places in files. */
function located(faults: readonly Fault[], records: ReadonlyMap<string, RecordSource>): ContentFault[] {
  // A link of a menu is a fault of each language.
  return [...new Map(faults.map((fault) => locate(fault, records)).map((fault) => [faultLine(fault), fault])).values()]
}

/** The same for faults, of too many the first ones: the place of each is searched in its file. */
function firstLocated(faults: readonly Fault[], records: ReadonlyMap<string, RecordSource>): ContentFault[] {
  return firstFaults(located(faults.slice(0, maxFaults * 2), records))
}

/** Whether a text of the home page's banner is that of edition.yaml, whose fields have the same fault. */
function isOfFacts({ record, field }: Fault, records: ReadonlyMap<string, RecordSource>): boolean {
  const home = records.get(record)?.file.value
  const [, name] = /^bannerBox\.(exhibition_(?:date|address)_..)$/.exec(field) ?? []
  if (name === undefined || !isNested(home) || !isNested(home.bannerBox)) return false
  return !Object.hasOwn(home.bannerBox, name)
}

function locate({ record, field, message, subject }: Fault, records: ReadonlyMap<string, RecordSource>): ContentFault {
  const source = records.get(record)
  if (!source) return { ...fileFault(fileOfMissing(record), message), field, subject }
  const { file, steps } = source
  // Files have Markdown where the records have its HTML.
  const written = field.replace(/(^|\.)html_/g, '$1markdown_')
  // A record that is one value is its field: a code of the configuration.
  const isValue = record.includes('/config ') || field === ''
  const named = isValue && typeof steps.at(-1) === 'string' ? steps.reduce<string>(fieldPath, '') : written
  return { file: file.name, ...file.locate([...steps, ...stepsOf(written)]), field: named, message, subject }
}

/** The file that a missing record would stand in: `organic/pages /visitor/vip` in `pages/visitor/vip.yaml`. */
function fileOfMissing(record: string): string {
  const [kind = '', name = ''] = record.slice(record.indexOf('/') + 1).split(' ', 2)
  return kind === 'pages' ? `pages${name}.yaml` : `${kind}.yaml`
}
