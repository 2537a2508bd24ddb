/** Values of the site's configuration (shared/README.md#menu-and-configuration). */
import { apiLocaleOf } from '../../shared/locale/locale.ts'
import { useStore } from '../store.ts'

/** The entry `<code>_cn` or `<code>_en` by the page's language, else `<code>`; empty where neither exists. */
export function useSiteConfig(code: string): string {
  return useStore(({ config, locale }) => config?.[`${code}_${apiLocaleOf(locale)}`] || config?.[code] || '').trim()
}
