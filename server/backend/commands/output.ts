/** The standard output: everything that was given to it has been written, or a fault says that it has not. */
import { createWriteStream, fstatSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandError } from './command-error.ts'

/** Writes a text, or bytes as they come. Rejects with a CommandError where the disk is full or the reader has gone. */
export async function writeOut(content: string | Readable): Promise<void> {
  const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content
  // For a regular file process.stdout writes once and ignores that a full disk took a part only.
  const target = fstatSync(1).isFile() ? createWriteStream('', { fd: 1, autoClose: false }) : process.stdout
  try {
    await pipeline(source, target)
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown'
    throw new CommandError(`the output could not be written whole: ${code}`)
  }
}
