/** Where the build put the shell's own pictures. */
import { shellPictures } from 'virtual:build'
import type { EditionName } from '../../shared/editions.ts'

/** A picture of an edition, or of the venue that both share, by its name, `hero`; undefined where there is none. Sizes in CSS pixels. */
export function pictureAddress(
  edition: EditionName,
  name: string
): { src: string; width: number; height: number } | undefined {
  return shellPictures[`${edition}/${name}`] ?? shellPictures[`venue/${name}`]
}
