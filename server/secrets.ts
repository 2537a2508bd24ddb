/** A secret setting: its value in the environment, or in a file that `NAME_FILE` names, as Docker and Kubernetes do. */
import { readFileSync } from 'node:fs'

export interface Secret {
  value: string
  /** The beginning of a fault about it, which ends with what is allowed. */
  refusal: string
}

/**
 * Reads the secret `name`; a file's last newline is not part of it. Undefined where neither variable is given. Throws an
 * Error with one line that names variable and path where both are given or the file gives nothing; it never shows a value.
 */
export function readSecret(env: Record<string, string | undefined>, name: string): Secret | undefined {
  const direct = env[name]?.trim()
  const variable = `${name}_FILE`
  const file = env[variable]?.trim()
  if (!file) return direct ? { value: direct, refusal: `${name}=(hidden) is not allowed: it must be` } : undefined
  const shown = `${variable}=${JSON.stringify(file)}`
  const fault = (why: string) => new Error(`${shown} cannot be used: ${why}`)
  if (direct) throw fault(`${name} is given as well, and only one of the two may be`)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw fault(`the file cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  const value = text.replace(/\r?\n$/, '')
  if (value === '') throw fault('the file is empty')
  return { value, refusal: `${shown} is not allowed: the file must hold` }
}
