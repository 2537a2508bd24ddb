/** One talk: when, where, who, about what. */
import type { Projected } from '../../shared/projection.ts'
import type * as records from '../../shared/records.ts'
import { CalendarLink } from '../directory/calendar-link.tsx'
import { ExhibitorRows } from '../directory/exhibitor-rows.tsx'
import { FactList } from '../directory/fact-list.tsx'
import { RecordPage } from '../directory/record-page.tsx'
import { RecordPart } from '../directory/record-part.tsx'
import { recordsOf } from '../directory/records-of.ts'
import { StarPlace } from '../directory/star-place.tsx'
import { TalkTime } from '../directory/talk-rows.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { menuEntries } from '../layout/menu-entries.ts'
import { Link } from '../navigation.tsx'
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
  const forum = useForum(talk.forum)
  const speakers = recordsOf(talk.speakers)
  const exhibitors = recordsOf(talk.exhibitors)
  return (
    <RecordPage
      head={<HeadBand title={talk.title} between={[forum]} />}
      text={
        <>
          <h2>{own.aboutTalk}</h2>
          <RichText html={talk.html} />
        </>
      }
      aside={
        <>
          <FactList
            facts={[
              [words.when, <TalkTime key="time" talk={talk} />],
              [words.roomAt, talk.room],
              [
                own.forum,
                <Link key="forum" href={forum.href}>
                  {forum.name}
                </Link>
              ]
            ]}
          />
          <StarPlace kind="talk" id={talk.id} name={talk.title} />
          <CalendarLink talk={talk} />
        </>
      }
      back={{ href: '/event/activities', name: own.backToProgramme }}
    >
      {speakers.length > 0 && (
        <RecordPart id="speakers" title={words.speakers}>
          <People section={{ type: 'people', list: speakers }} />
        </RecordPart>
      )}
      {exhibitors.length > 0 && (
        <RecordPart id="exhibitors" title={own.exhibitorsOf}>
          <ExhibitorRows list={exhibitors} level={3} />
        </RecordPart>
      )}
    </RecordPage>
  )
}

/** The page of the talk's forum, named as the menu does. */
function useForum(forum: string): { name: string; href: string } {
  const words = useWords()
  const menu = useStore((state) => state.menu)
  const href = `/event/${forum}`
  const entry = menuEntries(menu)
    .flatMap((each) => [each, ...each.children])
    .find((each) => each.own && each.href === href)
  return { name: entry?.name ?? words.concurrentEvents, href }
}
