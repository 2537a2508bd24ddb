/** Checks the codes of passes at a door: without a network, and without the store where there is none. */
import { createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { readPassCode } from '../pass/pass-code.ts'
import { passKeyFile } from '../pass/pass-key.ts'
import { openSubmissionsDatabase } from '../submissions-file.ts'
import { CommandError, errorMessageOf, lockWaitMs } from './command-error.ts'
import { storeIn } from './store.ts'

/**
 * The public key in `keyFile`, else that of the site's own key in `dataDir`. Throws a CommandError where there is none.
 */
export function readDoorKey(dataDir: string, keyFile: string | undefined): KeyObject {
  const file = path.resolve(keyFile ?? path.join(dataDir, passKeyFile))
  if (!existsSync(file)) {
    const help = keyFile === undefined ? ' (DATA_DIR names its folder; --key names a public key)' : ''
    throw new CommandError(`there is no key: ${file} does not exist${help}`)
  }
  let key: KeyObject | undefined
  try {
    key = createPublicKey(readFileSync(file, 'utf8'))
  } catch {
    key = undefined
  }
  if (key?.asymmetricKeyType !== 'ed25519') throw new CommandError(`${file} holds no Ed25519 key`)
  return key
}

/** What a door reads of a code, and the exit code for it. */
interface Verdict {
  line: string
  exitCode: 0 | 1 | 3
}

/**
 * Resolves to a line that says edition and number of a signed code; `-` writes a line for each one of the standard
 * input at once. Each valid code is remembered as shown in the store of `dataDir`. Rejects with a CommandError for a
 * single code that the key's owner has not signed (exit code 1), or that was shown before (3).
 */
export async function checkPasses(code: string, key: KeyObject, dataDir: string): Promise<string> {
  if (code === '-') {
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() !== '') process.stdout.write(`${(await verdictOf(line, key, dataDir)).line}\n`)
    }
    return ''
  }
  const { line, exitCode } = await verdictOf(code, key, dataDir)
  if (exitCode !== 0) throw new CommandError(line, exitCode)
  return `${line}\n`
}

async function verdictOf(code: string, key: KeyObject, dataDir: string): Promise<Verdict> {
  const pass = readPassCode(code, key)
  if (!pass) return { line: 'refused: this is no code that the key has signed', exitCode: 1 }
  const name = `${pass.edition} ${pass.number}`
  const shown = await rememberShown(dataDir, pass)
  if ('unknown' in shown)
    return { line: `valid ${name}, but it is not known whether it was shown before: ${shown.unknown}`, exitCode: 0 }
  if (shown.first === undefined) return { line: `valid ${name}`, exitCode: 0 }
  return {
    line: `shown before: ${name}, first on ${shanghaiTime.format(new Date(shown.first))} (Shanghai)`,
    exitCode: 3
  }
}

/** As in `2025-06-11 09:14:05`, on the clock of the fair. */
const shanghaiTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium'
})

/** `first` is when the pass was shown first, in ISO 8601; undefined: now. `unknown` is why nobody can tell. */
type Shown = { first: string | undefined } | { unknown: string }

/**
 * Looks a pass up in the store of `dataDir`, and remembers it (number and time, nothing of the
 * person) where it was not shown before: of several doors that ask
 * at the same time one alone is told that it is the first. Never rejects, and creates no store: where there is none, or
 * it cannot be written, a door still has to say whether the pass is valid.
 */
async function rememberShown(dataDir: string, pass: { edition: string; number: string }): Promise<Shown> {
  try {
    storeIn(dataDir)
    const { db } = await openSubmissionsDatabase(dataDir, lockWaitMs)
    try {
      const find = db.prepare('SELECT shown FROM shown_passes WHERE number = ? AND edition = ?')
      const insert = db.prepare('INSERT INTO shown_passes (number, edition, shown) VALUES (?, ?, ?)')
      return db
        .transaction((): Shown => {
          // The column of the query.
          const row = find.get(pass.number, pass.edition) as { shown: string } | undefined
          if (!row) insert.run(pass.number, pass.edition, new Date().toISOString())
          return { first: row?.shown }
        })
        .immediate()
    } finally {
      db.close()
    }
  } catch (error) {
    return { unknown: errorMessageOf(error) }
  }
}
