/** The way to the venue on the home page: address, opening hours, and links to the sections of the guide. */
import { formatShanghaiDate, formatTime, weekday } from '../../../shared/dates.ts'
import { useMessages } from '../../messages/messages.ts'
import { Link } from '../../navigation.tsx'
import { useStore } from '../../store.ts'
import { Bed, Car, Metro, Taxi } from '../../ui/icons.tsx'
import { useShellPicture } from '../../ui/shell-picture.ts'
import { HomeHeading } from './home-heading.tsx'

export function VisitBox() {
  const messages = useMessages()
  const facts = useStore((state) => state.facts)
  const picture = useShellPicture('visit-metro')
  const guideLinks = [
    ['metro', messages.byMetro, Metro],
    ['taxi', messages.byTaxi, Taxi],
    ['parking', messages.parking, Car],
    ['hotels', messages.hotels, Bed]
  ] as const
  return (
    <section className="home-part visit-box" aria-labelledby="visit">
      <div className="wrap">
        <HomeHeading id="visit" title={messages.visitTitle} href="/visitor/guide" link={messages.guideTitle} />
        <div className="visit-split">
          <p className="visit-place">
            <strong>{facts.hall}</strong>
            <br />
            {facts.venue}
            <br />
            {facts.address}
          </p>
          <table className="visit-hours">
            <caption>{messages.openingHours}</caption>
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
        <ul className="visit-ways">
          {guideLinks.map(([anchor, name, Icon]) => (
            <li key={anchor}>
              <Link href={`/visitor/guide#${anchor}`}>
                <Icon />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
