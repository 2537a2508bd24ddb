import { createWriteStream, fstatSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandError, isDiskFull } from './command-error.ts'

/**
 * Writes a text or a stream to the standard output and resolves when all of it is written. Rejects with a CommandError
 * if the disk is full or the pipe is closed.
 */
export async function writeOutput(content: string | Readable): Promise<void> {
  const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content
  // If stdout is a regular file, process.stdout ignores that a write to a full disk was partial.
  const target = fstatSync(1).isFile() ? createWriteStream('', { fd: 1, autoClose: false }) : process.stdout
  try {
    await pipeline(source, target)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const reason = isDiskFull(error) ? `its disk is full (${code})` : code
    throw new CommandError(`the output could not be written completely: ${reason}`)
  }
}
