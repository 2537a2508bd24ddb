/** How to get there, in one strip: the place, and the ways that the guide explains. */
import { formatShanghaiDate, formatTime, weekday } from '../../shared/dates.ts'
import { useShellPicture } from '../layout/shell-picture.ts'
import { Link } from '../navigation.tsx'
import { Bed, Car, Metro, Taxi } from '../pictures/icons.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { HomeHead } from './home-head.tsx'

export function VisitBox() {
  const words = useWords()
  const facts = useStore((state) => state.facts)
  const way = useShellPicture('visit-metro')
  const ways = [
    ['metro', words.byMetro, Metro],
    ['taxi', words.byTaxi, Taxi],
    ['parking', words.parking, Car],
    ['hotels', words.hotels, Bed]
  ] as const
  return (
    <section className="home-part visit-box" aria-labelledby="visit">
      <div className="wrap">
        <HomeHead id="visit" title={words.visitTitle} href="/visitor/guide" link={words.guideTitle} />
        <div className="visit-split">
          <p className="visit-place">
            <strong>{facts.hall}</strong>
            <br />
            {facts.venue}
            <br />
            {facts.address}
          </p>
          <table className="visit-hours">
            <caption>{words.openingHours}</caption>
            <tbody>
              {facts.hours.map((day) => (
                <tr key={day.open}>
                  <th scope="row">
                    {formatShanghaiDate(day.open)} {words.weekday(weekday(day.open))}
                  </th>
                  <td>
                    {formatTime(day.open)}–{formatTime(day.close)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {way && <img src={way.src} width={way.width} height={way.height} alt="" loading="lazy" decoding="async" />}
        </div>
        <ul className="visit-ways">
          {ways.map(([anchor, name, Icon]) => (
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
