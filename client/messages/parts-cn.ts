/** Messages of parts that several kinds of pages share, as one chunk. */
import { directoryCn } from './directory-cn.ts'
import { planCn } from './plan-cn.ts'
import { sectionsCn } from './sections-cn.ts'
import { uiCn } from './ui-cn.ts'

export const partsCn = { directory: directoryCn, plan: planCn, sections: sectionsCn, ui: uiCn }
