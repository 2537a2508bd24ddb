/**
 * The hero of the home page: name, date, place, picture, registrations, calendar file. Without a record it is rendered
 * from the edition's facts alone.
 */
import { formatRange, isoDate } from '../../../shared/dates.ts'
import { CalendarFile } from '../../itinerary/calendar-file.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { ActionLinks } from '../../ui/action-links.tsx'
import { useShellPicture } from '../../ui/shell-picture.ts'

export function BannerBox() {
  const messages = useMessages().ui
  const locale = useStore((state) => state.locale)
  const facts = useStore((state) => state.facts)
  const phase = useStore((state) => state.phase)
  const banner = useStore((state) => state.data.home?.bannerBox)
  return (
    <div className="hero">
      <div className="hero-text">
        <h1>{banner?.title || facts.name}</h1>
        {banner?.summary && <p className="hero-summary">{banner.summary}</p>}
        <dl className="hero-facts">
          <div>
            <dt>{messages.when}</dt>
            <dd>
              <time dateTime={isoDate(facts.first)}>
                {banner?.exhibition_date || formatRange(facts.first, facts.last, locale)}
              </time>
            </dd>
          </div>
          <div>
            <dt>{messages.where}</dt>
            <dd>{banner?.exhibition_address || `${facts.hall}${messages.listComma}${facts.venue}`}</dd>
          </div>
        </dl>
        <ActionLinks />
        <div className="hero-more">
          {phase === 'after' ? (
            <strong>{messages.closedShort}</strong>
          ) : (
            <CalendarFile
              path="/calendar.ics"
              lines={[
                facts.name,
                formatRange(facts.first, facts.last, locale),
                `${facts.hall} ${facts.venue}`,
                facts.address
              ]}
            />
          )}
        </div>
      </div>
      <HeroPicture />
    </div>
  )
}

function HeroPicture() {
  const wide = useShellPicture('hero')
  const tall = useShellPicture('hero-tall')
  if (!wide) return null
  return (
    <picture className="hero-picture">
      {tall && (
        <source
          media="(min-width: 901px) and (max-aspect-ratio: 7/4)"
          srcSet={tall.src}
          width={tall.width}
          height={tall.height}
        />
      )}
      <img src={wide.src} width={wide.width} height={wide.height} alt="" fetchPriority="high" />
    </picture>
  )
}
