import type { PackPage } from '../pack.ts'
import { activitiesPage } from './pages-activities.ts'
import { awardPage } from './pages-award.ts'
import { contactPage } from './pages-contact.ts'
import { downloadPage } from './pages-download.ts'
import { exhibitionPages } from './pages-exhibition.ts'
import { exhibitorPages } from './pages-exhibitor.ts'
import { exhibitorCentrePage } from './pages-exhibitor-centre.ts'
import { exhibitorWhyPages } from './pages-exhibitor-why.ts'
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
import { visitorDirectoryPages } from './pages-visitor-directory.ts'
import { visitorWhyPages } from './pages-visitor-why.ts'

export const pages: PackPage[] = [
  ...exhibitionPages,
  standardsPage,
  reviewPage,
  galleryPage,
  ...exhibitorWhyPages,
  ...exhibitorPages,
  exhibitorCentrePage,
  downloadPage,
  ...visitorPages,
  ...visitorWhyPages,
  ...visitorDirectoryPages,
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
