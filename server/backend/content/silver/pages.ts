import type { PackPage } from '../pack.ts'
import { activitiesPage } from './pages-activities.ts'
import { awardPage } from './pages-award.ts'
import { contactPage } from './pages-contact.ts'
import { exhibitionPages } from './pages-exhibition.ts'
import { exhibitorPages } from './pages-exhibitor.ts'
import { exhibitorCentrePages } from './pages-exhibitor-centre.ts'
import { forumPages } from './pages-forum.ts'
import { galleryPage } from './pages-gallery.ts'
import { guidePage } from './pages-guide.ts'
import { mediaPages } from './pages-media.ts'
import { privacyPage } from './pages-privacy.ts'
import { reviewPage } from './pages-review.ts'
import { sitePages } from './pages-site.ts'
import { standardsPage } from './pages-standards.ts'
import { vipPage } from './pages-vip.ts'
import { visitorPages } from './pages-visitor.ts'

export const pages: PackPage[] = [
  ...exhibitionPages,
  standardsPage,
  reviewPage,
  galleryPage,
  ...exhibitorPages,
  ...exhibitorCentrePages,
  ...visitorPages,
  guidePage,
  vipPage,
  activitiesPage,
  ...forumPages,
  awardPage,
  ...mediaPages,
  contactPage,
  privacyPage,
  ...sitePages
]
