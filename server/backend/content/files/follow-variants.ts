/** Starts the program that makes variants of pictures whenever published ones lack them. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { BackendLog } from '../../worker-messages.ts'
import { readIndex } from './file-store.ts'
import { filesWithoutVariants, sharpIsMissing, type VariantResult } from './picture-variants.ts'

interface VariantOptions {
  /** The bundled `make-variants.ts`. */
  program: string
  /** Folder of the published files. */
  folder: string
  /** Called when variants have been made. */
  onMade: () => void
  log: BackendLog
}

export interface Variants {
  /** Makes what is missing; a call while that goes on is done after it. */
  make: () => void
  close: () => void
}

/** Makes nothing before the first `make`. A picture of which none could be made is tried once only. */
export function followVariants({ program, folder, onMade, log }: VariantOptions): Variants {
  const failed = new Set<string>()
  let child: ChildProcess | undefined
  let isWaiting = false
  let isEnded = false

  const onResult = ({ name, fault }: VariantResult) => {
    if (fault === undefined) return
    failed.add(name)
    log('warn', 'smaller pictures cannot be made of this one: it is sent as it is', { picture: name, reason: fault })
  }
  const make = () => {
    isWaiting = child !== undefined
    if (isWaiting || isEnded) return
    const files = filesWithoutVariants(folder, [...readIndex(folder).values()]).filter(({ name }) => !failed.has(name))
    if (files.length === 0) return
    const running = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'ignore'] })
    child = running
    let output = ''
    running.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    // `close` follows in any case.
    running.on('error', () => undefined)
    running.once('close', (code) => {
      child = undefined
      // Written by make-variants.ts.
      const results = output
        .split('\n')
        .filter(Boolean)
        .map((line): VariantResult => JSON.parse(line))
      for (const result of results) onResult(result)
      if (code === sharpIsMissing) {
        isEnded = true
        log('info', 'sharp is not installed: pictures of the content folder are sent as they are')
        return
      }
      // What ended the process was in the picture after the last result.
      const named = new Set(results.map(({ name }) => name))
      const next = code === 0 ? undefined : files.find(({ name }) => !named.has(name))
      if (next && !isEnded) onResult({ name: next.name, fault: 'the process that made them ended' })
      if (results.some(({ fault }) => fault === undefined)) onMade()
      if (isWaiting || next) make()
    })
  }
  return {
    make,
    close() {
      isEnded = true
      child?.kill('SIGKILL')
    }
  }
}
