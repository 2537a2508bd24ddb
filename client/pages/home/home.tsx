import { BodyStyleSheet } from '../../shell/body-style-sheet.tsx'
import { useStore } from '../../store.ts'
import { ActiveBox } from './active-box.tsx'
import { AreaBox } from './area-box.tsx'
import { BannerBox } from './banner-box.tsx'
import { BrandBox } from './brand-box.tsx'
import { MediaBox } from './media-box.tsx'
import { NewsBox } from './news-box.tsx'
import { NowBox } from './now-box.tsx'
import { RangeBox } from './range-box.tsx'
import { VisitBox } from './visit-box.tsx'

/** The home page. Each box renders by itself what it has data for. During the fair, what is on now stands first. */
export function Home() {
  const during = useStore((state) => state.phase === 'during')
  return (
    <>
      {during ? (
        <>
          <BodyStyleSheet />
          <NowBox />
          <BannerBox />
        </>
      ) : (
        <>
          <BannerBox />
          <BodyStyleSheet />
          <NowBox />
        </>
      )}
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
