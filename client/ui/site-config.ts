/** A value of the site's configuration in the page's language. */
import { useStore } from '../store.ts'

/** The entry `<code>_cn` or `<code>_en`, else `<code>`; empty where there is none (rulings, section 4). */
export function useSiteConfig(code: string): string {
  return useStore(({ config, locale }) => config?.[`${code}_${locale}`] || config?.[code] || '').trim()
}
