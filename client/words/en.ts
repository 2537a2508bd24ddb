import type { Words } from './cn.ts'

export const en: Words = {
  skipToContent: 'Skip to content',
  home: 'Home',
  newWindow: 'opens in a new window',
  backToTop: 'Back to top',
  backToHome: 'Back to home',
  notFoundTitle: 'This page could not be found',
  notFoundText: 'It may have been moved or removed.',
  emptyList: 'No Data',
  emptySelect: 'No matching data',
  pictureFailed: 'FAILED'
}
