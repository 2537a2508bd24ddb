import { useStore } from '../store.ts'

/** Whether the backend has the page of a path, as far as the server knows: there is no link to one that is absent. */
export function useHasPage(): (path: string) => boolean {
  const absent = useStore((state) => state.absent)
  return (path) => !absent.includes(path)
}
