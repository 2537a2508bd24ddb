/**
 * Secret settings: the value of `NAME`, or the content of the file that `NAME_FILE` names (Docker and Kubernetes
 * secrets).
 */
import { readFileSync } from 'node:fs'

export interface Secret {
  value: string
  /** Beginning of an error message about the value, without the value; the caller appends what is allowed. */
  errorPrefix: string
}

/**
 * Reads the secret `name` without the last newline of its file. Returns undefined if neither variable is set. Throws an
 * Error of one line, with the variable and the path but no value, if both are set or the file is unreadable or empty.
 */
export function readSecret(env: Record<string, string | undefined>, name: string): Secret | undefined {
  const direct = env[name]?.trim()
  const variable = `${name}_FILE`
  const file = env[variable]?.trim()
  if (!file) return direct ? { value: direct, errorPrefix: `${name}=(hidden) is not allowed: it must be` } : undefined
  const assignment = `${variable}=${JSON.stringify(file)}`
  const fault = (reason: string) => new Error(`${assignment} cannot be used: ${reason}`)
  if (direct) throw fault(`${name} is set as well: set only one of the two`)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    // readFileSync throws system errors
    throw fault(`the file cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  const value = text.replace(/\r?\n$/, '')
  if (value === '') throw fault('the file is empty')
  return { value, errorPrefix: `${assignment} is not allowed: the file must hold` }
}
