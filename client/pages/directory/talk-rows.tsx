import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import { recordsOf, type TalkSummary } from '../../../shared/records/records.ts'
import { formatTalkDay, formatTime, isoDate, weekday } from '../../../shared/time/dates.ts'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Clauses, Joined, PersonName } from '../../ui/line-breaks.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { TimeSpan } from '../../ui/times.tsx'

type TalkRow = Projected<TalkSummary>

interface TalkRowsProps {
  list: readonly TalkRow[]
  isPaired?: boolean
  usualRoom?: string | undefined
}

/** Talks, each with day and time, and its room but for `usualRoom`; `isPaired`: in two columns on a wide screen. */
export function TalkRows({ list, isPaired = false, usualRoom }: TalkRowsProps) {
  const messages = useMessages().ui
  const hasFaces = list.some(({ speakers }) => recordsOf(speakers).length > 0)
  return (
    <ul className={isPaired ? 'entries is-paired' : 'entries'}>
      {list.map((talk) => {
        const speakers = recordsOf(talk.speakers)
        return (
          <li key={talk.id} className={hasFaces ? 'entry is-talk has-faces' : 'entry is-talk'}>
            {hasFaces && (
              <span className="entry-picture">
                {speakers.slice(0, 3).map((person) => (
                  <Portrait key={person.id ?? person.name} person={person} />
                ))}
              </span>
            )}
            <p className="entry-booth">
              <TalkTime talk={talk} />
            </p>
            <div className="entry-text">
              <h3>
                <Link className="cover" href={href.talk({ forum: talk.forum, id: talk.id })}>
                  <Clauses text={talk.title} />
                </Link>
              </h3>
              <p>
                <Joined
                  parts={speakers.map(({ id, name }) => <PersonName key={id ?? name} name={name} />)}
                  separator={messages.listComma}
                />
              </p>
            </div>
            {talk.room !== usualRoom && (
              <p className="entry-side">
                <span>{talk.room}</span>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** `Wed 11.06.2025 10:45–11:30`, in Chinese `6月11日 周三 10:45–11:30`, in Shanghai; nothing for a talk without a time. */
export function TalkTime({ talk }: { talk: Pick<TalkRow, 'start' | 'end'> }) {
  const messages = useMessages().ui
  const locale = useStore((state) => state.locale)
  if (talk.start === undefined || formatTime(talk.start) === '') return null
  return (
    <>
      <time dateTime={isoDate(talk.start)}>
        {formatTalkDay(talk.start, locale, messages.weekday(weekday(talk.start)))}
      </time>{' '}
      <span className="kept">
        <TimeSpan start={talk.start} end={talk.end} />
      </span>
    </>
  )
}
