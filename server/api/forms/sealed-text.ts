/** Encrypts short texts that leave the process (AES-256-GCM, NIST SP 800-38D). */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a text with a key of 32 bytes; gives base64, or the encoding that is named. */
export function sealText(text: string, key: Buffer, encoding: 'base64' | 'base64url' = 'base64'): string {
  const nonce = randomBytes(nonceBytes)
  const encryption = createCipheriv(cipher, key, nonce)
  const bytes = Buffer.concat([encryption.update(text), encryption.final()])
  return Buffer.concat([nonce, encryption.getAuthTag(), bytes]).toString(encoding)
}

/** The text in the result of `sealText`, in either encoding; undefined where it was not made with this key. */
export function openText(sealed: string, key: Buffer): string | undefined {
  // Node reads both encodings as base64.
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length < nonceBytes + tagBytes) return undefined
  try {
    const decryption = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes))
    decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decryption.update(bytes.subarray(nonceBytes + tagBytes)), decryption.final()]).toString()
  } catch {
    return undefined
  }
}
