/** Built files, whose names change with their content. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Eight characters that identify the bytes. */
export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64url').replace(/[-_]/g, '').slice(0, 8)

/** Writes a file with a hash in its name; returns its address. */
export function emit(assets, name, bytes) {
  const { name: stem, ext } = path.posix.parse(name)
  const file = `${stem.replaceAll('/', '-')}-${hashOf(bytes)}${ext}`
  writeFileSync(path.join(assets, file), bytes)
  return `/assets/${file}`
}
