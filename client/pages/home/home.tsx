import { BodyStyleSheet } from '../../shell/body-style-sheet.tsx'
import { ActiveBox } from './active-box.tsx'
import { AreaBox } from './area-box.tsx'
import { BannerBox } from './banner-box.tsx'
import { BrandBox } from './brand-box.tsx'
import { MediaBox } from './media-box.tsx'
import { NewsBox } from './news-box.tsx'
import { NowBox } from './now-box.tsx'
import { RangeBox } from './range-box.tsx'
import { VisitBox } from './visit-box.tsx'

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
