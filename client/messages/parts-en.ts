/** Messages of parts that several kinds of pages share, as one chunk. */
import { directoryEn } from './directory-en.ts'
import { planEn } from './plan-en.ts'
import { sectionsEn } from './sections-en.ts'
import { uiEn } from './ui-en.ts'

export const partsEn = { directory: directoryEn, plan: planEn, sections: sectionsEn, ui: uiEn }
