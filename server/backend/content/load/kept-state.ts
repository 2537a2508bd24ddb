/** The compiled pack of the last good state of a content folder, in a file in DATA_DIR. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from './read-folder.ts'

export interface KeptState {
  /** The digest of everything that the pack was compiled from. */
  key: string
  /** JSON. */
  pack: string
}

/** The digest of source files and of `parts`: what else the compiled pack depends on. */
export function stateKey(files: readonly SourceFile[], parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of [...parts, ...files.flatMap(({ name, text }) => [name, text])])
    hash.update(`${part.length}\n${part}`)
  return hash.digest('base64url')
}

/** The state in a file: the key in the first line, the pack in the rest; undefined if there is none. */
export function readState(file: string): KeptState | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    return end < 0 ? undefined : { key: text.slice(0, end), pack: text.slice(end + 1) }
  } catch {
    return undefined
  }
}

/** Writes the state; where the file cannot be written, the next start compiles the folder again. */
export function writeState(file: string, { key, pack }: KeptState): void {
  const temporary = `${file}.${process.pid}`
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(temporary, `${key}\n${pack}`, { mode: 0o600 })
    renameSync(temporary, file)
  } catch {
    // The start only takes longer.
  }
}
