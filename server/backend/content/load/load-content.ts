/** Loads a content folder: reads and checks it. */
import { tables } from 'virtual:content-schemas'
import type { EditionName } from '../../../../shared/records/editions.ts'
import { lazy } from '../../lazy.ts'
import { inspectPack } from '../check-pack.ts'
import type { ResolvedPack } from '../compiled.ts'
import { type Fault, fieldPath, isNested } from '../fault-list.ts'
import { openFolderFiles } from '../files/folder-files.ts'
import type { BuiltFiles, KnownFiles } from '../resolve-files.ts'
import { assemblePack } from './assemble-pack.ts'
import { type ContentFault, faultLine, firstFaults, isBlocking, maxFaults } from './content-fault.ts'
import { withFigures } from './figures.ts'
import { isFaultless, parseFiles } from './files-of-folder.ts'
import { holdBack, type PublishedValues } from './hold-back.ts'
import { fileFault, readFolder, type SourceFile } from './read-folder.ts'
import type { RecordSource } from './record-sources.ts'
import { stepsOf } from './source.ts'

/** A remark holds nothing back: the language of a text, a clash of talks, an unusual time. */
export type LoadResult = ({ pack: ResolvedPack } | { faults: ContentFault[] }) & { remarks: ContentFault[] }

/** What was last published of the files of a folder. */
export interface PublishedFiles {
  values: PublishedValues
  /** Of files whose text alone gives their value, and which had no fault: by name the digest of the text. */
  digests: Readonly<Record<string, string>>
}

/** What of a folder can be published; what has faults is held back in it. */
export interface LoadedFiles {
  /** Undefined where the folder as a whole has a fault. */
  pack: ResolvedPack | undefined
  /** Of its files, of which the next load takes those that are wrong then, and those that have not changed. */
  published: PublishedFiles
  faults: ContentFault[]
  remarks: ContentFault[]
}

/**
 * Loads the folder of an edition. Gives the checked pack, or all faults, and the remarks. Throws an error of the file
 * system if the folder cannot be read.
 */
export function loadFolder(folder: string, edition: EditionName, built: BuiltFiles): LoadResult {
  const { files, faults: unread } = readFolder(folder)
  const { pack, faults, remarks } = loadFiles(files, unread, edition, { ...built, folder: openFolderFiles(folder) })
  return pack && faults.length === 0 ? { pack, remarks } : { faults, remarks }
}

/**
 * Loads sources that were read before, with the faults of reading them; `known` are all pictures and downloads,
 * `published` the files of the last load, `digestOf` the digest of a file with what else its value depends on. A record
 * with a fault is held back alone, and what refers to it is shown without it.
 */
export function loadFiles(
  sources: readonly SourceFile[],
  faults: ContentFault[],
  edition: EditionName,
  known: KnownFiles,
  published: PublishedFiles = { values: {}, digests: {} },
  digestOf: (file: SourceFile) => string = () => ''
): LoadedFiles {
  const digests = new Map(sources.filter(isOwnValue).map((file) => [file.name, digestOf(file)]))
  const earlierValue = ({ name }: SourceFile) =>
    digests.has(name) && digests.get(name) === published.digests[name] ? published.values[name] : undefined
  const files = withFigures(parseFiles(sources, faults, earlierValue), faults)
  const strays = faults.filter((fault) => !isBlocking(fault))
  const told = faults.filter(isBlocking)
  if (told.some(({ file }) => file === '')) return { pack: undefined, published, faults: told, remarks: strays }
  const holding = holdBack(
    files,
    told.map(({ file }) => file),
    published.values
  )
  // What follows from a file or a row that is held back is told once that is mended.
  const isUnread = told.length > 0
  let lacksFile = told.some(({ file }) => !files.some(({ name }) => name === file))
  let remarks: ContentFault[] = []
  for (let isFirst = true; ; isFirst = false) {
    const shown = holding.files()
    const assembled = assemblePack(shown, edition)
    const checked = inspectPack(assembled.pack, known, edition)
    const records = lazy(assembled.sources)
    const all = [...assembled.faults, ...checked.faults.filter((fault) => !isOfFacts(fault, records()))]
    const isCaused = ({ target }: Fault) => target !== undefined && (!isFirst || holding.isLeftOut(target))
    // Of a reference whose target was never there, the text before it is shown where there is one.
    const wrong = all.filter(
      (fault) =>
        !(isCaused(fault) || fault.isReplaced) &&
        (fault.target === undefined || holding.hasKept(records().get(fault.record)))
    )
    const found = all.filter((fault) => !isCaused(fault) && holding.isWritten(records().get(fault.record)))
    if (!lacksFile)
      told.push(
        ...firstLocated(
          found.filter(({ target }) => !isUnread || target === undefined),
          records()
        )
      )
    if (isFirst) {
      const noted = [
        ...assembled.remarks,
        ...checked.remarks.filter((remark) => records().has(remark.record) && !isOfFacts(remark, records()))
      ]
      remarks = located(noted, records())
    }
    const held = new Set(wrong.map(({ record }) => records().get(record)))
    lacksFile ||= [...held].some((source) => source && tables[source.file.schema] === undefined)
    if ([...held].filter((source) => holding.hold(source)).length > 0) continue
    const heldFiles = holding.heldFiles()
    return {
      pack: { ...checked.pack, sample: assembled.isSample },
      published: {
        values: Object.fromEntries(shown.map(({ name, value }) => [name, value])),
        digests: Object.fromEntries(
          sources.flatMap((source) => {
            const digest = digests.get(source.name)
            const isKept = digest !== undefined && isFaultless(source) && !heldFiles.has(source.name)
            return isKept ? [[source.name, digest]] : []
          })
        )
      },
      faults: firstFaults([...new Map(told.map((fault) => [faultLine(fault), fault])).values()]),
      remarks: [...strays, ...remarks.filter((remark) => !isOfFaultyPage(remark, told))]
    }
  }
}

/** Whether the value of a file needs no other one: in braces a text names a figure or a place of the plan. */
const isOwnValue = ({ name, text }: SourceFile) => /\.(?:csv|yaml)$/.test(name) && !text.includes('{')

/** Whether a remark is on a link of the menu to a page that is there and has a fault. */
function isOfFaultyPage({ file, message }: ContentFault, faults: readonly ContentFault[]): boolean {
  return (
    file === 'menu.yaml' && faults.some(({ file }) => message.endsWith(`: /${file.replace(/^pages\/|\.yaml$/g, '')}`))
  )
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

/** Checks the folder of a built-in edition, as a step of the build. Throws an error that lists all faults and remarks. */
export function checkBuiltIn(folder: string, edition: EditionName, built: BuiltFiles): ResolvedPack {
  const result = loadFolder(folder, edition, built)
  if ('pack' in result && result.remarks.length === 0) return result.pack
  const faults = 'faults' in result ? result.faults : []
  throw new Error([`The content of ${folder} has faults:`, ...[...faults, ...result.remarks].map(faultLine)].join('\n'))
}
