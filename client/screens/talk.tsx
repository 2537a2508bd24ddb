/** One talk: when, where, who, about what. */
import type { Projected } from '../../shared/projection.ts'
import type * as records from '../../shared/records.ts'
import { CalendarLink } from '../directory/calendar-link.tsx'
import { ExhibitorRows } from '../directory/exhibitor-rows.tsx'
import { FactList } from '../directory/fact-list.tsx'
import { useMenuName } from '../directory/menu-name.ts'
import { RecordPage } from '../directory/record-page.tsx'
import { RecordPart } from '../directory/record-part.tsx'
import { recordsOf } from '../directory/records-of.ts'
import { TalkTime } from '../directory/talk-rows.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { Link } from '../navigation.tsx'
import { StarButton } from '../plan/star-button.tsx'
import { People } from '../sections/people.tsx'
import { RichText } from '../sections/rich-text.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { NotFound } from './not-found.tsx'

export function Talk() {
  const talk = useStore((state) => state.data.talk)
  return talk ? <TalkPage talk={talk} /> : <NotFound />
}

function TalkPage({ talk }: { talk: Projected<records.Talk> }) {
  const words = useWords()
  const own = words.directory
  const speakers = recordsOf(talk.speakers)
  const exhibitors = recordsOf(talk.exhibitors)
  return (
    <RecordPage
      head={<TalkHead talk={talk} />}
      text={
        <>
          <h2>{own.aboutTalk}</h2>
          <RichText html={talk.html} />
        </>
      }
      after={
        speakers.length > 0 && (
          <>
            <h2>{words.speakers}</h2>
            <People section={{ type: 'people', list: speakers }} />
          </>
        )
      }
      back={{ href: '/event/activities', name: own.backToProgramme }}
    >
      {exhibitors.length > 0 && (
        <RecordPart id="exhibitors" title={own.exhibitorsOf}>
          <ExhibitorRows list={exhibitors} level={3} />
        </RecordPart>
      )}
    </RecordPage>
  )
}

function TalkHead({ talk }: { talk: Projected<records.Talk> }) {
  const words = useWords()
  const href = `/event/${talk.forum}`
  const forum = useMenuName(href, words.concurrentEvents)
  return (
    <HeadBand title={talk.title} between={[{ name: forum, href }]}>
      <FactList
        inLine
        facts={[
          [words.when, <TalkTime key="when" talk={talk} />],
          [words.roomAt, talk.room],
          [
            words.directory.forum,
            <Link key="forum" href={href}>
              {forum}
            </Link>
          ]
        ]}
      />
      <StarButton wide kind="talk" id={talk.id} name={talk.title} />
      <CalendarLink talk={talk} />
    </HeadBand>
  )
}
