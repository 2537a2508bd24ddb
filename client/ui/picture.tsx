/** Pictures of records, and those that the build brings: hero, head bands, default picture. */

import { shellPictures } from 'virtual:shell-pictures'
import { createContext } from 'react'
import { safeHref } from '../../shared/pages/links.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import type { Projected } from '../../shared/records/projection.ts'
import type { Picture as PictureRecord } from '../../shared/records/records.ts'
import { useStore } from '../store.ts'

/** Attributes of a picture that the browser requests first. React 18 knows `fetchpriority` in lower case alone. */
export const highPriority = { fetchpriority: 'high' }

/** Props of {@link Picture}. */
export interface PictureProps {
  picture: Projected<PictureRecord> | undefined
  /** True for pictures of the first view. Browsers load all others when they come near the viewport. */
  eager?: boolean
  className?: string | undefined
  /** Instead of the record's; empty where the text beside the picture says the same. */
  alt?: string
}

/** The attributes that let a browser choose among the widths of a picture. */
function otherWidths(picture: PictureProps['picture']) {
  const sources = picture?.sources?.filter(({ src }) => safeHref(src) !== undefined)
  if (!sources?.length) return undefined
  const srcSet = sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
  // The first counts the width of a lazy picture on the page; browsers that do not know it take the second.
  return { srcSet, sizes: 'auto, 100vw' }
}

/**
 * A picture of a record; nothing where neither it nor a default one has an address. `picture-watch.ts` replaces one that
 * cannot be loaded with the default picture.
 */
export function Picture({ picture, eager = false, className, alt }: PictureProps) {
  const fallback = useShellPicture('default')
  const address = safeHref(picture?.src)
  const src = address ?? fallback?.src
  if (src === undefined) return null
  return (
    <img
      className={className}
      src={src}
      {...(address === undefined ? undefined : otherWidths(picture))}
      width={picture?.width ?? fallback?.width}
      height={picture?.height ?? fallback?.height}
      alt={alt ?? picture?.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager ? highPriority : undefined)}
      decoding="async"
    />
  )
}

/** Sizes in CSS pixels. */
interface ShellPicture {
  src: string
  width: number
  height: number
}

/**
 * The picture of an edition, or of the venue that both editions share, by a name such as `hero`; undefined where there
 * is none: the plain skin stands for a fair of any subject and place. Sizes in CSS pixels.
 */
export function pictureAddress(
  edition: EditionName,
  name: string
): { src: string; width: number; height: number } | undefined {
  return shellPictures[`${edition}/${name}`] ?? (edition === 'plain' ? undefined : shellPictures[`venue/${name}`])
}

/** The edition's picture that the build brings by a name such as `hero`; undefined where the edition has none. */
export function useShellPicture(name: string): ShellPicture | undefined {
  return pictureAddress(
    useStore((state) => state.edition),
    name
  )
}

/**
 * Pictures that a document contains, so that they are painted with its first view instead of a round trip later. Gives
 * the address to display of a picture, which may come with the text of its drawing: on the server a data URI where the
 * document contains the picture, in browsers the address itself, because a page that is opened by a click has no
 * document of its own.
 */
export const DocumentPicturesContext = createContext((address: string, _drawing?: string): string => address)
