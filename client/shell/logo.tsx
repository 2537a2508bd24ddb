/** The edition's mark, hidden from screen readers because the name follows as text. */
import { marks } from 'virtual:build'
import { useStore } from '../store.ts'

export function Logo() {
  const edition = useStore((state) => state.edition)
  return <img className="mark" src={marks[edition]} width={48} height={48} alt="" />
}
