/** The home page, in the order that a visitor asks (specification, section 2). Each part waits for its data alone. */
import { ActiveBox } from '../blocks/active-box.tsx'
import { AreaBox } from '../blocks/area-box.tsx'
import { BannerBox } from '../blocks/banner-box.tsx'
import { BrandBox } from '../blocks/brand-box.tsx'
import { MediaBox } from '../blocks/media-box.tsx'
import { NewsBox } from '../blocks/news-box.tsx'
import { NowBox } from '../blocks/now-box.tsx'
import { RangeBox } from '../blocks/range-box.tsx'
import { VisitBox } from '../blocks/visit-box.tsx'
import { MoreStyles } from '../layout/more-styles.tsx'

export function Home() {
  return (
    <>
      <BannerBox />
      <MoreStyles />
      <NowBox />
      <AreaBox />
      <RangeBox />
      <ActiveBox />
      <BrandBox />
      <NewsBox />
      <MediaBox />
      <VisitBox />
    </>
  )
}
