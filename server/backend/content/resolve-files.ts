/** Puts the addresses of built files in place of the names by which a pack calls pictures and downloads. */
import { type Faults, inside, type Place } from './faults.ts'

/** Built pictures by name, such as `organic/hero`. */
export type PictureMap = Readonly<Record<string, { src: string; width: number; height: number }>>
/** Built downloads and clips by name. */
export type FileMap = Readonly<Record<string, { src: string; bytes: number }>>

export interface BuiltFiles {
  pictures: PictureMap
  files: FileMap
}

/** A copy of a packed record with every name resolved; a name that no built file has becomes a fault. */
export function resolveFiles(value: unknown, at: Place, built: BuiltFiles, faults: Faults): unknown {
  if (Array.isArray(value)) return value.map((item, index) => resolveFiles(item, inside(at, index), built, faults))
  if (typeof value !== 'object' || value === null) return value
  const record = value as Record<string, unknown>
  const resolved = Object.fromEntries(
    Object.entries(record).map(([key, item]) => [key, resolveFiles(item, inside(at, key), built, faults)])
  )
  if (typeof record.picture === 'string') return placePicture(resolved, record.picture, at, built, faults)
  if (typeof record.src === 'string') return placeFile(resolved, record.src, at, built, faults)
  return resolved
}

function placePicture(
  { picture: _, ...rest }: Record<string, unknown>,
  name: string,
  at: Place,
  { pictures }: BuiltFiles,
  faults: Faults
): unknown {
  const picture = pictures[name]
  if (!picture) faults.add(inside(at, 'picture'), `unknown picture ${name}`)
  return { src: picture?.src ?? '', width: picture?.width ?? 0, height: picture?.height ?? 0, ...rest }
}

/** A download takes its size from the file; a clip may be a moving picture. */
function placeFile(
  record: Record<string, unknown>,
  name: string,
  at: Place,
  { pictures, files }: BuiltFiles,
  faults: Faults
): unknown {
  if (/^https:\/\//.test(name)) return record
  const file = files[name]
  const src = file?.src ?? pictures[name]?.src
  if (src === undefined) faults.add(inside(at, 'src'), `unknown file ${name}`)
  if (!('format' in record)) return { ...record, src: src ?? '' }
  if (src !== undefined && !src.toUpperCase().endsWith(`.${String(record.format)}`))
    faults.add(inside(at, 'format'), `is not the ending of ${src}`)
  return { ...record, src: src ?? '', bytes: file?.bytes ?? 0 }
}
