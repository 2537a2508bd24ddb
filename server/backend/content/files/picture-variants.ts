/**
 * Smaller pictures in WebP of the published photographs, for `srcset`, and the start of the program that makes them. WebP alone: every browser that the site supports
 * shows it, so that pages need no `picture` element, and AVIF takes some ten times as long to make.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { contentFilesPath, endingOf } from '../../../../shared/records/content-files.ts'
import type { BackendLog } from '../../worker-messages.ts'
import { readIndex } from './file-store.ts'
import { pictureFormats } from './file-types.ts'

/** Pixels: a phone, a phone of high density or half a desk, a whole desk. */
const variantWidths = [480, 960, 1600]

interface PictureVariant {
  name: string
  width: number
}

/** The variants of a published file: of these widths, and of its own where that is less. None of drawings and GIFs. */
export function variantsOf({ name, width }: PublishedFile): PictureVariant[] {
  const format = pictureFormats.get(endingOf(name))
  if (format === undefined || format === 'svg' || format === 'gif') return []
  const largest = Math.min(width, variantWidths.at(-1) ?? width)
  const widths = [...variantWidths.filter((each) => each < largest), largest]
  // A changed recipe needs other names, because browsers store the pictures for a year: those of WebP were still.
  const recipe = format === 'webp' ? '-2' : ''
  return widths.map((each) => ({ name: `${path.parse(name).name}-w${each}${recipe}.webp`, width: each }))
}

/** The variants of a file as the sources of a picture's record; none until all of them are made. */
export function sourcesOf(folder: string, file: PublishedFile): { src: string; width: number }[] {
  const variants = variantsOf(file)
  const areMade = variants.every(({ name }) => existsSync(path.join(folder, name)))
  return areMade ? variants.map(({ name, width }) => ({ src: contentFilesPath + name, width })) : []
}

/** The published files in a store's folder that lack variants. */
export function filesWithoutVariants(folder: string, files: readonly PublishedFile[]): PublishedFile[] {
  return files.filter((file) => variantsOf(file).length > 0 && sourcesOf(folder, file).length === 0)
}

/** A picture or download as it lies in the store. */
export interface PublishedFile {
  name: string
  /** Size of the file. */
  bytes: number
  /** Of a picture, in CSS pixels. */
  width: number
  height: number
}

/** A line of the output of the program that makes variants. */
export interface VariantResult {
  /** The published picture. */
  name: string
  /** Why its variants could not be made. */
  fault?: string
}

/** Its exit code where sharp is not installed. */
export const sharpIsMissing = 3

interface VariantOptions {
  /** The bundled `make-variants.ts`. */
  program: string
  /** Folder of the published files. */
  folder: string
  /** Called when variants have been made. */
  onMade: () => void
  log: BackendLog
}

interface Variants {
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
