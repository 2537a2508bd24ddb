import type { Localizations } from '../locale/locale.ts'

/** The part of the title that distinguishes the pages of a list, by the number of the page. */
export const listPageTitle: Localizations<(page: string) => string> = {
  cn: (page) => `第${page}页`,
  en: (page) => `Page ${page}`
}
