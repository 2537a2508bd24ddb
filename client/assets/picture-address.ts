/** Addresses of the pictures that the build brings. */
import { shellPictures } from 'virtual:shell-pictures'
import type { EditionName } from '../../shared/records/editions.ts'

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
