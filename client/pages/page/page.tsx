import { useStore } from '../../store.ts'
import { NotFound } from '../not-found/not-found.tsx'
import { templateOf } from './templates.ts'

/** A content page, rendered by the template of its path. */
export function Page() {
  const page = useStore((state) => state.data.page)
  const Template = templateOf(useStore((state) => state.path))
  return page ? <Template page={page} /> : <NotFound />
}
