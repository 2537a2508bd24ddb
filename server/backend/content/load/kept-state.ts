/** The checked pack of the last good state of a content folder, in a file in DATA_DIR. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { replaceFile } from '../files/file-store.ts'
import type { ContentFault } from './content-fault.ts'
import type { PackParts } from './pack-parts.ts'

export interface KeptState {
  /** The signature of the folder that the pack was compiled from: with the same one nothing is read again. */
  signature: string
  parts: PackParts
  /** Of the load that made it. */
  faults: ContentFault[]
  remarks: ContentFault[]
  /** JSON of the files that it was made of (`PublishedFiles`). */
  published: string
}

/** Changes with the shape of the parts and remarks: a state that an earlier version wrote is not used. */
const format = '7'

/**
 * The state in a file: format, signature and the digest of the other lines in the first line, faults and remarks as JSON
 * in the second, the published values in the third, then a line for each part, its name and its JSON. Undefined if there
 * is none, or not all of it.
 */
export function readState(file: string): KeptState | undefined {
  try {
    // Reading something else than a file could take for ever.
    if (!statSync(file).isFile()) return undefined
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    const [version, signature = '', digest] = text.slice(0, end).split(' ')
    const body = text.slice(end + 1)
    if (version !== format || digest !== digestOf(body)) return undefined
    const [told = '', published = '', ...lines] = body.split('\n')
    const parts = lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
    return { signature, parts: Object.fromEntries(parts), ...JSON.parse(told), published }
  } catch {
    return undefined
  }
}

/** Writes the state; where the file cannot be written, the next start compiles the folder again. */
export function writeState(file: string, { signature, parts, faults, remarks, published }: KeptState): void {
  // JSON has no line breaks of its own.
  const lines = Object.entries(parts).map(([name, json]) => `${name} ${json}`)
  const body = [JSON.stringify({ faults, remarks }), published, ...lines].join('\n')
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    replaceFile(file, `${format} ${signature} ${digestOf(body)}\n${body}`, 0o600)
  } catch {
    // The start only takes longer.
  }
}

/** The SHA-256 of a text, in base64url. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
