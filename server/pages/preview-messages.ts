/** The words of the strip on previews, and of what becomes of a link to them. */
import type { Localizations } from '../../shared/locale/locale.ts'

/** Where the strip's link leads. */
export const previewEndPath = '/_preview/end'

export interface PreviewMessages {
  notice: string
  end: string
}

export const previewMessages: Localizations<PreviewMessages> = {
  cn: { notice: '预览：此页面可能含有尚未发布的内容，仅您可见。', end: '结束预览' },
  en: { notice: 'Preview: this page may show unpublished content. Only you can see it.', end: 'End the preview' }
}
