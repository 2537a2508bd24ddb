/** The mark of the fair: apart from other pictures, whose addresses the first script does without. */

import { marks } from 'virtual:build'
import { safeHref } from '../../shared/pages/links.ts'
import { useStore } from '../store.ts'

/** The fair's mark, or else the edition's, hidden from screen readers because the name follows as text. */
export function Logo() {
  const edition = useStore((state) => state.edition)
  const mark = safeHref(useStore((state) => state.facts.mark))
  return <img className="mark" src={mark ?? marks[edition]} width={48} height={48} alt="" />
}
