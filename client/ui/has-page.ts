import { useStore } from '../store.ts'

/** A function that says whether there is a page at a path of this site, as far as the server knows. */
export function useHasPage(): (path: string) => boolean {
  const paths = useStore((state) => state.onlyPaths)
  return (path) => !paths || paths.includes(path)
}
