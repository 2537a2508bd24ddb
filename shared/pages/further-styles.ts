import type { PageView } from './page-view.ts'
import { viewOf } from './pages.ts'
import type { PageState } from './state.ts'

/**
 * The style sheet that a page needs in addition to its edition's: that of its kind, or of the sections of its content;
 * a programme has tools as well.
 */
export function furtherStyles({ screen, data }: Pick<PageState, 'screen' | 'data'>): PageView['styles'] {
  const sections = data.page?.sections
  const hasProgramme = Array.isArray(sections) && sections.some((section) => section?.type === 'programme')
  return viewOf(screen).styles ?? (screen === 'page' ? (hasProgramme ? 'tools' : 'sections') : undefined)
}

/**
 * Id of the link to the edition's style sheet. The link is in the body, behind the first
 * view; the head blocks rendering until the parser has reached it (`rel="expect"`).
 */
export const bodyStyleSheetId = 'more-styles'
