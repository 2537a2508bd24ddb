/**
 * Replaces the names of pictures and downloads in a pack by the addresses of the folder's own and of the built files.
 */
import type { Picture } from '../../../shared/records/records.ts'
import { childLocation, type FaultList, type FaultLocation, isNested } from './fault-list.ts'
import type { FolderFiles } from './files/folder-files.ts'

/** Built pictures by name, such as `organic/hero`; sizes in CSS pixels. */
export type PictureMap = Readonly<Record<string, { src: string; width: number; height: number }>>
/** Built downloads and clips by name. */
export type FileMap = Readonly<Record<string, { src: string; bytes: number }>>

export interface BuiltFiles {
  pictures: PictureMap
  files: FileMap
}

/** What a pack may name that is not in it. */
export interface KnownFiles extends BuiltFiles {
  /** Those of the content folder, whose names come first; undefined: it has none. */
  folder?: FolderFiles | undefined
  /** Where values stand that several records show. */
  places?: ReadonlyMap<unknown, FaultLocation>
}

/** Returns a copy of a record with all names resolved. Adds a fault for each name without a usable file. */
export function resolveFiles(value: unknown, inRecord: FaultLocation, known: KnownFiles, faults: FaultList): unknown {
  const at = known.places?.get(value) ?? inRecord
  // A large table has some hundred thousand texts: most have no location.
  const inside = (item: unknown, key: string | number) =>
    isNested(item) ? resolveFiles(item, childLocation(at, key), known, faults) : item
  if (Array.isArray(value)) return value.map(inside)
  if (!isNested(value)) return value
  const resolved: Record<string, unknown> = {}
  for (const key of Object.keys(value)) resolved[key] = inside(value[key], key)
  if (typeof value.picture === 'string') {
    const { picture: _, ...rest } = resolved
    const picture = findPicture(value.picture, childLocation(at, 'picture'), known, faults)
    return { ...picture, ...rest }
  }
  return typeof value.src === 'string' ? resolveFile(resolved, value.src, at, known, faults) : resolved
}

/** The entry of a name; a name such as `constructor` would find a property of any object. */
const own = <T>(map: Readonly<Record<string, T>>, name: string) => (Object.hasOwn(map, name) ? map[name] : undefined)

/** The file, or what was published of it before it had its fault, which is told. */
function usableFile<File extends { src: string }>(
  found: File | { fault: string; published?: File | undefined },
  at: FaultLocation,
  faults: FaultList
): File | undefined {
  if (!('fault' in found)) return found
  if (found.published) faults.replaced(at, found.fault)
  else faults.add(at, found.fault)
  return found.published
}

type FoundPicture = Pick<Picture, 'src' | 'width' | 'height' | 'sources'>

/** The picture of a name; adds a fault and gives undefined where there is none that can be used. */
export function findPicture(
  name: string,
  at: FaultLocation,
  { pictures, folder }: KnownFiles,
  faults: FaultList
): FoundPicture | undefined {
  const found: FoundPicture | { fault: string; published?: FoundPicture | undefined } = folder?.picture(name) ??
    own(pictures, name) ?? {
      fault: `unknown picture ${name}: name a file in pictures with its ending, such as hero.jpg`
    }
  const usable = usableFile(found, at, faults)
  if (!usable) return undefined
  const { src, width, height, sources = [] } = usable
  return { src, width, height, ...(sources.length > 0 && { sources }) }
}

/** Adds the size of a download (a record with `format`). A clip may be a picture. */
function resolveFile(
  record: Record<string, unknown>,
  name: string,
  at: FaultLocation,
  { pictures, files, folder }: KnownFiles,
  faults: FaultList
): unknown {
  if (/^https:\/\//.test(name)) return record
  const found = folder?.download(name) ??
    own(files, name) ??
    own(pictures, name) ?? {
      fault: `unknown file ${name}: put it in downloads, or correct the name`,
      published: folder?.removedDownload(name)
    }
  const usable = usableFile<{ src: string; bytes?: number }>(found, childLocation(at, 'src'), faults)
  if (!usable) return record
  const { src } = usable
  if (!('format' in record)) return { ...record, src }
  if (!src.toUpperCase().endsWith(`.${String(record.format)}`))
    faults.add(childLocation(at, 'format'), `is not the ending of ${src}`)
  return { ...record, src, bytes: usable.bytes ?? 0 }
}
