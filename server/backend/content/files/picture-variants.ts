/**
 * Smaller pictures in WebP of the published photographs, for `srcset`. WebP alone: every browser that the site supports
 * shows it, so that pages need no `picture` element, and AVIF takes some ten times as long to make.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { contentFilesPath, endingOf } from '../../../../shared/records/content-files.ts'
import { pictureFormats } from './picture-size.ts'

/** Pixels: a phone, a phone of high density or half a desk, a whole desk. */
const variantWidths = [480, 960, 1600]

export interface PictureVariant {
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
