import { pathOf } from '../../../shared/pages/links.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import type { SearchHit } from '../../../shared/records/records.ts'
import { formatTalkDay, formatTime, isoTime } from '../../../shared/time/dates.ts'
import { useHeadPictureOf } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { newsEmblem } from '../../ui/emblem.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OwnPicture } from '../directory/own-picture.tsx'

/**
 * What the lists of its kind display beside a record: emblem, goods, or picture, and the time of a talk; of a page the
 * drawing of its head. Undefined for hits of a backend that does not say which record they are.
 */
export function useHitPicture(hit: Projected<SearchHit>) {
  const { kind, id, start, picture } = hit
  const head = useHeadPictureOf(typeof hit.path === 'string' ? pathOf(hit.path) : '')
  if (kind === 'page') return head && <Picture picture={{ ...head, alt: '' }} />
  if (kind === 'talk') return start === undefined ? undefined : <HitTime start={start} />
  if (id === undefined) return undefined
  if (kind === 'news') return picture ? <Picture picture={picture} alt="" /> : newsEmblem({ id })
  const record = { id, ...(picture && { picture }) }
  const { category, title } = hit
  return kind === 'product' ? (
    <OwnPicture record={{ ...record, category, name: title }} />
  ) : (
    <OwnPicture record={{ ...record, categories: category === undefined ? [] : [category] }} />
  )
}

function HitTime({ start }: { start: number }) {
  const locale = useStore((state) => state.locale)
  return (
    <time dateTime={isoTime(start)}>
      {formatTime(start)} <small>{formatTalkDay(start, locale)}</small>
    </time>
  )
}
