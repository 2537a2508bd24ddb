/** The hero: what, when, where, one picture, two actions, the calendar. It stands with the shell's own facts alone. */
import { formatRange, isoDate } from '../../shared/dates.ts'
import { ActionLinks } from '../layout/action-links.tsx'
import { useShellPicture } from '../layout/shell-picture.ts'
import { CalendarFile } from '../plan/calendar-file.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function BannerBox() {
  const words = useWords()
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
            <dt>{words.when}</dt>
            <dd>
              <time dateTime={isoDate(facts.first)}>
                {banner?.exhibition_date || formatRange(facts.first, facts.last, locale)}
              </time>
            </dd>
          </div>
          <div>
            <dt>{words.where}</dt>
            <dd>{banner?.exhibition_address || `${facts.hall}${words.listComma}${facts.venue}`}</dd>
          </div>
        </dl>
        <ActionLinks />
        <div className="hero-more">
          {phase === 'after' ? (
            <strong>{words.closedShort}</strong>
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
