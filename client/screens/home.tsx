import { ActiveBox } from '../home/active-box.tsx'
import { AreaBox } from '../home/area-box.tsx'
import { BannerBox } from '../home/banner-box.tsx'
import { BrandBox } from '../home/brand-box.tsx'
import { MediaBox } from '../home/media-box.tsx'
import { NewsBox } from '../home/news-box.tsx'
import { NowBox } from '../home/now-box.tsx'
import { RangeBox } from '../home/range-box.tsx'
import { VisitBox } from '../home/visit-box.tsx'
import { BodyStyleSheet } from '../shell/body-style-sheet.tsx'

/** The home page. Each box renders by itself what it has data for. */
export function Home() {
  return (
    <>
      <BannerBox />
      <BodyStyleSheet />
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
