/** The key that signs passes (Ed25519, RFC 8032): one file in DATA_DIR, created once. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const passKeyFile = 'pass-key.pem'

const remedy =
  'put the private key back (data.js restore, with a backup that has it), or remove the file and a new key is created'

/**
 * The private key of a folder; the first call creates it, readable by its owner alone. Of several processes that create
 * it at the same time all get the same one. Throws an Error of one line where the file cannot sign or be created.
 */
export function openPassKey(dataDir: string): KeyObject {
  const pem = readPassKey(dataDir)
  if (pem !== undefined) return createPrivateKey(pem)
  createKeyFile(path.resolve(dataDir, passKeyFile))
  return createPrivateKey(readPassKey(dataDir) ?? '')
}

/**
 * The file of a folder, which is known to sign; undefined where there is none. Throws an Error of one line that says
 * what the file holds instead, and what to do.
 */
export function readPassKey(dataDir: string): string | undefined {
  const file = path.resolve(dataDir, passKeyFile)
  let pem: string
  try {
    pem = readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw new Error(`${file} cannot be read (${code}): make it a file that the user of the site may read`)
  }
  if (canSign(pem)) return pem
  throw new Error(`${file} ${isPublicKey(pem) ? 'holds a public key, which cannot sign' : holdsNone}: ${remedy}`)
}

const holdsNone = 'holds no private Ed25519 key'

/** Whether a text is the PEM of a key that signs passes. */
export function canSign(pem: string): boolean {
  return typeOf(() => createPrivateKey(pem)) === 'ed25519'
}

/** The public key of a private one as PEM (SubjectPublicKeyInfo, RFC 8410): what a door needs. */
export function publicKeyPem(key: KeyObject): string {
  return String(createPublicKey(key).export({ type: 'spki', format: 'pem' }))
}

/**
 * Makes a PEM the key of a folder. What was there before is kept beside it; resolves to its path, undefined where there
 * was nothing, and where it was the same key.
 */
export function replacePassKey(dataDir: string, pem: string): { earlier: string | undefined } | undefined {
  const file = path.resolve(dataDir, passKeyFile)
  const incomplete = writeKeyFile(file, pem)
  try {
    const before = readText(file)
    if (before === pem) return undefined
    const earlier = `${file}.${new Date().toISOString().replaceAll(':', '-')}`
    if (before !== undefined) linkSync(file, earlier)
    renameSync(incomplete, file)
    return { earlier: before === undefined ? undefined : earlier }
  } finally {
    rmSync(incomplete, { force: true })
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isPublicKey(pem: string): boolean {
  return typeOf(() => createPublicKey(pem)) !== undefined && typeOf(() => createPrivateKey(pem)) === undefined
}

function typeOf(parse: () => KeyObject): string | undefined {
  try {
    return parse().asymmetricKeyType
  } catch {
    return undefined
  }
}

/** The file appears complete or not at all: a link does not replace the file of another process. */
function createKeyFile(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519')
  const incomplete = writeKeyFile(file, String(privateKey.export({ type: 'pkcs8', format: 'pem' })))
  try {
    linkSync(incomplete, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(incomplete, { force: true })
  }
}

/** Writes a key beside its file, readable by its owner alone; gives the path. */
function writeKeyFile(file: string, pem: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  const incomplete = `${file}.${randomUUID()}`
  writeFileSync(incomplete, pem, { mode: 0o600, flag: 'wx' })
  return incomplete
}
