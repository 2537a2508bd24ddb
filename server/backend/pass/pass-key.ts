/** The key that signs passes (Ed25519, RFC 8032): one file in DATA_DIR, created once. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const passKeyFile = 'pass-key.pem'

/**
 * The private key of a folder; the first call creates it, readable by its owner alone. Of several processes that create
 * it at the same time all get the same one. Throws an Error of Node, or one that names the file where it holds no key.
 */
export function openPassKey(dataDir: string): KeyObject {
  const file = path.resolve(dataDir, passKeyFile)
  if (!existsSync(file)) createKeyFile(file)
  const pem = readFileSync(file, 'utf8')
  const key = parseKey(pem)
  if (key?.asymmetricKeyType === 'ed25519') return key
  throw new Error(`${file} holds no Ed25519 key: restore it from its copy`)
}

/** The public key of a private one as PEM (SubjectPublicKeyInfo, RFC 8410): what a door needs. */
export function publicKeyPem(key: KeyObject): string {
  return String(createPublicKey(key).export({ type: 'spki', format: 'pem' }))
}

function parseKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

/** The file appears complete or not at all: a link does not replace the file of another process. */
function createKeyFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const { privateKey } = generateKeyPairSync('ed25519')
  const incomplete = `${file}.${randomUUID()}`
  try {
    writeFileSync(incomplete, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
    linkSync(incomplete, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(incomplete, { force: true })
  }
}
