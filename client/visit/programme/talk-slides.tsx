/** The slides of a talk, as a file to download. */

import { safeHref } from '../../../shared/pages/links.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import type { TalkSummary } from '../../../shared/records/records.ts'
import { shanghaiDay } from '../../../shared/time/dates.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Download } from '../../ui/icons.tsx'
import { useFairClock } from '../itinerary/use-fair-clock.ts'
import { programmeMessages } from './messages.ts'

type Talk = Pick<Projected<TalkSummary>, 'title' | 'start' | 'end' | 'slides'>

/**
 * Whether a talk has slides that may be shown: from its end on, by the fair's clock; on the server from the next day
 * on.
 */
export function useHasSlides(): (talk: Talk) => boolean {
  const today = useStore((state) => state.today)
  const now = useFairClock()
  return ({ start, end = start, slides }) =>
    Boolean(slides?.src) && (shanghaiDay(end) < today || (now !== null && now >= end && shanghaiDay(end) === today))
}

/** A link to the file, with its format and size; `isNamed`: with the title of the talk, in a list of several. */
export function SlidesLink({ talk, isNamed }: { talk: Talk; isNamed?: boolean }) {
  const messages = useMessages()
  const programme = usePageMessages(programmeMessages)
  const { src = '', format = '', bytes } = talk.slides ?? {}
  return (
    <a href={safeHref(src)} download>
      <span className="file-format">{format}</span>
      <span className="file-text">
        <strong>{isNamed ? talk.title : programme.slides}</strong>
      </span>
      <span className="file-facts">{bytes !== undefined && <span>{messages.sections.fileSize(bytes)}</span>}</span>
      <Download />
    </a>
  )
}
