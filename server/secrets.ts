/**
 * Secret settings: the value of `NAME`, or the content of the file that `NAME_FILE` names (Docker and Kubernetes
 * secrets).
 */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

export interface Secret {
  value: string
  /** Beginning of an error message about the value, without the value; the caller appends what is allowed. */
  errorPrefix: string
}

/**
 * Reads the secret `name` without the last newline of its file. Returns undefined if neither variable is set. Throws an
 * Error of one line, with the variable and the path but no value, if both are set or the file is unreadable, empty or
 * larger than 8 KiB.
 */
export function readSecret(env: Record<string, string | undefined>, name: string): Secret | undefined {
  const direct = env[name]?.trim()
  const variable = `${name}_FILE`
  const file = env[variable]?.trim()
  if (!file) return direct ? { value: direct, errorPrefix: `${name}=(hidden) is not allowed: it must be` } : undefined
  const assignment = `${variable}=${JSON.stringify(file)}`
  const fault = (reason: string) => new Error(`${assignment} cannot be used: ${reason}`)
  if (direct) throw fault(`${name} is set as well: set only one of the two`)
  let text: string | undefined
  try {
    text = readStart(file)
  } catch (error) {
    // The functions of node:fs throw system errors.
    throw fault(`the file cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  if (text === undefined) throw fault('it is no regular file')
  if (text.length > maxBytes) throw fault(`the file has more than ${maxBytes} bytes`)
  const value = text.replace(/\r?\n$/, '')
  if (value === '') throw fault('the file is empty')
  return { value, errorPrefix: `${assignment} is not allowed: the file must hold` }
}

const maxBytes = 8192

/**
 * The first bytes of a file, one more than a secret may have; undefined where it is no regular one: a device has no
 * end, and a pipe might never begin.
 */
function readStart(file: string): string | undefined {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    if (!fstatSync(descriptor).isFile()) return undefined
    const bytes = Buffer.alloc(maxBytes + 1)
    let length = 0
    for (let read = 1; read > 0 && length < bytes.length; length += read)
      read = readSync(descriptor, bytes, length, bytes.length - length, null)
    return bytes.toString('utf8', 0, length)
  } finally {
    closeSync(descriptor)
  }
}
