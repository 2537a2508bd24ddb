/** The pictures of the shell itself: mark, hero, head bands, the default picture. */
import { pictureAddress } from '../pictures/addresses.ts'
import { useStore } from '../store.ts'

export interface ShellPicture {
  src: string
  width: number
  height: number
}

/** A picture of the edition by its name, `hero`; undefined where the edition has none. */
export function useShellPicture(name: string): ShellPicture | undefined {
  return pictureAddress(
    useStore((state) => state.edition),
    name
  )
}
