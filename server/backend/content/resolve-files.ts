/** Replaces the names of pictures and downloads in a pack by the addresses of the folder's own and of the built files. */
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

/** The files that a pack may name. */
export interface KnownFiles extends BuiltFiles {
  /** Those of the content folder, whose names come first; undefined: it has none. */
  folder?: FolderFiles | undefined
}

/** Returns a copy of a record with all names resolved. Adds a fault for each name without a usable file. */
export function resolveFiles(value: unknown, at: FaultLocation, known: KnownFiles, faults: FaultList): unknown {
  // A large table has some hundred thousand texts: most have no location.
  const inside = (item: unknown, key: string | number) =>
    isNested(item) ? resolveFiles(item, childLocation(at, key), known, faults) : item
  if (Array.isArray(value)) return value.map(inside)
  if (!isNested(value)) return value
  const resolved: Record<string, unknown> = {}
  for (const key of Object.keys(value)) resolved[key] = inside(value[key], key)
  if (typeof value.picture === 'string') return resolvePicture(resolved, value.picture, at, known, faults)
  if (typeof value.src === 'string') return resolveFile(resolved, value.src, at, known, faults)
  return resolved
}

function resolvePicture(
  { picture: _, ...rest }: Record<string, unknown>,
  name: string,
  at: FaultLocation,
  { pictures, folder }: KnownFiles,
  faults: FaultList
): unknown {
  const own = folder?.picture(name)
  if (own && 'fault' in own) faults.add(childLocation(at, 'picture'), own.fault)
  const picture = own && 'src' in own ? own : pictures[name]
  if (!picture && !own) faults.add(childLocation(at, 'picture'), `unknown picture ${name}`)
  const sources = own && 'src' in own && own.sources.length > 0 ? { sources: own.sources } : {}
  return { src: picture?.src ?? '', width: picture?.width ?? 0, height: picture?.height ?? 0, ...sources, ...rest }
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
  const own = folder?.download(name)
  if (own && 'fault' in own) faults.add(childLocation(at, 'src'), own.fault)
  const file = own && 'src' in own ? own : files[name]
  const src = file?.src ?? pictures[name]?.src
  if (src === undefined && !own) faults.add(childLocation(at, 'src'), `unknown file ${name}`)
  if (!('format' in record)) return { ...record, src: src ?? '' }
  if (src !== undefined && !src.toUpperCase().endsWith(`.${String(record.format)}`))
    faults.add(childLocation(at, 'format'), `is not the ending of ${src}`)
  return { ...record, src: src ?? '', bytes: file?.bytes ?? 0 }
}
