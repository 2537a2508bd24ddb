import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { listOf } from '../../sections/section-props.ts'
import { HeadBand } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { EmptyList } from '../../ui/empty-list.tsx'
import { sponsorsMessages } from './messages.ts'

/** The list of sponsors with their summaries. */
export function Sponsors() {
  const messages = usePageMessages(sponsorsMessages)
  const sponsors = listOf(useStore((state) => state.data.sponsorList))
  const page = useStore((state) => state.data.page)
  return (
    <>
      <HeadBand title={page?.title || messages.sponsors} summary={page?.summary || messages.sponsorsSummary} />
      <div className="wrap parts">
        {sponsors.length === 0 && <EmptyList />}
        <ul className="cards">
          {sponsors.map(({ id, name, summary }) => (
            <li key={id} className="card">
              <h2>
                <Link href={href.sponsor({ id })}>{name}</Link>
              </h2>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
