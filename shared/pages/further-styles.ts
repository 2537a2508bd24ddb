import type { PageView } from './page-view.ts'
import { viewOf } from './pages.ts'
import type { PageState } from './state.ts'

/** Types of sections whose styles are not in the edition's style sheet: few pages have them. */
const rareSections: readonly unknown[] = ['programme', 'awards', 'code', 'downloads']

/** The style sheet that a page needs in addition to its edition's: that of its kind, or of a section of its content. */
export function furtherStyles({ screen, data }: Pick<PageState, 'screen' | 'data'>): PageView['styles'] {
  const sections = data.page?.sections
  const hasRareOnes = Array.isArray(sections) && sections.some((section) => rareSections.includes(section?.type))
  return viewOf(screen).styles ?? (hasRareOnes ? 'tools' : undefined)
}

/**
 * Id of the link to the edition's style sheet. The link is in the body, behind the first
 * view; the head blocks rendering until the parser has reached it (`rel="expect"`).
 */
export const bodyStyleSheetId = 'more-styles'
