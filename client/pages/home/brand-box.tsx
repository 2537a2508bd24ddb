/** Featured exhibitors and brands of the home page, by booth. */

import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { listOf } from '../../sections/section-props.ts'
import { useStore } from '../../store.ts'
import { HomeHeading } from './home-heading.tsx'

export function BrandBox() {
  const messages = useMessages().ui
  const brands = listOf(useStore((state) => state.data.home?.brandBox))
  if (brands.length === 0) return null
  return (
    <section className="home-part brand-box" aria-labelledby="brands">
      <div className="wrap">
        <HomeHeading id="brands" title={messages.brandTitle} href={href.exhibitors()} link={messages.allExhibitors} />
        <ul className="booths">
          {brands.map((brand) => (
            <li key={brand.id} className="booth">
              <p className="booth-number">
                <span className="hidden">{messages.boothNumber} </span>
                {brand.booth}
              </p>
              <h3>
                <Link className="cover" href={href.exhibitor({ id: brand.id })}>
                  {brand.brand || brand.company}
                </Link>
              </h3>
              <p className="booth-company">{brand.company}</p>
              <p className="booth-country">{brand.country_name}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
