/** Exhibitors and brands of the home page, as they stand in the hall: by booth. */
import { Link } from '../navigation.tsx'
import { listOf } from '../sections/section-of.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { HomeHead } from './home-head.tsx'

export function BrandBox() {
  const words = useWords()
  const brands = listOf(useStore((state) => state.data.home?.brandBox))
  if (brands.length === 0) return null
  return (
    <section className="home-part brand-box" aria-labelledby="brands">
      <div className="wrap">
        <HomeHead id="brands" title={words.brandTitle} href="/exhibitor/featured" link={words.allExhibitors} />
        <ul className="booths">
          {brands.map((brand) => (
            <li key={brand.id} className="booth">
              <p className="booth-number">
                <span className="hidden">{words.boothNumber} </span>
                {brand.booth}
              </p>
              <h3>
                <Link className="cover" href={`/exhibitor/featured/${brand.id}`}>
                  {brand.brand}
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
