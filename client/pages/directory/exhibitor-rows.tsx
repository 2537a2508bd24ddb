import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import { type ExhibitorSummary, listOf } from '../../../shared/records/records.ts'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Prose } from '../../ui/line-breaks.tsx'
import { StarButton } from '../../visit/itinerary/star-button.tsx'
import { categoryPath } from './category-tree.ts'
import { OwnPicture } from './own-picture.tsx'

type ExhibitorRow = Projected<ExhibitorSummary>

/** A list of exhibitors. `level` is the heading level of their names. */
export function ExhibitorRows({ list, level = 2 }: { list: readonly ExhibitorRow[]; level?: 2 | 3 }) {
  return (
    <ul className="entries">
      {list.map((exhibitor) => (
        <ExhibitorEntry key={exhibitor.id} exhibitor={exhibitor} others={list} level={level} />
      ))}
    </ul>
  )
}

interface ExhibitorEntryProps {
  exhibitor: ExhibitorRow
  others: readonly ExhibitorRow[]
  level: 2 | 3
}

function ExhibitorEntry({ exhibitor, others, level }: ExhibitorEntryProps) {
  const messages = useMessages()
  const tree = useStore((state) => state.industryTree)
  const Name = level === 2 ? 'h2' : 'h3'
  const categories = listOf(exhibitor.categories).flatMap((id) => categoryPath(tree, id).slice(-1)[0]?.name ?? [])
  return (
    <li className="entry has-picture is-exhibitor">
      <span className="entry-picture">
        <OwnPicture record={exhibitor} others={others} />
      </span>
      <p className="entry-booth">
        {exhibitor.booth && <span className="hidden">{messages.directory.booth} </span>}
        {exhibitor.booth}
        {exhibitor.featured && <span className="entry-mark">{messages.directory.featured}</span>}
      </p>
      <div className="entry-text">
        <Name>
          <Link className="cover" href={href.exhibitor({ id: exhibitor.id })}>
            {exhibitor.company}
          </Link>
        </Name>
        <p>
          <Prose text={exhibitor.summary} />
        </p>
      </div>
      <p className="entry-side">
        <span>{exhibitor.country_name}</span>
        {categories.length > 0 && (
          <span>
            <Prose text={categories.join(messages.ui.listComma)} />
          </span>
        )}
      </p>
      <StarButton kind="exhibitor" id={exhibitor.id} name={exhibitor.company} />
    </li>
  )
}
