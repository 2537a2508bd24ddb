/** Replaces the names of pictures and downloads in a pack by the addresses of the built files. */
import { childLocation, type FaultList, type FaultLocation } from './fault-list.ts'

/** Built pictures by name, such as `organic/hero`; sizes in CSS pixels. */
export type PictureMap = Readonly<Record<string, { src: string; width: number; height: number }>>
/** Built downloads and clips by name. */
export type FileMap = Readonly<Record<string, { src: string; bytes: number }>>

export interface BuiltFiles {
  pictures: PictureMap
  files: FileMap
}

/** Returns a copy of a record with all names resolved. Adds a fault for each name without a built file. */
export function resolveFiles(value: unknown, at: FaultLocation, built: BuiltFiles, faults: FaultList): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => resolveFiles(item, childLocation(at, index), built, faults))
  if (typeof value !== 'object' || value === null) return value
  // Checked to be an object.
  const record = value as Record<string, unknown>
  const resolved = Object.fromEntries(
    Object.entries(record).map(([key, item]) => [key, resolveFiles(item, childLocation(at, key), built, faults)])
  )
  if (typeof record.picture === 'string') return resolvePicture(resolved, record.picture, at, built, faults)
  if (typeof record.src === 'string') return resolveFile(resolved, record.src, at, built, faults)
  return resolved
}

function resolvePicture(
  { picture: _, ...rest }: Record<string, unknown>,
  name: string,
  at: FaultLocation,
  { pictures }: BuiltFiles,
  faults: FaultList
): unknown {
  const picture = pictures[name]
  if (!picture) faults.add(childLocation(at, 'picture'), `unknown picture ${name}`)
  return { src: picture?.src ?? '', width: picture?.width ?? 0, height: picture?.height ?? 0, ...rest }
}

/** Adds the size of a download (a record with `format`). A clip may be a picture. */
function resolveFile(
  record: Record<string, unknown>,
  name: string,
  at: FaultLocation,
  { pictures, files }: BuiltFiles,
  faults: FaultList
): unknown {
  if (/^https:\/\//.test(name)) return record
  const file = files[name]
  const src = file?.src ?? pictures[name]?.src
  if (src === undefined) faults.add(childLocation(at, 'src'), `unknown file ${name}`)
  if (!('format' in record)) return { ...record, src: src ?? '' }
  if (src !== undefined && !src.toUpperCase().endsWith(`.${String(record.format)}`))
    faults.add(childLocation(at, 'format'), `is not the ending of ${src}`)
  return { ...record, src: src ?? '', bytes: file?.bytes ?? 0 }
}
