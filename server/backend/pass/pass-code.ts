/**
 * Passes and their codes: `P1.EDITION.NUMBER.SIGNATURE`. The signature (Ed25519, RFC 8032, in hexadecimal) is that of
 * the ASCII text before its dot. All characters are of QR's alphanumeric mode (ISO/IEC 18004), which makes the code
 * small.
 */
import { type KeyObject, randomInt, sign, verify } from 'node:crypto'
import type { Pass } from '../../../shared/records/pass.ts'

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
