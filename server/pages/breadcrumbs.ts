/** The breadcrumb list of a page (schema.org), which search engines display instead of its URL. */
import { apiLocaleOf, localized } from '../../shared/locale.ts'
import { descriptorOf } from '../../shared/pages/match-page.ts'
import { plainText } from '../../shared/plain-text.ts'
import type { PageState } from '../../shared/state.ts'
import { pageUrl, type Thing } from './structured-fair.ts'

interface Step {
  name: string
  path: string
}

/** Home page, menu section, list page, page. Of steps with the same path only the last one stays. */
export function breadcrumbs(state: PageState): Thing {
  const parent = parentOf(state)
  const section = sectionOf(state, [state.path, parent?.path])
  const steps: Step[] = [
    { name: state.facts.short, path: '/' },
    ...(section ? [section] : []),
    ...(parent ? [parent] : []),
    { name: titleOf(state), path: state.path }
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .filter(({ path }, index) => steps.findLastIndex((other) => other.path === path) === index)
      .map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: pageUrl(state, path)
      }))
  }
}

/** The page above this one, with its own title or the menu's. */
function parentOf({ screen, locale, params, menu }: PageState): Step | undefined {
  const parent = descriptorOf(screen).parent?.(params)
  if (!parent) return undefined
  const { path, title } = parent
  const menuName = () => menu?.flatMap(({ childlist = [] }) => childlist).find((child) => child.path === path)?.name
  const name = title ? localized(title, locale) : menuName()
  return name ? { name, path } : undefined
}

/** The menu section that contains one of the paths, with the path of its first page. */
function sectionOf({ menu }: PageState, paths: (string | undefined)[]): Step | undefined {
  const section = menu?.find(
    ({ path, is_nav, out_link, childlist = [] }) =>
      is_nav && !out_link && path.startsWith('/') && childlist.some((child) => paths.includes(child.path))
  )
  return section && { name: section.name, path: section.path }
}

/** The page's title without the site's name at its end. */
function titleOf({ head, config, locale, facts }: PageState): string {
  const siteTitle = plainText(config?.[`meta_title_${apiLocaleOf(locale)}`] ?? '') || facts.name
  return head.title.endsWith(` - ${siteTitle}`) ? head.title.slice(0, -siteTitle.length - 3) : head.title
}
