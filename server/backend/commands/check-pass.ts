/** Checks the codes of passes at a door, without a network and without the store. */
import { createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { readPassCode } from '../pass/pass-code.ts'
import { passKeyFile } from '../pass/pass-key.ts'
import { CommandError } from './command-error.ts'

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

/**
 * Resolves to a line that says edition and number of a signed code; `-` writes a line for each one of the standard
 * input at once. Rejects with a CommandError for a single code that the key's owner has not signed.
 */
export async function checkPasses(code: string, key: KeyObject): Promise<string> {
  if (code === '-') {
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() !== '') process.stdout.write(`${verdictOf(line, key) ?? refusal}\n`)
    }
    return ''
  }
  const verdict = verdictOf(code, key)
  if (verdict === undefined) throw new CommandError(refusal)
  return `${verdict}\n`
}

const refusal = 'refused: this is no code that the key has signed'

function verdictOf(code: string, key: KeyObject): string | undefined {
  const pass = readPassCode(code, key)
  return pass && `valid ${pass.edition} ${pass.number}`
}
