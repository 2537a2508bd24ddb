import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import type * as records from '../../../shared/records/records.ts'
import { recordsOf } from '../../../shared/records/records.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { People } from '../../sections/people.tsx'
import { RichText } from '../../sections/rich-text.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useHasPage, useStore } from '../../store.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { ArrowRight } from '../../ui/icons.tsx'
import { Clauses } from '../../ui/line-breaks.tsx'
import { CalendarLink } from '../../visit/itinerary/calendar-file.tsx'
import { StarButton } from '../../visit/itinerary/star-button.tsx'
import { programmeMessages } from '../../visit/programme/messages.ts'
import { SlidesLink, useHasSlides } from '../../visit/programme/talk-slides.tsx'
import { ExhibitorRows } from '../directory/exhibitor-rows.tsx'
import { HallSketch } from '../directory/hall-sketch.tsx'
import { RecordPage, RecordPart, useMenuName } from '../directory/record-page.tsx'
import { TalkRows, TalkTime } from '../directory/talk-rows.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { talkMessages } from './messages.ts'

/** The page of a talk: time, room, forum, text, speakers and exhibitors. */
export function Talk() {
  const talk = useStore((state) => state.data.talk)
  return talk ? <TalkPage talk={talk} /> : <NotFound />
}

function TalkPage({ talk }: { talk: Projected<records.Talk> }) {
  const messages = usePageMessages(talkMessages)
  const speakers = recordsOf(talk.speakers)
  const exhibitors = recordsOf(talk.exhibitors)
  const related = recordsOf(talk.related)
  const hasSlides = useHasSlides()
  const hasPlan = useHasPage()(href.exhibitors())
  return (
    <RecordPage
      head={<TalkHead talk={talk} />}
      text={
        <>
          {(talk.html || hasSlides(talk)) && <h2>{messages.aboutTalk}</h2>}
          {talk.html && (
            <div className="talk-lead">
              <RichText html={talk.html} />
            </div>
          )}
          {hasSlides(talk) && (
            <ul className="downloads talk-slides">
              <li>
                <SlidesLink talk={talk} />
              </li>
            </ul>
          )}
          {speakers.length > 0 && (
            <RecordPart id="speakers" title={messages.speakers}>
              <People section={{ type: 'people', list: speakers }} />
            </RecordPart>
          )}
        </>
      }
      after={talk.room && hasPlan && <RoomLink talk={talk} room={talk.room} />}
      back={{ href: href.page('/event/activities'), name: messages.backToProgramme }}
    >
      {exhibitors.length > 0 && (
        <RecordPart id="exhibitors" title={messages.exhibitorsOf}>
          <ExhibitorRows list={exhibitors} level={3} />
        </RecordPart>
      )}
      {related.length > 0 && (
        <RecordPart id="related" title={messages.relatedTalks}>
          <TalkRows list={related} isPaired usualRoom={talk.room} />
        </RecordPart>
      )}
    </RecordPage>
  )
}

/** The room, with the picture of where it is, as a link to the plan. */
function RoomLink({ talk, room }: { talk: Projected<records.Talk>; room: string }) {
  const { plan } = useMessages()
  const messages = usePageMessages(talkMessages)
  return (
    <Link className="booth-sign is-room" href={href.exhibitors({ view: 'plan' })}>
      {talk.id !== undefined && talk.forum && (
        <HallSketch of={href.talk({ forum: talk.forum, id: talk.id })} name={room} />
      )}
      <small>{messages.roomAt}</small>
      <strong>
        <Clauses text={room} />
      </strong>
      <span>
        {plan.boothOnPlan}
        <ArrowRight />
      </span>
    </Link>
  )
}

function TalkHead({ talk }: { talk: Projected<records.Talk> }) {
  const messages = useMessages()
  const pageMessages = usePageMessages(talkMessages)
  const programme = usePageMessages(programmeMessages)
  const hasPage = useHasPage()
  const forumPage = href.page(`/event/${talk.forum}`)
  const forum = useMenuName(forumPage, messages.concurrentEvents)
  return (
    <HeadBand title={talk.title} between={[{ name: forum, href: forumPage }]}>
      <FactList
        className="facts in-rows"
        facts={[
          [messages.ui.when, talk.start !== undefined && <TalkTime key="when" talk={talk} />],
          [
            pageMessages.roomAt,
            talk.room && hasPage(href.exhibitors()) ? (
              <Link key="room" href={href.exhibitors({ view: 'plan' })}>
                {talk.room}
              </Link>
            ) : (
              talk.room
            )
          ],
          [programme.admission, talk.admission ?? '']
        ]}
      />
      <div className="head-actions">
        <StarButton wide kind="talk" id={talk.id} name={talk.title} />
        <CalendarLink talk={talk} />
      </div>
    </HeadBand>
  )
}
