/** The pictures that the build brings, as opposed to those of records: hero, head bands, default picture. */
import { pictureAddress } from '../assets/picture-address.ts'
import { useStore } from '../store.ts'

/** Sizes in CSS pixels. */
export interface ShellPicture {
  src: string
  width: number
  height: number
}

/** The edition's picture of a name such as `hero`; undefined where the edition has none. */
export function useShellPicture(name: string): ShellPicture | undefined {
  return pictureAddress(
    useStore((state) => state.edition),
    name
  )
}
