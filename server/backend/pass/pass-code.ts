/**
 * Passes of registrations at the embedded backend, and their codes: `P1.EDITION.NUMBER.SIGNATURE`. The signature (Ed25519, RFC 8032, in hexadecimal) is that of
 * the ASCII text before its dot. All characters are of QR's alphanumeric mode (ISO/IEC 18004), which makes the code
 * small.
 */
import { type KeyObject, randomInt, sign, verify } from 'node:crypto'
import { fairId } from '../../../shared/records/editions.ts'
import { readDays } from '../../../shared/records/facts.ts'
import type { Pass } from '../../../shared/records/pass.ts'
import type { CompiledPack } from '../content/compiled.ts'
import type { BackendLog } from '../worker-messages.ts'
import { openPassKey } from './pass-key.ts'

/** Crockford's alphabet: no letter that is taken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = [5, 5]
const codePattern = /^(P1\.([A-Z0-9-]{1,30})\.([0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}))\.([0-9A-F]{128})$/

/**
 * Random numbers (50 bits): numbers in a row would tell how many have registered, and anyone could say the number of
 * somebody else at a door that does not scan.
 */
function randomNumber(): string {
  const group = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return groups.map(group).join('-')
}

/** The pass of a number, by default a new one; a number has the same code each time. */
export function createPass(key: KeyObject, edition: string, number = randomNumber()): Pass {
  const signed = `P1.${edition}.${number}`
  return { number, code: `${signed}.${sign(null, Buffer.from(signed), key).toString('hex').toUpperCase()}` }
}

/** What a code says if the key's owner has signed it, else undefined. Spaces and line ends around it do not count. */
export function readPassCode(text: string, publicKey: KeyObject): { edition: string; number: string } | undefined {
  const [, signed, edition, number, signature] = codePattern.exec(text.trim()) ?? []
  if (signed === undefined || edition === undefined || number === undefined || signature === undefined) return undefined
  const isSigned = verify(null, Buffer.from(signed), publicKey, Buffer.from(signature, 'hex'))
  return isSigned ? { edition, number } : undefined
}

/**
 * A pass for an edition, with a new number or the given one; undefined, with an error in the log, where the key cannot
 * be used.
 */
type IssuePass = (edition: string, number?: string) => Pass | undefined

/**
 * Creates the function that issues passes. It reads the key in `dataDir` for each of them (0.1 ms), so that a restored
 * key signs from the next registration on; the first registration creates it.
 */
export function createPassIssuer({ dataDir, log }: { dataDir: string; log: BackendLog }): IssuePass {
  let isFailing = false
  return (edition, number) => {
    try {
      const key = openPassKey(dataDir)
      isFailing = false
      return createPass(key, edition, number)
    } catch (error) {
      // A registration without a pass is better than none: its data are stored, and the door can look them up.
      if (!isFailing) {
        const reason = error instanceof Error ? error.message : 'unknown'
        log('error', 'registrations are stored without a pass: its key cannot be used', { dataDir, reason })
      }
      isFailing = true
      return undefined
    }
  }
}

/** What a pass says of the fair: its id and, where it is known, the year, as in `ORGANIC-2025`. */
export function passEdition({ edition, config }: Pick<CompiledPack, 'edition' | 'config'>): string {
  const value = (code: string) => config.find((entry) => entry.code === code)?.content ?? ''
  const days = readDays(value('fact_first_day'), value('fact_last_day'))
  const year = days && new Date(days.first * 1000).getUTCFullYear()
  return [fairId(edition, value('fact_id')).toUpperCase(), year].filter(Boolean).join('-')
}
