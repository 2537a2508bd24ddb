import { useStore } from '../store.ts'
import { templateOf } from '../templates/templates.ts'
import { NotFound } from './not-found.tsx'

/** A content page, rendered by the template of its path. */
export function Page() {
  const page = useStore((state) => state.data.page)
  const Template = templateOf(useStore((state) => state.path))
  return page ? <Template page={page} /> : <NotFound />
}
