import type { PackPage } from '../pack.ts'
import { aboutPages } from './pages-about.ts'
import { activitiesPages } from './pages-activities.ts'
import { applyPages } from './pages-apply.ts'
import { awardPages } from './pages-award.ts'
import { boothPages } from './pages-booth.ts'
import { centrePages } from './pages-centre.ts'
import { contactPages } from './pages-contact.ts'
import { downloadPages } from './pages-download.ts'
import { exhibitorWhyPages } from './pages-exhibitor-why.ts'
import { forumsPages } from './pages-forums.ts'
import { galleryPages } from './pages-gallery.ts'
import { guidePages } from './pages-guide.ts'
import { mediaPages } from './pages-media.ts'
import { pressPages } from './pages-press.ts'
import { privacyPages } from './pages-privacy.ts'
import { productsPages } from './pages-products.ts'
import { rangePages } from './pages-range.ts'
import { registerPages } from './pages-register.ts'
import { reviewPages } from './pages-review.ts'
import { screenPages } from './pages-screens.ts'
import { standardsPages } from './pages-standards.ts'
import { vipPages } from './pages-vip.ts'
import { visitorPages } from './pages-visitor.ts'
import { visitorWhyPages } from './pages-visitor-why.ts'

const written: PackPage[] = [
  ...aboutPages,
  ...rangePages,
  ...standardsPages,
  ...reviewPages,
  ...galleryPages,
  ...exhibitorWhyPages,
  ...boothPages,
  ...applyPages,
  ...centrePages,
  ...downloadPages,
  ...visitorPages,
  ...visitorWhyPages,
  ...registerPages,
  ...guidePages,
  ...vipPages,
  ...productsPages,
  ...activitiesPages,
  ...forumsPages,
  ...awardPages,
  ...mediaPages,
  ...pressPages,
  ...contactPages,
  ...privacyPages,
  ...screenPages
]

/** Every page of the edition; its summary is also its description for search engines and sharing. */
export const pages: PackPage[] = written.map((page) => ({
  ...page,
  desc_cn: page.summary_cn,
  desc_en: page.summary_en
}))
