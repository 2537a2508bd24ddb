/** The way to the venue on the home page: address and opening hours where they are known, and links to the guide. */

import { Fragment } from 'react'
import { Link } from 'wouter'
import { formatShanghaiDate, formatTime, weekday } from '../../../shared/dates.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { useStore } from '../../store.ts'
import { useHasPage } from '../../ui/has-page.ts'
import { useShellPicture } from '../../ui/shell-picture.ts'
import { Bed, Car, Metro, Taxi } from '../../ui/travel-icons.tsx'
import { HomeHeading } from './home-heading.tsx'
import { homeMessages } from './messages.ts'

export function VisitBox() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(homeMessages)
  const facts = useStore((state) => state.facts)
  const place = [facts.hall, facts.venue, facts.address].filter(Boolean)
  const picture = useShellPicture('visit-metro')
  const guide = href.page('/visitor/guide')
  const hasGuide = useHasPage()(guide)
  if (!hasGuide && place.length === 0 && facts.hours.length === 0) return null
  const guideLinks = [
    ['metro', pageMessages.byMetro, Metro],
    ['taxi', pageMessages.byTaxi, Taxi],
    ['parking', pageMessages.parking, Car],
    ['hotels', pageMessages.hotels, Bed]
  ] as const
  return (
    <section className="home-part visit-box" aria-labelledby="visit">
      <div className="wrap">
        <HomeHeading id="visit" title={pageMessages.visitTitle} href={guide} link={pageMessages.guideTitle} />
        <div className="visit-split">
          {place.length > 0 && (
            <p className="visit-place">
              {place.map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  {line === facts.hall ? <strong>{line}</strong> : line}
                </Fragment>
              ))}
            </p>
          )}
          {facts.hours.length > 0 && (
            <table className="visit-hours">
              <caption>{pageMessages.openingHours}</caption>
              <tbody>
                {facts.hours.map((day) => (
                  <tr key={day.open}>
                    <th scope="row">
                      {formatShanghaiDate(day.open)} {messages.weekday(weekday(day.open))}
                    </th>
                    <td>
                      {formatTime(day.open)}–{formatTime(day.close)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {picture && (
            <img
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
        </div>
        {hasGuide && (
          <ul className="visit-ways">
            {guideLinks.map(([anchor, name, Icon]) => (
              <li key={anchor}>
                <Link href={`${guide}#${anchor}`}>
                  <Icon />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
