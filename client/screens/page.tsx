/** A page of content: its head, and the block that its path has (rulings, section 2). */
import { blockOf } from '../blocks/blocks.ts'
import { useStore } from '../store.ts'
import { NotFound } from './not-found.tsx'

export function Page() {
  const page = useStore((state) => state.data.page)
  const Block = blockOf(useStore((state) => state.path))
  return page ? <Block page={page} /> : <NotFound />
}
